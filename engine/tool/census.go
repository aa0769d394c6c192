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
	dealt  bool // it was in a deck, or beside one
	played bool // it came into play, or was played
	used   bool // its text was carried out; one that only says what holds was in play as a turn ended
}

// fates are those of all cards of a game that is over or broken off, by slug. What lay in play as
// turns ended was noted meanwhile.
func fates(g *rules.Game, decks [card.Sides]card.Deck, lay map[string]bool) map[string]fate {
	out := map[string]fate{}
	change := func(slug string, do func(*fate)) {
		f := out[slug]
		do(&f)
		out[slug] = f
	}
	for _, d := range decks {
		for _, slugs := range [][]string{d.Cards, d.Outside} {
			for _, slug := range slugs {
				change(slug, func(f *fate) { f.dealt = true })
			}
		}
	}
	for _, e := range g.S.Log {
		if e.Def == 0 {
			continue
		}
		slug := g.S.Slugs[e.Def-1]
		switch e.Kind {
		case game.Deployed, game.Replaced:
			change(slug, func(f *fate) { f.played = true })
		case game.Played, game.ActionStarted, game.Fired:
			change(slug, func(f *fate) { f.played, f.used = true, true })
		}
	}
	for slug, active := range lay {
		change(slug, func(f *fate) { f.played, f.used = true, f.used || !active })
	}
	return out
}

// lying notes what is in play, and whether its text has something that is carried out.
func lying(g *rules.Game, into map[string]bool) {
	for id := range g.S.All {
		if g.S.OnTable(id) {
			into[g.S.SlugOf(id)] = slices.ContainsFunc(g.Text(id).Clauses, (*position.Clause).Acts)
		}
	}
}

// A census counts in how many games each card was dealt, played and used.
type census map[string]*[3]int

func (c census) add(fates map[string]fate) {
	for slug, f := range fates {
		if c[slug] == nil {
			c[slug] = new([3]int)
		}
		for i, is := range []bool{f.dealt, f.played, f.used} {
			c[slug][i] += b2i(is)
		}
	}
}

// often is in how many games of a series each whole card should be used.
const often = 20

// write lists the whole cards that were used less often, and what they lacked.
func (c census) write(out io.Writer, cat *catalog.Catalog) {
	whole, seldom := 0, map[string]*[3]int{}
	for _, k := range cat.All() {
		if !k.Whole() {
			continue
		}
		whole++
		n := c[k.Slug]
		if n == nil {
			n = new([3]int)
		}
		if n[2] < often {
			seldom[k.Slug] = n
		}
	}
	fmt.Fprintf(out, "dealt, played and used in %d games or more: %d of %d whole cards\n", often, whole-len(seldom), whole)
	order := slices.SortedFunc(maps.Keys(seldom), func(a, b string) int {
		return cmp.Or(slices.Compare(seldom[a][:], seldom[b][:]), cmp.Compare(a, b))
	})
	for _, slug := range order {
		n := seldom[slug]
		lacks := "its text was seldom carried out"
		switch {
		case n[0] < often:
			lacks = "seldom in a deck"
		case n[1] < often:
			lacks = "seldom played"
		}
		fmt.Fprintf(out, "%7d %5d %5d  %s: %s\n", n[0], n[1], n[2], slug, lacks)
	}
}
