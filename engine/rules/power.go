package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// PowerIn lists what a card adds to its side's total power at its location: only
// if it is present there, and a carrier only if it works (battle.power.total).
func (g *Game) powerIn(id game.CardID, loc game.CardID) (card.Num, bool) {
	if g.presentAt(id) != loc {
		return 0, false
	}
	switch d := g.def(id); d.Type {
	case card.Character:
	case card.Starship, card.Vehicle:
		if !g.operational(id) {
			return 0, false
		}
	default:
		if !g.piece(id) {
			return 0, false
		}
	}
	return g.value(id, card.Power)
}

// TotalPower is a player's total power at a location, itemised: by card, then by
// modifier, and in a battle the destinies (battle.power.total).
func (g *Game) TotalPower(side card.Side, loc game.CardID) game.Sum {
	sum := game.Sum{Has: true}
	fighting := g.S.Battle.On && g.S.Battle.At == loc
	for id := range g.at(loc) {
		if g.S.C(id).Owner != side || fighting && !g.S.C(id).Is(game.Fought) {
			continue
		}
		if n, ok := g.powerIn(id, loc); ok {
			sum.Terms = append(sum.Terms, game.Term{Source: id, By: n})
			sum.Total += n
		}
	}
	if fighting {
		seen := map[[2]int32]bool{}
		for m := range g.mods(mTotalPower) {
			if side == card.Dark && g.shielded(loc) && !g.isSite(g.S.Where(m.c.self)) && g.S.Where(m.c.self) != 0 {
				continue // location.hoth-shield: no power from space
			}
			if key := [2]int32{m.source(), int32(m.clause)}; m.c.whose(m.whose) == side && m.at(&m.c, loc) && !seen[key] {
				seen[key] = true
				c := m.c
				c.at = loc
				if n := m.by(&c); n != 0 {
					sum.Terms = append(sum.Terms, game.Term{Source: m.c.self, By: n})
					sum.Total += n
				}
			}
		}
		b := &g.S.Battle
		if b.PowerD[side] != 0 {
			sum.Terms = append(sum.Terms, game.Term{Say: card.T("power destinies", "destinées de puissance"), By: b.PowerD[side]})
			sum.Total += b.PowerD[side]
		}
		if b.Draws[side] > 0 {
			sum.Terms = append(sum.Terms, game.Term{Say: card.T("battle destiny", "destinée de bataille"), By: b.Destiny[side]})
			sum.Total += b.Destiny[side]
		}
	}
	sum.Total = max(sum.Total, 0)
	return sum
}
