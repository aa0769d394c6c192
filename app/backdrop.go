package app

import (
	"image/color"
	"sync"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"cantina/app/art"
)

// dusk is the picture behind the screens that are not the table, drawn once.
var dusk = sync.OnceValue(func() *canvas.Image {
	img := canvas.NewImageFromImage(art.Backdrop(1280, 800))
	img.FillMode, img.ScaleMode = canvas.ImageFillCover, canvas.ImageScaleFastest
	return img
})

// overDusk puts a panel with some objects in the middle of the dusk.
func overDusk(width float32, objects ...fyne.CanvasObject) fyne.CanvasObject {
	plate := canvas.NewRectangle(color.NRGBA{10, 14, 22, 222})
	plate.CornerRadius = 14
	plate.StrokeColor, plate.StrokeWidth = color.NRGBA{232, 196, 104, 60}, 1
	column := container.New(layout.NewCustomPaddedLayout(22, 22, 30, 30), container.NewVBox(objects...))
	panel := container.NewStack(plate, container.New(atLeast{fyne.NewSize(width*grown, 0)}, column))
	return container.NewStack(dusk(), container.NewCenter(panel))
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
func note(text string) *widget.Label {
	l := widget.NewLabelWithStyle(text, fyne.TextAlignCenter, fyne.TextStyle{})
	l.Wrapping = fyne.TextWrapWord
	return l
}
