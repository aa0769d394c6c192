package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// each adds a step for one player, or for both: then the active player decides whose
// part comes first (action.competing).
func (p *writer) each(who gametext.Who, name string, do func(g *Game, a *acting, c *ctx, side card.Side)) {
	if who != gametext.EachPlayer {
		p.then(name, func(g *Game, a *acting, c *ctx) { do(g, a, c, c.who(who)) })
		return
	}
	p.asks(name, func(g *Game, a *acting, c *ctx) *game.Decision {
		return &game.Decision{Seat: g.S.Active, Kind: game.AskYesNo, Source: a.Card, Rule: "action.competing",
			Prompt: format("%s: are you first?", "%s : êtes-vous le premier ?", g.title(a.Card)),
			Options: []game.Option{{Verb: game.VYes, Say: card.T("You first", "Vous d'abord")},
				{Verb: game.VNo, Say: card.T("The opponent first", "L'adversaire d'abord")}}}
	}, func(g *Game, a *acting, c *ctx, o *game.Option) {
		first := g.S.Active
		if o.Verb == game.VNo {
			first = first.Other()
		}
		do(g, a, c, first)
		do(g, a, c, first.Other())
	})
}

// Steps that move units of Force.
func init() {
	does(func(p *writer, x gametext.RetrieveForce) { // life.retrieve
		n := len(p.src.Binders) + 1 // how many there were, for what counts them
		p.then("retrieve", func(g *Game, a *acting, c *ctx) {
			a.Bound[n].Set = true
			for range x.N {
				id := g.top(c.you, game.Lost)
				if id == 0 {
					return
				}
				g.S.ToPile(id, game.Used)
				a.Bound[n].N += card.One
				g.event(game.Event{Kind: game.Retrieved, By: c.you, Card: id})
			}
		})
	})
	does(func(p *writer, x gametext.LoseForceFrom) { // life.lose.from
		p.each(x.Who, "lose Force from a place", func(g *Game, a *acting, c *ctx, side card.Side) {
			g.push(pLose, side, &losing{Left: x.N, OneZone: true, From: pileZone[x.Pile]})
		})
	})
	does(func(p *writer, x gametext.ActivateForce) { // turn.activate.forced
		p.each(x.Who, "activate", func(g *Game, a *acting, c *ctx, side card.Side) {
			g.push(pActivate, side, &activating{Left: x.N, Ordered: true})
		})
	})
	does(func(p *writer, x gametext.DrawCards) { // turn.draw.forced
		p.each(x.Who, "draw", func(g *Game, a *acting, c *ctx, side card.Side) {
			g.push(pDraw, side, &drawing{Left: x.N})
		})
	})
	does(func(p *writer, x gametext.DrawUpTo) { // turn.draw.forced: at least one
		p.asks("draw up to", func(g *Game, a *acting, c *ctx) *game.Decision {
			d := &game.Decision{Seat: c.you, Kind: game.AskNumber, Source: a.Card, Rule: "turn.draw.forced",
				Prompt: format("%s: draw how many?", "%s : combien de cartes tirer ?", g.title(a.Card))}
			for n := 1; n <= min(x.N, len(g.S.Piles[c.you][game.Force])); n++ {
				d.Options = append(d.Options, game.Option{Verb: game.VNumber, N: int32(n)})
			}
			if len(d.Options) == 0 {
				return nil
			}
			return d
		}, func(g *Game, a *acting, c *ctx, o *game.Option) {
			g.push(pDraw, c.you, &drawing{Left: int(o.N)})
		})
		p.cl.conds = append(p.cl.conds, func(c *ctx) bool { return len(c.g.S.Piles[c.you][game.Force]) > 0 }) // pile.empty
	})
	does(func(p *writer, x gametext.LoseAtRandom) { // pile.random; no loss of Force (life.lose.specific)
		p.each(x.Who, "lose at random", func(g *Game, a *acting, c *ctx, side card.Side) {
			for range x.N {
				hand := g.S.Piles[side][game.Hand]
				if len(hand) == 0 {
					return
				}
				id := hand[g.S.Random(len(hand))]
				g.S.ToPile(id, game.Lost)
				g.event(game.Event{Kind: game.PlacedCard, By: side, Card: id, From: game.Lost})
			}
		})
	})
	does(func(p *writer, x gametext.UsedAtRandom) { // pile.random, unseen
		p.then("place at random", func(g *Game, a *acting, c *ctx) {
			for range x.N {
				hand := g.S.Piles[c.you.Other()][game.Hand]
				if len(hand) == 0 {
					return
				}
				id := hand[g.S.Random(len(hand))]
				g.S.ToPile(id, game.Used)
				g.event(game.Event{Kind: game.PlacedCard, By: c.you.Other(), Card: id, From: game.Used, Secret: true})
			}
		})
		p.cl.conds = append(p.cl.conds, func(c *ctx) bool { return len(c.g.S.Piles[c.you.Other()][game.Hand]) > 0 }) // action.target.implied
	})
	modifies(func(p *compiler, x gametext.NoBattles) []*mod {
		return []*mod{{kind: mNoBattles, whose: gametext.Whose(x.Who)}}
	})
	does(func(p *writer, x gametext.AtEndOfThisTurn) { // state.inactive.scheduled
		at := int16(len(p.result)) + 2
		p.then("put off", func(g *Game, a *acting, c *ctx) { g.begin(c.you, a, at, game.Scheduled, g.S.Turn, 0) })
		end := p.unless(func(*Game, *acting, *ctx) bool { return false })
		p.step(x.Do)
		p.result = append(p.result, step{name: "done", do: func(*Game, *game.Frame) flow { return done }})
		p.land(end)
	})
}
