package bot

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// pay is a card forfeited, or a unit of Force lost. What must be paid costs least where the
// value of what goes is least against what it satisfies.
func (f *field) pay(o *game.Option) Thought {
	if o.Verb == game.VLose {
		return f.lose(o)
	}
	c := f.cards[o.Card]
	if c == nil {
		return Thought{Worth: -card.One}
	}
	n := c.Now[card.Forfeit].N
	t := Thought{Why: ToForfeit, Card: o.Card, N: n}
	if c.Hit { // it is lost anyway (battle.hit.must)
		t.Worth = 10*card.One + n
		return t
	}
	damage, attrition := card.Num(0), card.Num(0)
	if f.v.Battle != nil {
		side := &f.v.Battle.Sides[f.me]
		damage, attrition = card.Whole(side.Damage), side.Takes()
		if c.Spares || f.mayPass() { // nobody asks for it (battle.damage.no-pass)
			attrition = 0
		}
	}
	t.Worth = min(n, damage) + min(n, attrition)*3/4 - keep(c)
	if attrition > 0 { // some card must go in any case: it pays for the damage at the same time (battle.forfeit.counts-twice)
		t.Worth += forced
	}
	if t.Worth <= 0 {
		t.Why = ToKeep
	}
	return t
}

// forced is what a forfeit is worth that attrition asks for, before Force is lost in its place.
const forced = 8 * card.One

// mayPass tells whether the player may pass.
func (f *field) mayPass() bool {
	return slices.ContainsFunc(f.v.Prompt.Options, func(o game.Option) bool { return o.Verb == game.Pass })
}

// lose loses Force: from a pile that is not needed now, or a card of the hand that is good
// for little. Its worth lies around 0, so that a card is forfeited that saves more.
func (f *field) lose(o *game.Option) Thought {
	t := Thought{Why: ToPay, Card: o.Card}
	p := &f.v.Players[f.me]
	switch o.Zone {
	case game.Used:
		t.Worth = -card.One / 20
	case game.Reserve:
		t.Worth = -card.One / 10
		if p.Reserve >= 0 && p.Reserve < 4 { // destiny is drawn from it
			t.Worth = -card.One / 2
		}
	case game.Force:
		t.Worth = -card.One / 3
	default:
		t.Worth = -f.hold(f.cards[o.Card])
	}
	return t
}

// hold is what a card in hand is worth: one of which another copy of a unique card is on table is
// worth nothing.
func (f *field) hold(c *game.CardView) card.Num {
	if c == nil || c.Face() == nil {
		return card.One / 2
	}
	d := c.Face()
	for id, other := range f.cards {
		if _, on := f.at[id]; on && other.Def == c.Def && d.Dots == 1 {
			return 0
		}
	}
	if len(f.v.Players[f.me].Hand) > 9 && d.Num[card.Deploy].N > card.Whole(6) {
		return 0
	}
	return card.One/2 + d.Num[card.Power].N/4
}
