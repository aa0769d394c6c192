package enginetest

import (
	"testing"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/rules"
)

// hiders start with the Hidden Base and systems in plenty; Dark has starships to probe with.
var hiders = theme{spare: 9, kinds: []game.Kind{game.LaidUnder, game.TurnedOver, game.Stacked}, cards: [card.Sides][]string{
	card.Dark:  {"tie-fighter", "imperial-pilot", "kessel-dark", "devastator", "ralltiir-dark", "stormtrooper", "tie-advanced-x1"},
	card.Light: {"tatooine-light", "kessel-light", "bespin-light", "x-wing", "kashyyyk-light", "ralltiir-light", "corellia-light", "rebel-pilot", "y-wing"},
}, first: func(seed uint64) [card.Sides][]string {
	return [card.Sides][]string{card.Light: {"hidden-base", "rendezvous-point"}, card.Dark: {"coruscant-dark"}}
}, outside: [card.Sides][]string{card.Light: {"tatooine-light"}}}

// TestHiddenBase: random players deploy the systems, turn the Objective over, and probe.
func TestHiddenBase(t *testing.T) {
	turned, probed := 0, 0
	hiders.play(t, func(g *rules.Game, e *game.Event) {
		switch {
		case e.Kind == game.TurnedOver && g.Def(e.Card).Type == card.Objective:
			turned++
		case e.Kind == game.Stacked && e.By == card.Dark && g.Def(e.On).Is("system"):
			probed++
		}
	})
	if turned == 0 || probed == 0 {
		t.Errorf("the Hidden Base was turned over %d times and systems probed %d times", turned, probed)
	}
}
