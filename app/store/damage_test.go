package store

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	bolt "go.etcd.io/bbolt"
)

// filled makes a file with one game of n lines, opened once more so that it has
// a good backup with all of them.
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
	s.Close()
	if s, _, err = Open(path); err != nil {
		t.Fatal(err)
	}
	s.Close()
	return path, id
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
	if rep.Damage == "" || rep.Restored == "" || filepath.Base(rep.SetAside) != "cantina-damaged-1.db" {
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
	s, _, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	s.Append(id, Step{N: 5, Keys: []string{"later"}})
	s.Close()
	if s, _, err = Open(path); err != nil {
		t.Fatal(err)
	}
	s.Close()
	os.WriteFile(Backups(path)[0], []byte("bad"), 0o600)
	os.Truncate(path, 100)
	setAside(t, path, id, 5)
}

func TestWithoutAnyGoodBackupAnEmptyFileOpens(t *testing.T) {
	path, _ := filled(t, 5)
	for _, name := range Backups(path) {
		os.Remove(name)
	}
	os.Truncate(path, 5000)
	s, rep, err := Open(path)
	if err != nil || rep.SetAside == "" || rep.Restored != "" {
		t.Fatalf("%+v, %v", rep, err)
	}
	defer s.Close()
	if games, err := s.Games(); len(games) != 0 || err != nil {
		t.Errorf("%v, %v", games, err)
	}
}

func TestFiveBackupsAreKept(t *testing.T) {
	path, id := filled(t, 1)
	for i := range 2 * keepBackups {
		s, _, err := Open(path)
		if err != nil {
			t.Fatal(err)
		}
		s.Append(id, Step{N: 1 + i, Keys: []string{"x"}})
		s.Close()
	}
	if got := len(Backups(path)); got != keepBackups {
		t.Errorf("%d backups", got)
	}
	newest := Backups(path)[0]
	for range 2 {
		s, _, err := Open(path)
		if err != nil {
			t.Fatal(err)
		}
		s.Close()
	}
	if all := Backups(path); all[1] != newest {
		t.Errorf("a file that did not change was backed up again: %v", all)
	}
}

func TestDamagedLineIsReportedAndTheRestGoesOn(t *testing.T) {
	path, id := filled(t, 9)
	s, _, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	other := newGame(t, s, "a")
	s.update(id, func(b *bolt.Bucket) error {
		v := seal([]byte("dark deploy vader"))
		v[9] ^= 1
		return b.Bucket(linesBucket).Put(number(4), v)
	})
	s.Close()
	s, rep, err := Open(path)
	if err != nil || len(rep.Problems) != 1 || !strings.Contains(rep.Problems[0], "game 1, line 4") {
		t.Fatalf("%+v, %v", rep, err)
	}
	defer s.Close()
	wantLines(t, s, other, "a")
	if lines, err := s.Lines(id); len(lines) != 9 || lines[4] != "" || lines[5] == "" || !errors.Is(err, errRecord) {
		t.Errorf("%q, %v", lines, err)
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
		for _, name := range Backups(path)[1:] {
			os.Remove(name)
		}
		os.WriteFile(Backups(path)[0], good, 0o600)
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
