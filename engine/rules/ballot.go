package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// A ballot holds what a step of a procedure may be answered with. Its candidates are
// listed broadly, each with what it requires, as those of top-level actions are: the ones
// with nothing unmet become the options of the decision, and Why speaks of the others.
type ballot struct {
	r    *Referee
	side card.Side     // whose choice it is
	open []game.Option // what may be chosen
	shut []refused     // and what may not, unless nobody wants the reasons
	only bool          // nobody does
	rest []game.Reason // why what is no candidate is none
}

// A refused candidate: as it would be offered, as its requirements see it, and these.
type refused struct {
	option, judged game.Option
	needs          [][]requirement
	r              *Referee
	v              *verb    // of which kind of action it is; nil if of none
	but            []string // the rules that a text lifts
	side           card.Side
}

// A poll puts the candidates of a step on a ballot. It changes nothing else.
type poll func(r *Referee, f *game.Frame, b *ballot)

// polled is what may be chosen in a step of a procedure whose body is a B.
func polled[B game.Body](r *Referee, f *game.Frame, body B, p func(*Referee, *game.Frame, B, *ballot)) *ballot {
	return r.ballotOf(f, func(r *Referee, f *game.Frame, b *ballot) { p(r, f, body, b) })
}

// ballotOf is polled for a procedure that has no body.
func (r *Referee) ballotOf(f *game.Frame, p poll) *ballot {
	b := &ballot{r: r, side: f.Side, only: true}
	p(r, f, b)
	return b
}

// put adds a candidate with the sets of requirements that it must meet.
func (b *ballot) put(o game.Option, needs ...[]requirement) { b.judge(o, o, needs...) }

// judge adds a candidate whose requirements look at another option than the one offered:
// the companion of a move is offered by name, and judged as one that moves there itself.
func (b *ballot) judge(o, as game.Option, needs ...[]requirement) {
	for _, list := range needs {
		if !b.r.satisfies(list, b.side, &as) {
			if !b.only {
				b.shut = append(b.shut, refused{option: o, judged: as, needs: slices.Clone(needs), r: b.r, side: b.side})
			}
			return
		}
	}
	b.open = append(b.open, o)
}

// offer adds a candidate of a kind of action, but for the rules that a text lifts.
func (b *ballot) offer(v *verb, o game.Option, but ...string) {
	if o.Verb = v.verb; b.r.allows(v, b.side, &o, but...) {
		b.open = append(b.open, o)
		return
	}
	if !b.only {
		b.shut = append(b.shut, refused{option: o, judged: o, r: b.r, v: v, but: slices.Clone(but), side: b.side})
	}
}

// among says in words what all candidates are: the reason against what is none.
func (b *ballot) among(rule, en, fr string, args ...any) {
	if !b.only {
		b.rest = []game.Reason{{Rule: rule, Say: card.Say(en, fr, args...)}}
	}
}

// numbers adds the numbers from one to another, of which one is chosen.
func (b *ballot) numbers(rule string, from, to int) {
	for n := from; n <= to; n++ {
		b.put(game.Option{Verb: game.VNumber, N: int32(n)})
	}
	b.among(rule, "From %s to %s.", "De %s à %s.", from, to)
}

// add takes over another ballot as it is.
func (b *ballot) add(of *ballot) {
	b.open, b.shut = append(b.open, of.open...), append(b.shut, of.shut...)
}

// places takes over another ballot, whose options lead to places, as one among the
// places themselves: what is chosen is where to.
func (b *ballot) places(of *ballot) {
	for _, o := range of.open {
		b.open = append(b.open, game.Option{Verb: game.VTarget, Card: o.Target})
	}
	for _, one := range of.shut {
		one.option = game.Option{Verb: game.VTarget, Card: one.option.Target}
		b.shut = append(b.shut, one)
	}
}

// decision fills in what may be chosen, and what else answers; without a candidate
// that may be chosen nothing is asked.
func (b *ballot) decision(d *game.Decision, also ...game.Option) *game.Decision {
	if len(b.open) == 0 {
		return nil
	}
	d.Options = append(b.open, also...)
	return d
}

// enough is the answer of a player who wants no more.
var enough = game.Option{Verb: game.VDone}

// so is a requirement of one candidate that has been looked at already.
func so(holds bool, rule, en, fr string, args ...any) []requirement {
	if holds {
		return nil
	}
	return []requirement{{rule: rule,
		holds: func(*Referee, card.Side, *game.Option) bool { return false },
		unmet: func(*Referee, card.Side, *game.Option) card.Text { return card.Say(en, fr, args...) }}}
}

// What a text looks for (action.target).
const (
	notMeantEN = "Its text does not speak of that card."
	notMeantFR = "Son texte ne parle pas de cette carte."
)

// meant: of a card among which a text looks, that it is one that the text names.
func meant(holds bool) []requirement { return so(holds, "action.target", notMeantEN, notMeantFR) }

// leads: of a place to which a card could go, that it is one to which a text lets it.
func leads(holds bool) []requirement {
	return so(holds, "action.target", "Its text does not lead there.", "Son texte n’y mène pas.")
}

// named: a text names all candidates (action.target).
func (b *ballot) named() { b.among("action.target", notMeantEN, notMeantFR) }

// asksFor: the target that a text asks for (action.target).
func (b *ballot) asksFor(t *position.Target) {
	b.among("action.target", "Its text asks for %s.", "Son texte demande %s.", t.Noun)
}

// another: of a card that is chosen one after the other, that it is not among those
// chosen already.
func (b *ballot) another(chosen []game.CardID, id game.CardID) []requirement {
	return so(!slices.Contains(chosen, id), "action.target", "%s has been chosen already.", "%s est déjà choisi{e}.", b.r.Title(id))
}

// spared: of a card among which a text looks, that it is not immune to it
// (action.immune, state.game-text-in-hand).
func (b *ballot) spared(id, by game.CardID) []requirement {
	return so(!b.r.ImmuneTo(id, by), "action.immune", "%s is immune to it.", "%s y est insensible.", b.r.Title(id))
}

// allowed: no text keeps a card from being the target of another one's (action.target,
// weapon.no-target).
func (b *ballot) allowed(c *position.Context, id game.CardID) []requirement {
	say := sayForbidden(b.r, id)
	rule := "action.target"
	if b.r.Clause(c.Self, c.Clause).Fire {
		rule = "weapon.no-target"
	}
	return so(!b.r.forbidden(c, id), rule, "%s", "%s", say)
}

func sayForbidden(r *Referee, id game.CardID) card.Text {
	return card.Say("A text does not let it target %s.", "Un texte ne lui permet pas de cibler %s.", r.Title(id))
}

// toward asks requirements of a candidate as if it went to another place than the
// option says: who gets on a vehicle that is about to leave goes where that goes.
func toward(to game.CardID, needs []requirement) []requirement {
	there := func(o *game.Option) *game.Option { return &game.Option{Verb: o.Verb, Card: o.Card, Target: to} }
	out := make([]requirement, len(needs))
	for i, q := range needs {
		out[i] = q
		out[i].holds = func(r *Referee, side card.Side, o *game.Option) bool { return q.holds(r, side, there(o)) }
		out[i].unmet = func(r *Referee, side card.Side, o *game.Option) card.Text { return q.unmet(r, side, there(o)) }
	}
	return out
}

// inquiry is the ballot of what is asked now with all its reasons; nil if nothing has to
// be met by what is chosen.
func (r *Referee) inquiry() *ballot {
	f := r.S.Top()
	st := &r.steps(f)[f.Step]
	if st.poll == nil {
		return nil
	}
	b := &ballot{r: r, side: f.Side}
	st.poll(r, f, b)
	return b
}

// against lists what a candidate does not meet: of several the one that comes nearest.
func (b *ballot) against(which func(o, judged *game.Option) bool) (best []game.Reason) {
	for i := range b.shut {
		one := &b.shut[i]
		if !which(&one.option, &one.judged) {
			continue
		}
		if rs := one.reasons(); len(rs) > 0 && (best == nil || len(rs) < len(best)) {
			best = rs
		}
	}
	return best
}

// reasons lists what a refused candidate does not meet.
func (one *refused) reasons() (rs []game.Reason) {
	if one.v != nil {
		f := finding{verb: &verb{needs: one.v.needs, price: one.v.price, pays: one.v.pays, force: affordable(one.v.pays)}, option: one.judged}
		f.judge(one.r, one.side, nil)
		rs = slices.DeleteFunc(f.all(one.r, one.side), func(q game.Reason) bool { return slices.Contains(one.but, q.Rule) })
	}
	for _, list := range one.needs {
		rs = append(rs, one.r.unmet(list, one.side, &one.judged)...)
	}
	return rs
}

// has tells whether such a candidate is on the ballot, open or not.
func (b *ballot) has(which func(o *game.Option) bool) bool {
	return slices.ContainsFunc(b.open, func(o game.Option) bool { return which(&o) }) ||
		slices.ContainsFunc(b.shut, func(one refused) bool { return which(&one.option) })
}

// shutOut says why a card is no answer to what a step asks: of the ways to choose it the
// one that comes nearest; of the card whose text asks, why that may not be answered
// otherwise; of a card that is no candidate, what all candidates are. It says nothing
// where no card is asked for.
func (r *Referee) shutOut(source, id, target game.CardID, of func(game.Verb) bool) []game.Reason {
	b := r.inquiry()
	if b == nil {
		return nil
	}
	rs := b.against(func(o, judged *game.Option) bool { // one that has no target is refused wherever it goes
		return o.Card == id && (target == 0 || o.Target == 0 || o.Target == target || judged.Target == target) && of(o.Verb)
	})
	if rs == nil && id == source && target == 0 {
		rs = b.against(func(o, _ *game.Option) bool { return o.Card == 0 && of(o.Verb) })
	}
	cards := func(o *game.Option) bool { return of(o.Verb) && (o.Card != 0 || o.Zone != 0) }
	if b.has(cards) && !b.has(func(o *game.Option) bool { return o.Card == id }) {
		rs = b.rest
	}
	return rs
}

// shutNumber says why a number is no answer to what a step asks.
func (r *Referee) shutNumber(n int) []game.Reason {
	b := r.inquiry()
	if b == nil || !b.has(func(o *game.Option) bool { return o.Verb == game.VNumber }) {
		return nil
	}
	if rs := b.against(func(o, _ *game.Option) bool { return o.Verb == game.VNumber && int(o.N) == n }); rs != nil {
		return rs
	}
	return b.rest
}
