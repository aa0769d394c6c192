package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// Steps that insert and exchange cards, and give an action a new target.
func init() {
	does(func(w *writer, x gametext.Exchange) { w.exchanges(x) })
	does(func(w *writer, x gametext.InsertInto) { inserts(w.Compiler, x.Whose) })
	does(func(w *writer, x gametext.NewTarget) {
		who := agent(x.By)
		w.Unable(x, who == gametext.EachPlayer)
		ask := func(r *Referee, a *acting, c *position.Context, b *ballot) *game.Decision {
			return askRetarget(r, a, c.Who(who), b)
		}
		w.asksAmong("retarget", pollRetarget, ask, func(g *Game, a *acting, c *position.Context, o *game.Option) {
			if other := bodyOf[*acting](g.frameOf(&a.Event)); other != nil {
				other.Bound[g.clause(other).Targets[0].Bind].Cards = []game.CardID{o.Card}
				g.event(game.Event{Kind: game.TargetChosen, By: c.You, Card: o.Card, On: other.Card})
			}
		})
	})
}

func needsHand(comp *position.Compiler, which position.Matcher) { // action.target.implied: there must be one
	comp.Clause.Asks(func(c *position.Context) bool {
		return slices.ContainsFunc(c.P.S.Piles[c.You][game.Hand], func(id game.CardID) bool { return id != c.Self && which(c, id) })
	}, card.T("there is no such card in hand", "il n’y a pas de telle carte en main"))
}

// takesFromHand asks for a card of the player's hand.
func takesFromHand(w *writer, which position.Matcher, rule string, took func(g *Game, a *acting, c *position.Context, id game.CardID)) {
	needsHand(w.Compiler, which)
	w.asksAmong("from hand", func(r *Referee, a *acting, c *position.Context, b *ballot) {
		for _, id := range r.S.Piles[c.You][game.Hand] {
			b.put(game.Option{Verb: game.VTarget, Card: id}, meant(which(c, id)))
		}
	}, func(r *Referee, a *acting, c *position.Context, b *ballot) *game.Decision {
		return b.decision(&game.Decision{Seat: c.You, Kind: game.AskTarget, Source: a.Card, Rule: rule,
			Prompt: card.Say("%s: which card of your hand?", "%s : quelle carte de votre main ?", r.Title(a.Card))})
	}, func(g *Game, a *acting, c *position.Context, o *game.Option) { took(g, a, c, o.Card) })
}

// exchanges exchanges a card of the player's hand with the one just drawn, with the one on
// top of a pile of his, or with one in it (pile.exchange, destiny.exchange).
func (w *writer) exchanges(x gametext.Exchange) {
	which := w.Filter(x.Cards)
	stacked := x.From == gametext.From(gametext.Lying{Where: gametext.Stacked})
	drawn := x.Of == gametext.From(gametext.Lying{Where: gametext.JustDrawn})
	hand := x.From == gametext.From(gametext.FromPile{Whose: gametext.Your, Pile: gametext.Hand})
	w.Unable(x, several(x.Cards) || several(x.With) || !hand && !(stacked && drawn))
	n, bare := count(x.With)
	switch of := x.Of.(type) {
	case gametext.Lying:
		if of.Where == gametext.Stacked {
			w.exchangesStacked(which, w.Filter(x.With))
			return
		}
		w.Unable(x, !bare)
		w.exchangesDrawn(which, stacked)
	case gametext.FromTop: // each takes the other's position
		zone := position.PileZone[of.Pile]
		w.Unable(x, !bare || n != 1 || of.Whose != gametext.Your || zone == game.Hand)
		notEmpty(w.Compiler, gametext.Your, zone)
		takesFromHand(w, which, "pile.exchange", func(g *Game, a *acting, c *position.Context, id game.CardID) {
			if other := g.Top(c.You, zone); other != 0 {
				g.S.Swap(id, other)
				g.event(game.Event{Kind: game.Exchanged, By: c.You, Card: id, On: other, Secret: true})
			}
		})
	case gametext.FromPile:
		w.Unable(x, of.Whose != gametext.Your || position.PileZone[of.Pile] != game.Lost) // nobody knows what lies face down
		w.exchangesCard(which, w.Filter(x.With))
	default:
		w.Unable(x, true)
	}
}

// exchangesDrawn exchanges the card just drawn with one of the hand, or of the stack on the
// card with the text (destiny.exchange).
func (w *writer) exchangesDrawn(which position.Matcher, stacked bool) {
	prompt := card.T("%s: which card of your hand?", "%s : quelle carte de votre main ?")
	from := func(c *position.Context) []game.CardID { return c.P.S.Piles[c.You][game.Hand] }
	none := position.EmptyPile(game.Hand)
	if stacked {
		prompt, none = card.T("%s: which card of the stack?", "%s : quelle carte de la pile ?"), nothingStacked
		from = func(c *position.Context) []game.CardID { return c.P.S.Below(c.Self) }
	}
	w.Clause.Asks(func(c *position.Context) bool { return len(from(c)) > 0 }, none)
	w.asksAmong("exchange the card drawn", func(r *Referee, a *acting, c *position.Context, b *ballot) {
		if d, _ := r.draw(a); d == nil {
			return
		}
		for _, id := range from(c) {
			b.put(game.Option{Verb: game.VTarget, Card: id}, meant(which(c, id)))
		}
	}, func(r *Referee, a *acting, c *position.Context, b *ballot) *game.Decision {
		return b.decision(&game.Decision{Seat: c.You, Kind: game.AskTarget, Source: a.Card, Rule: "destiny.exchange",
			Prompt: card.Say(prompt[0], prompt[1], r.Title(a.Card))})
	}, func(g *Game, a *acting, c *position.Context, o *game.Option) { a.Held = o.Card })
	w.asksHeld()
	w.then("exchange", func(g *Game, a *acting, c *position.Context) { g.exchangeDrawn(a, a.Held) })
}

var nothingStacked = card.T("nothing that it speaks of is stacked on it", "rien de ce dont il parle n’est empilé sur elle")

// exchangesStacked exchanges a card of the hand with one stacked on the card with the text.
func (w *writer) exchangesStacked(mine, which position.Matcher) {
	w.Clause.Asks(func(c *position.Context) bool { // action.target.implied: one of each
		return slices.ContainsFunc(c.P.S.Below(c.Self), func(id game.CardID) bool { return which(c, id) })
	}, nothingStacked)
	takesFromHand(w, mine, "pile.exchange", func(g *Game, a *acting, c *position.Context, id game.CardID) { a.Held = id })
	w.asksAmong("from the stack", func(r *Referee, a *acting, c *position.Context, b *ballot) {
		for _, id := range r.S.Below(a.Card) {
			b.put(game.Option{Verb: game.VTarget, Card: id}, meant(which(c, id)))
		}
	}, func(r *Referee, a *acting, c *position.Context, b *ballot) *game.Decision {
		return b.decision(&game.Decision{Seat: c.You, Kind: game.AskTarget, Source: a.Card, Rule: "pile.exchange",
			Prompt: card.Say("%s: for which card of the stack?", "%s : contre quelle carte de la pile ?", r.Title(a.Card))})
	}, func(g *Game, a *acting, c *position.Context, o *game.Option) {
		if g.S.C(a.Held).Zone == game.Hand && g.S.OnTable(a.Card) {
			g.S.ToPile(o.Card, game.Hand)
			g.S.Lay(a.Held, a.Card)
			g.event(game.Event{Kind: game.Exchanged, By: c.You, Card: a.Held, On: o.Card})
		}
	})
}

func inserts(comp *position.Compiler, whose gametext.Whose) {
	limits := comp.Clause.Limits // how often in a game
	comp.Clause.Limits = nil
	for _, l := range limits {
		comp.Unable(comp.Source.Steps[0], l.Per != game.PerGame)
	}
	comp.DeploysOn(nil, nil, whose)
	comp.Clause.Insert, comp.Clause.Limits = true, limits
	comp.Clause.AsksOf(game.Reserve, func(c *position.Context) bool { return len(c.P.S.Piles[c.Whose(whose)][game.Reserve]) > 0 })
}

// exchangesCard asks for a card of the hand and one of the Lost Pile, sets both aside and
// swaps them, each in the other's position (pile.exchange).
func (w *writer) exchangesCard(mine, which position.Matcher) {
	in := func(c *position.Context) (out []game.CardID) {
		for _, id := range c.P.S.Piles[c.You][game.Lost] {
			if which(c, id) {
				out = append(out, id)
			}
		}
		return out
	}
	w.Clause.Asks(func(c *position.Context) bool { // action.target.implied: one of each
		return len(in(c)) > 0 // of the hand, takesFromHand asks
	}, card.T("there are no two cards to exchange", "il n’y a pas deux cartes à échanger"))
	takesFromHand(w, mine, "pile.exchange", func(g *Game, a *acting, c *position.Context, id game.CardID) { a.Held = id })
	w.asksAmong("from the pile", func(r *Referee, a *acting, c *position.Context, b *ballot) {
		for _, id := range r.S.Piles[c.You][game.Lost] {
			b.put(game.Option{Verb: game.VTarget, Card: id}, meant(which(c, id)))
		}
	}, func(r *Referee, a *acting, c *position.Context, b *ballot) *game.Decision {
		return b.decision(&game.Decision{Seat: c.You, Kind: game.AskTarget, Source: a.Card, Rule: "pile.exchange",
			Prompt: card.Say("%s: for which card of the pile?", "%s : contre quelle carte de la pile ?", r.Title(a.Card))})
	},
		func(g *Game, a *acting, c *position.Context, o *game.Option) {
			if g.S.C(a.Held).Zone == game.Hand {
				g.S.Swap(a.Held, o.Card)
				g.event(game.Event{Kind: game.Exchanged, By: c.You, Card: a.Held, On: o.Card})
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
	t, shot := &r.clause(other).Targets[0], r.clause(other).Fire
	for id := range r.inReach() {
		b.put(game.Option{Verb: game.VTarget, Card: id},
			so(!slices.Contains(of.Bound[t.Bind].Cards, id), "action.target.retarget", "%s is the target already.", "%s est déjà la cible.", r.Title(id)),
			so(!shot || r.S.C(id).Owner != f.Side, "weapon.fire.own", "A weapon does not fire at its owner's cards.", "Une arme ne fait pas feu sur les cartes de son propriétaire."),
			so(t.Match(of, id), "action.target", "Its text asks for %s.", "Son texte demande %s.", t.Noun),
			b.spared(id, of.Self),
			b.allowed(of, id),
			so(r.mayTarget(of, t, id), "state.inactive", "%s is not active.", "%s n’est pas active.", r.Title(id)))
	}
}

// retargetable tells whether the action in progress might have another target.
func (r *Referee) retargetable(a *acting, c *position.Context) bool {
	b := &ballot{r: r, side: c.You, only: true}
	pollRetarget(r, a, c, b)
	return len(b.open) > 0
}

// askRetarget offers what the action in progress might have targeted, the old target
// excepted (action.target.retarget).
func askRetarget(r *Referee, a *acting, seat card.Side, b *ballot) *game.Decision {
	other := bodyOf[*acting](r.frameOf(&a.Event))
	if other == nil {
		return nil
	}
	return b.decision(&game.Decision{Seat: seat, Kind: game.AskTarget, Source: a.Card, Rule: "action.target.retarget",
		Prompt: card.Say("%s: which new target?", "%s : quelle nouvelle cible ?", r.Title(other.Card))})
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
		g.event(game.Event{Kind: game.InsertShown, By: it.Beside, Card: id})
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
