package store

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"time"

	"cantina/engine/card"

	bolt "go.etcd.io/bbolt"
)

// What is kept of the backups: the newest of each of the last days and weeks on which
// there are any, the newest two in any case; and no more than maxBackups bytes.
const (
	keepNewest = 2
	keepDays   = 7
	keepWeeks  = 4
	maxBackups = 1 << 30
)

// backupTime is how the name of a backup says when it was made.
const backupTime = "20060102-150405.000000"

// backupDir is the directory of the backups, beside the file.
func backupDir(path string) string { return filepath.Join(filepath.Dir(path), "backups") }

// Backups lists the backups of the file at path, newest first. Those of version 1 have a
// number of six digits.
func Backups(path string) []string {
	names, _ := filepath.Glob(filepath.Join(backupDir(path), "cantina-[0-9]*.db"))
	slices.Sort(names)
	slices.Reverse(names)
	return names
}

// madeAt is when a backup was made.
func madeAt(name string) time.Time {
	text := filepath.Base(name)
	if at, err := time.ParseInLocation("cantina-"+backupTime+".db", text, time.Local); err == nil {
		return at
	}
	info, err := os.Stat(name)
	if err != nil {
		return time.Time{}
	}
	return info.ModTime()
}

// daily makes a backup if the newest one is of another day, beside all other work.
func (s *Store) daily() {
	if s.backupDue() {
		s.BackupSoon()
	}
}

// backupDue tells whether the newest backup is of another day.
func (s *Store) backupDue() bool {
	all := Backups(s.path)
	return len(all) == 0 || madeAt(all[0]).Format(time.DateOnly) != s.now().Format(time.DateOnly)
}

// BackupSoon makes a backup beside all other work; Close waits for it. A backup that
// cannot be made is tried again after the next game.
func (s *Store) BackupSoon() {
	s.copies.Add(1)
	go func() {
		defer s.copies.Done()
		s.backup()
	}()
}

// Backup makes a backup at once.
func (s *Store) Backup() error { return s.backup() }

// backup copies the open file into the directory of backups, looks whether the copy is
// good, and removes those that are too old.
func (s *Store) backup() (err error) {
	defer asError(&err)
	s.copying.Lock()
	defer s.copying.Unlock()
	if err := os.MkdirAll(backupDir(s.path), 0o700); err != nil {
		return err
	}
	tmp := filepath.Join(backupDir(s.path), "writing.tmp")
	defer os.Remove(tmp)
	err = s.db.View(func(tx *bolt.Tx) error {
		return writeFile(tmp, func(w io.Writer) error { _, err := tx.WriteTo(w); return err })
	})
	if err != nil {
		return err
	}
	if err := verifyFile(tmp); err != nil {
		return card.Because("the backup is not a good one: %s", "la sauvegarde n’est pas bonne : %s", err)
	}
	name := filepath.Join(backupDir(s.path), "cantina-"+s.now().Format(backupTime)+".db")
	if err := os.Rename(tmp, name); err != nil {
		return err
	}
	syncDir(name)
	if !s.keepAll {
		prune(s.path, maxBackups)
	}
	return nil
}

// prune removes the backups that are too old, and the oldest if they are too large.
func prune(path string, most int64) {
	days, weeks := map[string]bool{}, map[string]bool{}
	var size int64
	for i, name := range Backups(path) {
		at := madeAt(name)
		day := at.Format(time.DateOnly)
		y, w := at.ISOWeek()
		week := fmt.Sprint(y, w)
		keep := i < keepNewest || !days[day] && len(days) < keepDays || !weeks[week] && len(weeks) < keepWeeks
		days[day], weeks[week] = true, true
		info, err := os.Stat(name)
		if err != nil {
			continue
		}
		if keep && (i < keepNewest || size+info.Size() <= most) {
			size += info.Size()
			continue
		}
		os.Remove(name)
	}
}

// restore puts the newest good backup in the place of a missing file.
func restore(path, file string, rep *Report) error {
	for _, from := range Backups(path) {
		tmp := file + ".tmp"
		good, err := copyGood(from, tmp)
		if err != nil {
			return err
		}
		if !good {
			continue
		}
		rep.Restored = from
		if err := os.Rename(tmp, file); err != nil {
			return err
		}
		syncDir(file)
		return nil
	}
	return nil
}

// copyGood copies a backup, if it is a good one.
func copyGood(from, to string) (good bool, err error) {
	data, done, err := mapped(from)
	if err != nil {
		return false, nil
	}
	defer done()
	if verifyPages(data) != nil {
		return false, nil
	}
	return true, writeFile(to, func(w io.Writer) error { _, err := w.Write(data); return err })
}

// writeFile writes a file to the disk, not only to the system's memory.
func writeFile(path string, write func(io.Writer) error) error {
	f, err := os.OpenFile(path, os.O_CREATE|os.O_TRUNC|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	err = write(f)
	if err == nil {
		err = f.Sync()
	}
	if cerr := f.Close(); err == nil {
		err = cerr
	}
	return err
}

// syncDir writes to the disk that a file has its name; not every system can.
func syncDir(path string) {
	if d, err := os.Open(filepath.Dir(path)); err == nil {
		d.Sync()
		d.Close()
	}
}
