package store

import (
	"hash/crc32"
	"math/bits"
)

// ownerOf is the game for which a record of a bucket is sealed, 0 if it is none's: a seal
// covers the number of the game first, so the checksum is run backwards over all that comes
// behind it, and says the number. To try the seal with each game would have no end.
func ownerOf(bucket []byte, e element) ID {
	if len(e.value) < 4 {
		return 0
	}
	state := ^sealOf(e.value)
	for _, part := range [][]byte{e.value[4:], e.key, {0}, bucket} {
		for i := len(part) - 1; i >= 0; i-- {
			state = stepBack(state, part[i])
		}
	}
	for range 4 { // the lower half of the number, as if it were 0
		state = stepBack(state, 0)
	}
	return ID(bits.ReverseBytes32(state ^ afterUpperHalf))
}

// afterUpperHalf is the state of the checksum behind the upper half of a number, which is 0:
// there are fewer games than 2^32.
var afterUpperHalf = ^crc32.ChecksumIEEE(make([]byte, 4))

// stepBack is the state of a checksum before a byte.
func stepBack(state uint32, b byte) uint32 {
	i := entryOf[state>>24]
	return (state^crc32.IEEETable[i])<<8 | uint32(i^b)
}

// entryOf is the entry of the checksum's table that begins with a byte: each does with
// another one.
var entryOf = func() (at [256]byte) {
	for i, entry := range crc32.IEEETable {
		at[entry>>24] = byte(i)
	}
	return at
}()
