package rules

import (
	"slices"

	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// Cards that are the cost of an action: they leave the table as it is begun, and do not come
// back if it is canceled (action.cost).
func init() {
	does(func(w *writer, x gametext.LosesAsCost) { w.Clause.LoseBind = 1 + w.Named(x.Cards) })
	does(func(w *writer, x gametext.OutAsCost) { w.Clause.OutBind = 1 + w.Named(x.Cards) })
}

// paysCards pays for an action with the cards that its text names as a cost. Of those that go
// out of play the number is kept for which the text asks.
func (g *Game) paysCards(cl *position.Clause, a *acting) {
	if cl.LoseBind > 0 {
		g.lost(slices.Clone(a.Bound[cl.LoseBind-1].Cards)...)
	}
	if cl.OutBind == 0 {
		return
	}
	v := &a.Bound[cl.OutBind-1]
	for _, id := range slices.Clone(v.Cards) {
		for _, s := range cl.OutStats {
			if n, has := g.Value(id, s); has {
				v.N = n
			}
		}
		g.leaves(id, game.Out)
	}
}
