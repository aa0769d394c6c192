package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// Moves that a card orders: by any regular move that leads to the place in one step
// (move.by-card, move.follow), or by the opponent's card, free and unlimited
// (move.forced-by-opponent).
func init() {
	does(func(w *writer, x gametext.MoveTo) {
		which, to := w.Filter(x.Cards), w.Filter(x.To)
		w.Demand(x.To, card.Location)
		cl := w.Clause
		if i := slices.IndexFunc(w.Clause.Targets, func(t position.Target) bool { return t.Bind == x.Cards.Ref-1 }); i >= 0 {
			match := w.Clause.Targets[i].Match
			w.Clause.Targets[i].Match = func(c *position.Context, id game.CardID) bool { // one that can make such a move now
				return match(c, id) && refer(c.P).reachable(c, id, to, cl.Cost)
			}
		}
		w.asksAmong("where to", func(r *Referee, a *acting, c *position.Context, b *ballot) {
			for _, id := range c.Chosen(x.Cards, which) {
				r.orders(c, id, to, b)
			}
		}, func(r *Referee, a *acting, c *position.Context, b *ballot) *game.Decision {
			d := &game.Decision{Seat: c.You, Kind: game.AskTarget, Source: a.Card, Rule: "move.by-card"}
			for _, id := range c.Chosen(x.Cards, which) {
				d.Prompt = card.Say("Where does %s go?", "Où va %s ?", r.Title(id))
			}
			return b.decision(d)
		}, func(g *Game, a *acting, c *position.Context, o *game.Option) { g.moveByOrder(c.You, o) })
	})
	does(func(w *writer, x gametext.Follow) { // move.follow
		w.Named(x.Cards)
		way := func(c *position.Context) []game.Option {
			list := c.Chosen(x.Cards, nil)
			if len(list) == 0 || c.Ev == nil || !slices.Contains(followable, game.Verb(c.Ev.N)) {
				return nil
			}
			to := c.P.S.Where(list[0])
			return refer(c.P).reach(c, c.Self, func(_ *position.Context, loc game.CardID) bool { return loc == to })
		}
		w.Clause.Conds = append(w.Clause.Conds, func(c *position.Context) bool { return len(way(c)) > 0 })
		w.then("follow", func(g *Game, a *acting, c *position.Context) {
			if list := way(c); len(list) > 0 {
				g.moveByOrder(c.You, &list[0])
			}
		})
	})
}

// followable are the moves that can be followed (move.follow).
var followable = []game.Verb{game.VMove, game.VHyper, game.VSector, game.VLand, game.VTakeOff, game.VOrbit}

// orderedMoves are the regular moves that an order may use (move.by-card).
var orderedMoves = []game.Verb{game.VMove, game.VHyper, game.VSector, game.VLand, game.VTakeOff, game.VOrbit}

// orders puts the ways by which a card could go in one regular move to the places that fit
// on a ballot: all that its move asks but the phase. By the opponent's card it is
// unlimited and free (move.by-card, move.forced-by-opponent).
func (r *Referee) orders(c *position.Context, id game.CardID, to position.Matcher, b *ballot) {
	owner := c.P.S.C(id).Owner
	lifted := []string{notMoved.rule} // the phase does not matter
	forced := owner != c.You
	if forced {
		lifted = append(lifted, "move.cost")
	}
	of := &ballot{r: r, side: owner}
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
func (r *Referee) reach(c *position.Context, id game.CardID, to position.Matcher) []game.Option {
	b := &ballot{r: r, side: r.S.C(id).Owner}
	r.orders(c, id, to, b)
	return b.open
}

// reachable tells whether a card could make such a move now and its cost be paid
// after the cost of the text itself (move.by-card).
func (r *Referee) reachable(c *position.Context, id game.CardID, to position.Matcher, text position.Amount) bool {
	price := 0
	if text != nil {
		price = max(text(c), 0).Int()
	}
	return slices.ContainsFunc(r.reach(c, id, to), func(o game.Option) bool {
		return c.P.S.C(id).Owner != c.You || c.P.CanUse(c.You, int(o.Cost)+price)
	})
}

// moveByOrder makes an ordered move: one's own card pays and has made its regular
// move, the opponent's neither (move.by-card, move.forced-by-opponent).
func (g *Game) moveByOrder(side card.Side, o *game.Option) {
	moved := g.S.C(o.Card).Moved
	g.use(side, int(o.Cost))
	g.moveTo(o.Card, o.Target, card.OnCard, o.Verb)
	if g.S.C(o.Card).Owner != side {
		g.S.Mark(o.Card).Moved = moved
	}
}
