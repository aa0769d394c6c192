package rules

import (
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

func init() {
	simply(gametext.BattleAgain, func(w *writer) {
		ready := func(c *position.Context) bool { // battle.cost, battle.condition
			if c.Ev == nil || c.P.S.Battle.On {
				return false
			}
			r, loc := refer(c.P), c.Ev.At
			return r.Occupies(c.You, loc) && r.Occupies(c.You.Other(), loc) && !r.Forbidden(position.ModNoBattles, c.You, loc) &&
				c.P.CanUse(c.You, r.BattleCost(c.You, loc))
		}
		w.Clause.Asks(ready, noBattle)
		w.then("battle again", func(g *Game, a *acting, c *position.Context) {
			if loc := a.Event.At; g.S.OnTable(loc) {
				g.rouse(loc)
				g.push(pBattle, c.You, &battling{At: loc, Cost: int32(g.BattleCost(c.You, loc))})
			}
		})
	})
}

// rouse lets what is at a location battle, and use weapons and devices, again in this turn;
// it does not react a second time (ruling.counterattack).
func (g *Game) rouse(loc game.CardID) {
	for id := range g.S.All {
		if g.S.Where(id) == loc {
			it := g.S.Mark(id)
			it.Battled, it.WeaponBy, it.DeviceBy = 0, 0, 0
		}
	}
}
