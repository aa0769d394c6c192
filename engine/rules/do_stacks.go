package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// Steps that stack, insert, exchange and suspend cards, take them from the table, or
// deploy them from a pile.
func init() {
	does(func(p *writer, x gametext.StackOnThis) { // state.stacked: from table inactive
		which := p.filter(x.Cards)
		p.cl.conds = append(p.cl.conds, func(c *ctx) bool { // icon.grabber: another one has it
			return c.ev == nil || c.ev.Kind != game.Played || !c.g.grabbed(c.ev.Card)
		})
		p.then("stack", func(g *Game, a *acting, c *ctx) {
			for _, id := range slices.Clone(c.chosen(x.Cards, which)) {
				if g.S.C(id).Zone == game.Playing {
					g.grab(id, a.Card)
				}
				if g.S.OnTable(id) && g.S.OnTable(a.Card) && id != a.Card {
					g.S.ToTable(id, a.Card, card.OnCard, g.S.C(id).Owner)
					g.S.Edit(id).Flags |= game.OnStack
					g.event(game.Event{Kind: game.Stacked, By: c.you, Card: id, On: a.Card})
				}
			}
		})
	})
	hand := func(p *compiler) { // action.target.implied: there must be one
		p.cl.conds = append(p.cl.conds, func(c *ctx) bool {
			return slices.ContainsFunc(c.g.S.Piles[c.you][game.Hand], func(id game.CardID) bool { return id != c.self })
		})
	}
	fromHand := func(p *writer, rule string, took func(g *Game, a *acting, c *ctx, id game.CardID)) {
		hand(p.compiler)
		p.asks("from hand", func(g *Game, a *acting, c *ctx) *game.Decision {
			d := &game.Decision{Seat: c.you, Kind: game.AskTarget, Source: a.Card, Rule: rule,
				Prompt: format("%s: which card of your hand?", "%s : quelle carte de votre main ?", g.title(a.Card))}
			for _, id := range g.S.Piles[c.you][game.Hand] {
				d.Options = append(d.Options, game.Option{Verb: game.VTarget, Card: id})
			}
			if len(d.Options) == 0 {
				return nil
			}
			return d
		}, func(g *Game, a *acting, c *ctx, o *game.Option) { took(g, a, c, o.Card) })
	}
	does(func(p *writer, _ gametext.StackFromHand) { // state.stacked: from hand supporting
		fromHand(p, "state.stacked", func(g *Game, a *acting, c *ctx, id game.CardID) {
			if g.S.OnTable(a.Card) {
				g.S.Lay(id, a.Card)
				g.event(game.Event{Kind: game.Stacked, By: c.you, Card: id, On: a.Card})
			}
		})
	})
	does(func(p *writer, x gametext.ExchangeTop) { // pile.exchange: each takes the other's position
		zone := pileZone[x.Pile]
		p.cl.conds = append(p.cl.conds, func(c *ctx) bool { return len(c.g.S.Piles[c.you][zone]) > 0 }) // pile.empty
		fromHand(p, "pile.exchange", func(g *Game, a *acting, c *ctx, id game.CardID) {
			if other := g.top(c.you, zone); other != 0 {
				g.S.Swap(id, other)
				g.event(game.Event{Kind: game.Exchanged, By: c.you, Card: id, On: other, Secret: true})
			}
		})
	})
	does(func(p *writer, x gametext.ExchangeCard) { p.exchangesCard(x) })
	does(func(p *writer, x gametext.ToHand) {
		which := p.filter(x.Cards)
		p.then("return to hand", func(g *Game, a *acting, c *ctx) {
			for _, id := range slices.Clone(c.chosen(x.Cards, which)) {
				if g.S.OnTable(id) {
					g.leaveAtOnce(id, game.Hand)
				}
			}
		})
	})
	insert := func(p *compiler, whose gametext.Whose) {
		p.deploysOn(nil, nil, whose)
		p.cl.insert = true
		p.cl.conds = append(p.cl.conds, func(c *ctx) bool { return len(c.g.S.Piles[c.whose(whose)][game.Reserve]) > 0 })
	}
	does(func(p *writer, _ gametext.InsertIntoDeck) { insert(p.compiler, gametext.Opponents) })
	does(func(p *writer, _ gametext.InsertIntoOwn) { insert(p.compiler, gametext.Your) })
	does(func(p *writer, _ gametext.NewTarget) {
		p.asksAmong("retarget", pollRetarget, askRetarget, func(g *Game, a *acting, c *ctx, o *game.Option) {
			if other := bodyOf[*acting](g.frameOf(&a.Event)); other != nil {
				other.Bound[g.clause(other).targets[0].bind].Cards = []game.CardID{o.Card}
				g.event(game.Event{Kind: game.TargetChosen, By: c.you, Card: o.Card, On: other.Card})
			}
		})
	})
}

// exchangesCard asks for a card of the hand and one of a pile, sets both aside and
// swaps them, each in the other's position (pile.exchange).
func (p *writer) exchangesCard(x gametext.ExchangeCard) {
	which, zone := p.filter(x.Cards), pileZone[x.Pile]
	in := func(c *ctx) (out []game.CardID) {
		for _, id := range c.g.S.Piles[c.you][zone] {
			if which(c, id) {
				out = append(out, id)
			}
		}
		return out
	}
	p.cl.conds = append(p.cl.conds, func(c *ctx) bool { // action.target.implied: one of each
		return len(in(c)) > 0 && slices.ContainsFunc(c.g.S.Piles[c.you][game.Hand], func(id game.CardID) bool { return id != c.self })
	})
	p.asks("from hand", func(g *Game, a *acting, c *ctx) *game.Decision {
		d := &game.Decision{Seat: c.you, Kind: game.AskTarget, Source: a.Card, Rule: "pile.exchange",
			Prompt: format("%s: which card of your hand?", "%s : quelle carte de votre main ?", g.title(a.Card))}
		for _, id := range g.S.Piles[c.you][game.Hand] {
			d.Options = append(d.Options, game.Option{Verb: game.VTarget, Card: id})
		}
		if len(d.Options) == 0 {
			return nil
		}
		return d
	},
		func(g *Game, a *acting, c *ctx, o *game.Option) { a.Held = o.Card })
	p.asksAmong("from the pile", func(g *Game, a *acting, c *ctx, b *ballot) {
		for _, id := range g.S.Piles[c.you][zone] {
			b.put(game.Option{Verb: game.VTarget, Card: id}, meant(which(c, id)))
		}
	}, func(g *Game, a *acting, c *ctx, b *ballot) *game.Decision {
		return b.decision(&game.Decision{Seat: c.you, Kind: game.AskTarget, Source: a.Card, Rule: "pile.exchange",
			Prompt: format("%s: for which card of the pile?", "%s : contre quelle carte de la pile ?", g.title(a.Card))})
	},
		func(g *Game, a *acting, c *ctx, o *game.Option) {
			if g.S.C(a.Held).Zone == game.Hand {
				g.S.Swap(a.Held, o.Card)
				g.event(game.Event{Kind: game.Exchanged, By: c.you, Card: a.Held, On: o.Card, Secret: zone != game.Lost})
			}
		})
}

// pollRetarget: what the action in progress might have targeted (action.target.retarget).
func pollRetarget(g *Game, a *acting, c *ctx, b *ballot) {
	f := g.frameOf(&a.Event)
	other := bodyOf[*acting](f)
	if other == nil || f.Proc != pAct {
		return
	}
	of := g.ctxToAsk(f.Side, other)
	t := &g.clause(other).targets[0]
	for id := range g.inReach(t) {
		b.put(game.Option{Verb: game.VTarget, Card: id},
			so(!slices.Contains(of.bound[t.bind].Cards, id), "action.target.retarget", "%s is the target already.", "%s est déjà la cible.", g.title(id)),
			so(t.match(of, id), "action.target", "Its text asks for %s.", "Son texte demande %s.", t.noun),
			b.spared(id, of.self),
			so(g.mayTarget(of, t, id), "state.inactive", "%s is not active.", "%s n'est pas active.", g.title(id)))
	}
}

// askRetarget offers what the action in progress might have targeted, the old target
// excepted (action.target.retarget).
func askRetarget(g *Game, a *acting, c *ctx, b *ballot) *game.Decision {
	other := bodyOf[*acting](g.frameOf(&a.Event))
	if other == nil {
		return nil
	}
	return b.decision(&game.Decision{Seat: c.you, Kind: game.AskTarget, Source: a.Card, Rule: "action.target.retarget",
		Prompt: format("%s: which new target?", "%s : quelle nouvelle cible ?", g.title(other.Card))})
}

// allBarred tells whether every card named could not be deployed because of its
// dots, its persona or its being out of play (pile.search.no-target).
func (g *Game) allBarred(side card.Side, titles []string) bool {
	for _, t := range titles {
		barred := false
		for _, i := range g.byTitle[t] {
			d := g.cards[i].def
			barred = barred || d.Dots > 0 && g.onTable(d) >= d.Dots
		}
		for i := 1; i < len(g.S.Cards) && !barred; i++ {
			c := &g.S.Cards[i]
			x := g.cards[c.Def].def
			barred = c.Owner == side && x.Dots == 1 && x.Named(t) && (c.Zone == game.Table || c.Zone == game.Out)
		}
		if !barred {
			return false
		}
	}
	return len(titles) > 0
}

// showInsert turns up an insert that has come to the top of its Reserve Deck: all
// else waits, it can be answered, then it does what it says and goes to its owner's
// Lost Pile (insert.reveal). It tells whether there was one.
func (g *Game) showInsert() bool {
	for _, id := range g.S.Inserts {
		c := g.S.C(id)
		if len(g.S.Piles[c.Beside][game.Reserve]) > int(c.Depth) {
			continue
		}
		side := c.Owner
		g.event(game.Event{Kind: game.InsertShown, By: side, Card: id, From: game.Reserve})
		g.S.ToPile(id, game.Playing)
		for _, cl := range g.text(id).clauses {
			if cl.reveal {
				g.startClause(side, &game.Option{Card: id, Clause: cl.no}, game.Event{Kind: game.InsertShown, By: side, Card: id})
				return true
			}
		}
		g.S.ToPile(id, game.Lost)
		return true
	}
	return false
}

// inserts counts the opponent's inserts in a player's Reserve Deck: his own lie face
// up there, and bind him to nothing (insert.not-part).
func (g *Game) inserts(side card.Side) (n int) {
	for _, id := range g.S.Inserts {
		if c := g.S.C(id); c.Beside == side && c.Owner != side {
			n++
		}
	}
	return n
}
