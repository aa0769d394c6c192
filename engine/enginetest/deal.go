package enginetest

import (
	"fmt"
	"math/rand/v2"

	"cantina/decks"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/rules"
)

// Starters is a game of the two decks that the program carries, the first of each
// side; ok is false if there are none.
func Starters() (s rules.Setup, ok bool) {
	var have [card.Sides]bool
	for _, d := range decks.Embedded() {
		if !have[d.Side] {
			have[d.Side] = true
			s.Decks[d.Side] = rules.Deck{Name: d.Name, Side: d.Side, Cards: d.Slugs(), Starting: d.Starting}
		}
	}
	return s, have[card.Dark] && have[card.Light]
}

// RandomDecks deals two decks of 60 from all whole cards, with a starting
// location: they meet in ways that nobody planned.
func RandomDecks(cat *catalog.Catalog, seed uint64) rules.Setup {
	s := rules.Setup{Seed: seed}
	r := rand.New(rand.NewPCG(seed, 60))
	for side := range card.Sides {
		var all, starts []string
		for _, k := range cat.All() {
			if k.Side != side || !k.Whole {
				continue
			}
			all = append(all, k.Slug)
			if decks.CanStart(k.Def) {
				starts = append(starts, k.Slug)
			}
		}
		d := rules.Deck{Name: fmt.Sprintf("random %s %d", side, seed), Side: side}
		if len(starts) > 0 {
			d.Start = starts[r.IntN(len(starts))]
			d.Cards = append(d.Cards, d.Start)
		}
		for len(d.Cards) < 60 {
			d.Cards = append(d.Cards, all[r.IntN(len(all))])
		}
		s.Decks[side] = d
	}
	return s
}
