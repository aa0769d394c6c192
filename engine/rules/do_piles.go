package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// Steps that search, look at and fill piles, and those that move cards.
func init() {
	does(func(w *writer, x gametext.Take) {
		notEmpty(w.Compiler, gametext.Your, position.PileZone[x.From])
		takesOne(w, w.Filter(x.Cards), position.PileZone[x.From], "pile.search", func(g *Game, a *acting, c *position.Context, id game.CardID) {
			g.S.ToPile(id, game.Hand)
			g.event(game.Event{Kind: game.TookCard, By: c.You, Card: id, From: position.PileZone[x.From]})
			g.checkLife()
		})
	})
	does(func(w *writer, x gametext.Retrieve) { // life.retrieve.specific
		takesOne(w, w.Filter(x.Cards), game.Lost, "life.retrieve.specific", func(g *Game, a *acting, c *position.Context, id game.CardID) {
			g.S.ToPile(id, game.Used)
			g.event(game.Event{Kind: game.Retrieved, By: c.You, Card: id})
		})
	})
	does(func(w *writer, _ gametext.Reshuffle) {
		zone := w.searched // pile.reshuffle: the pile that was searched
		w.then("reshuffle", func(g *Game, a *acting, c *position.Context) {
			g.S.Shuffle(c.You, zone)
			g.event(game.Event{Kind: game.Reshuffled, By: c.You, From: zone})
		})
	})
	does(func(w *writer, x gametext.HigherRetrieves) { // life.retrieve.random
		mine, theirs := w.destiny, len(w.Source.Binders)+1
		winner := func(act *acting, c *position.Context) (card.Side, bool) {
			a, b := act.Bound[mine], act.Bound[theirs]
			switch {
			case a.Set && (!b.Set || a.N > b.N):
				return c.You, true
			case b.Set && (!a.Set || b.N > a.N): // destiny.failed
				return c.You.Other(), true
			}
			return 0, false
		}
		w.asks("retrieve", func(r *Referee, a *acting, c *position.Context) *game.Decision {
			side, ok := winner(a, c)
			if !ok || len(r.S.Piles[side][game.Lost]) == 0 {
				return nil
			}
			return &game.Decision{Seat: side, Kind: game.AskYesNo, Source: a.Card, Rule: "life.retrieve.random",
				Prompt:  card.Say("Retrieve %s card at random?", "Récupérer %s carte au hasard ?", x.N),
				Options: []game.Option{{Verb: game.VYes}, {Verb: game.VNo}}}
		}, func(g *Game, a *acting, c *position.Context, o *game.Option) {
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
	does(func(w *writer, x gametext.PeekTop) { // pile.peek
		zone := position.PileZone[x.Pile]
		notEmpty(w.Compiler, x.Whose, zone)
		w.then("peek", func(g *Game, a *acting, c *position.Context) {
			if id := g.Top(c.Whose(x.Whose), zone); id != 0 {
				a.Bound[x.Bind-1] = game.Value{Cards: []game.CardID{id}, Set: true}
				g.event(game.Event{Kind: game.Peeked, By: c.You, Card: id, From: zone, Secret: true})
			}
		})
	})
}

func init() {
	does(func(w *writer, x gametext.PeekTopMany) { // pile.peek
		zone := position.PileZone[x.Pile]
		notEmpty(w.Compiler, x.Whose, zone)
		w.then("peek", func(g *Game, a *acting, c *position.Context) {
			pile := g.S.Piles[c.Whose(x.Whose)][zone]
			for i := range min(x.N, len(pile)) {
				g.event(game.Event{Kind: game.Peeked, By: c.You, Card: pile[len(pile)-1-i], From: zone, Secret: true})
			}
		})
	})
	does(func(w *writer, _ gametext.LookAtHand) { // action.target.implied: no cards, nothing to look at
		notEmpty(w.Compiler, gametext.Opponents, game.Hand)
		w.then("look", func(g *Game, a *acting, c *position.Context) {
			for _, id := range g.S.Piles[c.You.Other()][game.Hand] {
				g.event(game.Event{Kind: game.Revealed, By: c.You.Other(), Card: id, From: game.Hand})
			}
		})
	})
	does(func(w *writer, x gametext.MayPlace) {
		which := w.Filter(x.Cards)
		zones := w.TargetFrom(x.Cards).Zones
		w.asksAmong("place", func(r *Referee, a *acting, c *position.Context, b *ballot) {
			for i := 1; i < len(r.S.Cards); i++ {
				id := game.CardID(i)
				if fits := which(c, id); x.Cards.Ref > 0 && fits || x.Cards.Ref == 0 && slices.Contains(zones, r.S.C(id).Zone) {
					b.put(game.Option{Verb: game.VTarget, Card: id}, meant(fits), b.spared(id, a.Card))
				}
			}
		}, func(r *Referee, a *acting, c *position.Context, b *ballot) *game.Decision {
			d := &game.Decision{Seat: c.You, Kind: game.AskTarget, Source: a.Card, Rule: "pile.place",
				Prompt: card.Say("%s: place which card?", "%s : placer quelle carte ?", r.Title(a.Card))}
			d.Options = append(b.open, enough)
			return d
		}, func(g *Game, a *acting, c *position.Context, o *game.Option) {
			if o.Verb == game.VTarget {
				g.S.ToPile(o.Card, position.PileZone[x.Pile])
				g.event(game.Event{Kind: game.PlacedCard, By: c.You, Card: o.Card, From: position.PileZone[x.Pile], Secret: x.Cards.Ref > 0})
			}
		})
	})
	does(func(w *writer, x gametext.PlaceFromHand) {
		w.result = append(w.result, untilDone("place from hand",
			func(r *Referee, f *game.Frame, a *acting) *game.Decision {
				d := &game.Decision{Seat: f.Side, Kind: game.AskTarget, Source: a.Card, Rule: "pile.place",
					Prompt: card.Say("%s: place which card of your hand?", "%s : placer quelle carte de votre main ?", r.Title(a.Card))}
				for _, id := range r.S.Piles[f.Side][game.Hand] {
					d.Options = append(d.Options, game.Option{Verb: game.VTarget, Card: id})
				}
				if a.Count > 0 || len(d.Options) == 0 { // at least one (value.upto)
					d.Options = append(d.Options, game.Option{Verb: game.VDone})
				}
				return d
			},
			func(g *Game, f *game.Frame, a *acting, o *game.Option) {
				a.Count++
				g.S.ToPile(o.Card, position.PileZone[x.Pile])
				g.event(game.Event{Kind: game.PlacedCard, By: f.Side, Card: o.Card, From: position.PileZone[x.Pile], Secret: true})
			}))
		w.Clause.Conds = append(w.Clause.Conds, func(c *position.Context) bool { return len(c.P.S.Piles[c.You][game.Hand]) > 0 })
	})
	does(func(w *writer, x gametext.PlaceThis) { w.placesThis(position.PileZone[x.Pile]) })
}

// placesThis sends the card whose text it is to a pile of its owner: an Interrupt once it
// has been carried out (interrupt.lost), a card on table at once, what lies on it being
// lost (leave.attached). A location stays.
func (w *writer) placesThis(z game.Zone) {
	w.Demand(gametext.Filter{Det: gametext.DetThis}, card.Character, card.Creature, card.Starship, card.Vehicle, card.Weapon, card.Device,
		card.Effect, card.Interrupt, card.AdmiralsOrder, card.EpicEvent, card.JediTest, card.DefensiveShield, card.Podracer)
	w.then("place this", func(g *Game, a *acting, c *position.Context) {
		switch act := g.actionBelow(); {
		case g.S.OnTable(a.Card) && z == game.Lost:
			g.lost(a.Card)
		case g.S.OnTable(a.Card):
			g.leaves(a.Card, z)
		case act != nil:
			act.ToLost, act.ToDeck, act.To = false, false, 0
			switch z {
			case game.Lost:
				act.ToLost = true
			case game.Reserve:
				act.ToDeck = true
			default:
				act.To = z
			}
		}
	})
}

// wantsMovers makes a clause that relocates cards choose only what can be done: cards that
// may move and have somewhere to go, and a place where those who were chosen, or somebody
// of those named otherwise, can be (action.target.implied, move.relocate).
func (w *writer) wantsMovers(cards, to gametext.Filter, which, place position.Matcher) {
	mine, dest := w.target(cards), w.target(to)
	if mine != nil {
		match := mine.Match
		mine.Match = func(c *position.Context, id game.CardID) bool {
			if !match(c, id) {
				return false
			}
			then := *c
			then.Bound = slices.Clone(c.Bound)
			then.Bound[mine.Bind].Cards = []game.CardID{id}
			return slices.ContainsFunc(refer(c.P).goals(&then, to, place, dest), func(at game.CardID) bool { return refer(c.P).canGo(id, at) })
		}
	}
	movable := func(c *position.Context, at game.CardID) bool {
		list, can := c.Chosen(cards, which), func(id game.CardID) bool { return refer(c.P).canGo(id, at) }
		if mine != nil {
			return !slices.ContainsFunc(list, func(id game.CardID) bool { return !can(id) })
		}
		return slices.ContainsFunc(list, can)
	}
	switch {
	case dest != nil:
		match := dest.Match
		dest.Match = func(c *position.Context, at game.CardID) bool { return match(c, at) && movable(c, at) }
	case mine == nil:
		w.Clause.Conds = append(w.Clause.Conds, func(c *position.Context) bool {
			return slices.ContainsFunc(c.Chosen(to, place), func(at game.CardID) bool { return movable(c, at) })
		})
	}
}

// target is the target of the clause that a filter means, nil if it means none.
func (w *writer) target(f gametext.Filter) *position.Target {
	for i := range w.Clause.Targets {
		if t := &w.Clause.Targets[i]; f.Ref > 0 && t.Bind == f.Ref-1 {
			return t
		}
	}
	return nil
}

// goals are where a clause that relocates cards could send them.
func (r *Referee) goals(c *position.Context, to gametext.Filter, place position.Matcher, dest *position.Target) []game.CardID {
	if dest == nil || len(c.Bound[dest.Bind].Cards) > 0 {
		return c.Chosen(to, place)
	}
	return slices.DeleteFunc(slices.Collect(r.inReach(dest)), func(at game.CardID) bool { return !dest.Match(c, at) })
}

// canGo tells whether a card could be relocated to a place.
func (r *Referee) canGo(id, to game.CardID) bool {
	_, ok := r.berth(id, to)
	return ok
}

func init() {
	does(func(w *writer, x gametext.Relocate) { // move.relocate
		which, to := w.Filter(x.Cards), w.Filter(x.To)
		w.Demand(x.To, card.Location, card.Starship, card.Vehicle)
		w.wantsMovers(x.Cards, x.To, which, to)
		w.then("relocate", func(g *Game, a *acting, c *position.Context) {
			dest := c.Chosen(x.To, to)
			if len(dest) == 0 || !g.S.OnTable(dest[0]) {
				return
			}
			for _, id := range slices.Clone(c.Chosen(x.Cards, which)) {
				if slot, ok := g.berth(id, dest[0]); ok && g.S.OnTable(id) {
					from := g.S.Where(id)
					g.S.ToTable(id, dest[0], slot, g.S.C(id).Owner)
					g.event(game.Event{Kind: game.Moved, By: c.You, Card: id, On: from, At: g.S.Where(id)})
				}
			}
		})
	})
	does(func(w *writer, x gametext.ReturnTo) { // leave.just-lost
		which, to := w.Filter(x.Cards), w.Filter(x.To)
		w.Demand(x.To, card.Location)
		w.then("return", func(g *Game, a *acting, c *position.Context) {
			dest := c.Chosen(x.To, to)
			for _, id := range slices.Clone(c.Chosen(x.Cards, which)) {
				if len(dest) > 0 && g.S.OnTable(dest[0]) && g.S.C(id).Zone == game.Lost && !g.Never(id, dest[0]) {
					g.S.ToTable(id, dest[0], card.OnCard, g.S.C(id).Owner)
					g.S.Edit(id).Flags |= game.Returned
					g.event(game.Event{Kind: game.Revealed, By: c.You, Card: id, At: dest[0], From: game.Table})
				}
			}
		})
	})
	for _, between := range []bool{false, true} {
		text := func(comp *position.Compiler, cards, to gametext.Filter) {
			comp.Clause.Moves = &position.MoveText{Who: comp.Filter(cards), To: comp.Filter(to), Back: between}
			comp.Text.Moves = append(comp.Text.Moves, comp.Clause.No)
		}
		if between {
			does(func(w *writer, x gametext.MoveBetween) { text(w.Compiler, x.Cards, x.To) })
		} else {
			does(func(w *writer, x gametext.MoveFrom) { text(w.Compiler, x.Cards, x.To) })
		}
	}
}

// berth is where a card that is relocated comes to stand: at a location, or in the first
// place that is free for it aboard a starship or vehicle of its owner (move.relocate,
// ship.pilot.assign).
func (r *Referee) berth(id, to game.CardID) (slot card.Slot, ok bool) {
	if r.Def(to).Type == card.Location {
		return card.OnCard, r.canBeAt(id, to) && r.relocatable(id, to)
	}
	if id == to || r.S.C(id).Owner != r.S.C(to).Owner || !r.relocatable(id, to) {
		return card.OnCard, false
	}
	for _, slot := range r.SlotsFor(id, to) {
		if r.RoomAboard(to, slot, id) {
			return slot, true
		}
	}
	return card.OnCard, false
}

// pick asks for one card of a pile that passes, for take; it must be taken if
// there is one (pile.search). Finding none is remembered (pile.search.verify).
func takesOne(w *writer, which position.Matcher, zone game.Zone, rule string, took func(g *Game, a *acting, c *position.Context, id game.CardID)) {
	w.searches(zone)
	w.asksAmong("search", func(r *Referee, a *acting, c *position.Context, b *ballot) {
		for _, id := range r.S.Piles[c.You][zone] {
			b.put(game.Option{Verb: game.VTarget, Card: id}, meant(which(c, id)), b.spared(id, a.Card))
		}
	}, func(r *Referee, a *acting, c *position.Context, b *ballot) *game.Decision {
		if len(b.open) == 0 {
			b.open = []game.Option{enough}
		}
		return b.decision(&game.Decision{Seat: c.You, Kind: game.AskTarget, Source: a.Card, Rule: rule,
			Prompt: card.Say("%s: take which card?", "%s : prendre quelle carte ?", r.Title(a.Card))})
	}, func(g *Game, a *acting, c *position.Context, o *game.Option) {
		if o.Card != 0 {
			took(g, a, c, o.Card)
		} else if len(g.S.Piles[c.You][zone]) > 0 {
			g.S.Count().Limits = append(g.S.Limits, game.Limit{Title: g.S.C(a.Card).Def, Clause: a.Clause, Per: game.PerSearch})
		}
	})
}

// filled requires something in a pile that is searched, peeked at or shuffled
// (pile.empty).
func notEmpty(comp *position.Compiler, whose gametext.Whose, zone game.Zone) {
	comp.Clause.Conds = append(comp.Clause.Conds, func(c *position.Context) bool { return len(c.P.S.Piles[c.Whose(whose)][zone]) > 0 })
}

var walkVerb = &verb{
	verb: game.VText,
	pre:  []requirement{outsideBattle},
	list: func(r *Referee, side card.Side, sought want, emit func(game.Option)) {
		for _, loc := range r.S.Row {
			for _, n := range r.Text(loc).Moves {
				cl := r.Text(loc).Clauses[n]
				if cl.Side != 0 && r.Reader(loc, cl.Side, position.ModRotate) != side || !r.TextWorks(loc, position.ModStat) {
					continue
				}
				c := &position.Context{P: r.Position, Self: loc, You: side}
				for id := range r.movers(side, sought, card.Character, card.Vehicle) {
					if !r.OnFoot(id) || !r.WalksNow(cl, side, id) || !cl.Moves.Who(c, id) {
						continue
					}
					from := r.S.Where(id)
					for _, to := range r.S.Row {
						if to != from && sought.target_(to) && r.canBeAt(id, to) &&
							(from == loc && cl.Moves.To(c, to) || cl.Moves.Back && to == loc && cl.Moves.To(c, from)) {
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
