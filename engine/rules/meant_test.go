package rules

import (
	"slices"
	"testing"

	"cantina/engine/game"
)

// TestEveryActionHasItsGesture: a new kind of action says by which gesture it is
// begun, and nothing else has one; so Meant forgets none.
func TestEveryActionHasItsGesture(t *testing.T) {
	actions := Actions()
	for v := range game.Verbs {
		if is := gestures[v].when != 0; is != slices.Contains(actions, v) {
			t.Errorf("%s: an action: %v; has a gesture: %v", v, !is, is)
		}
	}
}
