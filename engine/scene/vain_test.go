package scene

import (
	"strings"
	"testing"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/rules"
)

// Nothing can come of a Force drain for 0 that no card answers which its player sees: he passes by
// himself if he has ordered so (drain.amount). Something can where the drain is larger, or where a card
// in his hand answers it; one in the opponent's hand he does not see. Who agreed to be asked whatever
// he holds is asked.
func TestDrainsForNothing(t *testing.T) {
	cat, _ := Catalog()
	for _, c := range []struct {
		name, dark, light, place string
		ask                      bool
		vain                     bool
	}{
		{"nothing else", "Stormtrooper", "Rebel Trooper", "Death Star: Conference Room", false, true},
		{"a drain of 2", "Stormtrooper", "Rebel Trooper", "Tatooine: Cantina", false, false},
		{"the hand answers", "Control", "Rebel Trooper", "Death Star: Conference Room", false, false},
		{"the other hand answers", "Stormtrooper", "Control", "Death Star: Conference Room", false, true},
		{"a location of the other hand answers", "Stormtrooper", `"Dagobah: Training Area"`, "Death Star: Conference Room", false, true},
		{"asked whatever he holds", "Stormtrooper", "Rebel Trooper", "Death Star: Conference Room", true, false},
	} {
		text := strings.NewReplacer("PLACE", c.place, "DARK", c.dark, "LIGHT", c.light).Replace(`dark: at "PLACE": Stormtrooper   hand: DARK   force: 0   reserve: 9
light: hand: LIGHT   force: 0   reserve: 9
locations: dark "PLACE"
phase: dark control
`)
		g, err := LayStill(cat, "", text)
		if err != nil {
			t.Fatal(c.name, err)
		}
		if c.ask {
			g.(*rules.Game).S.Change().Options.Ask[card.Dark] = game.Occasions(0).With(game.AtPhases, true)
			g.(*rules.Game).Run()
		}
		d, st := g.Decision(), g.Status()
		some := false
		for i := range d.Options {
			if o := &d.Options[i]; o.Verb == game.VDrain {
				some = true
				if o.Vain != c.vain {
					t.Errorf("%s: vain is %v", c.name, o.Vain)
				}
			}
		}
		if !some {
			t.Errorf("%s: no drain is on offer: %v", c.name, d.Options)
		}
		for p := range game.Presets {
			orders := p.Ordered(card.Dark)
			pass, _ := d.Passes()
			if key, ok := orders.Answer(d, &st, game.Course{}); ok != (c.vain && p != game.Expert) || ok && key != pass {
				t.Errorf("%s: preset %d answers %q", c.name, p, key)
			}
		}
	}
}
