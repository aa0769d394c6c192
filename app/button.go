package app

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// A button answers to Enter as to Space, and hands Escape on.
type button struct {
	widget.Button
	escape func()
	arrow  func(step int)       // told of the arrows up (-1) and down (1); may be nil
	along  func(step int)       // told of the arrows left (-1) and right (1); may be nil
	tab    func()               // told of Tab; nil: it goes on by itself
	seen   func()               // told when the keyboard comes here; may be nil
	letter func(rune) bool      // told of letters; may be nil
	help   func(*fyne.KeyEvent) // told of F1; may be nil
	keyed  bool                 // the keyboard is here
	enter  bool                 // Space does nothing: at the table it passes, and may be pressed once too often
}

var (
	_ fyne.Focusable = (*button)(nil)
	_ fyne.Tabbable  = (*button)(nil)
)

func newButton(label string, main bool, tapped func()) *button {
	b := &button{}
	b.Text, b.OnTapped = label, tapped
	if main {
		b.Importance = widget.HighImportance
	}
	b.ExtendBaseWidget(b)
	return b
}

// CreateRenderer implements fyne.Widget.
func (b *button) CreateRenderer() fyne.WidgetRenderer {
	ring := canvas.NewRectangle(color.Transparent)
	r := &buttonRenderer{b.Button.CreateRenderer(), b, ring}
	r.frame()
	return r
}

// A buttonRenderer frames the button that has the keyboard, with a gap between: by Fyne's colours alone a golden one looks
// the same with it and without.
type buttonRenderer struct {
	fyne.WidgetRenderer
	b    *button
	ring *canvas.Rectangle
}

func (r *buttonRenderer) frame() {
	t := r.b.Theme()
	off := t.Size(theme.SizeNamePadding) * 0.75 // buttons stand a padding apart
	r.ring.Hidden = !r.b.keyed
	r.ring.StrokeWidth = off * 0.6
	r.ring.StrokeColor = t.Color(theme.ColorNameForeground, theme.VariantDark)
	r.ring.CornerRadius = t.Size(theme.SizeNameInputRadius) + off
	r.ring.Move(fyne.NewSquareOffsetPos(-off))
	r.ring.Resize(r.b.Size().AddWidthHeight(2*off, 2*off))
}

// Layout implements fyne.WidgetRenderer.
func (r *buttonRenderer) Layout(s fyne.Size) {
	r.WidgetRenderer.Layout(s)
	r.frame()
}

// Refresh implements fyne.WidgetRenderer.
func (r *buttonRenderer) Refresh() {
	r.frame()
	r.ring.Refresh()
	r.WidgetRenderer.Refresh()
}

// Objects implements fyne.WidgetRenderer.
func (r *buttonRenderer) Objects() []fyne.CanvasObject {
	return append(slices.Clip(r.WidgetRenderer.Objects()), r.ring)
}

// FocusLost implements fyne.Focusable.
func (b *button) FocusLost() {
	b.keyed = false
	b.Button.FocusLost()
}

// FocusGained implements fyne.Focusable.
func (b *button) FocusGained() {
	b.keyed = true
	b.Button.FocusGained()
	if b.seen != nil {
		b.seen()
	}
}

// AcceptsTab implements fyne.Tabbable.
func (b *button) AcceptsTab() bool { return b.tab != nil }

// TypedRune implements fyne.Focusable.
func (b *button) TypedRune(r rune) {
	if b.letter != nil {
		b.letter(r)
	}
}

// TypedKey implements fyne.Focusable.
func (b *button) TypedKey(e *fyne.KeyEvent) {
	switch {
	case e.Name == fyne.KeyEscape && b.escape != nil:
		b.escape()
	case e.Name == fyne.KeyReturn || e.Name == fyne.KeyEnter:
		b.OnTapped()
	case e.Name == fyne.KeySpace && b.enter:
	case e.Name == fyne.KeyF1 && b.help != nil:
		b.help(e)
	case e.Name == fyne.KeyUp && b.arrow != nil:
		b.arrow(-1)
	case e.Name == fyne.KeyDown && b.arrow != nil:
		b.arrow(1)
	case e.Name == fyne.KeyLeft && b.along != nil:
		b.along(-1)
	case e.Name == fyne.KeyRight && b.along != nil:
		b.along(1)
	case e.Name == fyne.KeyTab && b.tab != nil:
		b.tab()
	default:
		b.Button.TypedKey(e)
	}
}
