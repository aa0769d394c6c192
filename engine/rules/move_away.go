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
	does(func(p *compiler, x gametext.MoveAway) { p.movesAway(x.Cards, false) })
	does(func(p *compiler, x gametext.ReactAwayFree) { p.movesAway(x.Cards, true) })
	does(func(p *compiler, x gametext.DrawsChange) {
		p.then("change the draws", func(g *Game, a *acting, c *ctx) {
			if shot := bodyOf[*acting](g.frameOf(&a.Event)); shot != nil {
				shot.Plus += x.By.Num()
			}
		})
	})
	does(func(p *compiler, x gametext.AllMoveAway) { p.allMoveAway(x.Cards) })
}

// movesAway moves a card away free: as its regular move, or as a react, which it
// is not (move.away, react.away, react.move-counts).
func (p *compiler) movesAway(cards gametext.Filter, react bool) {
	which := p.filter(cards)
	p.asks("move away", func(g *Game, a *acting, c *ctx) *game.Decision {
		list := c.chosen(cards, which)
		if len(list) == 0 {
			return nil
		}
		d := &game.Decision{Seat: g.S.C(list[0]).Owner, Kind: game.AskTarget, Source: a.Card, Rule: "move.away",
			Prompt: format("Move %s away: where to?", "Éloignez %s : vers où ?", g.title(list[0]))}
		for _, o := range g.awayFrom(list[0]) {
			if react && (g.S.C(o.Card).Reacted == g.S.Turn || !reactBan.holds(g, c.you, &o)) {
				continue
			}
			d.Options = append(d.Options, game.Option{Verb: game.VTarget, Card: o.Target})
		}
		if len(d.Options) == 0 {
			return nil
		}
		return d
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
func (p *compiler) allMoveAway(cards gametext.Filter) {
	which := p.filter(cards)
	p.cl.conds = append(p.cl.conds, func(c *ctx) bool { return c.at == 0 || c.g.refuge(c.at) })
	p.cl.result = append(p.cl.result, asking("move away",
		func(g *Game, f *game.Frame, a *acting) *game.Decision {
			c := g.ctxToAsk(f.Side, a)
			d := &game.Decision{Seat: f.Side, Kind: game.AskTarget, Source: a.Card, Rule: "move.away",
				Prompt: format("Which card moves away now, and where to?", "Quelle carte s'éloigne maintenant, et vers où ?")}
			for _, id := range c.chosen(cards, which) {
				for _, o := range g.awayFrom(id) {
					if !slices.Contains(a.Moved, id) && g.canUse(f.Side, int(o.Cost)) {
						d.Options = append(d.Options, o)
					}
				}
			}
			if len(d.Options) == 0 {
				return nil
			}
			return d
		},
		func(g *Game, f *game.Frame, a *acting, o *game.Option) flow {
			a.Moved = append(a.Moved, o.Card)
			g.use(f.Side, int(o.Cost))
			g.moveTo(o.Card, o.Target, card.OnCard, game.VMove)
			return again
		}))
}

// awayFrom lists where a card could move away to, each with its normal cost.
func (g *Game) awayFrom(id game.CardID) []game.Option {
	var out []game.Option
	side := g.S.C(id).Owner
	if !g.mobile(id) || g.S.C(id).Moved == g.S.Turn || g.landed(id) {
		return nil
	}
	emit := func(o game.Option) {
		o.Verb = game.VMove
		if g.mayGo(id, o.Target) && moveCrew.holds(g, side, &o) {
			out = append(out, o)
		}
	}
	if from := g.S.Where(id); !g.onFoot(id) && g.def(id).Type == card.Character && g.isSite(from) {
		speed, _ := g.value(id, card.Landspeed) // getting out on the way
		for _, dir := range []int{-1, 1} {
			for n, to := range g.ways(id, dir) {
				if n <= speed.Int() {
					emit(game.Option{Card: id, Target: to, Cost: g.moveCost(id, from, to, 1)})
				}
			}
		}
		return out
	}
	for _, i := range awayMoves {
		reactMoves[i].list(g, side, want{card: id}, func(o game.Option) {
			if reactMoves[i].place.holds(g, side, &o) {
				emit(o)
			}
		})
	}
	return out
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
