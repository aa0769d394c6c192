package store

import (
	"encoding/json"

	bolt "go.etcd.io/bbolt"
)

// Names of preferences.
const (
	PrefLang  = "lang"  // two-letter code of the language
	PrefSetup = "setup" // the last set-up of a new game
	PrefTable = "table" // the look of the table
)

// Pref reads a preference into v and tells whether there was a good one.
func (s *Store) Pref(name string, v any) bool {
	var found bool
	s.db.View(func(tx *bolt.Tx) error {
		rec := tx.Bucket(prefsBucket).Get([]byte(name))
		found = rec != nil && unsealJSON(placeOf(0, prefsBucket, []byte(name)), rec, v) == nil
		return nil
	})
	return found
}

// SetPref saves a preference.
func (s *Store) SetPref(name string, v any) error {
	value, err := json.Marshal(v)
	if err != nil {
		return err
	}
	return s.do(&op{Kind: opPref, Name: name, Value: value})
}
