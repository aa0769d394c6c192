package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// draw is the destiny draw that a response speaks of, and its frame; nil if it is over.
func (r *Referee) draw(a *acting) (*destiny, *game.Frame) {
	f := r.frameOf(&a.Event)
	if d := bodyOf[*destiny](f); d != nil {
		return d, f
	}
	return nil, nil
}

// Steps about destiny draws.
func init() {
	does(func(w *writer, x gametext.DestinyChange) { // destiny.modify-draw-total
		w.then("change the destiny", func(g *Game, a *acting, c *position.Context) {
			if d, _ := g.draw(a); d != nil {
				d.Value += x.By.Num()
			}
		})
	})
	does(func(w *writer, _ gametext.TakeDestinyCard) { // destiny.card-vs-value: the value remains
		w.then("take the card drawn", func(g *Game, a *acting, c *position.Context) {
			if d, f := g.draw(a); d != nil && g.S.C(d.Card).Zone == game.Drawn {
				g.S.ToPile(d.Card, game.Hand)
				g.event(game.Event{Kind: game.TookCard, By: f.Side, Card: d.Card, From: game.Drawn})
				g.checkLife()
			}
		})
	})
	does(func(w *writer, x gametext.InsteadOfDraw) { // destiny.substitute
		n := w.Amount(x.N)
		w.then("substitute", func(g *Game, a *acting, c *position.Context) {
			if d, _ := g.draw(a); d != nil {
				d.substitute(max(n(c), 0))
			}
		})
	})
	does(func(w *writer, _ gametext.ExchangeDestiny) {
		w.Clause.Conds = append(w.Clause.Conds, func(c *position.Context) bool { return len(c.P.S.Piles[c.You][game.Hand]) > 0 })
		w.asks("exchange the card drawn", func(r *Referee, a *acting, c *position.Context) *game.Decision {
			if d, _ := r.draw(a); d == nil || len(r.S.Piles[c.You][game.Hand]) == 0 {
				return nil
			}
			d := &game.Decision{Seat: c.You, Kind: game.AskTarget, Source: a.Card, Rule: "destiny.exchange",
				Prompt: card.Say("%s: which card of your hand?", "%s : quelle carte de votre main ?", r.Title(a.Card))}
			for _, id := range r.S.Piles[c.You][game.Hand] {
				d.Options = append(d.Options, game.Option{Verb: game.VTarget, Card: id})
			}
			return d
		}, func(g *Game, a *acting, c *position.Context, o *game.Option) { g.exchangeDrawn(a, o.Card) })
	})
	does(func(w *writer, x gametext.DrawAndChoose) { w.drawsAndChooses(x, false) })
	does(func(w *writer, x gametext.DrawInstead) { // their sum takes the place of that draw
		w.drawsAndChooses(gametext.DrawAndChoose{N: x.N, Bind: x.Bind, Choose: x.Choose}, true)
		w.then("instead of the draw", func(g *Game, a *acting, c *position.Context) {
			d, f := g.draw(a)
			if v := a.Bound[x.Bind-1]; d != nil && v.Set {
				d.substitute(v.N)
			} else if d != nil { // all were canceled
				f.Canceled = true
			}
		})
	})
}

// exchangeDrawn puts a card of the hand in the place of one drawn. What has changed the
// draw goes over to it. It was not drawn, so that texts about drawn cards do not
// apply to it; the newest edition holds that it was (destiny.exchange).
func (g *Game) exchangeDrawn(a *acting, id game.CardID) {
	d, f := g.draw(a)
	if d == nil || g.S.C(d.Card).Zone != game.Drawn {
		return
	}
	now, _ := g.Value(id, card.Destiny)
	g.event(game.Event{Kind: game.Exchanged, By: f.Side, Card: id, On: d.Card})
	g.S.ToPile(d.Card, game.Hand)
	g.S.ToPile(id, game.Drawn)
	d.Card = id
	d.Value += now - d.Number
	d.Number = now
	if g.Newest() {
		g.justDrew(f, d)
	}
}

// drawsAndChooses draws some destinies, keeps them unresolved, and lets their player
// choose which count; the others go to the Used Pile in order (destiny.choose).
func (w *writer) drawsAndChooses(x gametext.DrawAndChoose, instead bool) {
	w.destiny = x.Bind - 1
	w.then("draw destinies", func(g *Game, a *acting, c *position.Context) {
		a.Count = 0
		draw := destiny{Why: game.ByText, For: a.Card, Keep: true, To: g.frameNo()}
		if d, _ := g.draw(a); instead && d != nil {
			draw.Why, draw.For = d.Why, d.For
		}
		for range x.N {
			g.push(pDestiny, c.You, draw.Clone())
		}
	})
	w.result = append(w.result, asking("choose destinies",
		func(r *Referee, f *game.Frame, a *acting) *game.Decision {
			if a.Count >= x.Choose || len(a.Kept) == 0 {
				return nil
			}
			d := &game.Decision{Seat: f.Side, Kind: game.AskTarget, Source: a.Card, Rule: "destiny.choose",
				Prompt: card.Say("%s: choose a destiny.", "%s : choisissez une destinée.", r.Title(a.Card))}
			for _, v := range a.Kept {
				d.Options = append(d.Options, game.Option{Verb: game.VTarget, Card: v.Cards[0]})
			}
			return d
		},
		func(g *Game, f *game.Frame, a *acting, o *game.Option) flow {
			i := slices.IndexFunc(a.Kept, func(v game.Value) bool { return v.Cards[0] == o.Card })
			v := &a.Bound[x.Bind-1]
			v.N, v.Set = v.N+a.Kept[i].N, true
			if g.S.C(o.Card).Zone == game.Drawn {
				g.S.ToPile(o.Card, game.Used)
			}
			a.Kept = slices.Delete(a.Kept, i, i+1)
			a.Count++
			return again
		}))
	w.then("the others", func(g *Game, a *acting, c *position.Context) {
		for _, v := range a.Kept {
			if id := v.Cards[0]; g.S.C(id).Zone == game.Drawn {
				g.S.ToPile(id, game.Used)
			}
		}
		a.Kept, a.Count = nil, 0
	})
}
