package app

import (
	"slices"
	"testing"

	"cantina/decks"
	"cantina/engine/card"
)

// The packs are one stop of Tab, and the arrows go along them: from the first, the seed is one step away.
func TestArrowsGoAlongThePacks(t *testing.T) {
	p := start(t, t.TempDir())
	press(t, p, "Decks")
	press(t, p, "Sealed")
	s := p.screen.(*sealed)
	p.win.Canvas().Focus(s.rows.rungs[0][0])
	keys(t, p, "Down", "Right", "Return", "Return")
	if n := s.count[decks.Products(p.cat)[1].Key]; n != 2 {
		t.Errorf("%d packs of the second kind, want 2", n)
	}
	keys(t, p, "Tab")
	if e, ok := p.win.Canvas().Focused().(*writing); !ok || e.Text != s.seed {
		t.Errorf("after the packs the keyboard is at %v", p.win.Canvas().Focused())
	}
}

// Packs are opened by keys, a deck of each side is begun from them, and the builder offers
// nothing but the pool, of which no more than there is is legal.
func TestSealedPlay(t *testing.T) {
	p := start(t, t.TempDir())
	press(t, p, "Decks")
	press(t, p, "Sealed")
	s, ok := p.screen.(*sealed)
	if !ok {
		t.Fatalf("on %T", p.screen)
	}
	if find(p, "Build a Dark").Disabled() == false {
		t.Error("a deck is begun before a pack is opened")
	}
	s.seed = "7x"
	keys(t, p, "Return")
	if p.modal == nil || s.pool != nil {
		t.Error("7x is a seed")
	}
	p.closeModal()
	s.seed = "7"
	p.show(s)
	keys(t, p, "Return")
	want, _ := decks.OpenPool(p.cat, append(slices.Repeat([]string{"premiere"}, usualBoosters), "official-tournament-sealed-deck"), 7)
	if s.pool == nil || len(s.pool.Packs) != len(want.Packs) || s.pool.Packs[0].Cards[0] != want.Packs[0].Cards[0] {
		t.Fatalf("%+v", s.pool)
	}
	press(t, p, "Build a Dark")
	b, ok := p.screen.(*builder)
	if !ok || b.deck.Side != card.Dark || formatOf(b.deck).Key != "sealed" {
		t.Fatalf("on %T", p.screen)
	}
	kinds, _, _ := s.pool.Of(card.Dark, p.cat)
	if len(b.found) != kinds {
		t.Errorf("%d cards are offered, of %d", len(b.found), kinds)
	}
	slug := b.found[0].Slug
	b.put(slug, "", s.pool.Counts()[slug])
	over := func() bool {
		for _, x := range b.problems {
			if x.Rule == "deck.copies" {
				return true
			}
		}
		return false
	}
	if over() {
		t.Errorf("%v", b.problems)
	}
	b.put(slug, "", 1)
	if !over() {
		t.Error("more than there is in the pool is legal")
	}
	b.otherSide()
	if o, ok := p.screen.(*builder); !ok || o.deck.Side != card.Light || len(o.deck.Pool.Packs) != len(s.pool.Packs) {
		t.Errorf("on %T", p.screen)
	}
	p.openDeck(b.id) // as it was left
	if b = p.screen.(*builder); b.deck.Pool == nil || b.deck.Count(slug) == 0 {
		t.Errorf("%+v", b.deck)
	}
}
