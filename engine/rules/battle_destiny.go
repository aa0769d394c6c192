package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// The steps of the power segment besides battle destiny: power destinies,
// attrition destinies, the optional actions (battle.power.order).
func init() {
	simply(gametext.SwitchDestinies, func(w *writer) {
		w.then("switch", func(g *Game, a *acting, c *position.Context) {
			d := &g.S.Change().Battle.Destiny
			d[0], d[1] = d[1], d[0]
			for _, side := range []card.Side{c.You, c.You.Other()} {
				g.event(game.Event{Kind: game.DestinyTotal, By: side, Card: a.Card, N: d[side]})
			}
		})
	})
}

func init() {
	// Each side gets what the other had at that moment; what changes power later still does.
	simply(gametext.SwitchPower, func(w *writer) {
		n := position.XAt(w.Source)
		w.then("compare", func(g *Game, a *acting, c *position.Context) {
			at := g.S.Battle.At
			a.Bound[n] = game.Value{N: g.PowerAt(c.You.Other(), at) - g.PowerAt(c.You, at), Set: true}
		})
		w.alters(gametext.OfPlayer{Whose: gametext.Your, Tally: gametext.TotalPower}, func(c *position.Context) card.Num { return c.Bound[n].N })
		w.alters(gametext.OfPlayer{Whose: gametext.Opponents, Tally: gametext.TotalPower}, func(c *position.Context) card.Num { return -c.Bound[n].N })
	})
	simply(gametext.DoublePower, func(w *writer) {
		n := position.XAt(w.Source)
		w.then("double", func(g *Game, a *acting, c *position.Context) {
			a.Bound[n] = game.Value{N: g.PowerAt(c.You, g.S.Battle.At), Set: true}
		})
		w.alters(gametext.OfPlayer{Whose: gametext.Your, Tally: gametext.TotalPower}, func(c *position.Context) card.Num { return c.Bound[n].N })
	})
	simply(gametext.CancelDamage, func(w *writer) {
		w.Clause.Battle, w.Clause.Segment = 1, position.SegmentDamage
		w.Clause.Asks(func(c *position.Context) bool { return c.P.S.Battle.Winner == 1+int8(c.You.Other()) }, // battle.damage.amount
			card.T("you have lost this battle", "vous avez perdu cette bataille"))
		w.then("cancel the damage", func(g *Game, a *acting, c *position.Context) { g.S.Debts().Damage[c.You] = 0 })
	})
}

// inSegment: what a battle's segment leaves open to a top-level action.
var inSegment = requirement{
	rule:  "battle.power.optional",
	grave: passing,
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		cl := r.Clause(o.Card, o.Clause)
		b := &r.S.Battle
		switch {
		case r.ev != nil:
			return true
		case b.On && b.Segment == game.PowerSegment:
			return cl.Segment == position.SegmentPower && (b.Draws[card.Dark] > 0 || b.Draws[card.Light] > 0)
		case b.On && b.Segment == game.Damage:
			return cl.Segment == position.SegmentDamage
		}
		return cl.Segment != position.SegmentPower
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		if r.Clause(o.Card, o.Clause).Segment == position.SegmentPower {
			return card.Say("Only in the power segment of a battle, if there is attrition.", "Seulement dans le segment de la puissance d’une bataille, s’il y a de l’attrition.")
		}
		return card.Say("Not in this segment of a battle.", "Pas dans ce segment d’une bataille.")
	},
}

// powerDestinies draws the destinies that go to total power only: those added by
// actions, and those of texts whose card takes part (battle.power.destiny).
func powerDestinies(g *Game, f *game.Frame) flow {
	for _, side := range []card.Side{f.Side, f.Side.Other()} {
		n := int(g.S.Battle.PowerN[side])
		g.drawsForBattle(side, n+g.extraDestinies(position.ModPowerDestiny, side), game.ByPowerDestiny)
	}
	return next
}

// attritionDestinies draws those that go to attrition only; a player without a
// total battle destiny has none (battle.attrition.destiny).
func attritionDestinies(g *Game, f *game.Frame) flow {
	g.limitsTotals()
	for _, side := range []card.Side{f.Side, f.Side.Other()} {
		if g.S.Battle.Draws[side] > 0 {
			g.drawsForBattle(side, g.extraDestinies(position.ModAttritionDestiny, side), game.ByAttritionDestiny)
		}
	}
	return next
}

// extraDestinies counts the draws that the texts of cards in battle add; copies of one
// text add theirs once (value.cumulative).
func (r *Referee) extraDestinies(k position.ModKind, side card.Side) int {
	var gives position.Once
	for m := range r.Mods(k) {
		if (m.May || m.C.You == side) && (m.At == nil && r.InBattle(m.C.Self) || m.At != nil && m.At(&m.C, r.S.Battle.At)) {
			gives.Put(m, m.N)
		}
	}
	return gives.Sum().Int()
}

// changedTotals adds what texts change a total battle destiny by, where it exists
// (battle.destiny.total).
func (g *Game) changedTotals() {
	b := &g.S.Change().Battle
	for side := range card.Sides {
		if b.Draws[side] == 0 {
			continue
		}
		var gives position.Once
		for m := range g.Mods(position.ModTotalDestiny) {
			if m.C.Whose(m.Whose) == side && m.At(&m.C, b.At) {
				gives.Add(m)
			}
		}
		for _, given := range gives {
			if given.By != 0 {
				b.Destiny[side] = max(b.Destiny[side]+given.By, 0)
				g.event(game.Event{Kind: game.DestinySum, By: side, Card: given.Source, N: b.Destiny[side]})
			}
		}
	}
	g.limitsTotals()
}

// limitsTotals brings total battle destinies down to what texts allow: a limit comes last
// (value.limit), also one that has come of the answers to both draws.
func (g *Game) limitsTotals() {
	b := &g.S.Change().Battle
	for side := range card.Sides {
		for m := range g.Mods(position.ModMostTotal) {
			if b.Draws[side] > 0 && m.C.Whose(m.Whose) == side && m.N < b.Destiny[side] {
				b.Destiny[side] = m.N
				g.event(game.Event{Kind: game.DestinySum, By: side, Card: m.C.Self, N: b.Destiny[side]})
			}
		}
	}
}

// bothDrew opens the responses to both players' draws
// (battle.destiny.both-complete).
func bothDrew(g *Game, f *game.Frame) flow {
	g.changedTotals()
	b := &g.S.Battle
	if b.Draws[card.Dark] > 0 && b.Draws[card.Dark] == b.Draws[card.Light] {
		g.window(game.Event{Kind: game.BothDrew, By: f.Side, At: b.At, N: card.Whole(int(b.Draws[card.Dark]))})
	}
	return next
}

// powerActions lets the players act on attrition, initiator first
// (battle.power.optional).
func powerActions(g *Game, f *game.Frame) flow {
	g.push(pPower, f.Side, &alternating{})
	return next
}

func askPowerAction(r *Referee, f *game.Frame, turns *alternating) *game.Decision {
	if turns.Passes >= 2 {
		return nil
	}
	return r.actOrPass(f.Side, "battle.power.optional", r.segmentActions(f.Side), r.powerPrompt)
}

func (r *Referee) powerPrompt() card.Text {
	return card.Say("Power segment at %s: act on attrition or pass.", "Segment de la puissance à %s : agissez sur l’attrition ou passez.", r.Title(r.S.Battle.At))
}

// segmentActions lists the top-level actions of texts that are open to a player in
// this segment of the battle.
func (r *Referee) segmentActions(side card.Side) (out []game.Option) {
	for _, v := range []game.Verb{game.VPlay, game.VUse} {
		for _, kind := range verbsOf(v) {
			out = append(out, r.legalOf(side, kind)...)
		}
	}
	return out
}

// relieve takes off the attrition that a text has just canceled.
func (g *Game) relieve() {
	for side := range card.Sides {
		if g.S.Battle.On && g.S.Battle.Pending[side] > 0 && g.AttritionCanceled(side) {
			g.S.Debts().Pending[side] = 0
		}
	}
}
