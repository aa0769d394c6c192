package find

import (
	"maps"
	"math/bits"
	"slices"
	"strings"
	"sync"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/gametext"
)

// An Index finds the cards of a catalog. It may be used by many goroutines.
type Index struct {
	cat       *catalog.Catalog
	titles    *postings             // of the cards
	facts     [card.Langs]*postings // kinds, icons, characteristics, personas ...
	listed    []string              // the titles of the catalog, folded likewise
	prints    func() *prints
	used      func() map[string]set
	nounForms func() nouned
	texts     func() [card.Langs]*postings
	called    func() map[string]set // by title, persona or system: what a text means that names it
	numbered  func() map[string]set // by number

	vocabularies map[string]func() *vocabulary  // by the key of a field
	relations    map[string]func() []set        // by the key of a field, by card
	numbers      map[string]func() [][]card.Num // by the key of a field, by card
	flags        map[string]func() set          // by the key of a field
	spelt        func() []spelling              // the words of all titles and texts, for what is nearest
	occasions    func() []occasion
	brought      sync.Map // what Brings has found, by slug
	wanted       sync.Map // what Wants has found, by slug
	grounded     sync.Map // what grounds has found, by slug
}

type theIndex struct{}

// Of is the index of a catalog, made once.
func Of(cat *catalog.Catalog) *Index {
	return cat.Kept(theIndex{}, func() any { return New(cat) }).(*Index)
}

// New makes an index. Of is what most want.
func New(cat *catalog.Catalog) *Index {
	ix := &Index{cat: cat}
	ix.nounForms = sync.OnceValue(ix.newNouns)
	ix.used = sync.OnceValue(ix.nounsUsed)
	ix.prints = sync.OnceValue(ix.newPrints)
	ix.texts = sync.OnceValue(ix.readTexts)
	ix.spelt = sync.OnceValue(ix.words)
	ix.called = sync.OnceValue(ix.byName)
	ix.numbered = sync.OnceValue(ix.byNumber)
	ix.occasions = sync.OnceValue(ix.readOccasions)
	ix.readFacts()
	ix.vocabularies = map[string]func() *vocabulary{}
	ix.relations = map[string]func() []set{}
	ix.numbers = map[string]func() [][]card.Num{}
	ix.flags = map[string]func() set{}
	for _, f := range fields {
		if f.number != nil {
			ix.numbers[f.Key] = sync.OnceValue(func() [][]card.Num { return ix.each(f.number) })
		}
		if f.flag != nil {
			ix.flags[f.Key] = sync.OnceValue(func() set { return ix.where(f.flag) })
		}
		if f.vocabulary != nil {
			ix.vocabularies[f.Key] = sync.OnceValue(func() *vocabulary { return f.vocabulary(ix).ready() })
		}
		if f.relation != nil {
			ix.relations[f.Key] = sync.OnceValue(func() []set { return f.relation(ix) })
		}
	}
	return ix
}

// Warm reads all that a query may ask for, so that the first need not wait: texts,
// vocabularies and relations. It takes about half a second, on a goroutine of its own.
func (ix *Index) Warm() {
	ix.texts()
	ix.spelt()
	ix.called()
	ix.numbered()
	for _, f := range fields {
		if f.number != nil {
			ix.numbers[f.Key]()
		}
		if f.flag != nil {
			ix.flags[f.Key]()
		}
		if f.vocabulary != nil {
			for _, e := range ix.vocabularies[f.Key]().entries {
				e.cards()
			}
		}
		if f.relation != nil {
			ix.relations[f.Key]()
		}
	}
}

// fold is what of a text matters for comparing, with a space around.
func fold(s string) string { return " " + catalog.Fold(s) + " " }

// readFacts folds the titles of all cards, and what is printed on them beside numbers.
func (ix *Index) readFacts() {
	called := map[string]string{}
	french := func(look gametext.Look, w string) string {
		key := string(rune(look)) + w
		s, ok := called[key]
		if !ok {
			s = gametext.Called(look, w, card.French)
			called[key] = s
		}
		return s
	}
	var titles []string
	var facts [card.Langs][]string
	for _, k := range ix.cat.All() {
		titles = append(titles, fold(k.Title))
		names := append(slices.Concat(k.Personas, k.Groups, k.Newest, k.Matching, k.Words), k.Class, k.System)
		for _, p := range k.Permanent {
			names = append(names, p.Persona)
		}
		for l := range card.Langs {
			words := append(names[:len(names):len(names)], card.TypeNames[k.Type][l])
			for _, p := range []struct {
				look  gametext.Look
				words []string
			}{{gametext.LookKind, k.Kinds}, {gametext.LookIcon, k.Icons}, {gametext.LookTrait, k.Traits}} {
				for _, w := range p.words {
					if l == card.French {
						w = french(p.look, w)
					}
					words = append(words, w)
				}
			}
			facts[l] = append(facts[l], fold(strings.Join(words, " . ")))
		}
	}
	ix.titles = post(titles)
	for l := range card.Langs {
		ix.facts[l] = post(facts[l])
	}
	for _, t := range ix.cat.Titles() {
		ix.listed = append(ix.listed, fold(t))
	}
}

// readTexts folds what we print of all cards that are written. A text in French is found by
// English words, too.
func (ix *Index) readTexts() (out [card.Langs]*postings) {
	var texts [card.Langs][]string
	for _, k := range ix.cat.All() {
		for l := range card.Langs {
			s := ""
			if k.Written() {
				s = fold(strings.Join(k.Text(l), " "))
			}
			texts[l] = append(texts[l], s)
		}
	}
	for l := range card.Langs {
		out[l] = post(texts[l])
	}
	return out
}

// words are all words of titles, facts and texts, sorted.
func (ix *Index) words() []spelling {
	seen := map[string]bool{}
	texts := ix.texts()
	for _, list := range [][]string{ix.titles.words, ix.facts[0].words, ix.facts[1].words, texts[0].words, texts[1].words} {
		for _, w := range list {
			if len(w) > 2 {
				seen[w] = true
			}
		}
	}
	out := make([]spelling, 0, len(seen))
	for _, w := range slices.Sorted(maps.Keys(seen)) {
		out = append(out, spelling{w, letters(w)})
	}
	return out
}

// A spelling is a word, and a bit for each letter that it has.
type spelling struct {
	word    string
	letters uint32
}

func letters(w string) (m uint32) {
	for _, r := range w {
		m |= 1 << (r % 32)
	}
	return m
}

// nearest is the word of titles and texts that is most like another, "" if none is near.
func (ix *Index) nearest(word string) string {
	word = catalog.Fold(word)
	mine, far := letters(word), len(word)/3
	var near []string
	for _, s := range ix.spelt() {
		d := len(s.word) - len(word)
		if d <= far && -d <= far && bits.OnesCount32(mine&^s.letters) <= far && bits.OnesCount32(s.letters&^mine) <= far {
			near = append(near, s.word)
		}
	}
	return catalog.Nearest(word, near)
}

// begins tells whether a word is one of some title, such as "Tatooine" before a colon.
func (ix *Index) begins(word string) bool {
	s := newSet(ix.cat.Len())
	ix.titles.add(s, &value{words: catalog.Fold(word), exact: true})
	return s.any()
}

// each asks something of every card.
func (ix *Index) each(ask func(k *catalog.Card) []card.Num) [][]card.Num {
	out := make([][]card.Num, ix.cat.Len())
	for i, k := range ix.cat.All() {
		out[i] = ask(k)
	}
	return out
}

// byNumber finds cards by "1_168", and by their set's "1".
func (ix *Index) byNumber() map[string]set {
	out := map[string]set{}
	for i, k := range ix.cat.All() {
		set, _, _ := strings.Cut(k.Number, "_")
		ix.into(out, k.Number, i)
		ix.into(out, set, i)
	}
	return out
}

// into adds a card to the set of a word.
func (ix *Index) into(sets map[string]set, word string, i int) {
	if sets[word] == nil {
		sets[word] = newSet(ix.cat.Len())
	}
	sets[word].add(i)
}

// where makes the set of the cards that pass a test.
func (ix *Index) where(test func(k *catalog.Card) bool) set {
	s := newSet(ix.cat.Len())
	for i, k := range ix.cat.All() {
		if test(k) {
			s.add(i)
		}
	}
	return s
}
