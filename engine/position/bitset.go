package position

import (
	"math/bits"

	"cantina/engine/game"
)

// A bitset is a set of small numbers below 256: kinds of modifier, or of event.
type bitset [4]uint64

// Has tells whether any of the numbers is in the set.
func (b *bitset) Has(ns ...int) bool {
	for _, n := range ns {
		if b[n>>6]&(1<<(n&63)) != 0 {
			return true
		}
	}
	return false
}

func (b *bitset) add(n int) { b[n>>6] |= 1 << (n & 63) }

func (b *bitset) join(o *bitset) {
	for i := range b {
		b[i] |= o[i]
	}
}

func (b *bitset) Len() (n int) {
	for _, word := range b {
		n += bits.OnesCount64(word)
	}
	return n
}

// Both enumerations fit.
const (
	_ = uint(256 - int(modKinds))
	_ = uint(256 - int(game.Kinds))
)
