package app

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// A buttonRing shows that the keyboard is at a main button: what Fyne lays over a button that has it is of
// the colour that a main button has anyway.
type buttonRing struct {
	fyne.WidgetRenderer
	b    *button
	ring *canvas.Rectangle
}

var _ fyne.WidgetRenderer = (*buttonRing)(nil)

// ringWide is the width of the ring, in units.
const ringWide = 2.5

// CreateRenderer implements fyne.Widget.
func (b *button) CreateRenderer() fyne.WidgetRenderer {
	r := &buttonRing{b.Button.CreateRenderer(), b, canvas.NewRectangle(color.Transparent)}
	r.ring.StrokeWidth = ringWide
	r.show()
	return r
}

// FocusLost implements fyne.Focusable.
func (b *button) FocusLost() {
	b.on = false
	b.Button.FocusLost()
}

func (r *buttonRing) show() {
	r.ring.StrokeColor = r.b.Theme().Color(theme.ColorNameForeground, theme.VariantDark)
	r.ring.CornerRadius = r.b.Theme().Size(theme.SizeNameInputRadius)
	r.ring.Hidden = !r.b.on || r.b.Importance != widget.HighImportance
}

func (r *buttonRing) Layout(size fyne.Size) {
	r.WidgetRenderer.Layout(size)
	r.ring.Resize(size)
}

func (r *buttonRing) Refresh() {
	r.WidgetRenderer.Refresh()
	r.show()
	r.ring.Refresh()
}

func (r *buttonRing) Objects() []fyne.CanvasObject { return append(r.WidgetRenderer.Objects(), r.ring) }
