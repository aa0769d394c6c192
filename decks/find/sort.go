package find

import (
	"cmp"
	"slices"
	"strings"

	"cantina/engine/card"
)

// A sorting is one column by which hits are sorted.
type sorting struct {
	by      *Field
	down    bool
	numbers [][]card.Num // of a field that is a number, by card
}

// readSort understands "power" and "-power".
func (f *Field) readSort(r *reader, v *value) bool {
	text, down := strings.CutPrefix(v.text, "-")
	by := fieldNamed(text)
	if by == nil || !by.Sorts() {
		r.mistake(v.from, v.to, card.Say("cards cannot be sorted by “%s”", "les cartes ne peuvent être triées par « %s »", brief(text)), nearestField(text, r.q.Lang))
		return false
	}
	if slices.ContainsFunc(r.q.sorts, func(s sorting) bool { return s.by == by }) {
		return true // what is sorted by a field already has no order of its own by it
	}
	s := sorting{by: by, down: down}
	if by.number != nil {
		s.numbers = r.ix.numbers[by.Key]()
	}
	r.q.sorts = append(r.q.sorts, s)
	return true
}

// Sorts tells whether hits can be sorted by a field.
func (f *Field) Sorts() bool {
	switch f.Key {
	case "title", "type", "side", "set", "rarity", "number", "whole", "unique":
		return true
	}
	return f.number != nil
}

// compare puts cards without the number last, whichever way.
func (s sorting) compare(ix *Index, a, b int) int {
	x, y := ix.cat.At(a), ix.cat.At(b)
	sign := 1
	if s.down {
		sign = -1
	}
	if s.by.number != nil {
		m, n := s.numbers[a], s.numbers[b]
		if len(m) == 0 || len(n) == 0 {
			return cmp.Compare(len(n), len(m))
		}
		return sign * cmp.Compare(m[0], n[0])
	}
	switch s.by.Key {
	case "title":
		return sign * strings.Compare(ix.titles.texts[a], ix.titles.texts[b])
	case "type":
		return sign * cmp.Compare(x.Type, y.Type)
	case "side":
		return sign * cmp.Compare(x.Side, y.Side)
	case "rarity":
		return sign * strings.Compare(x.Rarity, y.Rarity)
	case "whole":
		return sign * cmp.Compare(truth(y.Whole()), truth(x.Whole()))
	case "unique":
		return sign * cmp.Compare(truth(y.Dots == 1), truth(x.Dots == 1))
	}
	return sign * cmp.Compare(a, b) // set and number: the order of the catalog
}

func truth(b bool) int {
	if b {
		return 1
	}
	return 0
}
