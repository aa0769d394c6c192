package rules_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"cantina/engine/card"
	"cantina/engine/enginetest"
	"cantina/engine/game"
	"cantina/engine/rules"
	"cantina/engine/scene"
)

// As each scene begins, and wherever something else than an action is asked, dealing anew what
// a seat may not see leaves what it sees: its own hand, what lies open, what it chooses from.
func TestRedealtIsWhatIsHidden(t *testing.T) {
	cat, _ := scene.Catalog()
	file, line, began, dealt := "", 0, false, [card.Sides]int{}
	watch := func(door game.Game) {
		g := door.(*rules.Game)
		d := g.Decision()
		if began && (d.Kind == game.AskAction || d.Kind == game.AskRespond) {
			return
		}
		seat := d.Seat
		if !began && line%2 == 0 {
			seat = seat.Other()
		}
		began = true
		other := g.S.Clone()
		rules.Redeal(other, seat, d, g, rand.New(rand.NewPCG(uint64(line), 7)))
		if bad := enginetest.Differs(g.View(seat), rules.FromState(cat, other).View(seat)); bad != "" {
			t.Errorf("%s:%d: %v sees that other cards are hidden: %s", file, line, seat, bad)
		}
		if !slices.Equal(defs(g.S), defs(other)) {
			dealt[seat]++
		}
	}
	for _, s := range allScenes(t, cat) {
		file, line, began = s.File, s.Line, false
		s.Watch(cat, watch)
	}
	for seat, n := range dealt {
		if n < 1000 {
			t.Errorf("other cards were hidden from %v %d times only", seat, n)
		}
	}
}

// defs are what the cards of a state are.
func defs(s *game.State) (list []int32) {
	for i := range s.Cards {
		list = append(list, s.Cards[i].Def)
	}
	return list
}
