package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// Moving away is a regular move, at its normal cost unless the text says free:
// landspeed to a related site, for which a character gets out of a carrier,
// hyperspeed, or a sector move (move.away).
func init() {
	does(func(p *writer, x gametext.MoveAway) { p.movesAway(x.Cards, false) })
	does(func(p *writer, x gametext.ReactAwayFree) { p.movesAway(x.Cards, true) })
	does(func(p *writer, x gametext.DrawsChange) {
		p.then("change the draws", func(g *Game, a *acting, c *ctx) {
			if shot := bodyOf[*acting](g.frameOf(&a.Event)); shot != nil {
				shot.Plus += x.By.Num()
			}
		})
	})
	does(func(p *writer, x gametext.AllMoveAway) { p.allMoveAway(x.Cards) })
}

// movesAway moves a card away free: as its regular move, or as a react, which it
// is not (move.away, react.away, react.move-counts).
func (p *writer) movesAway(cards gametext.Filter, react bool) {
	which := p.filter(cards)
	p.asksAmong("move away", func(g *Game, a *acting, c *ctx, b *ballot) {
		var reacts []requirement
		if react {
			reacts = anyReact
		}
		if list := c.chosen(cards, which); len(list) > 0 {
			own := &ballot{r: b.r, side: g.S.C(list[0]).Owner}
			g.away(list[0], own, reacts)
			b.places(own)
		}
	}, func(g *Game, a *acting, c *ctx, b *ballot) *game.Decision {
		list := c.chosen(cards, which)
		if len(list) == 0 {
			return nil
		}
		return b.decision(&game.Decision{Seat: g.S.C(list[0]).Owner, Kind: game.AskTarget, Source: a.Card, Rule: "move.away",
			Prompt: format("Move %s away: where to?", "Éloignez %s : vers où ?", g.title(list[0]))})
	}, func(g *Game, a *acting, c *ctx, o *game.Option) {
		id := c.chosen(cards, which)[0]
		moved := g.S.C(id).Moved
		g.moveTo(id, o.Card, card.OnCard, game.VMove)
		if react {
			g.S.Edit(id).Moved, g.S.Edit(id).Reacted = moved, g.S.Turn
		}
	})
}

// allMoveAway moves cards away one by one, in their owner's order, for the normal
// cost; range and cost are tested then, and those that cannot are skipped. To
// initiate it some location of a fitting kind must be on table (move.away).
func (p *writer) allMoveAway(cards gametext.Filter) {
	which := p.filter(cards)
	p.cl.conds = append(p.cl.conds, func(c *ctx) bool { return c.at == 0 || c.g.refuge(c.at) })
	poll := func(g *Game, f *game.Frame, a *acting, b *ballot) {
		for _, id := range g.ctxToAsk(f.Side, a).chosen(cards, which) {
			if !slices.Contains(a.Moved, id) {
				g.away(id, b, []requirement{affordable("move.cost")})
			}
		}
	}
	p.result = append(p.result, from(poll, asking("move away",
		func(g *Game, f *game.Frame, a *acting) *game.Decision {
			return polled(g, f, a, poll).decision(&game.Decision{Seat: f.Side, Kind: game.AskTarget, Source: a.Card, Rule: "move.away",
				Prompt: format("Which card moves away now, and where to?", "Quelle carte s'éloigne maintenant, et vers où ?")})
		},
		func(g *Game, f *game.Frame, a *acting, o *game.Option) flow {
			a.Moved = append(a.Moved, o.Card)
			g.use(f.Side, int(o.Cost))
			g.moveTo(o.Card, o.Target, card.OnCard, game.VMove)
			return again
		})))
}

// away puts the ways in which a card could move away on a ballot, each with its normal
// cost: all that its regular move asks but the phase. Landed starships do not
// (move.away).
func (g *Game) away(id game.CardID, b *ballot, needs ...[]requirement) {
	r, side := g.referee(), g.S.C(id).Owner
	put := func(o game.Option, own []requirement) {
		o.Verb = game.VMove
		b.put(o, slices.Concat([][]requirement{own, so(!g.landed(id), "move.away", "A landed starship does not move away.", "Un vaisseau posé ne s'éloigne pas.")}, needs)...)
	}
	if from := g.S.Where(id); !g.onFoot(id) && g.def(id).Type == card.Character && g.isSite(from) {
		speed, _ := g.value(id, card.Landspeed) // getting out on the way
		for _, dir := range []int{-1, 1} {
			for n, to := range g.ways(id, dir) {
				if n <= speed.Int() {
					put(game.Option{Card: id, Target: to, Cost: g.moveCost(id, from, to, 1)}, crewedMove)
				}
			}
		}
		return
	}
	for _, i := range awayMoves {
		reactMoves[i].list(r, side, want{card: id}, func(o game.Option) {
			put(o, append(slices.Clip(crewedMove), reactMoves[i].place))
		})
	}
}

// awayFrom lists where a card could move away to.
func (g *Game) awayFrom(id game.CardID) []game.Option {
	b := &ballot{r: g.referee(), side: g.S.C(id).Owner}
	g.away(id, b)
	return b.open
}

// refuge tells whether a location of a kind that cards at loc could move away to
// is on table: from a site a related site, from a system or sector another system
// or a related sector (move.away).
func (g *Game) refuge(loc game.CardID) bool {
	return slices.ContainsFunc(g.S.Row, func(x game.CardID) bool {
		if g.isSite(loc) {
			return g.isSite(x) && g.related(x, loc)
		}
		return x != loc && g.isSystem(x) || g.isSector(x) && g.related(x, loc)
	})
}
