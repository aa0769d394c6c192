package find

import (
	"slices"
	"strings"
	"sync"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// Relations between cards, from the trees of their game text. Of each card a relation is the
// set of the cards that it is to; its reverse is made of it.

func relationFields() (out []*Field) {
	for _, x := range []struct {
		key        string
		names      [card.Langs][]string
		what, help card.Text
		of         func(ix *Index) []set
	}{
		{"pulls", names("pulls pull fetches searches", "cherche prend"), card.T("takes or deploys from a pile", "prend ou déploie depuis une pile"),
			card.T("pulls:jedi", "cherche:jedi"), pulls},
		{"pulled-by", names("pulled-by fetched-by", "cherchée-par cherché-par"), card.T("is taken or deployed from a pile by", "est pris ou déployé depuis une pile par"),
			card.T(`pulled-by:"Jabba's Palace"`, `cherchée-par:"Jabba’s Palace"`), reverse("pulls")},
		{"cancels", names("cancels cancel", "annule"), card.T("cancels", "annule"), card.T("cancels:sense", "annule:sense"), cancels},
		{"canceled-by", names("canceled-by cancelled-by", "annulé-par annulée-par"), card.T("is canceled by", "est annulé par"), card.T("canceled-by:sense", "annulée-par:sense"), reverse("cancels")},
		{"matches", names("matches match matching", "assorti assortie"), card.T("matches", "est assorti à"), card.T(`matches:"Red 5"`, `assorti:"Red 5"`), matches},
		{"persona", names("persona who", "persona qui"), card.T("is the persona of", "est la persona de"), card.T("persona:luke", "persona:luke"), personas},
		{"deploys-on", names("deploys-on deploys on", "se-déploie-sur déployé-sur sur"), card.T("deploys on", "se déploie sur"), card.T("deploys-on:starship", "sur:vaisseau"), deploysOn},
		{"mentions", names("mentions names quotes", "mentionne cite nomme"), card.T("mentions", "mentionne"), card.T("mentions:vader", "mentionne:vader"), mentions},
	} {
		out = append(out, &Field{Key: x.key, Names: x.names, What: x.what, Help: x.help, field: field{relation: x.of}})
	}
	return out
}

// prints are the cards as printed, for one goroutine at a time.
type prints struct {
	sync.Mutex
	*position.Prints
	nouns map[string]set
}

func (ix *Index) newPrints() *prints {
	return &prints{Prints: position.PrintsOf(ix.cat), nouns: map[string]set{}}
}

// meant is the set of the cards that a noun phrase in the text of a card can mean.
func (ix *Index) meant(f gametext.Filter, self int, you card.Side) set {
	p := ix.prints()
	p.Lock()
	defer p.Unlock()
	s := newSet(ix.cat.Len())
	p.Each(f, self, you, s.add)
	return s
}

// noun is the set of the cards that a noun of game text means.
func (ix *Index) noun(word string) set {
	p := ix.prints()
	p.Lock()
	s, ok := p.nouns[word]
	p.Unlock()
	if !ok {
		s = ix.meant(gametext.Filter{Nouns: []string{word}}, 0, card.Dark)
		p.Lock()
		p.nouns[word] = s
		p.Unlock()
	}
	return s
}

// reverse turns a relation round.
func reverse(key string) func(ix *Index) []set {
	return func(ix *Index) []set {
		out := make([]set, ix.cat.Len())
		for i, to := range ix.relations[key]() {
			to.each(func(j int) {
				if out[j] == nil {
					out[j] = newSet(ix.cat.Len())
				}
				out[j].add(i)
			})
		}
		return out
	}
}

// A saying is a sentence of a card, and who is spoken to.
type saying struct {
	ix   *Index
	self int
	*gametext.Clause
	you  card.Side
	into *set
}

// related makes a relation: collect is called for every sentence of every whole card.
func (ix *Index) related(collect func(s *saying)) []set {
	out := make([]set, ix.cat.Len())
	for i, k := range ix.cat.All() {
		if !k.Written() {
			continue
		}
		clauses := k.Clauses()
		for n := range clauses {
			s := &saying{ix: ix, self: i, Clause: &clauses[n], you: k.Side, into: &out[i]}
			if len(s.Heads) > 0 && k.Type == card.Location {
				switch s.Heads[0] {
				case gametext.Head(gametext.Sided{Side: gametext.LightSide}):
					s.you = card.Light
				case gametext.Head(gametext.Sided{Side: gametext.DarkSide}):
					s.you = card.Dark
				}
			}
			collect(s)
		}
	}
	return out
}

// add adds what a noun phrase of the sentence means; "that card" means what was named before.
func (s *saying) add(f gametext.Filter) { s.addOf(f, -1) }

// addOf adds only cards of a player's pile, unless whose is below 0.
func (s *saying) addOf(f gametext.Filter, whose int) {
	if (f.Det == gametext.DetThat || f.Det == gametext.DetThose) && f.Ref > 0 && f.Ref <= len(s.Binders) {
		b := s.Binders[f.Ref-1]
		if b.Kind != "cards" || b.Cards.Det == gametext.DetThat || b.Cards.Det == gametext.DetThose {
			return
		}
		f = b.Cards
	}
	meant := s.ix.meant(f, s.self, s.you)
	if whose >= 0 {
		meant.and(s.ix.where(func(k *catalog.Card) bool { return int(k.Side) == whose }))
	}
	if *s.into == nil {
		*s.into = newSet(s.ix.cat.Len())
	}
	s.into.or(meant)
}

// addNamed adds only those of named cards that bear the name: nothing deploys on the pilot of
// a starship who is no card.
func (s *saying) addNamed(f gametext.Filter) {
	before := *s.into
	*s.into = nil
	s.add(f)
	if len(f.Titles) > 0 {
		s.into.and(s.ix.where(func(k *catalog.Card) bool { return slices.ContainsFunc(f.Titles, k.Named) }))
	}
	if before != nil {
		s.into.or(before)
	}
}

// owner is the player whose pile it is.
func (s *saying) owner(w gametext.Whose) int {
	if w == gametext.Opponents {
		return int(s.you.Other())
	}
	return int(s.you)
}

// pulls: what a card takes, deploys or plays from a pile where it is looked for
// (pile.search), from under itself, or exchanges for.
func pulls(ix *Index) []set {
	return ix.related(func(s *saying) {
		from := func(f gametext.Filter, from gametext.From) {
			if pile, is := from.(gametext.FromPile); is && pile.Pile != gametext.Hand {
				s.addOf(f, s.owner(pile.Whose))
			}
		}
		gametext.Walk(*s.Clause, func(n any) bool {
			switch n := n.(type) {
			case gametext.Take:
				from(n.Cards, n.From)
			case gametext.Deploy:
				if systems := systemsOf(n.To); systems != nil && n.From != nil {
					before := *s.into
					*s.into = nil
					from(n.Cards, n.From)
					s.within(systems, before)
				} else {
					from(n.Cards, n.From)
				}
				if how, is := n.How.(gametext.InWay); is && how.Way == gametext.WithMatch {
					s.addMatches(n.Cards)
				}
			case gametext.PlayFrom:
				from(n.Cards, n.From)
			case gametext.Exchange:
				from(n.With, n.Of)
				from(n.Cards, n.From)
			}
			return true
		})
	})
}

// cancels: what a card cancels, on table or as it is played (action.cancel.card,
// action.cancel).
func cancels(ix *Index) []set {
	return ix.related(func(s *saying) {
		gametext.Walk(*s.Clause, func(n any) bool {
			switch n := n.(type) {
			case gametext.Treat:
				if n.How == gametext.Cancel {
					s.add(n.Cards)
				}
			case gametext.CancelThat:
				if n.That == gametext.ThatAction {
					s.answered()
				}
			case gametext.CardsDo:
				for _, p := range n.Do {
					if is, ok := p.(gametext.Are); ok && is.State == gametext.Canceled {
						s.add(n.Cards)
					}
				}
			}
			return true
		})
	})
}

// systemsOf are the systems to whose locations something deploys; nil if none is named.
func systemsOf(to gametext.To) (out []string) {
	gametext.Walk(to, func(n any) bool {
		if f, is := n.(*gametext.Filter); is && f.System != "" {
			out = append(out, f.System)
		}
		return true
	})
	return out
}

// within drops locations of other systems than those that are named: a site deploys to its
// own (location.part-of). What was there before is added again.
func (s *saying) within(systems []string, before set) {
	if *s.into != nil {
		s.into.and(s.ix.where(func(k *catalog.Card) bool {
			own := k.System
			if k.Is("system") {
				own = k.Unmarked()
			}
			return k.Type != card.Location || own == "" || slices.Contains(systems, own)
		}))
	}
	if before != nil {
		before = before.clone()
		if *s.into != nil {
			before.or(*s.into)
		}
		*s.into = before
	}
}

// addMatches adds what matches some card that a noun phrase means, on the same side.
func (s *saying) addMatches(f gametext.Filter) {
	if *s.into == nil {
		*s.into = newSet(s.ix.cat.Len())
	}
	side := s.ix.cat.At(s.self).Side
	s.ix.meant(f, s.self, s.you).each(func(i int) {
		if to := s.ix.relations["matches"]()[i]; to != nil && s.ix.cat.At(i).Side == side {
			s.into.or(to)
		}
	})
}

// answered adds the cards whose play is what the sentence answers.
func (s *saying) answered() {
	for _, h := range s.Heads {
		gametext.Walk(h, func(n any) bool {
			switch n := n.(type) {
			case gametext.BringsCards:
				s.add(n.Cards)
			case gametext.BeTargeted: // by what is played or fired
				s.add(n.By)
			default:
				return true
			}
			return false
		})
	}
}

// matches: matching pilots, starships, vehicles and weapons (char.matching).
func matches(ix *Index) []set {
	out := ix.related(func(s *saying) {
		gametext.Walk(*s.Clause, func(n any) bool {
			if m, is := n.(gametext.AreMatching); is {
				s.add(m.What)
			}
			return true
		})
	})
	cards := ix.cat.All()
	var unique, named []int
	for i, k := range cards {
		if k.Dots == 1 && (k.Type == card.Character || k.Type == card.Starship || k.Type == card.Vehicle || k.Type == card.Weapon) {
			unique = append(unique, i)
			if len(k.Matching) > 0 {
				named = append(named, i)
			}
		}
	}
	p := ix.prints()
	p.Lock()
	defer p.Unlock()
	link := func(i, j int) {
		if out[i] == nil {
			out[i] = newSet(len(cards))
		}
		out[i].add(j)
	}
	for _, i := range named {
		for _, j := range unique {
			if p.Pair(i, j) {
				link(i, j)
				link(j, i)
			}
		}
	}
	return out
}

// personas: the cards that are the same person or ship, permanent pilots and astromechs
// counted (persona.def, persona.contains).
func personas(ix *Index) []set {
	at := map[string]set{}
	called := func(k *catalog.Card) (list []string) {
		switch k.Type {
		case card.Character, card.Starship, card.Vehicle, card.Weapon, card.Device, card.Creature:
			list = append(list, k.Unmarked())
		}
		list = slices.Concat(list, k.Personas, k.Newest)
		for _, p := range k.Permanent {
			if p.Persona != "" && p.Role != card.OnCard {
				list = append(list, p.Persona)
			}
		}
		return list
	}
	for i, k := range ix.cat.All() {
		for _, name := range called(k) {
			if at[name] == nil {
				at[name] = newSet(ix.cat.Len())
			}
			at[name].add(i)
		}
	}
	out := make([]set, ix.cat.Len())
	for i, k := range ix.cat.All() {
		for _, name := range called(k) {
			if out[i] == nil {
				out[i] = newSet(ix.cat.Len())
			}
			out[i].or(at[name])
		}
	}
	return out
}

// deploysOn: on what cards a card deploys (deploy.device, effect.deploy).
func deploysOn(ix *Index) []set {
	return ix.related(func(s *saying) {
		gametext.Walk(*s.Clause, func(n any) bool {
			if d, is := n.(gametext.DeployOn); is {
				if on, cards := d.On.(gametext.OnCards); cards {
					s.addNamed(on.Cards)
				}
			}
			return true
		})
	})
}

// mentions: the cards whose titles or personas a text names. Nouns are mentioned, too, but
// as words: see readNaming.
func mentions(ix *Index) []set {
	named := ix.called()
	return ix.related(func(s *saying) {
		for _, title := range TitlesIn(s.Clause) {
			if *s.into == nil {
				*s.into = newSet(ix.cat.Len())
			}
			s.into.or(named[title])
		}
	})
}

// TitlesIn lists what stands in quotes in a sentence.
func TitlesIn(c *gametext.Clause) (out []string) {
	text := gametext.Print(*c, card.English)
	for {
		_, rest, ok := strings.Cut(text, `"`)
		title, after, closed := strings.Cut(rest, `"`)
		if !ok || !closed {
			return out
		}
		out, text = append(out, title), after
	}
}

// nounsUsed says of every noun which texts use it, by the noun in small letters.
func (ix *Index) nounsUsed() map[string]set {
	out := map[string]set{}
	for i, k := range ix.cat.All() {
		if !k.Written() {
			continue
		}
		gametext.Walk(k.Clauses(), func(n any) bool {
			if f, is := n.(*gametext.Filter); is {
				for _, w := range f.Nouns {
					noun, _ := gametext.LookupNoun(w)
					key := strings.ToLower(noun.Word)
					if out[key] == nil {
						out[key] = newSet(ix.cat.Len())
					}
					out[key].add(i)
				}
			}
			return true
		})
	}
	return out
}
