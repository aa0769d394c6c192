package enginetest

import (
	"testing"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
	"cantina/engine/rules"
)

// further are cards of each side of which texts of sites are likely to work at the sites beside
// them, and to be used there: actions, responses, movement texts, and what turns them round.
var further = theme{spare: 5, kinds: []game.Kind{game.ActionStarted}, cards: [card.Sides][]string{
	card.Dark: {"expand-the-empire", "tatooine-marketplace-dark", "stormtrooper", "tatooine-cantina-dark", "expand-the-empire", "tatooine-lars-moisture-farm-dark",
		"stormtrooper", "death-star-war-room", "death-star-level-4-military-corridor", "expand-the-empire", "death-star-central-core", "tatooine-mos-eisley-dark",
		"tatooine-bluffs", "sandcrawler-droid-junkheap", "sandcrawler-dark", "boba-fett", "yavin-4-docking-bay-dark", "expand-the-empire", "stormtrooper"},
	card.Light: {"revolution", "death-star-detention-block-corridor-light", "rebel-trooper", "tatooine-mos-eisley-light", "yavin-4-massassi-war-room", "tatooine-obi-wans-hut",
		"death-star-detention-block-corridor-light", "revolution", "luke-skywalker", "alter-light", "yavin-4-massassi-throne-room", "tatooine-anchorhead", "rebel-trooper"},
}}

// TestFurtherTexts: texts of sites are used at the sites beside them.
func TestFurtherTexts(t *testing.T) {
	used, th := 0, further
	th.lacks = func() bool { return used == 0 }
	th.play(t, func(g *rules.Game, e *game.Event) {
		if e.Kind == game.ActionStarted && position.AGuests(int16(e.N.Int()-1)) {
			used++
		}
	})
	if used == 0 {
		t.Error("no text was used beside its site")
	}
}
