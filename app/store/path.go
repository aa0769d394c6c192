package store

import (
	"errors"
	"os"
	"path/filepath"
)

// FileName is the name of the database in the data directory.
const FileName = "cantina.db"

// DataDir is the directory of the program's own files: CANTINA_DATA if it is
// set, else "cantina" in the system's directory for settings.
func DataDir() (string, error) {
	if dir := os.Getenv("CANTINA_DATA"); dir != "" {
		return filepath.Abs(dir)
	}
	dir, err := os.UserConfigDir()
	if err != nil || dir == "" {
		return "", errors.New("no directory for saved games: set HOME, or set CANTINA_DATA to a directory")
	}
	return filepath.Join(dir, "cantina"), nil
}

// DefaultPath is the database in the data directory.
func DefaultPath() (string, error) {
	dir, err := DataDir()
	return filepath.Join(dir, FileName), err
}

// Owns tells whether a file is the database at path, its journal or one of its backups.
func Owns(path string, file os.FileInfo) bool {
	own := append(Backups(path), path, journalPath(path))
	for _, name := range own {
		if info, err := os.Stat(name); err == nil && os.SameFile(info, file) {
			return true
		}
	}
	return false
}
