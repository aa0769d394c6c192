package store

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"

	bolt "go.etcd.io/bbolt"
)

// keepBackups is how many backups stay.
const keepBackups = 5

// backupDir is the directory of the backups, beside the file.
func backupDir(path string) string { return filepath.Join(filepath.Dir(path), "backups") }

// Backups lists the backups of the file at path, newest first.
func Backups(path string) []string {
	names, _ := filepath.Glob(filepath.Join(backupDir(path), "cantina-[0-9]*.db"))
	slices.Sort(names)
	slices.Reverse(names)
	return names
}

// nextBackup is the name of the backup after the newest one.
func nextBackup(path string) string {
	n := 0
	if all := Backups(path); len(all) > 0 {
		fmt.Sscanf(filepath.Base(all[0]), "cantina-%d.db", &n)
	}
	return filepath.Join(backupDir(path), fmt.Sprintf("cantina-%06d.db", n+1))
}

// backup copies the open file into the directory of backups, unless the newest
// one is the same already, and removes all but the newest
// keep of them; none if keep is negative.
func backup(db *bolt.DB, path string, keep int) error {
	if err := os.MkdirAll(backupDir(path), 0o700); err != nil {
		return err
	}
	tmp := filepath.Join(backupDir(path), "writing.tmp")
	defer os.Remove(tmp)
	err := db.View(func(tx *bolt.Tx) error {
		return writeFile(tmp, func(w io.Writer) error { _, err := tx.WriteTo(w); return err })
	})
	if err != nil {
		return err
	}
	if all := Backups(path); len(all) > 0 && sameContent(all[0], tmp) {
		return nil
	}
	if err := verifyFile(tmp); err != nil {
		return err
	}
	if err := os.Rename(tmp, nextBackup(path)); err != nil {
		return err
	}
	if all := Backups(path); keep >= 0 && len(all) > keep {
		for _, old := range all[keep:] {
			os.Remove(old)
		}
	}
	return nil
}

// restore puts the newest good backup in the place of a missing file.
func restore(path string, rep *Report) error {
	for _, from := range Backups(path) {
		data, err := os.ReadFile(from)
		if err != nil || verifyPages(data) != nil {
			continue
		}
		tmp := path + ".tmp"
		if err := writeFile(tmp, func(w io.Writer) error { _, err := w.Write(data); return err }); err != nil {
			return err
		}
		rep.Restored = from
		return os.Rename(tmp, path)
	}
	return nil
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

// sameContent tells whether two files are equal.
func sameContent(a, b string) bool {
	x, err := os.ReadFile(a)
	if err != nil {
		return false
	}
	y, err := os.ReadFile(b)
	return err == nil && bytes.Equal(x, y)
}
