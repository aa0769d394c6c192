package rules_test

import (
	"fmt"
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

// TestTextsAreToldApart: of options that differ by nothing but the sentence of their card,
// each says which it is.
func TestTextsAreToldApart(t *testing.T) {
	met := 0
	for seed := range uint64(20) {
		playOut(t, seed, func(g *rules.Game) {
			said := map[string]string{}
			for _, o := range g.View(g.Decision().Seat).Prompt.Options {
				if o.Card == 0 || o.Verb != game.VPlay && o.Verb != game.VUse && o.Verb != game.VFire {
					continue
				}
				reads := fmt.Sprint(o.Card, o.Say, o.Text, o.Target, o.With, o.N)
				if other, twice := said[reads]; twice {
					t.Fatalf("seed %d: %q and %q read the same: %s %s", seed, other, o.Key, o.Say[card.English], o.Text[card.English])
				}
				if said[reads] = o.Key; o.Text[card.English] != "" {
					met++
				}
			}
		})
	}
	if met == 0 {
		t.Error("no card with several texts was met")
	}
}
