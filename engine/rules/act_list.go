package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// listClauses lists the top-level actions of cards in hand (Interrupts) and on
// table, broadly.
func (r *Referee) listClauses(v game.Verb, side card.Side, sought want, emit func(game.Option)) {
	if sought.card != 0 {
		r.listClausesOf(v, side, sought.card, sought, emit)
	} else {
		for _, id := range r.Acting(v) {
			r.listClausesOf(v, side, id, sought, emit)
		}
	}
	for i, list := 0, r.Guests(); i < len(list) && v != game.VPlay; i++ {
		if g := &list[i]; sought.card == 0 || sought.card == g.Seat {
			r.listText(v, side, g.Seat, g.Text, sought, emit)
		}
	}
}

func (r *Referee) listClausesOf(v game.Verb, side card.Side, id game.CardID, sought want, emit func(game.Option)) {
	switch v {
	case game.VPlay:
		if r.S.C(id).Owner != side || !r.InHand(id) {
			return
		}
	default:
		if !r.S.OnTable(id) || !r.speaksTo(side, id) {
			return
		}
	}
	r.listText(v, side, id, r.Text(id), sought, emit)
}

// listText lists those of a text at work at a card: its own, or a guest's.
func (r *Referee) listText(v game.Verb, side card.Side, id game.CardID, t *position.Text, sought want, emit func(game.Option)) {
	if !t.Actions && len(t.Fires) == 0 && (sought.card == 0 || t.Answers.Len() == 0) {
		return
	}
	for _, cl := range t.Clauses {
		if cl.Verb() != v || !cl.Acts() {
			continue
		}
		if sought.card == 0 && (cl.Trig != nil || !cl.Timely(r.Position, side)) || !sought.open(id, cl.No) { // to no avail
			continue
		}
		r.candidates(side, id, cl, sought, emit)
	}
}

// speaksTo tells whether a player may act by a text of a card on table: his own, that of a
// location, or one that says itself whose it is (location.text-side).
func (r *Referee) speaksTo(side card.Side, id game.CardID) bool {
	t := r.Text(id)
	return r.S.C(id).Owner == side || t.Def.Type == card.Location || t.Both
}

// candidates lists the ways to use a clause: one for each card on table that its
// first target might be, or a single one.
func (r *Referee) candidates(side card.Side, id game.CardID, cl *position.Clause, sought want, emit func(game.Option)) {
	if !r.SaidTo(side, id, cl) {
		return
	}
	if cl.Side == 0 && r.S.C(id).Owner != side && r.Def(id).Type != card.Location { // its other sentences are its owner's
		return
	}
	o := game.Option{Verb: cl.Verb(), Card: id, Clause: cl.No}
	if r.ev != nil {
		o.N = int32(r.ev.Frame)
	}
	if len(cl.Targets) == 0 || cl.Targets[0].Max != 1 || cl.Targets[0].Min != 1 {
		if sought.target == 0 {
			emit(o)
		}
		return
	}
	c := r.clauseCtx(side, id, cl)
	any := false
	for other := range r.inReach() {
		if o.Target = other; sought.target_(other) && (sought.target != 0 || cl.Targets[0].Match(c, other) && r.hittable(side, &o)) {
			any = true
			emit(o)
		}
	}
	if !any && sought.card != 0 && sought.target == 0 {
		o.Target = 0
		emit(o)
	}
}

// clauseCtx is the context in which a clause is initiated: what its trigger names
// is bound.
func (r *Referee) clauseCtx(side card.Side, id game.CardID, cl *position.Clause) *position.Context {
	c := &position.Context{P: r.Position, Self: id, You: side, Clause: cl.No, Ev: r.ev, Fire: r.fire, Bound: make([]game.Value, cl.Values())}
	c.At = r.PlaceOf(r.ev)
	if r.ev != nil && cl.Trig != nil {
		cl.Trig.Match(c, r.ev)
	}
	return c
}

// clauseOf gives the clause and context of a candidate.
func (r *Referee) clauseOf(side card.Side, o *game.Option) (*position.Clause, *position.Context) {
	cl := r.Clause(o.Card, o.Clause)
	return cl, r.clauseCtx(side, o.Card, cl)
}
