package find

import (
	"math/bits"
	"slices"
)

// A set is a set of cards of the catalog, by index.
type set []uint64

func newSet(n int) set { return make(set, (n+63)/64) }

func (s set) add(i int) { s[i/64] |= 1 << (i % 64) }

func (s set) drop(i int) { s[i/64] &^= 1 << (i % 64) }

func (s set) has(i int) bool { return s[i/64]&(1<<(i%64)) != 0 }

func (s set) or(t set) {
	for i := range t {
		s[i] |= t[i]
	}
}

func (s set) and(t set) {
	for i := range t {
		s[i] &= t[i]
	}
}

// not leaves what was out of n.
func (s set) not(n int) {
	for i := range s {
		s[i] = ^s[i]
	}
	if r := n % 64; r > 0 {
		s[len(s)-1] &= 1<<r - 1
	}
}

// any tells whether there is a card in the set.
func (s set) any() bool { return slices.ContainsFunc(s, func(x uint64) bool { return x != 0 }) }

func (s set) meets(t set) bool {
	for i := range t {
		if s[i]&t[i] != 0 {
			return true
		}
	}
	return false
}

// both counts what is in each of two sets.
func (s set) both(t set) (n int) {
	for i := range t {
		n += bits.OnesCount64(s[i] & t[i])
	}
	return n
}

func (s set) clone() set { return append(set(nil), s...) }

// each calls do for every card of the set, in the order of the catalog.
func (s set) each(do func(i int)) {
	for w, x := range s {
		for ; x != 0; x &= x - 1 {
			do(64*w + bits.TrailingZeros64(x))
		}
	}
}
