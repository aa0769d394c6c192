package bot

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// A Look shows what the seat that must decide may expect to see after an option
// (game.Game.Foresee).
type Look func(key string, as uint64, answer func(*game.View) string) *game.View

// looks is how often an option is looked at, each time with other cards where the seat sees none;
// more often in a battle, in which several destinies are drawn.
const looks, looksInBattle = 4, 10

// foreseen weighs an option that has a text or a weapon in it by what comes of it: what the table is
// worth then against what it is worth now, or in a battle and where the option answers something, when
// it is passed up. false: it cannot be seen.
func (f *field) foreseen(o *game.Option) (gain card.Num, seen [2]*game.View, ok bool) {
	if f.look == nil {
		return 0, seen, false
	}
	sum, times := card.Num(0), looks
	if f.v.Battle != nil {
		times = looksInBattle
	}
	for as := range uint64(times) {
		after := f.look(o.Key, as, Plain{}.Choose)
		if after == nil {
			return 0, seen, false
		}
		n, before := f.without(as)
		sum += f.sight(after) - n
		seen = [2]*game.View{before, after}
	}
	return sum / card.Num(times), seen, true
}

// without is the table without any option taken, and what it is worth.
func (f *field) without(as uint64) (card.Num, *game.View) {
	if p, ok := f.passed[as]; ok {
		return p.worth, p.view
	}
	p := passed{f.value(), f.v}
	d := f.v.Prompt
	pass := slices.IndexFunc(d.Options, func(o game.Option) bool { return o.Verb == game.Pass })
	if pass >= 0 && (d.Kind == game.AskRespond || f.v.Battle != nil) {
		if after := f.look(d.Options[pass].Key, as, Plain{}.Choose); after != nil {
			p = passed{f.sight(after), after}
		}
	}
	if f.passed == nil {
		f.passed = map[uint64]passed{}
	}
	f.passed[as] = p
	return p.worth, p.view
}

// passed is the table as it is when nothing is done.
type passed struct {
	worth card.Num
	view  *game.View
}

// sight is what a table is worth that is foreseen.
func (f *field) sight(v *game.View) card.Num {
	g := survey(v)
	g.destiny = f.destiny
	return g.value()
}

// won is what a game is worth that is won.
const won = 100 * card.One

// value is what the whole table is worth to the player against his opponent, in Force: life,
// hands, cards on table and the places that they hold.
func (f *field) value() (sum card.Num) {
	if f.v.Ended {
		switch f.v.Winner {
		case 1 + int8(f.me):
			return won
		case 1 + int8(f.foe):
			return -won
		}
	}
	for side := range card.Sides {
		n := f.fortune(side)
		if side == f.foe {
			n = -n
		}
		sum += n
	}
	sum += card.Num(f.v.Players[f.me].Force) * card.One / 8
	for i := range f.spots {
		sum += f.worth(&f.spots[i])
	}
	sum += f.race()
	if b := f.v.Battle; b != nil {
		sum -= card.Whole(b.Sides[f.me].Damage) - card.Whole(b.Sides[f.foe].Damage)
	}
	return sum
}

// fortune is what a side has: its life, its hand, its cards on table.
func (f *field) fortune(side card.Side) card.Num {
	p := &f.v.Players[side]
	n := -card.Whole(p.LostCount)
	if both := f.v.Players[f.me].LifeForce >= 0 && f.v.Players[f.foe].LifeForce >= 0; both {
		n = card.Whole(p.LifeForce)
	}
	hand := f.v.Hands[side]
	n += card.Whole(min(hand, plenty)) + card.Num(max(hand-plenty, 0))*card.One/4
	for i := range p.Hand { // one's own alone: who fights is better to have than what does not
		n += (f.hold(&p.Hand[i]) - card.One/2) / 2
	}
	for id := range f.at {
		if c := f.cards[id]; c != nil && c.Owner == side && c.Face() != nil && c.Face().Type != card.Location {
			n += f.holds(c)
		}
	}
	return n
}

// plenty is how many cards in hand are worth as much as Force.
const plenty = 8

// holds is what a card on table is worth as it is, without those aboard it.
func (f *field) holds(c *game.CardView) card.Num {
	d := c.Face()
	n := c.Now[card.Power].N/2 + c.Now[card.Ability].N/4 + d.Num[card.Deploy].N/4
	switch {
	case c.Hit, c.Captive:
		return 0
	case c.Missing, c.Crashed, c.Suspended:
		return n / 3
	}
	return n
}
