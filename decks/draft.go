package decks

import (
	"fmt"
	"reflect"

	"cantina/engine/card"
	"cantina/engine/catalog"
)

// A Draft is a deck that is being built: the deck that it began with, and every change
// since, as values. What was undone stays behind At, until another change is made. A Draft
// is plain data, so that it is kept as it is; nothing in it is ever forgotten.
type Draft struct {
	Base    Deck
	Changes []Change
	At      int // so many of the changes are in force
	Saved   int // so many were in force when it was last saved; -1: what was saved is gone
}

// A Deed says what a Change does.
type Deed string

const (
	Put      Deed = "put"      // N copies more of Entry, or fewer
	Move     Deed = "move"     // N copies of Entry to the other place: beside the deck or into it
	Starting Deed = "starting" // Slot is to be Entry's card, "" none
	Name     Deed = "name"     // the deck is called Text[0]
	Notes    Deed = "notes"    // the notes are Text
	Replace  Deed = "replace"  // the deck is To; Text says why: a mend, a version taken up again
)

// A Slot is one of the cards that a game starts with (start.kinds).
type Slot string

const (
	StartSlot     Slot = "start"
	EffectSlot    Slot = "effect"
	InterruptSlot Slot = "interrupt"
)

// A Change is one thing done to a deck.
type Change struct {
	Deed  Deed
	Entry Entry     `json:",omitzero"` // which card; its Count says nothing
	N     int       `json:",omitzero"`
	Slot  Slot      `json:",omitzero"`
	Text  card.Text `json:",omitzero"`
	To    *Deck     `json:",omitempty"`
}

// NewDraft begins with a deck as it is.
func NewDraft(d *Deck) *Draft { return &Draft{Base: *d.Clone()} }

// Clone is a copy that shares nothing with the deck.
func (d *Deck) Clone() *Deck {
	c := *d
	c.Cards = append([]Entry(nil), d.Cards...) // nil if there are none
	return &c
}

// Deck is the deck as it stands.
func (d *Draft) Deck() *Deck {
	deck := d.Base.Clone()
	for i := range d.At {
		deck = d.Changes[i].apply(deck)
	}
	return deck
}

// Do makes a change, and tells whether it changes anything; what does not is not kept.
func (d *Draft) Do(c Change) bool {
	was := d.Deck()
	if reflect.DeepEqual(c.apply(was.Clone()).Clone(), was) {
		return false
	}
	if d.Saved > d.At {
		d.Saved = -1
	}
	d.Changes = append(d.Changes[:d.At:d.At], c)
	d.At++
	return true
}

// Undo takes the last change back; Redo makes it again. Each tells whether there was one.
func (d *Draft) Undo() bool {
	if d.At == 0 {
		return false
	}
	d.At--
	return true
}

// Redo makes again what was undone last.
func (d *Draft) Redo() bool {
	if d.At == len(d.Changes) {
		return false
	}
	d.At++
	return true
}

// Last is the change that Undo would take back, Next the one that Redo would make; nil
// without one.
func (d *Draft) Last() *Change {
	if d.At == 0 {
		return nil
	}
	return &d.Changes[d.At-1]
}

// Next is the change that Redo would make, or nil.
func (d *Draft) Next() *Change {
	if d.At == len(d.Changes) {
		return nil
	}
	return &d.Changes[d.At]
}

// MarkSaved says that the deck as it stands has been saved.
func (d *Draft) MarkSaved() { d.Saved = d.At }

// Dirty tells whether the deck differs from what was saved.
func (d *Draft) Dirty() bool { return d.Saved != d.At }

// Check tells whether a draft that was read is one: At and Saved within the changes.
func (d *Draft) Check() error {
	if d.At < 0 || d.At > len(d.Changes) || d.Saved < -1 || d.Saved > len(d.Changes) {
		return card.Because("the draft of the deck does not fit together", "le brouillon du deck est incohérent")
	}
	for i := range d.Changes {
		if c := &d.Changes[i]; c.Deed == Replace && c.To == nil {
			return card.Because("change %d of the draft says no deck", "la modification %d du brouillon ne dit pas de deck", i+1)
		}
	}
	return nil
}

// apply changes d, or returns another deck.
func (c *Change) apply(d *Deck) *Deck {
	switch c.Deed {
	case Put:
		d.Add(c.Entry, c.N)
	case Move:
		if n := min(c.N, d.copies(c.Entry)); n > 0 {
			to := c.Entry
			to.Outside = !to.Outside
			d.Add(c.Entry, -n)
			d.Add(to, n)
		}
	case Starting:
		if into := d.slot(c.Slot); into != nil {
			*into = c.Entry.Slug
		}
	case Name:
		d.Name = c.Text[card.English]
	case Notes:
		d.Notes = c.Text
	case Replace:
		return c.To.Clone()
	}
	return d
}

// copies is how many copies of an entry there are, where the entry says.
func (d *Deck) copies(e Entry) int {
	for _, x := range d.Cards {
		if x.Slug == e.Slug && x.Title == e.Title && x.Outside == e.Outside {
			return x.Count
		}
	}
	return 0
}

func (d *Deck) slot(s Slot) *string {
	switch s {
	case StartSlot:
		return &d.Start
	case EffectSlot:
		return &d.Effect
	case InterruptSlot:
		return &d.Interrupt
	}
	return nil
}

// SlotOf is which of the starting cards a card may be, "" if none (start.kinds).
func SlotOf(k *catalog.Card) Slot {
	var d Deck
	startWith(&d, k)
	for _, s := range []Slot{StartSlot, EffectSlot, InterruptSlot} {
		if *d.slot(s) != "" {
			return s
		}
	}
	return ""
}

// Starts tells whether the deck names a card as one that it starts with.
func (d *Deck) Starts(slug string) bool {
	return slug != "" && (slug == d.Start || slug == d.Effect || slug == d.Interrupt)
}

var slotNames = map[Slot]card.Text{
	StartSlot:     card.T("the deck starts with %s", "le deck commence avec %s"),
	EffectSlot:    card.T("%s is the Starting Effect", "%s est l'effet de départ"),
	InterruptSlot: card.T("%s is the Starting Interrupt", "%s est l'interruption de départ"),
}

var slotsEmpty = map[Slot]card.Text{
	StartSlot:     card.T("no starting location is named", "aucune localisation de départ n'est nommée"),
	EffectSlot:    card.T("no Starting Effect is named", "aucun effet de départ n'est nommé"),
	InterruptSlot: card.T("no Starting Interrupt is named", "aucune interruption de départ n'est nommée"),
}

// Said says a change: "2 Stormtrooper taken out".
func (c *Change) Said(cat *catalog.Catalog) card.Text {
	title := c.Entry.Title
	if k := cat.Get(c.Entry.Slug); k != nil {
		title = k.Title
	} else if title == "" {
		title = c.Entry.Slug
	}
	switch c.Deed {
	case Put:
		switch {
		case c.N < 0 && c.Entry.Outside:
			return counted(card.T("%d %s no longer beside the deck", "retiré d'à côté du deck : %d %s"), -c.N, title)
		case c.N < 0:
			return counted(card.T("%d %s taken out", "retiré : %d %s"), -c.N, title)
		case c.Entry.Outside:
			return counted(card.T("%d %s put beside the deck", "mis à côté du deck : %d %s"), c.N, title)
		}
		return counted(card.T("%d %s added", "ajouté : %d %s"), c.N, title)
	case Move:
		if c.Entry.Outside {
			return counted(card.T("%d %s brought into the deck", "entré dans le deck : %d %s"), c.N, title)
		}
		return counted(card.T("%d %s moved beside the deck", "sorti à côté du deck : %d %s"), c.N, title)
	case Starting:
		if c.Entry.Slug == "" {
			return slotsEmpty[c.Slot]
		}
		return counted(slotNames[c.Slot], title)
	case Name:
		return counted(card.T("renamed “%s”", "renommé « %s »"), c.Text[card.English])
	case Notes:
		return card.T("notes changed", "notes modifiées")
	case Replace:
		return c.Text
	}
	return card.Text{}
}

func counted(t card.Text, args ...any) card.Text {
	for l := range t {
		t[l] = fmt.Sprintf(t[l], args...)
	}
	return t
}
