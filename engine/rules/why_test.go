package rules_test

import (
	"testing"

	"cantina/engine/game"
	"cantina/engine/rules"
	"cantina/engine/scene"
)

// Who is not asked is refused the numbers that are on offer to the other player
// (turn.activate.amount).
func TestWhyNumberOfWhoIsNotAsked(t *testing.T) {
	cat, _ := scene.Catalog()
	scenes, problems := scene.Parse("numbers.scene", `title: Both could activate
dark:  force: 1   reserve: 9
light: force: 1   reserve: 9
locations: dark "Tatooine: Cantina", light "Tatooine: Mos Eisley"
phase: dark activate
`)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	asked := false
	g := scenes[0].Run(cat).Game.(*rules.Game)
	d := g.Decision()
	for _, o := range d.Options {
		if o.Verb != game.VActivate {
			continue
		}
		asked = true
		if rs := g.WhyNumber(d.Seat, o.Verb, int(o.N)); len(rs) > 0 {
			t.Errorf("%s: %v", o.Key, rs)
		}
		if rs := g.WhyNumber(d.Seat.Other(), o.Verb, int(o.N)); len(rs) == 0 || rs[0].Rule != "turn.activate.amount" {
			t.Errorf("%s: %v is said against it for the other player", o.Key, rs)
		}
	}
	if !asked {
		t.Errorf("nobody may activate: %v", d.Options)
	}
}
