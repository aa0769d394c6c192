package app

import (
	"image/color"
	"os"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"

	"cantina/app/store"
	"cantina/decks"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/widgets"
	"cantina/widgets/say"
)

// importing is the screen on which a list from elsewhere becomes a deck: on the left what was
// pasted, on the right what became of each of its lines, and over them what is to be known
// before it is saved. Nothing is saved before one says so; left unsaved, the list is still
// there when one comes back.
type importing struct {
	p *program
	pasted
	out   *decks.Imported
	entry *writing
	name  *writing
	given string // the name that the list gave
	list  *listing
	rows  []decks.Line // of the list, in sight
	sum   *widgets.Prose
	told  *widgets.Prose  // the problems
	room  *fyne.Container // where they stand
	right *fyne.Container // what they push down
	few   bool            // only the lines that need a look are shown
	only  *button
	save  *button
}

// pasted is a list that was brought to be imported.
type pasted struct{ file, text, called string }

var _ screen = (*importing)(nil)

func newImporting(p *program) *importing { return &importing{p: p, pasted: p.pasted} }

func (s *importing) title() string { return say.T("import.title") }

func (s *importing) content() fyne.CanvasObject {
	name := s.called
	if s.name != nil {
		name = s.name.Text
	}
	s.entry = newWriting("", 8)
	s.entry.Wrapping = fyne.TextWrapOff
	s.entry.escape = s.leave
	s.entry.paste = func(text string) bool {
		if len(text) <= maxShown {
			return false
		}
		s.take("", text)
		return true
	}
	s.name = newWriting(name, 1)
	s.name.SetPlaceHolder(say.T("build.name"))
	s.name.escape, s.name.enter = s.leave, s.keep
	s.sum = left("")
	s.told = left("").Colored(theme.ColorNameError)
	s.room = container.New(room(0, 0), container.NewVScroll(s.told))
	s.only = newButton("", false, func() { s.few = !s.few; s.fill() })
	s.list = newListing(func() int { return len(s.rows) }, newImportRow, s.fillRow, s.correct)
	s.list.escape = s.leave
	s.save = newButton(say.T("import.save"), true, s.keep)
	file := newButton(say.T("import.file"), false, s.openFile)
	clip := newButton(say.T("import.clip"), false, func() {
		if text := s.p.app.Clipboard().Content(); strings.TrimSpace(text) != "" {
			s.take("", text)
			return
		}
		s.p.tell("import.title", say.T("import.noclip"))
	})
	back := newButton(say.T("app.back"), false, s.leave)
	for _, b := range []*button{s.save, file, clip, back, s.only} {
		b.escape = s.leave
	}
	s.right = nil
	s.entry.OnChanged = func(text string) { s.read(s.file, text) }
	s.read(s.file, s.text)
	s.put(s.text)
	if name != "" {
		s.name.SetText(name)
	}
	plate := canvas.NewRectangle(color.NRGBA{10, 14, 22, 228})
	left := container.New(between{}, container.NewHBox(clip, file), s.entry)
	s.right = container.New(between{}, container.NewVBox(s.name, container.NewBorder(nil, nil, nil, s.only, s.sum), s.room), s.list, container.NewHBox(layout.NewSpacer(), back, s.save))
	both := container.NewHSplit(left, s.right)
	both.SetOffset(0.4)
	column := container.New(layout.NewCustomPaddedLayout(14, 14, 24, 24), container.NewBorder(
		container.NewVBox(heading(say.T("import.title"), 28), note(say.T("import.about"))), nil, nil, nil, both))
	return container.NewStack(dusk(), container.New(inMiddle{1480, 4000}, container.NewStack(plate, column)))
}

// maxShown is how long a text may be to stand in the entry, in bytes: what is longer, or no text,
// is read and stays out of it.
const maxShown = 48 << 10

// take reads a text that came by file, drop or clipboard.
func (s *importing) take(file, text string) {
	if strings.TrimSpace(text) == "" {
		if file != "" {
			s.p.tell("import.title", say.T("import.nothing", file))
		}
		return
	}
	if len(text) <= catalog.MaxDeckFile {
		text = decks.Decode(text)
	}
	s.file = file
	s.read(file, text)
	s.put(text)
}

// put writes a text into the entry, without reading it once more.
func (s *importing) put(text string) {
	s.entry.SetPlaceHolder(say.T("import.paste"))
	if len(text) > maxShown || s.out != nil && s.out.Format == "" {
		s.entry.SetPlaceHolder(say.T("import.notshown", (len(text)+1023)/1024))
		text = ""
	}
	changed := s.entry.OnChanged
	s.entry.OnChanged = nil
	s.entry.SetText(strings.ToValidUTF8(text, "�"))
	s.entry.OnChanged = changed
}

// read shows what becomes of a text.
func (s *importing) read(file, text string) {
	s.text, s.out = text, nil
	s.save.Disable()
	s.sum.SetText(say.T("import.empty"))
	if strings.TrimSpace(text) != "" {
		s.out = decks.Import(file, text, s.p.cat)
		d := s.out.Deck
		if s.sum.SetText(s.sumOf(s.out)); s.out.Format == "" {
			s.sum.SetText("")
		}
		if d.Name != "" || s.name.Text == s.given { // a name that the player wrote stays
			s.name.SetText(d.Name)
			s.given = d.Name
		}
		if len(d.Cards) > 0 {
			s.save.Enable()
		}
	}
	s.tellProblems()
	s.fill()
}

// toldMost is how many problems stand over the lines without being scrolled.
const toldMost = 3

// tellProblems says what is to be known before the deck is saved.
func (s *importing) tellProblems() {
	var all []string
	if s.out != nil {
		for _, p := range s.out.Problems {
			all = append(all, upperFirst(p[say.Lang()])+".")
		}
	}
	s.told.SetText(strings.Join(all, "\n"))
	height := float32(0)
	for _, line := range all[:min(len(all), toldMost)] {
		height += 22 * float32(1+len([]rune(line))/85)
	}
	if height > 0 {
		height += 14
	}
	s.room.Layout = room(0, height)
	s.room.Hidden = len(all) == 0
	s.room.Refresh()
	if s.right != nil { // the lines move down
		s.right.Refresh()
	}
}

// keep saves the deck and opens it.
func (s *importing) keep() {
	if s.out == nil || len(s.out.Deck.Cards) == 0 {
		return
	}
	d := s.out.Deck
	if d.Name = catalog.Brief(strings.TrimSpace(s.name.Text)); d.Name == "" {
		d.Name = say.T("shelf.newname")
	}
	d.Name = s.p.freeName(d.Name)
	s.p.keepDeck(d, say.T("import.from", s.out.Form()[say.Lang()]), func(id store.DeckID) {
		s.p.pasted = pasted{}
		s.p.openDeck(id)
	})
}

// openFile asks for a file, or a folder of them.
func (s *importing) openFile() {
	s.p.askPath(say.T("import.which"), func(path string) { s.takeFiles([]string{path}) })
}

// dropped takes a file that was dropped onto the window, on any screen but the table.
func (p *program) dropped(_ fyne.Position, files []fyne.URI) {
	if len(files) == 0 || p.store == nil || p.busy {
		return
	}
	if isScene(files[0].Path()) {
		switch p.screen.(type) {
		case *curtain, *failed, *petition:
			return
		}
		p.openSceneFile(files[0].Path())
		return
	}
	switch s := p.screen.(type) {
	case *table, *curtain, *failed, *petition, *over:
		return
	case *builder:
		s.keepNow()
	}
	p.closeModal() // what it says is of another file
	s, ok := p.screen.(*importing)
	if !ok {
		s = newImporting(p)
		p.show(s)
	}
	var names []string
	for _, f := range files {
		names = append(names, f.Path())
	}
	s.takeFiles(names)
}

// takeFiles reads files, folders and zips: a single list is shown line by line, of several
// decks what there is of each, and nothing is saved before one says so.
func (s *importing) takeFiles(names []string) {
	if info, err := os.Stat(names[0]); len(names) == 1 && err == nil && info.Mode().IsRegular() && !strings.EqualFold(filepath.Ext(names[0]), ".zip") {
		s.takeFile(names[0])
		return
	}
	var all []decks.Source
	s.p.do(func() error {
		for _, name := range names {
			found, err := decks.ImportFile(name, s.p.cat)
			if err != nil {
				return err
			}
			all = append(all, found...)
		}
		return nil
	}, func(err error) {
		if err != nil {
			s.p.fail(say.T("import.unread"), err)
			return
		}
		s.askAll(all)
	})
}

// askAll asks whether several decks are to be kept.
func (s *importing) askAll(all []decks.Source) {
	var lines []string
	var good []*decks.Deck
	for _, f := range all {
		if f.Imported == nil || len(f.Imported.Deck.Cards) == 0 {
			lines = append(lines, say.T("import.nodeck", filepath.Base(f.Name), whyNoDeck(f)))
			continue
		}
		im := f.Imported
		good = append(good, im.Deck)
		lines = append(lines, filepath.Base(f.Name)+" · "+s.sumOf(im))
		for _, p := range im.Problems[:min(len(im.Problems), toldMost)] {
			lines = append(lines, "    "+upperFirst(p[say.Lang()])+".")
		}
	}
	body := prose(strings.Join(lines, "\n"))
	if len(good) == 0 {
		s.p.ask(say.T("import.title"), body, choice{label: say.T("app.close"), main: true})
		return
	}
	label := say.T("import.all", len(good))
	if len(good) == 1 {
		label = say.T("import.one")
	}
	s.p.ask(say.T("import.title"), body,
		choice{label: label, main: true, do: func() {
			s.p.do(func() error {
				for _, d := range good {
					d.Name = s.p.freeName(d.Name)
					if _, err := s.p.store.SaveDeck(0, recordOf(d, s.p.cat, say.T("import.from", "zip"))); err != nil {
						return err
					}
				}
				return nil
			}, func(err error) {
				s.p.show(newDeckShelf(s.p))
				if err != nil {
					s.p.fail(say.T("shelf.failed"), err)
				}
			})
		}},
		choice{label: say.T("app.cancel")})
}

// whyNoDeck says why a file among several is no deck.
func whyNoDeck(f decks.Source) string {
	if f.Imported != nil && len(f.Imported.Problems) > 0 {
		return upperFirst(f.Imported.Problems[0][say.Lang()]) + "."
	}
	why := f.Problem[say.Lang()]
	if _, after, is := strings.Cut(why, f.Name+": "); is { // its name stands before it
		why = after
	}
	if why == "" {
		return ""
	}
	return upperFirst(why) + "."
}

// sumOf says what became of the lines of a list.
func (s *importing) sumOf(im *decks.Imported) string {
	return say.T("import.sum", im.Form()[say.Lang()], card.SideNames[im.Deck.Side][say.Lang()], im.Deck.Size(),
		im.Count(decks.Matched), im.Count(decks.Guessed), im.Count(decks.Unknown))
}

// takeFile reads a file, if it is not larger than any deck.
func (s *importing) takeFile(path string) {
	data, err := catalog.ReadFile(path, catalog.MaxDeckFile)
	if err != nil {
		s.p.fail(say.T("import.unread"), err)
		return
	}
	s.take(filepath.Base(path), string(data))
}

// leave goes back to the decks; what was pasted, and not saved, is kept for the next time.
func (s *importing) leave() {
	s.p.pasted = pasted{s.file, s.text, s.name.Text}
	s.p.show(newDeckShelf(s.p))
}

func (s *importing) shown() { s.p.win.Canvas().Focus(s.entry) }

func (s *importing) menu() []*fyne.Menu {
	return []*fyne.Menu{
		fyne.NewMenu(say.T("build.menu.deck"), fyne.NewMenuItem(say.T("import.file"), s.openFile), fyne.NewMenuItem(say.T("app.back"), s.leave), s.p.quitItem()),
		s.p.lookMenu(), s.p.helpMenu(),
	}
}

func (s *importing) key(e *fyne.KeyEvent) {
	if e.Name == fyne.KeyEscape {
		s.leave()
	}
}
