package decks

import (
	"slices"

	"cantina/decks/find"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/gametext"
	"cantina/engine/rules"
)

// Of so many cards of each theme a random deck is built; its other cards are drawn by chance.
// The opponent's deck has some that they are aimed at.
const (
	themes       = 2  // of a deck
	ofTheme      = 21 // cards of each, at most
	ofTheirs     = 6  // cards for a theme of the opponent's
	ofOneTheme   = 40 // cards, where a deck is built round one card
	ofOneTheirs  = 14 // cards, where that is the opponent's
	ofNoneTheirs = 24 // cards, where the deck has no such card of its own
	copiesOfOne  = 4  // of the card that is a theme
	locations    = 9  // at least
	room         = 56 // cards of themes, at most: others and what starts are drawn by chance
)

// Themed makes a legal deck of sixty round two cards, its themes, with what their texts speak of:
// so what is aimed at something meets it. It holds some of what the themes of the other side's
// deck of that seed are aimed at, too; its last cards are drawn by chance. Every whole card is a
// theme in turn. The same seed makes the same deck. It is nil if the catalog has too few cards.
func Themed(cat *catalog.Catalog, side card.Side, seed uint64) *Deck {
	return build(cat, side, seed, func(b *builder) { b.themed(seed) })
}

// themed adds the cards of the deck's themes, and what the opponent's want.
func (b *builder) themed(seed uint64) {
	side := b.deck.Side
	for _, k := range b.themesOf(seed, side) {
		b.theme(k, ofTheme)
	}
	if len(b.order[side.Other()]) > 0 {
		for _, k := range b.themesOf(seed, side.Other()) {
			b.aims(k, ofTheirs)
		}
	}
	b.rest()
}

// rest adds what a deck needs besides its themes, and fills it.
func (b *builder) rest() {
	side := b.deck.Side
	for range locations {
		if b.count(card.Location) < locations {
			b.put(b.pick(b.starting[side][atLocation]), 1)
		}
	}
	b.starts()
	b.eachStart(func(_ *string, k *catalog.Card) {
		b.put(k, 1)
		b.starts()
	})
	b.shielded()
	b.fill()
}

// Around makes a legal deck of sixty round one card with what its text speaks of, and with some of
// what the card is aimed at round which the other side's deck is built; either may be nil. Its last
// cards are drawn by chance. The same seed makes the same deck. It is nil if the catalog has too
// few cards.
func Around(cat *catalog.Catalog, side card.Side, seed uint64, round [card.Sides]*catalog.Card) *Deck {
	return build(cat, side, seed, func(b *builder) {
		if k := round[side]; k != nil {
			b.grounds(k)
			b.theme(k, ofOneTheme)
		}
		if k := round[side.Other()]; k != nil {
			most := ofOneTheirs
			if round[side] == nil {
				most = ofNoneTheirs
			}
			b.grounds(k)
			b.aims(k, most)
		}
		b.rest()
	})
}

// count is how many cards of a type there are.
func (b *builder) count(t card.Type) (n int) {
	for _, e := range b.deck.Cards {
		if b.cat.Get(e.Slug).Type == t && !e.Outside {
			n += e.Count
		}
	}
	return n
}

// shielded lays ten Defensive Shields beside a deck with a Starting Effect
// (deck.starting-effect.count).
func (b *builder) shielded() {
	list := b.shields[b.deck.Side]
	if b.deck.Effect == "" || len(list) == 0 {
		return
	}
	n := 0
	for _, e := range b.deck.Cards {
		n += truth(b.cat.Get(e.Slug).Type == card.DefensiveShield)
	}
	first := b.rand.IntN(len(list))
	for i := range list {
		if k := list[(first+i)%len(list)]; n < 10 && b.deck.copies(k.Slug) == 0 {
			b.deck.Add(Entry{Slug: k.Slug, Outside: true}, 1)
			n++
		}
	}
}

// themesOf are the cards round which the deck of a seed and side is built. They are drawn in
// turn, so that each whole card is a theme equally often in a long run of seeds.
func (p *pools) themesOf(seed uint64, side card.Side) (out []*catalog.Card) {
	order := p.order[side]
	for i := range uint64(themes) {
		out = append(out, order[(seed*themes+i)%uint64(len(order))])
	}
	return out
}

// put adds copies of a card, as far as one deck may have them, and returns how many.
func (b *builder) put(k *catalog.Card, copies int) (n int) {
	if k == nil || !k.Whole() || k.Side != b.deck.Side {
		return 0
	}
	only := func(slot *string) int {
		if *slot != "" {
			return 0
		}
		*slot = k.Slug
		b.deck.Add(Entry{Slug: k.Slug}, 1)
		return 1
	}
	switch {
	case k.Type == card.DefensiveShield:
		return 0
	case k.Type == card.Objective:
		if c := b.cat.Get(b.deck.Start); c != nil && c.Type != card.Objective {
			b.deck.Start = "" // the Objective starts, and not the location (deck.objective)
		}
		if only(&b.deck.Start) == 0 {
			return 0
		}
		return 1 + b.brings(k)
	case k.Type == card.Effect && k.Is("starting"):
		return only(&b.deck.Effect)
	case k.Type == card.Interrupt && k.Is("starting"):
		return only(&b.deck.Interrupt)
	case k.Type == card.Location:
		copies = min(copies, 1+truth(k.Dots == 0))
	}
	copies = min(copies, 4-b.deck.Count(k.Slug), room-b.deck.Size())
	if copies > 0 {
		b.deck.Add(Entry{Slug: k.Slug}, copies)
	}
	return max(copies, 0)
}

func truth(b bool) int {
	if b {
		return 1
	}
	return 0
}

// own are those of some cards that the deck may have.
func (b *builder) own(list []*catalog.Card) []*catalog.Card {
	return slices.DeleteFunc(slices.Clone(list), func(x *catalog.Card) bool { return x.Side != b.deck.Side || !x.Whole() })
}

// theme adds a card and what its text speaks of, what takes it from a pile, what speaks of it
// and what it matches.
func (b *builder) theme(k *catalog.Card, most int) {
	n := b.put(k, copiesOfOne)
	if k.Type == card.DefensiveShield {
		b.put(b.pick(b.starting[b.deck.Side][atEffect]), 1)
		b.deck.Add(Entry{Slug: k.Slug, Outside: true}, 1)
	}
	ix := find.Of(b.cat)
	for _, list := range [][]*catalog.Card{ix.Related("pulled-by", k.Slug), ix.Related("matches", k.Slug), b.speakers[k.Slug]} {
		if x := b.pick(b.own(list)); x != nil {
			n += b.part(x, 2)
		}
	}
	b.wants(k, most-n, max(4, most/3))
}

// brings adds what an Objective takes from the deck as it starts (objective.start).
func (b *builder) brings(k *catalog.Card) (n int) {
	for _, step := range find.Of(b.cat).Brings(k.Slug) {
		list := slices.Clone(step.Cards)
		b.rand.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
		for _, x := range list[:min(len(list), max(step.N, 1))] {
			n += b.put(x, 1)
		}
	}
	for _, clause := range k.Clauses() {
		if x, is := clause.Rule.(gametext.Beneath); is {
			b.marker(x.Cards)
		}
	}
	return n
}

// marker puts what an Objective asks for beside the deck there (objective.start).
func (b *builder) marker(f gametext.Filter) {
	var list []*catalog.Card
	for _, k := range b.all[b.deck.Side] {
		if suits(k.Def, f) {
			list = append(list, k)
		}
	}
	if k := b.pick(list); k != nil {
		b.deck.Add(Entry{Slug: k.Slug, Outside: true}, 1)
	}
}

// grounds adds what must be on table before a card comes into play, or what it calls by name, and has
// the deck start with one of that.
func (b *builder) grounds(k *catalog.Card) {
	for _, w := range find.Of(b.cat).Grounds(k.Slug) {
		x := b.pick(w.Cards[b.deck.Side])
		if b.put(x, 2) > 0 && b.deck.Start == "" && rules.CanStart(b.cat, x.Slug) {
			b.deck.Start = x.Slug
		}
	}
}

// wants adds up to most cards of those that the text of a card speaks of: one for each phrase,
// then another, until there are enough. Those that are called by name are there twice.
func (b *builder) wants(k *catalog.Card, most, rounds int) (n int) {
	list := find.Of(b.cat).Wants(k.Slug)
	for round := 0; round < rounds && n < most; round++ {
		for _, w := range list {
			x := b.pick(w.Cards[b.deck.Side])
			if x == nil || n >= most || round > rounds/4 && !w.Named && len(w.Cards[b.deck.Side]) > 40 {
				continue
			}
			n += b.part(x, 1+truth(w.Named && round == 0))
		}
	}
	return n
}

// part adds copies of a card that a theme needs, and what that deploys on or belongs to.
func (b *builder) part(k *catalog.Card, copies int) (n int) {
	if n = b.put(k, copies); n == 0 {
		return 0
	}
	if k.Type == card.Location && k.System != "" {
		n += b.place(k.System, 2)
	}
	on := b.own(find.Of(b.cat).Related("deploys-on", k.Slug))
	if x := b.pick(on); x != nil && len(on) < len(b.all[b.deck.Side])/common {
		n += b.put(x, 2)
	}
	return n
}

// common is how large a part of a side's cards what a card deploys on may not be, or there is
// some in every deck.
const common = 3

// place adds locations of a system.
func (b *builder) place(system string, most int) (n int) {
	list := b.places[b.deck.Side][system]
	for range most {
		if k := b.pick(list); k != nil {
			n += b.put(k, 1)
		}
	}
	return n
}

// aims adds cards of which the text of an opponent's card speaks.
func (b *builder) aims(k *catalog.Card, most int) {
	n := 0
	list := find.Of(b.cat).Wants(k.Slug)
	for round := 0; round < max(2, most/4) && n < most; round++ {
		for _, w := range list {
			if x := b.pick(w.Cards[b.deck.Side]); x != nil && n < most {
				n += b.part(x, 1+truth(w.Named))
			}
		}
	}
}

// starts chooses with which location of the deck it starts, and puts one there if none can.
func (b *builder) starts() {
	if b.deck.Start != "" {
		return
	}
	var list []*catalog.Card
	for _, e := range b.deck.Cards {
		if k := b.cat.Get(e.Slug); k.Type == card.Location && rules.CanStart(b.cat, k.Slug) {
			list = append(list, k)
		}
	}
	if len(list) == 0 {
		list = b.starting[b.deck.Side][atLocation]
		b.put(b.pick(list), 1)
	}
	b.deck.Start = b.pick(list).Slug
}
