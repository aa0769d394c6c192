package bot

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// race is what the standing in the Podrace that is on is worth to the player, in Force: how
// far he leads, whether he has a Podracer and the opponent none, and what somebody wins
// whose total is enough (podrace.win). Without a race it is worth nothing, so that one is
// begun by whoever is ahead from the start.
func (f *field) race() (sum card.Num) {
	r := f.v.Race
	if r == nil {
		return 0
	}
	var best [card.Sides]card.Num
	for side := range card.Sides {
		for _, racer := range r.Sides[side] {
			best[side] = max(best[side], racer.Total.Total)
		}
	}
	for s := range card.Sides {
		sign := card.Num(1)
		if s == f.foe {
			sign = -1
		}
		sum += sign * best[s] / 8
		if len(r.Sides[s]) > 0 && r.Sides[s][0].Racer != r.At {
			sum += sign * card.One / 2
		}
		if best[s] > r.Over && best[s] > best[s.Other()] {
			sum += sign * 3 * card.One
		}
	}
	return sum
}

// races draws a race destiny, which costs nothing, for the racer that is ahead, and rather for
// a sound one.
func (f *field) races(o *game.Option) Thought {
	t := Thought{Why: ToRace, Card: o.Card, Worth: card.One / 2}
	if f.v.Race == nil {
		return t
	}
	t.M = f.v.Race.Over
	for _, racer := range f.v.Race.Sides[f.me] {
		if racer.Racer == o.Card {
			t.N = racer.Total.Total
			t.Worth += t.N / 16
			if racer.Damaged {
				t.Worth -= card.One / 4
			}
		}
	}
	return t
}
