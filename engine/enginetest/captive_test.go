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
var jailers = theme{spare: 8, kinds: []game.Kind{game.Captured, game.Released, game.WasFrozen, game.FastenedOn, game.LetGo},
	first: func(uint64) [card.Sides][]string {
		return [card.Sides][]string{
			card.Dark:  {"cloud-city-carbonite-chamber-dark", "cloud-city-security-tower-dark", "carbonite-chamber-console", "carbon-freezing", "boba-fett"},
			card.Light: {"yavin-4-jungle-light", "rebel-trooper", "rebel-trooper"},
		}
	}, cards: [card.Sides][]string{
		card.Dark: {"carbon-freezing", "boba-fett", "dengar-s-modified-riot-gun", "ugnaught", "stormtrooper", "vine-snake-dark", "all-too-easy", "hidden-weapons",
			"mandalorian-armor", "carbonite-chamber-console", "mynock-dark", "corporal-oberk", "prepare-the-chamber", "darth-vader", "dark-jedi-lightsaber", "stormtrooper"},
		card.Light: {"rebel-trooper", "captive-fury", "vine-snake-light", "x-wing", "mynock-light", "luke-skywalker", "rebel-trooper", "han-solo", "8d8", "leia-organa",
			"rebel-pilot", "bespin-light", "cloud-city-lower-corridor-light"},
	}}

// TestCaptives: random players capture, freeze and release, and creatures attach to hosts
// and come off them.
func TestCaptives(t *testing.T) {
	jailers.play(t, func(*rules.Game, *game.Event) {})
}
