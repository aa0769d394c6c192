package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// A requirement is one thing that must hold before an action; unmet says it in
// words. Together the requirements of a candidate are the only definition of
// legality: options are the candidates with none unmet, Choose looks a key up
// among the options, and Why lists the unmet ones. It asks and changes nothing, the
// candidate included.
type requirement struct {
	rule  string // an id of the rulebook
	holds func(r *Referee, side card.Side, o *game.Option) bool
	unmet func(r *Referee, side card.Side, o *game.Option) card.Text
	fix   func(r *Referee, side card.Side, o *game.Option) card.Text // the nearest fix, if there is one
}

// A lister lists the candidates of a kind of action, broadly.
type lister func(r *Referee, side card.Side, w want, emit func(game.Option))

// A verb is a kind of top-level action: how its candidates are listed, what they
// require, what they cost, and what begins when one is taken.
type verb struct {
	verb  game.Verb
	pre   []requirement // what does not depend on the candidate
	list  lister
	needs []requirement
	price func(r *Referee, side card.Side, o *game.Option) int32 // its cost; nil: list has said it
	pays  string                                                 // the rule by which the cost is paid; "" if there is none
	start func(g *Game, side card.Side, o *game.Option)
}

// want narrows a list of candidates to one card and one target; 0 is any.
type want struct{ card, target game.CardID }

func (w want) card_(id game.CardID) bool   { return w.card == 0 || w.card == id }
func (w want) target_(id game.CardID) bool { return w.target == 0 || w.target == id }

// need makes a requirement with fixed words.
func need(rule, en, fr string, holds func(r *Referee, side card.Side, o *game.Option) bool) requirement {
	t := card.T(en, fr)
	return requirement{rule: rule, holds: holds, unmet: func(*Referee, card.Side, *game.Option) card.Text { return t }}
}

// legal lists the options of a player: every candidate of every verb with no
// requirement unmet.
func (r *Referee) legal(side card.Side) []game.Option {
	t := newTrial(r, side)
	for _, v := range verbs {
		t.add(v)
	}
	return t.out
}

// satisfies tells whether a candidate meets all requirements, but for those of the rules
// that a text lifts.
func (r *Referee) satisfies(needs []requirement, side card.Side, o *game.Option, but ...string) bool {
	for i := range needs {
		if q := &needs[i]; !slices.Contains(but, q.rule) && !q.holds(r, side, o) {
			return false
		}
	}
	return true
}

// allows tells whether a candidate of a verb meets all that it requires, but for the
// rules that a text lifts, and can be paid for. It completes the candidate with its
// price.
func (r *Referee) allows(v *verb, side card.Side, o *game.Option, but ...string) bool {
	if !r.satisfies(v.needs, side, o, but...) {
		return false
	}
	if v.price != nil {
		o.Cost = v.price(r, side, o)
	}
	return v.pays == "" || slices.Contains(but, v.pays) || r.CanUse(side, int(o.Cost))
}

// legalOf lists the legal candidates of one kind of action.
func (r *Referee) legalOf(side card.Side, v *verb) []game.Option {
	t := newTrial(r, side)
	t.add(v)
	return t.out
}

// A trial takes candidates, one after the other in the same place (requirements do not
// keep them), and keeps those that are legal.
type trial struct {
	r    *Referee
	side card.Side
	verb *verb
	from int // where those of this verb begin
	try  game.Option
	out  []game.Option
	emit func(game.Option)
}

func newTrial(r *Referee, side card.Side) *trial {
	t := &trial{r: r, side: side}
	t.emit = t.candidate
	return t
}

// add lists the legal candidates of one kind of action.
func (t *trial) add(v *verb) {
	if t.r.satisfies(v.pre, t.side, nil) {
		t.verb, t.from = v, len(t.out)
		v.list(t.r, t.side, want{}, t.emit)
	}
}

func (t *trial) candidate(o game.Option) {
	t.try = o
	t.try.Verb = t.verb.verb
	if !t.r.allows(t.verb, t.side, &t.try) {
		return
	}
	switch t.verb.verb {
	case game.VDeploy, game.VReactDeploy, game.VTransfer:
		for i := t.from; i < len(t.out); i++ { // of several texts that allow the same, the cheapest
			if option := &t.out[i]; option.Card == t.try.Card && option.Target == t.try.Target && option.Slot == t.try.Slot && option.With == t.try.With {
				if t.try.Cost < option.Cost {
					*option = t.try
				}
				return
			}
		}
	}
	t.out = append(t.out, t.try)
}

// start begins a chosen top-level action.
func (g *Game) start(side card.Side, o *game.Option) {
	verbOf(o.Verb).start(g, side, o)
}

// inPhase requires the player's own phase.
func inPhase(p game.Phase, rule string) requirement {
	return requirement{rule: rule,
		holds: func(r *Referee, side card.Side, _ *game.Option) bool { return r.S.Active == side && r.S.Phase == p },
		unmet: func(r *Referee, side card.Side, _ *game.Option) card.Text {
			return card.Say("Only in your own %s phase.", "Seulement pendant votre propre phase %s.", game.OfPhase[p])
		},
	}
}

// outsideBattle requires that no battle is going on, and no attack
// (battle.weapons.not, creature.attack.barred).
var outsideBattle = need("battle.weapons.not", "Not while a battle is going on.", "Pas pendant une bataille.",
	func(r *Referee, _ card.Side, _ *game.Option) bool { return !r.S.Battle.On && !r.attacking() })

// affordable requires the Force that the candidate costs (action.cost).
func affordable(rule string) requirement {
	return requirement{rule: rule,
		holds: func(r *Referee, side card.Side, o *game.Option) bool { return r.CanUse(side, int(o.Cost)) },
		unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
			have := len(r.S.Piles[side][game.Force])
			return card.Say("It costs %s Force; your Force Pile has %s.", "Cela coûte %s Force ; votre pile de Force en a %s.", int(o.Cost), have)
		},
		fix: func(r *Referee, side card.Side, o *game.Option) card.Text {
			return card.Say("%s more Force", "%s Force de plus", int(o.Cost)-len(r.S.Piles[side][game.Force]))
		},
	}
}
