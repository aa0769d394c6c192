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

// askBattleDestiny asks a player whether to draw: all or none
// (battle.destiny.draw-all-or-none).
func (r *Referee) askBattleDestiny(side card.Side) *game.Decision {
	n := r.DestinyCount(side)
	if n == 0 || r.Top(side, game.Reserve) == 0 {
		return nil
	}
	return &game.Decision{Seat: side, Kind: game.AskYesNo, Rule: "battle.destiny.count",
		Prompt:  card.Say("Draw %s?", "Tirer %s ?", card.Count(n, card.T("battle destiny", "destinée de bataille"), card.T("battle destiny", "destinées de bataille"))),
		Options: []game.Option{{Verb: game.VYes, N: int32(n)}, {Verb: game.VNo}}}
}

func (g *Game) tookBattleDestiny(side card.Side, o *game.Option) flow {
	if o.Verb == game.VYes {
		g.drawsForBattle(side, int(o.N), game.ByBattleDestiny)
	}
	return next
}

func askInitiator(r *Referee, f *game.Frame) *game.Decision { return r.askBattleDestiny(f.Side) }
func askDefender(r *Referee, f *game.Frame) *game.Decision  { return r.askBattleDestiny(f.Side.Other()) }

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
		b.Power[side] = g.PowerAt(side, b.At)
		if b.Draws[side] > 0 {
			g.event(game.Event{Kind: game.DestinyTotal, By: side, At: b.At, N: b.Destiny[side], Why: game.ByBattleDestiny})
		}
		g.event(game.Event{Kind: game.TotalPower, By: side, At: b.At, N: b.Power[side]})
		foe := side.Other()
		b.Exists[foe] = b.Draws[side] > 0
		if b.Exists[foe] && !g.AttritionCanceled(foe) {
			b.Against[foe] = g.Attrition(foe)
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
	damage := g.HalfLoss(loser, g.BattleDamage(loser, b.Power[win]-b.Power[loser]))
	if g.NoDamage(loser) {
		damage = 0
	}
	b.Damage[loser] = int32(damage)
	e := game.Event{Kind: game.BattleWon, By: win, At: b.At, Card: b.At, Frame: g.frameNo()}
	g.event(e)
	g.event(game.Event{Kind: game.BattleDamage, By: loser, At: b.At, N: card.Whole(damage)})
	g.window(e)
	return next
}
