package widgets

import "testing"

// The bar has a button that takes the last choice back when something can be taken back,
// and none when nothing can.
func TestUndoButton(t *testing.T) {
	r := newRig(t, midgame())
	undone := 0
	r.tb.act.Undo = func() { undone++ }
	redone := 0
	r.tb.act.Redo = func() { redone++ }
	for _, can := range []bool{false, true, false} {
		undone, redone = 0, 0
		r.tb.SetUndo(can, !can)
		r.tb.SetView(midgame())
		for _, h := range r.tb.prompt.panel.hits {
			if h.Key == "undo" || h.Key == "redo" {
				h.Do()
			}
		}
		if (undone == 1) != can || (redone == 1) == can {
			t.Errorf("can be taken back: %v; the buttons took back %d, did again %d", can, undone, redone)
		}
	}
}
