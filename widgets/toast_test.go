package widgets

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"cantina/engine/card"
)

// A line on a table full of cards covers neither a face nor a total, and reasons cover as little as
// can be; on an empty one the note stands at the foot of the board, in the middle.
func TestANoteCoversNoCard(t *testing.T) {
	test.NewTempApp(t)
	test.NewTempWindow(t, nil)
	for _, s := range []fyne.Size{{Width: 1024, Height: 600}, {Width: 1366, Height: 768}, {Width: 2560, Height: 1440}} {
		for _, l := range []card.Lang{card.English, card.French} {
			tb := stillTable(midgame(), s, l, 1, DefaultOptions(), sampleActions())
			tb.toast.inform(tb.say("toast.passed"))
			at := tb.toast.ground.at
			if !(rect{0, 0, s.Width, s.Height}).holds(at) || at.W < 100 {
				t.Fatalf("%v %s: the note is %v", s, l.Code(), at)
			}
			if n := tb.eye.covered(at); n > 0 {
				t.Errorf("%v %s: the note at %v covers %.0f of faces and totals", s, l.Code(), at, n)
			}
			tb.toast.refuse(tb.view.Players[1].Hand[1].ID, 4)
			at = tb.toast.ground.at
			b := tb.bands.Board
			if foot := (rect{b.midX() - at.W/2, b.bottom() - at.H - 10*tb.bands.U, at.W, at.H}); tb.eye.covered(at) > tb.eye.covered(foot) {
				t.Errorf("%v %s: reasons at %v cover more than at the foot", s, l.Code(), at)
			}
		}
	}
	v := midgame()
	v.Groups = nil
	tb := stillTable(v, fyne.NewSize(1366, 768), card.English, 1, DefaultOptions(), sampleActions())
	tb.toast.inform("Control: nothing possible.")
	at, b := tb.toast.ground.at, tb.bands.Board
	if d := at.midX() - b.midX(); d < -1 || d > 1 || at.bottom() < b.bottom()-12 {
		t.Errorf("on an empty board the note is at %v of %v", at, b)
	}
}

// Why a card cannot be played is said of one moment: it goes when the next choice is to be made, and stays while the
// same one is only shown anew.
func TestWhyNotGoesWithItsMoment(t *testing.T) {
	v := midgame()
	r := newRig(t, v)
	r.tb.toast.refuse(v.Players[1].Hand[1].ID, 4)
	r.tb.SetView(v)
	if !r.tb.toast.up {
		t.Error("the same moment, shown anew, says no longer why")
	}
	next, prompt := *v, *v.Prompt
	next.Prompt = &prompt
	r.tb.SetView(&next)
	if r.tb.toast.up {
		t.Errorf("%q is said of a moment that is over", r.tb.toast.head)
	}
}

// A note that goes, or is laid anew, does not take the keyboard with it to nowhere: it goes back to the table, whose keys
// go on.
func TestANoteGivesTheKeyboardBack(t *testing.T) {
	r := newRig(t, midgame())
	c := fyne.CurrentApp().Driver().CanvasForObject(r.tb)
	for what, goes := range map[string]func(){"hidden": r.tb.toast.hide, "laid anew": r.tb.toast.place} {
		c.Focus(r.tb)
		r.tb.toast.inform("Control: nothing possible.")
		c.FocusNext()
		for i := 0; !keyed(r.tb.toast.body.Content, c.Focused()); i++ {
			if i > 20 {
				t.Fatal("Tab never comes to the note")
			}
			c.FocusNext()
		}
		goes()
		if c.Focused() != fyne.Focusable(r.tb) {
			t.Errorf("%s: the keyboard is at %T", what, c.Focused())
		}
	}
}
