package catalog

import (
	"maps"
	"slices"
	"strings"
	"sync"

	"cantina/engine/card"
)

// A Card is a card of the catalog: its facts, and its game text, which is read when it
// is first asked for.
type Card struct {
	*card.Def
	Rules   string             // the game text as written in the file
	Example string             // a scene that shows the card at work
	Signs   [card.Stats]string // what is printed instead of a number: "*" or a letter if the game text defines it, "3 + destiny"
	File    string
	Line    int  // of the card's header
	Blank   bool // the printed card has no game text beyond what its facts say

	catalog         *Catalog
	wrong           []Problem // in its facts
	read            func() *reading
	whole           sync.Once
	isWhole         bool
	header, rulesAt int // byte offsets in the file
}

// Written tells whether the card has text of ours, or needs none. A card that is not
// written is found, shown and kept in decks, but not played.
func (k *Card) Written() bool { return k.Blank || strings.TrimSpace(k.Rules) != "" }

// A Catalog holds the cards in a fixed order: by set, then by number. Nothing that can
// be seen of it changes after Load, so it may be used by many goroutines.
type Catalog struct {
	cards    []*Card
	problems []Problem // in the facts
	own      bool      // holds the program's own cards: the table of what is whole speaks of them
	bySlug   map[string]int
	byNum    map[string]int
	byTitle  [card.Sides]map[string]int
	titles   []string
	known    map[string]bool   // what may stand in quotes: titles, personas, systems
	names    []string          // the same, sorted
	folded   map[string]string // the same, by Fold
	runes    [][]rune          // the same, folded, in the order of names
	bags     []bag             // the letters of each
	marks    []uint64          // of each bag
	hashed   sync.Once
	hash     uint64

	squeezing sync.Once
	squeezed  [card.Sides]map[string]*Card // by squeezed title; made when one is asked for

	kept    sync.Map
	base    *Catalog // of which this one has some cards rewritten
	rewrite file     // those cards
}

// Kept is what somebody works out from the catalog, under a key of his own: made when it
// is first asked for, and gone with the catalog.
func (c *Catalog) Kept(key any, made func() any) any {
	if x, ok := c.kept.Load(key); ok {
		return x
	}
	x, _ := c.kept.LoadOrStore(key, made())
	return x
}

// Len is how many cards there are.
func (c *Catalog) Len() int { return len(c.cards) }

// At returns the card with index i.
func (c *Catalog) At(i int) *Card { return c.cards[i] }

// All returns the cards in order. The slice is the catalog's own.
func (c *Catalog) All() []*Card { return c.cards }

// Index returns the index of a card's slug, or -1.
func (c *Catalog) Index(slug string) int {
	if i, ok := c.bySlug[slug]; ok {
		return i
	}
	return -1
}

// Get returns the card with a slug, or nil.
func (c *Catalog) Get(slug string) *Card {
	if i := c.Index(slug); i >= 0 {
		return c.cards[i]
	}
	return nil
}

// ByTitle returns the first card of a title on a side, or nil: one that is written, if
// any is. Case, accents and punctuation do not matter (rules.style).
func (c *Catalog) ByTitle(title string, side card.Side) *Card {
	if i, ok := c.byTitle[side][Fold(title)]; ok {
		return c.cards[i]
	}
	return nil
}

// ByNumber returns the card with a number such as "1_19", as other programs use
// it, or nil.
func (c *Catalog) ByNumber(number string) *Card {
	if i, ok := c.byNum[number]; ok {
		return c.cards[i]
	}
	return nil
}

// Titles returns every title once, sorted.
func (c *Catalog) Titles() []string { return c.titles }

// Known tells whether a name in quotes is a title, persona or system of the catalog.
func (c *Catalog) Known(name string) bool { return c.known[name] }

// Spelt returns the known name that is written like name but for case, accents
// and punctuation.
func (c *Catalog) Spelt(name string) (string, bool) {
	s, ok := c.folded[Fold(name)]
	return s, ok
}

// maxTitle is longer than any title is, in bytes.
const maxTitle = 200

// NearestTitle returns the known name most like name, or "".
func (c *Catalog) NearestTitle(name string) string {
	if len(name) > maxTitle {
		return ""
	}
	n := newNearness(name)
	mine := bagOf(n.to)
	marks := mine.marks()
	for i, theirs := range c.marks {
		if !n.far(marks, theirs) {
			n.tryBagged(c.names[i], c.runes[i], &c.bags[i], &mine)
		}
	}
	return n.best
}

// Hash is the same for the same facts and rules on every system. A replay carries it.
func (c *Catalog) Hash() uint64 {
	c.hashed.Do(func() { c.hash = c.hashCards() })
	return c.hash
}

// index fixes the order of the cards and fills what finds them.
func (c *Catalog) index() {
	slices.SortStableFunc(c.cards, order)
	c.bySlug = make(map[string]int, len(c.cards))
	c.byNum = make(map[string]int, len(c.cards))
	c.known = make(map[string]bool, 2*len(c.cards))
	for s := range c.byTitle {
		c.byTitle[s] = make(map[string]int, len(c.cards))
	}
	for i, k := range c.cards {
		c.bySlug[k.Slug] = i
		c.byNum[k.Number] = i
		fold := Fold(k.Title)
		if first, ok := c.byTitle[k.Side][fold]; !ok || !c.cards[first].Written() && k.Written() {
			c.byTitle[k.Side][fold] = i
		}
		c.titles = append(c.titles, k.Title)
		c.known[k.Title] = true
		if strings.Contains(k.Title, " & ") {
			if k.Parts == nil { // else another catalog has the card, too
				k.Parts = strings.Split(k.Title, " & ")
			}
			for _, t := range k.Parts {
				c.known[t] = true
			}
		}
		c.known[k.System] = true
		if place, _, ok := strings.Cut(k.Title, ": "); ok && k.Type == card.Location { // location.part-of: "Cloud City"
			c.known[place] = true
		}
		for _, p := range slices.Concat(k.Personas, k.Newest, k.Groups, strings.Split(k.Title, faceBreak)) {
			c.known[p] = true
		}
		for _, p := range k.Permanent {
			c.known[p.Persona] = true
		}
	}
	for _, x := range card.Identities { // who it is on the other side of the table
		c.known[x.Name] = c.known[x.Name] || c.known[x.Persona]
	}
	delete(c.known, "")
	c.names = slices.Sorted(maps.Keys(c.known))
	c.folded = make(map[string]string, len(c.names))
	c.runes, c.bags, c.marks = make([][]rune, len(c.names)), make([]bag, len(c.names)), make([]uint64, len(c.names))
	for i, n := range c.names {
		fold := Fold(n)
		c.folded[fold], c.runes[i] = n, []rune(fold)
		c.bags[i] = bagOf(c.runes[i])
		c.marks[i] = c.bags[i].marks()
	}
	slices.Sort(c.titles)
	c.titles = slices.Compact(c.titles)
}
