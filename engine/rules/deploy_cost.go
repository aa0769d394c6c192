package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// deployPrice is the price of a deployment (deploy.cost).
func deployPrice(r *Referee, _ card.Side, o *game.Option) int32 { return int32(r.DeployCost(o)) }

// DeployCost is the Force that a deployment costs in all, a pilot who comes along
// included (deploy.cost.modifiers, value.free).
func (r *Referee) DeployCost(o *game.Option) int {
	n := r.costOf(o.Card, o.Target, o.Clause)
	if o.With != 0 {
		n += r.pilotCost(o)
	}
	return n
}

// pilotCost is the cost of a pilot who comes along with a starship, whose own text
// may make it cheaper (deploy.simultaneous).
func (r *Referee) pilotCost(o *game.Option) int {
	c := &position.Context{P: r.Position, Self: o.Card, You: r.S.C(o.Card).Owner}
	n := r.costOf(o.With, o.Target, 0)
	return max(n+r.aboardCost(c, o.With).Int(), 0)
}

// aboardCost is how a starship's or vehicle's own text changes the cost of those
// who deploy aboard it.
func (r *Referee) aboardCost(c *position.Context, id game.CardID) (n card.Num) {
	for _, m := range r.Text(c.Self).Mods {
		if m.Kind == position.ModDeployAboard && m.Affects(c, id) && c.Holds(m.Conds) {
			n += m.By(c)
		}
	}
	return n
}

// costOf is the cost of one card, what other cards ask first included: that is
// paid besides and neither modified nor waived (value.separate-cost).
func (r *Referee) costOf(id, to game.CardID, clause int16) int {
	n := r.baseCostOf(id, to, clause)
	if loc := r.S.Where(to); loc != 0 && r.S.C(loc).Is(game.Collapsed) && r.Def(id).Type != card.Location {
		n++ // location.collapsed
	}
	for m := range r.Mods(position.ModFirstUse) {
		if m.C.Whose(m.Whose) == r.S.C(id).Owner && m.At(&m.C, r.S.Where(to)) && m.Hits(id) {
			n += m.N.Int()
		}
	}
	return n
}

func (r *Referee) baseCostOf(id, to game.CardID, clause int16) int {
	d, t := r.Def(id), r.Text(id)
	side := r.S.C(id).Owner
	text := func() *position.Context {
		return &position.Context{P: r.Position, Self: id, You: side, Aboard: to != 0 && r.S.C(to).Zone != game.Row}
	}
	loc := r.S.Where(to)
	n := card.Num(0)
	own := t.Mods
	if r.AsPiece(id, to) { // location.dejarik-rules: its destiny number, its text suspended
		n, _ = r.Value(id, card.Destiny)
		own = nil
	} else if len(t.Deploys) > 0 {
		cl := t.Clauses[clause]
		switch {
		case r.FreeAboard(id, to), r.admits(to, id), r.letFree(id, to), r.ownFree(text(), to): // weapon.starship.special-slot, value.free
			return 0
		case cl.Cost != nil:
			c := text()
			c.Bound = make([]game.Value, cl.Values())
			if !cl.Beside {
				c.Bound[cl.Targets[0].Bind].Cards = []game.CardID{to}
			}
			n = cl.Cost(c)
		case !d.Num[card.Deploy].Has:
			return 0
		default: // weapon.artillery: its own deploy box
			n = d.Num[card.Deploy].N
		}
	} else {
		if power, may := r.SquadronFor(id, loc); may {
			return power.Int()
		}
		both := ofBoth(t)
		set, fixed := r.deploysFor(id, to)
		if fixed {
			both = 0
		}
		if !fixed && !d.Num[card.Deploy].Has && both == 0 {
			return 0 // stat.deploy-cost
		}
		if n = d.Num[card.Deploy].N + both; fixed {
			n = set
		}
		if r.ownFree(text(), to) || r.letFree(id, to) { // value.free
			return 0
		}
	}
	for _, m := range own { // the card's own text
		there, stat := m.Kind == position.ModDeployTo && loc != 0, m.Kind == position.ModStat && m.Affects == nil && m.Stats[0] == card.Deploy
		if !there && !stat {
			continue
		}
		if c := text(); (!there || c.Reaches(m.At, to)) && c.Holds(m.Conds) {
			n += m.By(c)
		}
	}
	var gives position.Once // value.cumulative
	for m := range r.ModsOf(position.ModStat, 1<<card.Deploy) {
		if m.Affects == nil {
			continue
		}
		if by := costChange(m, id); by != 0 {
			gives.Put(m, by)
		}
	}
	if to != 0 && to != loc && r.Text(to).Kinds.Has(int(position.ModDeployAboard)) {
		n += r.aboardCost(&position.Context{P: r.Position, Self: to, You: r.S.C(to).Owner}, id)
	}
	for m := range r.Mods(position.ModDeployHere) {
		if by := r.costChangeAt(m, id, to); by != 0 {
			gives.Put(m, by)
		}
	}
	return max(n+gives.Sum(), 0).Int()
}

// oncePerTurn is the limit of a change that is for one card a turn.
var oncePerTurn = position.Limit{Per: game.PerTurn, Times: 1}

// costChangeAt is what a text changes of what a card costs to deploy to a target: one that
// does so once a turn, until it has (deploy.cost.modifiers, limit.one).
func (r *Referee) costChangeAt(m *position.Working, id, to game.CardID) card.Num {
	if !m.C.Reaches(m.At, to) || m.Once && r.limited(m.C.Self, m.Clause(), oncePerTurn) {
		return 0
	}
	return costChange(m, id)
}

// countsChanges notes that those have done so.
func (g *Game) countsChanges(id, to game.CardID) {
	for m := range g.Mods(position.ModDeployHere) {
		if m.Once && g.costChangeAt(m, id, to) != 0 {
			g.S.Count().Limits = append(g.S.Limits, game.Limit{Card: m.C.Self, Title: g.S.C(m.C.Self).Def, Clause: m.Clause(), Per: game.PerTurn, When: g.frameOfLimit(game.PerTurn)})
		}
	}
}

// costChange is what a text changes of what a card costs to deploy: what makes starfighters
// cheaper, also that of a starship that deploys like one (deploy.capital).
func costChange(m *position.Working, id game.CardID) card.Num {
	switch n := m.Times(id); {
	case n > 0:
		return card.Num(n) * m.By(&m.C)
	case m.Helps(id):
		return min(m.By(&m.C), 0)
	}
	return 0
}

// deploysFor is what the text of another card lets a card deploy for, of its player alone,
// in place of its own price (deploy.cost).
func (r *Referee) deploysFor(id, to game.CardID) (n card.Num, set bool) {
	for m := range r.Mods(position.ModDeployFor) {
		if m.C.Arrives(m.At, to) && m.Hits(id) && (!set || m.N < n) {
			n, set = m.N, true
		}
	}
	return n, set
}

// letFree tells whether the text of another card lets a card deploy free to a target, or
// beside the table.
func (r *Referee) letFree(id, to game.CardID) bool {
	for m := range r.Mods(position.ModDeployFree) {
		if m.Affects != nil && m.C.Arrives(m.At, to) && m.Hits(id) {
			return true
		}
	}
	return false
}

// ownFree tells whether a card's own text does.
func (r *Referee) ownFree(c *position.Context, to game.CardID) bool {
	return slices.ContainsFunc(r.Text(c.Self).Mods, func(m *position.Modifier) bool {
		return m.Kind == position.ModDeployFree && m.Affects == nil && c.Holds(m.Conds) && c.Arrives(m.At, to)
	})
}
