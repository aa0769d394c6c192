package session

import (
	"testing"

	"cantina/app/store"
	"cantina/decks"
	"cantina/engine/bot"
	"cantina/engine/card"
	"cantina/engine/catalog"
)

// A deck that is tried out alone: the other seat is never asked, and never in front; what it
// does is passed over by undo, and comes back when the game is opened again.
func TestAloneTheOtherSeatIsNotAsked(t *testing.T) {
	st := saves(t)
	cat, _ := catalog.Embedded()
	h := store.Header{Seed: 4, First: card.Light, Alone: 1 + int8(card.Light)}
	for _, d := range decks.Embedded() {
		if h.Decks[d.Side].Name == "" {
			h.Decks[d.Side] = d.Dealt()
		}
	}
	s, err := Start(st, Rules{cat}, h)
	if err != nil {
		t.Fatal(err)
	}
	player := bot.NewRandom(2, card.Light)
	for s.Status().Turn < 6 {
		seat, on := s.Next()
		if !on {
			t.Fatal("the game is over")
		}
		if seat != card.Light || s.NeedsCurtain() || s.Front() != card.Light {
			t.Fatalf("decision %d: %v is asked", s.Decisions(), seat)
		}
		if _, err := s.Choose(player.Choose(s.View())); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.Undo(ByTurn); err != nil {
		t.Fatal(err)
	}
	if seat, _ := s.Next(); seat != card.Light {
		t.Errorf("%v decides after an undo", seat)
	}
	n := s.Decisions()
	again, note, err := Resume(st, Rules{cat}, s.ID())
	if err != nil || !note.Empty() || again.Decisions() != n {
		t.Fatalf("%v %+v", err, note)
	}
	if seat, _ := again.Next(); seat != card.Light {
		t.Errorf("%v decides after it is opened again", seat)
	}
}
