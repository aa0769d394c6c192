package store

import (
	"bufio"
	"compress/gzip"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"testing"
	"time"

	bolt "go.etcd.io/bbolt"
)

// backUpForEver appends decisions to game 1 and makes a backup after each; it says the
// number of a decision after it was acknowledged.
func backUpForEver(path string) {
	s, rep, err := Open(path)
	if err != nil || !rep.Empty() {
		fmt.Fprintln(os.Stderr, rep, err)
		os.Exit(1)
	}
	s.copies.Wait()
	lines, _ := s.Lines(1)
	for n := len(lines); ; n++ {
		if err := s.Append(1, Step{N: n, Keys: []string{lineOf(n)}}); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		fmt.Println(n)
		if err := s.backup(); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
}

// migrateOnce opens a file of an older version, and says when it begins and when it is done.
func migrateOnce(path string) {
	fmt.Println("begin")
	if _, rep, err := Open(path); err != nil || !rep.Empty() {
		fmt.Fprintf(os.Stderr, "%+v %v\n", rep, err)
		os.Exit(1)
	}
	fmt.Println("done")
	io.Copy(io.Discard, os.Stdin)
}

// killings is how often something is killed: now and then, and often with CANTINA_LONG=1.
func killings(everyday, long int) int {
	if os.Getenv("CANTINA_LONG") != "" {
		return long
	}
	return everyday
}

// killSoon kills a process within so long, and returns what it said until then.
func killSoon(cmd *exec.Cmd, lines *bufio.Scanner, within time.Duration) (said []string) {
	timer := time.AfterFunc(time.Duration(rand.Int64N(int64(within))), func() { cmd.Process.Kill() })
	defer timer.Stop()
	for ok := true; ok; ok = lines.Scan() {
		said = append(said, lines.Text())
	}
	cmd.Wait()
	return said
}

// TestKilledWhileABackupIsMade kills a process that makes one backup after the other:
// the file is whole, and so is each backup that has its name.
func TestKilledWhileABackupIsMade(t *testing.T) {
	path := tempPath(t)
	s := open(t, path)
	newGame(t, s)
	var more []string // so that a copy takes its time
	for n := range 3000 {
		more = append(more, lineOf(n))
	}
	s.Append(newGame(t, s), Step{Keys: more})
	backedUp(t, s)
	inMidst := 0
	for i := range killings(15, 1000) {
		cmd, lines := child(t, "backup", path)
		said := killSoon(cmd, lines, 20*time.Millisecond)
		last, err := strconv.Atoi(said[len(said)-1])
		if err != nil {
			t.Fatal(said)
		}
		if _, err := os.Stat(filepath.Join(backupDir(path), "writing.tmp")); err == nil {
			inMidst++
		}
		for _, name := range Backups(path) {
			if err := verifyFile(name); err != nil {
				t.Fatalf("kill %d: %s: %v", i, name, err)
			}
		}
		s, rep, err := Open(path)
		if err != nil || !rep.Empty() {
			t.Fatalf("kill %d: %+v, %v", i, rep, err)
		}
		keys := mustLines(t, s, 1)
		if len(keys) <= last || len(keys) > last+2 || keys[last] != lineOf(last) {
			t.Fatalf("kill %d: %d lines after decision %d was acknowledged", i, len(keys), last)
		}
		s.Close()
	}
	t.Logf("%d of %d kills in the midst of a copy", inMidst, killings(15, 1000))
}

// version1 writes the file of version 1 that lies in testdata of session.
func version1(t *testing.T, path string) {
	t.Helper()
	f, err := os.Open("../session/testdata/cantina-v1-2026-11.db.gz")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	in, err := gzip.NewReader(f)
	if err == nil {
		err = writeFile(path, func(w io.Writer) error { _, err := io.Copy(w, in); return err })
	}
	if err != nil {
		t.Fatal(err)
	}
}

// everyLine is all that is saved in all games.
func everyLine(t *testing.T, s *Store) (all []string) {
	t.Helper()
	s.db.View(func(tx *bolt.Tx) error {
		return everything(tx, func(o *op) error {
			o.Seq = 0
			line, err := o.line()
			all = append(all, string(line))
			return err
		})
	})
	if len(all) == 0 {
		t.Fatal("nothing is saved")
	}
	return all
}

// TestKilledWhileAFileIsBroughtUpToDate kills a process that opens a file of version 1,
// again and again until one of them is done: nothing is lost, and nothing is said to be.
func TestKilledWhileAFileIsBroughtUpToDate(t *testing.T) {
	path := tempPath(t)
	version1(t, path)
	begun := time.Now()
	s := open(t, path)
	takes := time.Since(begun)
	want := everyLine(t, s)
	s.Close()
	before, migrated := 0, 0
	for i := range killings(15, 1000) {
		path := tempPath(t)
		version1(t, path)
		for range 3 {
			cmd, lines := child(t, "migrate", path)
			if said := killSoon(cmd, lines, 2*takes); slices.Contains(said, "done") {
				break
			}
			before++
		}
		s, rep, err := Open(path)
		if err != nil || !rep.Empty() {
			t.Fatalf("kill %d: %+v, %v", i, rep, err)
		}
		if rep.Migrated == 0 {
			migrated++
		}
		if got := everyLine(t, s); !slices.Equal(got, want) {
			t.Fatalf("kill %d: %d changes, want %d", i, len(got), len(want))
		}
		s.Close()
		if len(Backups(path)) == 0 {
			t.Fatalf("kill %d: no backup of the older file", i)
		}
	}
	t.Logf("%d kills before it was done; %d of %d files were of the new version then", before, migrated, killings(15, 1000))
}
