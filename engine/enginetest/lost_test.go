package enginetest

import (
	"testing"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/rules"
)

// closedLost are cards that turn Lost Piles face down, and what fills and empties those.
var closedLost = theme{spare: 5, kinds: []game.Kind{game.ForceLost, game.Retrieved}, cards: [card.Sides][]string{
	card.Dark:  {"your-eyes-can-deceive-you", "stormtrooper", "tatooine-cantina-dark", "darth-vader", "kintan-strider", "labria", "emergency-deployment", "imperial-pilot"},
	card.Light: {"eyes-in-the-dark", "tatooine-cantina-light", "luke-skywalker", "rebel-trooper", "rebel-pilot", "obi-wan-kenobi", "leesub-sirln", "panic"},
}}

// TestLostPilesFaceDown: Life Force lost to a Lost Pile that lies face down is named to nobody,
// and what is retrieved from it is (pile.look).
func TestLostPilesFaceDown(t *testing.T) {
	unseen := 0
	closedLost.play(t, func(g *rules.Game, e *game.Event) {
		if e.Kind == game.ForceLost && e.Card == 0 {
			unseen++
		}
	})
	if unseen == 0 {
		t.Error("nothing was lost unseen")
	}
}
