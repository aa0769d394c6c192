package store

import (
	"bytes"
	"cmp"
	"encoding/json"
	"math"
	"reflect"
	"slices"
	"time"

	"cantina/engine/card"

	bolt "go.etcd.io/bbolt"
)

// A DeckID names a kept deck; ids are never used again.
type DeckID uint64

// ErrNoDeck says that there is no deck with the id asked for.
var ErrNoDeck error = card.Because("there is no such deck", "il n’y a pas de tel deck")

func noSuchDeck(id DeckID) error {
	return card.Because("deck %s: %s", "deck %s : %s", uint64(id), ErrNoDeck)
}

// DeckFacts is what a list of decks shows of one.
type DeckFacts struct {
	Name          string
	Side          card.Side
	Size, Outside int      // cards in the deck, and beside it
	Format        string   `json:",omitempty"` // by which it was built
	Tags          []string `json:",omitempty"`
}

// A DeckRecord is a deck as it is saved: its text, and what the list shows of it. The store
// reads nothing in the text.
type DeckRecord struct {
	DeckFacts
	Text string // the deck file
	Note string `json:",omitempty"` // why it was saved, where it came from
}

// A DeckVersion is a deck as it was saved once. None of them ever changes.
type DeckVersion struct {
	N    int // from 1
	When time.Time
	DeckRecord
}

// A DeckSummary is what the list of decks shows of one.
type DeckSummary struct {
	ID DeckID
	DeckFacts
	Created  time.Time
	Updated  time.Time // when its newest version was saved
	Versions int
	Draft    bool      // it has unsaved changes
	Problem  card.Text // what is damaged, none if nothing
}

// maxDeckText and maxDraft bound the text of a deck and the state of its editing, in bytes.
const (
	maxDeckText = 256 << 10
	maxDraft    = 4 << 20
)

// decksBucket holds all decks: under the number of a deck and 0 its head, under that and
// 1, 2, 3... its versions, under that and draftN its draft. Draft 0 is of no deck.
var decksBucket = []byte("decks")

// draftN is the number of a draft among the records of its deck: it stands last.
const draftN = math.MaxUint64

// deckKey is the key of a record of a deck.
func deckKey(id DeckID, n uint64) []byte { return append(number(uint64(id)), number(n)...) }

// deckPlace reads a key that deckKey made.
func deckPlace(key []byte) (id DeckID, n uint64, ok bool) {
	if len(key) != 16 {
		return 0, 0, false
	}
	return DeckID(numberOf(key[:8])), numberOf(key[8:]), true
}

// A deckHead is what changes of a deck: how many versions it has and whether it stands in
// the trash. What the list shows of the newest version stands here once more.
type deckHead struct {
	ID       DeckID // so that a record under a wrong key is known
	Versions int
	Trash    bool `json:",omitempty"`
	Created  time.Time
	Updated  time.Time
	DeckFacts
}

// A deckRecord is a version as it stands in the file.
type deckRecord struct {
	ID DeckID
	DeckVersion
}

// deckBucket is the bucket of all decks.
type deckBucket struct{ *bolt.Bucket }

func decksIn(tx *bolt.Tx) deckBucket { return deckBucket{tx.Bucket(decksBucket)} }

// get reads the record of a deck.
func (b deckBucket) get(id DeckID, n uint64) ([]byte, error) {
	key := deckKey(id, n)
	rec := b.Bucket.Get(key)
	if rec == nil {
		return nil, noSuchDeck(id)
	}
	return unseal(placeOf(0, decksBucket, key), rec)
}

func (b deckBucket) getJSON(id DeckID, n uint64, v any) error {
	data, err := b.get(id, n)
	if err != nil {
		return err
	}
	return json.Unmarshal(data, v)
}

func (b deckBucket) put(id DeckID, n uint64, v any) error {
	data, err := json.Marshal(v)
	if err != nil {
		return err
	}
	key := deckKey(id, n)
	return b.Bucket.Put(key, seal(placeOf(0, decksBucket, key), data))
}

// head reads the head of a deck.
func (b deckBucket) head(id DeckID) (h deckHead, err error) {
	err = b.getJSON(id, 0, &h)
	return h, err
}

// version reads a version of a deck.
func (b deckBucket) version(id DeckID, n int) (DeckVersion, error) {
	var r deckRecord
	err := b.getJSON(id, uint64(n), &r)
	return r.DeckVersion, err
}

// versions reads all versions, the oldest first; one that is damaged is left out, and the
// error names the first of them.
func (b deckBucket) versions(id DeckID) (all []DeckVersion, err error) {
	c := b.Cursor()
	for k, _ := c.Seek(deckKey(id, 1)); k != nil; k, _ = c.Next() {
		at, n, ok := deckPlace(k)
		if !ok || at != id || n == draftN {
			break
		}
		v, bad := b.version(id, int(n))
		if bad == nil {
			all = append(all, v)
		} else if err == nil {
			err = card.Because("deck %s, version %s: %s", "deck %s, version %s : %s", uint64(id), n, bad)
		}
	}
	return all, err
}

// all are the numbers of all decks, those in the trash too.
func (b deckBucket) all() (ids []DeckID) {
	c := b.Cursor()
	for k, _ := c.Seek(deckKey(1, 0)); k != nil; {
		id, _, _ := deckPlace(k)
		ids = append(ids, id)
		k, _ = c.Seek(deckKey(id+1, 0))
	}
	return ids
}

// Decks lists the kept decks, the one changed last first.
func (s *Store) Decks() ([]DeckSummary, error) { return s.listDecks(false) }

// DeckTrash lists the deleted decks, the one changed last first.
func (s *Store) DeckTrash() ([]DeckSummary, error) { return s.listDecks(true) }

func (s *Store) listDecks(trash bool) (all []DeckSummary, err error) {
	defer asError(&err)
	err = s.db.View(func(tx *bolt.Tx) error {
		b := decksIn(tx)
		for _, id := range b.all() {
			if sum, gone := b.summary(id); gone == trash {
				all = append(all, sum)
			}
		}
		return nil
	})
	slices.SortFunc(all, func(a, b DeckSummary) int {
		return cmp.Or(b.Updated.Compare(a.Updated), cmp.Compare(b.ID, a.ID))
	})
	return all, err
}

// summary reads the summary of a deck, and whether it stands in the trash.
func (b deckBucket) summary(id DeckID) (sum DeckSummary, trash bool) {
	h, err := b.head(id)
	sum = DeckSummary{ID: id, DeckFacts: h.DeckFacts, Created: h.Created, Updated: h.Updated, Versions: h.Versions}
	if err != nil {
		sum.Problem = card.Say("deck %s: %s", "deck %s : %s", uint64(id), card.Why(err))
	}
	sum.Draft = b.Bucket.Get(deckKey(id, draftN)) != nil
	return sum, h.Trash
}

// Deck reads the newest version of a deck, also of a deleted one.
func (s *Store) Deck(id DeckID) (v DeckVersion, err error) {
	err = s.viewDeck(id, func(b deckBucket) error {
		all, err := b.versions(id)
		if len(all) == 0 {
			return cmp.Or(err, noSuchDeck(id))
		}
		v = all[len(all)-1]
		return err
	})
	return v, err
}

// DeckVersions reads all versions of a deck, the oldest first. One that is damaged is left
// out, and the error says so.
func (s *Store) DeckVersions(id DeckID) (all []DeckVersion, err error) {
	err = s.viewDeck(id, func(b deckBucket) (err error) {
		all, err = b.versions(id)
		return err
	})
	return all, err
}

// viewDeck reads in the records of a deck.
func (s *Store) viewDeck(id DeckID, do func(deckBucket) error) (err error) {
	defer asError(&err)
	return s.db.View(func(tx *bolt.Tx) error {
		b := decksIn(tx)
		if id == 0 || b.Bucket.Get(deckKey(id, 0)) == nil {
			return noSuchDeck(id)
		}
		return do(b)
	})
}

// SaveDeck saves a deck as its newest version, and tells its number: a new one for 0. What
// the newest version says already adds none. A deck in the trash comes back by it.
func (s *Store) SaveDeck(id DeckID, rec DeckRecord) (DeckID, error) {
	if len(rec.Text) > maxDeckText {
		return id, card.Because("the deck is larger than %s KB", "le deck dépasse %s Ko", maxDeckText>>10)
	}
	n := 1
	if id != 0 {
		var same bool
		err := s.viewDeck(id, func(b deckBucket) error {
			h, err := b.head(id)
			if err != nil {
				return err
			}
			n = h.Versions + 1
			v, err := b.version(id, h.Versions)
			same = err == nil && !h.Trash && v.says(rec)
			return nil
		})
		if err != nil || same {
			return id, err
		}
	}
	o := &op{Kind: opDeck, Deck: id, Saved: &DeckVersion{N: n, DeckRecord: rec}}
	err := s.do(o)
	return o.Deck, err
}

// says tells whether a version is this deck, whatever the note.
func (v *DeckVersion) says(rec DeckRecord) bool {
	return v.Text == rec.Text && v.Name == rec.Name && v.Side == rec.Side && v.Size == rec.Size && v.Outside == rec.Outside &&
		v.Format == rec.Format && slices.Equal(v.Tags, rec.Tags)
}

// DeleteDeck moves a deck to the trash.
func (s *Store) DeleteDeck(id DeckID) error { return s.do(&op{Kind: opDeckDelete, Deck: id}) }

// UndeleteDeck takes a deck out of the trash.
func (s *Store) UndeleteDeck(id DeckID) error { return s.do(&op{Kind: opDeckUndelete, Deck: id}) }

// Draft is the unsaved editing of a deck, as SetDraft was given it; 0 is that of a deck that
// is not kept yet.
func (s *Store) Draft(id DeckID) (draft json.RawMessage, ok bool) {
	s.db.View(func(tx *bolt.Tx) error {
		data, err := decksIn(tx).get(id, draftN)
		draft, ok = bytes.Clone(data), err == nil
		return nil
	})
	return draft, ok
}

// SetDraft keeps the unsaved editing of a deck, with its undo and redo; nil: there is none
// any more. Each call is a transaction: call it when a hand rests, not at each key.
func (s *Store) SetDraft(id DeckID, v any) error {
	var value json.RawMessage
	if v != nil && !reflect.DeepEqual(v, json.RawMessage(nil)) {
		data, err := json.Marshal(v)
		if err != nil {
			return err
		}
		if len(data) > maxDraft {
			return card.Because("the unsaved changes are larger than %s MB", "les modifications non enregistrées dépassent %s Mo", maxDraft>>20)
		}
		value = data
	}
	if old, ok := s.Draft(id); value == nil && !ok || ok && bytes.Equal(old, value) {
		return nil
	}
	return s.do(&op{Kind: opDraft, Deck: id, Value: value})
}
