package store

import (
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"cantina/engine/card"
)

// What a damaged file's report says in French has no word of the English one, wherever the
// damage is.
func TestDamageIsToldInBothLanguages(t *testing.T) {
	path, _ := filled(t, 30)
	whole, _ := os.ReadFile(path)
	rng := rand.New(rand.NewPCG(5, 6))
	said := map[string]bool{}
	for range 3000 {
		data := slices.Clone(whole)
		if i := rng.IntN(len(data)); rng.IntN(20) == 0 {
			data = data[:i]
		} else {
			data[i] ^= 1 << rng.IntN(8)
		}
		err := verifyPages(data)
		if err == nil {
			continue
		}
		text := card.Why(err)
		said[text[card.French]] = true
		for _, word := range []string{"game", "line", "is ", "the ", "damaged", "file", "number"} {
			if strings.Contains(text[card.French], word) {
				t.Fatalf("%q says %q", text[card.French], word)
			}
		}
	}
	if len(said) < 20 {
		t.Errorf("%d kinds of damage", len(said))
	}
}
