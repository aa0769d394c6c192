package store

import (
	"bytes"
	"encoding/json"

	"cantina/engine/card"

	bolt "go.etcd.io/bbolt"
)

// applyDeck carries out an op of a deck.
func (o *op) applyDeck(tx *bolt.Tx) error {
	b := decksIn(tx)
	switch o.Kind {
	case opDeck:
		return o.saveDeck(b)
	case opDraft:
		return o.draft(b)
	}
	h, err := b.head(o.Deck)
	if err != nil {
		return err
	}
	h.Trash = o.Kind == opDeckDelete
	return b.put(o.Deck, 0, h)
}

// saveDeck adds a version to a deck, or makes one.
func (o *op) saveDeck(b deckBucket) error {
	if err := o.numberDeck(b); err != nil {
		return err
	}
	v := *o.Saved
	if v.When.IsZero() {
		v.When = o.At
	}
	h, err := b.head(o.Deck)
	if b.Bucket.Get(deckKey(o.Deck, 0)) == nil {
		h, err = deckHead{ID: o.Deck, Created: v.When}, nil
	}
	if err != nil {
		return err
	}
	if v.N != h.Versions+1 {
		return card.Because("deck %s: version %s cannot be saved after version %s", "deck %s : la version %s ne peut pas être enregistrée après la version %s", uint64(o.Deck), v.N, h.Versions)
	}
	h.Versions, h.Trash, h.Updated, h.DeckFacts = v.N, false, v.When, v.DeckFacts
	if err := b.put(o.Deck, uint64(v.N), deckRecord{o.Deck, v}); err != nil {
		return err
	}
	return b.put(o.Deck, 0, h)
}

// numberDeck gives a new deck its number.
func (o *op) numberDeck(b deckBucket) error {
	if o.Deck == 0 {
		n, err := b.NextSequence()
		o.Deck = DeckID(n)
		return err
	}
	if n := uint64(o.Deck); n > b.Sequence() {
		return b.SetSequence(n)
	}
	return nil
}

// draft keeps the editing of a deck, or forgets it.
func (o *op) draft(b deckBucket) error {
	if o.Deck != 0 && b.Bucket.Get(deckKey(o.Deck, 0)) == nil {
		return noSuchDeck(o.Deck)
	}
	if o.Value == nil || bytes.Equal(o.Value, []byte("null")) {
		return b.Bucket.Delete(deckKey(o.Deck, draftN))
	}
	return b.put(o.Deck, draftN, o.Value)
}

// redoDeck carries out an op of a deck again. A version that is there already stays.
func (o *op) redoDeck(tx *bolt.Tx) error {
	if o.Kind == opDeck && o.Deck != 0 {
		if h, err := decksIn(tx).head(o.Deck); err == nil && o.Saved.N <= h.Versions {
			return nil
		}
	}
	return o.applyDeck(tx)
}

// deckOps says a deck as ops; the first ones are its versions.
func (b deckBucket) deckOps(id DeckID) (all []*op) {
	versions, _ := b.versions(id)
	for i := range versions {
		v := versions[i]
		v.N = i + 1 // where one is damaged
		all = append(all, &op{Kind: opDeck, Deck: id, At: v.When, Saved: &v})
	}
	h, _ := b.head(id)
	if h.Trash && len(all) > 0 {
		all = append(all, &op{Kind: opDeckDelete, Deck: id, At: h.Updated})
	}
	if data, err := b.get(id, draftN); err == nil {
		all = append(all, &op{Kind: opDraft, Deck: id, At: h.Updated, Value: json.RawMessage(data)})
	}
	return all
}

// everyDeck says all decks as ops.
func everyDeck(tx *bolt.Tx, tell func(*op) error) (err error) {
	b := decksIn(tx)
	for _, id := range append([]DeckID{0}, b.all()...) {
		for _, o := range b.deckOps(id) {
			if err := tell(o); err != nil {
				return err
			}
		}
	}
	return nil
}
