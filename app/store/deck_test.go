package store

import (
	"errors"
	"testing"
)

// aDeck is a deck with a text.
func aDeck(name, text string) DeckRecord {
	return DeckRecord{DeckFacts: DeckFacts{Name: name, Size: 60, Outside: 3, Format: "open", Tags: []string{"fast"}}, Text: text}
}

// wantDecks asks for the decks that are listed, by name, newest first.
func wantDecks(t *testing.T, got []DeckSummary, err error, want ...string) {
	t.Helper()
	var names []string
	for _, d := range got {
		names = append(names, d.Name)
	}
	if err != nil || len(names) != len(want) {
		t.Fatalf("decks %q, %v; want %q", names, err, want)
	}
	for i := range want {
		if names[i] != want[i] {
			t.Fatalf("decks %q; want %q", names, want)
		}
	}
}

func TestDecksAreKeptOverReopening(t *testing.T) {
	path := tempPath(t)
	s := open(t, path)
	a, err := s.SaveDeck(0, aDeck("A", "one"))
	if err != nil {
		t.Fatal(err)
	}
	b, _ := s.SaveDeck(0, aDeck("B", "two"))
	if a == b || a == 0 {
		t.Fatalf("decks %d and %d", a, b)
	}
	if _, err := s.SaveDeck(a, aDeck("A", "one")); err != nil { // says nothing new
		t.Fatal(err)
	}
	renamed := aDeck("A2", "one and a half")
	renamed.Note = "another name"
	if id, err := s.SaveDeck(a, renamed); id != a || err != nil {
		t.Fatal(id, err)
	}
	if err := s.SetDraft(b, map[string]int{"undo": 3}); err != nil {
		t.Fatal(err)
	}
	s.Close()
	s = open(t, path)
	all, err := s.Decks()
	wantDecks(t, all, err, "A2", "B")
	if all[0].Versions != 2 || all[1].Versions != 1 || all[0].Draft || !all[1].Draft || all[0].Tags[0] != "fast" || all[0].Size != 60 {
		t.Errorf("%+v", all)
	}
	versions, err := s.DeckVersions(a)
	if err != nil || len(versions) != 2 || versions[0].Text != "one" || versions[1].Note != "another name" || versions[1].N != 2 {
		t.Errorf("%+v, %v", versions, err)
	}
	if v, err := s.Deck(a); err != nil || v.Text != "one and a half" {
		t.Errorf("%+v, %v", v, err)
	}
	if draft, ok := s.Draft(b); !ok || string(draft) != `{"undo":3}` {
		t.Errorf("%s, %v", draft, ok)
	}
	if err := s.SetDraft(b, nil); err != nil {
		t.Fatal(err)
	}
	if _, ok := s.Draft(b); ok {
		t.Error("the draft is still there")
	}
}

func TestDeletedDeckGoesToTheTrash(t *testing.T) {
	s := open(t, tempPath(t))
	a, _ := s.SaveDeck(0, aDeck("A", "one"))
	if err := s.DeleteDeck(a); err != nil {
		t.Fatal(err)
	}
	all, err := s.Decks()
	wantDecks(t, all, err)
	all, err = s.DeckTrash()
	wantDecks(t, all, err, "A")
	if err := s.UndeleteDeck(a); err != nil {
		t.Fatal(err)
	}
	all, err = s.Decks()
	wantDecks(t, all, err, "A")
	for _, err := range []error{s.DeleteDeck(99), s.UndeleteDeck(0), s.SetDraft(99, 1)} {
		if !errors.Is(err, ErrNoDeck) {
			t.Error(err)
		}
	}
	if _, err := s.Deck(99); !errors.Is(err, ErrNoDeck) {
		t.Error(err)
	}
	s.DeleteDeck(a)
	s.SaveDeck(a, aDeck("A", "two"))
	all, err = s.Decks()
	wantDecks(t, all, err, "A")
}
