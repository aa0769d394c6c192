package widgets

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"cantina/widgets/ink"
)

// A slip lies over the table with Fyne's own widgets on it, below each other, in the table's colours
// and size.
type slip struct {
	*tableau
	up     bool
	ground *panel // it keeps clicks from what lies below
	body   *container.ThemeOverride
}

// slipPad is round what stands on a slip, in furniture units.
const slipPad = 6

func newSlip(t *tableau, edge func(*skin) ink.Color) *slip {
	s := &slip{tableau: t, body: container.NewThemeOverride(container.NewVBox(), slipTheme{})}
	s.body.Hide()
	s.ground = newPanel(t, func(b *brush) {
		b.Round(0, 0, b.w, b.h, 8*b.u, b.top)
		b.Frame(0, 0, b.w, b.h, 8*b.u, 1.4*b.u, edge(b.skin))
		b.hit(hit{At: rect{0, 0, b.w, b.h}, Quiet: true, Do: func() {}})
	})
	return s
}

// lay shows lines on it, w wide; place says where, for how high it then is. Down, it is hidden, and
// nothing is made.
func (s *slip) lay(lines func() []fyne.CanvasObject, w float32, place func(h float32) rect) {
	if !s.up || s.bands.U == 0 {
		s.hide()
		return
	}
	s.yield()
	pad := slipPad * s.bands.U
	box := container.NewVBox(lines()...)
	s.body.Content, s.body.Theme = box, slipTheme{Theme{Palette: s.opt.Palette, Scale: s.bands.U}}
	s.body.Refresh()
	for range 2 { // its height follows from its width, and columns of it from theirs
		box.Resize(fyne.NewSize(w-2*pad, box.MinSize().Height))
	}
	at := place(box.MinSize().Height + 2*pad).whole()
	s.ground.put(at)
	s.body.Move(at.in(pad).pos())
	s.body.Resize(at.in(pad).size())
	s.body.Show()
}

// hide takes the slip away; the keyboard, if it was on it, goes back to the table.
func (s *slip) hide() {
	s.up = false
	s.ground.put(rect{})
	if s.body.Hidden {
		return
	}
	s.yield()
	s.body.Hide()
}

// yield gives the keyboard back to the table, if something has it that stands on the slip and goes.
func (s *slip) yield() {
	if s.still || s.body.Hidden {
		return
	}
	if c := fyne.CurrentApp().Driver().CanvasForObject(s.body); c != nil && keyed(s.body.Content, c.Focused()) {
		s.house.grab()
	}
}

// keyed tells whether what has the keyboard is among objects in containers.
func keyed(o fyne.CanvasObject, f fyne.Focusable) bool {
	if c, ok := o.(*fyne.Container); ok {
		return slices.ContainsFunc(c.Objects, func(o fyne.CanvasObject) bool { return keyed(o, f) })
	}
	w, ok := o.(fyne.Focusable)
	return ok && w == f
}

// slipTheme is the Theme with its lines close together, and with the colour of lesser text.
type slipTheme struct{ Theme }

const softText fyne.ThemeColorName = "cantina soft"

// Color implements fyne.Theme.
func (t slipTheme) Color(n fyne.ThemeColorName, v fyne.ThemeVariant) color.Color {
	if n == softText {
		return skins[t.Palette].soft
	}
	return t.Theme.Color(n, v)
}

// Size implements fyne.Theme.
func (t slipTheme) Size(n fyne.ThemeSizeName) float32 {
	switch n {
	case theme.SizeNameInnerPadding:
		return 4 * t.Scale
	case theme.SizeNamePadding:
		return 2 * t.Scale
	}
	return t.Theme.Size(n)
}

// slipText is a text that is broken where its slip ends.
func slipText(s string, color fyne.ThemeColorName, style fyne.TextStyle) *widget.RichText {
	t := widget.NewRichText(&widget.TextSegment{Text: s, Style: widget.RichTextStyle{ColorName: color, TextStyle: style, SizeName: theme.SizeNameText}})
	t.Wrapping = fyne.TextWrapWord
	return t
}
