package store

import (
	"os"
	"path/filepath"

	"cantina/engine/card"
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
		return "", card.Because("no directory for saved games: set HOME, or set CANTINA_DATA to a directory",
			"pas de dossier pour les parties enregistrées : définissez HOME, ou CANTINA_DATA sur un dossier")
	}
	return filepath.Join(dir, "cantina"), nil
}

// DefaultPath is the database in the data directory.
func DefaultPath() (string, error) {
	dir, err := DataDir()
	return filepath.Join(dir, FileName), err
}

// What is larger was not written by this program: a game has less than a MB, and in the
// journal less than a tenth of it.
const (
	maxFile        int64 = 16 << 30
	maxJournalFile int64 = 1 << 30
)

// errNoFile is a pipe, a device or a directory where a file should be.
var errNoFile error = card.Because("this is no file", "ce n’est pas un fichier")

// openFile opens a file that has no more than maxFile bytes.
func openFile(path string) (f *os.File, size int64, err error) {
	info, err := os.Stat(path)
	switch {
	case err != nil:
		return nil, 0, err
	case !info.Mode().IsRegular():
		return nil, 0, card.Because("%s: %s", "%s : %s", path, errNoFile)
	case info.Size() > maxFile:
		return nil, 0, card.Because("it is larger than %s GB", "il dépasse %s Go", maxFile>>30)
	}
	f, err = os.Open(path)
	return f, info.Size(), err
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
