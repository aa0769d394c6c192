package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// draw is the destiny draw that a response speaks of, nil if it is over.
func (g *Game) draw(f *game.Frame) *game.Frame {
	if d := g.frameOf(&f.Event); d != nil && d.Proc == pDestiny {
		return d
	}
	return nil
}

// Steps about destiny draws.
func init() {
	does(func(p *compiler, x gametext.DestinyChange) { // destiny.modify-draw-total
		p.then("change the destiny", func(g *Game, f *game.Frame, c *ctx) {
			if d := g.draw(f); d != nil {
				d.N += int32(x.By.Num())
			}
		})
	})
	does(func(p *compiler, _ gametext.TakeDestinyCard) { // destiny.card-vs-value: the value remains
		p.then("take the card drawn", func(g *Game, f *game.Frame, c *ctx) {
			if d := g.draw(f); d != nil && g.S.C(d.To).Zone == game.Drawn {
				g.S.ToPile(d.To, game.Hand)
				g.event(game.Event{Kind: game.TookCard, By: d.Side, Card: d.To, From: game.Drawn})
				g.checkLife()
			}
		})
	})
	does(func(p *compiler, x gametext.InsteadOfDraw) { // destiny.substitute
		n := p.amount(x.N)
		p.then("substitute", func(g *Game, f *game.Frame, c *ctx) {
			if d := g.draw(f); d != nil {
				d.Slot, d.N = substituted, int32(max(n(c), 0))
			}
		})
	})
	does(func(p *compiler, _ gametext.ExchangeDestiny) {
		p.cl.conds = append(p.cl.conds, func(c *ctx) bool { return len(c.g.S.Piles[c.you][game.Hand]) > 0 })
		p.asks("exchange the card drawn", func(g *Game, f *game.Frame, c *ctx) *game.Decision {
			if g.draw(f) == nil || len(g.S.Piles[f.Side][game.Hand]) == 0 {
				return nil
			}
			d := &game.Decision{Seat: f.Side, Kind: game.AskTarget, Source: f.Card, Rule: "destiny.exchange",
				Prompt: format("%s: which card of your hand?", "%s : quelle carte de votre main ?", g.title(f.Card))}
			for _, id := range g.S.Piles[f.Side][game.Hand] {
				d.Options = append(d.Options, game.Option{Verb: game.VTarget, Card: id})
			}
			return d
		}, func(g *Game, f *game.Frame, c *ctx, o *game.Option) { g.exchangeDrawn(g.draw(f), o.Card) })
	})
	does(func(p *compiler, x gametext.DrawAndChoose) { p.drawsAndChooses(x, false) })
	does(func(p *compiler, x gametext.DrawInstead) { // their sum takes the place of that draw
		p.drawsAndChooses(gametext.DrawAndChoose{N: x.N, Bind: x.Bind, Choose: x.Choose}, true)
		p.then("instead of the draw", func(g *Game, f *game.Frame, c *ctx) {
			if d, v := g.draw(f), f.Bound[x.Bind-1]; d != nil && v.Set {
				d.Slot, d.N = substituted, int32(v.N)
			} else if d != nil { // all were canceled
				d.Canceled = true
			}
		})
	})
}

// exchangeDrawn puts a card of the hand in the place of one drawn. What has changed the
// draw goes over to it. It was not drawn, so that texts about drawn cards do not
// apply to it; the newest edition holds that it was (destiny.exchange).
func (g *Game) exchangeDrawn(d *game.Frame, id game.CardID) {
	if d == nil || g.S.C(d.To).Zone != game.Drawn {
		return
	}
	now, _ := g.value(id, card.Destiny)
	g.event(game.Event{Kind: game.Exchanged, By: d.Side, Card: id, On: d.To})
	g.S.ToPile(d.To, game.Hand)
	g.S.ToPile(id, game.Drawn)
	d.To = id
	d.N += int32(now - d.Plus)
	d.Plus = now
	if g.newest() {
		g.justDrew(d)
	}
}

// drawsAndChooses draws some destinies, keeps them unresolved, and lets their player
// choose which count; the others go to the Used Pile in order (destiny.choose).
func (p *compiler) drawsAndChooses(x gametext.DrawAndChoose, instead bool) {
	own := len(p.src.Binders) + 2 // values that every clause has; those drawn stand behind them
	p.destiny = x.Bind - 1
	p.then("draw destinies", func(g *Game, f *game.Frame, c *ctx) {
		f.M = 0
		why, for_ := int16(game.ByText), f.Card
		if d := g.draw(f); instead && d != nil {
			why, for_ = d.Clause, d.Card
		}
		for range x.N {
			g.push(game.Frame{Proc: pDestiny, Side: f.Side, Slot: keptDraw, Clause: why, Card: for_, Event: game.Event{Frame: g.frameNo()}})
		}
	})
	n := int16(len(p.cl.result))
	p.cl.result = append(p.cl.result, step{name: "choose destinies",
		ask: func(g *Game, f *game.Frame) *game.Decision {
			if int(f.M) >= x.Choose || len(f.Bound) <= own {
				return nil
			}
			d := &game.Decision{Seat: f.Side, Kind: game.AskTarget, Source: f.Card, Rule: "destiny.choose",
				Prompt: format("%s: choose a destiny.", "%s : choisissez une destinée.", g.title(f.Card))}
			for _, v := range f.Bound[own:] {
				d.Options = append(d.Options, game.Option{Verb: game.VTarget, Card: v.Cards[0]})
			}
			return d
		},
		took: func(g *Game, f *game.Frame, o *game.Option) flow {
			i := own + slices.IndexFunc(f.Bound[own:], func(v game.Value) bool { return v.Cards[0] == o.Card })
			v := &f.Bound[x.Bind-1]
			v.N, v.Set = v.N+f.Bound[i].N, true
			if g.S.C(o.Card).Zone == game.Drawn {
				g.S.ToPile(o.Card, game.Used)
			}
			f.Bound = slices.Delete(f.Bound, i, i+1)
			f.M++
			f.Step = n
			return again
		}})
	p.then("the others", func(g *Game, f *game.Frame, c *ctx) {
		for _, v := range f.Bound[own:] {
			if id := v.Cards[0]; g.S.C(id).Zone == game.Drawn {
				g.S.ToPile(id, game.Used)
			}
		}
		f.Bound, f.M = f.Bound[:own], 0
	})
}
