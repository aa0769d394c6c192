package rules

import (
	"slices"

	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

func init() {
	does(func(w *writer, x gametext.BlowAway) {
		which := w.Filter(x.Cards)
		w.then("blow away", func(g *Game, a *acting, c *position.Context) {
			for _, loc := range slices.Clone(g.S.Row) {
				if which(c, loc) && g.S.C(loc).Zone == game.Row {
					g.blowAway(c.You, loc)
				}
			}
		})
	})
}
