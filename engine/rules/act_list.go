package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// listClauses lists the top-level actions of cards in hand (Interrupts) and on
// table, broadly.
func (r *Referee) listClauses(v game.Verb, side card.Side, w want, emit func(game.Option)) {
	if w.card != 0 {
		r.listClausesOf(v, side, w.card, w, emit)
		return
	}
	r.inPlay()
	for _, id := range r.index.acting {
		r.listClausesOf(v, side, id, w, emit)
	}
}

func (r *Referee) listClausesOf(v game.Verb, side card.Side, id game.CardID, w want, emit func(game.Option)) {
	c := &r.S.Cards[id]
	t := r.cards[c.Def]
	if !t.actions && len(t.fires) == 0 && (w.card == 0 || t.answers.len() == 0) {
		return
	}
	switch v {
	case game.VPlay:
		if c.Zone != game.Hand || c.Owner != side {
			return
		}
	default:
		if !r.S.OnTable(id) || c.Owner != side && t.def.Type != card.Location {
			return
		}
	}
	for _, cl := range t.clauses {
		if cl.fire != (v == game.VFire) || cl.fn != fnNone != (v == game.VPlay) || !cl.acts() {
			continue
		}
		if w.card == 0 && (cl.trig != nil || !cl.timely(r.Game, side)) { // to no avail
			continue
		}
		r.candidates(side, id, cl, w, emit)
	}
}

// timely tells whether this is the phase and the player's turn that a clause names.
func (cl *clause) timely(g *Game, side card.Side) bool {
	return (cl.whose == 0 || (cl.whose == 1) == (g.S.Active == side)) && (cl.phase == game.Start || g.S.Phase == cl.phase)
}

// acts tells whether a clause is an action or a response, not a modifier or a
// place to deploy.
func (cl *clause) acts() bool {
	return !cl.deploy && (cl.fire || cl.fn != fnNone || cl.trig != nil || cl.active)
}

// candidates lists the ways to use a clause: one for each card on table that its
// first target might be, or a single one.
func (r *Referee) candidates(side card.Side, id game.CardID, cl *clause, w want, emit func(game.Option)) {
	if cl.side != 0 && r.reader(id, cl.side, mRotate) != side {
		return
	}
	o := game.Option{Verb: game.VUse, Card: id, Clause: cl.no}
	if cl.fire {
		o.Verb = game.VFire
	} else if cl.fn != fnNone {
		o.Verb = game.VPlay
	}
	if r.ev != nil {
		o.N = int32(r.ev.Frame)
	}
	if len(cl.targets) == 0 || cl.targets[0].max != 1 || cl.targets[0].min != 1 {
		if w.target == 0 {
			emit(o)
		}
		return
	}
	c := r.clauseCtx(side, id, cl)
	any := false
	for i := 1; i < len(r.S.Cards); i++ {
		x := game.CardID(i)
		if !r.S.C(x).Is(game.FaceDown) && (r.S.OnTable(x) || slices.Contains(cl.targets[0].zones, r.S.C(x).Zone)) && w.target_(x) && (w.target != 0 || cl.targets[0].match(c, x)) {
			o.Target = x
			any = true
			emit(o)
		}
	}
	if !any && w.card != 0 && w.target == 0 {
		o.Target = 0
		emit(o)
	}
}

// clauseCtx is the context in which a clause is initiated: what its trigger names
// is bound.
func (r *Referee) clauseCtx(side card.Side, id game.CardID, cl *clause) *ctx {
	c := &ctx{g: r.Game, self: id, you: side, clause: cl.no, ev: r.ev, fire: r.fire, bound: make([]game.Value, cl.binders+2)}
	c.at = r.placeOf(r.ev)
	if r.ev != nil && cl.trig != nil {
		cl.trig.match(c, r.ev)
	}
	return c
}

// clauseOf gives the clause and context of a candidate.
func (r *Referee) clauseOf(side card.Side, o *game.Option) (*clause, *ctx) {
	cl := r.text(o.Card).clauses[o.Clause]
	return cl, r.clauseCtx(side, o.Card, cl)
}
