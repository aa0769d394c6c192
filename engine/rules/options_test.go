package rules_test

import (
	"testing"

	"cantina/engine/game"
	"cantina/engine/rules"
)

// TestOptionsAreAllThatIsLegal: requirements that are asked once a card, or before the
// others, find the same options as all of them asked of every candidate.
func TestOptionsAreAllThatIsLegal(t *testing.T) {
	for seed := range uint64(6) {
		playOut(t, seed, func(g *rules.Game) {
			d := g.Decision()
			if d.Kind != game.AskAction {
				return
			}
			found := map[string]bool{}
			for _, o := range g.List(d.Seat) {
				found[g.KeyOf(d.Seat, &o)] = true
			}
			for key := range g.Broadly(d.Seat) {
				if !found[key] {
					t.Fatalf("seed %d: %q is legal and not offered", seed, key)
				}
				delete(found, key)
			}
			for key := range found {
				t.Fatalf("seed %d: %q is offered and not legal", seed, key)
			}
		})
	}
}
