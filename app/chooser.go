package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// A chooser is a list of names of which one is chosen. It opens only once it has been
// drawn: a click that comes before the first frame has no window to open the list in.
// Enter opens it as Space does, and Escape leaves the screen.
type chooser struct {
	widget.Select
	escape func() // may be nil
}

var (
	_ fyne.Tappable  = (*chooser)(nil)
	_ fyne.Focusable = (*chooser)(nil)
)

func newChooser(names []string) *chooser {
	c := &chooser{}
	c.Options = names
	c.ExtendBaseWidget(c)
	return c
}

func (c *chooser) drawn() bool { return fyne.CurrentApp().Driver().CanvasForObject(c) != nil }

// Tapped implements fyne.Tappable.
func (c *chooser) Tapped(at *fyne.PointEvent) {
	if c.drawn() {
		c.Select.Tapped(at)
	}
}

// TypedKey implements fyne.Focusable.
func (c *chooser) TypedKey(key *fyne.KeyEvent) {
	switch {
	case key.Name == fyne.KeyEscape && c.escape != nil:
		c.escape()
	case !c.drawn():
	case key.Name == fyne.KeyReturn || key.Name == fyne.KeyEnter:
		c.Select.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	default:
		c.Select.TypedKey(key)
	}
}
