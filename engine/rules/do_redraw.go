package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// Steps that exchange a hand for new cards.
func init() {
	does(func(w *writer, x gametext.Redraw) {
		w.Unable(x, x.Whose != gametext.Your || x.Pile == gametext.Hand)
		zone := position.PileZone[x.Pile]
		notEmpty(w.Compiler, x.Whose, zone)
		w.then("count the hand", func(g *Game, a *acting, c *position.Context) { a.Count = len(g.S.Piles[c.You][game.Hand]) })
		w.discards()
		w.then("draw as many", func(g *Game, a *acting, c *position.Context) {
			for _, id := range g.topmost(c.You, zone, a.Count) {
				g.S.ToPile(id, game.Hand)
				g.event(game.Event{Kind: game.DrewCard, By: c.You, Card: id, Secret: true})
			}
			g.checkLife()
		})
	})
}

// discards puts a player's whole hand on his Used Pile, unseen, in the order of his choice
// (pile.place): the card asked for comes next, the last one upon all others.
func (w *writer) discards() {
	poll := func(r *Referee, f *game.Frame, a *acting, b *ballot) {
		b.among("pile.place", "Only a card of your hand.", "Seulement une carte de votre main.")
		for _, id := range r.S.Piles[f.Side][game.Hand] {
			b.put(game.Option{Verb: game.VTarget, Card: id})
		}
	}
	w.result = append(w.result, from(poll, asking("discard",
		func(r *Referee, f *game.Frame, a *acting) *game.Decision {
			n := len(r.S.Piles[f.Side][game.Hand])
			return polled(r, f, a, poll).decision(&game.Decision{Seat: f.Side, Kind: game.AskTarget, Source: a.Card, Rule: "pile.place", Left: n,
				Prompt: card.Say("%s: place which card of your hand next?", "%s : placer ensuite quelle carte de votre main ?", r.Title(a.Card))})
		},
		func(g *Game, f *game.Frame, a *acting, o *game.Option) flow {
			g.S.ToPile(o.Card, game.Used)
			g.event(game.Event{Kind: game.PlacedCard, By: f.Side, Card: o.Card, From: game.Used, Secret: !g.FaceUp(game.Used)})
			return again
		})))
}
