package scene

import (
	"strings"
	"testing"

	"cantina/engine/card"
	"cantina/engine/game"
)

// Who chooses between two ways is told about which card: in the words of the ways it is "that character".
func TestAChoiceOfWaysNamesItsTarget(t *testing.T) {
	cat, _ := Catalog()
	scenes, problems := Parse("chooses", `title: Obi-Wan lets the opponent choose
light: at "Tatooine: Cantina": "Obi-Wan Kenobi"   force: 4   reserve: 9
dark: at "Tatooine: Cantina": "Darth Vader", Stormtrooper   reserve: 9
locations: light "Tatooine: Cantina", light "Tatooine: Mos Eisley"
phase: light battle
> light battle at "Tatooine: Cantina"
> light use "Obi-Wan Kenobi" on Stormtrooper
`)
	if len(problems) > 0 {
		t.Fatal(problems[0])
	}
	run := scenes[0].Run(cat)
	if run.Game == nil || len(run.Failures) > 0 {
		t.Fatal(run.Failures)
	}
	d := run.Game.Decision()
	if d.Kind != game.AskYesNo || d.Seat != card.Dark {
		t.Fatalf("%v is asked %v", d.Seat, d.Prompt)
	}
	for l, words := range [card.Langs]string{"Obi-Wan Kenobi, about Stormtrooper: choose.", "Obi-Wan Kenobi, à propos de Stormtrooper : choisissez."} {
		if said := strings.ReplaceAll(d.Prompt[l], "\u00a0", " "); said != words {
			t.Errorf("%q", said)
		}
	}
}
