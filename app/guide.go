package app

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"
)

// A guide stands over a table whose game began from a position: it says what is shown or
// taught there, and offers the ways back.
type guide interface {
	bar() fyne.CanvasObject // what stands over the table, in the current language
	seen()                  // the table was shown anew
	plays() bool            // the player may choose now
	letter(r rune) bool     // a letter that means nothing at the table
	first() fyne.Focusable  // has the keyboard at first; nil: the table
}

// barHeight is the height of a guide's bar, and the most that it grows to where its text is long,
// at scale 1.
const barHeight, barMost = 104, 190

// guideBar is a plate with a title and a text on the left, and buttons on the right.
func (p *program) guideBar(g guide, title, text fyne.CanvasObject, buttons ...*button) fyne.CanvasObject {
	plate := canvas.NewRectangle(color.NRGBA{10, 14, 22, 255})
	line := canvas.NewRectangle(color.NRGBA{232, 196, 104, 150})
	line.SetMinSize(fyne.NewSize(0, 2))
	row := container.NewGridWithColumns((len(buttons) + 1) / 2)
	for _, b := range buttons {
		b.letter, b.help = g.letter, p.tableKey
		row.Add(b)
	}
	k := grown
	text.MinSize()                                                                          // a label that was never measured does not wrap
	text.Resize(fyne.NewSize(p.win.Canvas().Size().Width-row.MinSize().Width-(24+12)*k, 0)) // wraps it as it will be
	height := min(max(barHeight*k, text.MinSize().Height+22*k+18), barMost*k)
	scroll := container.NewVScroll(text)
	left := container.New(titleOver{22 * k}, title, scroll)
	inner := container.NewBorder(nil, nil, nil, container.NewCenter(row), left)
	return container.New(barOf{height}, container.NewStack(plate, container.NewBorder(nil, line, nil, nil, container.New(layout.NewCustomPaddedLayout(4, 4, 12, 12), inner))))
}

// barOf is a layout of a given height.
type barOf struct{ height float32 }

func (l barOf) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, l.height) }
func (l barOf) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		o.Resize(size)
		o.Move(fyne.Position{})
	}
}

// tableKey hands a key to the table in front.
func (p *program) tableKey(e *fyne.KeyEvent) {
	if t, ok := p.screen.(*table); ok {
		t.table.TypedKey(e)
	}
}

// titleOver is a layout of a title and what takes the rest of the height.
type titleOver struct{ height float32 }

func (l titleOver) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, l.height*2) }
func (l titleOver) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	objects[0].Resize(fyne.NewSize(size.Width, objects[0].MinSize().Height))
	objects[0].Move(fyne.Position{})
	objects[1].Resize(fyne.NewSize(size.Width, size.Height-l.height))
	objects[1].Move(fyne.NewPos(0, l.height))
}

// barTitle is the first line of a bar.
func barTitle(text string) *widget.Label {
	l := widget.NewLabelWithStyle(text, fyne.TextAlignLeading, fyne.TextStyle{Bold: true})
	l.Truncation = fyne.TextTruncateEllipsis
	l.Importance = widget.HighImportance
	return l
}
