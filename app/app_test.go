package app

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"cantina/app/session"
	"cantina/app/store"
	"cantina/decks"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/widgets/say"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

func TestAGameFromHomeToItsEnd(t *testing.T) {
	p := start(t, t.TempDir())
	tab := sitDown(t, p)
	for range 6 {
		answer(t, p, tab)
	}
	if _, ok := p.screen.(*over); !ok {
		t.Fatalf("on %T after the last answer", p.screen)
	}
	press(t, p, "Look at")
	if p.screen != screen(tab) {
		t.Fatalf("on %T", p.screen)
	}
	tab.leave()
	if games := p.screen.(*home).games; len(games) != 1 || !games[0].Ended {
		t.Errorf("%+v", games)
	}
}

func TestPlayAgainSwapsThePlayers(t *testing.T) {
	p := start(t, t.TempDir())
	tab := sitDown(t, p)
	for range 6 {
		answer(t, p, tab)
	}
	press(t, p, "Play again, swap")
	if h := p.screen.(interface{ header() store.Header }).header(); h.Names != [card.Sides]string{"Bob", "Ana"} || h.Decks[card.Dark].Name != "Fist" {
		t.Errorf("%+v", h)
	}
}

func (t *table) header() store.Header   { return t.s.Header() }
func (c *curtain) header() store.Header { return c.t.s.Header() }

func TestTheCurtainShowsNothingOfTheTable(t *testing.T) {
	p := start(t, t.TempDir())
	tab := sitDown(t, p)
	answer(t, p, tab)
	if _, ok := p.screen.(*curtain); !ok {
		t.Fatalf("on %T after the seat changed", p.screen)
	}
	for _, o := range test.LaidOutObjects(p.win.Content()) {
		if o == fyne.CanvasObject(tab.table) {
			t.Error("the table is behind the curtain")
		}
	}
	if m := p.win.MainMenu(); len(m.Items[0].Items) != 5 {
		t.Error("the menu of the table is open behind the curtain")
	}
	if tab.s.Front() != card.Dark {
		t.Error("the seat changed before the curtain was lifted")
	}
}

func TestTheCurtainDoesNotLiftAtOnce(t *testing.T) {
	p := start(t, t.TempDir())
	tab := sitDown(t, p)
	answer(t, p, tab)
	now := p.now()
	p.now = func() time.Time { return now }
	p.screen.shown()
	press(t, p, "I am Bob")
	if _, ok := p.screen.(*curtain); !ok {
		t.Fatalf("on %T", p.screen)
	}
	p.now = func() time.Time { return now.Add(settle) }
	p.screen.(*curtain).first.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	if _, ok := p.screen.(*curtain); !ok {
		t.Fatal("Space lifts the curtain: whoever passes once too often sees the other hand")
	}
	p.screen.key(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if p.screen != screen(tab) || tab.s.Front() != card.Light {
		t.Errorf("on %T", p.screen)
	}
}

// A player without a name is spoken of as a side, in a French sentence.
func TestTheCurtainNamesASide(t *testing.T) {
	p := start(t, t.TempDir())
	defer p.setLang(card.English)
	p.setLang(card.French)
	p.begin(store.Header{Decks: [card.Sides]card.Deck{{Name: "Fist"}, {Name: "Strike"}}})
	answer(t, p, p.screen.(*table))
	if got := p.screen.title(); got != "Le côté lumineux décide" || find(p, "Je joue le côté lumineux") == nil || find(p, "Retour au côté obscur") == nil {
		t.Errorf("%q", got)
	}
}

// A player without a name is spoken of as a side, within a sentence and where it begins.
func TestAPlayerWithoutANameIsASide(t *testing.T) {
	was := say.Lang()
	defer say.SetLang(was)
	for l, want := range [card.Langs]string{"Light · Light · Ana (Dark) · Ana (Dark)", "le côté lumineux · Le côté lumineux · Ana (Obscur) · Ana (Obscur)"} {
		say.SetLang(card.Lang(l))
		names := [card.Sides]string{card.Dark: "Ana"}
		got := strings.Join([]string{playerName(names, card.Light), playerFirst(names, card.Light), playerName(names, card.Dark), playerFirst(names, card.Dark)}, " · ")
		if got != want {
			t.Errorf("%s: %s, want %s", card.Lang(l).Code(), got, want)
		}
	}
}

// What keeps a deck's starting card from starting is told where the deck is chosen, and it
// is not said to start.
func TestADeckIsToldWhatCannotStart(t *testing.T) {
	dir := t.TempDir()
	os.MkdirAll(filepath.Join(dir, "decks"), 0o755)
	os.WriteFile(filepath.Join(dir, "decks", "clouds.toml"), []byte("name = \"Clouds\"\nside = \"light\"\nstart = \"clouds-light\"\n[cards]\nclouds-light = 3\nrebel-trooper = 57\n"), 0o644)
	p := start(t, dir)
	press(t, p, "New game")
	s := p.screen.(*setup)
	s.plan.Decks[card.Light] = "Clouds"
	text := s.about(card.Light)
	if !strings.Contains(text, "Clouds cannot start a game, so you begin without it: Clouds goes only beside a planet system on table.") || strings.Contains(text, "location: Clouds") {
		t.Error(text)
	}
}

func TestAGameIsContinuedWhereItStood(t *testing.T) {
	dir := t.TempDir()
	p := start(t, dir)
	tab := sitDown(t, p)
	answer(t, p, tab)
	answer(t, p, tab)
	p.stop() // as if the plug had been pulled: nothing is done at the end

	p = start(t, dir)
	h := p.screen.(*home)
	if len(h.games) != 1 || h.games[0].N != 2 || stateText(h.games[0]) != "Turn 2, Ana (Dark) to decide" {
		t.Fatalf("%+v", h.games)
	}
	press(t, p, "Continue")
	press(t, p, "I am Ana")
	if tab := p.screen.(*table); tab.s.Decisions() != 2 || tab.s.View().Turn != 2 {
		t.Errorf("at decision %d", tab.s.Decisions())
	}
}

func TestATableThatCannotBeDrawnEndsInASentence(t *testing.T) {
	dir := t.TempDir()
	p := start(t, dir)
	tab := sitDown(t, p)
	key := tab.s.View().Prompt.Options[0].Key
	blind = true // also for what the curtain says of the table
	defer func() { blind = false }()
	tab.take(key)
	if p.modal == nil {
		t.Fatalf("nothing is told on %T", p.screen)
	}
	p.closeModal()
	blind = false
	if err := tab.s.Undo(session.ByChoice); err != nil {
		t.Fatal(err)
	}
	p.seat(tab)
	if p.modal != nil {
		t.Error("it is told again after an undo")
	}
}

func TestNotesNameTheCards(t *testing.T) {
	p := start(t, t.TempDir())
	k := p.cat.At(0)
	text := p.noteText(session.Note{Changed: []string{k.Slug, "gone"}, Dropped: 3, Because: card.T("why", "pourquoi")})
	for _, want := range []string{k.Title, "gone", "3", "why"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q lacks %q", text, want)
		}
	}
	if text = p.noteText(session.Note{Because: card.T("why", "pourquoi")}); !strings.Contains(text, "why") {
		t.Errorf("%q", text)
	}
}

func TestAnErrorOfTheRulesIsToldAndNothingIsLost(t *testing.T) {
	p := start(t, t.TempDir())
	tab := sitDown(t, p)
	tab.choose("break")
	if p.modal == nil {
		t.Fatal("no dialog")
	}
	press(t, p, "Close")
	answer(t, p, tab)
	if tab.s.Decisions() != 1 {
		t.Errorf("%d decisions", tab.s.Decisions())
	}
}

func TestEscapeLeavesADialog(t *testing.T) {
	p := start(t, t.TempDir())
	tab := sitDown(t, p)
	tab.concede()
	test.TypeOnCanvas(p.win.Canvas(), "") // the focus is on the dialog
	p.win.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if p.modal != nil || tab.over() {
		t.Error("Escape did not cancel")
	}
	tab.concede()
	p.win.Canvas().Unfocus()
	p.typed(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if p.modal != nil || tab.over() {
		t.Error("Escape did not cancel without a focus")
	}
	tab.concede()
	press(t, p, "Concede")
	if _, ok := p.screen.(*over); !ok || !tab.over() {
		t.Errorf("on %T after conceding", p.screen)
	}
}

func TestUndo(t *testing.T) {
	p := start(t, t.TempDir())
	tab := sitDown(t, p)
	answer(t, p, tab)
	press(t, p, "I am Bob")
	tab.undo(session.ByChoice)
	if _, ok := p.screen.(*curtain); !ok || tab.s.Decisions() != 0 {
		t.Errorf("on %T at decision %d", p.screen, tab.s.Decisions())
	}
}

// What was just done in error is taken back before the other player looks.
func TestUndoAtTheCurtain(t *testing.T) {
	p := start(t, t.TempDir())
	tab := sitDown(t, p)
	answer(t, p, tab)
	press(t, p, "Back to Ana (Dark): take back")
	if p.screen != screen(tab) || tab.s.Front() != card.Dark || tab.s.Decisions() != 0 {
		t.Errorf("on %T, %s in front, at decision %d", p.screen, tab.s.Front(), tab.s.Decisions())
	}
}

// Of a game that is taken up again the curtain names whose choice is taken back: nobody sat in front.
func TestUndoAtTheCurtainOfAResumedGame(t *testing.T) {
	p := start(t, t.TempDir())
	tab := sitDown(t, p)
	answer(t, p, tab)
	answer(t, p, tab)
	tab.leave()
	p.resume(tab.s.ID())
	c, ok := p.screen.(*curtain)
	if !ok {
		t.Fatalf("on %T", p.screen)
	}
	if seat, _ := c.t.s.Next(); seat != card.Dark || find(p, "Back to Ana") != nil {
		t.Error("back to who decides")
	}
	if find(p, "Back to Bob (Light): take back") == nil {
		t.Error("not back to who has chosen last")
	}
	if own := c.takeBack(card.Light); own != "Bob (Light): take back your last choice" {
		t.Error(own)
	}
	say.SetLang(card.French)
	if other, own := c.takeBack(card.Dark), c.takeBack(card.Light); other != "Retour à Bob (Lumineux) : reprendre" || own != "Bob (Lumineux) : reprendre votre dernier choix" {
		t.Errorf("%q, %q", other, own)
	}
}

func TestDeleteAsksFirst(t *testing.T) {
	p := start(t, t.TempDir())
	sitDown(t, p).leave()
	press(t, p, "Delete")
	press(t, p, "Cancel")
	if games, _ := p.store.Games(); len(games) != 1 {
		t.Fatal("deleted all the same")
	}
	press(t, p, "Delete")
	press(t, p, "Delete")
	if h := p.screen.(*home); len(h.games) != 0 {
		t.Error("still in the list")
	}
	if trash, _ := p.store.Trash(); len(trash) != 1 {
		t.Error("not in the trash")
	}
}

func TestTheLanguageIsRemembered(t *testing.T) {
	dir := t.TempDir()
	p := start(t, dir)
	press(t, p, "Français")
	if find(p, "Nouvelle partie") == nil {
		t.Error("the screen is not French")
	}
	p.stop()
	p = start(t, dir)
	if find(p, "Nouvelle partie") == nil {
		t.Error("not French the next time")
	}
}

// A click on a list of decks that was never drawn, as a fast hand makes it, opens nothing.
func TestListBeforeItsFirstFrame(t *testing.T) {
	test.NewTempApp(t)
	c := newChooser([]string{"A", "B"})
	c.Tapped(&fyne.PointEvent{})
	c.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	w := test.NewTempWindow(t, c)
	c.Tapped(&fyne.PointEvent{})
	if w.Canvas().Overlays().Top() == nil {
		t.Error("the list of a drawn chooser does not open")
	}
}

// By keys a list of names opens by Enter, too, and Escape leaves the screen that it is on.
func TestAListOfNamesByKeys(t *testing.T) {
	p := start(t, t.TempDir())
	press(t, p, "New game")
	c := p.screen.(*setup).players[card.Dark]
	p.win.Canvas().Focus(c)
	keys(t, p, "Return")
	top := p.win.Canvas().Overlays().Top()
	if top == nil {
		t.Fatal("Enter opens nothing")
	}
	p.win.Canvas().Overlays().Remove(top)
	p.win.Canvas().Focus(c)
	keys(t, p, "Escape")
	if _, ok := p.screen.(*home); !ok {
		t.Errorf("Escape leads to %T", p.screen)
	}
}

func TestTheSetUpIsRemembered(t *testing.T) {
	dir := t.TempDir()
	p := start(t, dir)
	press(t, p, "New game")
	s := p.screen.(*setup)
	s.plan.Names = [card.Sides]string{"Ana", "Bob"}
	s.plan.First, s.plan.Edition = card.Light, game.Newest
	p.pref(store.PrefSetup, s.plan)
	p.show(newSetup(p))
	if s := p.screen.(*setup); s.plan.Names[card.Light] != "Bob" || s.plan.First != card.Light || s.plan.Edition != game.Newest {
		t.Errorf("%+v", s.plan)
	}
	p.typed(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if _, ok := p.screen.(*home); !ok {
		t.Errorf("Escape leads to %T", p.screen)
	}
}

func TestABrokenDeckFileIsNamedAndTheRestGoesOn(t *testing.T) {
	dir := t.TempDir()
	os.MkdirAll(filepath.Join(dir, "decks", "folder.toml"), 0o755)
	good := decks.Embedded()[0]
	good.Name = "Good"
	broken := map[string]string{
		"mine.toml": "name = 3\n[[[", "large.toml": strings.Repeat("#", catalog.MaxDeckFile+1),
		"nested.toml": "name = \"x\"\n[unknown]\nx = " + strings.Repeat("{a = ", 50_000), "bytes.toml": "\x00\xff", "empty.toml": "",
	}
	for name, text := range broken {
		os.WriteFile(filepath.Join(dir, "decks", name), []byte(text), 0o644)
	}
	os.WriteFile(filepath.Join(dir, "decks", "zoo.toml"), []byte(good.TOML(nil)), 0o644)
	p := start(t, dir)
	press(t, p, "New game")
	s := p.screen.(*setup)
	text := s.about(card.Dark) + s.about(card.Light)
	for name := range broken {
		if !strings.Contains(text, name+":") {
			t.Errorf("%s is not named in %q", name, text)
		}
	}
	if !strings.Contains(text, "folder.toml:") {
		t.Errorf("%q", text)
	}
	defer say.SetLang(say.Lang())
	say.SetLang(card.French)
	text = s.about(card.Dark) + s.about(card.Light)
	for _, want := range []string{"mine.toml:2:3: il faut ']' à la fin du nom du tableau", "large.toml: impossible à lire : il dépasse 256 Ko",
		"folder.toml: impossible à lire : ce n’est pas un fichier", "empty.toml:1:1: le deck n’a pas de nom"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not among\n%s", want, text)
		}
	}
	if got := shelves(p.store)[good.Side].names(); !slices.Contains(got, "Good") || len(got) < 3 {
		t.Errorf("decks %q", got)
	}
}

func TestASecondInstanceSaysSo(t *testing.T) {
	dir := t.TempDir()
	start(t, dir)
	p := start(t, dir)
	if f, ok := p.screen.(*failed); !ok || !errors.Is(f.err, store.ErrRunning) {
		t.Errorf("on %T", p.screen)
	}
}

func TestDamagedSavesAreReported(t *testing.T) {
	dir := t.TempDir()
	os.WriteFile(filepath.Join(dir, store.FileName), []byte(strings.Repeat("damaged", 9999)), 0o644)
	p := start(t, dir)
	if p.modal == nil {
		t.Error("nothing was said")
	}
}

// A report is said in the language of the table, its causes too.
func TestReportsAreSaidInTheTablesLanguage(t *testing.T) {
	defer say.SetLang(say.Lang())
	said := card.T("said in English", "dit en français")
	for _, r := range []store.Report{{Damage: said, SetAside: "x"}, {Damage: said}, {Journal: said, JournalAside: "x"}, {Problems: []card.Text{said, said}}} {
		for l := range card.Langs {
			say.SetLang(l)
			if text := reportText(r); !strings.Contains(text, said[l]) || strings.Contains(text, said[1-l]) {
				t.Errorf("%+v in %s: %s", r, l.Code(), text)
			}
		}
	}
	say.SetLang(card.French)
	if text := stateText(store.Summary{Problem: said}); !strings.Contains(text, said[card.French]) {
		t.Error(text)
	}
}

func TestEveryScreenInEachLanguage(t *testing.T) {
	p := start(t, t.TempDir())
	tab := sitDown(t, p)
	for l := range card.Langs {
		say.SetLang(l)
		for _, s := range []screen{newHome(p), newSetup(p), tab, &curtain{p: p, t: tab}, &over{p: p, t: tab}, &pact{s: newSetup(p)}, &advanced{s: newSetup(p)}, &petition{p: p, t: tab}, &failed{p: p, err: store.ErrNewer}} {
			p.show(s)
			for _, o := range test.LaidOutObjects(p.win.Content()) {
				if text := textOf(o); strings.Contains(text, "app.") || strings.Contains(text, "%!") {
					t.Errorf("%T in %s says %q", s, l.Code(), text)
				}
			}
		}
	}
}

func TestVersion(t *testing.T) {
	data, err := os.ReadFile("../FyneApp.toml")
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range []string{fmt.Sprintf("ID = %q", ID), fmt.Sprintf("Version = %q", Version)} {
		if !strings.Contains(string(data), line+"\n") {
			t.Errorf("FyneApp.toml does not say %s", line)
		}
	}
}
