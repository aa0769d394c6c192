package store

import (
	"crypto/sha256"
	"encoding/json"
	"slices"

	"cantina/engine/card"
)

// keptDecks writes a block for each kept deck, and one for the draft that is of none.
func (t *textWriter) keptDecks(b deckBucket) {
	for _, id := range append([]DeckID{0}, b.all()...) {
		draft, err := b.get(id, draftN)
		if id == 0 && err != nil {
			continue
		}
		t.line("%s %d", wordDeck, id)
		if id != 0 {
			t.versions(b, id)
		}
		if err == nil {
			t.did.Drafts++
			t.json("draft", draft)
		} else if b.Bucket.Get(deckKey(id, draftN)) != nil {
			t.bad("deck %s: %s are damaged and were left out", "deck %s : %s sont endommagées et ont été laissées de côté", uint64(id), deckPart(draftN))
		}
		if t.block.Len() > maxBlock {
			t.bad("deck %s is larger than %s MB: it was written, but no restore takes it", "le deck %s dépasse %s Mo : il a été écrit, mais aucune restauration ne le prendra", uint64(id), maxBlock>>20)
		}
		t.end()
	}
}

// versions writes the versions of a deck, and that it stands in the trash.
func (t *textWriter) versions(b deckBucket, id DeckID) {
	t.did.Decks++
	versions, err := b.versions(id)
	if err != nil {
		t.bad("%s: it is damaged and was left out", "%s : elle est endommagée et a été laissée de côté", card.Why(err))
	}
	for _, v := range versions {
		data, _ := json.Marshal(v) // texts and numbers
		t.json("version", data)
	}
	if h, err := b.head(id); err == nil && h.Trash {
		t.line("trash")
	}
}

// A savedDeck is a kept deck as an export says it.
type savedDeck struct {
	id       DeckID
	versions []DeckVersion
	draft    json.RawMessage
	trash    bool
}

// said is what to call the deck.
func (d *savedDeck) said() card.Text {
	if n := len(d.versions); n > 0 {
		return card.T(quoted(d.versions[n-1].Name), quoted(d.versions[n-1].Name))
	}
	return card.Say("%s", "%s", uint64(d.id))
}

// maxVersions bounds the versions of a deck in a text.
const maxVersions = 100_000

// read takes a line of a deck.
func (d *savedDeck) read(word, rest string) error {
	switch word {
	case "version":
		var v DeckVersion
		err := readJSON(word, rest, &v)
		switch {
		case err != nil:
			return err
		case d.id == 0 || len(d.versions) >= maxVersions:
			return card.Because("a version that is one too many", "une version de trop")
		case len(v.Text) > maxDeckText:
			return card.Because("the deck is larger than %s KB", "le deck dépasse %s Ko", maxDeckText>>10)
		}
		d.versions = append(d.versions, v)
		return nil
	case "draft":
		if len(rest) > maxDraft || !json.Valid([]byte(rest)) {
			return card.Because("the %s is damaged: %s", "« %s » est endommagé : %s", word, errRecord)
		}
		d.draft = json.RawMessage(rest)
		return nil
	case "trash":
		d.trash = true
		return nil
	}
	return noWord(word, "version, draft, trash", "end")
}

// beginning is the same for two decks whose first version was saved at the same moment and
// says the same: they are one deck, which may have gone on in two ways.
func (v *DeckVersion) beginning() [32]byte {
	return sha256.Sum256([]byte(v.When.UTC().Format("2006-01-02T15:04:05.999999999") + "\x00" + v.Name + "\x00" + v.Text))
}

// equal tells whether two versions are one.
func (v *DeckVersion) equal(other *DeckVersion) bool {
	return v.When.Equal(other.When) && v.Note == other.Note && v.says(other.DeckRecord)
}

// keptDeck adds a deck, or what it lacks here. A deck that went on in another way here is
// added as one more.
func (in *importing) keptDeck(d *savedDeck) error {
	if len(d.versions) == 0 {
		if d.id != 0 {
			in.bad("the deck %s: its versions were lost before the export", "le deck %s : ses versions étaient perdues avant l’exportation", d.said())
			return nil
		}
		return in.draft(0, d.draft)
	}
	begun := d.versions[0].beginning()
	id, here, known := in.findDeck(in.decks[begun], d)
	switch {
	case !known && len(in.decks[begun]) >= maxAlike:
		in.bad("the deck %s: %s decks that began like it are here already", "le deck %s : %s decks qui ont commencé comme lui sont déjà ici", d.said(), maxAlike)
		return nil
	case len(d.versions) > len(here):
		added, err := in.addVersions(id, len(here), d)
		if err != nil {
			return err
		}
		if in.did.Decks++; !known {
			id = added
			in.decks[begun] = append(in.decks[begun], id)
			if d.trash {
				if err := in.s.DeleteDeck(id); err != nil {
					return err
				}
			}
		}
	default:
		in.did.Known++
		if h, ok := in.s.deckHead(id); ok && h.Trash && !d.trash {
			in.did.Back++
			if err := in.s.UndeleteDeck(id); err != nil {
				return err
			}
		}
	}
	return in.draft(id, d.draft)
}

// findDeck looks among the decks that began in the same way for one that has all versions
// of d, or that d goes on from.
func (in *importing) findDeck(among []DeckID, d *savedDeck) (id DeckID, here []DeckVersion, found bool) {
	for _, id := range among {
		here, err := in.s.DeckVersions(id)
		n := min(len(here), len(d.versions))
		if err == nil && slices.EqualFunc(here[:n], d.versions[:n], func(a, b DeckVersion) bool { return a.equal(&b) }) {
			return id, here, true
		}
	}
	return 0, nil, false
}

// addVersions adds the versions from number from on to a deck, a new one for 0.
func (in *importing) addVersions(id DeckID, from int, d *savedDeck) (DeckID, error) {
	var ops []*op
	for i := from; i < len(d.versions); i++ {
		v := d.versions[i]
		v.N = i + 1
		ops = append(ops, &op{Kind: opDeck, Deck: id, Saved: &v, At: v.When})
	}
	err := in.s.do(ops...)
	return ops[0].Deck, err
}

// draft takes the unsaved changes of a deck that has none here.
func (in *importing) draft(id DeckID, draft json.RawMessage) error {
	if _, ok := in.s.Draft(id); ok || draft == nil {
		return nil
	}
	in.did.Drafts++
	return in.s.SetDraft(id, draft)
}
