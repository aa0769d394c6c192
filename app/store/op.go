package store

import (
	"bytes"
	"encoding/json"
	"strconv"
	"time"

	"cantina/engine/card"

	bolt "go.etcd.io/bbolt"
)

// An op is one change of what is saved, and the only way to change it: what a
// transaction of the database does and what a line of the journal says. The state that
// goes with a step stands in the database alone; it can be played again.
type op struct {
	Seq    uint64 // its number, from 1
	Kind   string
	At     time.Time
	Game   ID              `json:",omitempty"`
	Header *Header         `json:",omitempty"`
	N      int             `json:",omitempty"`
	Keys   []string        `json:",omitempty"`
	Marks  []Mark          `json:",omitempty"`
	Status Status          `json:",omitzero"`
	Cut    *Cut            `json:",omitempty"`
	Taken  *Taken          `json:",omitempty"`
	Name   string          `json:",omitempty"`
	Value  json.RawMessage `json:",omitempty"`
	Deck   DeckID          `json:",omitempty"`
	Saved  *DeckVersion    `json:",omitempty"` // of the deck

	state []byte // packed
}

// The kinds of ops.
const (
	opNew      = "new"      // a game, by its header
	opStep     = "step"     // lines from N on
	opUndo     = "undo"     // all lines from N on go
	opKeep     = "keep"     // lines that were undone before the journal began
	opDelete   = "delete"   // a game goes to the trash
	opUndelete = "undelete" // and comes back
	opPref     = "pref"

	opDeck         = "deck"         // a version of a deck; the first one makes it
	opDeckDelete   = "deckdelete"   // a deck goes to the trash
	opDeckUndelete = "deckundelete" // and comes back
	opDraft        = "draft"        // the editing of a deck
)

// seqKey is where the number of the last op stands; it is the journal's count, too, so
// that a transaction that the file has lost is noticed.
var seqKey = []byte("seq")

// seqOf is the number of the last op in the file.
func seqOf(tx *bolt.Tx) (n uint64) { return numberOf([]byte(metaOf(tx, seqKey))) }

// metaOf is what the file says about itself under a key.
func metaOf(tx *bolt.Tx, key []byte) string {
	data, _ := unseal(placeOf(0, metaBucket, key), tx.Bucket(metaBucket).Get(key))
	return string(data)
}

func putSeq(tx *bolt.Tx, n uint64) error { return putMeta(tx, seqKey, number(n)) }

// putMeta writes what the file says about itself.
func putMeta(tx *bolt.Tx, key, data []byte) error {
	return tx.Bucket(metaBucket).Put(key, seal(placeOf(0, metaBucket, key), data))
}

// do carries out ops in one transaction: in the database and, before it is committed, in
// the journal. When it returns, both are on the disk; with an error neither is. What
// follows a new game or deck is of that one.
func (s *Store) do(all ...*op) (err error) {
	wrote := false
	defer func() {
		if err != nil && wrote {
			s.journal.takeBack(len(all))
		}
	}()
	defer asError(&err) // before that
	return s.db.Update(func(tx *bolt.Tx) error {
		seq := seqOf(tx)
		for i, o := range all {
			seq++
			if o.Seq = seq; o.At.IsZero() {
				o.At = s.now()
			}
			if i > 0 {
				o.Game, o.Deck = all[0].Game, all[0].Deck
			}
			if err := o.apply(tx); err != nil {
				return err
			}
		}
		if err := putSeq(tx, seq); err != nil || s.journal == nil {
			return err
		}
		err := s.journal.append(all)
		wrote = err == nil
		return err
	})
}

// asError makes an error of a panic of bbolt.
func asError(err *error) {
	if p := recover(); p != nil {
		*err = card.Because("the file of saved games fails: %s", "le fichier des parties enregistrées fait défaut : « %s »", p)
	}
}

// apply carries out the op in a transaction.
func (o *op) apply(tx *bolt.Tx) error {
	switch o.Kind {
	case opNew:
		return o.begin(tx)
	case opPref:
		key := []byte(o.Name)
		return tx.Bucket(prefsBucket).Put(key, seal(placeOf(0, prefsBucket, key), o.Value))
	case opDelete:
		return moveGame(tx, o.Game, gamesBucket, trashBucket)
	case opUndelete:
		return moveGame(tx, o.Game, trashBucket, gamesBucket)
	case opDeck, opDeckDelete, opDeckUndelete, opDraft:
		return o.applyDeck(tx)
	}
	g := gameIn(tx, o.Game)
	if g == nil {
		return noGame(o.Game)
	}
	switch o.Kind {
	case opStep:
		return g.step(o)
	case opUndo:
		return g.undo(o)
	case opKeep:
		return g.keep(o.Cut)
	}
	return card.Because("the journal speaks of %s: %s", "le journal parle de %s : %s", strconv.Quote(o.Kind), ErrNewer)
}

// begin makes the bucket of a new game.
func (o *op) begin(tx *bolt.Tx) error {
	games := tx.Bucket(gamesBucket)
	if o.Game == 0 {
		n, err := games.NextSequence()
		if err != nil {
			return err
		}
		o.Game = ID(n)
	} else if n := uint64(o.Game); n > games.Sequence() {
		if err := games.SetSequence(n); err != nil {
			return err
		}
	}
	b, err := games.CreateBucket(number(uint64(o.Game)))
	if err != nil {
		return err
	}
	for _, name := range [][]byte{linesBucket, marksBucket, statesBucket, cutsBucket} {
		if _, err := b.CreateBucket(name); err != nil {
			return err
		}
	}
	g := &gameBucket{Bucket: b, id: o.Game}
	if err := g.putJSON(nil, headerKey, o.Header); err != nil {
		return err
	}
	return g.step(&op{Header: o.Header, Status: o.Status, At: o.At, state: o.state})
}

// moveGame moves a game between the list and the trash.
func moveGame(tx *bolt.Tx, id ID, from, to []byte) error {
	key := number(uint64(id))
	if tx.Bucket(from).Bucket(key) == nil {
		return noGame(id)
	}
	return tx.MoveBucket(key, tx.Bucket(from), tx.Bucket(to))
}

// A gameBucket is the bucket of a game.
type gameBucket struct {
	*bolt.Bucket
	id ID
}

// gameIn is the bucket of a game, nil if there is none; a deleted one stands in the trash.
func gameIn(tx *bolt.Tx, id ID) *gameBucket {
	for _, name := range [][]byte{gamesBucket, trashBucket} {
		if b := tx.Bucket(name).Bucket(number(uint64(id))); b != nil {
			return &gameBucket{b, id}
		}
	}
	return nil
}

// get reads the record under a key of a bucket of the game, or of the game itself (nil).
func (g *gameBucket) get(bucket, key []byte) ([]byte, error) {
	b := g.in(bucket)
	if b == nil {
		return nil, errRecord
	}
	return unseal(placeOf(g.id, bucket, key), b.Get(key))
}

func (g *gameBucket) getJSON(bucket, key []byte, v any) error {
	data, err := g.get(bucket, key)
	if err != nil {
		return err
	}
	return json.Unmarshal(data, v)
}

func (g *gameBucket) in(bucket []byte) *bolt.Bucket {
	if bucket == nil {
		return g.Bucket
	}
	return g.Bucket.Bucket(bucket)
}

func (g *gameBucket) put(bucket, key, data []byte) error {
	return g.in(bucket).Put(key, seal(placeOf(g.id, bucket, key), data))
}

func (g *gameBucket) putJSON(bucket, key []byte, v any) error {
	data, err := json.Marshal(v)
	if err != nil {
		return err
	}
	return g.put(bucket, key, data)
}

// count is the number of lines of the game. The record says it; for one of version 1 it is
// the last key. bbolt's Last has no end in a transaction that has deleted all of a large
// bucket, but by then the record is a new one.
func (g *gameBucket) count() int {
	var rec record
	if err := g.getJSON(nil, recordKey, &rec); err == nil && rec.Lines > 0 {
		return int(rec.Lines - 1)
	}
	if k, _ := g.in(linesBucket).Cursor().Last(); k != nil {
		return int(numberOf(k)) + 1
	}
	return 0
}

// step writes lines, and the record that goes with them.
func (g *gameBucket) step(o *op) error {
	if n := g.count(); n != o.N {
		return card.Because("game %s: decision %s cannot be saved after %s decisions", "partie %s : la décision %s ne peut pas être enregistrée après %s décisions", g.id, o.N, n)
	}
	if _, err := g.CreateBucketIfNotExists(marksBucket); err != nil {
		return err
	}
	for _, name := range [][]byte{linesBucket, marksBucket} {
		g.in(name).FillPercent = 1 // they only grow at the end
	}
	for i, key := range o.Keys {
		if err := g.put(linesBucket, number(uint64(o.N+i)), []byte(key)); err != nil {
			return err
		}
	}
	for i, m := range o.Marks {
		if err := g.putJSON(marksBucket, number(uint64(o.N+i)), m); err != nil {
			return err
		}
	}
	marks := g.marked()
	if marks > 0 || o.Header != nil {
		marks = max(marks, 1) + uint64(len(o.Marks))
	}
	n := o.N + len(o.Keys)
	if o.state != nil {
		if err := g.put(statesBucket, number(uint64(n)), o.state); err != nil {
			return err
		}
	}
	return g.putRecord(n, marks, o)
}

// putRecord says where the game stands after n lines, and how many marks they have.
func (g *gameBucket) putRecord(n int, marks uint64, o *op) error {
	return g.putJSON(nil, recordKey, record{o.Status, o.At, uint64(n) + 1, marks})
}

// marked is 1 + the number of marks as the record says it, 0 if it does not.
func (g *gameBucket) marked() uint64 {
	var rec record
	if g.getJSON(nil, recordKey, &rec) != nil {
		return 0
	}
	return rec.Marks
}

// undo takes back all lines from N on and keeps them.
func (g *gameBucket) undo(o *op) error {
	cut := Cut{N: o.N, When: o.At, Taken: o.Taken}
	lines, marks := g.count(), g.marked()
	for n := o.N; n < lines; n++ {
		key, _ := g.get(linesBucket, number(uint64(n)))
		cut.Keys = append(cut.Keys, string(key))
	}
	if len(cut.Keys) > 0 {
		if err := g.keep(&cut); err != nil {
			return err
		}
	}
	for _, from := range []struct {
		bucket []byte
		n      int
	}{{linesBucket, o.N}, {marksBucket, o.N}, {statesBucket, o.N + 1}} {
		gone, err := deleteFrom(g.in(from.bucket), number(uint64(from.n)))
		if err != nil {
			return err
		}
		if marks > 0 && bytes.Equal(from.bucket, marksBucket) {
			marks -= min(uint64(gone), marks-1)
		}
	}
	return g.putRecord(min(o.N, lines), marks, o)
}

// keep adds lines that were taken back to those that are kept.
func (g *gameBucket) keep(cut *Cut) error {
	cuts := g.in(cutsBucket)
	seq, err := cuts.NextSequence()
	if err != nil {
		return err
	}
	return g.putJSON(cutsBucket, number(seq), cut)
}

// deleteFrom deletes all keys of a bucket from one on, and tells how many they were.
func deleteFrom(b *bolt.Bucket, from []byte) (gone int, err error) {
	if b == nil {
		return 0, nil
	}
	var keys [][]byte
	c := b.Cursor()
	for k, _ := c.Seek(from); k != nil; k, _ = c.Next() {
		keys = append(keys, bytes.Clone(k))
	}
	for _, k := range keys {
		if err := b.Delete(k); err != nil {
			return 0, err
		}
	}
	return len(keys), nil
}
