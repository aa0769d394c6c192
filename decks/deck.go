package decks

import (
	"cmp"
	"slices"

	"cantina/engine/card"
	"cantina/engine/catalog"
)

// An Entry is a card of a deck and how many copies of it.
type Entry struct {
	Slug    string // its key in the catalog; "" for a card that the catalog does not know
	Title   string // of an unknown card, as its source wrote it
	Number  string // of an unknown card, such as "5_91"; may be ""
	Count   int
	Outside bool     // kept beside the deck (deck.shields, deck.starting-effect.count)
	Tags    []string // the player's own piles that it lies on
	Note    string   // what the player says of it
}

// A Deck is what a player brings.
type Deck struct {
	Name string
	Side card.Side
	card.Starting
	Cards      []Entry
	Notes      card.Text
	Plan       card.Text // how it means to win
	Format     string    // the name of the format it is built for; "" for open play
	Tags       []string  // the player's own words for it
	Difficulty int       // how hard it is to play, 1 to Hardest; 0: not rated
	Pool       *Pool     // what a sealed deck is built from; nil for every other one. Nobody changes it
}

// Size is how many cards the deck counts, those beside it left out.
func (d *Deck) Size() int {
	n := 0
	for _, e := range d.Cards {
		if !e.Outside {
			n += e.Count
		}
	}
	return n
}

// Slugs lists the cards of the deck, one for each copy, without the unknown ones
// and those beside the deck.
func (d *Deck) Slugs() []string {
	return d.slugs(false)
}

func (d *Deck) slugs(outside bool) (out []string) {
	for _, e := range d.Cards {
		if e.Slug != "" && e.Outside == outside {
			for range e.Count {
				out = append(out, e.Slug)
			}
		}
	}
	return out
}

// Dealt is the deck as a game starts from it.
func (d *Deck) Dealt() card.Deck {
	return card.Deck{Name: d.Name, Side: d.Side, Cards: d.Slugs(), Outside: d.slugs(true), Starting: d.Starting}
}

// Count is how many copies of a card are in the deck.
func (d *Deck) Count(slug string) int {
	n := 0
	for _, e := range d.Cards {
		if e.Slug == slug && !e.Outside {
			n += e.Count
		}
	}
	return n
}

// Add puts n copies more of a card into the deck; a negative n takes copies out.
// An entry without copies goes.
func (d *Deck) Add(e Entry, n int) {
	i := slices.IndexFunc(d.Cards, func(x Entry) bool {
		return x.Slug == e.Slug && x.Title == e.Title && x.Outside == e.Outside
	})
	if i < 0 {
		e.Count = 0
		d.Cards = append(d.Cards, e)
		i = len(d.Cards) - 1
	} else if n > 0 {
		d.Cards[i].join(e)
	}
	d.Cards[i].Count += n
	if d.Cards[i].Count <= 0 {
		d.Cards = slices.Delete(d.Cards, i, i+1)
	}
}

// join adds what is said of other copies of the card.
func (e *Entry) join(other Entry) {
	for _, tag := range other.Tags {
		if !slices.Contains(e.Tags, tag) {
			e.Tags = append(slices.Clip(e.Tags), tag)
		}
	}
	if e.Note == "" {
		e.Note = other.Note
	}
}

// Clone is a deck of its own with the same in it.
func (d *Deck) Clone() *Deck {
	c := *d
	c.Tags, c.Cards = slices.Clone(d.Tags), slices.Clone(d.Cards)
	for i := range c.Cards {
		c.Cards[i].Tags = slices.Clone(c.Cards[i].Tags)
	}
	return &c
}

// Resolve gives unknown cards their slug if the catalog has them by now.
func (d *Deck) Resolve(cat *catalog.Catalog) {
	old := d.Cards
	d.Cards = nil
	for _, e := range old {
		if e.Slug == "" {
			if k := lookup(cat, d.Side, e.Title, e.Number); k != nil {
				e.Slug, e.Title, e.Number = k.Slug, "", ""
			}
		}
		d.Add(e, e.Count)
	}
}

// lookup finds a card by its number, else by its exact title, first on a side.
func lookup(cat *catalog.Catalog, side card.Side, title, number string) *catalog.Card {
	if k := cat.ByNumber(number); k != nil {
		return k
	}
	if k := cat.ByTitle(title, side); k != nil {
		return k
	}
	return cat.ByTitle(title, side.Other())
}

// groups is the order in which a deck is listed.
var groups = [card.Types]card.Type{
	card.Objective, card.Location, card.Character, card.Starship, card.Vehicle, card.Weapon, card.Device, card.Effect, card.Interrupt,
	card.AdmiralsOrder, card.EpicEvent, card.JediTest, card.Creature, card.Podracer, card.DefensiveShield,
}

// A Group is the cards of one type in a deck, by title.
type Group struct {
	Type  card.Type
	Cards []Entry
	Count int
}

// Groups sorts the known cards of the deck (or those beside it) by type and title.
func (d *Deck) Groups(cat *catalog.Catalog, outside bool) []Group {
	var out []Group
	for _, t := range groups {
		g := Group{Type: t}
		for _, e := range d.Cards {
			if k := cat.Get(e.Slug); k != nil && k.Type == t && e.Outside == outside {
				g.Cards = append(g.Cards, e)
				g.Count += e.Count
			}
		}
		slices.SortStableFunc(g.Cards, func(a, b Entry) int {
			return cmp.Compare(cat.Get(a.Slug).Title, cat.Get(b.Slug).Title)
		})
		if g.Count > 0 {
			out = append(out, g)
		}
	}
	return out
}

// Unknown lists the cards that the catalog does not know.
func (d *Deck) Unknown(cat *catalog.Catalog) []Entry {
	var out []Entry
	for _, e := range d.Cards {
		if cat.Get(e.Slug) == nil {
			out = append(out, e)
		}
	}
	return out
}
