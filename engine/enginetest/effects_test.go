package enginetest

import (
	"testing"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/rules"
)

// errands are cards of each side of which Immediate, Mobile and Utinni Effects are likely to
// come on table, and to be reached: Effects, those whom they target, and places.
var errands = theme{spare: 4, kinds: []game.Kind{game.ReachedAim, game.WentMissing}, cards: [card.Sides][]string{
	card.Dark: {"house-far-call", "after-her", "bantha-herd", "sandwhirl-dark", "luke-luuuuke", "this-is-just-wrong", "cane-adiss", "imperial-propaganda",
		"tatooine-mos-eisley-dark", "tatooine-cantina-dark", "tatooine-desert-dark", "tatooine-jundland-wastes", "stormtrooper", "darth-vader", "jawa-dark",
		"lateral-damage", "tie-fighter", "kessel-dark", "pride-of-the-empire"},
	card.Light: {"house-standing-hush", "house-sudden-hush", "they-win-this-round", "sandwhirl-light", "heroic-sacrifice", "imperial-atrocity", "house-scout-errand",
		"tatooine-mos-eisley-light", "tatooine-cantina-light", "tatooine-desert-light", "luke-skywalker", "leia-organa", "rebel-trooper", "corporal-midge",
		"jawa-light", "x-wing", "legendary-starfighter", "alderaan-light", "our-most-desperate-hour"},
}}

// TestErrands: such Effects are deployed, in response too, and reached.
func TestErrands(t *testing.T) {
	immediate := 0
	errands.play(t, func(g *rules.Game, e *game.Event) {
		if e.Kind == game.Deployed && e.Def > 0 && g.Cards[e.Def-1].Def.Is("immediate") {
			immediate++
		}
	})
	if immediate == 0 {
		t.Error("there was no Immediate Effect")
	}
}
