package tool

import (
	"cmp"
	"fmt"
	"io"
	"maps"
	"slices"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/position"
	"cantina/engine/rules"
)

// A fate is what became of a card in a game.
type fate struct {
	dealt  bool   // it was in a deck, or beside one
	played bool   // it came into play, or was played
	used   bool   // its text was carried out; one that only says what holds was in play as a turn ended
	kept   string // the rule that mostly kept its player from it; "" if none did
}

// A sight is what is seen of the cards in a game while it is played.
type sight struct {
	g    *rules.Game
	turn int
	n    int                       // decisions so far
	lay  map[string]bool           // what lay in play as a turn ended, and whether its text has something that is carried out
	done map[string]bool           // whose text was being carried out when a player chose, or whose back was up
	kept map[string]map[string]int // what kept whoever had to choose from a card, by rule; "" nothing
}

func newSight(g *rules.Game) *sight {
	return &sight{g: g, lay: map[string]bool{}, done: map[string]bool{}, kept: map[string]map[string]int{}}
}

// clone is a sight of a copy of the game, which only looks.
func (s *sight) clone(g *rules.Game) *sight {
	return &sight{g: g, turn: s.turn, lay: maps.Clone(s.lay), done: maps.Clone(s.done)}
}

// every is at which of the decisions the cards are asked what keeps their player from them.
const every = 16

// decision looks at the cards before a choice, and asks now and then what keeps their player from them.
func (s *sight) decision() {
	s.look()
	if s.n++; s.n%every == 0 {
		s.asks()
	}
}

// look looks at the cards before a choice. Most actions are in the log; what an Interrupt is played
// for, and what turns over, is seen here alone.
func (s *sight) look() {
	for i := range s.g.S.Frames {
		if a, acts := s.g.S.Frames[i].Body.(interface {
			Acts() (game.CardID, int16, []game.Value)
		}); acts {
			id, _, _ := a.Acts()
			s.done[s.g.S.SlugOf(id)] = true
		}
	}
	if now := s.g.Status().Turn; now != s.turn {
		s.lying()
		s.turn = now
	}
}

// lying notes what is in play as a turn ends.
func (s *sight) lying() {
	for id := range s.g.S.All {
		if inPlay(s.g, id) {
			s.lay[s.g.S.SlugOf(id)] = acting(s.g, id) != nil
			if s.g.S.C(id).Is(game.Flipped) {
				s.done[s.g.S.SlugOf(id)] = true
			}
		}
	}
}

// inPlay tells whether a card is on table as itself: face down it stands for something else.
func inPlay(g *rules.Game, id game.CardID) bool {
	return g.S.OnTable(id) && !g.S.C(id).Is(game.FaceDown)
}

// acting is what of the text of a card is first carried out; nil if nothing is.
func acting(g *rules.Game, id game.CardID) *position.Clause {
	for _, cl := range g.Text(id).Clauses {
		if cl.Acts() {
			return cl
		}
	}
	return nil
}

// asks asks of each card of whoever chooses, on table or in hand, what keeps him from it.
func (s *sight) asks() {
	d := s.g.Decision()
	if d == nil {
		return
	}
	for id := range s.g.S.All {
		slug := s.g.S.SlugOf(id)
		onTable := inPlay(s.g, id)
		if s.done[slug] || s.g.S.C(id).Owner != d.Seat || !onTable && !s.g.InHand(id) || onTable && acting(s.g, id) == nil {
			continue
		}
		var rs []game.Reason
		if onTable { // not why it may not move
			rs = s.g.WhyVerb(d.Seat, acting(s.g, id).Verb(), id, 0)
		} else {
			rs = s.g.Why(d.Seat, id, 0)
		}
		rule := ""
		if len(rs) > 0 {
			rule = rs[0].Rule
		}
		if len(rs) > 0 && rule == d.Rule {
			continue // there was a question first
		}
		if s.kept[slug] == nil {
			s.kept[slug] = map[string]int{}
		}
		s.kept[slug][rule]++
	}
}

// fates are those of all cards of a game that is over or broken off, by slug.
func (s *sight) fates(decks [card.Sides]card.Deck) map[string]fate {
	out := map[string]fate{}
	change := func(slug string, do func(*fate)) {
		f := out[slug]
		do(&f)
		out[slug] = f
	}
	for _, d := range decks {
		for _, slugs := range [][]string{d.Cards, d.Outside} {
			for _, slug := range slugs {
				change(slug, func(f *fate) { f.dealt, f.kept = true, mostly(s.kept[slug]) })
			}
		}
	}
	for _, e := range s.g.S.Log {
		if e.Def == 0 {
			continue
		}
		slug := s.g.S.Slugs[e.Def-1]
		switch e.Kind {
		case game.Deployed, game.Replaced:
			change(slug, func(f *fate) { f.played, f.used = true, f.used || s.bids(e.Card) })
		case game.Played, game.ActionStarted, game.Fired:
			change(slug, func(f *fate) { f.played, f.used = true, true })
		}
	}
	for slug, active := range s.lay {
		change(slug, func(f *fate) { f.played, f.used = true, f.used || !active || s.done[slug] })
	}
	return out
}

// bids tells whether a card that deploys does something besides by the sentence that says where.
func (s *sight) bids(id game.CardID) bool {
	return slices.ContainsFunc(s.g.Text(id).Clauses, func(cl *position.Clause) bool {
		return cl.Deploys() && cl.Src != nil && len(cl.Src.Steps) > 1
	})
}

// mostly is what was counted most often, the first by name of several.
func mostly(counts map[string]int) (most string) {
	for _, rule := range slices.Sorted(maps.Keys(counts)) {
		if most == "" || counts[rule] > counts[most] {
			most = rule
		}
	}
	return most
}

// A census counts in how many games each card was dealt, played and used, and in how many of those
// in which it was not used each rule kept its player from it.
type census map[string]*career

// A career is what became of a card in a series.
type career struct {
	games [3]int // dealt, played, used
	kept  map[string]int
}

// add adds a game.
func (c census) add(fates map[string]fate) {
	for slug, f := range fates {
		if c[slug] == nil {
			c[slug] = &career{kept: map[string]int{}}
		}
		for i, is := range []bool{f.dealt, f.played, f.used} {
			c[slug].games[i] += b2i(is)
		}
		if !f.used && f.kept != "" {
			c[slug].kept[f.kept]++
		}
	}
}

// aim is at the cards that have been used too seldom, or at none before a game; with near only at
// those of them that have been used at all, if there are such.
func (c census) aim(cat *catalog.Catalog, near bool) (a aim) {
	if len(c) == 0 {
		return a
	}
	for _, k := range cat.All() {
		n := c[k.Slug]
		if k.Whole() && (n == nil || n.games[2] < often) && (!near || n != nil && n.games[2] > 0) {
			a[k.Side] = append(a[k.Side], k)
		}
	}
	if near && len(a[card.Dark])+len(a[card.Light]) == 0 {
		return c.aim(cat, false)
	}
	return a
}

// hard are the cards that have been in many games and used too seldom.
func (c census) hard(cat *catalog.Catalog) map[*catalog.Card]bool {
	out := map[*catalog.Card]bool{}
	for _, k := range cat.All() {
		if n := c[k.Slug]; n != nil && n.games[0] >= many && n.games[2] < often {
			out[k] = true
		}
	}
	return out
}

// many is in how many games a card has been that is hard to use, if it was used too seldom.
const many = 5 * often

// oftenUsed is how many cards have been used often.
func (c census) oftenUsed() (n int) {
	for _, k := range c {
		n += b2i(k.games[2] >= often)
	}
	return n
}

// often is in how many games of a series each whole card should be used.
const often = 20

// write lists the whole cards that were used less often, and what they lacked.
func (c census) write(out io.Writer, cat *catalog.Catalog) {
	whole, seldom := 0, map[string]*career{}
	for _, k := range cat.All() {
		if !k.Whole() {
			continue
		}
		whole++
		n := c[k.Slug]
		if n == nil {
			n = &career{}
		}
		if n.games[2] < often {
			seldom[k.Slug] = n
		}
	}
	fmt.Fprintf(out, "dealt, played and used in %d games or more: %d of %d whole cards\n", often, whole-len(seldom), whole)
	order := slices.SortedFunc(maps.Keys(seldom), func(a, b string) int {
		return cmp.Or(slices.Compare(seldom[a].games[:], seldom[b].games[:]), cmp.Compare(a, b))
	})
	for _, slug := range order {
		n := seldom[slug]
		lacks := "its text was seldom carried out"
		switch {
		case n.games[0] < often:
			lacks = "seldom in a deck"
		case n.games[1] < often:
			lacks = "seldom played"
		}
		if rule := mostly(n.kept); rule != "" {
			lacks += ", mostly for " + rule
		}
		fmt.Fprintf(out, "%7d %5d %5d  %s: %s\n", n.games[0], n.games[1], n.games[2], slug, lacks)
	}
}
