package app

import (
	"fmt"
	"image/color"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"cantina/app/store"
	"cantina/decks"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/widgets/say"
)

// importing is the screen on which a list from elsewhere becomes a deck: on the left what was
// pasted, on the right what became of each of its lines. Nothing is saved before one says so.
type importing struct {
	p     *program
	file  string
	text  string
	out   *decks.Imported
	entry *writing
	name  *writing
	given string // the name that the list gave
	list  *widget.List
	sum   *widget.Label
	save  *button
}

var _ screen = (*importing)(nil)

func newImporting(p *program) *importing { return &importing{p: p} }

func (s *importing) title() string { return say.T("import.title") }

func (s *importing) content() fyne.CanvasObject {
	name := ""
	if s.name != nil {
		name = s.name.Text
	}
	s.entry = newWriting(s.text, 8)
	s.entry.Wrapping = fyne.TextWrapOff
	s.entry.SetPlaceHolder(say.T("import.paste"))
	s.entry.escape = s.leave
	s.name = newWriting(name, 1)
	s.name.SetPlaceHolder(say.T("build.name"))
	s.name.escape, s.name.enter = s.leave, s.keep
	s.sum = widget.NewLabel("")
	s.sum.Wrapping = fyne.TextWrapWord
	s.list = widget.NewList(func() int { return len(s.lines()) }, newImportRow, s.fillRow)
	s.list.OnSelected = func(i widget.ListItemID) {
		s.list.Unselect(i)
		s.correct(i)
	}
	s.save = newButton(say.T("import.save"), true, s.keep)
	file := newButton(say.T("import.file"), false, s.openFile)
	clip := newButton(say.T("import.clip"), false, func() { s.take("", s.p.app.Clipboard().Content()) })
	back := newButton(say.T("app.back"), false, s.leave)
	for _, b := range []*button{s.save, file, clip, back} {
		b.escape = s.leave
	}
	s.entry.OnChanged = func(text string) { s.read(s.file, text) }
	s.read(s.file, s.text)
	if name != "" {
		s.name.SetText(name)
	}
	plate := canvas.NewRectangle(color.NRGBA{10, 14, 22, 228})
	left := container.NewBorder(container.NewHBox(clip, file), nil, nil, nil, s.entry)
	right := container.NewBorder(container.NewVBox(s.name, s.sum), container.NewBorder(nil, nil, nil, container.NewHBox(back, s.save)), nil, nil, s.list)
	both := container.NewHSplit(left, right)
	both.SetOffset(0.4)
	column := container.New(layout.NewCustomPaddedLayout(14, 14, 24, 24), container.NewBorder(
		container.NewVBox(heading(say.T("import.title"), 28), note(say.T("import.about"))), nil, nil, nil, both))
	return container.NewStack(dusk(), container.New(inMiddle(1240), container.NewStack(plate, column)))
}

// maxShown is how much of a text stands in the entry, in bytes.
const maxShown = 200_000

// take reads a text that came by file, drop or clipboard.
func (s *importing) take(file, text string) {
	if text == "" {
		return
	}
	s.file = file
	shown := text
	if len(shown) > maxShown {
		shown = shown[:maxShown]
	}
	changed := s.entry.OnChanged
	s.entry.OnChanged = nil
	s.entry.SetText(strings.ToValidUTF8(shown, "�"))
	s.entry.OnChanged = changed
	s.read(file, text)
}

// read shows what becomes of a text.
func (s *importing) read(file, text string) {
	s.text, s.out = text, nil
	s.save.Disable()
	s.sum.SetText(say.T("import.empty"))
	if strings.TrimSpace(text) != "" {
		s.out = decks.Import(file, text, s.p.cat)
		d := s.out.Deck
		s.sum.SetText(s.sumOf(s.out))
		if d.Name != "" || s.name.Text == s.given { // a name that the player wrote stays
			s.name.SetText(d.Name)
			s.given = d.Name
		}
		if len(d.Cards) > 0 {
			s.save.Enable()
		}
	}
	s.list.Refresh()
}

// correct asks how a line is meant: its new text stands in the list, and is read.
func (s *importing) correct(i int) {
	if i >= len(s.lines()) || len(s.text) > maxShown {
		return
	}
	l := s.lines()[i]
	all := strings.SplitAfter(s.text, "\n")
	if l.N < 1 || l.N > len(all) {
		return
	}
	was := strings.TrimRight(all[l.N-1], "\r\n")
	text := was
	if k := s.p.cat.Get(l.Entry.Slug); k != nil && l.Status == decks.Guessed && s.out.Format == "list" {
		text = fmt.Sprintf("%d %s", l.Entry.Count, k.Title)
	}
	s.p.write(say.T("import.correct", l.N, catalog.Brief(strings.TrimSpace(was))), text, 1, func(now string) {
		all[l.N-1] = now + all[l.N-1][len(was):]
		name := s.name.Text
		s.take(s.file, strings.Join(all, ""))
		s.name.SetText(name)
	})
}

func (s *importing) lines() []decks.Line {
	if s.out == nil {
		return nil
	}
	return s.out.Lines
}

func newImportRow() fyne.CanvasObject {
	sign := canvas.NewText("", color.White)
	sign.TextStyle.Bold = true
	text := widget.NewLabel("")
	text.Truncation = fyne.TextTruncateEllipsis
	became := widget.NewLabel("")
	became.Truncation = fyne.TextTruncateEllipsis
	return container.NewBorder(nil, nil, container.NewGridWrap(fyne.NewSize(96, 30), sign), nil, container.NewGridWithColumns(2, text, became))
}

// statusColors are those of what became of a line.
var statusColors = [...]color.NRGBA{{117, 131, 125, 255}, {169, 182, 176, 255}, {169, 182, 176, 255}, {88, 214, 141, 255}, {232, 196, 104, 255}, {255, 128, 100, 255}}

// fillRow says what became of a line.
func (s *importing) fillRow(i widget.ListItemID, o fyne.CanvasObject) {
	if i >= len(s.lines()) {
		return
	}
	l := s.lines()[i]
	row := o.(*fyne.Container)
	cells := row.Objects[0].(*fyne.Container)
	sign := row.Objects[1].(*fyne.Container).Objects[0].(*canvas.Text)
	sign.Text, sign.Color = decks.StatusNames[l.Status][say.Lang()], statusColors[l.Status]
	sign.Refresh()
	cells.Objects[0].(*widget.Label).SetText(fmt.Sprintf("%d  %s", l.N, strings.TrimSpace(l.Text)))
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
	s.p.keepDeck(d, say.T("import.from", s.out.Form()[say.Lang()]), func(id store.DeckID) { s.p.openDeck(id) })
}

// openFile asks for a file.
func (s *importing) openFile() {
	d := dialog.NewFileOpen(func(r fyne.URIReadCloser, err error) {
		if err != nil {
			s.p.fail(say.T("import.unread"), err)
			return
		}
		if r == nil {
			return
		}
		r.Close()
		s.takeFiles([]string{r.URI().Path()})
	}, s.p.win)
	d.Show()
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
			lines = append(lines, say.T("import.nodeck", f.Name, f.Problem[say.Lang()]))
			continue
		}
		im := f.Imported
		good = append(good, im.Deck)
		lines = append(lines, f.Name+": "+im.Deck.Name+" · "+s.sumOf(im))
	}
	body := prose(strings.Join(lines, "\n"))
	if len(good) == 0 {
		s.p.ask(say.T("import.title"), body, choice{label: say.T("app.close"), main: true})
		return
	}
	s.p.ask(say.T("import.title"), body,
		choice{label: say.T("import.all", len(good)), main: true, do: func() {
			s.p.do(func() error {
				for _, d := range good {
					d.Name = s.p.freeName(d.Name)
					if _, err := s.p.store.SaveDeck(0, recordOf(d, s.p.cat, say.T("import.from", "zip"))); err != nil {
						return err
					}
				}
				return nil
			}, func(err error) {
				s.leave()
				if err != nil {
					s.p.fail(say.T("shelf.failed"), err)
				}
			})
		}},
		choice{label: say.T("app.cancel")})
}

// sumOf says what became of the lines of a list.
func (s *importing) sumOf(im *decks.Imported) string {
	return say.T("import.sum", im.Form()[say.Lang()], card.SideNames[im.Deck.Side][say.Lang()], im.Deck.Size(),
		im.Count(decks.Matched), im.Count(decks.Guessed), im.Count(decks.Unknown))
}

// exportAll writes all of the player's own decks into one zip.
func (p *program) exportAll() {
	file := filepath.Join(filepath.Dir(p.store.Path()), "exports", "decks.zip")
	sums, err := p.store.Decks()
	if err != nil {
		p.fail(say.T("export.failed"), err)
		return
	}
	p.do(func() error {
		if err := os.MkdirAll(filepath.Dir(file), 0o700); err != nil {
			return err
		}
		var all []*decks.Deck
		for _, d := range p.readDecks(sums) {
			all = append(all, d.deck)
		}
		f, err := os.Create(file)
		if err != nil {
			return err
		}
		err = decks.WriteZip(f, all, p.cat)
		if cerr := f.Close(); err == nil {
			err = cerr
		}
		return err
	}, func(err error) {
		if err != nil {
			p.fail(say.T("export.failed"), err)
			return
		}
		p.tell("build.export", say.T("export.done", file))
	})
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

func (s *importing) leave() { s.p.show(newDeckShelf(s.p)) }

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

// askExport asks in which form a deck is written, and where to.
func (p *program) askExport(d *decks.Deck) {
	names := make([]string, len(decks.Writers))
	for i := range decks.Writers {
		names[i] = decks.Writers[i].What[say.Lang()]
	}
	lost := widget.NewLabel("")
	lost.Wrapping = fyne.TextWrapWord
	pick := widget.NewRadioGroup(names, nil)
	form := func() *decks.Writer { return &decks.Writers[max(slices.Index(names, pick.Selected), 0)] }
	pick.Required = true
	pick.OnChanged = func(string) {
		_, losses := form().Write(d, p.cat)
		said := make([]string, len(losses))
		for i, l := range losses {
			said[i] = l[say.Lang()]
		}
		lost.SetText("")
		if len(said) > 0 {
			lost.SetText(say.T("export.losing", strings.Join(said, ", ")))
		}
	}
	pick.SetSelected(names[0])
	p.ask(say.T("build.export"), container.New(atLeast{fyne.NewSize(560, 300)}, container.NewBorder(pick, nil, nil, nil, lost)),
		choice{label: say.T("export.file"), main: true, do: func() { p.exportFile(d, form()) }},
		choice{label: say.T("export.clip"), do: func() {
			text, _ := form().Write(d, p.cat)
			p.app.Clipboard().SetContent(text)
			p.tell("build.export", say.T("export.clipped"))
		}},
		choice{label: say.T("app.cancel")})
}

// exportFile writes a deck into the folder “exports” beside the saved games.
func (p *program) exportFile(d *decks.Deck, f *decks.Writer) {
	dir := filepath.Join(filepath.Dir(p.store.Path()), "exports")
	file := filepath.Join(dir, fileName(d.Name)+f.Ext)
	text, _ := f.Write(d, p.cat)
	p.do(func() error {
		if err := os.MkdirAll(dir, 0o700); err != nil {
			return err
		}
		return os.WriteFile(file, []byte(text), 0o600)
	}, func(err error) {
		if err != nil {
			p.fail(say.T("export.failed"), err)
			return
		}
		p.tell("build.export", say.T("export.done", file))
	})
}

// fileName is a name that every system takes for a file.
func fileName(name string) string {
	s := strings.Map(func(r rune) rune {
		if strings.ContainsRune(`/\:*?"<>|`, r) || r < ' ' {
			return '-'
		}
		return r
	}, strings.Trim(name, " ."))
	if s == "" {
		return "deck"
	}
	return s[:min(len(s), 80)]
}
