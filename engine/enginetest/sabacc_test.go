package enginetest

import (
	"testing"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/rules"
)

// gamblers are cards of each side of which a game of sabacc is likely: sites, players,
// Interrupts, wild cards, clones and stakes.
var gamblers = theme{spare: 4, kinds: []game.Kind{game.SabaccDrew, game.SabaccShown, game.SabaccWon}, cards: [card.Sides][]string{
	card.Dark: {"cloud-city-sabacc-dark", "dune-sea-sabacc-dark", "jabbas-palace-sabacc-dark", "trooper-sabacc-dark", "watto", "quick-fingers", "house-devaronian",
		"jawa-dark", "stormtrooper", "cloud-city-casino-dark", "cloud-city-lower-corridor-dark", "tatooine-cantina-dark", "jabbas-palace-audience-chamber-dark",
		"house-ugnaught", "jawa-pack", "desert-dark", "imperial-blaster", "tie-fighter", "tractor-beam", "general-tagge", "nikto", "sandcrawler-dark"},
	card.Light: {"cloud-city-sabacc-light", "dune-sea-sabacc-light", "jabbas-palace-sabacc-light", "trooper-sabacc-light", "han-solo", "lando-calrissian-light",
		"devaronian", "house-hustler", "jawa-light", "rebel-trooper", "cloud-city-casino-light", "cloud-city-lower-corridor-light", "tatooine-cantina-light",
		"jabbas-palace-entrance-cavern", "jawa-siesta", "desert-light", "blaster", "x-wing", "house-croupier", "arcona", "gold-5"},
}}

// TestSabacc: games of sabacc are drawn for, revealed and won.
func TestSabacc(t *testing.T) {
	gamblers.play(t, func(*rules.Game, *game.Event) {})
}
