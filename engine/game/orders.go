package game

import "cantina/engine/card"

// Orders are what a player has ordered in advance: the answers that are given for him. None
// of them looks at what he holds, so nobody learns of it by them. The zero Orders ask him
// wherever he can do something.
type Orders struct {
	Lose bool                // Force that he must lose comes from his Reserve Deck, or if that is empty from his Used Pile, or else his Force Pile; battle damage is asked for
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
	Normal                 // Force is lost from the Reserve Deck; in the opponent's turns he acts in the control and the battle phase
	Beginner               // Force is lost from the Reserve Deck; in the opponent's turns he acts in the battle phase
	Presets
)

// Ordered are the orders of a preset for the player of a side.
func (p Preset) Ordered(side card.Side) (o Orders) {
	switch p {
	case Normal:
		o.Lose = true
		o.Skip[side.Other()] = EveryPhase.With(Control, false).With(Battling, false)
	case Beginner:
		o.Lose = true
		o.Skip[side.Other()] = EveryPhase.With(Battling, false)
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

// Answer is the key of the answer that the orders of its seat give to a decision, in the phase
// of a status; ok is false where they leave it to the player.
func (o *Orders) Answer(d *Decision, st *Status) (key string, ok bool) {
	switch d.Kind {
	case AskLose:
		for _, from := range [...]Zone{Reserve, Used, Force} {
			if key, ok = d.Loses(from); ok || !o.Lose {
				return key, ok && o.Lose
			}
		}
	case AskAction:
		if !st.Fighting && o.Skip[st.Active].Has(st.Phase) {
			return d.Passes()
		}
	case AskRespond:
		at, known := OccasionOf(d.Event.Kind)
		return d.keyOf(func(x *Option) bool { return known && o.Pass.Has(at) && x.Verb == Pass })
	}
	return "", false
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
