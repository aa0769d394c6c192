package scene

import (
	"testing"

	"cantina/engine/card"
	"cantina/engine/rules"
)

// TestLearned: how many cards each seat has come to see by the last choice: none of what is
// laid face down, its owner has seen it in his hand; and one when it is turned up.
func TestLearned(t *testing.T) {
	cat, _ := Catalog()
	const bluff = `dark: at "Tatooine: Bluffs": Stormtrooper   hand: Darth Vader   reserve: 4
locations: dark Tatooine
phase: dark deploy
> dark bluff "Darth Vader" at "Tatooine: Bluffs"`
	const bury = `dark: at "Tatooine: Mos Eisley": LIN-V8M (Elleyein-Veeateemm)   hand: Sense   force: 4   reserve: 4
light: at "Tatooine: Cantina": Rebel Trooper   force: 4
locations: dark "Tatooine: Mos Eisley", dark "Tatooine: Cantina"
phase: dark deploy
> dark bury Sense at "Tatooine: Mos Eisley"`
	for _, c := range []struct {
		name, scene string
		want        [card.Sides]int
	}{
		{"laid face down", bluff, [card.Sides]int{}},
		{"turned up", bluff + "\n> light flip \"Tatooine: Bluffs\" 1", [card.Sides]int{card.Light: 1}},
		{"buried", bury, [card.Sides]int{}},
		{"dug up", bury + "\ngo: light move\n> light move \"Rebel Trooper\" to \"Tatooine: Mos Eisley\"", [card.Sides]int{card.Light: 1}},
	} {
		t.Run(c.name, func(t *testing.T) {
			scenes, problems := Parse("learned", "title: learned\n"+c.scene)
			if len(problems) > 0 {
				t.Fatal(problems[0].Explain())
			}
			r := scenes[0].Run(cat)
			if len(r.Failures) > 0 {
				t.Fatal(r.Failures[0].Explain())
			}
			if got := r.Game.(*rules.Game).Learned(); got != c.want {
				t.Errorf("dark has learned %d cards and light %d, not %d and %d", got[card.Dark], got[card.Light], c.want[card.Dark], c.want[card.Light])
			}
		})
	}
}
