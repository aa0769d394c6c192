package store

import (
	"encoding/json"
	"maps"
	"slices"

	"cantina/engine/card"
)

// deckRecord takes a record of a deck, wherever it stands: its seal fits its key, or the key
// that it says itself.
func (w *wreck) deckRecord(e element) {
	if len(e.key) != 16 || e.flags != 0 || len(e.value) < 4 {
		return
	}
	keys := [][]byte{e.key}
	var own struct {
		ID DeckID
		N  uint64
	}
	if json.Unmarshal(e.value[4:], &own) == nil && own.ID != 0 {
		keys = append(keys, deckKey(own.ID, own.N))
	}
	for _, key := range keys {
		data, err := unseal(placeOf(0, decksBucket, key), e.value)
		if err == nil && w.decks[string(key)] == nil {
			w.decks[string(key)] = data
			return
		}
	}
}

// strayDecks takes the records of decks on a leaf page that nothing leads to. A free page
// may have an old head of a deck: of two the one with more versions is the newer.
func (w *wreck) strayDecks(page []element) {
	for _, e := range page {
		w.deckRecord(e)
	}
}

// A foundDeck is what is left of a deck.
type foundDeck struct {
	id       DeckID
	head     *deckHead
	versions map[int]DeckVersion
	draft    json.RawMessage
}

// foundDecks sorts the records that are left by deck.
func (w *wreck) foundDecks() (all []*foundDeck) {
	for _, key := range slices.Sorted(maps.Keys(w.decks)) {
		id, n, _ := deckPlace([]byte(key))
		if len(all) == 0 || all[len(all)-1].id != id {
			all = append(all, &foundDeck{id: id, versions: map[int]DeckVersion{}})
		}
		d, data := all[len(all)-1], w.decks[key]
		switch n {
		case 0:
			d.head = &deckHead{}
			if json.Unmarshal(data, d.head) != nil {
				d.head = nil
			}
		case draftN:
			d.draft = json.RawMessage(data)
		default:
			var r deckRecord
			if json.Unmarshal(data, &r) == nil {
				d.versions[r.N] = r.DeckVersion
			}
		}
	}
	return all
}

// mergeDecks adds what a wreck still holds of decks to the newest backup. A journal that was
// whole has told all of it already.
func (s *Store) mergeDecks(w *wreck, journal bool, rep *Report) error {
	if journal {
		return nil
	}
	for _, d := range w.foundDecks() {
		if err := s.mergeDeck(d, rep); err != nil {
			return err
		}
	}
	return nil
}

// mergeDeck adds what is left of a deck: the versions that come after those that are here.
// Those behind a lost one move up.
func (s *Store) mergeDeck(d *foundDeck, rep *Report) error {
	here, known := s.deckHead(d.id)
	next, want := here.Versions+1, here.Versions+1 // as it will be numbered, and as it was
	for _, n := range slices.Sorted(maps.Keys(d.versions)) {
		if n < want {
			continue
		}
		v := d.versions[n]
		if n > want {
			rep.Problems = append(rep.Problems, card.Say("the deck %s: version %s is lost", "le deck %s : la version %s est perdue", quoted(v.Name), want))
		}
		v.N, want = next, n+1
		if err := s.do(&op{Kind: opDeck, Deck: d.id, Saved: &v, At: v.When}); err != nil {
			return err
		}
		next, known = next+1, true
	}
	if !known && d.id != 0 {
		if d.head != nil {
			rep.Problems = append(rep.Problems, card.Say("the deck %s is lost: nothing but its name is left", "le deck %s est perdu : il n’en reste que le nom", quoted(d.head.Name)))
		}
		return nil
	}
	if d.head != nil && d.head.Versions >= here.Versions {
		if now, _ := s.deckHead(d.id); now.Trash != d.head.Trash {
			kind := opDeckUndelete
			if d.head.Trash {
				kind = opDeckDelete
			}
			if err := s.do(&op{Kind: kind, Deck: d.id}); err != nil {
				return err
			}
		}
	}
	if d.draft != nil {
		return s.do(&op{Kind: opDraft, Deck: d.id, Value: d.draft})
	}
	return nil
}

// deckHead is the head of a deck, if there is a good one.
func (s *Store) deckHead(id DeckID) (h deckHead, ok bool) {
	err := s.viewDeck(id, func(b deckBucket) (err error) {
		h, err = b.head(id)
		return err
	})
	return h, err == nil
}
