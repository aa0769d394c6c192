package widgets

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/software"
)

// Capture draws the builder without a window, in size units of scale pixels each, as far as a
// picture may be: nothing is timed, and faces are drawn at once. An app must exist.
func (b *Builder) Capture(size fyne.Size, scale float32) image.Image {
	b.still, b.faces.now, b.k = true, true, scale
	b.BaseWidget.Resize(size)
	b.relayout()
	fyne.CurrentApp().Settings().SetTheme(Theme{Palette: b.opt.Palette})
	c := software.NewCanvas()
	c.SetPadded(false)
	c.SetScale(scale)
	c.SetContent(b)
	c.Resize(size)
	return c.Capture()
}
