package widgets

import (
	"testing"

	"fyne.io/fyne/v2"

	"cantina/engine/card"
)

// Forfeits that find no room with all their words are said by the cards and what they cover, and
// before the first what they are; where that finds none either, the list of all stands in the bar.
func TestForfeitsFindRoom(t *testing.T) {
	const battle = `dark:  at "Tatooine: Cantina": 2 Imperial Trooper Guard, Commander Praji   reserve: 20
light: at "Tatooine: Cantina": Luke Skywalker, Obi-Wan Kenobi   force: 1   reserve: 20
locations: dark Tatooine, dark "Tatooine: Cantina"
phase: light battle
next destiny: dark 0
next destiny: light 5
> light battle at "Tatooine: Cantina"
> light yes
> dark yes
> light pass
> dark pass
`
	r := newRig(t, gameOf(t, battle).View(card.Dark))
	for _, c := range []struct {
		wide, high float32
		head       string
		n          int
		more       bool
	}{
		{3200, 1440, "Forfeit", 3, false},
		{1366, 768, "", 0, true},
	} {
		r.tb.Resize(fyne.NewSize(c.wide, c.high))
		few, more := r.tb.prompt.offered()
		if len(few) != c.n || more != c.more {
			t.Errorf("%v wide: %d buttons, more: %v: %+v", c.wide, len(few), more, few)
			continue
		}
		if c.n > 0 && few[0].head != c.head {
			t.Errorf("%v wide: %q stands before %q", c.wide, few[0].head, few[0].label)
		}
	}
}

// damaged is a battle in which Light, who has these piles besides his Reserve Deck, has nobody left to
// forfeit and damage to cover.
func damaged(piles string) string {
	return `dark:  at "Tatooine: Cantina": Darth Vader   force: 9   reserve: 20
light: at "Tatooine: Cantina": Rebel Trooper   ` + piles + `   reserve: 20
locations: dark Tatooine, dark "Tatooine: Cantina"
phase: dark battle
next destiny: dark 5
> dark battle at "Tatooine: Cantina"
> dark yes
> dark pass
> light pass
> light forfeit "Rebel Trooper"
`
}

// Where three piles may be lost from and their words would be cut, one button loses all.
func TestLossesAreNotCut(t *testing.T) {
	r := newRig(t, gameOf(t, damaged("force: 5   used: 5")).View(card.Light))
	r.tb.act.All = func(string) {}
	r.tb.Resize(fyne.NewSize(1366, 768))
	all := 0
	for _, b := range r.tb.prompt.buttons() {
		if b.do != nil && b.cap == "" {
			all++
			if !b.main {
				t.Errorf("%q is offered beside the Reserve Deck", b.label)
			}
		}
	}
	if all != 1 {
		t.Errorf("%d buttons lose all", all)
	}
}
