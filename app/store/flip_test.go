package store

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"testing"

	"cantina/engine/game"

	bolt "go.etcd.io/bbolt"
)

// A saver is a directory of saved games with everything that can be saved in it: games,
// undone lines, checkpoints, the trash, preferences; a backup half way.
type saver struct {
	files map[string][]byte // by path below the directory
	want  contents
}

// contents is all that is saved.
type contents struct {
	Games map[ID]gameContents
	Trash []ID
	Lang  string
	Decks map[DeckID]deckContents
}

type deckContents struct {
	Versions []DeckVersion
	Trash    bool
	Draft    string
}

type gameContents struct {
	Header Header
	Lines  []string
	Marks  []Mark
	Cuts   []Cut
	States map[uint64]string
	Status Status
}

// lost counts the lines, and those that are others or missing elsewhere.
func (c contents) lost(elsewhere contents) (lines, lost int) {
	for id, g := range c.Games {
		have := elsewhere.Games[id].Lines
		for n, key := range g.Lines {
			if lines++; n >= len(have) || have[n] != key {
				lost++
			}
		}
	}
	return lines, lost
}

// contentsOf reads all that is saved.
func contentsOf(t testing.TB, s *Store) contents {
	t.Helper()
	all := contents{Games: map[ID]gameContents{}}
	s.Pref(PrefLang, &all.Lang)
	trash, err := s.Trash()
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range trash {
		all.Trash = append(all.Trash, g.ID)
	}
	all.Decks = decksOf(t, s)
	games, _ := s.Games()
	for _, sum := range slices.Concat(games, trash) {
		err := s.db.View(func(tx *bolt.Tx) (err error) {
			g := gameIn(tx, sum.ID)
			c := gameContents{States: map[uint64]string{}, Status: sum.Status}
			g.getJSON(nil, headerKey, &c.Header)
			c.Lines, _ = g.lines()
			c.Marks, _ = g.marks()
			c.Cuts, _ = g.cuts()
			for i := range c.Cuts {
				c.Cuts[i].When = c.Cuts[i].When.Round(0)
			}
			g.in(statesBucket).ForEach(func(k, _ []byte) error {
				data, err := g.get(statesBucket, k)
				if err == nil {
					data, err = Unpack(data)
				}
				c.States[numberOf(k)] = string(data)
				return err
			})
			all.Games[sum.ID] = c
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	return all
}

// decksOf reads all decks; number 0 is the draft of none.
func decksOf(t testing.TB, s *Store) map[DeckID]deckContents {
	t.Helper()
	all := map[DeckID]deckContents{}
	kept, err := s.Decks()
	if err != nil {
		t.Fatal(err)
	}
	gone, _ := s.DeckTrash()
	for i, sum := range slices.Concat([]DeckSummary{{}}, kept, gone) {
		c := deckContents{Trash: i > len(kept)}
		c.Versions, _ = s.DeckVersions(sum.ID)
		for i := range c.Versions {
			c.Versions[i].When = c.Versions[i].When.Round(0)
		}
		draft, _ := s.Draft(sum.ID)
		c.Draft = string(draft)
		all[sum.ID] = c
	}
	return all
}

// someDecks saves decks: the first half, or what happened to them after a backup.
func someDecks(t testing.TB, s *Store, later bool) {
	t.Helper()
	save := func(id DeckID, n int) {
		d := aDeck(fmt.Sprintf("Deck %d", n), fmt.Sprintf("text %d of deck %d, %0700d", n, id, n))
		if _, err := s.SaveDeck(id, d); err != nil {
			t.Fatal(err)
		}
	}
	var errs []error
	if !later {
		for n := range 12 {
			save(0, n)
		}
		save(2, 20)
		errs = append(errs, s.DeleteDeck(5), s.SetDraft(3, "old"), s.SetDraft(0, "of none"))
	} else {
		for n := range 5 {
			save(1, 30+n)
		}
		save(0, 40)
		errs = append(errs, s.DeleteDeck(4), s.UndeleteDeck(5), s.SetDraft(3, nil), s.SetDraft(6, "new"))
	}
	if err := errors.Join(errs...); err != nil {
		t.Fatal(err)
	}
}

// newSaver saves games, with a backup half way.
func newSaver(t testing.TB) saver {
	t.Helper()
	path := filepath.Join(t.TempDir(), FileName)
	s, _, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	s.copies.Wait()
	play := func(id ID, from, to int) {
		for n := from; n < to; n++ {
			st := Step{N: n, Keys: []string{fmt.Sprintf("dark deploy stormtrooper#%d at tatooine-cantina in game %d", n, id)},
				Marks: []Mark{{Turn: n / 20, Kind: game.AskTarget}}, Status: Status{Turn: n / 20}}
			if n%20 == 19 {
				st.State = []byte(fmt.Sprintf("state %d of %d, %0500d", n, id, n))
			}
			if err := s.Append(id, st); err != nil {
				t.Fatal(err)
			}
		}
	}
	var ids []ID
	for range 3 {
		id, _ := s.NewGame(testHeader, Status{Turn: 1}, []byte("state 0"))
		ids = append(ids, id)
		play(id, 0, 90)
	}
	s.Truncate(ids[0], 70, Status{Turn: 3})
	s.SetPref(PrefLang, "de")
	someDecks(t, s, false)
	if err := s.backup(); err != nil {
		t.Fatal(err)
	}
	play(ids[0], 70, 130)
	play(ids[1], 90, 95)
	s.Truncate(ids[1], 60, Status{Turn: 2})
	play(ids[1], 60, 62)
	s.Delete(ids[2])
	s.SetPref(PrefLang, "fr")
	someDecks(t, s, true)
	late, _ := s.NewGame(testHeader, Status{Turn: 1}, []byte("state 0"))
	play(late, 0, 45)
	sv := saver{files: map[string][]byte{}, want: contentsOf(t, s)}
	s.Close()
	for _, name := range append(Backups(path), path, journalPath(path)) {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		rel, _ := filepath.Rel(filepath.Dir(path), name)
		sv.files[rel] = data
	}
	return sv
}

// lay writes the directory anew, with one file as given.
func (sv saver) lay(t testing.TB, dir, name string, data []byte) {
	t.Helper()
	os.RemoveAll(dir)
	os.MkdirAll(filepath.Join(dir, "backups"), 0o700)
	for rel, whole := range sv.files {
		if rel == name {
			whole = data
		}
		if whole == nil {
			continue
		}
		if err := os.WriteFile(filepath.Join(dir, rel), whole, 0o600); err != nil {
			t.Fatal(err)
		}
	}
}

// damage is a way to hurt a file.
func damage(rng *rand.Rand, whole []byte) (bad []byte, what string) {
	bad = slices.Clone(whole)
	switch n := rng.IntN(12); {
	case n == 0:
		at := rng.IntN(len(bad))
		return bad[:at], fmt.Sprintf("cut off at %d of %d", at, len(bad))
	case n == 1:
		page := rng.IntN(1 + (len(bad)-1)/4096)
		clear(bad[page*4096 : min(len(bad), page*4096+4096)])
		return bad, fmt.Sprintf("page %d zeroed", page)
	}
	at, bit := rng.IntN(len(bad)), rng.IntN(8)
	if rng.IntN(3) == 0 { // the heads of pages hurt most
		at = min(len(bad)-1, rng.IntN(1+(len(bad)-1)/4096)*4096+rng.IntN(300))
	}
	bad[at] ^= 1 << bit
	return bad, fmt.Sprintf("bit %d of byte %d", bit, at)
}

// TestFlips: whatever single bit of the database or the journal is another one, wherever
// either is cut off or a page of it empty: nothing panics, nothing is lost, and where
// something had to be mended the report says so. An everyday test hurts it 120 times,
// CANTINA_LONG=1 2,500 times.
func TestFlips(t *testing.T) {
	times := 120
	if os.Getenv("CANTINA_LONG") != "" {
		times = 2500
	}
	sv := newSaver(t)
	rng := rand.New(rand.NewPCG(7, 8))
	dir := filepath.Join(t.TempDir(), "data")
	told, silent := 0, 0
	for i := range times {
		name := FileName
		if i%5 == 4 {
			name = filepath.Base(journalPath(FileName))
		}
		bad, what := damage(rng, sv.files[name])
		sv.lay(t, dir, name, bad)
		s, rep, err := Open(filepath.Join(dir, FileName))
		if err != nil {
			t.Fatalf("%d: %s: %s: %v", i, name, what, err)
		}
		if got := contentsOf(t, s); !same(t, got, sv.want) {
			t.Errorf("%d: %s: %s: %+v", i, name, what, rep)
		}
		if rep.Empty() {
			silent++
		} else {
			told++
		}
		if err := s.Append(1, Step{N: 130, Keys: []string{"x"}, State: []byte("later")}); err != nil {
			t.Errorf("%d: %s: %s: written to: %v", i, name, what, err)
		}
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	}
	t.Logf("%d times hurt: %d told and mended, %d where nothing stands", times, told, silent)
	if told == 0 {
		t.Error("no damage was found at all")
	}
}

// same compares what is saved; a checkpoint may be missing, the lines before it lead there.
func same(t *testing.T, got, want contents) bool {
	for id, g := range want.Games {
		h := got.Games[id]
		for n, state := range h.States {
			if g.States[n] != state {
				t.Errorf("game %d: the checkpoint after %d lines is %.20q", id, n, state)
			}
		}
		h.States = g.States
		for i := range h.Cuts {
			h.Cuts[i].When = g.Cuts[min(i, len(g.Cuts)-1)].When
		}
		got.Games[id] = h
	}
	if !reflect.DeepEqual(got, want) {
		t.Logf("got  %.1500s", fmt.Sprintf("%+v", got))
		t.Logf("want %.1500s", fmt.Sprintf("%+v", want))
		return false
	}
	return true
}

// TestSalvage: without the journal the newest backup and what the damaged file itself
// still says give back nearly every line.
func TestSalvage(t *testing.T) {
	times := 60
	if os.Getenv("CANTINA_LONG") != "" {
		times = 600
	}
	sv := newSaver(t)
	sv.files[filepath.Base(journalPath(FileName))] = nil
	rng := rand.New(rand.NewPCG(9, 10))
	dir := filepath.Join(t.TempDir(), "data")
	lines, lost, states, gone := 0, 0, 0, 0
	versions, without := 0, 0
	for i := 0; i < times; {
		bad, what := damage(rng, sv.files[FileName])
		if len(bad) != len(sv.files[FileName]) || verifyPages(bad) == nil {
			continue // what is cut off is gone
		}
		i++
		sv.lay(t, dir, FileName, bad)
		s, rep, err := Open(filepath.Join(dir, FileName))
		if err != nil || rep.Empty() {
			t.Fatalf("%d: %s: %+v, %v", i, what, rep, err)
		}
		got := contentsOf(t, s)
		s.Close()
		all, missing := sv.want.lost(got)
		lines, lost = lines+all, lost+missing
		for id, d := range sv.want.Decks {
			for _, v := range d.Versions {
				versions++
				if !slices.ContainsFunc(got.Decks[id].Versions, func(w DeckVersion) bool { return w.Text == v.Text && w.When.Equal(v.When) }) {
					without++
				}
			}
		}
		for id, g := range sv.want.Games {
			for n, state := range g.States {
				if states++; got.Games[id].States[n] != state {
					gone++
				}
			}
		}
	}
	t.Logf("%d damaged files without a journal: %d of %d lines, %d of %d checkpoints and %d of %d versions of decks lost", times, lost, lines, gone, states, without, versions)
	if without*100 > 2*versions {
		t.Errorf("%d of %d versions of decks are lost", without, versions)
	}
	if lost*100 > lines {
		t.Errorf("%d of %d lines are lost", lost, lines)
	}
}
