package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// Moves that a card orders: by any regular move that leads to the place in one step
// (move.by-card, move.follow), or by the opponent's card, free and unlimited
// (move.forced-by-opponent).
func init() {
	does(func(p *writer, x gametext.MoveTo) {
		which, to := p.filter(x.Cards), p.filter(x.To)
		cl := p.cl
		if i := slices.IndexFunc(p.cl.targets, func(t target) bool { return t.bind == x.Cards.Ref-1 }); i >= 0 {
			match := p.cl.targets[i].match
			p.cl.targets[i].match = func(c *ctx, id game.CardID) bool { // one that can make such a move now
				return match(c, id) && c.reachable(id, to, cl.cost)
			}
		}
		p.asksAmong("where to", func(g *Game, a *acting, c *ctx, b *ballot) {
			for _, id := range c.chosen(x.Cards, which) {
				c.ways(id, to, b)
			}
		}, func(g *Game, a *acting, c *ctx, b *ballot) *game.Decision {
			d := &game.Decision{Seat: c.you, Kind: game.AskTarget, Source: a.Card, Rule: "move.by-card"}
			for _, id := range c.chosen(x.Cards, which) {
				d.Prompt = format("Where does %s go?", "Où va %s ?", g.title(id))
			}
			return b.decision(d)
		}, func(g *Game, a *acting, c *ctx, o *game.Option) { g.moveByOrder(c.you, o) })
	})
	head(func(p *compiler, h gametext.MovedFromHere) {
		which := p.filter(h.Cards)
		p.cl.trig = &trigger{kind: game.Moved, match: func(c *ctx, e *game.Event) bool {
			return e.On == c.here() && e.On != e.At && which(c, e.Card) && c.bind(h.Cards.Bind, e.Card)
		}}
	})
	does(func(p *writer, x gametext.Follow) { // move.follow
		way := func(c *ctx) []game.Option {
			list := c.chosen(x.Cards, nil)
			if len(list) == 0 || c.ev == nil || !slices.Contains(followable, game.Verb(c.ev.N)) {
				return nil
			}
			to := c.g.S.Where(list[0])
			return c.reach(c.self, func(_ *ctx, loc game.CardID) bool { return loc == to })
		}
		p.cl.conds = append(p.cl.conds, func(c *ctx) bool { return len(way(c)) > 0 })
		p.then("follow", func(g *Game, a *acting, c *ctx) {
			if list := way(c); len(list) > 0 {
				g.moveByOrder(c.you, &list[0])
			}
		})
	})
	modifies(func(p *compiler, x gametext.Sleeps) []*mod {
		return []*mod{{kind: mAsleep, affects: p.filter(x.Cards)}}
	})
}

// followable are the moves that can be followed (move.follow).
var followable = []game.Verb{game.VMove, game.VHyper, game.VSector, game.VLand, game.VTakeOff, game.VOrbit}

// orderedMoves are the regular moves that an order may use (move.by-card).
var orderedMoves = []game.Verb{game.VMove, game.VHyper, game.VSector, game.VLand, game.VTakeOff, game.VOrbit}

// ways puts the ways by which a card could go in one regular move to the places that fit
// on a ballot: all that its move asks but the phase. By the opponent's card it is
// unlimited and free (move.by-card, move.forced-by-opponent).
func (c *ctx) ways(id game.CardID, to matcher, b *ballot) {
	owner := c.g.S.C(id).Owner
	lifted := []string{notMoved.rule} // the phase does not matter
	forced := owner != c.you
	if forced {
		lifted = append(lifted, "move.cost")
	}
	of := &ballot{r: c.g.referee(), side: owner}
	for _, name := range orderedMoves {
		for _, v := range verbsOf(name) {
			v.list(of.r, owner, want{card: id}, func(o game.Option) {
				if !to(c, o.Target) || !forced && !notMoved.holds(of.r, owner, &o) {
					return
				}
				of.offer(v, o, lifted...)
			})
		}
	}
	if forced {
		for i := range of.open {
			of.open[i].Cost = 0
		}
	}
	b.add(of)
}

// reach lists the ways by which a card could go in one regular move to the places
// that fit (move.by-card).
func (c *ctx) reach(id game.CardID, to matcher) []game.Option {
	b := &ballot{r: c.g.referee(), side: c.g.S.C(id).Owner}
	c.ways(id, to, b)
	return b.open
}

// reachable tells whether a card could make such a move now and its cost be paid
// after the cost of the text itself (move.by-card).
func (c *ctx) reachable(id game.CardID, to matcher, text amount) bool {
	price := 0
	if text != nil {
		price = max(text(c), 0).Int()
	}
	return slices.ContainsFunc(c.reach(id, to), func(o game.Option) bool {
		return c.g.S.C(id).Owner != c.you || c.g.canUse(c.you, int(o.Cost)+price)
	})
}

// moveByOrder makes an ordered move: one's own card pays and has made its regular
// move, the opponent's neither (move.by-card, move.forced-by-opponent).
func (g *Game) moveByOrder(side card.Side, o *game.Option) {
	moved := g.S.C(o.Card).Moved
	g.use(side, int(o.Cost))
	g.moveTo(o.Card, o.Target, card.OnCard, o.Verb)
	if g.S.C(o.Card).Owner != side {
		g.S.Edit(o.Card).Moved = moved
	}
}

// asleep tells whether a character sleeps: it cannot move, drive or pilot
// (move.sleeping).
func (g *Game) asleep(id game.CardID) bool {
	if g.inPlay(); !g.index.kinds.has(int(mAsleep)) {
		return false
	}
	for m := range g.mods(mAsleep) {
		if m.hits(id) {
			return true
		}
	}
	return false
}
