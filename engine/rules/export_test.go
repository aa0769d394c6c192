package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// What the benchmarks look at from outside: they play decks, and decks ask the rules.

const ProcPhase = pPhase

func (g *Game) InPlay() []game.CardID { return g.inPlay() }

// List lists all that a player may do, as a decision does.
func (g *Game) List(side card.Side) { g.legal(side, nil) }

// Forget makes the game forget all that it has prepared for this moment: the next
// Decision lists its options again.
func (g *Game) Forget() {
	g.dec, g.index = nil, index{}
	g.forget()
}
