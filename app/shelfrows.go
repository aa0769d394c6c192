package app

import (
	"image/color"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/widgets/say"
)

// fill lists what is sought: the player's own decks, then the starter decks, a side beside the
// other.
func (s *deckShelf) fill() {
	s.list.RemoveAll()
	s.rows.rungs = nil
	s.first = s.field
	sought := strings.Fields(catalog.Fold(s.words))
	var own []*shelved
	var starters [card.Sides][]*shelved
	for i := range s.all {
		d := &s.all[i]
		switch {
		case slices.ContainsFunc(sought, func(w string) bool { return !strings.Contains(d.words, w) }):
		case d.id != 0:
			own = append(own, d)
		default:
			starters[d.deck.Side] = append(starters[d.deck.Side], d)
		}
	}
	head, none := say.T("shelf.own"), "shelf.none"
	if s.trash {
		head, none = say.T("shelf.trash"), "shelf.notrash"
	}
	switch {
	case len(own) > 0:
		s.list.Add(section(head))
	case len(sought) == 0:
		s.list.Add(widget.NewLabel(say.T(none)))
	}
	for _, d := range own {
		s.list.Add(s.row(d, sought, len(s.rows.rungs)))
	}
	if lines := s.pairs(starters, sought); len(lines) > 0 {
		s.list.Add(section(say.T("shelf.starters")))
		for _, line := range lines {
			s.list.Add(line)
		}
	}
	if len(s.list.Objects) == 0 {
		s.list.Add(left(say.T("shelf.nothing", s.words)))
	}
	if r := s.rows.rungs; len(r) > 0 {
		s.first = r[0][0]
	}
	s.list.Refresh()
}

// pairs are the rows of both sides, one beside the other.
func (s *deckShelf) pairs(of [card.Sides][]*shelved, sought []string) []fyne.CanvasObject {
	first := len(s.rows.rungs)
	lines := make([]fyne.CanvasObject, max(len(of[card.Dark]), len(of[card.Light])))
	for i := range lines {
		lines[i] = container.NewGridWithColumns(int(card.Sides))
	}
	for side := range card.Sides {
		for i, line := range lines {
			var row fyne.CanvasObject = layout.NewSpacer()
			if i < len(of[side]) {
				row = s.row(of[side][i], sought, first+i)
			}
			line.(*fyne.Container).Add(row)
		}
	}
	return lines
}

// row is one deck, on a line of the list.
func (s *deckShelf) row(d *shelved, sought []string, line int) fyne.CanvasObject {
	name := widget.NewLabelWithStyle(d.deck.Name, fyne.TextAlignLeading, fyne.TextStyle{Bold: true})
	name.Truncation = fyne.TextTruncateEllipsis
	about := widget.NewLabel(s.about(d, sought))
	about.Truncation = fyne.TextTruncateEllipsis
	var main *button
	if s.trash {
		main = newButton(say.T("shelf.back"), false, func() { s.gone = d; s.undelete() })
	} else {
		main = newButton(say.T("shelf.open"), false, func() { s.open(d) })
	}
	main.escape = s.leave
	buttons, all := container.NewHBox(main), []*button{main}
	if !s.trash {
		more := newButton("…", false, nil)
		more.OnTapped = func() { s.more(d, more) }
		more.escape = s.leave
		buttons.Add(more)
		all = append(all, more)
	}
	stripe := canvas.NewRectangle([card.Sides]color.NRGBA{{224, 96, 106, 255}, {121, 184, 234, 255}}[d.deck.Side])
	stripe.SetMinSize(fyne.NewSize(4, 10))
	row := container.NewBorder(nil, nil, stripe, container.NewCenter(buttons), container.New(layout.NewCustomPaddedVBoxLayout(-12), name, about))
	s.rows.add(line, row, all...)
	return row
}

// about says a deck in a line; of a search, which of its cards is sought.
func (s *deckShelf) about(d *shelved, sought []string) string {
	parts := s.facts(d)
	if d.id == 0 { // such decks are legal and stand by side, the simplest first
		parts = []string{d.deck.Graded()[say.Lang()], strings.Join(strings.Fields(inLang(d.deck.Plan)), " ")}
	}
	if found := s.holds(d, sought); found != "" {
		parts = slices.Insert(parts, min(len(parts)/2, 2), found)
	}
	return strings.Join(parts, " · ")
}

// facts says a deck of the player's in a line.
func (s *deckShelf) facts(d *shelved) []string {
	parts := []string{card.SideNames[d.deck.Side][say.Lang()], say.T("build.count", d.deck.Size())}
	if d.legal {
		parts = append(parts, say.T("build.legal"))
	} else {
		parts = append(parts, say.T("build.illegal"))
	}
	if d.deck.Format != "" {
		parts = append(parts, formatOf(d.deck).Name[say.Lang()])
	}
	if len(d.deck.Tags) > 0 {
		parts = append(parts, strings.Join(d.deck.Tags, ", "))
	}
	if d.sum.Problem != (card.Text{}) {
		parts = append(parts, d.sum.Problem[say.Lang()])
	}
	if d.draft {
		parts = append(parts, say.T("shelf.draft"))
	}
	return append(parts, say.T("shelf.versions", d.sum.Versions), d.sum.Updated.Local().Format(say.T("app.lang.date")))
}

// holds is the first card of a deck that is sought, and how many of it, "" if none is.
func (s *deckShelf) holds(d *shelved, sought []string) string {
	for _, e := range d.deck.Cards {
		k := s.p.cat.Get(e.Slug)
		if k == nil || len(sought) == 0 {
			continue
		}
		if title := catalog.Fold(k.Title); !slices.ContainsFunc(sought, func(w string) bool { return !strings.Contains(title, w) }) {
			return say.T("build.copies", e.Count, k.Title)
		}
	}
	return ""
}
