package app

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"cantina/decks"
	"cantina/engine/game"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// The screen of a new game says a deck in figures, and follows the edition of its format, one
// of the player's own.
func TestNewGameKnowsTheDeck(t *testing.T) {
	dir := t.TempDir()
	own := "[name]\nen = \"Club night\"\n"
	if err := os.MkdirAll(filepath.Join(dir, "formats"), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "formats", "club.toml"), []byte("edition = \""+game.Newest+"\"\nvirtual = true\n"+own), 0o600); err != nil {
		t.Fatal(err)
	}
	p := start(t, dir)
	d := decks.Embedded()[0].Clone()
	s := newSetup(p)
	p.show(s)
	if about := s.about(d.Side); !strings.HasPrefix(about, "Difficulty 1 of 5\n\n60 cards, format: Open. On average destiny ") || s.plan.Edition != "" {
		t.Errorf("%q, %q", about, s.plan.Edition)
	}
	if list := listed(d, p.cat); !strings.Contains(list, "): ") {
		t.Errorf("%q", list)
	}
	d.Name, d.Format = "Club deck", "club"
	if _, err := p.store.SaveDeck(0, recordOf(d, p.cat, "")); err != nil {
		t.Fatal(err)
	}
	s = newSetup(p)
	s.plan.Decks[d.Side] = "Club deck"
	p.show(s)
	if about := s.about(d.Side); !strings.Contains(about, "format: Club night.") || s.plan.Edition != game.Newest {
		t.Errorf("%q, %q", about, s.plan.Edition)
	}
}

// Before a game one reads all sixty cards of a deck by keys alone, and another deck is read from
// its beginning.
func TestADeckIsReadByKeys(t *testing.T) {
	p := start(t, t.TempDir())
	s := newSetup(p)
	p.show(s)
	focused := func() fyne.Focusable { return p.win.Canvas().Focused() }
	var pick *chooser
	var words *scrolled
	for range 12 {
		p.win.Canvas().FocusNext()
		if c, ok := focused().(*chooser); ok && pick == nil {
			pick = c
		}
		if w, ok := focused().(*scrolled); ok {
			words = w
			break
		}
	}
	if pick == nil || words == nil {
		t.Fatal("Tab does not come to a deck and to its cards")
	}
	bottom := func() float32 { return words.way.Content.MinSize().Height - words.way.Size().Height }
	if bottom() <= 0 {
		t.Fatal("all of the deck is in sight: nothing is to be scrolled")
	}
	if keys(t, p, "Down"); words.way.Offset.Y <= 0 || words.way.Offset.Y > bottom() {
		t.Errorf("a line down is %v", words.way.Offset.Y)
	}
	for range 60 {
		keys(t, p, "Next")
	}
	if y := words.way.Offset.Y; y != bottom() {
		t.Errorf("the end is at %v, shown from %v", bottom(), y)
	}
	if pick.SetSelectedIndex(1); words.way.Offset.Y != 0 {
		t.Errorf("another deck is shown from %v", words.way.Offset.Y)
	}
	if keys(t, p, "Escape"); p.screen == screen(s) {
		t.Error("Escape does not go back")
	}
}

// Escape leaves the screen of a new game from the field of a name, too, and Enter there begins; what is read
// where rulebooks differ is told in a sentence.
func TestEscapeLeavesAName(t *testing.T) {
	p := start(t, t.TempDir())
	s := newSetup(p)
	p.show(s)
	s.summary()
	if got := s.terms.Text; !strings.HasPrefix(got, "Where rulebooks differ, play as the glossary has it.") {
		t.Errorf("%q", got)
	}
	for _, o := range test.LaidOutObjects(p.win.Content()) {
		if w, ok := o.(*writing); ok {
			p.win.Canvas().Focus(w)
			w.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
			break
		}
	}
	if _, left := p.screen.(*home); !left {
		t.Errorf("still on %T", p.screen)
	}
}
