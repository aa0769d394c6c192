package store

import (
	"encoding/json"

	"cantina/engine/card"
)

// A deckTally is what has been seen of the decks. Their records follow one another: a head,
// all versions, and perhaps a draft.
type deckTally struct {
	sequence uint64 // of their bucket: no deck has a greater number
	newest   uint64
	id       DeckID
	head     deckHead
	next     uint64 // number of the next version of this one, 0 if it has no head
}

// deck checks a record of a deck.
func (c *checker) deck(key, value []byte) {
	id, n, ok := deckPlace(key)
	if !ok {
		c.bad("a deck has no number", "un deck n’a pas de numéro")
		return
	}
	d := &c.decks
	if id != d.id {
		c.endDeck()
		d.id, d.next, d.head = id, 0, deckHead{}
		d.newest = max(d.newest, uint64(id))
	}
	data, err := unseal(c.at(0, decksBucket, key), value)
	switch {
	case err != nil || n == draftN: // a draft's form is the builder's
	case n == 0:
		err = json.Unmarshal(data, &d.head)
	default:
		err = json.Unmarshal(data, &deckRecord{})
	}
	switch {
	case err != nil:
		c.bad("deck %s, %s: %s", "deck %s, %s : %s", uint64(id), deckPart(n), err)
	case n == 0:
		d.next = 1
	case n == draftN && (id == 0 || d.next > 0):
	case n != d.next || id == 0:
		c.bad("deck %s, version %s: it is missing", "deck %s, version %s : elle manque", uint64(id), d.next)
		d.next = n + 1
	default:
		d.next++
	}
}

// endDeck ends the deck that was walked over last.
func (c *checker) endDeck() {
	if d := &c.decks; d.id != 0 && (d.next == 0 || int(d.next) != d.head.Versions+1 || d.head.ID != d.id || d.head.Versions == 0) {
		c.bad("deck %s is not whole", "le deck %s n’est pas entier", uint64(d.id))
	}
}

// deckPart is the word for a part of a deck.
func deckPart(n uint64) card.Text {
	switch n {
	case 0:
		return card.T("its record", "sa fiche")
	case draftN:
		return card.T("its unsaved changes", "ses modifications non enregistrées")
	}
	return card.Say("version %s", "la version %s", n)
}
