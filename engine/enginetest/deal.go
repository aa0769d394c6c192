package enginetest

import (
	"cantina/decks"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/rules"
)

// Starters is a game of two decks that the program carries, always the same.
func Starters() (s rules.Setup) {
	for side := range card.Sides {
		s.Decks[side] = decks.Usual(side).Dealt()
	}
	return s
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
