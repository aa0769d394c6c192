package app

import (
	"testing"

	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets/say"
)

// What is chosen under Advanced holds in the game: the reading, the clock, the stops of each side,
// the seed; a seed that is no number is refused in a sentence, and the next game has a new one.
func TestAdvanced(t *testing.T) {
	p := start(t, t.TempDir())
	p.show(newSetup(p))
	press(t, p, "Advanced")
	stops := 0
	for _, o := range test.LaidOutObjects(p.win.Content()) {
		switch o := o.(type) {
		case *widget.RadioGroup:
			o.SetSelected("as the newest rulebook has it")
		case *widget.Check:
			o.SetChecked(true)
		case *widget.Select:
			o.SetSelectedIndex(int(game.Expert))
			stops++
		case *writing:
			o.SetText("twelve")
		}
	}
	if stops != 2 {
		t.Fatalf("%d lists of stops", stops)
	}
	press(t, p, "Done")
	s := p.screen.(*setup)
	press(t, p, "Start the game")
	if p.modal == nil || p.screen != screen(s) {
		t.Fatal("a seed that is no number starts a game")
	}
	p.closeModal()
	s.plan.Seed = " 12 "
	press(t, p, "Start the game")
	tab := p.screen.(*table)
	h := tab.header()
	if h.Seed != 12 || !h.Options.Clock || h.Options.Edition != game.Newest {
		t.Errorf("seed %d, %+v", h.Seed, h.Options)
	}
	for side := range card.Sides {
		if o := tab.s.Orders(side); o != (game.Orders{}) {
			t.Errorf("%s has ordered %+v", card.SideNames[side][say.Lang()], o)
		}
	}
	if again := newSetup(p); again.plan.Seed != "" || !again.plan.Clock {
		t.Errorf("the next game has the seed %q", again.plan.Seed)
	}
}
