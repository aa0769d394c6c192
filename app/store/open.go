package store

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime/debug"
	"sync"
	"time"

	"cantina/engine/card"

	bolt "go.etcd.io/bbolt"
	berrors "go.etcd.io/bbolt/errors"
)

// ErrRunning says that another instance of the program has the file open.
var ErrRunning error = card.Because("Another window of Cantina has the saved games open. Close it first.",
	"Une autre fenêtre de Cantina a ouvert les parties enregistrées. Fermez-la d’abord.")

// ErrNewer says that a newer version of the program wrote the file.
var ErrNewer error = card.Because("A newer version of Cantina wrote the saved games. Start that version, or give this one a folder of its own with CANTINA_DATA.",
	"Une version plus récente de Cantina a écrit les parties enregistrées. Lancez cette version, ou donnez à celle-ci son propre dossier avec CANTINA_DATA.")

// lockWait is how long Open waits for another instance to let go of the file.
const lockWait = time.Second

// A Store is the open file of saved games. It is safe for several goroutines.
type Store struct {
	db      *bolt.DB
	path    string // as it was given; the file itself may be elsewhere, behind a link
	journal *journal
	now     func() time.Time
	copies  sync.WaitGroup // backups that are being made
	copying sync.Mutex     // one backup at a time
	keepAll bool           // the old backups may be better than this file: none goes
}

// A Report says what Open found and did; empty when all was well.
type Report struct {
	Damage       card.Text   // what was wrong with the file, none if nothing
	SetAside     string      // where the damaged file is kept, "" if there was none
	Restored     string      // the backup that was opened instead, "" for a new file
	Recovered    int         // decisions brought back beside those of the backup
	Journal      card.Text   // what was wrong with the journal, none if nothing
	JournalAside string      // where the damaged journal is kept
	Migrated     int         // the version the file had before a migration, 0 if there was none
	Problems     []card.Text // what could not be brought back

	redone int // ops of the journal that the file lacked
}

// Empty tells that there is nothing to say to the players.
func (r Report) Empty() bool {
	return r.Damage == card.Text{} && r.Restored == "" && r.Journal == card.Text{} && len(r.Problems) == 0
}

// Open opens the file of saved games, or makes a new one. A damaged file is set aside;
// its place takes the newest good backup, with all that the journal and the damaged file
// itself still say, as the report tells. A panic of bbolt over a file is damage, too.
// Errors: ErrRunning, ErrNewer, and what the system says.
func Open(path string) (*Store, Report, error) {
	var rep Report
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return nil, rep, err
	}
	o := &opening{path: path, file: target(path), rep: &rep, free: func() {}}
	defer func() { o.free() }()
	if err := o.look(); err != nil {
		return nil, rep, err
	}
	o.unfinished()
	s, err := o.open()
	for tries := 0; tries < 2 && errors.As(err, new(*fault)); tries++ {
		if err = o.setAside(err); err == nil {
			s, err = o.open()
		}
		o.distrust = true // it was the backup
	}
	return s, rep, err
}

// target is the file behind path: a link stays a link.
func target(path string) string {
	for range 40 {
		to, err := os.Readlink(path)
		if err != nil {
			break
		}
		if !filepath.IsAbs(to) {
			to = filepath.Join(filepath.Dir(path), to)
		}
		path = to
	}
	return path
}

// An opening is the work of Open.
type opening struct {
	path, file string
	missing    bool   // there is no file: it is made of what there is
	wreck      []byte // the damaged file
	free       func() // lets go of it
	distrust   bool   // not from a backup
	again      bool   // the mending that an earlier start began
	rep        *Report
}

// A fault is a panic while the file is opened: damage like any other.
type fault struct{ *card.Cause }

// faultOf is the fault of a panic.
func faultOf(cause any) *fault {
	return &fault{card.Because("it cannot be read (%s)", "il ne peut pas être lu (%s)", fmt.Sprint(cause))}
}

// look sees to it that the file is missing or whole.
func (o *opening) look() error {
	damage := o.verify()
	if damage == nil {
		return nil
	}
	if errors.Is(damage, fs.ErrNotExist) {
		o.missing = true
		return nil
	}
	if errors.Is(damage, errNoFile) {
		return damage // it is not ours to move
	}
	// Another instance may be writing: only what is still damaged while nobody
	// else has the file is damaged. Opened to read, bbolt touches the two pages
	// at the head and no other.
	db, err := openBolt(o.file, true)
	if errors.Is(err, ErrRunning) || errors.Is(err, fs.ErrPermission) {
		return err
	}
	damage = o.verify()
	if db != nil {
		db.Close()
	}
	if damage == nil || errors.Is(damage, fs.ErrPermission) {
		return damage
	}
	return o.setAside(damage)
}

// verify looks through the file, all of it. A disk that cannot read a part of it is damage.
func (o *opening) verify() (err error) {
	defer debug.SetPanicOnFault(debug.SetPanicOnFault(true))
	defer func() {
		if p := recover(); p != nil {
			err = faultOf(p)
		}
	}()
	o.rep.Damage = card.Text{}
	data, done, err := mapped(o.file)
	if err != nil {
		return err
	}
	defer done()
	half, err := checkPages(data)
	if err == nil && half {
		o.rep.Damage = card.T("one of the two pages at its head was not a good one", "une des deux pages à sa tête n’était pas bonne")
	}
	return err
}

// open opens the file, brings it up to date and follows its journal. Where it was missing
// it is made of the newest good backup, the journal and the wreck.
func (o *opening) open() (s *Store, err error) {
	defer debug.SetPanicOnFault(debug.SetPanicOnFault(true))
	s = &Store{path: o.path, now: time.Now, keepAll: o.missing || o.again}
	defer func() {
		if p := recover(); p != nil {
			err = faultOf(p)
		}
		if err != nil {
			s.release()
			s = nil
		}
	}()
	if o.missing && !o.distrust {
		if err := restore(o.path, o.file, o.rep); err != nil {
			return s, err
		}
	}
	if s.db, err = openBolt(o.file, false); err != nil {
		return s, err
	}
	if o.rep.Migrated, err = s.migrate(migrations); err != nil {
		return s, err
	}
	before := 0
	if o.missing || o.again {
		if before, err = s.decisions(); err != nil {
			return s, err
		}
	}
	whole, err := s.follow(o.rep)
	if err != nil {
		return s, err
	}
	if o.wreck != nil {
		if err := s.merge(salvage(o.wreck), whole && !o.again, o.rep); err != nil {
			return s, err
		}
	}
	os.Remove(mendingPath(o.file))
	if o.missing || o.again {
		after, err := s.decisions()
		if err != nil {
			return s, err
		}
		o.rep.Recovered = max(0, after-before)
	} else if o.rep.redone > 1 {
		o.rep.Recovered = o.rep.redone
		o.rep.Damage = card.Say("its last %s changes were missing", "ses %s derniers changements manquaient", o.rep.redone)
	}
	s.daily()
	return s, nil
}

// decisions is how many decisions are saved in all games.
func (s *Store) decisions() (n int, err error) {
	err = s.db.View(func(tx *bolt.Tx) error {
		for _, shelf := range [][]byte{gamesBucket, trashBucket} {
			err := tx.Bucket(shelf).ForEachBucket(func(k []byte) error {
				n += gameIn(tx, ID(numberOf(k))).count()
				return nil
			})
			if err != nil {
				return err
			}
		}
		return nil
	})
	return n, err
}

// Close closes the file, when the backup that is being made is done.
func (s *Store) Close() error {
	s.copies.Wait()
	return s.release()
}

// release lets go of what is open.
func (s *Store) release() (err error) {
	defer asError(&err)
	if s.journal != nil {
		s.journal.file.Close()
	}
	if s.db == nil {
		return nil
	}
	return s.db.Close()
}

// Path is where the file is.
func (s *Store) Path() string { return s.path }

// openBolt opens a file that has been verified. If bbolt panics the file is let go.
func openBolt(path string, readOnly bool) (db *bolt.DB, err error) {
	var file *os.File
	defer func() {
		if p := recover(); p != nil {
			file.Close()
			db, err = nil, faultOf(p)
		}
	}()
	db, err = bolt.Open(path, 0o600, &bolt.Options{Timeout: lockWait, ReadOnly: readOnly,
		OpenFile: func(name string, flag int, perm os.FileMode) (*os.File, error) {
			var err error
			file, err = os.OpenFile(name, flag, perm)
			return file, err
		}})
	if errors.Is(err, berrors.ErrTimeout) {
		return nil, ErrRunning
	}
	if err != nil {
		return nil, card.Because("%s: %s", "%s : %s", path, err)
	}
	return db, nil
}
