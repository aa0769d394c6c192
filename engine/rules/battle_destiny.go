package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// The steps of the power segment besides battle destiny: power destinies,
// attrition destinies, the optional actions (battle.power.order).
func init() {
	modifies(func(p *compiler, x gametext.AddsPowerDestiny) []*mod {
		return []*mod{{kind: mPowerDestiny, n: card.Whole(x.N)}}
	})
	modifies(func(p *compiler, x gametext.AddsAttritionDestiny) []*mod {
		return []*mod{{kind: mAttritionDestiny, n: card.Whole(x.N)}}
	})
	modifies(func(p *compiler, x gametext.AbilityForDestiny) []*mod {
		return []*mod{{kind: mThreshold, by: p.change(x.By)}}
	})
	modifies(func(p *compiler, x gametext.AttritionIs) []*mod {
		return []*mod{{kind: mAttrition, by: p.change(x.By), at: p.place(x.At)}}
	})
	modifies(func(p *compiler, x gametext.NoAttrition) []*mod {
		p.cl.segment = segmentDamage
		return []*mod{{kind: mNoAttrition, whose: gametext.Whose(x.Who), at: p.place(x.At)}}
	})
	does(func(p *writer, x gametext.AddPowerDestiny) {
		p.then("add power destiny", func(g *Game, a *acting, c *ctx) {
			if g.S.Battle.On { // battle.weapons.locked
				g.S.Change().Battle.PowerN[c.you] += int8(x.N)
				g.event(game.Event{Kind: game.AddedPower, By: c.you, Card: a.Card, N: card.Whole(x.N)})
			}
		})
		p.cl.battle = 1
	})
	does(func(p *writer, x gametext.ReduceAttrition) {
		n := p.amount(x.N)
		p.then("reduce attrition", func(g *Game, a *acting, c *ctx) {
			g.S.Change().Battle.Changed[c.who(x.Who)] -= n(c)
		})
		p.cl.battle, p.cl.segment = 1, segmentPower
	})
	does(func(p *writer, _ gametext.SwitchDestinies) {
		p.then("switch", func(g *Game, a *acting, c *ctx) {
			d := &g.S.Battle.Destiny
			d[0], d[1] = d[1], d[0]
			for _, side := range []card.Side{c.you, c.you.Other()} {
				g.event(game.Event{Kind: game.DestinyTotal, By: side, Card: a.Card, N: d[side]})
			}
		})
	})
	head(func(p *compiler, h gametext.BothDrew) {
		p.cl.trig = &trigger{kind: game.BothDrew, match: func(c *ctx, e *game.Event) bool { return e.N == card.Whole(h.N) }}
	})
}

// The segment of a battle to which a clause belongs, where it is not the weapons
// segment (battle.weapons.other, battle.power.optional, battle.damage.actions).
const (
	segmentPower  = 1 + iota // only there, and only if there is attrition
	segmentDamage            // there too
)

// inSegment: what a battle's segment leaves open to a top-level action.
var inSegment = requirement{
	rule: "battle.power.optional",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		cl := r.text(o.Card).clauses[o.Clause]
		b := &r.S.Battle
		switch {
		case r.ev != nil:
			return true
		case b.On && b.Segment == game.PowerSegment:
			return cl.segment == segmentPower && (b.Draws[card.Dark] > 0 || b.Draws[card.Light] > 0)
		case b.On && b.Segment == game.Damage:
			return cl.segment == segmentDamage
		}
		return cl.segment != segmentPower
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		if r.text(o.Card).clauses[o.Clause].segment == segmentPower {
			return format("Only in the power segment of a battle, if there is attrition.", "Seulement dans le segment de la puissance d'une bataille, s'il y a de l'attrition.")
		}
		return format("Not in this segment of a battle.", "Pas dans ce segment d'une bataille.")
	},
}

// powerDestinies draws the destinies that go to total power only: those added by
// actions, and those of texts whose card takes part (battle.power.destiny).
func powerDestinies(g *Game, f *game.Frame) flow {
	for _, side := range []card.Side{f.Side, f.Side.Other()} {
		n := int(g.S.Battle.PowerN[side])
		g.drawsForBattle(side, n+g.extraDestinies(mPowerDestiny, side), game.ByPowerDestiny)
	}
	return next
}

// attritionDestinies draws those that go to attrition only; a player without a
// total battle destiny has none (battle.attrition.destiny).
func attritionDestinies(g *Game, f *game.Frame) flow {
	for _, side := range []card.Side{f.Side, f.Side.Other()} {
		if g.S.Battle.Draws[side] > 0 {
			g.drawsForBattle(side, g.extraDestinies(mAttritionDestiny, side), game.ByAttritionDestiny)
		}
	}
	return next
}

// extraDestinies counts the draws that the texts of cards in battle add; copies of one
// text add theirs once (value.cumulative).
func (g *Game) extraDestinies(k modKind, side card.Side) int {
	var gives once
	for m := range g.mods(k) {
		if m.c.you == side && g.inBattle(m.c.self) {
			gives.put(m, m.n)
		}
	}
	return gives.sum().Int()
}

// changedTotals adds what texts change a total battle destiny by, where it exists
// (battle.destiny.total).
func (g *Game) changedTotals() {
	b := &g.S.Change().Battle
	for side := range card.Sides {
		if b.Draws[side] == 0 {
			continue
		}
		var gives once
		for m := range g.mods(mTotalDestiny) {
			if m.c.whose(m.whose) == side {
				gives.add(m)
			}
		}
		for _, x := range gives {
			if x.by != 0 {
				b.Destiny[side] = max(b.Destiny[side]+x.by, 0)
				g.event(game.Event{Kind: game.DestinySum, By: side, Card: x.source, N: b.Destiny[side]})
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

func askPowerAction(g *Game, f *game.Frame, r *alternating) *game.Decision {
	if r.Passes >= 2 {
		return nil
	}
	return &game.Decision{Seat: f.Side, Kind: game.AskAction, Rule: "battle.power.optional",
		Prompt:  format("Power segment at %s: act on attrition or pass.", "Segment de la puissance à %s : agissez sur l'attrition ou passez.", g.title(g.S.Battle.At)),
		Options: append(g.segmentActions(f.Side), game.Option{Verb: game.Pass})}
}

// segmentActions lists the top-level actions of texts that are open to a player in
// this segment of the battle.
func (g *Game) segmentActions(side card.Side) (out []game.Option) {
	for _, v := range []game.Verb{game.VPlay, game.VUse} {
		out = append(out, g.referee().legalOf(side, verbOf(v))...)
	}
	return out
}

// threshold is by how much the ability required for battle destiny is raised at a
// location (battle.destiny.threshold).
func (g *Game) threshold(loc game.CardID) card.Num {
	var gives once // value.cumulative
	for m := range g.mods(mThreshold) {
		if m.c.here() == loc {
			gives.add(m)
		}
	}
	return gives.sum()
}

// attrition is the attrition against a player, if there is any: the opponent's
// battle destiny and attrition destinies, with what texts change, copies of one
// text once (battle.attrition.total, value.cumulative).
func (g *Game) attrition(against card.Side) card.Num {
	b := &g.S.Battle
	n := b.Destiny[against.Other()] + b.AttrD[against.Other()]
	var gives once
	for m := range g.mods(mAttrition) {
		if m.c.you != against && m.at(&m.c, b.At) {
			gives.add(m)
		}
	}
	return max(n+gives.sum()+b.Changed[against], 0)
}

// relieve takes off the attrition that a text has just canceled.
func (g *Game) relieve() {
	for side := range card.Sides {
		if g.S.Battle.On && g.S.Battle.Pending[side] > 0 && g.attritionCanceled(side) {
			g.S.Change().Battle.Pending[side] = 0
		}
	}
}

// attritionCanceled tells whether a text cancels all attrition against a player
// there (battle.attrition.cancel).
func (g *Game) attritionCanceled(against card.Side) bool {
	for m := range g.mods(mNoAttrition) {
		if m.c.whose(m.whose) == against && m.at(&m.c, g.S.Battle.At) {
			return true
		}
	}
	return false
}
