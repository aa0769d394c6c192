package store

import (
	"time"

	bolt "go.etcd.io/bbolt"
)

// A kept is what the database has of a game.
type kept struct {
	id      ID
	keys    []string
	cuts    []Cut
	trash   bool
	updated time.Time
}

// kept is what the database has of a game, as far as it can be read.
func (s *Store) kept(id ID) (k kept, ok bool) {
	s.db.View(func(tx *bolt.Tx) error {
		if g := gameIn(tx, id); g != nil {
			var rec record
			g.getJSON(nil, recordKey, &rec)
			k, ok = kept{id: id, updated: rec.Updated, trash: tx.Bucket(trashBucket).Bucket(number(uint64(id))) != nil}, true
			k.keys, _ = g.lines()
			k.cuts, _ = g.cuts()
		}
		return nil
	})
	return k, ok
}
