package rules

import (
	"slices"
	"testing"

	"cantina/engine/game"
)

// TestEveryActionHasItsNature: what a new kind of action is, a refusal can say.
func TestEveryActionHasItsNature(t *testing.T) {
	actions := Actions()
	for v := range game.Verbs {
		if is := natures[v].rule != ""; is != slices.Contains(actions, v) {
			t.Errorf("%s: an action: %v; says what it is: %v", v, !is, is)
		}
	}
}

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
