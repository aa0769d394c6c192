package app

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/storage"
	"fyne.io/fyne/v2/test"

	"cantina/app/session"
	"cantina/app/store"
	"cantina/decks"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/widgets"
	"cantina/widgets/say"
)

// keys types keys at whatever has the keyboard: names of keys, "/" and a text, "^" and the
// letter of a shortcut.
func keys(t *testing.T, p *program, all ...string) {
	t.Helper()
	for _, k := range all {
		f := p.win.Canvas().Focused()
		if top := p.win.Canvas().Overlays().Top(); top != nil && f == nil {
			t.Fatalf("nothing has the keyboard before %q", k)
		}
		switch {
		case strings.HasPrefix(k, "/"):
			for _, r := range k[1:] {
				if f == nil {
					t.Fatalf("nothing to type %q into", k)
				}
				f.TypedRune(r)
			}
		case strings.HasPrefix(k, "^"):
			var s fyne.Shortcut = &desktop.CustomShortcut{KeyName: fyne.KeyName(k[1:]), Modifier: fyne.KeyModifierShortcutDefault}
			switch k {
			case "^Z":
				s = &fyne.ShortcutUndo{}
			case "^Y":
				s = &fyne.ShortcutRedo{}
			}
			f.(fyne.Shortcutable).TypedShortcut(s)
		case k == "Tab":
			if tab, ok := f.(fyne.Tabbable); ok && tab.AcceptsTab() {
				f.TypedKey(&fyne.KeyEvent{Name: fyne.KeyTab})
			} else {
				p.win.Canvas().FocusNext()
			}
		case f == nil:
			p.typed(&fyne.KeyEvent{Name: fyne.KeyName(k)})
		default:
			f.TypedKey(&fyne.KeyEvent{Name: fyne.KeyName(k)})
		}
	}
}

// build opens a new deck of a side.
func build(t *testing.T, p *program, label string) *builder {
	t.Helper()
	press(t, p, "Decks")
	press(t, p, label)
	b, ok := p.screen.(*builder)
	if !ok {
		t.Fatalf("on %T", p.screen)
	}
	return b
}

// The list of decks finds a word of a plan, in the language of the window and without its accents, and says
// when nothing is found.
func TestTheListOfDecksFindsPlans(t *testing.T) {
	p := start(t, t.TempDir())
	p.setLang(card.French)
	press(t, p, "Decks")
	s := p.screen.(*deckShelf)
	for words, want := range map[string]string{"épreuve dagobah": "Yoda Teaches", "EPREUVE dagobah": "Yoda Teaches", "épreuve quimper": "épreuve quimper"} {
		s.words = words
		s.fill()
		said := ""
		for _, o := range test.LaidOutObjects(s.list) {
			said += textOf(o) + "\n"
		}
		if !strings.Contains(said, want) {
			t.Errorf("%q: the list says\n%s", words, said)
		}
	}
}

// A legal deck is built, saved and taken into a game with keys alone.
func TestADeckIsBuiltByKeysAlone(t *testing.T) {
	p := start(t, t.TempDir())
	for range 12 { // to the button for the decks
		if b, ok := p.win.Canvas().Focused().(*button); ok && b.Text == say.T("shelf.title") {
			break
		}
		keys(t, p, "Tab")
	}
	keys(t, p, "Return")
	s, ok := p.screen.(*deckShelf)
	if !ok {
		t.Fatalf("on %T", p.screen)
	}
	for range 60 { // past all decks to the button for a new Light deck
		if b, ok := p.win.Canvas().Focused().(*button); ok && b.Text == say.T("shelf.new.light") {
			break
		}
		keys(t, p, "Tab")
	}
	keys(t, p, "Return")
	b, ok := p.screen.(*builder)
	if !ok {
		t.Fatalf("on %T, %+v", p.screen, s.all)
	}
	rune_ := func(r string) { keys(t, p, "/"+r) }
	keys(t, p, "/title=\"Tatooine: Mos Eisley\"", "Return")
	rune_("s")
	if b.deck.Opening(p.cat) == "" {
		t.Fatalf("nothing starts: %+v", b.deck)
	}
	keys(t, p, "^F")
	b.w.SetQuery("")
	keys(t, p, "/title=\"Rebel Trooper\"", "Return")
	for b.deck.Size() < 61 {
		rune_("+")
	}
	if decks.Legal(b.problems) {
		t.Error("61 cards are legal")
	}
	keys(t, p, "Delete")
	if !decks.Legal(b.problems) || b.deck.Size() != 60 {
		t.Fatalf("%v", b.problems)
	}
	keys(t, p, "^S")
	if b.draft.Dirty() {
		t.Error("not saved")
	}
	v, err := p.store.Deck(b.id)
	if d, _ := decks.Parse("", v.Text); err != nil || d == nil || d.Size() != 60 || d.Start == "" {
		t.Errorf("%v\n%s", err, v.Text)
	}
	h := b.deck.Dealt()
	other := decks.Embedded()[0]
	if other.Side == b.deck.Side {
		t.Fatal("the first starter deck is a Light one")
	}
	hd := store.Header{Seed: 1, Decks: [card.Sides]card.Deck{card.Dark: other.Dealt(), card.Light: h}}
	if _, err := (session.Rules{Cat: p.cat}).New(hd); err != nil {
		t.Errorf("no game begins with it: %v", err)
	}
	name := b.deck.Name
	keys(t, p, "Tab", "Tab") // the deck, the buttons
	for range 5 {
		keys(t, p, "Right")
	}
	keys(t, p, "Return") // Play
	setup, ok := p.screen.(*setup)
	if !ok || setup.plan.Decks[card.Light] != name {
		t.Fatalf("on %T", p.screen)
	}
	keys(t, p, "Return") // Start
	tab, ok := p.screen.(*table)
	if !ok || tab.s.Header().Decks[card.Light].Name != name || len(tab.s.Header().Decks[card.Light].Cards) != 60 {
		t.Fatalf("on %T", p.screen)
	}
}

// Every mend that is offered rids the deck of its problem, and is undone as one change.
func TestProblemsAreMendedByOneClick(t *testing.T) {
	p := start(t, t.TempDir())
	b := build(t, p, "New Dark deck")
	b.put("stormtrooper", "", 60)
	b.do(decks.Change{Deed: decks.Put, Entry: decks.Entry{Slug: "luke-skywalker"}, N: 2})
	n, lukes := 0, 0
	for _, a := range b.alarms() {
		for _, m := range a.Buttons {
			was := b.draft.At
			m.Do()
			if b.draft.At != was+1 {
				t.Errorf("%q: %q makes %d changes", a.Text, m.Name, b.draft.At-was)
			}
			if said := b.draft.Changes[was].Said(p.cat); strings.Contains(a.Text, "Luke") {
				lukes++
				if said != card.T("taken out: 2 × Luke Skywalker", "retiré : 2 × Luke Skywalker") {
					t.Errorf("of %q it is said %q", m.Name, said)
				}
			}
			for _, now := range b.alarms() {
				if now.Text == a.Text {
					t.Errorf("%q is still there after %q", a.Text, m.Name)
				}
			}
			b.undo()
			n++
		}
	}
	if n == 0 || lukes == 0 {
		t.Error("no mend is offered")
	}
	b.do(decks.Change{Deed: decks.SetFormat, Text: card.T("premiere", "premiere")})
	if formatOf(b.deck).Key != "premiere" {
		t.Error("the format is not taken")
	}
}

// Undo and redo outlive the program, saved or not; and so does every change.
func TestTheBuilderLosesNothing(t *testing.T) {
	dir := t.TempDir()
	p := start(t, dir)
	b := build(t, p, "New Dark deck")
	id := b.id
	b.put("stormtrooper", "", 1)
	b.put("stormtrooper", "", 2)
	b.put("darth-vader", "", 1)
	b.undo()
	p.stop() // as if the plug had been pulled

	p = start(t, dir)
	p.openDeck(id)
	b = p.screen.(*builder)
	if b.deck.Count("stormtrooper") != 3 || b.deck.Count("darth-vader") != 0 {
		t.Fatalf("%+v", b.deck.Cards)
	}
	keys(t, p, "^Y")
	if b.deck.Count("darth-vader") != 1 {
		t.Error("not redone")
	}
	keys(t, p, "^Z", "^Z", "^Z")
	if b.deck.Size() != 0 {
		t.Errorf("%+v", b.deck.Cards)
	}
	keys(t, p, "^Y", "^Y", "^S", "Escape")
	if _, ok := p.screen.(*deckShelf); !ok {
		t.Fatalf("on %T", p.screen)
	}
	p.openDeck(id)
	b = p.screen.(*builder)
	if b.draft.Dirty() || b.deck.Count("stormtrooper") != 3 || !b.draft.Undo() {
		t.Error("saving forgets what may be undone")
	}
}

// A starter deck is never changed: a copy is.
func TestAStarterDeckIsCopiedWhenChanged(t *testing.T) {
	p := start(t, t.TempDir())
	d := decks.Embedded()[0]
	p.openStarter(d)
	b := p.screen.(*builder)
	if all, _ := p.store.Decks(); len(all) != 0 {
		t.Error("looking at a starter deck saves one")
	}
	n := d.Count("stormtrooper")
	b.put("stormtrooper", "", -1)
	if b.id == 0 || b.deck.Count("stormtrooper") != n-1 || b.deck.Name == d.Name || d.Count("stormtrooper") != n {
		t.Errorf("%+v", b.deck)
	}
	b.undo()
	b.leave()
	if all, _ := p.store.Decks(); len(all) != 1 || all[0].Size != 60 {
		t.Errorf("%+v", all)
	}
}

// Cards lie beside the deck, on the player's own piles, and are dragged there.
func TestPilesOfTheBuilder(t *testing.T) {
	p := start(t, t.TempDir())
	b := build(t, p, "New Dark deck")
	b.put("stormtrooper", "", 3)
	b.aside("stormtrooper", "type:character")
	if b.deck.Size() != 2 || len(b.deck.Cards) != 2 {
		t.Fatalf("%+v", b.deck.Cards)
	}
	b.drop("stormtrooper", pileOutside, "type:character")
	if b.deck.Size() != 3 {
		t.Errorf("%+v", b.deck.Cards)
	}
	b.do(decks.Change{Deed: decks.SetTag, Entry: decks.Entry{Slug: "stormtrooper"}, N: 1, Text: card.T("ground", "ground")})
	b.piles = true
	if piles := b.pileList(nil); len(piles) != 1 || piles[0].Key != "tag:ground" || piles[0].Count != 3 {
		t.Errorf("%+v", piles)
	}
	b.drop("darth-vader", "", "tag:ground")
	if e, _ := b.deck.Entry(decks.Entry{Slug: "darth-vader"}); e.Count != 1 || len(e.Tags) != 1 {
		t.Errorf("%+v", e)
	}
	b.drop("darth-vader", "tag:ground", "untagged")
	if e, _ := b.deck.Entry(decks.Entry{Slug: "darth-vader"}); len(e.Tags) != 0 {
		t.Errorf("%+v", e)
	}
}

func TestADeletedDeckComesBack(t *testing.T) {
	p := start(t, t.TempDir())
	build(t, p, "New Dark deck").leave()
	s := p.screen.(*deckShelf)
	s.delete(&s.all[0])
	if all, _ := p.store.Decks(); len(all) != 0 {
		t.Fatal("still there")
	}
	press(t, p, "Bring it back")
	if all, _ := p.store.Decks(); len(all) != 1 {
		t.Error("not brought back")
	}
}

// A deck is written in every form, into the folder of exports.
func TestADeckIsExported(t *testing.T) {
	dir := t.TempDir()
	p := start(t, dir)
	d := decks.Embedded()[0]
	d.Name = "../Fist: a/b"
	for range 2 {
		for _, w := range Writers(card.French) {
			p.exportFile(d, &w)
			if p.modal == nil {
				t.Fatal("nothing is said")
			}
			p.closeModal()
		}
	}
	files, _ := os.ReadDir(filepath.Join(dir, "exports"))
	if len(files) != 2*len(Writers(card.English)) {
		t.Errorf("%d files: one was written over another", len(files))
	}
	faces := Writers(card.French)[len(decks.Writers)]
	page, lost := faces.Write(d, p.cat)
	if n := strings.Count(page, "data:image/jpeg;base64,/9j/"); n != len(d.Cards) || len(lost) != 1 || !strings.Contains(page, "60 cartes") {
		t.Errorf("%d faces of %d cards", n, len(d.Cards))
	}
	p.openStarter(decks.Embedded()[0])
	keys(t, p, "^E") // by keys, too
	press(t, p, "Copy")
	if text := p.app.Clipboard().Content(); !strings.Contains(text, "Stormtrooper") && !strings.Contains(text, "stormtrooper") {
		t.Errorf("%.200q", text)
	}
}

// All decks go into one zip, and come back out of it by being dropped.
func TestAllDecksGoIntoAZipAndBack(t *testing.T) {
	dir := t.TempDir()
	p := start(t, dir)
	for _, d := range decks.Embedded() {
		p.keepDeck(d, "", func(store.DeckID) {})
	}
	press(t, p, "Decks")
	p.exportAll()
	p.closeModal()
	before, _ := p.store.Decks()
	p.dropped(fyne.Position{}, []fyne.URI{storage.NewFileURI(filepath.Join(dir, "exports", "decks.zip"))})
	if all, _ := p.store.Decks(); p.modal == nil || len(all) != len(before) {
		t.Fatal("saved before it is said")
	}
	press(t, p, "Save all")
	all, _ := p.store.Decks()
	if len(all) != 2*len(before) {
		t.Errorf("%d decks", len(all))
	}
	for _, d := range p.readDecks(all) {
		if !d.legal {
			t.Errorf("%s is not legal any more", d.deck.Name)
		}
	}
}

// Where the keyboard goes in the list of decks is in sight.
func TestTheKeyboardIsSeenInTheListOfDecks(t *testing.T) {
	p := start(t, t.TempDir())
	for range 12 {
		p.keepDeck(&decks.Deck{Name: "One of many"}, "", func(store.DeckID) {})
	}
	press(t, p, "Decks")
	s := p.screen.(*deckShelf)
	for range 60 {
		p.win.Canvas().FocusNext()
		b, ok := p.win.Canvas().Focused().(*button)
		if !ok || b.seen == nil {
			continue
		}
		at := fyne.CurrentApp().Driver().AbsolutePositionForObject(b).Subtract(fyne.CurrentApp().Driver().AbsolutePositionForObject(s.rows.way))
		if at.Y < -1 || at.Y+b.Size().Height > s.rows.way.Size().Height+1 {
			t.Fatalf("the keyboard is at %v of %v", at.Y, s.rows.way.Size().Height)
		}
	}
}

// The list of decks is searched by what is in the decks.
func TestDecksAreFoundByTheirCards(t *testing.T) {
	p := start(t, t.TempDir())
	press(t, p, "Decks")
	s := p.screen.(*deckShelf)
	count := func(words string) (n int) {
		s.field.SetText(words)
		for _, o := range test.LaidOutObjects(p.win.Content()) {
			if b, ok := o.(*button); ok && b.Text == "Open" {
				n++
			}
		}
		return n
	}
	all, vader := count(""), count("darth vader")
	if all != len(decks.EmbeddedNames()) || vader == 0 || vader >= all || count("no such card") != 0 {
		t.Errorf("%d, with Vader %d", all, vader)
	}
}

// What becomes of each line is shown before anything is saved.
func TestAListIsImported(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "list.txt")
	os.WriteFile(file, []byte("My Empire\n3x Stormtrooper\n2 Dath Vader\n1 No Such Card At All\n"), 0o644)
	p := start(t, dir)
	p.dropped(fyne.Position{}, []fyne.URI{storage.NewFileURI(filepath.Join(dir, "no such list"))})
	if p.modal == nil {
		t.Error("a file that is not there is no problem")
	}
	p.dropped(fyne.Position{}, []fyne.URI{storage.NewFileURI(file)})
	if p.modal != nil {
		t.Error("what is said of one file stands over the next")
	}
	s, ok := p.screen.(*importing)
	if !ok {
		t.Fatalf("on %T", p.screen)
	}
	if s.out.Count(decks.Matched) != 1 || s.out.Count(decks.Guessed) != 1 || s.out.Count(decks.Unknown) != 1 {
		t.Errorf("%+v", s.out.Lines)
	}
	if all, _ := p.store.Decks(); len(all) != 0 {
		t.Error("saved before it is said")
	}
	s.name.SetText("Mine")
	press(t, p, "Save and open")
	b, ok := p.screen.(*builder)
	if !ok || b.deck.Name != "Mine" || b.deck.Count("stormtrooper") != 3 || len(b.deck.Unknown(p.cat)) != 1 {
		t.Fatalf("on %T", p.screen)
	}
	if piles := b.pileList(b.marks()); piles[len(piles)-1].Key != pileUnknown {
		t.Errorf("%+v", piles)
	}
}

// Every part of the builder in each language says words, and no keys of them.
func TestTheBuilderInEachLanguage(t *testing.T) {
	p := start(t, t.TempDir())
	p.openStarter(decks.Embedded()[0])
	b := p.screen.(*builder)
	b.put("stormtrooper", "", 2)
	b.against, b.called = decks.Embedded()[1], "x"
	for l := range card.Langs {
		say.SetLang(l)
		for tab := tabCards; tab <= tabNotes; tab++ {
			b.tab = tab
			p.show(b)
			var texts []string
			for _, i := range append(b.alarms(), b.sheetNow()...) {
				texts = append(texts, i.Head, i.Text, i.Under)
				for _, x := range i.Buttons {
					texts = append(texts, x.Name)
				}
				if i.Chart != nil {
					texts = append(texts, i.Chart.Title, i.Chart.Note)
				}
			}
			for _, m := range p.win.MainMenu().Items {
				for _, i := range m.Items {
					texts = append(texts, i.Label)
				}
			}
			for _, s := range texts {
				if strings.Contains(s, "build.") || strings.Contains(s, "%!") || strings.Contains(s, "app.") {
					t.Errorf("%s: %q", l.Code(), s)
				}
			}
		}
		for _, s := range []screen{newDeckShelf(p), newImporting(p)} {
			p.show(s)
			for _, o := range test.LaidOutObjects(p.win.Content()) {
				if text := textOf(o); strings.Contains(text, "shelf.") || strings.Contains(text, "import.") || strings.Contains(text, "%!") {
					t.Errorf("%T in %s says %q", s, l.Code(), text)
				}
			}
		}
	}
}

func BenchmarkKeystroke(b *testing.B) {
	cat, _ := catalog.Embedded()
	test.NewApp()
	p := &program{cat: cat, opts: widgets.DefaultOptions(), post: func(f func()) { f() }, now: time.Now, atOnce: true}
	s := newBuilder(p, 0, decks.Embedded()[0])
	s.content()
	s.w.Resize(fyne.NewSize(1366, 740))
	b.ResetTimer()
	for i := range b.N {
		s.ask([]string{"v", "va", "vad", "vade", "vader", "vader p", "vader power>3"}[i%7])
	}
}

// The player's own words for a deck are written in the window, found in the list of decks and
// kept; what a deck file cannot say is refused, and says why.
func TestWordsOfADeck(t *testing.T) {
	p := start(t, t.TempDir())
	b := build(t, p, "New Dark deck")
	b.put("stormtrooper", "", 3)
	b.askWords()
	keys(t, p, "/fast, in space", "Return")
	if !slices.Equal(b.deck.Tags, []string{"fast", "in space"}) {
		t.Fatalf("%q", b.deck.Tags)
	}
	if text := fmt.Sprint(b.noteSheet()); !strings.Contains(text, "fast, in space") {
		t.Error(text)
	}
	b.askTag("stormtrooper", "type:character")
	p.win.Canvas().Focused().(*writing).SetText(strings.Repeat("long ", 20))
	keys(t, p, "Return")
	if e, _ := b.deck.Entry(decks.Entry{Slug: "stormtrooper"}); p.modal == nil || len(e.Tags) != 0 {
		t.Errorf("%q", e.Tags)
	}
	p.closeModal()
	b.save()
	b.leave()
	s := p.screen.(*deckShelf)
	if d := &s.all[0]; !strings.Contains(s.about(d, nil), "fast, in space") || !strings.Contains(d.words, "in space") {
		t.Errorf("%q, found by %q", s.about(d, nil), d.words)
	}
}

// An Objective shows what it brings, and what it lacks is mended by one click.
func TestAnObjectiveShowsWhatItBrings(t *testing.T) {
	p := start(t, t.TempDir())
	b := build(t, p, "New Dark deck")
	b.put("ralltiir-operations", "", 1)
	is := func(p decks.Problem) bool { return p.Rule == "start.mandatory" }
	i := slices.IndexFunc(b.problems, is)
	if i < 0 {
		t.Fatalf("%+v", b.problems)
	}
	mends := b.mends(b.problems[i])
	mends[len(mends)-1].Do()
	if slices.ContainsFunc(b.problems, is) || b.deck.Count("ralltiir-dark") != 1 {
		t.Fatalf("%+v", b.problems)
	}
	if m := b.marks(); m["ralltiir-dark"]&widgets.Brought == 0 || m["ralltiir-operations"]&widgets.Begins == 0 || m["ralltiir-operations"]&widgets.Brought != 0 {
		t.Errorf("%v", m)
	}
}

// What differs between two decks is what they start with, too; a starter deck is compared as
// one's own are.
func TestDecksAreComparedByTheirStart(t *testing.T) {
	p := start(t, t.TempDir())
	d := decks.Embedded()[0]
	p.openStarter(d)
	b := p.screen.(*builder)
	b.against, b.called = d.Clone(), "then"
	b.against.Start = "yavin-4-dark"
	sheet := b.versionSheet()
	if text := fmt.Sprint(sheet); !strings.Contains(text, "It starts with: Tatooine: Cantina") || !strings.Contains(text, "There: Yavin 4") || !strings.Contains(text, say.T("build.same")) {
		t.Error(text)
	}
	b.against.Start = ""
	if text := fmt.Sprint(b.versionSheet()); !strings.Contains(text, "There: nothing") {
		t.Error(text)
	}
	b.against = d.Clone()
	if text := fmt.Sprint(b.versionSheet()); strings.Contains(text, "There: ") {
		t.Error(text)
	}
}

// The arrows go along the decks of the list and back to what is sought; Enter opens the one that
// has the keyboard, also of those that a search has left.
func TestArrowsGoAlongTheDecks(t *testing.T) {
	p := start(t, t.TempDir())
	press(t, p, "Decks")
	s := p.screen.(*deckShelf)
	rungs := s.rows.rungs
	keys(t, p, "Down", "Down")
	if len(rungs) < 3 || p.win.Canvas().Focused() != fyne.Focusable(rungs[1][0]) {
		t.Fatalf("the keyboard is at %v", p.win.Canvas().Focused())
	}
	keys(t, p, "Right", "Right", "Down")
	if p.win.Canvas().Focused() != fyne.Focusable(rungs[2][2]) || rungs[2][2].Text != "Open" {
		t.Fatalf("the keyboard is at %v", p.win.Canvas().Focused())
	}
	keys(t, p, "Up", "Up", "Up")
	if p.win.Canvas().Focused() != fyne.Focusable(s.field) {
		t.Errorf("the keyboard is at %v", p.win.Canvas().Focused())
	}
	keys(t, p, "/rebel strike", "Down", "Return")
	if b, ok := p.screen.(*builder); !ok || b.deck.Name != "Rebel Strike" {
		t.Errorf("on %T", p.screen)
	}
}

// A list of rows is one stop of Tab: from anywhere in it Tab goes on to what comes after, and
// comes round in a few steps.
func TestAListIsOneStopOfTab(t *testing.T) {
	p := start(t, t.TempDir())
	press(t, p, "Decks")
	s := p.screen.(*deckShelf)
	within := func() bool {
		b, ok := p.win.Canvas().Focused().(*button)
		line, _ := s.rows.where(b)
		return ok && line >= 0
	}
	keys(t, p, "Tab")
	if !within() {
		t.Fatalf("Tab goes past the list, to %v", p.win.Canvas().Focused())
	}
	keys(t, p, "Down", "Down")
	way := s.rows.way.Offset
	steps := 0
	for range 60 {
		keys(t, p, "Tab")
		steps++
		if within() {
			break
		}
	}
	if steps < 3 || steps > 10 {
		t.Errorf("round the screen in %d steps of Tab", steps)
	}
	if s.rows.way.Offset.Y > way.Y+1 {
		t.Errorf("the list was scrolled from %v to %v on the way", way, s.rows.way.Offset)
	}
	press(t, p, "Back")
	press(t, p, "Learn")
	l := p.screen.(*learn)
	keys(t, p, "Down", "Down", "Tab")
	b, ok := p.win.Canvas().Focused().(*button)
	if line, _ := l.rows.where(b); ok && line >= 0 {
		t.Error("Tab stays among the lessons")
	}
}

// A deck that is opened has the keyboard in its query from the first moment, before any canvas is known to show it (here
// the driver takes another window for its own).
func TestAnOpenedDeckHasTheKeyboard(t *testing.T) {
	p := start(t, t.TempDir())
	test.NewTempWindow(t, nil)
	p.openStarter(decks.Graded()[0])
	b := p.screen.(*builder)
	if p.win.Canvas().Focused() == nil {
		t.Fatal("nothing has the keyboard")
	}
	keys(t, p, "/vader")
	if b.line != "vader" {
		t.Errorf("the query is %q", b.line)
	}
}

// The matrix of formats names whole cards, as many as find room, and how many more there are; a save says at once how
// many copies came; a note of several lines is done by Ctrl+Enter.
func TestWhatTheBuilderSaysIsWhole(t *testing.T) {
	p := start(t, t.TempDir())
	defer p.setLang(card.English)
	for _, c := range []struct {
		lang        card.Lang
		more, saved string
	}{{card.English, " more", "3 Stormtrooper added"}, {card.French, " de plus", "ajouté : 3 Stormtrooper"}} {
		p.setLang(c.lang)
		p.openStarter(decks.Graded()[0])
		b := p.screen.(*builder)
		cut := 0
		for _, it := range b.formats() {
			if strings.Contains(it.Under, "…") {
				t.Errorf("%s: %q", it.Text, it.Under)
			}
			cut += strings.Count(it.Under, c.more)
		}
		if cut == 0 {
			t.Error("no format says how many cards more are not of it")
		}
		for range 3 {
			b.put("stormtrooper", "", 1)
		}
		if got := strings.ReplaceAll(b.sinceSaved(), "\u00a0", " "); got != c.saved {
			t.Errorf("saved as %q", got)
		}
		b.askNote("stormtrooper", "")
		keys(t, p, "/two lines", "^"+string(fyne.KeyReturn))
		if e, _ := b.deck.Entry(decks.Entry{Slug: "stormtrooper"}); p.modal != nil || e.Note != "two lines" {
			t.Errorf("the note is %q", e.Note)
			p.closeModal()
		}
	}
}
