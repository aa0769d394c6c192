package store

import (
	"bytes"
	"errors"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"
	"testing"
	"time"

	"cantina/engine/card"

	bolt "go.etcd.io/bbolt"
)

// reopen opens path and wants n lines of game id.
func reopen(t *testing.T, path string, id ID, n int) (*Store, Report) {
	t.Helper()
	s, rep, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	if lines, err := s.Lines(id); err != nil || len(lines) != n {
		t.Errorf("%d lines, %v; want %d; %+v", len(lines), err, n, rep)
	}
	return s, rep
}

// change changes the bytes of a file.
func change(t *testing.T, path string, do func([]byte) []byte) {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, do(data), 0o600); err != nil {
		t.Fatal(err)
	}
}

// One flipped bit in the name of a bucket at the root made every start a panic.
func TestFlippedNameOfABucket(t *testing.T) {
	for _, name := range []string{"games", "trash", "prefs", "meta", "lines", "states", "cuts", "header", "record"} {
		path, id := filled(t, 20)
		change(t, path, func(data []byte) []byte {
			other := []byte(name)
			other[1] ^= 1
			return bytes.ReplaceAll(data, []byte(name), other)
		})
		if _, rep := reopen(t, path, id, 20); rep.SetAside == "" {
			t.Errorf("%s: %+v", name, rep)
		}
	}
}

// A key without length panicked at the next write.
func TestKeyWithoutLength(t *testing.T) {
	path, id := filled(t, 300)
	change(t, path, func(data []byte) []byte {
		for at := 0; at+4096 <= len(data); at += 4096 {
			page := data[at:]
			if native.Uint16(page[8:]) == leafFlag && native.Uint16(page[10:]) > 20 {
				native.PutUint32(page[pageHeader+8:], 0)
			}
		}
		return data
	})
	s, rep := reopen(t, path, id, 300)
	if rep.SetAside == "" {
		t.Errorf("%+v", rep)
	}
	if err := s.Append(id, Step{N: 300, Keys: []string{"x"}}); err != nil {
		t.Error(err)
	}
}

// A panic while the file is opened is damage: it is set aside, and nothing is lost.
func TestPanicWhileOpeningIsDamage(t *testing.T) {
	path, id := filled(t, 20)
	released := migrations
	t.Cleanup(func() { migrations = released })
	times := 0
	migrations = append(slices.Clone(released), func(*bolt.Tx) error {
		if times++; times == 1 {
			panic("a page of a kind that nobody knows")
		}
		return nil
	})
	_, rep := reopen(t, path, id, 20)
	if !strings.Contains(rep.Damage[card.English], "nobody knows") || rep.SetAside == "" {
		t.Errorf("%+v", rep)
	}
	if _, err := os.Stat(rep.SetAside); err != nil {
		t.Error(err)
	}
}

// The journal alone brings back every decision.
func TestJournalAlone(t *testing.T) {
	sv := newSaver(t)
	for rel := range sv.files {
		if !strings.HasSuffix(rel, ".journal") {
			sv.files[rel] = nil
		}
	}
	dir := t.TempDir()
	sv.lay(t, dir, "", nil)
	s, rep, err := Open(filepath.Join(dir, FileName))
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if rep.Recovered == 0 || !same(t, contentsOf(t, s), sv.want) {
		t.Errorf("%+v", rep)
	}
}

// A transaction that the database has lost, because the page at its head that speaks of it
// is damaged, is noticed by the journal and made again.
func TestDroppedTransaction(t *testing.T) {
	path, id := filled(t, 20)
	s := open(t, path)
	s.Append(id, Step{N: 20, Keys: []string{"the last one"}})
	s.Close()
	change(t, path, func(data []byte) []byte {
		at := 0
		if native.Uint64(data[4096+pageHeader+48:]) > native.Uint64(data[pageHeader+48:]) {
			at = 4096
		}
		data[at+pageHeader+20] ^= 4
		return data
	})
	s, rep := reopen(t, path, id, 21)
	if rep.Damage[card.English] == "" || rep.SetAside != "" {
		t.Errorf("%+v", rep)
	}
	if lines := mustLines(t, s, id); lines[20] != "the last one" {
		t.Error(lines[20])
	}
}

// An older copy in the place of the database is brought up to date, and said to have been.
func TestOlderCopy(t *testing.T) {
	path, id := filled(t, 20)
	old, _ := os.ReadFile(path)
	s := open(t, path)
	for n := 20; n < 30; n++ {
		s.Append(id, Step{N: n, Keys: []string{"x"}})
	}
	s.Close()
	os.WriteFile(path, old, 0o600)
	if _, rep := reopen(t, path, id, 30); rep.Recovered != 10 {
		t.Errorf("%+v", rep)
	}
}

func TestDamagedJournalIsWrittenAnew(t *testing.T) {
	for name, hurt := range map[string]func([]byte) []byte{
		"head":    func(b []byte) []byte { b[3] ^= 1; return b },
		"foreign": func(b []byte) []byte { b[len(journalHead)] ^= 1; return b },
		"end":     func(b []byte) []byte { b[len(b)-5] ^= 1; return b },
		"cut":     func(b []byte) []byte { return b[:len(b)/2] },
		"empty":   func(b []byte) []byte { return nil },
	} {
		path, id := filled(t, 20)
		change(t, journalPath(path), hurt)
		s, rep := reopen(t, path, id, 20)
		if rep.Journal[card.English] == "" || rep.JournalAside == "" {
			t.Errorf("%s: %+v", name, rep)
		}
		s.Close()
		os.Remove(path)
		os.RemoveAll(backupDir(path))
		reopen(t, path, id, 20)
	}
	path, id := filled(t, 20)
	os.Remove(journalPath(path))
	if _, rep := reopen(t, path, id, 20); rep.Journal[card.English] == "" || rep.JournalAside != "" {
		t.Errorf("missing: %+v", rep)
	}
}

// Once a day all of the journal is looked at, not only its end.
func TestJournalIsLookedThrough(t *testing.T) {
	path, id := filled(t, 20)
	change(t, journalPath(path), func(b []byte) []byte { b[len(b)/2] ^= 1; return b })
	os.RemoveAll(backupDir(path))
	if _, rep := reopen(t, path, id, 20); rep.Journal[card.English] == "" {
		t.Errorf("%+v", rep)
	}
}

// A line that was being written when the power went is no damage.
func TestTornLineOfTheJournal(t *testing.T) {
	path, id := filled(t, 20)
	change(t, journalPath(path), func(b []byte) []byte { return append(b, "12345678 {\"Seq\":22,\"Ki"...) })
	s, rep := reopen(t, path, id, 20)
	if !rep.Empty() {
		t.Errorf("%+v", rep)
	}
	s.Append(id, Step{N: 20, Keys: []string{"x"}})
	s.Close()
	if s, rep := reopen(t, path, id, 21); !rep.Empty() || s.journal.whole() != nil {
		t.Errorf("%+v", rep)
	}
}

// What the journal cannot take is not done.
func TestWithoutJournalNothingIsDone(t *testing.T) {
	s := open(t, tempPath(t))
	id := newGame(t, s, "a")
	s.journal.file.Close()
	if err := s.Append(id, Step{N: 1, Keys: []string{"b"}}); err == nil {
		t.Error("saved without a journal")
	}
	wantLines(t, s, id, "a")
}

func TestLinkStaysALink(t *testing.T) {
	elsewhere, dir := t.TempDir(), t.TempDir()
	path := filepath.Join(dir, FileName)
	if err := os.Symlink(filepath.Join(elsewhere, "mine.db"), path); err != nil {
		t.Fatal(err)
	}
	s := open(t, path)
	id := newGame(t, s, "a", "b")
	backedUp(t, s)
	for _, hurt := range []func(string) error{
		func(p string) error { return os.Truncate(p, 5000) },
		os.Remove,
	} {
		if err := hurt(filepath.Join(elsewhere, "mine.db")); err != nil {
			t.Fatal(err)
		}
		s, _ := reopen(t, path, id, 2)
		s.Close()
		if to, err := os.Readlink(path); err != nil || filepath.Dir(to) != elsewhere {
			t.Errorf("%s, %v", to, err)
		}
		if info, err := os.Lstat(filepath.Join(elsewhere, "mine.db")); err != nil || !info.Mode().IsRegular() {
			t.Error(err)
		}
	}
}

// After a year of games every day the newest two backups are left, one for each of seven
// days and four weeks; and no more than there may be bytes.
func TestBackupsThatStay(t *testing.T) {
	path, id := filled(t, 1)
	os.RemoveAll(backupDir(path))
	s := open(t, path)
	s.copies.Wait()
	os.RemoveAll(backupDir(path))
	at := time.Date(2026, 1, 1, 9, 0, 0, 0, time.Local)
	s.now = func() time.Time { return at }
	for n := range 120 {
		for range 3 {
			at = at.Add(time.Hour)
			if err := s.backup(); err != nil {
				t.Fatal(err)
			}
		}
		at = time.Date(2026, 1, 2+n, 9, 0, 0, 0, time.Local)
	}
	var days []string
	for _, name := range Backups(path) {
		days = append(days, madeAt(name).Format("01-02 15"))
	}
	want := []string{"04-30 12", "04-30 11", "04-29 12", "04-28 12", "04-27 12", "04-26 12", "04-25 12", "04-24 12", "04-19 12", "04-12 12"}
	if !slices.Equal(days, want) {
		t.Errorf("%q", days)
	}
	prune(path, 1)
	if n := len(Backups(path)); n != keepNewest {
		t.Errorf("%d backups", n)
	}
	if err := s.Append(id, Step{N: 1, Keys: []string{"end"}, Status: Status{Ended: true}}); err != nil {
		t.Fatal(err)
	}
	s.copies.Wait()
	if newest := Backups(path)[0]; !madeAt(newest).Equal(at) {
		t.Errorf("no backup after the end of a game: %s", newest)
	}
}

// Database and journal damaged at once: nothing panics, and little is lost.
func TestBothDamaged(t *testing.T) {
	sv := newSaver(t)
	rng := rand.New(rand.NewPCG(11, 12))
	dir := filepath.Join(t.TempDir(), "data")
	journal := filepath.Base(journalPath(FileName))
	good := sv.files[journal]
	lines, lost := 0, 0
	for i := 0; i < 60; {
		bad, what := damage(rng, sv.files[FileName])
		if verifyPages(bad) == nil {
			continue
		}
		i++
		sv.files[journal], _ = damage(rng, good)
		sv.lay(t, dir, FileName, bad)
		s, rep, err := Open(filepath.Join(dir, FileName))
		if err != nil || rep.Empty() {
			t.Fatalf("%d: %s: %+v, %v", i, what, rep, err)
		}
		got := contentsOf(t, s)
		s.Close()
		all, missing := sv.want.lost(got)
		lines, lost = lines+all, lost+missing
	}
	t.Logf("%d of %d lines lost", lost, lines)
	if lost*50 > lines {
		t.Errorf("%d of %d lines are lost", lost, lines)
	}
}

// A file of a newer program is no damage, whatever else stands in it; a flipped bit of the
// version is.
func TestVersion(t *testing.T) {
	for _, old := range []string{"3", "4", "9"} {
		path, id := filled(t, 5)
		s := open(t, path)
		s.db.Update(func(tx *bolt.Tx) error {
			if old != "4" {
				return tx.Bucket(metaBucket).Put(versionKey, []byte(old))
			}
			tx.CreateBucket([]byte("what comes later"))
			return errors.Join(putMeta(tx, sealKey, []byte(old)), tx.Bucket(metaBucket).Put(versionKey, []byte(old)))
		})
		s.Close()
		if old == "4" {
			if _, _, err := Open(path); !errors.Is(err, ErrNewer) {
				t.Error(err)
			}
			continue
		}
		if _, rep := reopen(t, path, id, 5); (rep.SetAside == "") != (old == "3") {
			t.Error(fmt.Sprint(old), rep)
		}
	}
}

// A pipe or a device in the place of the file is neither read nor moved; a journal or a
// backup of any size is no obstacle.
func TestOddFiles(t *testing.T) {
	dir := t.TempDir()
	link := filepath.Join(dir, FileName)
	os.Symlink(os.DevNull, link)
	if _, _, err := Open(link); !errors.Is(err, errNoFile) {
		t.Errorf("a device: %v", err)
	}
	if info, err := os.Stat(os.DevNull); err != nil || info.Mode().IsRegular() {
		t.Fatal("the device was moved")
	}
	path, id := filled(t, 20)
	for _, name := range []string{journalPath(path), filepath.Join(backupDir(path), "cantina-99999999-000000.000000.db")} {
		os.WriteFile(name, []byte(journalHead+"0123456789abcdef\n"), 0o600)
		if err := os.Truncate(name, maxFile+1); err != nil { // a hole takes no room
			t.Fatal(err)
		}
	}
	s, rep := reopen(t, path, id, 20)
	if !strings.Contains(rep.Journal[card.English], "larger than") || rep.JournalAside == "" {
		t.Errorf("%+v", rep)
	}
	s.Close()
	if err := os.Truncate(path, maxFile+1); err != nil {
		t.Fatal(err)
	}
	if _, rep := reopen(t, path, id, 20); !strings.Contains(rep.Damage[card.French], "dépasse") || rep.SetAside == "" {
		t.Errorf("%+v", rep)
	}
}

// Of a wreck that the disk cannot read to its end counts what was found before.
func TestSalvageOfAFileThatEndsInAFault(t *testing.T) {
	defer debug.SetPanicOnFault(debug.SetPanicOnFault(true))
	path, id := filled(t, 20)
	s := open(t, path)
	if err := s.Append(id, Step{N: 20, Keys: slices.Repeat([]string{lineOf(1)}, 3000)}); err != nil {
		t.Fatal(err)
	}
	s.Close()
	size := func() int64 { info, _ := os.Stat(path); return info.Size() }()
	for _, part := range []int64{9, 5, 2} {
		data, done, err := mapped(path)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.Truncate(path, size*part/10); err != nil {
			t.Fatal(err)
		}
		if w := salvage(data); part == 9 && w.games[id] == nil {
			t.Error("nothing was found")
		}
		done()
	}
}

// A chain of pages, each leading to the next, is damage: it fills neither the stack nor the report.
func TestPagesBelowEachOther(t *testing.T) {
	path, id := filled(t, 20)
	const size, n = 512, 1 << 16
	change(t, path, func([]byte) []byte {
		data := make([]byte, n*size)
		for i := range uint64(2) {
			m := data[i*size:]
			native.PutUint64(m, i)
			native.PutUint16(m[8:], metaFlag)
			m = m[pageHeader:]
			native.PutUint32(m, metaMagic)
			native.PutUint32(m[4:], metaVersion)
			native.PutUint32(m[8:], size)
			native.PutUint64(m[16:], 2) // the root
			native.PutUint64(m[32:], noFreelist)
			native.PutUint64(m[40:], n)
			native.PutUint64(m[48:], i)
			h := fnv.New64a()
			h.Write(m[:56])
			native.PutUint64(m[56:], h.Sum64())
		}
		for i := uint64(2); i < n; i++ {
			page := data[i*size:]
			native.PutUint64(page, i)
			native.PutUint16(page[8:], branchFlag)
			native.PutUint16(page[10:], 1)
			native.PutUint32(page[pageHeader:], elementSize) // where the key begins
			native.PutUint32(page[pageHeader+4:], 1)
			native.PutUint64(page[pageHeader+8:], i+1)
			page[pageHeader+elementSize] = 'a'
		}
		return data
	})
	_, rep := reopen(t, path, id, 20)
	if rep.Damage[card.English] != "page 66 stands too deep" {
		t.Errorf("%v", rep.Damage)
	}
}
