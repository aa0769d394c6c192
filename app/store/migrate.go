package store

import (
	"strconv"

	"cantina/engine/card"

	bolt "go.etcd.io/bbolt"
)

// The buckets at the root of the file.
var (
	metaBucket  = []byte("meta")
	gamesBucket = []byte("games")
	trashBucket = []byte("trash")
	prefsBucket = []byte("prefs")
	versionKey  = []byte("version")
	sealKey     = []byte("seal") // the version once more, sealed
)

// A migration brings a file from the version of its index to the next one.
type migration func(*bolt.Tx) error

// migrations are all steps from an empty file to today's. A step that has been
// released is never changed; a new layout is a new step.
var migrations = []migration{
	func(tx *bolt.Tx) error {
		for _, name := range [][]byte{metaBucket, gamesBucket, trashBucket, prefsBucket} {
			if _, err := tx.CreateBucketIfNotExists(name); err != nil {
				return err
			}
		}
		return nil
	},
	func(tx *bolt.Tx) error { // seals cover the place of a record; every change has a number
		return putSeq(tx, 0)
	},
	func(tx *bolt.Tx) error { // decks
		_, err := tx.CreateBucketIfNotExists(decksBucket)
		return err
	},
}

// migrate brings the file to the newest version, all steps in one transaction,
// after a backup of what it was. It returns the old version if there was one.
func (s *Store) migrate(steps []migration) (int, error) {
	old, err := s.version()
	if err != nil {
		return 0, err
	}
	switch {
	case old == len(steps):
		return 0, nil
	case old > len(steps):
		return 0, ErrNewer
	case old > 0:
		if err := s.backup(); err != nil {
			return 0, card.Because("the saved games must be brought up to date, and no backup of them could be made first: %s",
				"les parties enregistrées doivent être mises à jour, et il n’a pas été possible d’en faire d’abord une sauvegarde : %s", err)
		}
	}
	return old, s.db.Update(func(tx *bolt.Tx) error {
		for i, step := range steps[old:] {
			if err := step(tx); err != nil {
				return card.Because("bringing the saved games from version %s to %s: %s", "mise à jour des parties enregistrées de la version %s à la version %s : %s", old+i, old+i+1, err)
			}
		}
		version := []byte(strconv.Itoa(len(steps)))
		if err := putMeta(tx, sealKey, version); err != nil {
			return err
		}
		return tx.Bucket(metaBucket).Put(versionKey, version)
	})
}

// version is the version of the file's layout; 0 for a new file.
func (s *Store) version() (version int, err error) {
	err = s.db.View(func(tx *bolt.Tx) error {
		meta := tx.Bucket(metaBucket)
		if meta == nil {
			return nil
		}
		version, err = strconv.Atoi(string(meta.Get(versionKey)))
		if err != nil {
			return card.Because("%s: this is not a file of Cantina's saved games", "%s : ce n’est pas un fichier de parties enregistrées de Cantina", s.Path())
		}
		return nil
	})
	return version, err
}
