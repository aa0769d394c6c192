package store

import (
	"errors"
	"fmt"
	"time"

	"cantina/engine/card"
	"cantina/engine/game"

	bolt "go.etcd.io/bbolt"
)

// An ID names a saved game; ids are never used again.
type ID uint64

// ErrNoGame says that there is no game with the id asked for.
var ErrNoGame = errors.New("there is no such saved game")

// A Header is all that a game started from. It is written once.
type Header struct {
	Program string // version of the program
	Catalog string // hash of the catalog
	Decks   [card.Sides]card.Deck
	Seed    uint64
	Options game.Options
	Names   [card.Sides]string // of the players
	First   card.Side          // whose player sits in front when the game begins
	Lang    string             // language of the table then
	Cards   map[string]string  `json:",omitempty"` // hash of the text of each card of the decks; older games lack it
	Created time.Time
}

// A Status is where a game stands, for the list of games.
type Status struct {
	Turn   int
	Seat   card.Side // to move
	Ended  bool
	Winner int8 // 1 + side; 0 with Ended is a draw
}

// A Step is what one move of a player adds to a game: the keys from decision N
// on, where the game then stands, and the state if it is to be a checkpoint.
type Step struct {
	N      int
	Keys   []string
	Marks  []Mark // of each key
	Status Status
	State  []byte // nil: no checkpoint
}

// A Mark is what an undo must know about a decision, beside its key.
type Mark struct {
	Turn   int
	Kind   game.Ask
	Forced bool // there was one possible answer
}

// A Cut is lines that an undo took back; they are kept.
type Cut struct {
	N    int // number of the first line
	Keys []string
	When time.Time
}

// The keys and buckets inside a game's bucket.
var (
	headerKey    = []byte("header")
	recordKey    = []byte("record") // what changes with every step
	linesBucket  = []byte("lines")
	statesBucket = []byte("states")
	cutsBucket   = []byte("cuts")
	marksBucket  = []byte("marks") // older games lack it
)

// A record is what changes with every step.
type record struct {
	Status
	Updated time.Time
}

// NewGame saves a new game without lines. state is its first checkpoint.
func (s *Store) NewGame(h Header, st Status, state []byte) (ID, error) {
	var id ID
	err := s.db.Update(func(tx *bolt.Tx) error {
		games := tx.Bucket(gamesBucket)
		n, err := games.NextSequence()
		if err != nil {
			return err
		}
		id = ID(n)
		b, err := games.CreateBucket(number(n))
		if err != nil {
			return err
		}
		for _, name := range [][]byte{linesBucket, marksBucket, statesBucket, cutsBucket} {
			if _, err := b.CreateBucket(name); err != nil {
				return err
			}
		}
		rec, err := sealJSON(h)
		if err != nil {
			return err
		}
		if err := b.Put(headerKey, rec); err != nil {
			return err
		}
		return s.put(b, Step{Status: st, State: state})
	})
	return id, err
}

// Append saves a step in one transaction: when it returns, the step is on the
// disk. It refuses a step that does not begin where the lines end.
func (s *Store) Append(id ID, st Step) error {
	return s.update(id, func(b *bolt.Bucket) error {
		if n := count(b); n != st.N {
			return fmt.Errorf("game %d: decision %d cannot be saved after %d decisions", id, st.N, n)
		}
		return s.put(b, st)
	})
}

// put writes a step and the record that goes with it.
func (s *Store) put(b *bolt.Bucket, st Step) error {
	lines := b.Bucket(linesBucket)
	lines.FillPercent = 1 // lines only grow at the end
	for i, key := range st.Keys {
		if err := lines.Put(number(uint64(st.N+i)), seal([]byte(key))); err != nil {
			return err
		}
	}
	if err := putMarks(b, st); err != nil {
		return err
	}
	n := st.N + len(st.Keys)
	if st.State != nil {
		rec, err := sealState(st.State)
		if err != nil {
			return err
		}
		if err := b.Bucket(statesBucket).Put(number(uint64(n)), rec); err != nil {
			return err
		}
	}
	return s.putRecord(b, record{st.Status, s.now()})
}

func (s *Store) putRecord(b *bolt.Bucket, rec record) error {
	data, err := sealJSON(rec)
	if err != nil {
		return err
	}
	return b.Put(recordKey, data)
}

// Header reads what a game started from.
func (s *Store) Header(id ID) (h Header, err error) {
	err = s.view(id, func(b *bolt.Bucket) error { return unsealJSON(b.Get(headerKey), &h) })
	return h, err
}

// count is the number of lines of a game.
func count(b *bolt.Bucket) int {
	if k, _ := b.Bucket(linesBucket).Cursor().Last(); k != nil {
		return int(numberOf(k)) + 1
	}
	return 0
}

// Lines reads the lines of a game. A line that is damaged or missing is "", and
// the error names the first one.
func (s *Store) Lines(id ID) (keys []string, err error) {
	verr := s.view(id, func(b *bolt.Bucket) error {
		keys = make([]string, count(b))
		for n := range keys {
			key, bad := unseal(b.Bucket(linesBucket).Get(number(uint64(n))))
			if bad != nil && err == nil {
				err = fmt.Errorf("game %d, line %d: %w", id, n, bad)
			}
			keys[n] = string(key)
		}
		return nil
	})
	if verr != nil {
		return nil, verr
	}
	return keys, err
}

// Checkpoint reads the newest good checkpoint after at most n lines, and the
// number of lines it stands after; nil if there is none.
func (s *Store) Checkpoint(id ID, n int) (state []byte, at int, err error) {
	err = s.view(id, func(b *bolt.Bucket) error {
		c := b.Bucket(statesBucket).Cursor()
		for k, v := c.Last(); k != nil; k, v = c.Prev() {
			if at = int(numberOf(k)); at > n {
				continue
			}
			if state, err = unsealState(v); err == nil {
				return nil
			}
			state = nil
		}
		at = 0
		return nil
	})
	return state, at, err
}

// Truncate takes back all lines from n on; they are kept as a Cut. st is where
// the game then stands.
func (s *Store) Truncate(id ID, n int, st Status) error {
	return s.update(id, func(b *bolt.Bucket) error {
		cut := Cut{N: n, When: s.now()}
		lines := b.Bucket(linesBucket).Cursor()
		for k, v := lines.Seek(number(uint64(n))); k != nil; k, v = lines.Seek(number(uint64(n))) {
			if key, err := unseal(v); err == nil {
				cut.Keys = append(cut.Keys, string(key))
			}
			if err := lines.Delete(); err != nil {
				return err
			}
			n++
		}
		if len(cut.Keys) > 0 {
			cuts := b.Bucket(cutsBucket)
			seq, err := cuts.NextSequence()
			if err != nil {
				return err
			}
			rec, err := sealJSON(cut)
			if err != nil {
				return err
			}
			if err := cuts.Put(number(seq), rec); err != nil {
				return err
			}
		}
		if marks := b.Bucket(marksBucket); marks != nil {
			c := marks.Cursor()
			for k, _ := c.Seek(number(uint64(cut.N))); k != nil; k, _ = c.Seek(number(uint64(cut.N))) {
				if err := c.Delete(); err != nil {
					return err
				}
			}
		}
		states := b.Bucket(statesBucket).Cursor()
		for k, _ := states.Seek(number(uint64(cut.N + 1))); k != nil; k, _ = states.Seek(number(uint64(cut.N + 1))) {
			if err := states.Delete(); err != nil {
				return err
			}
		}
		return s.putRecord(b, record{st, s.now()})
	})
}

// Cuts reads what undos took back, oldest first.
func (s *Store) Cuts(id ID) (cuts []Cut, err error) {
	err = s.view(id, func(b *bolt.Bucket) error {
		return b.Bucket(cutsBucket).ForEach(func(_, v []byte) error {
			var c Cut
			if err := unsealJSON(v, &c); err != nil {
				return err
			}
			cuts = append(cuts, c)
			return nil
		})
	})
	return cuts, err
}

// view reads in the bucket of a game.
func (s *Store) view(id ID, do func(*bolt.Bucket) error) error {
	return s.db.View(func(tx *bolt.Tx) error { return in(tx, id, do) })
}

// update writes in the bucket of a game.
func (s *Store) update(id ID, do func(*bolt.Bucket) error) error {
	return s.db.Update(func(tx *bolt.Tx) error { return in(tx, id, do) })
}

func in(tx *bolt.Tx, id ID, do func(*bolt.Bucket) error) error {
	b := tx.Bucket(gamesBucket).Bucket(number(uint64(id)))
	if b == nil {
		return fmt.Errorf("game %d: %w", id, ErrNoGame)
	}
	return do(b)
}
