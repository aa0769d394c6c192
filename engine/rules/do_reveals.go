package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// Steps that show cards to both players, which stay where they are (pile.look).
func init() {
	does(func(w *writer, x gametext.Reveal) {
		top, ok := x.From.(gametext.FromTop)
		n, counted := count(x.Cards)
		w.Unable(x, !ok || !counted || top.Pile == gametext.Hand)
		zone := position.PileZone[top.Pile]
		notEmpty(w.Compiler, top.Whose, zone)
		show := func(g *Game, a *acting, c *position.Context, n int) {
			side := c.Whose(top.Whose)
			seen := g.topmost(side, zone, n)
			a.Bound[x.Cards.Bind-1] = game.Value{Cards: seen, Set: true}
			for _, id := range seen {
				g.event(game.Event{Kind: game.Revealed, By: side, Card: id, From: zone})
			}
		}
		if x.Cards.Det != gametext.DetUpTo {
			w.then("reveal", func(g *Game, a *acting, c *position.Context) { show(g, a, c, n) })
			return
		}
		w.asksAmong("reveal up to", func(r *Referee, a *acting, c *position.Context, b *ballot) { // value.upto
			b.numbers("value.upto", 1, min(n, len(r.S.Piles[c.Whose(top.Whose)][zone])))
		}, func(r *Referee, a *acting, c *position.Context, b *ballot) *game.Decision {
			return b.decision(&game.Decision{Seat: c.You, Kind: game.AskNumber, Source: a.Card, Rule: "value.upto",
				Prompt: card.Say("%s: reveal how many cards?", "%s : révéler combien de cartes ?", r.Title(a.Card))})
		}, func(g *Game, a *acting, c *position.Context, o *game.Option) { show(g, a, c, int(o.N)) })
	})
}

// reveals tells whether the words name cards that the text has revealed.
func (w *writer) reveals(f gametext.Filter) bool {
	return f.Ref > 0 && slices.ContainsFunc(w.Source.Steps, func(s gametext.Step) bool {
		x, is := s.(gametext.Reveal)
		return is && x.Cards.Bind == f.Ref
	})
}

// losesShown makes cards lost that a text has revealed and that still lie in a pile or hand.
func (g *Game) losesShown(ids []game.CardID) {
	for _, id := range slices.Clone(ids) {
		switch from := g.S.C(id).Zone; from {
		case game.Reserve, game.Force, game.Used, game.Hand:
			g.S.ToPile(id, game.Lost)
			g.event(game.Event{Kind: game.ForceLost, By: g.S.C(id).Owner, Card: id, From: from, N: card.One})
		}
	}
	g.checkLife()
}
