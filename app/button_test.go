package app

import (
	"testing"

	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"cantina/widgets"
)

// Which button has the keyboard is seen by its frame, of a golden one as of any other and in each palette; the others
// have none.
func TestTheKeyboardIsSeenOnEveryButton(t *testing.T) {
	p := start(t, t.TempDir())
	framed := func() (out []*button) {
		for _, o := range test.LaidOutObjects(p.win.Content()) {
			if b, ok := o.(*button); ok {
				for _, o := range test.WidgetRenderer(b).Objects() {
					if r, ok := o.(*canvas.Rectangle); ok && r.StrokeWidth > 0 && r.Visible() && r.Size().Width > b.Size().Width {
						out = append(out, b)
					}
				}
			}
		}
		return out
	}
	for palette := range widgets.Palettes {
		o := p.opts
		o.Palette = palette
		p.setOptions(o)
		for range 6 {
			want := p.win.Canvas().Focused().(*button)
			if got := framed(); len(got) != 1 || got[0] != want {
				t.Errorf("palette %d: %q has the keyboard, and %d buttons a frame", palette, want.Text, len(got))
			}
			p.win.Canvas().FocusNext()
		}
	}
}
