package rules

import (
	"slices"

	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// Steps that take cards off the opponent's hand, none of which anybody chooses.
func init() {
	does(func(w *writer, x gametext.TrimHand) {
		w.notGuarded(true)
		w.then("trim the hand", func(g *Game, a *acting, c *position.Context) {
			side := c.You.Other()
			for hand := g.S.Piles[side][game.Hand]; len(hand) > x.N; hand = g.S.Piles[side][game.Hand] {
				id := hand[g.S.Random(len(hand))]
				g.S.ToPile(id, game.Used)
				g.event(game.Event{Kind: game.PlacedCard, By: side, Card: id, From: game.Used, Secret: !g.FaceUp(game.Used)})
			}
		})
	})
	does(func(w *writer, x gametext.LoseAlike) {
		w.notGuarded(false)
		w.then("lose those alike", func(g *Game, a *acting, c *position.Context) {
			hand := slices.Clone(g.S.Piles[c.You.Other()][game.Hand])
			title := func(id game.CardID) string { return g.Def(id).Title }
			for _, id := range hand {
				alike := 0
				for _, other := range hand {
					alike += position.Btoi(title(id) == title(other))
				}
				if alike >= x.N {
					g.S.ToPile(id, game.Lost)
					g.event(game.Event{Kind: game.PlacedCard, By: g.S.C(id).Owner, Card: id, From: game.Lost})
				}
			}
		})
	})
}
