package bot

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// think is what Plain makes of an option.
func (f *field) think(o *game.Option) Thought {
	switch o.Verb {
	case game.Pass, game.VDone:
		return Thought{Why: ToWait}
	case game.VActivate:
		return f.activate(o)
	case game.VDrain:
		s := f.spotOf(o.Card)
		if s == nil {
			return Thought{Worth: card.One / 2}
		}
		n := card.Whole(s.loc.Drain[f.me])
		return Thought{Worth: n*2 - card.One/4 - f.price(o), Why: ToDrain, At: o.Card, N: n}
	case game.VBattle:
		return f.battle(o)
	case game.VDraw:
		return f.draw(o)
	case game.VDeploy, game.VReactDeploy, game.VReplace:
		return f.deploy(o)
	case game.VMove, game.VHyper, game.VText, game.VTransit, game.VSector, game.VShuttle, game.VTakeOff, game.VReact:
		return f.move(o)
	case game.VEmbark:
		return f.embark(o)
	case game.VFire:
		return f.fire(o)
	case game.VPlay, game.VUse:
		return f.text(o)
	case game.VRace:
		return f.races(o)
	case game.VForfeit, game.VLose:
		return f.pay(o)
	}
	return f.answer(o)
}

// price is what Force used is worth: it comes back, but not this turn, and cards could be drawn
// with it instead.
func (f *field) price(o *game.Option) card.Num {
	if len(f.v.Players[f.me].Hand) < 3 && f.v.Active == f.me {
		return card.Num(o.Cost) * card.One / 4
	}
	return card.Num(o.Cost) * card.One / 8
}

// activate takes all but what destiny needs: some cards stay in the Reserve Deck.
func (f *field) activate(o *game.Option) Thought {
	reserve := f.v.Players[f.me].Reserve
	n := card.Whole(int(o.N))
	if reserve >= 0 && reserve-int(o.N) < 2 && !f.stale() {
		return Thought{Worth: -card.One, Why: ToWait}
	}
	return Thought{Worth: n, Why: ToActivate, N: n}
}

// draw fills the hand to eight cards, and keeps two Force for the opponent's turn unless there are
// hardly any cards.
func (f *field) draw(o *game.Option) Thought {
	p := &f.v.Players[f.me]
	hand, n := len(p.Hand), int(o.N)
	t := Thought{Why: ToDraw, N: card.Whole(n), M: card.Whole(hand), Worth: card.Num(n) * card.One / 4}
	kept := 2
	if hand < 4 { // more to do matters more
		kept = 0
	}
	if f.stale() {
		return t
	}
	if hand+n > 8 || p.Force-n < kept || p.LifeForce >= 0 && p.LifeForce < 12 && hand > 2 {
		return Thought{Why: ToWait, Worth: -card.One / 4}
	}
	return t
}

// stale tells that a game has gone on for so long that something must happen: cards are drawn, and
// fights risked, so that it ends.
func (f *field) stale() bool { return f.v.Turn > 60 }

// battle is begun where it gains more than it costs.
func (f *field) battle(o *game.Option) Thought {
	s := f.spotOf(o.Card)
	if s == nil {
		return Thought{Worth: -card.One}
	}
	fight := s.fight(f.destiny)
	odds := fight.Outcome(f.me)
	t := Thought{Why: ToFight, At: o.Card, Odds: odds, N: odds.Gain(), Worth: odds.Gain() - f.price(o) - card.One/4}
	if t.Worth <= 0 {
		t.Why, t.N = TooCostly, -t.N
	}
	if f.stale() {
		t.Worth += 4 * card.One
	}
	return t
}

// fire shoots at what the opponent would miss most.
func (f *field) fire(o *game.Option) Thought {
	c := f.cards[o.Target]
	if c == nil {
		return Thought{Worth: card.One / 2}
	}
	t := Thought{Why: ToShoot, Card: o.Target, Worth: keep(c)/3 + card.One/4 - f.price(o)}
	if c.Owner == f.me || c.Hit {
		t.Worth = -card.One
	} else if gain, _, ok := f.foreseen(o); ok {
		t.Worth, t.N = gain, gain
	}
	return t
}

// keep is what a card on table is worth to its owner, in Force: it fights, is forfeited, and
// had to be paid for.
func keep(c *game.CardView) card.Num {
	d := c.Face()
	if d == nil {
		return card.One
	}
	n := c.Now[card.Power].N/2 + c.Now[card.Ability].N/4 + d.Num[card.Deploy].N/4
	for i := range c.On {
		if c.On[i].Owner == c.Owner {
			n += card.One / 2
		}
	}
	for i := range c.Slots {
		for k := range c.Slots[i].Cards {
			n += keep(&c.Slots[i].Cards[k])
		}
	}
	return n
}

// text carries out a text: one that is seen to gain something, or where nothing can be seen, any,
// for mostly it does its owner good. One that was begun this turn is not begun again, so
// that a game goes on.
func (f *field) text(o *game.Option) Thought {
	if f.begun(o.Card) > 0 {
		return Thought{Why: ToWait, Worth: -card.One}
	}
	if gain, seen, ok := f.foreseen(o); ok {
		t := Thought{Why: ToGain, Card: o.Card, Worth: gain, N: gain, Seen: seen}
		if gain < card.One/4 {
			t = Thought{Why: ToWait, Worth: -card.One / 4}
		}
		return t
	}
	d := f.v.Prompt
	t := Thought{Worth: card.One/2 - 2*f.price(o)}
	switch {
	case d.Kind == game.AskRespond && d.Event.By == f.foe:
		t.Why = ToAnswer
	case o.Verb == game.VPlay && f.v.Battle == nil && d.Kind != game.AskRespond:
		t.Worth -= card.One / 4
	}
	return t
}

// begun counts how often the player has used a card this turn.
func (f *field) begun(id game.CardID) (n int) {
	log := f.v.Log
	for i := len(log) - 1; i >= 0 && log[i].Turn == f.v.Turn; i-- {
		if l := &log[i]; l.By == f.me && l.Card == id && (l.Kind == game.ActionStarted || l.Kind == game.Played) {
			n++
		}
	}
	return n
}
