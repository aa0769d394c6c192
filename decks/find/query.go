package find

import (
	"cmp"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"cantina/engine/card"
	"cantina/engine/catalog"
)

// A Query is what a line asks for.
type Query struct {
	Line     string
	Lang     card.Lang
	Mistakes []Mistake

	ix    *Index
	root  node // nil: all cards
	sorts []sorting
	found func() set // by index in the catalog
}

// A node is a part of a query.
type node interface {
	cards(ix *Index) set
	said(l card.Lang) string
}

type (
	every []node
	some  []node
	none  struct{ of node }
)

// Parse reads a line. It never fails.
func (ix *Index) Parse(line string, lang card.Lang) *Query {
	q := &Query{Line: line, Lang: lang, ix: ix}
	r := &reader{ix: ix, q: q, src: line, known: map[reading]value{}}
	if len(line) > maxLine {
		end := maxLine
		for end > 0 && !utf8.RuneStart(line[end]) {
			end--
		}
		r.src = line[:end]
		r.mistake(end, len(line), card.Say("only the first %s letters are read", "seuls les %s premiers caractères sont lus", maxLine), "")
	}
	var list every
	for {
		if x := r.either(); x != nil {
			list = append(list, x)
		}
		r.space()
		if r.at >= len(r.src) {
			break
		}
		r.mistake(r.at, r.at+1, card.T("no bracket is open here", "aucune parenthèse n’est ouverte ici"), "")
		r.at++
	}
	switch len(list) {
	case 0:
	case 1:
		q.root = list[0]
	default:
		q.root = list
	}
	slices.SortStableFunc(q.Mistakes, func(a, b Mistake) int { return cmp.Compare(a.From, b.From) })
	q.found = sync.OnceValue(q.find)
	return q
}

func (x every) cards(ix *Index) set {
	s := x[0].cards(ix).clone()
	for _, y := range x[1:] {
		s.and(y.cards(ix))
	}
	return s
}

func (x some) cards(ix *Index) set {
	s := x[0].cards(ix).clone()
	for _, y := range x[1:] {
		s.or(y.cards(ix))
	}
	return s
}

func (x none) cards(ix *Index) set {
	s := x.of.cards(ix).clone()
	s.not(ix.cat.Len())
	return s
}

// find makes the set of the cards that a query finds.
func (q *Query) find() set {
	if q.root == nil {
		s := newSet(q.ix.cat.Len())
		s.not(q.ix.cat.Len())
		return s
	}
	return q.root.cards(q.ix)
}

// A hit is a card found, and how well its title fits.
type hit struct{ i, fits int }

// Find lists the cards that a query finds: by what it says with sort:, then those whose
// titles fit its words best, then by title.
func (ix *Index) Find(q *Query) []*catalog.Card {
	var hits []hit
	fits := ix.fits(q)
	q.found().each(func(i int) { hits = append(hits, hit{i, fits[i]}) })
	slices.SortFunc(hits, func(a, b hit) int {
		for _, s := range q.sorts {
			if c := s.compare(ix, a.i, b.i); c != 0 {
				return c
			}
		}
		return cmp.Or(cmp.Compare(b.fits, a.fits), strings.Compare(ix.titles.texts[a.i], ix.titles.texts[b.i]), cmp.Compare(a.i, b.i))
	})
	out := make([]*catalog.Card, len(hits))
	for n, h := range hits {
		out[n] = ix.cat.At(h.i)
	}
	return out
}

// bare lists the words of a query that titles may fit; what must not be is none of them.
func bare(x node, list []*term) []*term {
	switch x := x.(type) {
	case every:
		for _, y := range x {
			list = bare(y, list)
		}
	case some:
		for _, y := range x {
			list = bare(y, list)
		}
	case *term:
		if x.field.ranks {
			list = append(list, x)
		}
	}
	return list
}
