package engine

import (
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/rules"
)

// A Deck is what a player brings: slugs of cards, one for each copy.
type Deck = card.Deck

// A Setup is all that a game starts from.
type Setup = rules.Setup

// A Game is a game in progress. It is not safe for two goroutines.
type Game = game.Game

// New starts a game: the decks are shuffled by the seed and the first decision
// is prepared. The error names every card that cannot be played.
func New(cat *catalog.Catalog, s Setup) (Game, error) {
	g, err := rules.New(cat, s)
	if err != nil {
		return nil, err
	}
	return g, nil
}

// Load opens a game that Save wrote.
func Load(cat *catalog.Catalog, data []byte) (Game, error) {
	g, err := rules.Load(cat, data)
	if err != nil {
		return nil, err
	}
	return g, nil
}
