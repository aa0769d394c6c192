package store

import (
	"encoding/json"
	"reflect"
	"strconv"

	"cantina/engine/card"

	bolt "go.etcd.io/bbolt"
)

// Names of preferences.
const (
	PrefLang   = "lang"   // two-letter code of the language
	PrefSetup  = "setup"  // the last set-up of a new game
	PrefTable  = "table"  // the look of the table
	PrefCoach  = "coach"  // by the names of persons, what the coach need not say any more
	PrefOrders = "orders" // what each side's player ordered last
)

// maxPref bounds a preference, in bytes of JSON.
const maxPref = 64 << 10

// Pref reads a preference into v and tells whether there was a good one; if not, v is as
// it was.
func (s *Store) Pref(name string, v any) bool {
	var found bool
	s.db.View(func(tx *bolt.Tx) error {
		rec := tx.Bucket(prefsBucket).Get([]byte(name))
		data, err := unseal(placeOf(0, prefsBucket, []byte(name)), rec)
		if err != nil || len(data) > maxPref {
			return nil
		}
		fresh := reflect.New(reflect.TypeOf(v).Elem()).Interface() // a copy of v would share its maps
		found = json.Unmarshal(data, fresh) == nil && json.Unmarshal(data, v) == nil
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
	if len(value) > maxPref {
		return card.Because("the preference %s is too large", "la préférence %s est trop grande", strconv.Quote(name))
	}
	return s.do(&op{Kind: opPref, Name: name, Value: value})
}
