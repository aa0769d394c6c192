package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// Steps that search, look at and fill piles, and those that move cards.
func init() {
	// pick asks for one card of a pile that passes, for take; it must be taken if
	// there is one (pile.search). Finding none is remembered (pile.search.verify).
	pick := func(p *writer, which matcher, zone game.Zone, rule string, took func(g *Game, a *acting, c *ctx, id game.CardID)) {
		p.cl.searches = true
		p.asksAmong("search", func(g *Game, a *acting, c *ctx, b *ballot) {
			for _, id := range g.S.Piles[c.you][zone] {
				b.put(game.Option{Verb: game.VTarget, Card: id}, meant(which(c, id)), b.spared(id, a.Card))
			}
		}, func(g *Game, a *acting, c *ctx, b *ballot) *game.Decision {
			if len(b.open) == 0 {
				b.open = []game.Option{enough}
			}
			return b.decision(&game.Decision{Seat: c.you, Kind: game.AskTarget, Source: a.Card, Rule: rule,
				Prompt: format("%s: take which card?", "%s : prendre quelle carte ?", g.title(a.Card))})
		}, func(g *Game, a *acting, c *ctx, o *game.Option) {
			if o.Card != 0 {
				took(g, a, c, o.Card)
			} else if len(g.S.Piles[c.you][zone]) > 0 {
				g.S.Change().Limits = append(g.S.Limits, game.Limit{Title: g.S.C(a.Card).Def, Clause: a.Clause, Per: game.PerSearch})
			}
		})
	}
	// filled requires something in a pile that is searched, peeked at or shuffled
	// (pile.empty).
	filled := func(p *compiler, whose gametext.Whose, zone game.Zone) {
		p.cl.conds = append(p.cl.conds, func(c *ctx) bool { return len(c.g.S.Piles[c.whose(whose)][zone]) > 0 })
	}
	does(func(p *writer, x gametext.Take) {
		filled(p.compiler, gametext.Your, pileZone[x.From])
		pick(p, p.filter(x.Cards), pileZone[x.From], "pile.search", func(g *Game, a *acting, c *ctx, id game.CardID) {
			g.S.ToPile(id, game.Hand)
			g.event(game.Event{Kind: game.TookCard, By: c.you, Card: id, From: pileZone[x.From]})
			g.checkLife()
		})
	})
	does(func(p *writer, x gametext.Retrieve) { // life.retrieve.specific
		pick(p, p.filter(x.Cards), game.Lost, "life.retrieve.specific", func(g *Game, a *acting, c *ctx, id game.CardID) {
			g.S.ToPile(id, game.Used)
			g.event(game.Event{Kind: game.Retrieved, By: c.you, Card: id})
		})
	})
	does(func(p *writer, _ gametext.Reshuffle) {
		p.then("reshuffle", func(g *Game, a *acting, c *ctx) {
			g.S.Shuffle(c.you, game.Reserve)
			g.event(game.Event{Kind: game.Reshuffled, By: c.you, From: game.Reserve})
		})
	})
	does(func(p *writer, x gametext.HigherRetrieves) { // life.retrieve.random
		mine, theirs := p.destiny, len(p.src.Binders)+1
		winner := func(act *acting, c *ctx) (card.Side, bool) {
			a, b := act.Bound[mine], act.Bound[theirs]
			switch {
			case a.Set && (!b.Set || a.N > b.N):
				return c.you, true
			case b.Set && (!a.Set || b.N > a.N): // destiny.failed
				return c.you.Other(), true
			}
			return 0, false
		}
		p.asks("retrieve", func(g *Game, a *acting, c *ctx) *game.Decision {
			side, ok := winner(a, c)
			if !ok || len(g.S.Piles[side][game.Lost]) == 0 {
				return nil
			}
			return &game.Decision{Seat: side, Kind: game.AskYesNo, Source: a.Card, Rule: "life.retrieve.random",
				Prompt:  format("Retrieve %s card at random?", "Récupérer %s carte au hasard ?", x.N),
				Options: []game.Option{{Verb: game.VYes}, {Verb: game.VNo}}}
		}, func(g *Game, a *acting, c *ctx, o *game.Option) {
			side, _ := winner(a, c)
			for range x.N {
				lost := g.S.Piles[side][game.Lost]
				if o.Verb != game.VYes || len(lost) == 0 {
					return
				}
				id := lost[g.S.Random(len(lost))]
				g.S.ToPile(id, game.Used)
				g.event(game.Event{Kind: game.Retrieved, By: side, Card: id})
			}
		})
	})
	does(func(p *writer, x gametext.PeekTop) { // pile.peek
		zone := pileZone[x.Pile]
		filled(p.compiler, x.Whose, zone)
		p.then("peek", func(g *Game, a *acting, c *ctx) {
			if id := g.top(c.whose(x.Whose), zone); id != 0 {
				a.Bound[x.Bind-1] = game.Value{Cards: []game.CardID{id}, Set: true}
				g.event(game.Event{Kind: game.Peeked, By: c.you, Card: id, From: zone, Secret: true})
			}
		})
	})
	does(func(p *writer, x gametext.PeekTopMany) { // pile.peek
		zone := pileZone[x.Pile]
		filled(p.compiler, x.Whose, zone)
		p.then("peek", func(g *Game, a *acting, c *ctx) {
			pile := g.S.Piles[c.whose(x.Whose)][zone]
			for i := range min(x.N, len(pile)) {
				g.event(game.Event{Kind: game.Peeked, By: c.you, Card: pile[len(pile)-1-i], From: zone, Secret: true})
			}
		})
	})
	does(func(p *writer, _ gametext.LookAtHand) { // action.target.implied: no cards, nothing to look at
		filled(p.compiler, gametext.Opponents, game.Hand)
		p.then("look", func(g *Game, a *acting, c *ctx) {
			for _, id := range g.S.Piles[c.you.Other()][game.Hand] {
				g.event(game.Event{Kind: game.Revealed, By: c.you.Other(), Card: id, From: game.Hand})
			}
		})
	})
	does(func(p *writer, x gametext.MayPlace) {
		which := p.filter(x.Cards)
		zones := p.targetFrom(x.Cards).zones
		p.asksAmong("place", func(g *Game, a *acting, c *ctx, b *ballot) {
			for i := 1; i < len(g.S.Cards); i++ {
				id := game.CardID(i)
				if fits := which(c, id); x.Cards.Ref > 0 && fits || x.Cards.Ref == 0 && slices.Contains(zones, g.S.C(id).Zone) {
					b.put(game.Option{Verb: game.VTarget, Card: id}, meant(fits), b.spared(id, a.Card))
				}
			}
		}, func(g *Game, a *acting, c *ctx, b *ballot) *game.Decision {
			d := &game.Decision{Seat: c.you, Kind: game.AskTarget, Source: a.Card, Rule: "pile.place",
				Prompt: format("%s: place which card?", "%s : placer quelle carte ?", g.title(a.Card))}
			d.Options = append(b.open, enough)
			return d
		}, func(g *Game, a *acting, c *ctx, o *game.Option) {
			if o.Verb == game.VTarget {
				g.S.ToPile(o.Card, pileZone[x.Pile])
				g.event(game.Event{Kind: game.PlacedCard, By: c.you, Card: o.Card, From: pileZone[x.Pile], Secret: x.Cards.Ref > 0})
			}
		})
	})
	does(func(p *writer, x gametext.PlaceFromHand) {
		p.result = append(p.result, untilDone("place from hand",
			func(g *Game, f *game.Frame, a *acting) *game.Decision {
				d := &game.Decision{Seat: f.Side, Kind: game.AskTarget, Source: a.Card, Rule: "pile.place",
					Prompt: format("%s: place which card of your hand?", "%s : placer quelle carte de votre main ?", g.title(a.Card))}
				for _, id := range g.S.Piles[f.Side][game.Hand] {
					d.Options = append(d.Options, game.Option{Verb: game.VTarget, Card: id})
				}
				if a.Count > 0 || len(d.Options) == 0 { // at least one (value.upto)
					d.Options = append(d.Options, game.Option{Verb: game.VDone})
				}
				return d
			},
			func(g *Game, f *game.Frame, a *acting, o *game.Option) {
				a.Count++
				g.S.ToPile(o.Card, pileZone[x.Pile])
				g.event(game.Event{Kind: game.PlacedCard, By: f.Side, Card: o.Card, From: pileZone[x.Pile], Secret: true})
			}))
		p.cl.conds = append(p.cl.conds, func(c *ctx) bool { return len(c.g.S.Piles[c.you][game.Hand]) > 0 })
	})
	does(func(p *writer, x gametext.PlaceThis) {
		p.then("place this", func(g *Game, a *acting, c *ctx) {
			if act := g.actionBelow(); act != nil {
				act.ToLost = pileZone[x.Pile] == game.Lost // interrupt.lost
				act.ToDeck = pileZone[x.Pile] == game.Reserve
			}
		})
	})
	does(func(p *writer, x gametext.Relocate) { // move.relocate
		which, to := p.filter(x.Cards), p.filter(x.To)
		p.then("relocate", func(g *Game, a *acting, c *ctx) {
			dest := c.chosen(x.To, to)
			if len(dest) == 0 || !g.S.OnTable(dest[0]) {
				return
			}
			for _, id := range slices.Clone(c.chosen(x.Cards, which)) {
				if g.S.OnTable(id) && g.canBeAt(id, dest[0]) && g.relocatable(id, dest[0]) {
					from := g.S.Where(id)
					g.S.ToTable(id, dest[0], card.OnCard, g.S.C(id).Owner)
					g.event(game.Event{Kind: game.Moved, By: c.you, Card: id, On: from, At: dest[0]})
				}
			}
		})
	})
	does(func(p *writer, x gametext.ReturnTo) { // leave.just-lost
		which, to := p.filter(x.Cards), p.filter(x.To)
		p.then("return", func(g *Game, a *acting, c *ctx) {
			dest := c.chosen(x.To, to)
			for _, id := range slices.Clone(c.chosen(x.Cards, which)) {
				if len(dest) > 0 && g.S.OnTable(dest[0]) && g.S.C(id).Zone == game.Lost && !g.never(id, dest[0]) {
					g.S.ToTable(id, dest[0], card.OnCard, g.S.C(id).Owner)
					g.S.Edit(id).Flags |= game.Returned
					g.event(game.Event{Kind: game.Revealed, By: c.you, Card: id, At: dest[0], From: game.Table})
				}
			}
		})
	})
	for _, between := range []bool{false, true} {
		text := func(p *compiler, cards, to gametext.Filter) {
			p.cl.moves = &moveText{who: p.filter(cards), to: p.filter(to), back: between}
			p.text.moves = append(p.text.moves, p.cl.no)
		}
		if between {
			does(func(p *writer, x gametext.MoveBetween) { text(p.compiler, x.Cards, x.To) })
		} else {
			does(func(p *writer, x gametext.MoveFrom) { text(p.compiler, x.Cards, x.To) })
		}
	}
}

// A moveText is the movement text of a location: who may go where, free
// (move.location-text).
type moveText struct {
	who, to matcher
	back    bool // or the other way round
}

// walksNow tells whether it is the moment of a movement text: the phase that it
// names, else the mover's own move phase, for an undercover spy the opponent's
// (move.location-text, spy.move).
func (g *Game) walksNow(cl *clause, side card.Side, id game.CardID) bool {
	if cl.phase != game.Start {
		return cl.phase == g.S.Phase && (cl.whose == 1) == (g.S.Active == side)
	}
	return g.S.Phase == game.Move && g.S.C(id).Is(game.Undercover) != (g.S.Active == side)
}

var walkVerb = &verb{
	verb: game.VText,
	pre:  []requirement{outsideBattle},
	list: func(r *Referee, side card.Side, w want, emit func(game.Option)) {
		for _, loc := range r.S.Row {
			for _, n := range r.text(loc).moves {
				cl := r.text(loc).clauses[n]
				if cl.side != 0 && r.reader(loc, cl.side, mRotate) != side || !r.textWorks(loc, mStat) {
					continue
				}
				c := &ctx{g: r.Game, self: loc, you: side}
				for id := range r.movers(side, w, card.Character, card.Vehicle) {
					if !r.onFoot(id) || !r.walksNow(cl, side, id) || !cl.moves.who(c, id) {
						continue
					}
					from := r.S.Where(id)
					for _, to := range r.S.Row {
						if to != from && w.target_(to) && r.canBeAt(id, to) &&
							(from == loc && cl.moves.to(c, to) || cl.moves.back && to == loc && cl.moves.to(c, from)) {
							emit(game.Option{Card: id, Target: to, Cost: r.moveCost(id, from, to, 0)})
						}
					}
				}
			}
		}
	},
	needs: slices.Concat([]requirement{notMoved}, anyMove, []requirement{moveCrew}), pays: "move.cost",
	start: startMove,
}
