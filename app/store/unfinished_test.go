package store

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A start that is killed while it mends leaves the next one as much as it had itself, also
// where there is no journal: when nothing but the damaged file was there yet, and when the
// backup stood in its place, with a journal that knows no more.
func TestUnfinishedMending(t *testing.T) {
	sv := newSaver(t)
	journal := filepath.Base(journalPath(FileName))
	sv.files[journal] = nil
	rng := rand.New(rand.NewPCG(15, 16))
	dir := filepath.Join(t.TempDir(), "data")
	path := filepath.Join(dir, FileName)
	for range 8 {
		bad, what := damage(rng, sv.files[FileName])
		for len(bad) != len(sv.files[FileName]) || verifyPages(bad) == nil {
			bad, what = damage(rng, sv.files[FileName])
		}
		sv.lay(t, dir, FileName, bad)
		want, _ := mended(t, path)
		for _, begun := range []bool{false, true} {
			sv.lay(t, dir, FileName, nil)
			if begun {
				mended(t, path) // the backup, and a journal for it
			}
			os.WriteFile(filepath.Join(dir, "cantina-damaged-1.db"), bad, 0o600)
			os.WriteFile(mendingPath(path), []byte("cantina-damaged-1.db"), 0o600)
			got, rep := mended(t, path)
			if _, lost := want.lost(got); lost > 0 || len(got.Games) != len(want.Games) {
				t.Errorf("%s, begun %v: %d lines lost, %d games of %d; %+v", what, begun, lost, len(got.Games), len(want.Games), rep)
			}
			if !strings.Contains(reportOf(rep), "cantina-damaged-1.db") {
				t.Errorf("%s: it is not told: %+v", what, rep)
			}
			if _, err := os.Stat(mendingPath(path)); err == nil {
				t.Error("it is held to be unfinished still")
			}
			if _, rep := mended(t, path); !rep.Empty() {
				t.Errorf("%s: the next start says %+v", what, rep)
			}
		}
	}
}

// mended opens a file, and reads all that is in it.
func mended(t *testing.T, path string) (contents, Report) {
	t.Helper()
	s, rep, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	return contentsOf(t, s), rep
}

// reportOf is what a report says of a damaged file.
func reportOf(rep Report) string { return rep.Damage[0] + rep.SetAside }

// What is damaged is named before it is moved, and no longer once it is mended.
func TestMendingIsNamed(t *testing.T) {
	path, id := filled(t, 20)
	change(t, path, func(data []byte) []byte { return data[:len(data)/2] })
	o := &opening{path: path, file: path, rep: &Report{}, free: func() {}}
	if err := o.look(); err != nil {
		t.Fatal(err)
	}
	o.free()
	if name, err := os.ReadFile(mendingPath(path)); err != nil || string(name) != "cantina-damaged-1.db" {
		t.Errorf("%q, %v", name, err)
	}
	if _, rep := reopen(t, path, id, 20); rep.Empty() {
		t.Error("nothing is told")
	}
}
