package app

import (
	"cantina/widgets/say"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"cantina/app/store"
	"cantina/decks"
	"cantina/engine/card"
)

// The folder of decks is taken in at the first start and not again; what is no deck stays
// there. A deck whose text is kept already is not taken in twice.
func TestFolderIsTakenInOnce(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("CANTINA_DATA", dir)
	os.MkdirAll(deckDir(), 0o700)
	good := decks.Embedded()[0]
	good.Name = "Mine"
	text := "# my words\n" + good.TOML(nil)
	for name, text := range map[string]string{"a.toml": text, "b.toml": text, "bad.toml": "name = 3"} {
		os.WriteFile(filepath.Join(deckDir(), name), []byte(text), 0o600)
	}
	path, _ := store.DefaultPath()
	reopen := func() (*store.Store, []store.DeckSummary) {
		t.Helper()
		st, rep, err := openStore(path)
		if err != nil || !rep.Empty() {
			t.Fatalf("%+v, %v", rep, err)
		}
		t.Cleanup(func() { st.Close() })
		all, err := st.Decks()
		if err != nil {
			t.Fatal(err)
		}
		return st, all
	}
	st, all := reopen()
	if len(all) != 1 || all[0].Name != "Mine" || all[0].Side != good.Side || all[0].Size != 60 {
		t.Fatalf("%+v", all)
	}
	if v, _ := st.Deck(all[0].ID); v.Text != text || v.Note != "← a.toml" {
		t.Errorf("%+v", v)
	}
	if len(store.Backups(path)) == 0 {
		t.Error("no backup was made first")
	}
	if s := shelves(st); !slices.Contains(s[good.Side].names(), "Mine") || len(s[card.Dark].broken)+len(s[card.Light].broken) == 0 {
		t.Errorf("%+v", s)
	}
	if err := st.DeleteDeck(all[0].ID); err != nil {
		t.Fatal(err)
	}
	os.WriteFile(filepath.Join(deckDir(), "later.toml"), []byte(good.TOML(nil)), 0o600)
	st.Close()
	if _, all = reopen(); len(all) > 0 {
		t.Errorf("taken in again: %+v", all)
	}
	for _, name := range []string{"a.toml", "b.toml", "bad.toml", "later.toml"} {
		if _, err := os.Stat(filepath.Join(deckDir(), name)); err != nil {
			t.Error(err)
		}
	}
}

// Decks of one name can be told apart, and each chosen.
func TestDecksOfOneName(t *testing.T) {
	t.Setenv("CANTINA_DATA", t.TempDir())
	path, _ := store.DefaultPath()
	st, _, err := openStore(path)
	if err != nil {
		t.Fatal(err)
	}
	defer st.Close()
	d := decks.Embedded()[0].Clone()
	d.Plan = card.T("Drain.", "Drainer.")
	st.SaveDeck(0, recordOf(d, nil, ""))
	d.Add(decks.Entry{Title: "Nobody"}, 1)
	st.SaveDeck(0, recordOf(d, nil, ""))
	s := shelves(st)[d.Side]
	if got, name := s.called(d.Name + " (2)"); name != d.Name+" (2)" || got.Size() != 61 {
		t.Errorf("%q of %q", name, s.names())
	}
	if got, name := s.called("none of them"); got != s.decks[0] || name != s.shown[0] {
		t.Errorf("%q", name)
	}
	if text, ok, err := KeptDeck(d.Name); ok || err == nil || text != "" {
		t.Errorf("%q, %v, %v: the file is open here", text, ok, err)
	}
	st.Close()
	if text, ok, err := KeptDeck(d.Name); !ok || err != nil || !strings.Contains(text, "Nobody") {
		t.Errorf("%q, %v, %v", text, ok, err)
	}
	if _, ok, err := KeptDeck("none"); ok || err != nil {
		t.Error(ok, err)
	}
}

// All decks go into one zip and come back; a file of another program is kept with what is
// unknown in it, and what is no deck is told.
func TestSavesTakeAndZip(t *testing.T) {
	r, st := savesWith(t, 0)
	for _, d := range decks.Embedded() {
		if _, err := st.SaveDeck(0, recordOf(d, nil, "")); err != nil {
			t.Fatal(err)
		}
	}
	n := len(decks.Embedded())
	st.DeleteDeck(1)
	st.Close()
	file := filepath.Join(r.dir, "all.zip")
	r.run(0, fmt.Sprintf("saves: decks: %d, in the trash: 1", n-1), "decks")
	r.run(0, fmt.Sprintf(": %d", n-1), "zip", file)
	r.run(1, "is there already", "zip", file)
	r.run(0, fmt.Sprintf("decks kept: 0, here already: %d", n-1), "take", file)
	t.Setenv("CANTINA_DATA", t.TempDir())
	r.run(0, fmt.Sprintf("decks found: %d, here already: 0", n-1), "take", "-try", file)
	r.run(0, "saves: decks: 0,", "decks")
	r.run(0, fmt.Sprintf("decks kept: %d, here already: 0", n-1), "take", file)
	r.run(0, fmt.Sprintf("decks kept: 0, here already: %d", n-1), "take", file)
	list := r.file("list.txt", "Mine\n\n2 Darth Vader\n1 Darth Vadr\n-1 Stormtrooper\n1 Nobody Fett Of Anywhere\n")
	said := r.run(1, "decks kept: 1", "take", list)
	for _, want := range []string{"asks for -1 copies", "4  guessed: 1 Darth Vadr -> darth-vader", "6  unknown: 1 Nobody Fett"} {
		if !strings.Contains(said, want) {
			t.Errorf("%s\nwant %q", said, want)
		}
	}
	r.run(1, "ce n’est ni un texte ni un deck", "take", "-lang", "fr", r.file("x.bin", "\x7fELF\x00\x00\x00\x00\x01\x02"))
	say.SetLang(card.English)
}
