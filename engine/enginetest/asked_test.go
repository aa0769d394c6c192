package enginetest

import (
	"testing"

	"cantina/engine/card"
	"cantina/engine/game"
)

// Who is asked next does not tell what a player holds who is asked though he has nothing.
// Of one who is passed over, it does.
func TestWhoIsAsked(t *testing.T) {
	cat := cards(t)
	n := uint64(4)
	if long() {
		n = 60
	}
	total := func(asked game.Occasions) (all Asked) {
		for seed := range n {
			setup := RandomDecks(cat, seed+1)
			setup.Options.Ask = [card.Sides]game.Occasions{}
			setup.Options.Ask[seed%2] = asked
			a, err := WhoIsAsked(cat, setup)
			if err != nil {
				t.Fatalf("seed %d: %v", setup.Seed, err)
			}
			all.Moves, all.Shown, all.Differ = all.Moves+a.Moves, all.Shown+a.Shown, append(all.Differ, a.Differ...)
		}
		return all
	}
	off := total(0)
	if len(off.Differ) == 0 {
		t.Error("nobody is passed over: this test sees nothing")
	}
	on := total(game.Everywhere)
	t.Logf("as a rule %d of %d moves tell (%d showed a card); asked everywhere %d of %d (%d)",
		len(off.Differ), off.Moves, off.Shown, len(on.Differ), on.Moves, on.Shown)
	for i, s := range on.Differ {
		if i < 10 {
			t.Error(s)
		}
	}
}
