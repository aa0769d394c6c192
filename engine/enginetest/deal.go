package enginetest

import (
	"cantina/decks"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/rules"
)

// Starters is a game of the two decks that the program carries, the first of each
// side; ok is false if there are none.
func Starters() (s rules.Setup, ok bool) {
	var have [card.Sides]bool
	for _, d := range decks.Embedded() {
		if !have[d.Side] {
			have[d.Side] = true
			s.Decks[d.Side] = d.Dealt()
		}
	}
	return s, have[card.Dark] && have[card.Light]
}

// RandomDecks is a game of two random decks of all whole cards; every second one is
// played by the newest edition, and in every fourth one player is asked though he has
// nothing.
func RandomDecks(cat *catalog.Catalog, seed uint64) rules.Setup {
	s := rules.Setup{Seed: seed, Options: game.Options{Shuffled: true}}
	if seed%2 == 1 {
		s.Options.Edition = game.Newest
	}
	if seed%4 == 0 {
		s.Options.Ask[seed/4%2] = game.Everywhere
	}
	for side := range card.Sides {
		s.Decks[side] = decks.Random(cat, side, seed).Dealt()
	}
	return s
}
