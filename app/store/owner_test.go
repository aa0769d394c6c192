package store

import (
	"math/rand/v2"
	"testing"
)

// The seal of a record says the number of its game, whatever the record is.
func TestOwnerOf(t *testing.T) {
	rng := rand.New(rand.NewPCG(13, 14))
	for range 1000 {
		id, key, data := ID(rng.Uint32()), number(rng.Uint64N(1<<20)), make([]byte, rng.IntN(40))
		for i := range data {
			data[i] = byte(rng.Uint32())
		}
		for _, bucket := range [][]byte{nil, linesBucket, marksBucket, statesBucket, cutsBucket} {
			e := element{key: key, value: seal(placeOf(id, bucket, key), data)}
			if got := ownerOf(bucket, e); got != id {
				t.Fatalf("%q: game %d, want %d", bucket, got, id)
			}
			if other := ownerOf([]byte("others"), e); other == id {
				t.Errorf("another bucket's, too")
			}
		}
	}
	if got := ownerOf(nil, element{value: []byte{1, 2, 3}}); got != 0 {
		t.Errorf("game %d of no seal", got)
	}
}
