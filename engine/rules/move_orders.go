package rules

import (
	"cmp"
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
	does(func(w *writer, x gametext.Move) {
		_, free := x.Cost.(gametext.Free)
		react := x.How == gametext.How(gametext.InWay{Way: gametext.AsReact})
		w.Unable(x, x.Cost != nil && !free || x.How != nil && !react)
		switch to := x.To.(type) {
		case gametext.Toward:
			w.Unable(x, to.Way != gametext.Away || react && !free)
			if free {
				w.movesAway(x.Cards, react)
			} else {
				w.allMoveAway(x.Cards)
			}
		case gametext.ToNext:
			w.movesOn(x, to)
		case gametext.Along:
			w.Unable(x, react)
			w.mayWalk(x, to.Place, free, to.Way == gametext.ThereAndBack)
		case gametext.ToSame:
			as, _ := to.As.(gametext.AsOf)
			w.Unable(x, x.Cards.Det != gametext.DetThis || to.Spot != gametext.SameLocation || as.Cards.Ref == 0 || free || react)
			w.follows(as.Cards)
		case gametext.ToCard:
			w.Unable(x, x.Cards.Ref == 0 || free || react)
			w.Demand(to.Place, card.Location)
			w.movesTo(x.Cards, w.Filter(to.Place))
		default:
			w.Unable(x, true)
		}
	})
	does(func(w *writer, x gametext.Relocate) { w.relocates(x) })
}

// mayWalk is the movement text of a location: free, at its price, or for 1 Force. Before it
// stand a phase, a condition and a price only (move.location-text).
func (w *writer) mayWalk(x gametext.Move, place gametext.Filter, free, back bool) {
	cl := w.Clause
	w.Unable(x, cl.Bounded() || free && cl.Cost != nil)
	cl.Moves = &position.MoveText{Who: w.Filter(x.Cards), To: w.Filter(place), Back: back, Cost: cl.Cost}
	if !free && cl.Cost == nil {
		cl.Moves.Cost = func(*position.Context) card.Num { return card.One }
	}
	w.Text.Moves = append(w.Text.Moves, cl.No)
}

// movesTo moves what was chosen before, each in one regular move, one after the other as
// long as one of them can (move.by-card).
func (w *writer) movesTo(cards gametext.Filter, to position.Matcher) {
	which, cl := w.Filter(cards), w.Clause
	if i := slices.IndexFunc(cl.Targets, func(t position.Target) bool { return t.Bind == cards.Ref-1 }); i >= 0 {
		match := cl.Targets[i].Match
		cl.Targets[i].Match = func(c *position.Context, id game.CardID) bool { // one that can make such a move now
			return match(c, id) && refer(c.P).reachable(c, id, to, cl.Cost)
		}
	}
	poll := func(r *Referee, f *game.Frame, a *acting, b *ballot) {
		b.named()
		c := r.ctxToAsk(f.Side, a)
		for _, id := range c.Chosen(cards, which) {
			if !slices.Contains(a.Moved, id) {
				r.orders(c, id, to, b)
			}
		}
	}
	w.result = append(w.result, from(poll, asking("where to",
		func(r *Referee, f *game.Frame, a *acting) *game.Decision {
			d := &game.Decision{Seat: f.Side, Kind: game.AskTarget, Source: a.Card, Rule: "move.by-card"}
			d.Prompt = card.Say("Which card moves now, and where to?", "Quelle carte se déplace maintenant, et vers où ?")
			if list := r.ctxToAsk(f.Side, a).Chosen(cards, which); len(list) == 1 {
				d.Prompt = card.Say("Where does %s go?", "Où va %s ?", r.Title(list[0]))
			}
			return polled(r, f, a, poll).decision(d)
		},
		func(g *Game, f *game.Frame, a *acting, o *game.Option) flow {
			a.Moved = append(a.Moved, o.Card)
			g.moveByOrder(f.Side, o)
			return again
		})))
}

// follows moves the card with the text after one that has just moved (move.follow).
func (w *writer) follows(cards gametext.Filter) {
	w.Named(cards)
	way := func(c *position.Context) []game.Option {
		list := c.Chosen(cards, nil)
		if len(list) == 0 || !slices.Contains(orderedMoves, game.Verb(c.Ev.N)) {
			return nil
		}
		to := c.P.S.Where(list[0])
		return refer(c.P).reach(c, c.Self, func(_ *position.Context, loc game.CardID) bool { return loc == to })
	}
	w.Clause.Asks(func(c *position.Context) bool { return len(way(c)) > 0 }, card.T("no move leads there", "aucun déplacement n’y mène"))
	w.then("follow", func(g *Game, a *acting, c *position.Context) {
		if list := way(c); len(list) > 0 {
			g.moveByOrder(c.You, &list[0])
		}
	})
}

// relocates puts cards to another place: from table (move.relocate), or from where they
// have just been lost to (leave.just-lost).
func (w *writer) relocates(x gametext.Relocate) {
	which, to := w.Filter(x.Cards), w.Filter(x.To)
	from, ok := x.From.(gametext.FromPile)
	w.Unable(x, x.From != nil && !(ok && x.Cards.Ref > 0))
	if x.From == nil && x.Cards.Det == gametext.DetThis && (w.Text.Def.Type == card.Effect || w.Text.Def.Type == card.Device) {
		w.Clause.HandsOn = true
		w.attaches(x.To, to)
		return
	}
	if x.From == nil && x.To.Det == gametext.DetThis && w.Text.Def.Type == card.Character && slices.Equal(x.Cards.Nouns, []string{"Utinni Effect"}) {
		w.takesOn(x.Cards)
		return
	}
	if x.From == nil && gametext.SaidOf(x.To, "character") {
		w.handsOver(x)
		return
	}
	if x.From == nil {
		w.Demand(x.To, card.Location, card.Starship, card.Vehicle, card.Effect)
		w.Unable(x, x.To.Ref == 0 && len(x.To.Titles) == 0 && x.To.Det != gametext.DetThis) // of several a person chooses: it is targeted first
		w.wantsMovers(x.Cards, x.To, which, to)
		w.then("relocate", func(g *Game, a *acting, c *position.Context) {
			dest := theOne(c.Chosen(x.To, to))
			for _, id := range slices.Clone(c.Chosen(x.Cards, which)) {
				if slot, ok := g.berth(id, dest); ok {
					from := g.S.Where(id)
					g.S.ToTable(id, dest, slot, g.S.C(id).Owner)
					g.comesToPerch(id, dest)
					g.relocated(c.You, id, from, dest)
				}
			}
		})
		return
	}
	w.Demand(x.To, card.Location)
	zone := position.PileZone[from.Pile]
	w.then("return", func(g *Game, a *acting, c *position.Context) {
		dest := theOne(c.Chosen(x.To, to))
		for _, id := range slices.Clone(c.Chosen(x.Cards, which)) {
			if g.S.OnTable(dest) && g.S.C(id).Zone == zone && g.S.C(id).Owner == c.Whose(from.Whose) && !g.Never(id, dest) {
				g.S.ToTable(id, dest, card.OnCard, g.S.C(id).Owner)
				g.S.Edit(id).Flags |= game.Returned
				g.event(game.Event{Kind: game.Revealed, By: c.You, Card: id, At: dest, From: game.Table})
			}
		}
	})
}

// relocated tells that a player's card has been taken from where it was to another place, and
// what follows if that is another location (move.relocate, move.location-change).
func (g *Game) relocated(by card.Side, id, from, to game.CardID) {
	at := g.S.Where(id)
	e := game.Event{Kind: game.Moved, By: by, Card: id, On: from, At: cmp.Or(at, to)}
	g.event(e)
	if at != 0 && at != from {
		g.comesTo(e)
	}
}

// theOne is the card that has been chosen, 0 if there is none.
func theOne(list []game.CardID) (id game.CardID) {
	for _, id = range list {
		break
	}
	return id
}

// berth is where a card on table that is relocated comes to stand: at a location, or in the
// first place that is free for it aboard a starship or vehicle of its owner (move.relocate,
// ship.pilot.assign). Nothing goes aboard what is aboard it.
func (r *Referee) berth(id, to game.CardID) (slot card.Slot, ok bool) {
	if !r.S.OnTable(id) || !r.S.OnTable(to) || r.Within(to, id) || !r.relocatable(id, to) {
		return
	}
	if r.Def(to).Type == card.Location || r.Def(id).Type == card.Character && r.isPerch(to) {
		return card.OnCard, true
	}
	if r.S.C(id).Owner != r.S.C(to).Owner {
		return
	}
	for _, slot := range r.SlotsFor(id, to) {
		if r.RoomAboard(to, slot, id) {
			return slot, true
		}
	}
	return
}

// orderedMoves are the regular moves that an order may use (move.by-card), and that can be
// followed (move.follow).
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
		return c.P.CanUse(c.You, int(o.Cost)+price)
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
