package store

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	bolt "go.etcd.io/bbolt"
	berrors "go.etcd.io/bbolt/errors"
)

// ErrRunning says that another instance of the program has the file open.
var ErrRunning = errors.New("another window of Cantina has the saved games open: close it first")

// ErrNewer says that a newer version of the program wrote the file.
var ErrNewer = errors.New("the saved games were written by a newer version of Cantina")

// lockWait is how long Open waits for another instance to let go of the file.
const lockWait = time.Second

// A Store is the open file of saved games. It is safe for several goroutines.
type Store struct {
	db  *bolt.DB
	now func() time.Time
}

// A Report says what Open found and did; empty when all was well.
type Report struct {
	Damage   string   // what was wrong with the file, "" if nothing
	SetAside string   // where the damaged file is kept, "" if there was none
	Restored string   // the backup that was opened instead, "" for a new file
	Migrated int      // the version the file had before a migration, 0 if there was none
	Problems []string // records that are damaged inside a whole file
}

// Empty tells that there is nothing to say to the players.
func (r Report) Empty() bool {
	return r.Damage == "" && r.Restored == "" && len(r.Problems) == 0
}

// Open opens the file of saved games, or makes a new one. A damaged file is set
// aside and the newest good backup is opened instead, as the report says; a good
// one is backed up. Errors: ErrRunning, ErrNewer, and what the system says.
func Open(path string) (*Store, Report, error) {
	var rep Report
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return nil, rep, err
	}
	if err := mend(path, &rep); err != nil {
		return nil, rep, err
	}
	db, err := openBolt(path, false)
	if err != nil {
		return nil, rep, err
	}
	s := &Store{db: db, now: time.Now}
	if err := s.prepare(path, &rep); err != nil {
		db.Close()
		return nil, rep, err
	}
	return s, rep, nil
}

// prepare migrates the open file, looks through its records and backs it up.
func (s *Store) prepare(path string, rep *Report) error {
	var err error
	if rep.Migrated, err = s.migrate(path, migrations); err != nil {
		return err
	}
	if rep.Problems, err = s.check(); err != nil {
		return err
	}
	keep := keepBackups
	if len(rep.Problems) > 0 {
		keep = -1 // the old backups are better than this file: none goes
	}
	if err := backup(s.db, path, keep); err != nil {
		rep.Problems = append(rep.Problems, fmt.Sprintf("no backup could be made: %v", err))
	}
	return nil
}

// Close closes the file.
func (s *Store) Close() error { return s.db.Close() }

// Path is where the file is.
func (s *Store) Path() string { return s.db.Path() }

// openBolt opens a file that has been verified.
func openBolt(path string, readOnly bool) (*bolt.DB, error) {
	db, err := bolt.Open(path, 0o600, &bolt.Options{Timeout: lockWait, ReadOnly: readOnly})
	if errors.Is(err, berrors.ErrTimeout) {
		return nil, ErrRunning
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return db, nil
}

// mend sees to it that the file at path is missing or whole.
func mend(path string, rep *Report) error {
	damage := verifyFile(path)
	if errors.Is(damage, fs.ErrNotExist) {
		return restore(path, rep)
	}
	if damage == nil {
		return nil
	}
	// Another instance may be writing: only what is still damaged while nobody
	// else has the file is damaged. Opened to read, bbolt touches the two pages
	// at the head and no other.
	db, err := openBolt(path, true)
	if errors.Is(err, ErrRunning) || errors.Is(err, fs.ErrPermission) {
		return err
	}
	damage = verifyFile(path)
	if db != nil {
		db.Close()
	}
	if damage == nil {
		return nil
	}
	if errors.Is(damage, fs.ErrPermission) {
		return damage
	}
	rep.Damage = damage.Error()
	rep.SetAside = asidePath(path)
	if err := os.Rename(path, rep.SetAside); err != nil {
		return fmt.Errorf("%s is damaged (%v) and cannot be set aside: %w", path, damage, err)
	}
	return restore(path, rep)
}

// asidePath is the first free name for a damaged file.
func asidePath(path string) string {
	for n := 1; ; n++ {
		aside := filepath.Join(filepath.Dir(path), fmt.Sprintf("cantina-damaged-%d.db", n))
		if _, err := os.Lstat(aside); errors.Is(err, fs.ErrNotExist) {
			return aside
		}
	}
}
