package enginetest

import (
	"testing"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/rules"
)

// openUsed are cards that turn Used Piles face up, and what fills and empties those.
var openUsed = theme{spare: 5, kinds: []game.Kind{game.Revealed, game.ForceUsed}, cards: [card.Sides][]string{
	card.Dark:  {"stormtrooper", "tatooine-cantina-dark", "darth-vader", "reactor-terminal", "imperial-pilot", "stormtrooper", "tie-fighter"},
	card.Light: {"polarized-negative-power-coupling", "tatooine-cantina-light", "luke-skywalker", "rebel-trooper", "rebel-pilot", "obi-wan-kenobi", "control-light"},
}}

// TestUsedPilesFaceUp: what comes to a Used Pile is named while it lies face up, its top card
// is seen by both, and nothing of what lies below (pile.look).
func TestUsedPilesFaceUp(t *testing.T) {
	named := 0
	openUsed.play(t, func(g *rules.Game, e *game.Event) {
		if e.Kind == game.Revealed && e.From == game.Used {
			named++
		}
	})
	if named == 0 {
		t.Error("nothing was named")
	}
}
