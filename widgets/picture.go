package widgets

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/software"

	"cantina/engine/card"
	"cantina/engine/game"
)

// Picture draws a table without a window: v as seen in a window of size units,
// scale pixels each. An app must exist (test.NewApp does); no window may be open.
func Picture(v *game.View, size fyne.Size, lang card.Lang, scale float32) image.Image {
	t := stillTable(v, size, lang, scale, DefaultOptions(), Actions{})
	return t.capture(size, scale)
}

// stillTable is a table for one picture: nothing moves, faces are drawn at once.
func stillTable(v *game.View, size fyne.Size, lang card.Lang, scale float32, o Options, a Actions) *Table {
	a.Post = func(f func()) { f() }
	t := NewTable(a)
	t.still, t.faces.now, t.k = true, true, scale
	t.lang, t.opt = lang, o.Tidy()
	t.eye.zoom = t.opt.Cards
	t.BaseWidget.Resize(size)
	t.SetView(v)
	return t
}

func (t *Table) capture(size fyne.Size, scale float32) image.Image {
	fyne.CurrentApp().Settings().SetTheme(Theme{Palette: t.opt.Palette})
	c := software.NewCanvas()
	c.SetPadded(false)
	c.SetScale(scale)
	c.SetContent(t)
	c.Resize(size)
	return c.Capture()
}
