package store

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	bolt "go.etcd.io/bbolt"

	"cantina/engine/card"
)

// filled makes a file with one game of n lines, with a good backup of all of them.
func filled(t testing.TB, n int) (path string, id ID) {
	t.Helper()
	path = filepath.Join(t.TempDir(), FileName)
	s, _, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	if id, err = s.NewGame(testHeader, Status{}, []byte("state")); err != nil {
		t.Fatal(err)
	}
	for i := range n {
		if err := s.Append(id, Step{N: i, Keys: []string{fmt.Sprintf("dark deploy stormtrooper#%d at tatooine-cantina", i)}}); err != nil {
			t.Fatal(err)
		}
	}
	backedUp(t, s)
	return path, id
}

// backedUp makes a backup and closes the file.
func backedUp(t testing.TB, s *Store) {
	t.Helper()
	if err := s.backup(); err != nil {
		t.Fatal(err)
	}
	s.Close()
}

// setAside checks that opening path sets the damaged file aside, keeps it as it
// was, and opens a backup with n lines.
func setAside(t *testing.T, path string, id ID, n int) {
	t.Helper()
	damaged, _ := os.ReadFile(path)
	s, rep, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if rep.Damage[card.English] == "" || rep.Restored == "" || filepath.Base(rep.SetAside) != "cantina-damaged-1.db" {
		t.Errorf("report %+v", rep)
	}
	if kept, err := os.ReadFile(rep.SetAside); err != nil || string(kept) != string(damaged) {
		t.Errorf("the damaged file was not kept as it was: %v", err)
	}
	if lines, err := s.Lines(id); err != nil || len(lines) != n {
		t.Errorf("%d lines, %v; want %d", len(lines), err, n)
	}
}

func TestTruncatedFileIsSetAside(t *testing.T) {
	for _, keep := range []float64{0, 0.001, 0.1, 0.2, 0.5} {
		t.Run(fmt.Sprint(keep), func(t *testing.T) {
			path, id := filled(t, 300)
			info, _ := os.Stat(path)
			if err := os.Truncate(path, int64(keep*float64(info.Size()))); err != nil {
				t.Fatal(err)
			}
			setAside(t, path, id, 300)
		})
	}
}

func TestOverwrittenFileIsSetAside(t *testing.T) {
	path, id := filled(t, 50)
	if err := os.WriteFile(path, []byte(strings.Repeat("not a database\n", 5000)), 0o600); err != nil {
		t.Fatal(err)
	}
	setAside(t, path, id, 50)
}

func TestMissingFileIsRestored(t *testing.T) {
	path, id := filled(t, 5)
	os.Remove(path)
	s, rep, err := Open(path)
	if err != nil || rep.Restored == "" || rep.SetAside != "" {
		t.Fatalf("%+v, %v", rep, err)
	}
	defer s.Close()
	wantLines(t, s, id, mustLines(t, s, id)[:5]...)
}

func mustLines(t *testing.T, s *Store, id ID) []string {
	t.Helper()
	lines, err := s.Lines(id)
	if err != nil {
		t.Fatal(err)
	}
	return lines
}

func TestDamagedBackupIsPassedOver(t *testing.T) {
	path, id := filled(t, 5)
	s := open(t, path)
	s.Append(id, Step{N: 5, Keys: []string{"later"}})
	backedUp(t, s)
	os.WriteFile(Backups(path)[0], []byte("bad"), 0o600)
	os.Truncate(path, 100)
	setAside(t, path, id, 6) // the journal has the sixth
}

func TestWithoutAnythingLeftAnEmptyFileOpens(t *testing.T) {
	path, _ := filled(t, 5)
	os.RemoveAll(backupDir(path))
	os.Remove(journalPath(path))
	os.WriteFile(path, make([]byte, 5000), 0o600)
	s, rep, err := Open(path)
	if err != nil || rep.SetAside == "" || rep.Restored != "" {
		t.Fatalf("%+v, %v", rep, err)
	}
	defer s.Close()
	if games, err := s.Games(); len(games) != 0 || err != nil {
		t.Errorf("%v, %v", games, err)
	}
}

// TestDamagedLineComesBack: a line whose seal is broken comes back from the journal; where
// there is neither journal nor backup the lines around it stay.
func TestDamagedLineComesBack(t *testing.T) {
	for _, alone := range []bool{false, true} {
		path, id := filled(t, 9)
		s := open(t, path)
		other := newGame(t, s, "a")
		want := mustLines(t, s, id)
		s.Close()
		data, _ := os.ReadFile(path) // also the old pages that are free now
		os.WriteFile(path, bytes.ReplaceAll(data, []byte("#4 at"), []byte("#5 at")), 0o600)
		if alone {
			os.RemoveAll(backupDir(path))
			os.Remove(journalPath(path))
		}
		s, rep, err := Open(path)
		if err != nil || !strings.Contains(rep.Damage[card.English], "game 1, line 4") || !strings.Contains(rep.Damage[card.French], "partie 1, ligne 4 : l’enregistrement est endommagé") {
			t.Fatalf("%+v, %v", rep, err)
		}
		if alone {
			want[4] = ""
			if len(rep.Problems) != 1 || rep.Problems[0] != card.T("game 1: line 4 is lost", "partie 1 : la ligne 4 est perdue") {
				t.Errorf("%+v", rep)
			}
		}
		wantLines(t, s, other, "a")
		wantLines(t, s, id, want...)
		s.Close()
	}
}

// TestAnyDamageIsSurvived changes bytes anywhere in the file, many times: Open
// must not panic, and what it calls whole must be readable.
func TestAnyDamageIsSurvived(t *testing.T) {
	path, id := filled(t, 400)
	good, _ := os.ReadFile(path)
	rng := rand.New(rand.NewPCG(1, 2))
	aside := 0
	for i := range 300 {
		bad := slices.Clone(good)
		for range 1 + rng.IntN(20) {
			at := rng.IntN(len(bad))
			if i%3 == 0 { // the heads of pages hurt most
				at = rng.IntN(len(bad)/4096)*4096 + rng.IntN(64)
			}
			bad[at] = byte(rng.Uint32())
		}
		os.WriteFile(path, bad, 0o600)
		os.Remove(journalPath(path))
		s, rep, err := Open(path)
		if err != nil {
			t.Logf("case %d: %v", i, err)
			continue
		}
		if rep.SetAside != "" {
			aside++
			os.Remove(rep.SetAside)
		}
		s.Lines(id)
		s.Append(id, Step{N: 400, Keys: []string{"x"}})
		s.Close()
		os.RemoveAll(filepath.Dir(path))
		os.MkdirAll(backupDir(path), 0o700)
		os.WriteFile(filepath.Join(backupDir(path), "cantina-000001.db"), good, 0o600)
	}
	if aside == 0 {
		t.Error("no damage was found at all")
	}
}

func FuzzVerifyPages(f *testing.F) {
	path, _ := filled(f, 40)
	good, _ := os.ReadFile(path)
	if err := verifyPages(good); err != nil {
		f.Fatal(err)
	}
	f.Add(4096, []byte{7})
	f.Add(8200, []byte{1, 0, 0xFF, 0xFF})
	f.Fuzz(func(t *testing.T, at int, patch []byte) {
		data := slices.Clone(good)
		copy(data[uint(at)%uint(len(data)):], patch)
		verifyPages(data)
		verifyPages(data[:uint(at)%uint(len(data))])
	})
}

// TestMissingMarksAreNoticed: marks that are gone without a trace, as from a page that says
// it is empty, are damage, and come back from the journal.
func TestMissingMarksAreNoticed(t *testing.T) {
	path := filepath.Join(t.TempDir(), FileName)
	s, _, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	id, err := s.NewGame(testHeader, Status{}, []byte("state"))
	if err != nil {
		t.Fatal(err)
	}
	for i := range 3 {
		if err := s.Append(id, Step{N: i, Keys: []string{fmt.Sprint("line ", i)}, Marks: []Mark{{Turn: i + 1}}}); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.Truncate(id, 2, Status{}); err != nil {
		t.Fatal(err)
	}
	s.db.Update(func(tx *bolt.Tx) error {
		_, err := deleteFrom(tx.Bucket(gamesBucket).Bucket(number(uint64(id))).Bucket(marksBucket), number(0))
		return err
	})
	s.Close()
	s, rep, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	marks, _, err := s.Marks(id)
	if err != nil || len(marks) != 2 || rep.Damage[card.English] == "" {
		t.Errorf("%d marks of two are there (%v), and this is told: %+v", len(marks), err, rep)
	}
}
