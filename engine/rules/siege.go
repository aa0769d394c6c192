package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// A besieged battle is one aboard a captured starship: Battle.At is that ship, so that
// nobody at its location takes part. It works like a battle at a site between chosen
// Dark characters present with the ship and all who are trapped in it; no ships or
// vehicles (battle.besieged).
func (w *writer) besieges(cards gametext.Filter) {
	which := w.Filter(cards)
	if t := w.target(cards); t != nil {
		t.Narrow(func(c *position.Context, id game.CardID) bool { return c.P.MayBattle(id) })
	}
	ready := func(c *position.Context) bool {
		ship := c.P.S.C(c.Self).At
		return !c.P.S.Battle.On && c.P.Captured(ship) && mayInitiate(c, ship) && c.P.Presence(c.P.Besieged(ship)) // battle.condition
	}
	w.Clause.Asks(ready, noBattle)
	w.then("besiege", func(g *Game, a *acting, c *position.Context) {
		ship := g.S.C(a.Card).At
		who := slices.DeleteFunc(slices.Clone(c.Chosen(cards, which)), func(id game.CardID) bool { return !g.MayBattle(id) })
		if ready(c) && g.Presence(who) {
			g.push(pBattle, c.You, &battling{At: ship, Cost: int32(g.BattleCost(c.You, ship)), Among: append(who, g.Besieged(ship)...)})
		}
	})
}

// joinSiege makes the characters of a besieged battle its participants, with what
// they carry.
func (g *Game) joinSiege(who []game.CardID) {
	for _, id := range who {
		g.S.Edit(id).Flags |= game.Fought
		g.S.Mark(id).Battled = g.S.Turn
		for other := range g.On(id) {
			if t := g.Def(other).Type; t == card.Weapon || t == card.Device {
				g.S.Edit(other).Flags |= game.Fought
			}
		}
	}
}
