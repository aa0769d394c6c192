package gametext

import (
	"cmp"
	"maps"
	"reflect"
	"slices"

	"cantina/engine/card"
)

// What there is to say, for those who build sentences of every kind: the words of each
// class, and what a phrase has slots for.

// A SlotInfo is a field that a phrase says, and how it is joined ("one" and "many": a
// bare noun of that number). One that may be left empty is Maybe.
type SlotInfo struct {
	Field int
	Join  string
	Maybe bool
}

// Slots are the fields that a type of phrase says, in the order of the English words.
func Slots(t reflect.Type) (out []SlotInfo) {
	for _, pt := range phraseOf[t].form[card.English] {
		if pt.field >= 0 {
			out = append(out, SlotInfo{pt.field, pt.join, pt.maybe})
		}
	}
	return out
}

// Values is how many words an enumerated type has, counted from zero; 0 for another type.
func Values(t reflect.Type) int {
	if e := enums[t]; e != nil {
		return len(e.vals)
	}
	return 0
}

// Classes returns the enumerated types, the closed classes of words, by name.
func Classes() []reflect.Type {
	return slices.SortedFunc(maps.Keys(enums), func(a, b reflect.Type) int { return cmp.Compare(a.Name(), b.Name()) })
}

// Nouns returns every noun, in the order of the table.
func Nouns() (out []Noun) {
	for _, n := range nouns {
		out = append(out, *n)
	}
	return out
}

// Adjectives returns every adjective, in the order of the table.
func Adjectives() (out []Adjective) {
	for _, a := range adjectives {
		out = append(out, *a)
	}
	return out
}
