package store

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"cantina/engine/card"
	"cantina/engine/game"

	bolt "go.etcd.io/bbolt"
)

// open opens a store in a directory of its own, all well.
func open(t *testing.T, path string) *Store {
	t.Helper()
	s, rep, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	if !rep.Empty() {
		t.Fatalf("report: %+v", rep)
	}
	t.Cleanup(func() { s.Close() })
	return s
}

func tempPath(t *testing.T) string { return filepath.Join(t.TempDir(), FileName) }

var testHeader = Header{
	Program: "0.1.0", Catalog: "c0ffee", Seed: 7, Lang: "fr",
	Names: [card.Sides]string{"Ana", "Bob"},
	Decks: [card.Sides]card.Deck{{Name: "Imperial", Cards: []string{"stormtrooper"}}, {Name: "Rebel", Starting: card.Starting{Start: "yavin-4"}}},
}

func newGame(t *testing.T, s *Store, keys ...string) ID {
	t.Helper()
	id, err := s.NewGame(testHeader, Status{Turn: 1}, []byte("state 0"))
	if err != nil {
		t.Fatal(err)
	}
	for i, key := range keys {
		if err := s.Append(id, Step{N: i, Keys: []string{key}, Status: Status{Turn: 1 + i}}); err != nil {
			t.Fatal(err)
		}
	}
	return id
}

func wantLines(t *testing.T, s *Store, id ID, want ...string) {
	t.Helper()
	got, err := s.Lines(id)
	if err != nil || !slices.Equal(got, want) {
		t.Fatalf("lines %q, %v; want %q", got, err, want)
	}
}

func TestGameIsKeptOverReopening(t *testing.T) {
	path := tempPath(t)
	s := open(t, path)
	id := newGame(t, s, "dark activate 3", "light pass")
	if err := s.Append(id, Step{N: 2, Keys: []string{"a", "b"}, State: []byte("state 4")}); err != nil {
		t.Fatal(err)
	}
	s.Close()

	s = open(t, path)
	wantLines(t, s, id, "dark activate 3", "light pass", "a", "b")
	h, err := s.Header(id)
	if err != nil || fmt.Sprint(h) != fmt.Sprint(testHeader) {
		t.Errorf("header %v, %v", h, err)
	}
	if data, n, err := s.Checkpoint(id, 4); string(data) != "state 4" || n != 4 || err != nil {
		t.Errorf("checkpoint %q after %d, %v", data, n, err)
	}
	if data, n, _ := s.Checkpoint(id, 3); string(data) != "state 0" || n != 0 {
		t.Errorf("checkpoint %q after %d", data, n)
	}
}

func TestAppendRefusesGapsAndRepetitions(t *testing.T) {
	s := open(t, tempPath(t))
	id := newGame(t, s, "a", "b")
	for _, n := range []int{0, 1, 3, 99} {
		if err := s.Append(id, Step{N: n, Keys: []string{"x"}}); err == nil {
			t.Errorf("decision %d accepted after 2", n)
		}
	}
	if err := s.Append(id+1, Step{Keys: []string{"x"}}); !errors.Is(err, ErrNoGame) {
		t.Errorf("unknown game: %v", err)
	}
	wantLines(t, s, id, "a", "b")
}

func TestTruncateKeepsWhatItTakesBack(t *testing.T) {
	s := open(t, tempPath(t))
	id := newGame(t, s, "a", "b", "c")
	s.Append(id, Step{N: 3, Keys: []string{"d"}, State: []byte("state 4")})
	if err := s.Truncate(id, 2, Status{Turn: 9}); err != nil {
		t.Fatal(err)
	}
	wantLines(t, s, id, "a", "b")
	cuts, err := s.Cuts(id)
	if err != nil || len(cuts) != 1 || cuts[0].N != 2 || !slices.Equal(cuts[0].Keys, []string{"c", "d"}) {
		t.Errorf("cuts %v, %v", cuts, err)
	}
	if _, n, _ := s.Checkpoint(id, 99); n != 0 {
		t.Errorf("a checkpoint after %d lines outlived them", n)
	}
	if err := s.Append(id, Step{N: 2, Keys: []string{"e"}}); err != nil {
		t.Error(err)
	}
	wantLines(t, s, id, "a", "b", "e")
}

// All lines of a long game can be taken back: its bucket has many pages then, and all
// of them are empty.
func TestTruncateALongGame(t *testing.T) {
	path := tempPath(t)
	s := open(t, path)
	id := newGame(t, s)
	keys := make([]string, 3000)
	for i := range keys {
		keys[i] = fmt.Sprintf("dark deploy stormtrooper#%d at tatooine-cantina", i)
	}
	if err := s.Append(id, Step{Keys: keys}); err != nil {
		t.Fatal(err)
	}
	if err := s.Truncate(id, 0, Status{}); err != nil {
		t.Fatal(err)
	}
	s.Append(id, Step{Keys: []string{"a"}})
	wantLines(t, s, id, "a")
	s.Close()
	os.Remove(path) // and so it comes back from the journal, in one transaction
	s, rep, err := Open(path)
	if err != nil || rep.Recovered == 0 {
		t.Fatalf("%+v, %v", rep, err)
	}
	defer s.Close()
	wantLines(t, s, id, "a")
}

func TestMarks(t *testing.T) {
	s := open(t, tempPath(t))
	id := newGame(t, s, "a", "b") // saved without marks, as older programs did
	want := []Mark{{Turn: 3, Kind: game.AskTarget, Forced: true}, {Turn: 4, Kind: game.AskAction, Shown: [card.Sides]int{1, 0}}}
	if err := s.Append(id, Step{N: 2, Keys: []string{"c", "d"}, Marks: want}); err != nil {
		t.Fatal(err)
	}
	if marks, from, err := s.Marks(id); err != nil || from != 2 || !slices.Equal(marks, want) {
		t.Errorf("%v from %d, %v", marks, from, err)
	}
	s.Truncate(id, 3, Status{})
	s.Append(id, Step{N: 3, Keys: []string{"e"}})
	if marks, from, err := s.Marks(id); err != nil || from != 4 || len(marks) != 0 {
		t.Errorf("a mark outlived its line: %v from %d, %v", marks, from, err)
	}
	s.Truncate(id, 3, Status{})
	if marks, from, err := s.Marks(id); err != nil || from != 2 || !slices.Equal(marks, want[:1]) {
		t.Errorf("%v from %d, %v", marks, from, err)
	}
	s.db.Update(func(tx *bolt.Tx) error { return gameIn(tx, id).DeleteBucket(marksBucket) })
	if marks, from, err := s.Marks(id); err != nil || from != 3 || len(marks) != 0 {
		t.Errorf("%v from %d, %v", marks, from, err)
	}
	if err := s.Truncate(id, 1, Status{}); err != nil {
		t.Error(err)
	}
}

func TestGamesAreListedNewestFirst(t *testing.T) {
	s := open(t, tempPath(t))
	s.copies.Wait()
	at := time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)
	s.now = func() time.Time { at = at.Add(time.Minute); return at }
	a, b := newGame(t, s), newGame(t, s)
	s.Append(a, Step{Keys: []string{"x"}, Status: Status{Turn: 4, Seat: card.Light}})
	games, err := s.Games()
	if err != nil || len(games) != 2 || games[0].ID != a || games[1].ID != b {
		t.Fatalf("games %v, %v", games, err)
	}
	if g := games[0]; g.Turn != 4 || g.Seat != card.Light || g.N != 1 || g.Decks[card.Dark] != "Imperial" || g.Names[card.Light] != "Bob" {
		t.Errorf("summary %+v", g)
	}
}

func TestDeletedGameGoesToTheTrash(t *testing.T) {
	s := open(t, tempPath(t))
	id := newGame(t, s, "a")
	if err := s.Delete(id); err != nil {
		t.Fatal(err)
	}
	if games, _ := s.Games(); len(games) != 0 {
		t.Error("still listed")
	}
	if trash, _ := s.Trash(); len(trash) != 1 {
		t.Error("not in the trash")
	}
	if next := newGame(t, s); next == id {
		t.Error("its id was used again")
	}
	if err := s.Undelete(id); err != nil {
		t.Fatal(err)
	}
	wantLines(t, s, id, "a")
	if err := s.Delete(99); !errors.Is(err, ErrNoGame) {
		t.Errorf("unknown game: %v", err)
	}
}

func TestPreferences(t *testing.T) {
	path := tempPath(t)
	s := open(t, path)
	var lang string
	if s.Pref(PrefLang, &lang) {
		t.Error("a preference from nowhere")
	}
	if err := s.SetPref(PrefLang, "fr"); err != nil {
		t.Fatal(err)
	}
	s.Close()
	if s = open(t, path); !s.Pref(PrefLang, &lang) || lang != "fr" {
		t.Errorf("language %q", lang)
	}
}

// A preference of another shape or size leaves what it is read into as it was.
func TestOddPreferences(t *testing.T) {
	s := open(t, tempPath(t))
	if err := s.SetPref("large", strings.Repeat("x", maxPref)); err == nil {
		t.Error("a preference of any size is saved")
	}
	s.SetPref("look", map[string]any{"Scale": 2, "Name": 7})
	look := struct {
		Scale float32
		Name  string
	}{1, "felt"}
	if s.Pref("look", &look) || look.Scale != 1 || look.Name != "felt" {
		t.Errorf("%+v", look)
	}
}

func TestMigrationMakesABackupFirst(t *testing.T) {
	path := tempPath(t)
	s := open(t, path)
	id := newGame(t, s, "a")
	before := len(Backups(path))
	steps := append(slices.Clone(migrations), func(tx *bolt.Tx) error {
		_, err := tx.CreateBucket([]byte("new"))
		return err
	})
	if old, err := s.migrate(steps); old != 3 || err != nil {
		t.Fatalf("from %d, %v", old, err)
	}
	if len(Backups(path)) != before+1 {
		t.Error("no backup before the migration")
	}
	wantLines(t, s, id, "a")
	if v, _ := s.version(); v != 4 {
		t.Errorf("version %d", v)
	}
	s.Close()
	if _, _, err := Open(path); !errors.Is(err, ErrNewer) {
		t.Errorf("an older program opens it: %v", err)
	}
}

func TestFailedMigrationChangesNothing(t *testing.T) {
	path := tempPath(t)
	s := open(t, path)
	steps := append(slices.Clone(migrations), func(tx *bolt.Tx) error {
		tx.DeleteBucket(gamesBucket)
		return errors.New("no")
	})
	if _, err := s.migrate(steps); err == nil {
		t.Fatal("no error")
	}
	if v, _ := s.version(); v != 3 {
		t.Errorf("version %d", v)
	}
	newGame(t, s, "a")
}
