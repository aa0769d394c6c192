package scene

import (
	"testing"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/rules"
)

// TestAskedAnyway: who has agreed to it is asked though he can but pass, and is told so; who
// is known to have nothing hidden is passed over all the same.
func TestAskedAnyway(t *testing.T) {
	cat, _ := Catalog()
	for _, c := range []struct {
		name, hand string
		agreed     game.Occasions
		asked      bool
	}{
		{"as a rule he is passed over", "hand: 2", 0, false},
		{"he has agreed to be asked", "hand: 2", game.Everywhere, true},
		{"his hand and his Used Pile are empty", "", game.Everywhere, false},
		{"his Used Pile alone could hide something", "used: 1", game.Everywhere, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			scenes, problems := Parse("asked", `title: asked
dark: at "Tatooine: Cantina": Stormtrooper   force: 4
light: force: 1   `+c.hand+`
locations: dark "Tatooine: Cantina", dark "Tatooine: Mos Eisley"
phase: dark move`)
			if len(problems) > 0 {
				t.Fatal(problems[0].Explain())
			}
			g := scenes[0].Run(cat).Game.(*rules.Game)
			g.S.Options.Ask[card.Light] = c.agreed
			if _, err := g.Choose("dark move stormtrooper at tatooine-mos-eisley-dark"); err != nil {
				t.Fatal(err)
			}
			d := g.Decision()
			if asked := d.Seat == card.Light; asked != c.asked || d.Idle != c.asked {
				t.Errorf("%s is asked (%s), idle: %v", d.Seat, d.Prompt[card.English], d.Idle)
			}
		})
	}
}
