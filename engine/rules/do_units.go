package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// each adds a step for one player, or for both: then the active player decides whose
// part comes first (action.competing).
func (w *writer) each(who gametext.Who, name string, do func(g *Game, a *acting, c *position.Context, side card.Side)) {
	if who != gametext.EachPlayer {
		w.then(name, func(g *Game, a *acting, c *position.Context) { do(g, a, c, c.Who(who)) })
		return
	}
	w.asks(name, func(r *Referee, a *acting, c *position.Context) *game.Decision {
		return &game.Decision{Seat: r.S.Active, Kind: game.AskYesNo, Source: a.Card, Rule: "action.competing",
			Prompt: card.Say("%s: are you first?", "%s : êtes-vous le premier ?", r.Title(a.Card)),
			Options: []game.Option{{Verb: game.VYes, Say: card.T("You first", "Vous d'abord")},
				{Verb: game.VNo, Say: card.T("The opponent first", "L'adversaire d'abord")}}}
	}, func(g *Game, a *acting, c *position.Context, o *game.Option) {
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
	does(func(w *writer, x gametext.RetrieveForce) { // life.retrieve
		n := len(w.Source.Binders) + 1 // how many there were, for what counts them
		w.then("retrieve", func(g *Game, a *acting, c *position.Context) {
			a.Bound[n].Set = true
			for range x.N {
				id := g.Top(c.You, game.Lost)
				if id == 0 {
					return
				}
				g.S.ToPile(id, game.Used)
				a.Bound[n].N += card.One
				g.event(game.Event{Kind: game.Retrieved, By: c.You, Card: id})
			}
		})
	})
	does(func(w *writer, x gametext.LoseForceFrom) { // life.lose.from
		w.each(x.Who, "lose Force from a place", func(g *Game, a *acting, c *position.Context, side card.Side) {
			g.push(pLose, side, &losing{Left: x.N, OneZone: true, From: position.PileZone[x.Pile]})
		})
	})
	does(func(w *writer, x gametext.ActivateForce) { // turn.activate.forced
		w.each(x.Who, "activate", func(g *Game, a *acting, c *position.Context, side card.Side) {
			g.push(pActivate, side, &activating{Left: x.N, Ordered: true})
		})
	})
	does(func(w *writer, x gametext.DrawCards) { // turn.draw.forced
		w.each(x.Who, "draw", func(g *Game, a *acting, c *position.Context, side card.Side) {
			g.push(pDraw, side, &drawing{Left: x.N})
		})
	})
	does(func(w *writer, x gametext.DrawUpTo) { // turn.draw.forced: at least one
		w.asks("draw up to", func(r *Referee, a *acting, c *position.Context) *game.Decision {
			d := &game.Decision{Seat: c.You, Kind: game.AskNumber, Source: a.Card, Rule: "turn.draw.forced",
				Prompt: card.Say("%s: draw how many?", "%s : combien de cartes tirer ?", r.Title(a.Card))}
			for n := 1; n <= min(x.N, len(r.S.Piles[c.You][game.Force])); n++ {
				d.Options = append(d.Options, game.Option{Verb: game.VNumber, N: int32(n)})
			}
			if len(d.Options) == 0 {
				return nil
			}
			return d
		}, func(g *Game, a *acting, c *position.Context, o *game.Option) {
			g.push(pDraw, c.You, &drawing{Left: int(o.N)})
		})
		w.Clause.Conds = append(w.Clause.Conds, func(c *position.Context) bool { return len(c.P.S.Piles[c.You][game.Force]) > 0 }) // pile.empty
	})
	does(func(w *writer, x gametext.LoseAtRandom) { // pile.random; no loss of Force (life.lose.specific)
		w.each(x.Who, "lose at random", func(g *Game, a *acting, c *position.Context, side card.Side) {
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
}

func init() {
	does(func(w *writer, x gametext.UsedAtRandom) { // pile.random, unseen
		w.then("place at random", func(g *Game, a *acting, c *position.Context) {
			for range x.N {
				hand := g.S.Piles[c.You.Other()][game.Hand]
				if len(hand) == 0 {
					return
				}
				id := hand[g.S.Random(len(hand))]
				g.S.ToPile(id, game.Used)
				g.event(game.Event{Kind: game.PlacedCard, By: c.You.Other(), Card: id, From: game.Used, Secret: true})
			}
		})
		w.Clause.Conds = append(w.Clause.Conds, func(c *position.Context) bool { return len(c.P.S.Piles[c.You.Other()][game.Hand]) > 0 }) // action.target.implied
	})
	does(func(w *writer, x gametext.AtEndOfThisTurn) { // state.inactive.scheduled
		at := int16(len(w.result)) + 2
		w.then("put off", func(g *Game, a *acting, c *position.Context) { g.begin(c.You, a, at, game.Scheduled, g.S.Turn, 0) })
		end := w.unless(func(*Referee, *acting, *position.Context) bool { return false })
		w.step(x.Do)
		w.result = append(w.result, step{name: "done", do: func(*Game, *game.Frame) flow { return done }})
		w.land(end)
	})
}
