package rulebook

import (
	"strconv"
	"sync"

	"cantina/assets"
	"cantina/engine/card"
)

// A Book is the whole rulebook. It does not change.
type Book struct {
	chapters []*Chapter
	items    []*Item
	byID     map[string]*Item
	ready    []searched
}

// A Chapter is a chapter of the book.
type Chapter struct {
	No    int // as printed
	Title card.Text
	Intro [card.Langs][]Para
	Items []*Item
}

// An Item is a paragraph of the rules, a worked example, or a word of the glossary.
type Item struct {
	ID      string
	No      int // its place in the chapter, from 1
	Title   card.Text
	Section card.Text // the heading it stands under; "" before the first
	Chapter *Chapter
	Body    [card.Langs][]Para
	Example bool   // a worked example: its id begins with "ex."
	Term    bool   // a word of the glossary: its id begins with "term."
	NoScene string // why no scene can show it, for developers; "" if one can

	at int // place in the book
}

// A Para is one paragraph of a text.
type Para struct {
	House bool // says how this table reads what rulebooks read differently
	Spans []Span
}

// A Span is a run of text in one style.
type Span struct {
	Text  string    // as written; of a reference its id
	Em    bool      // stressed
	Rule  string    // the id of the item it leads to, or ""
	Label card.Text // what a reference says: the title of what it leads to
}

// In is what a span says in a language.
func (s Span) In(l card.Lang) string {
	if s.Rule != "" {
		return s.Label[l]
	}
	return s.Text
}

// Number is where an item stands in this edition of the book: "9.7". What never
// changes is its ID.
func (i *Item) Number() string { return strconv.Itoa(i.Chapter.No) + "." + strconv.Itoa(i.No) }

var embedded = sync.OnceValue(func() *Book {
	b, err := Read(assets.Rulebook)
	if err != nil {
		panic("rulebook: " + err.Error())
	}
	return b
})

// Embedded is the book in the program.
func Embedded() *Book { return embedded() }

// Chapters are the chapters in their order; not to be changed.
func (b *Book) Chapters() []*Chapter { return b.chapters }

// Items are all items in their order; not to be changed.
func (b *Book) Items() []*Item { return b.items }

// Lookup finds the item of an id, or nil.
func (b *Book) Lookup(id string) *Item { return b.byID[id] }

// Step is the item n places after the item of an id, or before it if n is
// negative; at an end of the book, the last one there.
func (b *Book) Step(id string, n int) *Item {
	i := b.byID[id]
	if i == nil {
		return nil
	}
	return b.items[min(max(i.at+n, 0), len(b.items)-1)]
}
