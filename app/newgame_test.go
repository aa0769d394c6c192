package app

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"cantina/decks"
	"cantina/engine/game"
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
	if about := s.about(d.Side); !strings.HasPrefix(about, "60 cards, format: Open. On average destiny ") || s.plan.Edition != "" {
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
