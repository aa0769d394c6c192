package enginetest

import (
	"testing"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/rules"
)

// lentForce are cards by which a player uses the opponent's Force, and draws what he would
// activate into hand, and what costs Force.
var lentForce = theme{spare: 5, kinds: []game.Kind{game.ForceUsed, game.Activated}, cards: [card.Sides][]string{
	card.Dark:  {"stormtrooper", "tatooine-cantina-dark", "darth-vader", "reactor-terminal", "imperial-pilot", "stormtrooper", "imperial-barrier"},
	card.Light: {"beggar", "tatooine-mos-eisley-light", "luke-skywalker", "rebel-trooper", "hydroponics-station", "how-did-we-get-into-this-mess", "vaporator", "r2-x2-artoo-extoo"},
}}

// TestLentForce: the opponent's Force is used in the own turn alone, and goes to his Used
// Pile (life.use).
func TestLentForce(t *testing.T) {
	lent := 0
	lentForce.play(t, func(g *rules.Game, e *game.Event) {
		if e.Kind != game.ForceUsed || e.On == 0 {
			return
		}
		if lent++; e.By != card.Light {
			t.Errorf("%s uses the other's Force without a card for it", e.By)
		}
	})
	if lent == 0 {
		t.Error("nobody used the other's Force")
	}
}
