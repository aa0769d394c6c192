package app

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"cantina/widgets"
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
	enter  bool                 // Space does nothing: at the table it passes, and may be pressed once too often
	has    bool                 // the keyboard is here
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

// FocusGained implements fyne.Focusable.
func (b *button) FocusGained() {
	b.has = true
	b.Button.FocusGained()
	if b.seen != nil {
		b.seen()
	}
}

// FocusLost implements fyne.Focusable.
func (b *button) FocusLost() {
	b.has = false
	b.Button.FocusLost()
}

// AcceptsTab implements fyne.Tabbable.
func (b *button) AcceptsTab() bool { return b.tab != nil }

// TypedRune implements fyne.Focusable. The space presses the button: it would be written into the field that a
// dialog opens with, if the key did before.
func (b *button) TypedRune(r rune) {
	if r == ' ' {
		if !b.enter && !b.Disabled() {
			b.Tapped(nil)
		}
		return
	}
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
	case e.Name == fyne.KeySpace: // pressed as the letter that follows, which is no one else's then
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

// CreateRenderer implements fyne.Widget.
func (b *button) CreateRenderer() fyne.WidgetRenderer {
	r := &buttonRenderer{WidgetRenderer: b.Button.CreateRenderer(), b: b, ring: canvas.NewRectangle(nil), groove: canvas.NewRectangle(nil), edge: canvas.NewRectangle(nil)}
	r.paint()
	return r
}

// A buttonRenderer rings the button where the keyboard is: a main button has the colour that
// Fyne marks the others with, and would not be told from one that is not asked. In high contrast
// it has an edge, too.
type buttonRenderer struct {
	fyne.WidgetRenderer
	b                  *button
	ring, groove, edge *canvas.Rectangle
}

// ringWide is how thick each of the two lines of the ring is.
const ringWide = 2

// Objects implements fyne.WidgetRenderer.
func (r *buttonRenderer) Objects() []fyne.CanvasObject {
	return append(r.WidgetRenderer.Objects(), r.edge, r.groove, r.ring)
}

// Layout implements fyne.WidgetRenderer.
func (r *buttonRenderer) Layout(size fyne.Size) {
	r.WidgetRenderer.Layout(size)
	r.ring.Resize(size)
	r.edge.Resize(size)
	r.groove.Move(fyne.NewSquareOffsetPos(ringWide))
	r.groove.Resize(size.SubtractWidthHeight(2*ringWide, 2*ringWide))
}

// Refresh implements fyne.WidgetRenderer.
func (r *buttonRenderer) Refresh() {
	r.WidgetRenderer.Refresh()
	r.paint()
}

func (r *buttonRenderer) paint() {
	th := r.b.Theme()
	v := fyne.CurrentApp().Settings().ThemeVariant()
	for i, line := range []*canvas.Rectangle{r.ring, r.groove} {
		line.FillColor = color.Transparent
		line.StrokeColor = th.Color([]fyne.ThemeColorName{widgets.ColorRing, theme.ColorNameBackground}[i], v)
		line.StrokeWidth = ringWide
		line.CornerRadius = th.Size(theme.SizeNameInputRadius) - float32(i*ringWide)
		line.Hidden = !r.b.has
		line.Refresh()
	}
	r.edge.FillColor, r.edge.StrokeColor, r.edge.StrokeWidth = color.Transparent, th.Color(widgets.ColorEdge, v), 1
	r.edge.CornerRadius = th.Size(theme.SizeNameInputRadius)
	r.edge.Refresh()
}
