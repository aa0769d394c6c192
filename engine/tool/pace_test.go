package tool

import (
	"testing"

	"cantina/decks"
	"cantina/engine/card"
)

// Within as many seeds as there are pairs, each deck of the program meets each of the other side.
func TestStartersMeetEachOther(t *testing.T) {
	n := [card.Sides]uint64{}
	for _, d := range decks.Embedded() {
		n[d.Side]++
	}
	met := map[[card.Sides]string]bool{}
	for seed := range n[card.Dark] * n[card.Light] {
		var pair [card.Sides]string
		for side := range card.Sides {
			d := starterDeck(side, seed)
			if pair[side] = d.Name; d.Side != side {
				t.Errorf("%s is dealt to %v", d.Name, side)
			}
		}
		met[pair] = true
	}
	if got, want := uint64(len(met)), n[card.Dark]*n[card.Light]; got != want {
		t.Errorf("%d pairs meet, want %d", got, want)
	}
}
