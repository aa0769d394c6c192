package app

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"cantina/decks"
	"cantina/engine/card"
	"cantina/widgets"
	"cantina/widgets/say"
)

// A line that was guessed or is unknown is corrected where it is shown: the list is read anew,
// and the name of the deck stays.
func TestALineIsCorrected(t *testing.T) {
	p := start(t, t.TempDir())
	s := newImporting(p)
	p.show(s)
	s.take("", "2 Luke Skywaker\n1 Nobody at all\n3 Rebel Trooper\n")
	say.SetLang(card.French)
	if sum := s.sumOf(s.out); !strings.HasPrefix(sum, "liste · ") {
		t.Errorf("%q", sum)
	}
	say.SetLang(card.English)
	s.name.SetText("Mine")
	count := func(st decks.Status) int { return s.out.Count(st) }
	if count(decks.Guessed) != 1 || count(decks.Unknown) != 1 {
		t.Fatalf("%+v", s.out.Lines)
	}
	s.read("", "ver 2\n")
	if s.take("", "2 Luke Skywaker\n1 Nobody at all\n3 Rebel Trooper\n"); s.name.Text != "Mine" {
		t.Errorf("the player's name is forgotten: %q", s.name.Text)
	}
	s.list.Select(0)
	keys(t, p, "Return") // what was guessed is offered
	if count(decks.Guessed) != 0 || count(decks.Matched) != 2 || !strings.HasPrefix(s.text, "2 Luke Skywalker\n1 Nobody") || s.name.Text != "Mine" {
		t.Fatalf("%q %+v", s.text, s.out.Lines)
	}
	s.list.Select(1)
	p.win.Canvas().Focused().(*writing).SetText("1 Darth Vader")
	keys(t, p, "Return")
	if count(decks.Unknown) != 0 || count(decks.Matched) != 3 {
		t.Errorf("%q %+v", s.text, s.out.Lines)
	}
}

// What was taken for a name while a list was being typed is no name any more once it is read
// otherwise.
func TestANameOfHalfAList(t *testing.T) {
	p := start(t, t.TempDir())
	s := newImporting(p)
	p.show(s)
	s.read("", "Title: Half\n1 Darth Vader\n")
	if s.name.Text != "Half" {
		t.Fatalf("%q", s.name.Text)
	}
	if s.read("", "1 Darth Vader\n"); s.name.Text != "" {
		t.Errorf("%q", s.name.Text)
	}
}

// What is to be known before a list is saved is said: what was left out, and what the list
// cannot hold; and the lines that need a look can be seen alone.
func TestAnImportIsTold(t *testing.T) {
	p := start(t, t.TempDir())
	s := newImporting(p)
	p.show(s)
	for text, want := range map[string]string{
		"-3 Darth Vader\n2 Stormtrooper\n":                    "Line 1 asks for -3 copies",
		"3 Darth Vader\n2 Luke Skywalker\n":                   "Cards of both sides stand in one list",
		"\x7fELF" + strings.Repeat("\x00\x01\xff\xfe", 100):   "This is no text, and no deck",
		strings.Repeat("1 Darth Vader\n", 10<<20/14):          "no deck has more than 256 KB",
		"<html><b>Deck:</b><br/>CHARACTER<br/>1x Darth Vader": "cards beside the deck here: they are missing",
	} {
		s.take("", text)
		if !strings.Contains(s.told.Text, want) || s.room.Hidden || s.room.MinSize().Height < 20 {
			t.Errorf("%.40q: %q", text, s.told.Text)
		}
		if long := strings.Contains(want, "256") || strings.Contains(want, "no text"); long != (s.entry.Text == "") || long != strings.Contains(s.entry.PlaceHolder, "not shown here") {
			t.Errorf("%d bytes stand in the entry", len(s.entry.Text))
		}
	}
	s.take("", "2 Luke Skywaker\n1 Nobody at all\n3 Rebel Trooper\n")
	p.app.Clipboard().SetContent(strings.Repeat("1 Darth Vader\n", maxShown/10)) // pasted into the entry, too
	if s.entry.TypedShortcut(&fyne.ShortcutPaste{Clipboard: p.app.Clipboard()}); s.entry.Text != "" || !strings.Contains(s.told.Text, "no more than 100 copies") {
		t.Errorf("%d bytes stand in the entry: %q", len(s.entry.Text), s.told.Text)
	}
	s.take("", "2 Luke Skywaker\n1 Nobody at all\n3 Rebel Trooper\n")
	if s.told.Text != "" || !s.room.Hidden || len(s.rows) != 3 {
		t.Errorf("%q, %d lines", s.told.Text, len(s.rows))
	}
	press(t, p, "Only what needs a look (2)")
	if len(s.rows) != 2 {
		t.Fatalf("%+v", s.rows)
	}
	s.list.Select(1)
	p.win.Canvas().Focused().(*writing).SetText("1 Darth Vader")
	keys(t, p, "Return")
	if len(s.rows) != 1 || p.win.Canvas().Focused() != s.list {
		t.Errorf("%+v, %T has the keyboard", s.rows, p.win.Canvas().Focused())
	}
	press(t, p, "All lines")
	if len(s.rows) != 3 {
		t.Errorf("%+v", s.rows)
	}
}

// A list that was not saved is still there when one comes back; one that was is not.
func TestAnImportIsKept(t *testing.T) {
	p := start(t, t.TempDir())
	p.show(newImporting(p))
	s := p.screen.(*importing)
	s.take("", "2 Luke Skywalker\n")
	s.name.SetText("Mine")
	s.leave()
	press(t, p, "Import…")
	s = p.screen.(*importing)
	if s.text != "2 Luke Skywalker\n" || s.entry.Text != s.text || s.name.Text != "Mine" || s.out.Count(decks.Matched) != 1 {
		t.Fatalf("%q, %q", s.text, s.name.Text)
	}
	press(t, p, "Save and open")
	p.screen.(*builder).leave()
	press(t, p, "Import…")
	if s = p.screen.(*importing); s.text != "" {
		t.Errorf("%q", s.text)
	}
	p.app.Clipboard().SetContent(" ")
	if press(t, p, "From the clipboard"); p.modal == nil {
		t.Error("an empty clipboard is not told")
	}
}

// A file is found and opened by keys alone, a folder too; what is not there is told.
func TestAFileIsOpenedByKeys(t *testing.T) {
	dir := t.TempDir()
	os.MkdirAll(filepath.Join(dir, "lists", "old"), 0o700)
	for name, text := range map[string]string{"fist.txt": "2 Darth Vader\n", "strike.txt": "3 Luke Skywalker\n", ".hidden.txt": "1 Alter\n", "old/x.txt": "1 Sense\n"} {
		os.WriteFile(filepath.Join(dir, "lists", name), []byte(text), 0o600)
	}
	p := start(t, t.TempDir())
	p.folder = dir
	s := newImporting(p)
	p.show(s)
	s.openFile()
	keys(t, p, "Down", "Down", "Return") // over "..", into the folder "lists"
	if e := p.win.Canvas().Focused().(*writing); e.Text != filepath.Join(dir, "lists")+separator {
		t.Fatalf("%q", e.Text)
	}
	keys(t, p, "/str", "Down", "Up", "Down", "Return")
	if p.modal != nil || s.text != "3 Luke Skywalker\n" || s.file != "strike.txt" || p.folder != filepath.Join(dir, "lists") {
		t.Fatalf("%q %q %q", s.text, s.file, p.folder)
	}
	s.openFile()
	keys(t, p, "/fist.txt", "Return")
	if s.text != "2 Darth Vader\n" {
		t.Errorf("%q", s.text)
	}
	s.openFile()
	keys(t, p, "/none.txt", "Return")
	if p.modal == nil || s.text != "2 Darth Vader\n" {
		t.Error("a file that is not there is not told")
	}
	p.closeModal()
	os.WriteFile(filepath.Join(dir, "lists", "picture.png"), []byte("\x89PNG"+strings.Repeat("\x00\x01\xff\xfe", 100)), 0o600)
	os.WriteFile(filepath.Join(dir, "lists", "large.txt"), make([]byte, 300<<10), 0o600)
	s.openFile()
	keys(t, p, "Return") // the folder
	told := false
	for _, o := range test.LaidOutObjects(p.win.Canvas().Overlays().Top()) {
		if l, is := o.(*widgets.Prose); is && strings.Contains(l.Text, "fist.txt") {
			told = true
			for _, want := range []string{"picture.png: no deck. This is no text, and no deck", "large.txt: no deck. It is larger than 256 KB.", "strike.txt · list · Light"} {
				if !strings.Contains(l.Text, want) {
					t.Errorf("%q is not in %q", want, l.Text)
				}
			}
		}
	}
	if !told {
		t.Error("nothing is said of the files")
	}
	press(t, p, "Save all 2 decks")
	if all, _ := p.store.Decks(); len(all) != 2 {
		t.Errorf("%d decks", len(all))
	}
}

// A line is corrected by choosing a card, by keys: it is written as the form of its list has it,
// and its count and what starts stay.
func TestALineIsCorrectedByACard(t *testing.T) {
	p := start(t, t.TempDir())
	for _, c := range []struct {
		src, typed string
		keys       []string
		want       string
	}{
		{"4x Moonlight Serenade\n2 Rebel Trooper\n", "trooper rebel", []string{"Down", "Return"}, "4x Rebel Trooper\n2 Rebel Trooper\n"},
		{"1 Nobody at all\n2 Rebel Trooper\n", "2 Rebel Guard", []string{"Return"}, "2 Rebel Guard\n2 Rebel Trooper\n"},
		{"ver 2\r\nback imp.gif\r\ncard \"/starwars/Premiere-Dark/t_nobodyatall\" 2 1 1\r\n", "Tatooine: Cantina", []string{"Return"},
			"ver 2\r\nback imp.gif\r\ncard \"/starwars/Premiere-Dark/t_tatooinecantina\" 2 1 1\r\n"},
		{"<deck>\n <card blueprintId=\"1_168\"/>\n <card blueprintId=\"999_1\" title=\"Nobody\"/> <card blueprintId=\"1_168\"/>\n</deck>\n", "stormtrooper", []string{"Down", "Return"},
			"<deck>\n <card blueprintId=\"1_168\"/>\n <card blueprintId=\"1_194\" title=\"Stormtrooper\"/> <card blueprintId=\"1_168\"/>\n</deck>\n"},
	} {
		s := newImporting(p)
		p.show(s)
		s.take("", c.src)
		press(t, p, "Only what needs a look (1)")
		s.list.Select(0)
		keys(t, p, "/"+c.typed)
		keys(t, p, c.keys...)
		if p.modal != nil || s.text != c.want || s.out.Count(decks.Unknown) != 0 {
			t.Errorf("%q, want %q; %d lines unknown", s.text, c.want, s.out.Count(decks.Unknown))
			p.closeModal()
		}
	}
}

// Where a line means no card of the deck's side it is said so, and no longer once a card is found.
func TestNoCardOfThisSideIsTold(t *testing.T) {
	p := start(t, t.TempDir())
	s := newImporting(p)
	p.show(s)
	s.take("", "4 Luke Skywalker\n2 Leia Organa\n2 Hoth: Ice Plains\n") // the Ice Plains are of the Dark Side alone
	press(t, p, "Only what needs a look (1)")
	s.list.Select(0)
	none := func() bool {
		for _, o := range test.LaidOutObjects(p.modal.pop) {
			if l, ok := o.(*widget.Label); ok && l.Text == say.T("import.nocard") {
				return l.Visible()
			}
		}
		return false
	}
	if !none() {
		t.Error("nothing is said where no card is found")
	}
	if keys(t, p, "/Hoth: Nor"); none() {
		t.Error("no card is said to be found, with one in the list")
	}
}

// What another program wrote in its own letters is shown in ours; a file with nothing in it is told.
func TestImportedLetters(t *testing.T) {
	p := start(t, t.TempDir())
	s := newImporting(p)
	p.show(s)
	for _, text := range []string{"\xff\xfe2\x00 \x00L\x00u\x00k\x00\xe9\x00\n\x00", "2 Luk\xe9\n", "\ufeff2 Luké\n"} {
		if s.take("letters.txt", text); s.entry.Text != "2 Luké\n" || s.text != s.entry.Text || len(s.rows) != 1 {
			t.Errorf("%q is shown as %q", text, s.entry.Text)
		}
	}
	if s.take("empty.txt", " \n"); p.modal == nil || s.text != "2 Luké\n" {
		t.Error("an empty file is not told, or takes the place of what was there")
	}
}

// Tab goes through an import from above: from the list that was pasted to the name of the deck, to its
// lines, and to what saves it.
func TestTabGoesThroughAnImport(t *testing.T) {
	p := start(t, t.TempDir())
	s := newImporting(p)
	p.show(s)
	s.entry.SetText("2 Stormtrooper\n1 Nowhere Man")
	c := p.win.Canvas()
	c.Focus(s.entry)
	for i, want := range []fyne.Focusable{s.name, s.only, s.list, nil, s.save} {
		if c.FocusNext(); want != nil && c.Focused() != want {
			t.Errorf("after %d steps the keyboard is at %T", i+1, c.Focused())
		}
	}
}

// What is to be known before a deck is saved stands over its lines, and pushes them down.
func TestProblemsOfAListStandOverItsLines(t *testing.T) {
	p := start(t, t.TempDir())
	s := newImporting(p)
	p.show(s)
	top := func(o fyne.CanvasObject) float32 { return fyne.CurrentApp().Driver().AbsolutePositionForObject(o).Y }
	was := top(s.list)
	s.entry.SetText("2 Luke Skywalker\n1 Darth Vader\n")
	if s.told.Text == "" || top(s.list) < top(s.room)+s.room.Size().Height || s.room.Size().Height < s.told.MinSize().Height {
		t.Errorf("%q stands at %v, %v high, and the lines at %v (before: %v)", s.told.Text, top(s.room), s.room.Size().Height, top(s.list), was)
	}
}

// A card that is chosen for a line comes in as many copies as were written beside its name.
func TestACorrectionCounts(t *testing.T) {
	p := start(t, t.TempDir())
	s := newImporting(p)
	p.show(s)
	for written, want := range map[string]string{"3 imperial pil": "3x Imperial Pilot\n", "imperial pil": "2x Imperial Pilot\n"} {
		s.take("", "2 Nobody at all\n")
		s.list.Select(0)
		p.win.Canvas().Focused().(*writing).SetText(written)
		keys(t, p, "Down", "Return")
		if !strings.HasPrefix(s.text, want) {
			t.Errorf("%q becomes %q, want %q", written, s.text, want)
		}
	}
}
