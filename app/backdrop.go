package app

import (
	"image/color"
	"sync"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"

	"cantina/app/art"
	"cantina/widgets"
)

// dusk is the picture behind the screens that are not the table, drawn once.
var dusk = sync.OnceValue(func() *canvas.Image {
	img := canvas.NewImageFromImage(art.Backdrop(1280, 800))
	img.FillMode, img.ScaleMode = canvas.ImageFillCover, canvas.ImageScaleFastest
	return img
})

// overDusk puts a panel with some objects in the middle of the dusk.
func overDusk(width float32, objects ...fyne.CanvasObject) fyne.CanvasObject {
	column := container.New(layout.NewCustomPaddedLayout(22, 22, 30, 30), container.NewVBox(objects...))
	panel := container.NewStack(duskPlate(), container.New(room(width, 0), column))
	return container.NewStack(dusk(), container.NewCenter(panel))
}

// overDuskTall puts a panel in the middle of the dusk, of which the middle takes the height that the
// window leaves it, up to a panel of so much; width and height are those of a small window.
func overDuskTall(width, tall float32, top []fyne.CanvasObject, middle fyne.CanvasObject, bottom ...fyne.CanvasObject) fyne.CanvasObject {
	column := container.New(layout.NewCustomPaddedLayout(18, 18, 30, 30), container.New(between{}, container.NewVBox(top...), middle, container.NewVBox(bottom...)))
	return container.NewStack(dusk(), container.New(inMiddle{width, tall}, container.NewStack(duskPlate(), column)))
}

// between lays its objects one under the other and gives the second what height the others leave. Tab
// goes through them in this order, which it does not in a border.
type between struct{}

// MinSize implements fyne.Layout.
func (between) MinSize(o []fyne.CanvasObject) (least fyne.Size) {
	for i, one := range o {
		m := one.MinSize()
		least.Width = max(least.Width, m.Width)
		least.Height += m.Height
		if i > 0 {
			least.Height += theme.Padding()
		}
	}
	return least
}

// Layout implements fyne.Layout.
func (b between) Layout(o []fyne.CanvasObject, size fyne.Size) {
	spare, y := max(size.Height-b.MinSize(o).Height, 0), float32(0)
	for i, one := range o {
		high := one.MinSize().Height
		if i == 1 {
			high += spare
		}
		one.Resize(fyne.NewSize(size.Width, high))
		one.Move(fyne.NewPos(0, y))
		y += high + theme.Padding()
	}
}

// duskPlate is the plate of a panel.
func duskPlate() *canvas.Rectangle {
	plate := canvas.NewRectangle(color.NRGBA{10, 14, 22, 222})
	plate.CornerRadius = 14
	plate.StrokeColor, plate.StrokeWidth = color.NRGBA{232, 196, 104, 60}, 1
	return plate
}

// inMiddle gives one object at most so much width and height, which grow with the window.
type inMiddle struct{ wide, tall float32 }

// MinSize implements fyne.Layout.
func (m inMiddle) MinSize(o []fyne.CanvasObject) fyne.Size {
	least := o[0].MinSize()
	return fyne.NewSize(min(least.Width, m.wide*grown), least.Height+20)
}

// Layout implements fyne.Layout.
func (m inMiddle) Layout(o []fyne.CanvasObject, size fyne.Size) {
	least := o[0].MinSize()
	wide := max(min(size.Width-24, m.wide*grown), least.Width)
	tall := max(min(size.Height-20, m.tall*grown), least.Height)
	o[0].Resize(fyne.NewSize(wide, tall))
	o[0].Move(fyne.NewPos((size.Width-wide)/2, (size.Height-tall)/2))
}

// heading is a large line.
func heading(text string, size float32) *canvas.Text {
	t := canvas.NewText(text, theme.Color(theme.ColorNamePrimary))
	t.TextSize = size * grown
	t.TextStyle.Bold = true
	t.Alignment = fyne.TextAlignCenter
	return t
}

// note is a lesser line in the middle; long ones wrap.
func note(text string) *widgets.Prose { return widgets.NewProse(text).InMiddle() }
