package enginetest

import (
	"testing"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/rules"
)

// pupils are cards with which Jedi Tests are likely to be attempted and completed: they begin
// on Dagobah, where teachers are.
var pupils = theme{spare: 9, kinds: []game.Kind{game.TestPassed, game.EpicFailed}, first: func(uint64) [card.Sides][]string {
	return [card.Sides][]string{card.Light: {"dagobah-training-area"}, card.Dark: {"dagobah-brick-fen"}}
}, cards: [card.Sides][]string{
	card.Dark: {"dagobah-brick-fen", "dagobah-cave", "house-undoing", "stormtrooper", "imperial-pilot"},
	card.Light: {"great-warrior", "house-teacher", "house-pupil", "dagobah-bog-clearing", "house-teacher", "house-pupil", "a-jedis-strength",
		"house-pupil", "great-warrior", "house-teacher", "yoda", "a-jedis-strength", "house-pupil", "luke-skywalker", "domain-of-evil"},
}}

// TestTraining: apprentices complete Jedi Tests that players deploy, and fail in others.
func TestTraining(t *testing.T) {
	titles := map[string]int{}
	pupils.play(t, func(g *rules.Game, e *game.Event) {
		if e.Kind == game.TestPassed {
			titles[g.Def(e.On).Title]++
		}
	})
	t.Log(titles)
}
