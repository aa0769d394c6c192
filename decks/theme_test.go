package decks

import (
	"reflect"
	"testing"

	"cantina/decks/find"
	"cantina/engine/card"
	"cantina/engine/catalog"
)

// TestThemed: decks built round themes are legal, of sixty, start with something, hold their
// themes, and are the same for the same seed; in as many seeds as that takes each whole card
// is a theme.
func TestThemed(t *testing.T) {
	cat, _ := catalog.Embedded()
	p := poolsOf(cat)
	for side := range card.Sides {
		had := map[*catalog.Card]bool{}
		for seed := range uint64(len(p.order[side])+themes-1) / themes {
			list := p.themesOf(seed, side)
			for _, k := range list {
				had[k] = true
			}
			if seed%11 > 0 {
				continue
			}
			d := Themed(cat, side, seed)
			if d == nil || d.Size() != 60 || d.Start == "" || !Legal(Legality(d, cat)) {
				t.Fatalf("%s, seed %d: %+v", side, seed, d)
			}
			if !reflect.DeepEqual(d, Themed(cat, side, seed)) {
				t.Errorf("%s, seed %d: another deck the second time", side, seed)
			}
			if d.copies(list[0].Slug) == 0 {
				t.Errorf("%s, seed %d: it is built round %s, and has none", side, seed, list[0].Slug)
			}
		}
		for _, k := range cat.All() {
			if k.Side == side && k.Whole() && !had[k] {
				t.Errorf("%s is never a theme", k.Slug)
			}
		}
	}
}

// TestThemesAreServed: most decks hold something of what their first theme speaks of, and
// something that the opponent's is aimed at.
func TestThemesAreServed(t *testing.T) {
	cat, _ := catalog.Embedded()
	p, ix := poolsOf(cat), find.Of(cat)
	for side := range card.Sides {
		served, of := [card.Sides]int{}, [card.Sides]int{}
		for seed := range uint64(40) {
			d := Themed(cat, side, seed)
			for whose := range card.Sides {
				for _, w := range ix.Wants(p.themesOf(seed, whose)[0].Slug) {
					if !w.Named || len(w.Cards[side]) == 0 {
						continue
					}
					of[whose]++
					for _, x := range w.Cards[side] {
						if d.copies(x.Slug) > 0 {
							served[whose]++
							break
						}
					}
				}
			}
		}
		for whose := range card.Sides {
			if of[whose] == 0 || served[whose]*10 < of[whose]*8 {
				t.Errorf("decks of %s: %d of %d themes of %s are served", side, served[whose], of[whose], whose)
			}
		}
	}
}

// TestAround: a deck built round one card is legal, has as many of it as a deck may, is the same for
// the same seed, and holds more of what the other side's card is aimed at than a deck of chance does.
func TestAround(t *testing.T) {
	cat, _ := catalog.Embedded()
	ix := find.Of(cat)
	theirs, held := cat.Get("vaders-bounty"), [2]int{}
	for seed := range uint64(10) {
		round := [card.Sides]*catalog.Card{card.Dark: theirs, card.Light: cat.Get("chewbacca-protector")}
		d := Around(cat, card.Light, seed, round)
		if d == nil || d.Size() != 60 || !Legal(Legality(d, cat)) {
			t.Fatalf("seed %d: %+v", seed, d)
		}
		if n := d.Count("chewbacca-protector"); n < 4 {
			t.Errorf("seed %d: %d of the card round which it is built", seed, n)
		}
		if !reflect.DeepEqual(d, Around(cat, card.Light, seed, round)) {
			t.Errorf("seed %d: another deck the second time", seed)
		}
		for i, d := range []*Deck{d, Around(cat, card.Light, seed, [card.Sides]*catalog.Card{})} {
			for _, w := range ix.Wants(theirs.Slug) {
				for _, k := range w.Cards[card.Light] {
					held[i] += d.Count(k.Slug)
				}
			}
		}
	}
	if held[0] < held[1]*2 {
		t.Errorf("ten decks hold %d of what Vader's Bounty speaks of, ten of chance %d", held[0], held[1])
	}
}
