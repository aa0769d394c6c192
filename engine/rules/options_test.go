package rules_test

import (
	"testing"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/rules"
	"cantina/engine/scene"
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

// TestNarrowed: as each scene begins, what is listed for one card, or for one target, is
// that part of all candidates, and nothing else.
func TestNarrowed(t *testing.T) {
	cat, _ := scene.Catalog()
	for _, s := range allScenes(t, cat) {
		looked := false
		s.Watch(cat, func(door game.Game) {
			g := door.(*rules.Game)
			if looked || g.Decision().Kind != game.AskAction {
				return
			}
			looked = true
			for side := range card.Sides {
				if bad := g.Unnarrowed(side); bad != "" {
					t.Errorf("%s:%d: %s", s.File, s.Line, bad)
				}
			}
		})
	}
}
