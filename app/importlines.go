package app

import (
	"fmt"
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"cantina/decks"
	"cantina/engine/catalog"
	"cantina/widgets/say"
)

// fill lists what became of the lines: of all, or of those that need a look.
func (s *importing) fill() {
	var all []decks.Line
	if s.out != nil {
		all = s.out.Lines
	}
	doubtful := filter(all, func(l decks.Line) bool { return l.Status == decks.Guessed || l.Status == decks.Unknown })
	if s.few = s.few && len(doubtful) > 0; s.few {
		s.rows = doubtful
		s.only.SetText(say.T("import.every"))
	} else {
		s.rows = all
		s.only.SetText(say.T("import.doubtful", len(doubtful)))
	}
	s.only.Hidden = len(doubtful) == 0
	s.only.Refresh()
	s.list.Refresh()
}

func newImportRow() fyne.CanvasObject {
	sign := canvas.NewText("", color.White)
	sign.TextStyle.Bold = true
	text := widget.NewLabel("")
	text.Truncation = fyne.TextTruncateEllipsis
	became := widget.NewLabel("")
	became.Truncation = fyne.TextTruncateEllipsis
	return container.NewBorder(nil, nil, container.New(room(96, 0), container.New(layout.NewCustomPaddedLayout(0, 0, 8, 0), sign)), nil, container.NewGridWithColumns(2, text, became))
}

// statusColors are those of what became of a line.
var statusColors = [...]color.NRGBA{{117, 131, 125, 255}, {169, 182, 176, 255}, {169, 182, 176, 255}, {88, 214, 141, 255}, {232, 196, 104, 255}, {255, 128, 100, 255}}

// fillRow says what became of a line.
func (s *importing) fillRow(i widget.ListItemID, o fyne.CanvasObject) {
	if i >= len(s.rows) {
		return
	}
	l := s.rows[i]
	row := o.(*fyne.Container)
	cells := row.Objects[0].(*fyne.Container)
	sign := row.Objects[1].(*fyne.Container).Objects[0].(*fyne.Container).Objects[0].(*canvas.Text)
	sign.Text, sign.Color = decks.StatusNames[l.Status][say.Lang()], statusColors[l.Status]
	sign.Refresh()
	cells.Objects[0].(*widget.Label).SetText(fmt.Sprintf("%d  %s", l.N, catalog.Brief(strings.TrimSpace(l.Text))))
	became := ""
	switch l.Status {
	case decks.Matched, decks.Guessed:
		if k := s.p.cat.Get(l.Entry.Slug); k != nil {
			became = say.T("build.copies", l.Entry.Count, k.Title)
			if !k.Whole() {
				became += " (" + say.T("build.unwritten") + ")"
			}
		}
		if l.Entry.Outside {
			became += " " + say.T("build.besided")
		}
	case decks.Unknown:
		if l.Entry.Count > 0 {
			became = say.T("import.kept", l.Entry.Count, l.Entry.Title)
		}
	}
	cells.Objects[1].(*widget.Label).SetText(became)
}
