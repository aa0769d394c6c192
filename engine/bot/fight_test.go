package bot

import (
	"testing"

	"cantina/engine/card"
)

// coin is a deck of which half the cards have destiny 1, half 5.
var coin = Spread{1: 1, 5: 1}

func TestOutcomeCountsEveryDestiny(t *testing.T) {
	f := Fight{Power: [card.Sides]card.Num{card.Whole(4), card.Whole(6)}, Draws: [card.Sides]int{1, 0},
		Forfeit: [card.Sides]card.Num{card.Whole(3), card.Whole(9)}, Destiny: [card.Sides]Spread{coin, Usual}}
	o := f.Outcome(card.Dark)
	// 4+1 against 6 loses by 1, and attrition 1 is satisfied; 4+5 wins by 3, but attrition is 5.
	want := Outcome{Win: 50, Lose: 50, Ours: card.One / 2, Theirs: (card.Whole(1) + card.Whole(5)) / 2, Best: card.Whole(3), Worst: -card.One}
	if o != want {
		t.Errorf("%+v, want %+v", o, want)
	}
	if o.Gain() != card.Num(250) {
		t.Errorf("a gain of %v", o.Gain())
	}
	back := f.Outcome(card.Light)
	if back.Ours != o.Theirs || back.Theirs != o.Ours || back.Win != o.Lose || back.Best != -o.Worst || back.Worst != -o.Best {
		t.Errorf("seen from the other side: %+v", back)
	}
}

func TestTwoDraws(t *testing.T) {
	f := Fight{Draws: [card.Sides]int{2, 0}, Destiny: [card.Sides]Spread{coin, {}}}
	if o := f.Outcome(card.Dark); o.Win != 100 || o.Best != card.Whole(10) || o.Worst != card.Whole(2) || o.Theirs != card.Whole(6) {
		t.Errorf("%+v", o)
	}
}

func TestSpread(t *testing.T) {
	var s Spread
	for _, n := range []card.Num{card.Whole(2), card.Whole(9), card.Pi} {
		s.Add(n)
	}
	if s != (Spread{2: 1, 3: 1, 7: 1}) || s.Cards() != 3 || s.Mean() != card.Whole(4) {
		t.Errorf("%v: %d cards, %v on average", s, s.Cards(), s.Mean())
	}
	if m := Usual.Mean(); m != card.Whole(3) {
		t.Errorf("an unknown deck has %v on average", m)
	}
}
