package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// A text that orders a creature to attack names its prey: it is an attack like any other,
// and the one that is due in the battle phase remains due (creature.attack.outside).
func init() {
	does(func(w *writer, x gametext.Devour) {
		w.Demand(x.Beast, card.Creature)
		w.Demand(x.Prey, card.Character, card.Vehicle)
		beasts, prey := w.Filter(x.Beast), w.target(x.Prey)
		w.Unable(x, prey == nil || prey.Max != 1)
		bind := prey.Bind
		attacker := func(c *position.Context, id game.CardID) game.CardID {
			for _, beast := range c.P.Creatures() {
				if beasts(c, beast) && c.P.IsActive(beast) && slices.Contains(c.P.Prey(beast), id) {
					return beast
				}
			}
			return 0
		}
		prey.Narrow(func(c *position.Context, id game.CardID) bool { return attacker(c, id) != 0 })
		w.Clause.Asks(func(c *position.Context) bool { return !c.P.S.Battle.On }, noBattle)
		w.then("attack", func(g *Game, a *acting, c *position.Context) {
			for _, id := range c.Bound[bind].Cards {
				if beast := attacker(c, id); beast != 0 {
					g.push(pAttack, g.S.C(beast).Owner, &attacking{Kind: hunting, Creature: beast, Victim: id, At: g.S.Where(beast), Ordered: true})
				}
			}
		})
	})
}
