package store

import (
	"cmp"
	"slices"
	"time"

	"cantina/engine/card"

	bolt "go.etcd.io/bbolt"
)

// A Summary is what the list of games shows of one.
type Summary struct {
	ID       ID
	Names    [card.Sides]string
	Decks    [card.Sides]string
	Position string // title of the position that it began from, for a game without decks
	Of       string // what it belongs to (Header.Of)
	Program  string
	Created  time.Time
	Updated  time.Time // when its last decision was saved
	N        int       // decisions so far
	Status
	Problem card.Text // what is damaged, none if nothing
}

// Games lists the games, the one played last first.
func (s *Store) Games() ([]Summary, error) { return s.list(gamesBucket) }

// Trash lists the deleted games, the one played last first.
func (s *Store) Trash() ([]Summary, error) { return s.list(trashBucket) }

func (s *Store) list(bucket []byte) (all []Summary, err error) {
	defer asError(&err)
	err = s.db.View(func(tx *bolt.Tx) error {
		games := tx.Bucket(bucket)
		return games.ForEachBucket(func(k []byte) error {
			all = append(all, (&gameBucket{games.Bucket(k), ID(numberOf(k))}).summary())
			return nil
		})
	})
	sortNewest(all)
	return all, err
}

// sortNewest sorts by the time of the last decision, newest first.
func sortNewest(all []Summary) {
	slices.SortFunc(all, func(a, b Summary) int {
		if c := b.Updated.Compare(a.Updated); c != 0 {
			return c
		}
		return cmp.Compare(b.ID, a.ID)
	})
}

// summary reads the summary of the game.
func (g *gameBucket) summary() Summary {
	sum := Summary{ID: g.id}
	var h Header
	if err := g.getJSON(nil, headerKey, &h); err != nil {
		sum.Problem = card.Say("%s: %s", "%s : %s", part(headerKey), card.Why(err))
	}
	var rec record
	if err := g.getJSON(nil, recordKey, &rec); err != nil {
		sum.Problem = card.Say("%s: %s", "%s : %s", part(recordKey), card.Why(err))
	}
	sum.Names, sum.Program, sum.Created = h.Names, h.Program, h.Created
	for side := range h.Decks {
		sum.Decks[side] = h.Decks[side].Name
	}
	sum.Position, sum.Of = h.Title, h.Of
	sum.Status, sum.N, sum.Updated = rec.Status, g.count(), rec.Updated
	return sum
}

// Delete moves a game to the trash.
func (s *Store) Delete(id ID) error { return s.do(&op{Kind: opDelete, Game: id}) }

// Undelete takes a game out of the trash.
func (s *Store) Undelete(id ID) error { return s.do(&op{Kind: opUndelete, Game: id}) }
