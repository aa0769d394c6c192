package enginetest

import (
	"testing"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/rules"
)

// councillors are cards of each side of which politics is likely.
var councillors = theme{spare: 5, kinds: []game.Kind{game.MajorityWon, game.MajorityLost, game.Stacked}, cards: [card.Sides][]string{
	card.Dark: {"lott-dod", "aks-moe", "baskol-yeesrim", "passel-argente", "toonbuck-toora", "motion-supported", "accepting-trade-federation-control",
		"squabbling-delegates", "little-real-power", "tatooine-cantina-dark", "naboo-dark", "stormtrooper", "lott-dod", "aks-moe"},
	card.Light: {"senator-palpatine", "yarua", "mas-amedda", "sei-taria", "i-will-not-defer", "plea-to-the-court", "might-of-the-republic",
		"baseless-accusations", "padme-naberrie", "tatooine-light", "rebel-trooper", "senator-palpatine", "yarua"},
}, first: func(seed uint64) (first [card.Sides][]string) { // one of them begins at the Senate: not both with one location
	side := card.Side(seed % 2)
	first[side] = []string{[card.Sides]string{card.Dark: "coruscant-galactic-senate-dark", card.Light: "coruscant-galactic-senate-light"}[side]}
	return first
}}

// TestSenate: senators come to the Galactic Senate and lie on Political Effects, and the
// majority is won and lost.
func TestSenate(t *testing.T) {
	councillors.play(t, func(*rules.Game, *game.Event) {})
}
