package tool

import (
	"strings"
	"testing"

	"cantina/engine/catalog"
	"cantina/engine/scene"
)

// A card meets what its text names in a scene that lays both.
func TestMeetings(t *testing.T) {
	cat, _ := catalog.Embedded()
	scenes, problems := scene.Parse("x", `title: one alone
dark: hand: Disarmed
phase: dark deploy

title: both lie
dark: hand: Disarmed
light: hand: Alter
phase: dark deploy
`)
	for _, p := range problems {
		t.Fatal(p.Explain())
	}
	for n, want := range map[int]string{1: "", 2: "x:5"} {
		for _, m := range met(cat, scenes[:n]) {
			if m.card.Slug == "disarmed-dark" && m.named == "Alter" && m.where != want {
				t.Errorf("with %d scenes: %q", n, m.where)
			}
		}
	}
}

// Each whole card meets what its text names in some scene, or it stands in neverMet why not.
func TestEveryNameIsMet(t *testing.T) {
	var out, wrong strings.Builder
	code := Run([]string{"meetings", "-missing"}, nil, &out, &wrong)
	if wrong.Len() > 0 {
		t.Error(wrong.String())
	}
	if code != fine || !strings.Contains(out.String(), " that texts name have a scene, ") {
		t.Errorf("status %d: write the scene of each in the example of its card:\n%s", code, out.String())
	}
}

// An excuse serves while the two do not meet, and while the text names the other.
func TestStaleExcuses(t *testing.T) {
	cat, _ := catalog.Embedded()
	k := cat.Get("disarmed-dark")
	all := []meeting{{card: k, named: "Alter", where: "x:5"}, {card: k, named: "Control"}}
	stale := excuse(all, []apart{
		{"disarmed-dark", "Alter", "why"}, {"disarmed-dark", "Control", "so"}, {"disarmed-dark", "Sense", "why"},
	})
	if len(stale) != 2 || !strings.Contains(stale[0], "they meet in x:5") || !strings.Contains(stale[1], `"Sense": an excuse, but no text`) {
		t.Errorf("stale are %q", stale)
	}
	if got := all[1].String(); got != `disarmed-dark, "Control": never: so` {
		t.Error(got)
	}
}
