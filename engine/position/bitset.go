package position

import (
	"math/bits"

	"cantina/engine/game"
)

// A bitset is a set of small numbers below 192: kinds of modifier, or of event.
type bitset [3]uint64

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

func (b *bitset) join(o *bitset) { b[0], b[1], b[2] = b[0]|o[0], b[1]|o[1], b[2]|o[2] }

func (b *bitset) Len() int {
	return bits.OnesCount64(b[0]) + bits.OnesCount64(b[1]) + bits.OnesCount64(b[2])
}

// Both enumerations fit.
const (
	_ = uint(192 - int(modKinds))
	_ = uint(192 - int(game.Kinds))
)
