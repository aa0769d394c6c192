package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

func powerSegment(g *Game, f *game.Frame) flow {
	if fl, over := g.early(f); over {
		return fl
	}
	g.segment(game.PowerSegment)
	return next
}

// destinyAbility is the ability that counts toward battle destiny: of those
// present at the location, and of those who pilot or drive there
// (battle.destiny.ability).
func (g *Game) destinyAbility(side card.Side) card.Num {
	return g.abilityThere(side, g.S.Battle.At, func(id game.CardID) bool { return g.S.C(id).Is(game.Fought) })
}

// abilityThere is that ability among the cards of a location that take part.
func (g *Game) abilityThere(side card.Side, loc game.CardID, takesPart func(game.CardID) bool) card.Num {
	n := card.Num(0)
	for id := range g.at(loc) {
		c := g.S.C(id)
		if c.Owner != side || !takesPart(id) {
			continue
		}
		switch d := g.def(id); d.Type {
		case card.Character:
			host := g.S.Host(id)
			if g.idle(id) {
				continue // char.operative
			}
			if g.presentAt(id) == loc || host != 0 && g.operational(host) && (c.Slot == card.Pilot || c.Slot == card.Driver) {
				n += g.abilityOf(id)
			}
		case card.Vehicle, card.Starship:
			if g.presentAt(id) == loc && g.operational(id) {
				n += g.abilityOf(id)
			}
		default: // a piece (location.dejarik-rules)
			n += g.abilityOf(id)
		}
	}
	return max(n+g.abilityChange(side, loc), 0)
}

// DestinyCount is how many battle destinies a player may draw (battle.destiny.count,
// battle.destiny.requirement, battle.destiny.if-unable).
func (g *Game) DestinyCount(side card.Side) int {
	b := &g.S.Battle
	ability := g.destinyAbility(side)
	n := int(b.Added[side])
	more := g.threshold(b.At) // battle.destiny.threshold
	if ability >= card.Whole(4)+more {
		n++
	}
	for m := range g.mods(mAbilityRequired) {
		if m.c.whose(m.whose) == side && g.S.Where(m.c.self) == b.At && ability < m.n+more {
			n = 0
		}
	}
	for m := range g.mods(mIfUnable) {
		if m.c.you == side && (m.affects == nil && g.inBattle(m.c.self) || m.affects != nil && m.c.any(m.affects)) {
			n = max(n, m.n.Int())
		}
	}
	return n
}

// askBattleDestiny asks a player whether to draw: all or none
// (battle.destiny.draw-all-or-none).
func (g *Game) askBattleDestiny(side card.Side) *game.Decision {
	n := g.DestinyCount(side)
	if n == 0 || g.top(side, game.Reserve) == 0 {
		return nil
	}
	return &game.Decision{Seat: side, Kind: game.AskYesNo, Rule: "battle.destiny.count",
		Prompt:  format("Draw %s battle destiny?", "Tirer %s destinée(s) de bataille ?", n),
		Options: []game.Option{{Verb: game.VYes, N: int32(n)}, {Verb: game.VNo}}}
}

func (g *Game) tookBattleDestiny(side card.Side, o *game.Option) flow {
	if o.Verb == game.VYes {
		g.drawsForBattle(side, int(o.N), game.ByBattleDestiny)
	}
	return next
}

func askInitiator(g *Game, f *game.Frame) *game.Decision { return g.askBattleDestiny(f.Side) }
func askDefender(g *Game, f *game.Frame) *game.Decision  { return g.askBattleDestiny(f.Side.Other()) }

func tookInitiator(g *Game, f *game.Frame, o *game.Option) flow {
	return g.tookBattleDestiny(f.Side, o)
}

func tookDefender(g *Game, f *game.Frame, o *game.Option) flow {
	return g.tookBattleDestiny(f.Side.Other(), o)
}

// battleTotals fixes total power and attrition (battle.power.total,
// battle.attrition.base, battle.attrition.total).
func battleTotals(g *Game, f *game.Frame) flow {
	b := &g.S.Change().Battle
	for _, side := range []card.Side{f.Side, f.Side.Other()} {
		b.Power[side] = g.TotalPower(side, b.At).Total
		g.event(game.Event{Kind: game.TotalPower, By: side, At: b.At, N: b.Power[side]})
		foe := side.Other()
		b.Exists[foe] = b.Draws[side] > 0
		if b.Exists[foe] && !g.attritionCanceled(foe) {
			b.Against[foe] = g.attrition(foe)
			b.Pending[foe] = b.Against[foe]
			g.event(game.Event{Kind: game.Attrition, By: foe, At: b.At, N: b.Against[foe]})
		}
	}
	return next
}

// battleWinner finds winner, loser and battle damage and opens the responses to
// winning (battle.winner, battle.damage.amount).
func battleWinner(g *Game, f *game.Frame) flow {
	b := &g.S.Change().Battle
	d, l := b.Power[card.Dark], b.Power[card.Light]
	if d == l {
		return next
	}
	win := card.Dark
	if l > d {
		win = card.Light
	}
	b.Winner = int8(win) + 1
	loser := win.Other()
	damage := g.battleDamage(b.Power[win] - b.Power[loser])
	b.Damage[loser] = int32(damage)
	e := game.Event{Kind: game.BattleWon, By: win, At: b.At, Card: b.At, Frame: g.frameNo()}
	g.event(e)
	g.event(game.Event{Kind: game.BattleDamage, By: loser, At: b.At, N: card.Whole(damage)})
	g.window(e)
	return next
}
