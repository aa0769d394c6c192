package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// Steps that stack, insert, exchange and suspend cards, take them from the table, or
// deploy them from a pile.
func init() {
	does(func(w *writer, x gametext.StackOnThis) { // state.stacked: from table inactive
		which := w.Filter(x.Cards)
		w.Clause.Conds = append(w.Clause.Conds, func(c *position.Context) bool { // icon.grabber: another one has it
			return c.Ev == nil || c.Ev.Kind != game.Played || !refer(c.P).grabbed(c.Ev.Card)
		})
		w.then("stack", func(g *Game, a *acting, c *position.Context) {
			for _, id := range slices.Clone(c.Chosen(x.Cards, which)) {
				if g.S.C(id).Zone == game.Playing {
					g.grab(id, a.Card)
				}
				if g.S.OnTable(id) && g.S.OnTable(a.Card) && id != a.Card {
					g.S.ToTable(id, a.Card, card.OnCard, g.S.C(id).Owner)
					g.S.Edit(id).Flags |= game.OnStack
					g.event(game.Event{Kind: game.Stacked, By: c.You, Card: id, On: a.Card})
				}
			}
		})
	})
	does(func(w *writer, _ gametext.StackFromHand) { // state.stacked: from hand supporting
		takesFromHand(w, "state.stacked", func(g *Game, a *acting, c *position.Context, id game.CardID) {
			if g.S.OnTable(a.Card) {
				g.S.Lay(id, a.Card)
				g.event(game.Event{Kind: game.Stacked, By: c.You, Card: id, On: a.Card})
			}
		})
	})
	does(func(w *writer, x gametext.ExchangeTop) { // pile.exchange: each takes the other's position
		zone := position.PileZone[x.Pile]
		w.Clause.Conds = append(w.Clause.Conds, func(c *position.Context) bool { return len(c.P.S.Piles[c.You][zone]) > 0 }) // pile.empty
		takesFromHand(w, "pile.exchange", func(g *Game, a *acting, c *position.Context, id game.CardID) {
			if other := g.Top(c.You, zone); other != 0 {
				g.S.Swap(id, other)
				g.event(game.Event{Kind: game.Exchanged, By: c.You, Card: id, On: other, Secret: true})
			}
		})
	})
	does(func(w *writer, x gametext.ExchangeCard) { w.exchangesCard(x) })
	does(func(w *writer, x gametext.ToHand) {
		which := w.Filter(x.Cards)
		w.then("return to hand", func(g *Game, a *acting, c *position.Context) {
			for _, id := range slices.Clone(c.Chosen(x.Cards, which)) {
				if g.S.OnTable(id) {
					g.leaveAtOnce(id, game.Hand)
				}
			}
		})
	})
	does(func(w *writer, _ gametext.InsertIntoDeck) { inserts(w.Compiler, gametext.Opponents) })
	does(func(w *writer, _ gametext.InsertIntoOwn) { inserts(w.Compiler, gametext.Your) })
	does(func(w *writer, _ gametext.NewTarget) {
		w.asksAmong("retarget", pollRetarget, askRetarget, func(g *Game, a *acting, c *position.Context, o *game.Option) {
			if other := bodyOf[*acting](g.frameOf(&a.Event)); other != nil {
				other.Bound[g.clause(other).Targets[0].Bind].Cards = []game.CardID{o.Card}
				g.event(game.Event{Kind: game.TargetChosen, By: c.You, Card: o.Card, On: other.Card})
			}
		})
	})
}

func needsHand(comp *position.Compiler) { // action.target.implied: there must be one
	comp.Clause.Conds = append(comp.Clause.Conds, func(c *position.Context) bool {
		return slices.ContainsFunc(c.P.S.Piles[c.You][game.Hand], func(id game.CardID) bool { return id != c.Self })
	})
}

func takesFromHand(w *writer, rule string, took func(g *Game, a *acting, c *position.Context, id game.CardID)) {
	needsHand(w.Compiler)
	w.asks("from hand", func(r *Referee, a *acting, c *position.Context) *game.Decision {
		d := &game.Decision{Seat: c.You, Kind: game.AskTarget, Source: a.Card, Rule: rule,
			Prompt: card.Say("%s: which card of your hand?", "%s : quelle carte de votre main ?", r.Title(a.Card))}
		for _, id := range r.S.Piles[c.You][game.Hand] {
			d.Options = append(d.Options, game.Option{Verb: game.VTarget, Card: id})
		}
		if len(d.Options) == 0 {
			return nil
		}
		return d
	}, func(g *Game, a *acting, c *position.Context, o *game.Option) { took(g, a, c, o.Card) })
}

func inserts(comp *position.Compiler, whose gametext.Whose) {
	comp.DeploysOn(nil, nil, whose)
	comp.Clause.Insert = true
	comp.Clause.Conds = append(comp.Clause.Conds, func(c *position.Context) bool { return len(c.P.S.Piles[c.Whose(whose)][game.Reserve]) > 0 })
}

// exchangesCard asks for a card of the hand and one of a pile, sets both aside and
// swaps them, each in the other's position (pile.exchange).
func (w *writer) exchangesCard(x gametext.ExchangeCard) {
	which, zone := w.Filter(x.Cards), position.PileZone[x.Pile]
	in := func(c *position.Context) (out []game.CardID) {
		for _, id := range c.P.S.Piles[c.You][zone] {
			if which(c, id) {
				out = append(out, id)
			}
		}
		return out
	}
	w.Clause.Conds = append(w.Clause.Conds, func(c *position.Context) bool { // action.target.implied: one of each
		return len(in(c)) > 0 && slices.ContainsFunc(c.P.S.Piles[c.You][game.Hand], func(id game.CardID) bool { return id != c.Self })
	})
	w.asks("from hand", func(r *Referee, a *acting, c *position.Context) *game.Decision {
		d := &game.Decision{Seat: c.You, Kind: game.AskTarget, Source: a.Card, Rule: "pile.exchange",
			Prompt: card.Say("%s: which card of your hand?", "%s : quelle carte de votre main ?", r.Title(a.Card))}
		for _, id := range r.S.Piles[c.You][game.Hand] {
			d.Options = append(d.Options, game.Option{Verb: game.VTarget, Card: id})
		}
		if len(d.Options) == 0 {
			return nil
		}
		return d
	},
		func(g *Game, a *acting, c *position.Context, o *game.Option) { a.Held = o.Card })
	w.asksAmong("from the pile", func(r *Referee, a *acting, c *position.Context, b *ballot) {
		for _, id := range r.S.Piles[c.You][zone] {
			b.put(game.Option{Verb: game.VTarget, Card: id}, meant(which(c, id)))
		}
	}, func(r *Referee, a *acting, c *position.Context, b *ballot) *game.Decision {
		return b.decision(&game.Decision{Seat: c.You, Kind: game.AskTarget, Source: a.Card, Rule: "pile.exchange",
			Prompt: card.Say("%s: for which card of the pile?", "%s : contre quelle carte de la pile ?", r.Title(a.Card))})
	},
		func(g *Game, a *acting, c *position.Context, o *game.Option) {
			if g.S.C(a.Held).Zone == game.Hand {
				g.S.Swap(a.Held, o.Card)
				g.event(game.Event{Kind: game.Exchanged, By: c.You, Card: a.Held, On: o.Card, Secret: zone != game.Lost})
			}
		})
}

// pollRetarget: what the action in progress might have targeted (action.target.retarget).
func pollRetarget(r *Referee, a *acting, c *position.Context, b *ballot) {
	f := r.frameOf(&a.Event)
	other := bodyOf[*acting](f)
	if other == nil || f.Proc != pAct {
		return
	}
	of := r.ctxToAsk(f.Side, other)
	t := &r.clause(other).Targets[0]
	for id := range r.inReach(t) {
		b.put(game.Option{Verb: game.VTarget, Card: id},
			so(!slices.Contains(of.Bound[t.Bind].Cards, id), "action.target.retarget", "%s is the target already.", "%s est déjà la cible.", r.Title(id)),
			so(t.Match(of, id), "action.target", "Its text asks for %s.", "Son texte demande %s.", t.Noun),
			b.spared(id, of.Self),
			so(r.mayTarget(of, t, id), "state.inactive", "%s is not active.", "%s n'est pas active.", r.Title(id)))
	}
}

// askRetarget offers what the action in progress might have targeted, the old target
// excepted (action.target.retarget).
func askRetarget(r *Referee, a *acting, c *position.Context, b *ballot) *game.Decision {
	other := bodyOf[*acting](r.frameOf(&a.Event))
	if other == nil {
		return nil
	}
	return b.decision(&game.Decision{Seat: c.You, Kind: game.AskTarget, Source: a.Card, Rule: "action.target.retarget",
		Prompt: card.Say("%s: which new target?", "%s : quelle nouvelle cible ?", r.Title(other.Card))})
}

// showInsert turns up an insert that has come to the top of its Reserve Deck: all
// else waits, it can be answered, then it does what it says and goes to its owner's
// Lost Pile (insert.reveal). It tells whether there was one.
func (g *Game) showInsert() bool {
	for _, id := range g.S.Inserts {
		it := g.S.C(id)
		if len(g.S.Piles[it.Beside][game.Reserve]) > int(it.Depth) {
			continue
		}
		side := it.Owner
		g.event(game.Event{Kind: game.InsertShown, By: side, Card: id, From: game.Reserve})
		g.S.ToPile(id, game.Playing)
		for _, cl := range g.Text(id).Clauses {
			if cl.Reveal {
				g.startClause(side, &game.Option{Card: id, Clause: cl.No}, game.Event{Kind: game.InsertShown, By: side, Card: id})
				return true
			}
		}
		g.S.ToPile(id, game.Lost)
		return true
	}
	return false
}
