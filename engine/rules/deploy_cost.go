package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// deployPrice is the price of a deployment (deploy.cost).
func deployPrice(r *Referee, _ card.Side, o *game.Option) int32 { return int32(r.DeployCost(o)) }

// DeployCost is the Force that a deployment costs in all, a pilot who comes along
// included (deploy.cost.modifiers, value.free).
func (g *Game) DeployCost(o *game.Option) int {
	n := g.costOf(o.Card, o.Target, o.Clause)
	if o.With != 0 {
		n += g.pilotCost(o)
	}
	return n
}

// pilotCost is the cost of a pilot who comes along with a starship, whose own text
// may make it cheaper (deploy.simultaneous).
func (g *Game) pilotCost(o *game.Option) int {
	c := &ctx{g: g, self: o.Card, you: g.S.C(o.Card).Owner}
	n := g.costOf(o.With, o.Target, 0)
	return max(n+g.aboardCost(c, o.With).Int(), 0)
}

// aboardCost is how a starship's or vehicle's own text changes the cost of those
// who deploy aboard it.
func (g *Game) aboardCost(c *ctx, id game.CardID) (n card.Num) {
	for _, m := range g.text(c.self).mods {
		if m.kind == mDeployAboard && m.affects(c, id) {
			n += m.by(c)
		}
	}
	return n
}

// costOf is the cost of one card, what other cards ask first included: that is
// paid besides and neither modified nor waived (value.separate-cost).
func (g *Game) costOf(id, to game.CardID, clause int16) int {
	n := g.baseCostOf(id, to, clause)
	if loc := g.S.Where(to); loc != 0 && g.S.C(loc).Is(game.Collapsed) && g.def(id).Type != card.Location {
		n++ // location.collapsed
	}
	for m := range g.mods(mFirstUse) {
		if m.c.whose(m.whose) == g.S.C(id).Owner && g.S.Where(m.c.self) == g.S.Where(to) && m.hits(id) {
			n += m.n.Int()
		}
	}
	return n
}

func (g *Game) baseCostOf(id, to game.CardID, clause int16) int {
	d, t := g.def(id), g.text(id)
	side := g.S.C(id).Owner
	c := &ctx{g: g, self: id, you: side, aboard: to != 0 && g.S.C(to).Zone != game.Row}
	loc := g.S.Where(to)
	n := card.Num(0)
	own := t.mods
	if g.asPiece(id, to) { // location.dejarik-rules: its destiny number, its text suspended
		n, _ = g.value(id, card.Destiny)
		own = nil
	} else if len(t.deploys) > 0 {
		cl := t.clauses[clause]
		switch {
		case g.freeAboard(id, to), g.admits(to, id): // weapon.starship.special-slot
			return 0
		case cl.cost != nil:
			c.bound = make([]game.Value, cl.binders+2)
			if len(cl.targets) > 0 {
				c.bound[cl.targets[0].bind].Cards = []game.CardID{to}
			}
			n = cl.cost(c)
		case !d.Num[card.Deploy].Has:
			return 0
		default: // weapon.artillery: its own deploy box
			n = d.Num[card.Deploy].N
		}
	} else {
		if power, may := g.squadronFor(id, loc); may {
			return power.Int()
		}
		if !d.Num[card.Deploy].Has {
			return 0 // stat.deploy-cost
		}
		n = d.Num[card.Deploy].N
		for _, m := range t.mods {
			if m.kind == mDeployFree && loc != 0 && c.holds(m.conds) && m.at(c, loc) {
				return 0 // value.free
			}
		}
	}
	for _, m := range own { // the card's own text
		switch {
		case m.kind == mDeployTo && loc != 0 && m.at(c, loc),
			m.kind == mStat && m.affects == nil && m.stats[0] == card.Deploy:
			if c.holds(m.conds) {
				n += m.by(c)
			}
		}
	}
	var gives once // value.cumulative
	for m := range g.modsOf(mStat, 1<<card.Deploy) {
		if m.affects != nil && m.hits(id) {
			gives.add(m)
		}
	}
	if to != 0 && to != loc {
		n += g.aboardCost(&ctx{g: g, self: to, you: g.S.C(to).Owner}, id)
	}
	for m := range g.mods(mDeployHere) {
		there := loc != 0 && (m.mod.at == nil && g.S.Where(m.c.self) == loc || m.mod.at != nil && m.mod.at(&m.c, loc))
		if there && m.hits(id) {
			gives.add(m)
		}
	}
	return max(n+gives.sum(), 0).Int()
}
