package rules

import (
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// Steps that retrieve cards which nobody chooses, into hand.
func init() {
	does(func(w *writer, x gametext.RetrieveTopmost) {
		which := w.Filter(x.Cards)
		w.then("retrieve the topmost", func(g *Game, a *acting, c *position.Context) {
			for _, id := range g.topmost(c.You, game.Lost, len(g.S.Piles[c.You][game.Lost])) {
				if which(c, id) {
					g.retrieve(c.You, retrieving{N: 1, Named: []game.CardID{id}, ToHand: true})
					return
				}
			}
		})
	})
}
