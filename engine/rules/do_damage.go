package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

func init() {
	simply(gametext.TripleResult, func(w *writer) {
		w.then("triple the result", func(g *Game, a *acting, c *position.Context) {
			if action := bodyOf[*acting](g.frameOf(&a.Event)); action != nil {
				action.Tripled++
			}
		})
	})
}

// spare restores a hit card: neither it nor what is forfeited for it suffers the
// weapon's other results.
func (g *Game) spare(id game.CardID) {
	g.S.Edit(id).Flags &^= game.Hit
	g.endsFor(id, func(l *game.Lasting) bool { return g.Cards[l.Def].Def.Type == card.Weapon })
}
