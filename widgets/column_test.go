package widgets

import (
	"testing"

	"fyne.io/fyne/v2"
)

// The search stands whole in its row at every size, whatever the size of the window's other letters.
func TestSearchFitsItsRow(t *testing.T) {
	r := newRig(t, midgame())
	fyne.CurrentApp().Settings().SetTheme(Theme{Scale: 2.4})
	for _, scale := range []float32{0.75, 1, 2.5} {
		o := r.tb.Options()
		o.Scale = scale
		r.tb.SetOptions(o)
		box := r.tb.column.search
		if least := box.MinSize(); !box.Visible() || least.Height > box.Size().Height+0.5 {
			t.Errorf("at %v it needs %v and has %v", scale, least, box.Size())
		}
	}
}
