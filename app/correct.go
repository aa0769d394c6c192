package app

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"cantina/decks"
	finder "cantina/decks/find"
	"cantina/engine/catalog"
	"cantina/widgets/say"
)

// A correction asks how a line of an imported list is meant: it is written otherwise, or a card is
// chosen from those under it. Its new text stands in the list, and is read.
type correction struct {
	s     *importing
	line  decks.Line
	was   string // the whole line, without its end
	plain bool   // lines are written as people write them; of other forms the card alone is asked
	lines []string
	entry *writing
	list  *listing
	none  *widget.Label // instead of the list, where no card is found
	found []*catalog.Card
}

// maxOffered cards are offered for a line.
const maxOffered = 50

// correct asks how a line is meant.
func (s *importing) correct(i int) {
	if i >= len(s.rows) || len(s.text) > maxShown {
		return
	}
	c := &correction{s: s, line: s.rows[i], lines: strings.SplitAfter(s.text, "\n")}
	if c.line.N < 1 || c.line.N > len(c.lines) {
		return
	}
	c.was = strings.TrimRight(c.lines[c.line.N-1], "\r\n")
	c.plain = s.out.Format == "list" || s.out.Format == "swccgdb"
	k := s.p.cat.Get(c.line.Entry.Slug)
	switch {
	case k != nil && c.line.Status == decks.Guessed && c.plain:
		c.ask(fmt.Sprintf("%d %s", c.line.Entry.Count, k.Title))
	case c.plain || !c.rewritable():
		c.ask(c.was)
	case k != nil:
		c.ask(k.Title)
	default:
		c.ask(c.line.Entry.Title)
	}
}

// ask shows the line, and the cards that it may mean.
func (c *correction) ask(text string) {
	p := c.s.p
	c.list = newListing(func() int { return len(c.found) }, func() fyne.CanvasObject {
		l := widget.NewLabel("")
		l.Truncation = fyne.TextTruncateEllipsis
		return l
	}, func(i widget.ListItemID, o fyne.CanvasObject) {
		if i < len(c.found) {
			o.(*widget.Label).SetText(say.T("build.copies", c.copies(), c.found[i].Title) + " · " + c.found[i].Set)
		}
	}, c.chosen)
	c.list.escape = p.closeModal
	c.list.up = func() { p.win.Canvas().Focus(c.entry) }
	c.entry = newWriting(text, 1)
	c.entry.escape, c.entry.enter = p.closeModal, func() { p.closeModal(); c.done() }
	c.entry.down = func() {
		if len(c.found) > 0 {
			p.win.Canvas().Focus(c.list)
			c.list.first()
		}
	}
	c.entry.OnChanged = func(now string) {
		c.look(decks.TitleIn(now))
		c.list.ScrollToTop()
	}
	c.none = widget.NewLabel(say.T("import.nocard"))
	c.none.Wrapping = fyne.TextWrapWord
	c.look(decks.TitleIn(text))
	var body fyne.CanvasObject = container.New(room(520, 0), c.entry)
	if len(c.found) > 0 || c.rewritable() {
		body = container.New(room(520, 270), container.NewBorder(c.entry, nil, nil, nil, container.NewStack(c.list, c.none)))
	}
	p.ask(say.T("import.correct", c.line.N, catalog.Brief(strings.TrimSpace(c.was))), body,
		choice{label: say.T("build.ok"), main: true, do: c.done}, choice{label: say.T("app.cancel")})
	p.win.Canvas().Focus(c.entry)
	c.entry.Entry.TypedShortcut(&fyne.ShortcutSelectAll{}) // what is typed takes its place
}

// rewritable tells whether a card can be chosen for the line.
func (c *correction) rewritable() bool {
	_, ok := c.s.out.Rewritten(c.was, c.line, c.s.p.cat.At(0))
	return ok
}

// look finds the cards of the deck's side that a title may mean: those that have its words, else
// the nearest.
func (c *correction) look(title string) {
	c.found = c.found[:0]
	if c.rewritable() && title != "" {
		ix := finder.Of(c.s.p.cat)
		c.find(ix, title)
		if len(c.found) == 0 {
			c.find(ix, c.s.p.cat.NearestTitle(title))
		}
	}
	c.list.Refresh()
	c.none.Hidden = len(c.found) > 0
	c.none.Refresh()
}

// find adds the cards of the deck's side whose titles have the words of another.
func (c *correction) find(ix *finder.Index, title string) {
	words := strings.Fields(catalog.Fold(title))
	if len(words) == 0 {
		return
	}
	for _, k := range ix.Find(ix.Parse("title:"+strings.Join(words, " title:"), say.Lang())) {
		if k.Side == c.s.out.Deck.Side && len(c.found) < maxOffered {
			c.found = append(c.found, k)
		}
	}
}

// copies is how many of the card that is chosen there will be: as many as were written, else as before.
func (c *correction) copies() int {
	if n := decks.CountIn(c.entry.Text); n > 0 && c.plain {
		return n
	}
	return max(c.line.Entry.Count, 1)
}

// chosen puts a card in the line's place.
func (c *correction) chosen(i widget.ListItemID) {
	if i >= len(c.found) {
		return
	}
	c.s.p.closeModal()
	line := c.line
	line.Entry.Count = c.copies()
	if text, ok := c.s.out.Rewritten(c.was, line, c.found[i]); ok {
		c.take(text)
	}
}

// done takes the line as it is written; of a form that people do not write, the first card that
// is found.
func (c *correction) done() {
	if c.plain || !c.rewritable() {
		c.take(c.entry.Text)
		return
	}
	c.chosen(0)
}

// take writes the line otherwise, and reads the list again.
func (c *correction) take(now string) {
	s := c.s
	c.lines[c.line.N-1] = now + c.lines[c.line.N-1][len(c.was):]
	name := s.name.Text
	s.take(s.file, strings.Join(c.lines, ""))
	s.name.SetText(name)
	s.p.win.Canvas().Focus(s.list) // the next one is corrected by keys, too
}
