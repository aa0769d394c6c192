package game

import (
	"slices"

	"cantina/engine/card"
)

// Orders are what a player has ordered in advance: the answers that are given for him. None
// of them looks at what he holds, so nobody learns of it by them; but Vain, by which is learned what
// is learned where somebody can do nothing at all, and of no player who agreed to be asked there. The zero Orders ask him
// wherever he can do something.
type Orders struct {
	Once bool                // the activate phase is over when he has activated
	Open bool                // what he can answer with cards that lie open is asked while both look on: with hands covered, and without a change of seats. In phases that he skips he is asked that, once a turn
	Lose bool                // Force that he must lose comes from his Reserve Deck, or if that is empty from his Used Pile, or else his Force Pile; battle damage is asked for
	Vain bool                // he passes where nothing can come of all that he could do (Option.Vain): as where he can do nothing at all
	Skip [card.Sides]Phasing // in whose turns he passes in which phases; within a battle he is asked all the same
	Pass Occasions           // what he never answers
}

// Phasing is a set of phases.
type Phasing uint8

// Has tells whether p is one of the set.
func (s Phasing) Has(p Phase) bool { return s&(1<<p) != 0 }

// With is the set with p, or without it.
func (s Phasing) With(p Phase, in bool) Phasing {
	if in {
		return s | 1<<p
	}
	return s &^ (1 << p)
}

// EveryPhase is all of them.
const EveryPhase Phasing = 1<<Phases - 1

// A Preset is orders that go together.
type Preset uint8

const (
	Expert   Preset = iota // he is asked wherever he can do something
	Normal                 // Force is lost from the Reserve Deck, activating ends its phase; in the opponent's turns he acts with what lies open, fights, and answers
	Beginner               // so, too, and he does not answer the beginning of turns and phases, nor draws of destiny
	Presets
)

// Ordered are the orders of a preset for the player of a side.
func (p Preset) Ordered(side card.Side) (o Orders) {
	switch p {
	case Normal, Beginner:
		o.Lose, o.Once, o.Open, o.Vain = true, true, true, true
		o.Skip[side.Other()] = EveryPhase
		if p == Beginner {
			o.Pass = o.Pass.With(AtTurns, true).With(AtDestiny, true)
		}
	}
	return o
}

// PresetOf is the preset that orders are; ok is false of orders of one's own.
func PresetOf(o Orders, side card.Side) (p Preset, ok bool) {
	for p := range Presets {
		if p.Ordered(side) == o {
			return p, true
		}
	}
	return 0, false
}

// Renewed are orders as they are meant today: what earlier versions of the program called a
// preset is that preset.
func (o Orders) Renewed(side card.Side) Orders {
	if o == (Orders{Vain: true}) { // it was not known when they were given
		return Expert.Ordered(side)
	}
	if !o.Lose || o.Once || o.Open || o.Pass != 0 || o.Skip[side] != 0 {
		return o
	}
	switch o.Skip[side.Other()] {
	case EveryPhase.With(Control, false).With(Battling, false):
		return Normal.Ordered(side)
	case EveryPhase.With(Battling, false):
		return Beginner.Ordered(side)
	}
	return o
}

// A Course is what orders look at besides the decision, in the course of a turn: what was done in
// it by the seat that decides, and what lies open. The zero Course knows of nothing.
type Course struct {
	Activated bool                   // it has activated in this turn's activate phase
	Refused   []string               // what it has passed over in this turn (Offered)
	Open      func() map[CardID]bool // the cards that both seats see; nil: none
}

// Answer is the key of the answer that the orders of its seat give to a decision, in the phase
// of a status; ok is false where they leave it to the player.
func (o *Orders) Answer(d *Decision, st *Status, c Course) (key string, ok bool) {
	switch d.Kind {
	case AskLose:
		for _, from := range [...]Zone{Reserve, Used, Force} {
			if key, ok = d.Loses(from); ok || !o.Lose {
				return key, ok && o.Lose
			}
		}
	case AskAction:
		switch {
		case st.Fighting:
		case o.Vain && d.inVain():
			return d.Passes()
		case o.Skip[st.Active].Has(st.Phase) && !(o.Open && d.newly(st, c)),
			o.Once && c.Activated && st.Phase == Activate && d.Seat == st.Active:
			return d.Passes()
		}
	case AskRespond:
		at, known := OccasionOf(d.Event.Kind)
		return d.keyOf(func(x *Option) bool { return known && o.Pass.Has(at) && x.Verb == Pass })
	}
	return "", false
}

// inVain tells whether nothing can come of all that can be done besides passing.
func (d *Decision) inVain() (some bool) {
	for i := range d.Options {
		switch o := &d.Options[i]; {
		case o.Verb == Pass || o.Verb == VConcede:
		case !o.Vain:
			return false
		default:
			some = true
		}
	}
	return some
}

// newly tells whether open cards can do something that the seat has not yet passed over.
func (d *Decision) newly(st *Status, c Course) bool {
	if d.Seat == st.Active || c.Open == nil {
		return false
	}
	open := c.Open()
	return d.Answerable(st, open) && slices.ContainsFunc(d.Offered(open), func(key string) bool { return !slices.Contains(c.Refused, key) })
}

// Passes is the key of doing nothing of one's own accord, where that is on offer.
func (d *Decision) Passes() (key string, ok bool) {
	return d.keyOf(func(x *Option) bool { return d.Kind == AskAction && x.Verb == Pass })
}

// Loses is the key of losing a unit of Force from the top of a pile, where that is on offer.
func (d *Decision) Loses(from Zone) (key string, ok bool) {
	return d.keyOf(func(x *Option) bool { return x.Verb == VLose && x.Zone == from && x.Card == 0 })
}

// keyOf is the key of the first option that is meant.
func (d *Decision) keyOf(meant func(*Option) bool) (string, bool) {
	for i := range d.Options {
		if meant(&d.Options[i]) {
			return d.Options[i].Key, true
		}
	}
	return "", false
}
