package tool

import (
	"fmt"
	"strings"
	"testing"

	"cantina/engine/scene"
)

// Each mechanic is crossed with enough others.
func TestCrossings(t *testing.T) {
	var out, wrong strings.Builder
	code := Run([]string{"meetings", "-crossings"}, nil, &out, &wrong)
	if wrong.Len() > 0 {
		t.Error(wrong.String())
	}
	want := fmt.Sprintf("crossings: 0 of %d ", len(mechanicsCrossed))
	if !strings.Contains(out.String(), want) || code != fine {
		t.Errorf("status %d, want %q: write scenes for the thin:\n%s", code, want, out.String())
	}
}

// A title counts for both of its mechanics, once for each other; a name that is none is told.
func TestCrossed(t *testing.T) {
	scenes, problems := scene.Parse("x", `title: night × duel: One.
phase: dark control

title: duel × night: Again.
phase: dark control

title: duel × duel: Itself.
phase: dark control

title: night × tea: Nothing.
phase: dark control

title: night falls
phase: dark control
`)
	for _, p := range problems {
		t.Fatal(p.Explain())
	}
	all, wrong := crossed(scenes)
	for _, c := range all {
		want := map[string]string{"night": "night 2 thin: duel, tea", "duel": "duel 1 thin: night"}[c.name]
		if got := strings.Join(strings.Fields(c.String()), " "); want != "" && got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	if len(wrong) != 2 || !strings.HasPrefix(wrong[0], `x:7: "duel" is crossed with itself`) || !strings.HasPrefix(wrong[1], `x:10: no mechanic is called "tea"`) {
		t.Errorf("wrong are %q", wrong)
	}
}
