package store

import (
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"cantina/engine/card"

	bolt "go.etcd.io/bbolt"
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

// A record of a deck that is damaged comes back from the journal; where there is neither
// journal nor backup the report names what is lost, and everything else stays.
func TestDamagedDeckComesBack(t *testing.T) {
	for _, alone := range []bool{false, true} {
		path := tempPath(t)
		s := open(t, path)
		a, _ := s.SaveDeck(0, aDeck("A", "text one of A"))
		s.SaveDeck(a, aDeck("A", "text two of A"))
		s.SaveDeck(a, aDeck("A", "text three of A"))
		s.SaveDeck(0, aDeck("B", "text of B"))
		s.SetDraft(a, "unsaved")
		id := newGame(t, s, "x", "y")
		want := decksOf(t, s)
		s.Close()
		data, _ := os.ReadFile(path)
		os.WriteFile(path, bytes.ReplaceAll(data, []byte("text two of A"), []byte("text twx of A")), 0o600)
		if alone {
			os.RemoveAll(backupDir(path))
			os.Remove(journalPath(path))
			a := want[1]
			a.Versions = slices.Delete(a.Versions, 1, 2)
			a.Versions[1].N = 2
			want[1] = a
		}
		s, rep, err := Open(path)
		if err != nil || rep.SetAside == "" || !strings.Contains(rep.Damage[card.English], "deck 1, version 2: the record is damaged") ||
			!strings.Contains(rep.Damage[card.French], "deck 1, la version 2 : l’enregistrement est endommagé") {
			t.Fatalf("%+v, %v", rep, err)
		}
		if lost := card.T(`the deck "A": version 2 is lost`, `le deck "A" : la version 2 est perdue`); alone && (len(rep.Problems) != 1 || rep.Problems[0] != lost) {
			t.Errorf("%+v", rep.Problems)
		}
		if got := decksOf(t, s); !reflect.DeepEqual(got, want) {
			t.Errorf("alone %v: %+v\nwant %+v", alone, got, want)
		}
		wantLines(t, s, id, "x", "y")
		s.Close()
	}
}

// A file of the version before decks opens, with a backup of what it was made first; and its
// journal, which knows of no deck, goes on.
func TestDecksComeToAnOldFile(t *testing.T) {
	path := tempPath(t)
	for from, to := range map[string]string{"testdata/cantina-v2.db.gz": path, "testdata/cantina-v2.journal.gz": journalPath(path)} {
		f, err := os.Open(from)
		if err != nil {
			t.Fatal(err)
		}
		in, err := gzip.NewReader(f)
		if err == nil {
			err = writeFile(to, func(w io.Writer) error { _, err := io.Copy(w, in); return err })
		}
		if f.Close(); err != nil {
			t.Fatal(err)
		}
	}
	s, rep, err := Open(path)
	if err != nil || !rep.Empty() || rep.Migrated != 2 || len(Backups(path)) == 0 {
		t.Fatalf("%+v, %v", rep, err)
	}
	s.copies.Wait()
	was := false
	for _, name := range Backups(path) {
		db, err := openBolt(name, true)
		if err != nil || verifyFile(name) != nil {
			t.Fatal(err)
		}
		db.View(func(tx *bolt.Tx) error { was = was || tx.Bucket(decksBucket) == nil; return nil })
		db.Close()
	}
	if !was {
		t.Error("no backup of the file as it was")
	}
	wantLines(t, s, 1, "dark activate 3", "light pass")
	if trash, _ := s.Trash(); len(trash) != 1 {
		t.Errorf("trash %+v", trash)
	}
	id, err := s.SaveDeck(0, aDeck("A", "one"))
	if err != nil || id != 1 {
		t.Fatal(id, err)
	}
	s.Close()
	os.Remove(path)
	os.RemoveAll(backupDir(path))
	s = openDamaged(t, path) // of the journal alone
	wantLines(t, s, 1, "dark activate 3", "light pass")
	all, err := s.Decks()
	wantDecks(t, all, err, "A")
}

// openDamaged opens a file of which something is to be told.
func openDamaged(t *testing.T, path string) *Store {
	t.Helper()
	s, _, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s
}

// An export carries every version, the trash and the drafts; what is here already is not
// added again, what went on elsewhere is, and what went on in two ways is two decks.
func TestExportCarriesDecks(t *testing.T) {
	s := open(t, tempPath(t))
	someDecks(t, s, false)
	someDecks(t, s, true)
	text := export(t, s)
	other := open(t, tempPath(t))
	other.SaveDeck(0, aDeck("mine", "mine"))
	restored(t, other, text, Imported{Decks: 13, Drafts: 2})
	got, want := decksOf(t, other), decksOf(t, s)
	for id, d := range want {
		if id > 0 {
			id++ // behind mine
		}
		if !reflect.DeepEqual(got[id], d) {
			t.Errorf("deck %d: %+v\nwant %+v", id, got[id], d)
		}
	}
	restored(t, other, text, Imported{Known: 13})
	if err := errors.Join(other.DeleteDeck(3), s.DeleteDeck(8)); err != nil { // number 2 and 7 of the other
		t.Fatal(err)
	}
	s.SaveDeck(7, aDeck("Deck 7", "goes on"))
	s.SaveDeck(9, aDeck("Deck 9", "one way"))
	other.SaveDeck(10, aDeck("Deck 9", "other way"))
	restored(t, other, export(t, s), Imported{Decks: 2, Known: 11, Back: 1})
	all, _ := other.Decks()
	ways := 0
	for _, d := range all {
		if v, _ := other.Deck(d.ID); v.Text == "one way" || v.Text == "other way" || v.Text == "goes on" && d.ID == 8 && d.Versions == 2 {
			ways++
		}
	}
	if ways != 3 {
		t.Errorf("%+v", all)
	}
}

// What is too large is refused, and says so.
func TestLargeDecksAreRefused(t *testing.T) {
	s := open(t, tempPath(t))
	if _, err := s.SaveDeck(0, aDeck("A", strings.Repeat("x", maxDeckText+1))); err == nil || !strings.Contains(err.Error(), "larger than 256 KB") {
		t.Error(err)
	}
	if err := s.SetDraft(0, strings.Repeat("x", maxDraft)); err == nil || !strings.Contains(err.Error(), "larger than 4 MB") {
		t.Error(err)
	}
	if all, err := s.Decks(); len(all) > 0 || err != nil {
		t.Error(all, err)
	}
}

// saveForEver saves versions of deck 1 and says the number of each after it was acknowledged.
func saveForEver(path string) {
	s, rep, err := Open(path)
	if err != nil || !rep.Empty() {
		fmt.Fprintln(os.Stderr, rep, err)
		os.Exit(1)
	}
	versions, _ := s.DeckVersions(1)
	for n := len(versions) + 1; ; n++ {
		_, err := s.SaveDeck(1, aDeck("A", lineOf(n)))
		if err == nil {
			err = s.SetDraft(1, n)
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		fmt.Println(n)
	}
}

// TestKilledWhileDecksAreSaved kills a process that saves a deck again and again: no version
// that was acknowledged is lost, none is there twice.
func TestKilledWhileDecksAreSaved(t *testing.T) {
	path := tempPath(t)
	s := open(t, path)
	s.SaveDeck(0, aDeck("A", lineOf(1)))
	s.Close()
	rng := rand.New(rand.NewPCG(5, 6))
	last := 0
	for i := range killings(20, 300) {
		cmd, lines := child(t, "decks", path)
		for _, said := range killSoon(cmd, lines, time.Duration(rng.IntN(5000))*time.Microsecond) {
			last, _ = strconv.Atoi(said)
		}
		s, rep, err := Open(path)
		if err != nil || !rep.Empty() {
			t.Fatalf("kill %d: %+v, %v", i, rep, err)
		}
		all, err := s.DeckVersions(1)
		if err != nil || len(all) < last || len(all) > last+2 {
			t.Fatalf("kill %d: %d versions after %d were acknowledged, %v", i, len(all), last, err)
		}
		for n, v := range all {
			if v.N != n+1 || v.Text != lineOf(v.N) {
				t.Fatalf("kill %d: version %d is %+v", i, n, v)
			}
		}
		draft, _ := s.Draft(1)
		if n, _ := strconv.Atoi(string(draft)); n < last || n > len(all) {
			t.Fatalf("kill %d: the draft is %s after %d", i, draft, last)
		}
		s.Close()
	}
	t.Logf("%d kills, %d versions", killings(20, 300), last)
}

// FuzzDeckRecord writes anything as a record of a deck, its seal a good one or not: the file
// opens, other decks are whole, and what is listed can be read and saved again.
func FuzzDeckRecord(f *testing.F) {
	f.Add([]byte(`{"ID":1,"N":2,"Name":"A","Side":"light","Text":"x"}`), uint64(1), uint64(2), true)
	f.Add([]byte(`{"ID":1,"Versions":7}`), uint64(1), uint64(0), true)
	f.Add([]byte(`{`), uint64(1), uint64(0), true)
	f.Add([]byte(`null`), uint64(1), uint64(draftN), true)
	f.Add([]byte(`{}`), uint64(0), uint64(3), true)
	f.Add([]byte(`x`), uint64(9), uint64(0), false)
	f.Fuzz(func(t *testing.T, data []byte, id, n uint64, sealed bool) {
		if DeckID(id) == 2 || len(data) > 1<<16 {
			t.Skip()
		}
		path := tempPath(t)
		s := open(t, path)
		s.copies.Wait()
		s.SaveDeck(0, aDeck("A", "one"))
		s.SaveDeck(0, aDeck("B", "two"))
		key := deckKey(DeckID(id), n)
		rec := data
		if sealed {
			rec = seal(placeOf(0, decksBucket, key), data)
		}
		s.db.Update(func(tx *bolt.Tx) error { return tx.Bucket(decksBucket).Put(key, rec) })
		s.Close()
		s = openDamaged(t, path)
		if v, err := s.Deck(2); err != nil || v.Text != "two" {
			t.Fatal(v, err)
		}
		all, err := s.Decks()
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range all {
			if _, err := s.Deck(d.ID); err != nil && d.Problem == (card.Text{}) {
				t.Fatal(d, err)
			}
			if _, err := s.SaveDeck(d.ID, aDeck("C", "three")); err != nil {
				t.Fatal(d, err)
			}
		}
		s.Close()
		if s, rep, err := Open(path); err != nil || !rep.Empty() {
			t.Fatalf("%+v, %v", rep, err)
		} else {
			s.Close()
		}
	})
}

// BenchmarkOpenDecks opens a file of 1,000 decks with five versions each, and lists them.
func BenchmarkOpenDecks(b *testing.B) {
	path := filepath.Join(b.TempDir(), FileName)
	s, _, err := Open(path)
	if err != nil {
		b.Fatal(err)
	}
	s.copies.Wait()
	s.db.NoSync = true
	s.journal.file.Close()
	s.journal = nil // the next start writes one
	for n := range 5 {
		for i := range 1000 {
			id := DeckID(i + 1)
			if n == 0 {
				id = 0
			}
			if _, err := s.SaveDeck(id, aDeck(fmt.Sprintf("Deck %d", i), fmt.Sprintf("%d %s", n, strings.Repeat("some-card-of-the-deck = 2\n", 45)))); err != nil {
				b.Fatal(err)
			}
		}
	}
	s.db.Sync()
	backedUp(b, s)
	if s, _, err = Open(path); err != nil {
		b.Fatal(err)
	}
	s.Close()
	if info, err := os.Stat(path); err == nil {
		b.Logf("%d MB", info.Size()>>20)
	}
	for b.Loop() {
		s, rep, err := Open(path)
		if err != nil || !rep.Empty() {
			b.Fatal(rep, err)
		}
		if all, err := s.Decks(); len(all) != 1000 || err != nil {
			b.Fatal(len(all), err)
		}
		s.Close()
	}
}
