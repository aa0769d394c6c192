package rules

import (
	"fmt"
	"slices"
	"strings"

	"cantina/engine/card"
	"cantina/engine/game"
)

// A requirement is one thing that must hold before an action; unmet says it in
// words. Together the requirements of a candidate are the only definition of
// legality: options are the candidates with none unmet, Choose looks a key up
// among the options, and Why lists the unmet ones.
type requirement struct {
	rule  string // an id of the rulebook
	holds func(g *Game, side card.Side, o *game.Option) bool
	unmet func(g *Game, side card.Side, o *game.Option) card.Text
	fix   func(g *Game, side card.Side, o *game.Option) card.Text // the nearest fix, if there is one
}

// A verb is a kind of top-level action: how its candidates are listed (broadly),
// what they require, and what begins when one is taken.
type verb struct {
	verb  game.Verb
	pre   []requirement // what does not depend on the candidate
	list  func(g *Game, side card.Side, w want, emit func(game.Option))
	needs []requirement
	start func(g *Game, side card.Side, o *game.Option)
}

// want narrows a list of candidates to one card and one target; 0 is any.
type want struct{ card, target game.CardID }

func (w want) card_(id game.CardID) bool   { return w.card == 0 || w.card == id }
func (w want) target_(id game.CardID) bool { return w.target == 0 || w.target == id }

// verbs are the top-level actions in the order in which they are offered. The
// files that own them fill it in.
var verbs []*verb

func addVerb(v *verb) { verbs = append(verbs, v) }

// always makes a requirement with fixed words.
func need(rule, en, fr string, holds func(g *Game, side card.Side, o *game.Option) bool) requirement {
	t := card.T(en, fr)
	return requirement{rule: rule, holds: holds, unmet: func(*Game, card.Side, *game.Option) card.Text { return t }}
}

// legal lists the options of a player: every candidate of every verb with no
// requirement unmet. With an event, the responses to it.
func (g *Game) legal(side card.Side, e *game.Event) []game.Option {
	if e != nil {
		return g.responses(side, e, false)
	}
	l := newLister(g, side)
	for _, v := range verbs {
		l.add(v)
	}
	return l.out
}

// satisfies tells whether a candidate meets all requirements, but for those of the rules
// that a text lifts.
func (g *Game) satisfies(needs []requirement, side card.Side, o *game.Option, but ...string) bool {
	for i := range needs {
		if q := &needs[i]; !slices.Contains(but, q.rule) && !q.holds(g, side, o) {
			return false
		}
	}
	return true
}

// legalOf lists the legal candidates of one kind of action.
func (g *Game) legalOf(side card.Side, v *verb) []game.Option {
	l := newLister(g, side)
	l.add(v)
	return l.out
}

// A lister tries candidates, one after the other in the same place (requirements do not
// keep them), and keeps those that are legal.
type lister struct {
	g    *Game
	side card.Side
	verb *verb
	from int // where those of this verb begin
	try  game.Option
	out  []game.Option
	emit func(game.Option)
}

func newLister(g *Game, side card.Side) *lister {
	l := &lister{g: g, side: side}
	l.emit = l.candidate
	return l
}

// add lists the legal candidates of one kind of action.
func (l *lister) add(v *verb) {
	if l.g.satisfies(v.pre, l.side, nil) {
		l.verb, l.from = v, len(l.out)
		v.list(l.g, l.side, want{}, l.emit)
	}
}

func (l *lister) candidate(o game.Option) {
	l.try = o
	l.try.Verb = l.verb.verb
	if !l.g.satisfies(l.verb.needs, l.side, &l.try) {
		return
	}
	switch l.verb.verb {
	case game.VDeploy, game.VReactDeploy, game.VTransfer:
		for i := l.from; i < len(l.out); i++ { // of several texts that allow the same, the cheapest
			if x := &l.out[i]; x.Card == l.try.Card && x.Target == l.try.Target && x.Slot == l.try.Slot && x.With == l.try.With {
				if l.try.Cost < x.Cost {
					*x = l.try
				}
				return
			}
		}
	}
	l.out = append(l.out, l.try)
}

// verbsOf lists the kinds of action of a verb: some have several, such as landspeed
// of creatures and of others.
func verbsOf(v game.Verb) (out []*verb) {
	for _, x := range verbs {
		if x.verb == v {
			out = append(out, x)
		}
	}
	return out
}

// verbOf is the kind of action of a verb that has one; of several, any: they start
// alike.
func verbOf(v game.Verb) *verb {
	for _, x := range verbs {
		if x.verb == v {
			return x
		}
	}
	panic(fmt.Sprintf("rules: no verb %d", v))
}

// start begins a chosen top-level action.
func (g *Game) start(side card.Side, o *game.Option) {
	verbOf(o.Verb).start(g, side, o)
}

// WhyVerb is Why for one kind of action, as scenes name it: of a gesture and what it
// means, see Why.
func (g *Game) WhyVerb(side card.Side, v game.Verb, id, target game.CardID) []game.Reason {
	return g.why(side, []game.Verb{v}, id, target)
}

// Actions lists the verbs that people begin by a gesture or a key; the others answer
// questions.
func Actions() []game.Verb {
	var list []game.Verb
	for _, v := range verbs {
		list = append(list, v.verb)
	}
	return list
}

// WhyNumber says why so much Force may not be activated, or so many cards drawn, now.
func (g *Game) WhyNumber(side card.Side, v game.Verb, n int) (out []game.Reason) {
	if d := g.Decision(); d == nil || d.Seat == side && slices.ContainsFunc(d.Options, func(o game.Option) bool { return o.Verb == v && int(o.N) == n }) {
		return nil
	}
	return g.unmet(verbOf(v), side, &game.Option{Verb: v, N: int32(n)})
}

// why says why a card cannot be brought to a target now (target 0: used at all) by one
// of the kinds of action in vs: every unmet requirement of the candidate that comes
// nearest, and nothing if it is legal.
func (g *Game) why(side card.Side, vs []game.Verb, id, target game.CardID) []game.Reason {
	if !g.known(id) {
		return nil
	}
	d := g.Decision()
	if d == nil {
		return []game.Reason{{Rule: "win.depletion", Say: card.T("The game is over.", "La partie est terminée.")}}
	}
	for i := range d.Options {
		o := &d.Options[i]
		if d.Seat == side && o.Card == id && (target == 0 || o.Target == target) && slices.Contains(vs, o.Verb) {
			return nil
		}
	}
	best, found := g.nearest(d, side, vs, id, target)
	if loc := g.S.Where(target); !found && target != 0 && loc != 0 && loc != target {
		rs := g.why(side, vs, id, loc) // let go on a card where its location was meant
		if len(rs) == 0 {
			rs = []game.Reason{{Rule: "action.target", Say: format("Not to %s, but to %s.", "Pas vers %s, mais vers %s.", g.title(target), g.title(loc))}}
		}
		return rs
	}
	switch {
	case !found:
		return []game.Reason{{Rule: "action.condition", Say: card.T("Nothing that the rules know can be done so with this card.",
			"Les règles ne prévoient rien de tel avec cette carte.")}}
	case len(best) == 0 && d.Seat != side:
		return []game.Reason{{Rule: "turn.phase.rhythm", Say: card.T("It is the other player's opportunity.", "C'est à l'autre joueur d'agir.")}}
	case len(best) == 0:
		return []game.Reason{{Rule: "action.response", Say: card.T("Something else must be decided first.", "Il faut d'abord décider d'autre chose.")}}
	}
	return best
}

// nearest lists what the candidate that comes nearest to being legal does not meet;
// found tells whether there is one.
func (g *Game) nearest(d *game.Decision, side card.Side, vs []game.Verb, id, target game.CardID) (best []game.Reason, found bool) {
	if d.Kind == game.AskRespond { // what is refused is a response to that
		g.ev = &d.Event
		defer func() { g.ev = nil }()
	}
	for _, v := range verbs {
		if !slices.Contains(vs, v.verb) {
			continue
		}
		v.list(g, side, want{id, target}, func(o game.Option) {
			o.Verb = v.verb
			rs := g.unmet(v, side, &o)
			if !found || len(rs) < len(best) || len(rs) == len(best) && g.answers(&o) {
				best, found = rs, true
			}
		})
	}
	return best, found
}

// unmet lists the requirements of a candidate that are not met.
func (g *Game) unmet(v *verb, side card.Side, o *game.Option) (rs []game.Reason) {
	for _, list := range [][]requirement{v.pre, v.needs} {
		for i := range list {
			if q := &list[i]; !q.holds(g, side, o) {
				r := game.Reason{Rule: q.rule, Say: q.unmet(g, side, o)}
				if q.fix != nil {
					r.Fix = q.fix(g, side, o)
				}
				rs = append(rs, r)
			}
		}
	}
	return rs
}

// answers tells whether a candidate is a response to the event in question.
func (g *Game) answers(o *game.Option) bool {
	if g.ev == nil || o.Verb != game.VPlay && o.Verb != game.VUse {
		return false
	}
	cl := g.text(o.Card).clauses[o.Clause]
	return cl.trig != nil && cl.trig.answers(g.ev.Kind)
}

// inPhase requires the player's own phase.
func inPhase(p game.Phase, rule string) requirement {
	return requirement{rule: rule,
		holds: func(g *Game, side card.Side, _ *game.Option) bool { return g.S.Active == side && g.S.Phase == p },
		unmet: func(g *Game, side card.Side, _ *game.Option) card.Text {
			return format("Only in your own %s phase.", "Seulement pendant votre propre phase %s.", game.OfPhase[p])
		},
	}
}

// outsideBattle requires that no battle is going on, and no attack
// (battle.weapons.not, creature.attack.barred).
var outsideBattle = need("battle.weapons.not", "Not while a battle is going on.", "Pas pendant une bataille.",
	func(g *Game, _ card.Side, _ *game.Option) bool { return !g.S.Battle.On && !g.attacking() })

// affordable requires the Force that the candidate costs (action.cost).
func affordable(rule string) requirement {
	return requirement{rule: rule,
		holds: func(g *Game, side card.Side, o *game.Option) bool { return g.canUse(side, int(o.Cost)) },
		unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
			have := len(g.S.Piles[side][game.Force])
			return format("It costs %s Force; your Force Pile has %s.", "Cela coûte %s Force ; votre pile de Force en a %s.", int(o.Cost), have)
		},
		fix: func(g *Game, side card.Side, o *game.Option) card.Text {
			return format("%s more Force", "%s Force de plus", int(o.Cost)-len(g.S.Piles[side][game.Force]))
		},
	}
}

// format says a sentence in both languages; arguments are numbers, words, texts
// or cards' titles.
func format(en, fr string, args ...any) (t card.Text) {
	var list [4]string
	for l, s := range [card.Langs]string{en, fr} {
		said := list[:0]
		for _, a := range args {
			switch a := a.(type) {
			case card.Text:
				said = append(said, a[l])
			case string:
				said = append(said, a)
			default:
				said = append(said, fmt.Sprint(a))
			}
		}
		t[l] = fillIn(s, said)
	}
	return t
}

// fillIn puts words where a sentence has %s.
func fillIn(s string, words []string) string {
	n := len(s)
	for _, w := range words {
		n += len(w)
	}
	var b strings.Builder
	b.Grow(n)
	for i := 0; i < len(s); i++ {
		switch {
		case s[i] != '%':
			b.WriteByte(s[i])
		case s[i+1] == '%':
			b.WriteByte('%')
			i++
		default:
			b.WriteString(words[0])
			words = words[1:]
			i++
		}
	}
	return b.String()
}
