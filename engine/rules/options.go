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
	when  asked
	phase game.Phase                                  // it asks for the player's own phase; Start is none
	waits func(r *Referee, o *game.Option) game.Phase // or the text of the candidate does
	grave gravity                                     // what would mend it
	ends  bool                                        // while it is unmet, those written after it say nothing
}

// gravity says what would mend an unmet requirement, and so which of several a person is
// told first, and which kind of action he has meant.
type gravity uint8

const (
	lasting   gravity = iota // no waiting does: it is the wrong place or card, or a text forbids it
	passing                  // the moment does: another phase, segment or turn, more Force
	foreign                  // nothing does: such an action is none of that card, or leads nowhere like it
	gravities = iota
)

// passes marks a requirement that waiting may mend.
func (q requirement) passes() requirement {
	q.grave = passing
	return q
}

// kind marks a requirement without which an action is none of the card at all.
func (q requirement) kind() requirement {
	q.grave = foreign
	return q
}

// asked says when options are found at what moment a requirement is asked: they are
// found the sooner, and no others. Why asks in the order in which they are written.
type asked uint8

const (
	usually  asked = iota
	once           // once a card: it looks at nothing of a candidate but its card and clause
	earliest       // before the others: most of what is listed does not meet it
)

// allAt are requirements that are all asked at another moment than usually.
func allAt(when asked, list ...requirement) []requirement {
	for i := range list {
		list[i].when = when
	}
	return list
}

// A lister lists the candidates of a kind of action, broadly.
type lister func(r *Referee, side card.Side, sought want, emit func(game.Option))

// A verb is a kind of top-level action: how its candidates are listed, what they
// require, what they cost, and what begins when one is taken.
type verb struct {
	verb    game.Verb
	pre     []requirement // what does not depend on the candidate
	list    lister
	needs   []requirement
	once    []requirement                                          // of these, those asked once a card
	each    []requirement                                          // and those asked of each candidate, in the order in which they are asked
	price   func(r *Referee, side card.Side, o *game.Option) int32 // its cost; nil: list has said it
	pays    string                                                 // the rule by which the cost is paid; "" if there is none
	force   requirement                                            // that it can be paid, if there is one
	clauses bool                                                   // each text of a card is an action of its own
	start   func(g *Game, side card.Side, o *game.Option)
}

// sort tells apart the requirements that are asked once a card.
func (v *verb) sort() {
	var last []requirement
	for _, q := range v.needs {
		switch q.when {
		case once:
			v.once = append(v.once, q)
		case earliest:
			v.each = append(v.each, q)
		default:
			last = append(last, q)
		}
	}
	v.each = append(v.each, last...)
	if v.pays != "" {
		v.force = affordable(v.pays)
	}
}

// want narrows a list of candidates to one card and one target; 0 is any.
type want struct {
	card, target game.CardID
	trial        *trial // for which they are listed; what it bars need not be
}

func (w want) card_(id game.CardID) bool   { return w.card == 0 || w.card == id }
func (w want) target_(id game.CardID) bool { return w.target == 0 || w.target == id }

// open tells whether a card may be used at all, by a clause or (0) without; where the
// reasons are wanted it always may.
func (w want) open(id game.CardID, clause int16) bool {
	return w.trial == nil || w.trial.open(id, clause)
}

// need makes a requirement with fixed words.
func need(rule, en, fr string, holds func(r *Referee, side card.Side, o *game.Option) bool) requirement {
	t := card.T(en, fr)
	return requirement{rule: rule, holds: holds, unmet: func(*Referee, card.Side, *game.Option) card.Text { return t }}
}

// legal lists the options of a player: every candidate of every verb with no
// requirement unmet.
func (r *Referee) legal(side card.Side) []game.Option {
	t := newTrial(r, side)
	own := 0
	if r.S.Active == side {
		own = 1
	}
	for _, v := range seasonal[own][r.S.Phase] {
		if r.satisfies(v.pre, side, nil) {
			t.add(v)
		}
	}
	return t.done()
}

// satisfies tells whether a candidate meets all requirements, but for those of the rules
// that a text lifts.
func (r *Referee) satisfies(needs []requirement, side card.Side, o *game.Option, but ...string) bool {
	for i := range needs {
		if q := &needs[i]; !q.holds(r, side, o) && !slices.Contains(but, q.rule) {
			return false
		}
	}
	return true
}

// allows tells whether a candidate of a verb meets all that it requires, but for the
// rules that a text lifts, and can be paid for. It completes the candidate with its
// price.
func (r *Referee) allows(v *verb, side card.Side, o *game.Option, but ...string) bool {
	return r.satisfies(v.needs, side, o, but...) && r.pays(v, side, o, but...)
}

// pays tells whether a candidate can be paid for, and completes it with its price.
func (r *Referee) pays(v *verb, side card.Side, o *game.Option, but ...string) bool {
	if v.price != nil {
		o.Cost = v.price(r, side, o)
	}
	return v.pays == "" || slices.Contains(but, v.pays) || r.affords(side, o)
}

// affords tells whether a player has the Force that a candidate costs. What the opponent uses
// for a deployment, too, is not there to be used by the player who deploys (life.use).
func (r *Referee) affords(side card.Side, o *game.Option) bool {
	own := r.Usable(side)
	if own >= int(o.Cost) {
		return true
	}
	lent := r.Lent(side)
	if lent > 0 && o.Verb == game.VDeploy {
		lent -= r.sharedCost(o.Card, o.Target, o.Clause)
	}
	return own+lent >= int(o.Cost)
}

// legalOf lists the legal candidates of one kind of action.
func (r *Referee) legalOf(side card.Side, v *verb) []game.Option {
	if !r.satisfies(v.pre, side, nil) {
		return nil
	}
	t := newTrial(r, side)
	t.add(v)
	return t.done()
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

	card   game.CardID // whose requirements were asked last that are asked once
	clause int16
	may    bool // and whether it met them
}

func newTrial(r *Referee, side card.Side) *trial {
	t := r.work().trial()
	t.r, t.side = r, side
	return t
}

// add lists the legal candidates of one kind of action, for which it is the moment.
func (t *trial) add(v *verb) {
	t.verb, t.from, t.card = v, len(t.out), 0
	v.list(t.r, t.side, want{trial: t}, t.emit)
}

// open tells whether a card meets what is asked once a card.
func (t *trial) open(id game.CardID, clause int16) bool {
	if len(t.verb.once) == 0 {
		return true
	}
	if t.card != id || t.clause != clause {
		t.try = game.Option{Verb: t.verb.verb, Card: id, Clause: clause}
		t.card, t.clause, t.may = id, clause, t.r.satisfies(t.verb.once, t.side, &t.try)
	}
	return t.may
}

func (t *trial) candidate(o game.Option) {
	if !t.open(o.Card, o.Clause) {
		return
	}
	t.try = o
	t.try.Verb = t.verb.verb
	if !t.r.satisfies(t.verb.each, t.side, &t.try) || !t.r.pays(t.verb, t.side, &t.try) {
		return
	}
	switch t.verb.verb {
	case game.VDeploy, game.VReactDeploy, game.VTransfer:
		for i := t.from; i < len(t.out); i++ { // of several texts that allow the same, the cheapest
			if option := &t.out[i]; option.Card == t.try.Card && option.Target == t.try.Target && option.Slot == t.try.Slot && option.With == t.try.With && t.r.alikeWays(o.Card, option.Clause, o.Clause) {
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
	return requirement{rule: rule, phase: p, grave: passing,
		holds: func(r *Referee, side card.Side, _ *game.Option) bool { return r.S.Active == side && r.S.Phase == p },
		unmet: func(r *Referee, side card.Side, _ *game.Option) card.Text {
			return card.Say("Only in your own %s phase.", "Seulement pendant votre propre phase %s.", game.OfPhase[p])
		},
	}
}

// outsideBattle requires that no battle is going on, and no attack
// (battle.weapons.not, creature.attack.barred).
var outsideBattle = requirement{rule: "battle.weapons.not", grave: passing,
	holds: func(r *Referee, _ card.Side, _ *game.Option) bool { return !r.S.Battle.On && !r.attacking() },
	unmet: func(r *Referee, _ card.Side, _ *game.Option) card.Text {
		if r.attacking() {
			return card.T("Not while an attack is going on.", "Pas pendant une attaque.")
		}
		return card.T("Not while a battle is going on.", "Pas pendant une bataille.")
	}}

// affordable requires the Force that the candidate costs (action.cost).
func affordable(rule string) requirement {
	return requirement{rule: rule, grave: passing,
		holds: func(r *Referee, side card.Side, o *game.Option) bool { return r.affords(side, o) },
		unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
			have := r.Spendable(side)
			return card.Say("It costs %s Force; your Force Pile has %s.", "Cela coûte %s Force ; votre pile de Force en a %s.", int(o.Cost), have)
		},
		fix: func(r *Referee, side card.Side, o *game.Option) card.Text {
			return card.Say("%s more Force", "%s Force de plus", int(o.Cost)-r.Spendable(side))
		},
	}
}
