package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// draw is the destiny draw that a response speaks of, and its frame; nil if it is over.
func (g *Game) draw(a *acting) (*destiny, *game.Frame) {
	f := g.frameOf(&a.Event)
	if d := bodyOf[*destiny](f); d != nil {
		return d, f
	}
	return nil, nil
}

// Steps about destiny draws.
func init() {
	does(func(p *writer, x gametext.DestinyChange) { // destiny.modify-draw-total
		p.then("change the destiny", func(g *Game, a *acting, c *ctx) {
			if d, _ := g.draw(a); d != nil {
				d.Value += x.By.Num()
			}
		})
	})
	does(func(p *writer, _ gametext.TakeDestinyCard) { // destiny.card-vs-value: the value remains
		p.then("take the card drawn", func(g *Game, a *acting, c *ctx) {
			if d, f := g.draw(a); d != nil && g.S.C(d.Card).Zone == game.Drawn {
				g.S.ToPile(d.Card, game.Hand)
				g.event(game.Event{Kind: game.TookCard, By: f.Side, Card: d.Card, From: game.Drawn})
				g.checkLife()
			}
		})
	})
	does(func(p *writer, x gametext.InsteadOfDraw) { // destiny.substitute
		n := p.amount(x.N)
		p.then("substitute", func(g *Game, a *acting, c *ctx) {
			if d, _ := g.draw(a); d != nil {
				d.substitute(max(n(c), 0))
			}
		})
	})
	does(func(p *writer, _ gametext.ExchangeDestiny) {
		p.cl.conds = append(p.cl.conds, func(c *ctx) bool { return len(c.g.S.Piles[c.you][game.Hand]) > 0 })
		p.asks("exchange the card drawn", func(g *Game, a *acting, c *ctx) *game.Decision {
			if d, _ := g.draw(a); d == nil || len(g.S.Piles[c.you][game.Hand]) == 0 {
				return nil
			}
			d := &game.Decision{Seat: c.you, Kind: game.AskTarget, Source: a.Card, Rule: "destiny.exchange",
				Prompt: format("%s: which card of your hand?", "%s : quelle carte de votre main ?", g.title(a.Card))}
			for _, id := range g.S.Piles[c.you][game.Hand] {
				d.Options = append(d.Options, game.Option{Verb: game.VTarget, Card: id})
			}
			return d
		}, func(g *Game, a *acting, c *ctx, o *game.Option) { g.exchangeDrawn(a, o.Card) })
	})
	does(func(p *writer, x gametext.DrawAndChoose) { p.drawsAndChooses(x, false) })
	does(func(p *writer, x gametext.DrawInstead) { // their sum takes the place of that draw
		p.drawsAndChooses(gametext.DrawAndChoose{N: x.N, Bind: x.Bind, Choose: x.Choose}, true)
		p.then("instead of the draw", func(g *Game, a *acting, c *ctx) {
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
	now, _ := g.value(id, card.Destiny)
	g.event(game.Event{Kind: game.Exchanged, By: f.Side, Card: id, On: d.Card})
	g.S.ToPile(d.Card, game.Hand)
	g.S.ToPile(id, game.Drawn)
	d.Card = id
	d.Value += now - d.Number
	d.Number = now
	if g.newest() {
		g.justDrew(f, d)
	}
}

// drawsAndChooses draws some destinies, keeps them unresolved, and lets their player
// choose which count; the others go to the Used Pile in order (destiny.choose).
func (p *writer) drawsAndChooses(x gametext.DrawAndChoose, instead bool) {
	p.destiny = x.Bind - 1
	p.then("draw destinies", func(g *Game, a *acting, c *ctx) {
		a.Count = 0
		draw := destiny{Why: game.ByText, For: a.Card, Keep: true, To: g.frameNo()}
		if d, _ := g.draw(a); instead && d != nil {
			draw.Why, draw.For = d.Why, d.For
		}
		for range x.N {
			g.push(pDestiny, c.you, draw.Clone())
		}
	})
	p.result = append(p.result, asking("choose destinies",
		func(g *Game, f *game.Frame, a *acting) *game.Decision {
			if a.Count >= x.Choose || len(a.Kept) == 0 {
				return nil
			}
			d := &game.Decision{Seat: f.Side, Kind: game.AskTarget, Source: a.Card, Rule: "destiny.choose",
				Prompt: format("%s: choose a destiny.", "%s : choisissez une destinée.", g.title(a.Card))}
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
	p.then("the others", func(g *Game, a *acting, c *ctx) {
		for _, v := range a.Kept {
			if id := v.Cards[0]; g.S.C(id).Zone == game.Drawn {
				g.S.ToPile(id, game.Used)
			}
		}
		a.Kept, a.Count = nil, 0
	})
}
