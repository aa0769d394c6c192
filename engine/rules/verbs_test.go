package rules_test

import (
	"strings"
	"testing"

	"cantina/engine/card"
	"cantina/engine/rules"
)

// The order of the verbs is the order of the options: players, and replays of earlier
// versions, know it.
func TestVerbOrder(t *testing.T) {
	const want = "play use fire play asteroid battle bluff flip race carry attack move unleash recall deploy deploy walk dock drain activate draw haul bury steer " +
		"move transit hyperspace land take-off sector cross shuttle enter embark disembark seat transfer imprison seize leave free react react-deploy replace replace " +
		"bomb run search move transit embark disembark shuttle uncover form"
	if got := strings.Join(rules.VerbNames(), " "); got != want {
		t.Errorf("the verbs are\n%s\nand were\n%s", got, want)
	}
}

// A requirement asks: it leaves the candidate and the state as they are.
func TestRequirementsAreAskers(t *testing.T) {
	n := 0
	for seed := range uint64(3) {
		playOut(t, seed, func(g *rules.Game) {
			if n++; n%7 != 0 {
				return
			}
			hash := g.S.Hash()
			for side := range card.Sides {
				if rule := g.Impure(side); rule != "" {
					t.Fatalf("the requirement of %s changes the candidate that it judges", rule)
				}
			}
			if g.S.Hash() != hash {
				t.Fatal("judging candidates has changed the state")
			}
		})
	}
	if n < 100 {
		t.Errorf("only %d decisions were looked at", n)
	}
}
