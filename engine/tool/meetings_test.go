package tool

import (
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
