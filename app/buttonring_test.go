package app

import (
	"testing"

	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
)

// A main button shows that the keyboard is at it, and that it has left.
func TestAMainButtonIsRinged(t *testing.T) {
	p := start(t, t.TempDir())
	p.show(newSetup(p))
	b := find(p, "Start the game")
	ring := func() (seen bool) {
		for _, o := range test.WidgetRenderer(b).Objects() {
			if r, ok := o.(*canvas.Rectangle); ok && r.StrokeWidth == ringWide {
				seen = r.Visible() && r.Size() == b.Size()
			}
		}
		return seen
	}
	c := p.win.Canvas()
	if c.Unfocus(); ring() {
		t.Error("a ring without the keyboard")
	}
	if c.Focus(b); !ring() {
		t.Error("nothing shows where the keyboard is")
	}
	if c.FocusNext(); ring() {
		t.Error("the ring stays")
	}
}
