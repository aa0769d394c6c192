package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// Moving away is a regular move, at its normal cost unless the text says free:
// landspeed to a related site, for which a character gets out of a carrier,
// hyperspeed, or a sector move (move.away). What the opponent's card drives away makes
// an unlimited move, free (move.forced-by-opponent).

// movesAway moves a card away free: as its regular move, driven by the opponent's card, or
// as a react, both of which are none (move.away, react.away, react.move-counts).
func (w *writer) movesAway(cards gametext.Filter, react bool) {
	which := w.Filter(cards)
	w.asksAmong("move away", func(r *Referee, a *acting, c *position.Context, b *ballot) {
		if list := c.Chosen(cards, which); len(list) > 0 {
			kind := r.awayKind(c.You, list[0])
			if react {
				kind = reactingAway
			}
			own := &ballot{r: b.r, side: r.S.C(list[0]).Owner}
			r.away(list[0], own, kind)
			b.places(own)
		}
	}, func(r *Referee, a *acting, c *position.Context, b *ballot) *game.Decision {
		list := c.Chosen(cards, which)
		if len(list) == 0 {
			return nil
		}
		return b.decision(&game.Decision{Seat: r.S.C(list[0]).Owner, Kind: game.AskTarget, Source: a.Card, Rule: "move.away",
			Prompt: card.Say("Move %s away: where to?", "Éloignez %s : vers où ?", r.Title(list[0]))})
	}, func(g *Game, a *acting, c *position.Context, o *game.Option) {
		id := c.Chosen(cards, which)[0]
		moved := g.S.C(id).Moved
		g.goesAway(c.You, id, o.Card)
		if react {
			g.S.Mark(id).Moved, g.S.Tally(id).Reacted = moved, g.S.Turn
		}
	})
}

// awayKind is what binds a move away by a player's text: of his own cards it is the
// regular move (move.away, move.forced-by-opponent).
func (r *Referee) awayKind(by card.Side, id game.CardID) []requirement {
	if r.S.C(id).Owner != by {
		return drivenAway
	}
	return crewedMove
}

// goesAway moves a card away by a player's text; the opponent's card has not made its
// regular move by it (move.forced-by-opponent).
func (g *Game) goesAway(by card.Side, id, to game.CardID) {
	moved := g.S.C(id).Moved
	g.moveTo(id, to, card.OnCard, game.VMove)
	if g.S.C(id).Owner != by {
		g.S.Mark(id).Moved = moved
	}
}

// allMoveAway moves cards away one by one, in their owner's order, for the normal
// cost; range and cost are tested then, and those that cannot are skipped. Of any number
// the others may stay once one has moved (value.upto). To initiate it some location of a
// fitting kind must be on table (move.away).
func (w *writer) allMoveAway(cards gametext.Filter) {
	which, anyNumber := w.Filter(cards), cards.Det == gametext.DetAnyNumber
	w.Unable(cards, slices.Contains([]gametext.Det{gametext.DetA, gametext.DetAny, gametext.DetCount, gametext.DetUpTo, gametext.DetAtLeast}, cards.Det))
	w.Clause.Asks(func(c *position.Context) bool { return c.At == 0 || refer(c.P).refuge(c.At) },
		card.T("there is nowhere to move away to", "il n’y a nulle part où s’éloigner"))
	poll := func(r *Referee, f *game.Frame, a *acting, b *ballot) {
		b.named()
		for _, id := range r.ctxToAsk(f.Side, a).Chosen(cards, which) {
			r.away(id, b, crewedMove, b.another(a.Moved, id), []requirement{affordable("move.cost")})
		}
	}
	w.result = append(w.result, from(poll, asking("move away",
		func(r *Referee, f *game.Frame, a *acting) *game.Decision {
			var also []game.Option
			if anyNumber && len(a.Moved) > 0 {
				also = append(also, enough)
			}
			return polled(r, f, a, poll).decision(&game.Decision{Seat: f.Side, Kind: game.AskTarget, Source: a.Card, Rule: "move.away",
				Prompt: card.Say("Which card moves away now, and where to?", "Quelle carte s’éloigne maintenant, et vers où ?")}, also...)
		},
		func(g *Game, f *game.Frame, a *acting, o *game.Option) flow {
			if o.Verb == game.VDone {
				return next
			}
			a.Moved = append(a.Moved, o.Card)
			g.use(f.Side, int(o.Cost))
			g.moveTo(o.Card, o.Target, card.OnCard, game.VMove)
			return again
		})))
}

// away puts the ways in which a card could move away on a ballot, each with its normal
// cost: all that a move of that kind asks but the phase. Landed starships do not
// (move.away).
func (r *Referee) away(id game.CardID, b *ballot, kind []requirement, needs ...[]requirement) {
	ref, side := r, r.S.C(id).Owner
	put := func(o game.Option, own ...requirement) {
		o.Verb = game.VMove
		b.put(o, slices.Concat([][]requirement{kind, own, so(!r.Landed(id), "move.away", "A landed starship does not move away.", "Un vaisseau atterri ne s’éloigne pas.")}, needs)...)
	}
	if from := r.S.Where(id); !r.OnFoot(id) && r.Def(id).Type == card.Character && r.IsSite(from) {
		speed, _ := r.Value(id, card.Landspeed) // getting out on the way
		for _, dir := range []int{-1, 1} {
			for n, to := range r.ways(id, dir) {
				if n <= speed.Int() {
					put(game.Option{Card: id, Target: to, Cost: r.moveCost(id, from, to, 1)})
				}
			}
		}
		return
	}
	for _, i := range awayMoves {
		reactMoves[i].list(ref, side, want{card: id}, func(o game.Option) {
			put(o, reactMoves[i].place...)
		})
	}
}

// awayFrom lists where a card could move away to by a player's text.
func (r *Referee) awayFrom(by card.Side, id game.CardID) []game.Option {
	b := &ballot{r: r, side: r.S.C(id).Owner}
	r.away(id, b, r.awayKind(by, id))
	return b.open
}

// refuge tells whether a location of a kind that cards at loc could move away to
// is on table: from a site a related site, from a system or sector another system
// or a related sector (move.away).
func (r *Referee) refuge(loc game.CardID) bool {
	return slices.ContainsFunc(r.S.Row, func(other game.CardID) bool {
		if r.IsSite(loc) {
			return r.IsSite(other) && r.Related(other, loc)
		}
		return other != loc && r.IsSystem(other) || r.IsSector(other) && r.Related(other, loc)
	})
}

func init() {
	does(func(w *writer, x gametext.AwayOrLost) { w.awayOrLost(x) })
}

// awayOrLost drives as many cards away as the text says, as its player picks them: their owner
// moves each away free or loses it, one by one; one that can go nowhere is lost (move.away).
func (w *writer) awayOrLost(x gametext.AwayOrLost) {
	w.Unable(x, x.Cards.Ref > 0 || x.Cards.Owner != gametext.TheOpponents)
	w.Demand(x.Cards, card.Character, card.Starship, card.Vehicle)
	which := w.Filter(x.Cards.Uncounted())
	among := func(r *Referee, c *position.Context) []game.CardID { return c.Chosen(x.Cards.Uncounted(), which) }
	w.Clause.Asks(func(c *position.Context) bool { return len(among(refer(c.P), c)) > 0 },
		card.T("there is nothing of the kind that it speaks of", "il n’y a rien de ce dont il parle"))
	w.picks(picking{cards: x.Cards, among: among, rule: "move.away",
		prompt: card.T("%s: which card moves away or is lost?", "%s : quelle carte s’éloigne ou est perdue ?"),
		took:   func(_ *Game, a *acting, _ *position.Context, id game.CardID) { a.Found = append(a.Found, id) }})
	poll := func(r *Referee, f *game.Frame, a *acting, b *ballot) {
		b.named()
		own := &ballot{r: b.r, side: f.Side.Other()}
		for _, id := range a.Found {
			if !slices.Contains(a.Moved, id) && r.S.OnTable(id) {
				r.away(id, own, drivenAway)
				own.put(game.Option{Verb: game.VTarget, Card: id, Say: card.Say("%s is lost", "%s est perdu{e}", r.Title(id))})
			}
		}
		for i := range own.open { // free
			own.open[i].Cost = 0
		}
		b.add(own)
	}
	w.result = append(w.result, from(poll, asking("away or lost",
		func(r *Referee, f *game.Frame, a *acting) *game.Decision {
			return polled(r, f, a, poll).decision(&game.Decision{Seat: f.Side.Other(), Kind: game.AskTarget, Source: a.Card, Rule: "move.away",
				Prompt: card.Say("%s: which card moves away now, and where to, or is lost?", "%s : quelle carte s’éloigne maintenant, et vers où, ou est perdue ?", r.Title(a.Card))})
		},
		func(g *Game, f *game.Frame, a *acting, o *game.Option) flow {
			a.Moved = append(a.Moved, o.Card)
			if o.Verb == game.VTarget {
				g.lost(o.Card)
				return again
			}
			g.goesAway(f.Side, o.Card, o.Target)
			return again
		})))
}
