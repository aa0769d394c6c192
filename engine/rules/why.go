package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// WhyVerb is Why for one kind of action, as scenes name it: of a gesture and what it
// means, see Why.
func (g *Game) WhyVerb(side card.Side, v game.Verb, id, target game.CardID) []game.Reason {
	return g.why(side, []game.Verb{v}, id, target)
}

// WhyNumber says why so much Force may not be activated, or so many cards drawn, now, or
// why a number is no answer to what is asked.
func (g *Game) WhyNumber(side card.Side, v game.Verb, n int) []game.Reason {
	d := g.Decision()
	switch {
	case d == nil, d.Seat == side && slices.ContainsFunc(d.Options, func(o game.Option) bool { return o.Verb == v && int(o.N) == n }):
		return nil
	case v != game.VNumber:
		return g.Referee.reasons(verbOf(v), side, &game.Option{Verb: v, N: int32(n)})
	case d.Seat == side:
		return g.shutNumber(n)
	}
	return nil
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
	if d.Seat == side {
		if rs := g.shutOut(d.Source, id, target, func(v game.Verb) bool { return slices.Contains(vs, v) }); rs != nil {
			return rs
		}
	}
	best, found := g.nearest(d, side, vs, id, target)
	if loc := g.S.Where(target); !found && target != 0 && loc != 0 && loc != target {
		rs := g.why(side, vs, id, loc) // let go on a card where its location was meant
		if len(rs) == 0 {
			rs = []game.Reason{{Rule: "action.target", Say: card.Say("Not to %s, but to %s.", "Pas vers %s, mais vers %s.", g.Title(target), g.Title(loc))}}
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
func (r *Referee) nearest(d *game.Decision, side card.Side, vs []game.Verb, id, target game.CardID) (best []game.Reason, found bool) {
	ref := r
	if d.Kind == game.AskRespond { // what is refused is a response to that
		ref = r.answeringTo(&d.Event)
	}
	for _, v := range verbs {
		if !slices.Contains(vs, v.verb) {
			continue
		}
		v.list(ref, side, want{card: id, target: target}, func(o game.Option) {
			o.Verb = v.verb
			rs := ref.reasons(v, side, &o)
			if !found || len(rs) < len(best) || len(rs) == len(best) && ref.answers(&o) {
				best, found = rs, true
			}
		})
	}
	return best, found
}

// reasons lists what a candidate of a verb does not meet, its moment first.
func (r *Referee) reasons(v *verb, side card.Side, o *game.Option) []game.Reason {
	return r.reasonsOf(v, slices.Concat(v.pre, v.needs), side, o)
}

// reasonsOf lists which of some requirements of a verb a candidate does not meet, its
// price last.
func (r *Referee) reasonsOf(v *verb, needs []requirement, side card.Side, o *game.Option) []game.Reason {
	if v.price != nil {
		o.Cost = v.price(r, side, o)
	}
	needs = slices.Clip(needs)
	if v.pays != "" {
		needs = append(needs, affordable(v.pays))
	}
	return r.unmet(needs, side, o)
}

// unmet says what requirements a candidate does not meet.
func (r *Referee) unmet(needs []requirement, side card.Side, o *game.Option) (out []game.Reason) {
	for i := range needs {
		if q := &needs[i]; !q.holds(r, side, o) {
			reason := game.Reason{Rule: q.rule, Say: q.unmet(r, side, o)}
			if q.fix != nil {
				reason.Fix = q.fix(r, side, o)
			}
			out = append(out, reason)
		}
	}
	return out
}

// answers tells whether a candidate is a response to the event in question.
func (r *Referee) answers(o *game.Option) bool {
	if r.ev == nil || o.Verb != game.VPlay && o.Verb != game.VUse {
		return false
	}
	cl := r.Text(o.Card).Clauses[o.Clause]
	return cl.Trig != nil && cl.Trig.Answers(r.ev.Kind)
}
