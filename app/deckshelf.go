package app

import (
	"encoding/json"
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"cantina/app/store"
	"cantina/decks"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/widgets/say"
)

// deckShelf is the screen of all decks: the player's own and the starter decks.
type deckShelf struct {
	p     *program
	all   []shelved
	err   error
	words string   // what is sought
	trash bool     // the deleted decks are shown
	gone  *shelved // deleted a moment ago: it can come back
	list  *fyne.Container
	field *writing
	first fyne.Focusable
	rows  *ladder
}

var _ screen = (*deckShelf)(nil)

// A shelved deck is one of the list.
type shelved struct {
	id    store.DeckID // 0: a starter deck
	deck  *decks.Deck
	sum   store.DeckSummary
	legal bool
	draft bool   // it has changes that are kept and not saved
	words string // all that it is found by, folded
}

// everyDeck reads the player's own decks and the starter decks.
func (p *program) everyDeck() []shelved {
	sums, _ := p.store.Decks()
	return append(p.readDecks(sums), p.starters()...)
}

func (p *program) readDecks(sums []store.DeckSummary) (out []shelved) {
	for _, sum := range sums {
		v, _ := p.store.Deck(sum.ID)
		d, _ := decks.Parse(v.Name, v.Text)
		if d == nil {
			d = &decks.Deck{Name: sum.Name, Side: sum.Side}
		}
		d.Resolve(p.cat)
		row := p.shelve(sum.ID, sum, d)
		row.draft = sum.Draft && p.hasDraft(sum.ID)
		out = append(out, row)
	}
	return out
}

// hasDraft tells whether a deck has changes that are not saved.
func (p *program) hasDraft(id store.DeckID) bool {
	raw, ok := p.store.Draft(id)
	var d struct{ At, Saved int }
	return ok && json.Unmarshal(raw, &d) == nil && d.At != d.Saved
}

func (p *program) starters() (out []shelved) {
	for _, d := range decks.Graded() {
		out = append(out, p.shelve(0, store.DeckSummary{}, d))
	}
	return out
}

// shelve gathers what a deck is found by: its name, tags, plan and cards.
func (p *program) shelve(id store.DeckID, sum store.DeckSummary, d *decks.Deck) shelved {
	words := []string{d.Name, d.Format, card.SideNames[d.Side][say.Lang()], strings.Join(d.Tags, " "), inLang(d.Plan)}
	for _, e := range d.Cards {
		words = append(words, e.Title)
		if k := p.cat.Get(e.Slug); k != nil {
			words = append(words, k.Title)
		}
	}
	return shelved{id: id, deck: d, sum: sum, legal: decks.Legal(formatOf(d).Legality(d, p.cat)), words: catalog.Fold(strings.Join(words, " | "))}
}

func newDeckShelf(p *program) *deckShelf {
	s := &deckShelf{p: p}
	s.read()
	return s
}

func (s *deckShelf) read() {
	list := s.p.store.Decks
	if s.trash {
		list = s.p.store.DeckTrash
	}
	sums, err := list()
	s.err = err
	s.all = s.p.readDecks(sums)
	if !s.trash {
		s.all = append(s.all, s.p.starters()...)
	}
}

func (s *deckShelf) title() string { return say.T("shelf.title") }

func (s *deckShelf) content() fyne.CanvasObject {
	back := newButton(say.T("app.back"), false, s.leave)
	dark := newButton(say.T("shelf.new.dark"), false, func() { s.begin(card.Dark) })
	light := newButton(say.T("shelf.new.light"), false, func() { s.begin(card.Light) })
	in := newButton(say.T("shelf.import"), false, func() { s.p.show(newImporting(s.p)) })
	packs := newButton(say.T("shelf.sealed"), false, func() { s.p.show(newSealed(s.p)) })
	bin := newButton(say.T("shelf.trash"), false, func() { s.trash = !s.trash; s.again() })
	if s.trash {
		bin.SetText(say.T("shelf.untrash"))
	}
	s.field = newWriting(s.words, 1)
	s.field.SetPlaceHolder(say.T("shelf.search"))
	s.field.escape = func() {
		if s.field.Text == "" {
			s.leave()
		}
		s.field.SetText("")
	}
	s.field.down = func() { s.rows.climb(nil, 1) }
	s.field.OnChanged = func(words string) { s.words = words; s.fill() }
	s.list = container.NewVBox()
	s.rows = &ladder{p: s.p, way: container.NewVScroll(container.New(layout.NewCustomPaddedLayout(0, 0, 0, 14), s.list)), above: s.field}
	s.first = s.field
	s.field.enter = func() {
		if f, ok := s.first.(*button); ok {
			f.OnTapped()
		}
	}
	s.fill()
	for _, b := range []*button{back, dark, light, packs, in, bin} {
		b.escape = s.leave
	}
	plate := canvas.NewRectangle(color.NRGBA{10, 14, 22, 228})
	top := container.NewVBox(
		container.NewBorder(nil, nil, heading(say.T("shelf.title"), 30), container.NewHBox(dark, light, packs, in, bin, back)),
		s.field)
	if s.gone != nil && !s.trash {
		undo := newButton(say.T("shelf.undelete"), true, s.undelete)
		undo.escape = s.leave
		s.first = undo
		top.Add(container.NewBorder(nil, nil, nil, undo, widget.NewLabel(say.T("shelf.deleted", s.gone.deck.Name))))
	}
	if s.err != nil {
		top.Add(note(errorText(s.err)))
	}
	column := container.New(layout.NewCustomPaddedLayout(16, 16, 26, 26), container.NewBorder(top, nil, nil, nil, s.rows.way))
	return container.NewStack(dusk(), container.New(inMiddle{1080, 4000}, container.NewStack(plate, column)))
}

func (s *deckShelf) open(d *shelved) {
	if d.id == 0 {
		s.p.openStarter(d.deck)
		return
	}
	s.p.openDeck(d.id)
}

// more opens the menu of a deck.
func (s *deckShelf) more(d *shelved, at *button) {
	m := fyne.NewMenu("",
		fyne.NewMenuItem(say.T("shelf.copy"), func() { s.copy(d) }),
		fyne.NewMenuItem(say.T("build.export"), func() { s.p.askExport(d.deck) }))
	if d.id != 0 {
		m.Items = append([]*fyne.MenuItem{fyne.NewMenuItem(say.T("build.rename"), func() { s.rename(d) })}, m.Items...)
		m.Items = append(m.Items, fyne.NewMenuItemSeparator(), fyne.NewMenuItem(say.T("shelf.delete"), func() { s.delete(d) }))
	}
	pos := fyne.CurrentApp().Driver().AbsolutePositionForObject(at)
	widget.ShowPopUpMenuAtPosition(m, s.p.win.Canvas(), pos.AddXY(0, at.Size().Height))
}

// change does something to the decks and shows them anew.
func (s *deckShelf) change(work func() error) {
	s.p.do(work, func(err error) {
		s.again()
		if err != nil {
			s.p.fail(say.T("shelf.failed"), err)
		}
	})
}

// begin makes an empty deck and opens it.
func (s *deckShelf) begin(side card.Side) {
	d := &decks.Deck{Name: s.p.freeName(say.T("shelf.newname")), Side: side}
	s.p.keepDeck(d, say.T("shelf.begun"), s.p.openDeck)
}

// keepDeck saves a new deck.
func (p *program) keepDeck(d *decks.Deck, why string, then func(store.DeckID)) {
	var id store.DeckID
	p.do(func() (err error) { id, err = p.store.SaveDeck(0, recordOf(d, p.cat, why)); return err }, func(err error) {
		if err != nil {
			p.fail(say.T("shelf.failed"), err)
			return
		}
		then(id)
	})
}

func (s *deckShelf) copy(d *shelved) {
	c := d.deck.Clone()
	c.Name = s.p.freeName(say.T("build.copyof", d.deck.Name))
	s.change(func() error {
		_, err := s.p.store.SaveDeck(0, recordOf(c, s.p.cat, say.T("build.copied", d.deck.Name)))
		return err
	})
}

func (s *deckShelf) rename(d *shelved) {
	s.p.write(say.T("build.name"), d.deck.Name, 1, func(name string) {
		if name = strings.TrimSpace(name); name == "" || name == d.deck.Name {
			return
		}
		c := d.deck.Clone()
		c.Name = name
		s.change(func() error {
			_, err := s.p.store.SaveDeck(d.id, recordOf(c, s.p.cat, say.T("shelf.renamed", d.deck.Name)))
			return err
		})
	})
}

// delete moves a deck to the trash; nothing is asked, for it comes back with one button.
func (s *deckShelf) delete(d *shelved) {
	s.gone = d
	s.change(func() error { return s.p.store.DeleteDeck(d.id) })
}

func (s *deckShelf) undelete() {
	id := s.gone.id
	s.gone = nil
	s.change(func() error { return s.p.store.UndeleteDeck(id) })
}

func (s *deckShelf) again() {
	s.read()
	s.p.show(s)
}

func (s *deckShelf) leave() {
	if s.trash {
		s.trash = false
		s.again()
		return
	}
	s.p.show(newHome(s.p))
}

func (s *deckShelf) shown() { s.p.win.Canvas().Focus(s.field) }

func (s *deckShelf) menu() []*fyne.Menu {
	return []*fyne.Menu{
		fyne.NewMenu(say.T("build.menu.deck"),
			fyne.NewMenuItem(say.T("shelf.new.dark"), func() { s.begin(card.Dark) }),
			fyne.NewMenuItem(say.T("shelf.new.light"), func() { s.begin(card.Light) }),
			fyne.NewMenuItem(say.T("shelf.sealed"), func() { s.p.show(newSealed(s.p)) }),
			fyne.NewMenuItem(say.T("shelf.import"), func() { s.p.show(newImporting(s.p)) }),
			fyne.NewMenuItem(say.T("shelf.export"), s.p.exportAll),
			fyne.NewMenuItemSeparator(),
			fyne.NewMenuItem(say.T("app.back"), s.leave), s.p.quitItem()),
		s.p.lookMenu(), s.p.helpMenu(),
	}
}

func (s *deckShelf) key(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyEscape:
		s.leave()
	case fyne.KeyTab, fyne.KeyDown:
		s.p.win.Canvas().Focus(s.field)
	}
}
