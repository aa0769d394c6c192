package widgets

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// sabaccBout is the game of sabacc in progress: both hands as far as the seat sees them,
// what each card counts and why, and what is at stake.
func sabaccBout(t *tableau) *bout {
	v := t.view.Sabacc
	b := &bout{title: t.title(v.Card), terms: []string{
		t.say("sabacc.wilds", v.Low, v.High, v.Wild[t.lang]) + " · " + t.say("sabacc.clones", v.Clones[t.lang]),
		t.say("sabacc.stakes", v.Stakes[t.lang]),
	}}
	for k, side := range [2]card.Side{t.view.Seat, t.view.Seat.Other()} {
		b.sides[k] = sabaccSide(t, side, v)
	}
	return b
}

func sabaccSide(t *tableau, side card.Side, v *game.SabaccView) boutSide {
	h := &v.Sides[side]
	s := boutSide{side: side, who: t.shown[h.Player], label: t.say("sabacc.total"), total: counts(h.Total)}
	if h.Passed {
		s.note = t.say("sabacc.passed")
	}
	for i := range h.Hand {
		w := &h.Worth[i]
		c := boutCard{view: &h.Hand[i], n: counts(w.N), how: suit(t, v, w), prize: w.Stake}
		if w.Stake {
			c.under = c.how // the star says the rest
			c.how += ", " + t.say("sabacc.stake")
		}
		s.cards = append(s.cards, c)
	}
	for range h.Cards - len(h.Hand) {
		s.cards = append(s.cards, boutCard{})
	}
	if h.Plus != 0 {
		s.sums = append(s.sums, boutSum{say: t.title(h.Player), n: signed(h.Plus), view: s.who})
	}
	return s
}

// suit says why a card counts what it does.
func suit(t *tableau, v *game.SabaccView, w *game.SabaccWorth) string {
	switch w.Suit {
	case game.WildCard:
		return t.say("sabacc.wild", v.Low, v.High)
	case game.PerhapsWild:
		return t.say("sabacc.perhaps", v.Low, v.High)
	case game.CloneCard:
		return t.say("sabacc.clone")
	}
	return t.say("sabacc.plain")
}

// counts is a number, or that it is still to be chosen.
func counts(n card.Opt) string {
	if !n.Has {
		return "?"
	}
	return n.N.String()
}

// signed is a change of a number.
func signed(n card.Num) string {
	if n > 0 {
		return "+" + n.String()
	}
	return n.String()
}
