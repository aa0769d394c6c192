package enginetest

import (
	"testing"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/rules"
)

// jailers are cards of each side of which captures and creatures that attach are likely: who
// captures and who holds captives, the Carbonite Chamber, and the beasts of a swamp with
// those they attach to.
var jailers = theme{spare: 8, kinds: []game.Kind{game.Captured, game.FastenedOn, game.LetGo},
	first: func(uint64) [card.Sides][]string {
		return [card.Sides][]string{
			card.Dark:  {"cloud-city-carbonite-chamber-dark", "cloud-city-security-tower-dark", "carbonite-chamber-console", "carbon-freezing", "boba-fett"},
			card.Light: {"yavin-4-jungle-light", "rebel-trooper", "rebel-trooper"},
		}
	}, cards: [card.Sides][]string{
		card.Dark: {"carbon-freezing", "dengar-s-modified-riot-gun", "boba-fett", "dengar-s-modified-riot-gun", "stormtrooper", "vine-snake-dark",
			"cloud-city-carbonite-chamber-dark", "dengar-s-modified-riot-gun", "mandalorian-armor", "hidden-weapons", "mynock-dark", "boba-fett", "carbonite-chamber-console", "ugnaught"},
		card.Light: {"rebel-trooper", "vine-snake-light", "rebel-trooper", "x-wing", "rebel-trooper", "mynock-light", "rebel-guard", "captive-fury", "8d8"},
	}}

// TestCaptives: random players capture, freeze and release, and creatures attach to hosts
// and come off them.
func TestCaptives(t *testing.T) {
	jailers.play(t, func(*rules.Game, *game.Event) {})
}
