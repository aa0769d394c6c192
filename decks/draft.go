package decks

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

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
	Put       Deed = "put"      // N copies more of Entry, or fewer
	Move      Deed = "move"     // N copies of Entry to the other place: beside the deck or into it
	SetStart  Deed = "starting" // Slot is to be Entry's card, "" none
	Rename    Deed = "name"     // the deck is called Text[0]
	SetNotes  Deed = "notes"    // the notes are Text
	SetWords  Deed = "words"    // the player's own words for the deck are Text[0], with commas between
	SetPlan   Deed = "plan"     // the plan is Text
	SetFormat Deed = "format"   // it is built for the format called Text[0]
	SetTag    Deed = "tag"      // Entry lies on the player's pile called Text[0] (N 1), or no longer (-1)
	SetNote   Deed = "say"      // the note on Entry is Text[0]
	Replace   Deed = "replace"  // the deck is To; Text says why: a mend, a version taken up again
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
	if same(c.apply(was.Clone()), was) {
		return false
	}
	if d.Saved > d.At {
		d.Saved = -1
	}
	d.Changes = append(d.Changes[:d.At:d.At], c)
	d.At++
	return true
}

// same tells whether two decks say the same.
func same(a, b *Deck) bool {
	x, y := a.Clone(), b.Clone()
	if !x.Pool.same(y.Pool) {
		return false
	}
	x.Pool, y.Pool = nil, nil
	for _, d := range []*Deck{x, y} { // none is none, however it came about
		if len(d.Cards) == 0 {
			d.Cards = nil
		}
		if len(d.Tags) == 0 {
			d.Tags = nil
		}
		for i := range d.Cards {
			if len(d.Cards[i].Tags) == 0 {
				d.Cards[i].Tags = nil
			}
		}
	}
	return reflect.DeepEqual(x, y)
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

// Merged are changes with the copies of a card that came and went one after the other taken together, and without those
// that came and went again.
func Merged(changes []Change) (out []Change) {
	for _, c := range changes {
		if n := len(out) - 1; n >= 0 && c.Deed == Put && out[n].Deed == Put && c.Entry.Slug == out[n].Entry.Slug && c.Entry.Title == out[n].Entry.Title && c.Entry.Outside == out[n].Entry.Outside {
			if out[n].N += c.N; out[n].N == 0 {
				out = out[:n]
			}
			continue
		}
		out = append(out, c)
	}
	return out
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

// Unkept says why a deck would not be read again as it would be after a change: its name, a
// tag or a text is too long, there are too many copies. Such a change must not be made; of a
// deck that came so, every one may be.
func (d *Draft) Unkept(c Change, cat *catalog.Catalog) (why card.Text, unkept bool) {
	was := d.Deck()
	wrong := was.misread(cat)
	if m := c.apply(was.Clone()).misread(cat); len(m) > 0 && len(wrong) == 0 {
		return card.Say("%s: %s", "%s : %s", m[0].what, m[0].mend), true
	}
	return why, false
}

// misread is what is wrong with the deck's own file.
func (d *Deck) misread(cat *catalog.Catalog) []Mistake {
	_, mistakes := Parse(d.Name, d.TOML(cat))
	return mistakes
}

// apply changes d, or returns another deck.
func (c *Change) apply(d *Deck) *Deck {
	switch c.Deed {
	case Put:
		d.Add(c.Entry, c.N)
	case Move:
		if e := d.entry(c.Entry); e != nil {
			n, to := min(c.N, e.Count), *e
			to.Outside = !to.Outside
			d.Add(c.Entry, -n)
			d.Add(to, n)
		}
	case SetStart:
		if into := d.slot(c.Slot); into != nil {
			*into = c.Entry.Slug
		}
	case Rename:
		d.Name = c.Text[card.English]
	case SetNotes:
		d.Notes = c.Text
	case SetWords:
		d.Tags = nil
		for _, w := range strings.Split(c.Text[card.English], ",") {
			if w = CleanTag(w); w != "" && !slices.Contains(d.Tags, w) {
				d.Tags = append(d.Tags, w)
			}
		}
	case SetPlan:
		d.Plan = c.Text
	case SetFormat:
		d.Format = c.Text[card.English]
	case SetTag:
		if e, tag := d.entry(c.Entry), c.Text[card.English]; e != nil {
			e.Tags = slices.DeleteFunc(e.Tags, func(t string) bool { return t == tag })
			if c.N > 0 {
				e.Tags = append(e.Tags, tag)
			}
		}
	case SetNote:
		if e := d.entry(c.Entry); e != nil {
			e.Note = c.Text[card.English]
		}
	case Replace:
		return c.To.Clone()
	}
	return d
}

// entry is the entry of a deck that is of the same card in the same place, nil without one.
func (d *Deck) entry(e Entry) *Entry {
	for i := range d.Cards {
		if x := &d.Cards[i]; x.Slug == e.Slug && x.Title == e.Title && x.Outside == e.Outside {
			return x
		}
	}
	return nil
}

// Entry is what the deck says of a card in the deck, or beside it.
func (d *Deck) Entry(e Entry) (Entry, bool) {
	if x := d.entry(e); x != nil {
		return *x, true
	}
	return e, false
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
	EffectSlot:    card.T("%s is the Starting Effect", "%s est l’effet de départ"),
	InterruptSlot: card.T("%s is the Starting Interrupt", "%s est l’interruption de départ"),
}

var slotsEmpty = map[Slot]card.Text{
	StartSlot:     card.T("no starting location is named", "aucune localisation de départ n’est nommée"),
	EffectSlot:    card.T("no Starting Effect is named", "aucun effet de départ n’est nommé"),
	InterruptSlot: card.T("no Starting Interrupt is named", "aucune interruption de départ n’est nommée"),
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
			return counted(card.T("%d %s no longer beside the deck", "retiré d’à côté du deck : %d %s"), -c.N, title)
		case c.N < 0:
			return counted(card.T("%d %s taken out", "retiré : %d %s"), -c.N, title)
		case c.Entry.Outside:
			return counted(card.T("%d %s put beside the deck", "mis à côté du deck : %d %s"), c.N, title)
		}
		return counted(card.T("%d %s added", "ajouté : %d %s"), c.N, title)
	case Move:
		if c.Entry.Outside {
			return counted(card.T("%d %s brought into the deck", "entré dans le deck : %d %s"), c.N, title)
		}
		return counted(card.T("%d %s moved beside the deck", "sorti à côté du deck : %d %s"), c.N, title)
	case SetStart:
		if c.Entry.Slug == "" {
			return slotsEmpty[c.Slot]
		}
		return counted(slotNames[c.Slot], title)
	case Rename:
		return counted(card.T("renamed “%s”", "renommé « %s »"), c.Text[card.English])
	case SetNotes:
		return card.T("notes changed", "notes modifiées")
	case SetWords:
		return card.T("tags changed", "étiquettes modifiées")
	case SetPlan:
		return card.T("plan changed", "plan modifié")
	case SetFormat:
		said := card.T("format: %s", "format : %s")
		for l := range said {
			name := c.Text[card.English] // of a format of the player's own
			if f := FormatOf(name, Formats()); f != nil {
				name = f.Name[l]
			}
			said[l] = fmt.Sprintf(said[l], name)
		}
		return said
	case SetTag:
		if c.N < 0 {
			return counted(card.T("%s taken off the pile “%s”", "%s retiré de la pile « %s »"), title, c.Text[card.English])
		}
		return counted(card.T("%s laid on the pile “%s”", "%s mis sur la pile « %s »"), title, c.Text[card.English])
	case SetNote:
		return counted(card.T("a note on %s", "une note sur %s"), title)
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

// Which is which card an entry is of, and where: what a Change names it by.
func (e Entry) Which() Entry {
	return Entry{Slug: e.Slug, Title: e.Title, Number: e.Number, Outside: e.Outside}
}
