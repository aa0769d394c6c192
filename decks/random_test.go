package decks

import (
	"reflect"
	"testing"

	"cantina/engine/card"
	"cantina/engine/catalog"
)

// TestRandom: random decks are legal, of sixty, start with something, and are the
// same for the same seed.
func TestRandom(t *testing.T) {
	cat, _ := catalog.Embedded()
	seen := map[string]bool{}
	for side := range card.Sides {
		for seed := range uint64(40) {
			d := Random(cat, side, seed)
			if d == nil || d.Size() != 60 || d.Start == "" || !Legal(Legality(d, cat)) {
				t.Fatalf("%s, seed %d: %+v", side, seed, d)
			}
			if !reflect.DeepEqual(d, Random(cat, side, seed)) {
				t.Errorf("%s, seed %d: another deck the second time", side, seed)
			}
			seen[d.Start] = true
		}
	}
	if len(seen) < 20 {
		t.Errorf("only %d ways to start", len(seen))
	}
}
