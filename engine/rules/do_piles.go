package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// Steps that look at piles, search them, and take cards into hand.
func init() {
	does(func(w *writer, x gametext.Take) { w.takes(x) })
	treats(gametext.Retrieve, func(w *writer, x gametext.Treat) {
		if x.Chance != nil {
			w.retrievesAtRandom(x)
			return
		}
		if several(x.Cards) {
			w.retrievesSome(x)
			return
		}
		takesOne(w, w.Filter(x.Cards), game.Lost, "life.retrieve.specific", func(g *Game, a *acting, c *position.Context, id game.CardID) {
			g.retrieve(c.You, retrieving{N: 1, Named: []game.CardID{id}})
		})
	})
	simply(gametext.Reshuffle, func(w *writer) {
		pile := w.searched // pile.reshuffle: the one that was searched
		w.then("reshuffle", func(g *Game, a *acting, c *position.Context) {
			side := c.Whose(pile.whose)
			g.S.Shuffle(side, pile.zone, len(g.S.Pile(side, pile.zone))-len(g.Reach(side, pile.zone)))
			g.event(game.Event{Kind: game.Reshuffled, By: side, From: pile.zone})
		})
	})
	does(func(w *writer, x gametext.HigherRetrieves) { // life.retrieve.random
		w.Unable(x, w.destiny < 0)
		mine, theirs := w.destiny, position.SumAt(w.Source)
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
				Prompt:  card.Say("Retrieve %s at random?", "Récupérer %s au hasard ?", card.Count(x.N, card.T("card", "carte"), card.T("cards", "cartes"))),
				Options: []game.Option{{Verb: game.VYes}, {Verb: game.VNo}}}
		}, func(g *Game, a *acting, c *position.Context, o *game.Option) {
			side, _ := winner(a, c)
			g.event(game.Event{Kind: game.DestinyTotal, By: c.You, Card: a.Card, N: a.Bound[mine].N})
			g.event(game.Event{Kind: game.DestinyTotal, By: c.You.Other(), Card: a.Card, N: a.Bound[theirs].N})
			if o.Verb == game.VYes {
				g.retrieve(side, retrieving{N: x.N, Random: true})
			}
		})
	})
	does(func(w *writer, x gametext.PeekAt) { // pile.peek
		if x.Chance != nil {
			w.peeksAtRandom(x)
			return
		}
		if x.From == nil { // one named before
			w.Unable(x, x.Cards.Ref == 0 || x.Each != nil)
			w.then("peek at it", func(g *Game, a *acting, c *position.Context) {
				for _, id := range c.Chosen(x.Cards, nil) {
					g.event(game.Event{Kind: game.Peeked, By: c.You, Card: id, From: g.S.C(id).Zone, At: g.S.Where(id), Secret: true})
				}
			})
			return
		}
		if x.From == gametext.From(gametext.Lying{Where: gametext.FaceDownThere}) {
			w.peeksUnder(x)
			return
		}
		top, ok := x.From.(gametext.FromTop)
		n, counted := count(x.Cards)
		w.Unable(x, !ok || !counted || x.Each != nil)
		zone := position.PileZone[top.Pile]
		notEmpty(w.Compiler, top.Whose, zone)
		w.then("peek", func(g *Game, a *acting, c *position.Context) {
			seen := g.topmost(c.Whose(top.Whose), zone, n)
			if len(seen) > 0 {
				a.Bound[x.Cards.Bind-1] = game.Value{Cards: seen, Set: true}
			}
			for _, id := range seen {
				g.event(game.Event{Kind: game.Peeked, By: c.You, Card: id, From: zone, Secret: true})
			}
		})
	})
	does(func(w *writer, x gametext.LookAt) { // action.target.implied: no cards, nothing to look at
		zone := position.PileZone[x.Pile]
		notEmpty(w.Compiler, x.Whose, zone)
		w.showsHand(x.Whose, zone)
		w.then("look", func(g *Game, a *acting, c *position.Context) {
			for _, id := range g.Reach(c.Whose(x.Whose), zone) {
				if x.Whose == gametext.Opponents && zone == game.Hand {
					g.event(game.Event{Kind: game.Revealed, By: c.You.Other(), Card: id, From: game.Hand})
				} else {
					g.event(game.Event{Kind: game.Peeked, By: c.You, Card: id, From: zone, Secret: true})
				}
			}
		})
	})
}

// showsHand lets it be answered, once, that a text is about to let its player look at cards
// of the opponent's hand (pile.look).
func (w *writer) showsHand(whose gametext.Whose, zone game.Zone) {
	if whose != gametext.Opponents || zone != game.Hand || w.shown {
		return
	}
	w.shown = true
	w.notGuarded(false)
	w.then("about to look at the hand", func(g *Game, a *acting, c *position.Context) {
		if len(g.S.Piles[c.You.Other()][game.Hand]) > 0 {
			g.window(game.Event{Kind: game.HandDue, By: c.You, Card: a.Card, Frame: g.frameNo()})
		}
	})
}

// notGuarded asks that no text keeps this one off the opponent's hand: looking at it and taking
// cards out of it, or placing some in the Used Pile.
func (w *writer) notGuarded(toUsed bool) {
	w.Clause.Asks(func(c *position.Context) bool { return !c.P.HandGuarded(c.You.Other(), c.Self, toUsed) },
		card.T("a text of the opponent guards the hand", "un texte de l’adversaire protège sa main"))
}

// peeksAtRandom looks at cards of a pile or hand that chance picks (pile.random).
func (w *writer) peeksAtRandom(x gametext.PeekAt) {
	from, ok := x.From.(gametext.FromPile)
	n, counted := count(x.Cards)
	w.Unable(x, !ok || !counted || x.Cards.Det == gametext.DetUpTo)
	zone, times := position.PileZone[from.Pile], w.Per(func(*position.Context) card.Num { return card.Whole(n) }, x.Each)
	notEmpty(w.Compiler, from.Whose, zone)
	w.Clause.Asks(func(c *position.Context) bool { return x.Each == nil || times(c) > 0 }, // action.target.implied
		card.T("there is nothing for each of which it would look at a card", "il n’y a rien pour quoi elle ferait regarder une carte"))
	many := x.Cards.Bind - 1
	w.then("count", func(g *Game, a *acting, c *position.Context) { a.Bound[many].N = times(c) }) // an answer to the look changes it no more
	w.showsHand(from.Whose, zone)
	w.then("peek at random", func(g *Game, a *acting, c *position.Context) {
		left := slices.Clone(g.Reach(c.Whose(from.Whose), zone))
		var seen []game.CardID
		for range min(a.Bound[many].N.Int(), len(left)) {
			i := g.S.Random(len(left))
			seen = append(seen, left[i])
			left = slices.Delete(left, i, i+1)
			g.event(game.Event{Kind: game.Peeked, By: c.You, Card: seen[len(seen)-1], From: zone, Secret: true})
		}
		a.Bound[x.Cards.Bind-1] = game.Value{Cards: seen, Set: len(seen) > 0}
	})
}

// count is how many cards a noun without a description asks for: "a card", "3 cards",
// "up to 2 cards".
func count(f gametext.Filter) (n int, ok bool) {
	bare := len(f.Nouns) == 1 && f.Nouns[0] == "card" && len(f.Adj)+len(f.Posts)+len(f.Except) == 0 && f.Owner == gametext.Anybodys
	switch f.Det {
	case gametext.DetA:
		return 1, bare
	case gametext.DetCount, gametext.DetUpTo:
		return f.N, bare
	}
	return 0, false
}

// topmost are the cards on top of a pile, the topmost first.
func (r *Referee) topmost(side card.Side, z game.Zone, n int) []game.CardID {
	pile := slices.Clone(r.Reach(side, z))
	slices.Reverse(pile)
	return pile[:min(n, len(pile))]
}

// takes takes cards into hand: from table, from among those of a pile, from its top, or
// the one just drawn.
func (w *writer) takes(x gametext.Take) {
	if x.How == gametext.Steals {
		w.stealsFrom(x)
		return
	}
	which := w.Filter(x.Cards.Uncounted())
	switch from := x.From.(type) {
	case nil:
		w.Unable(x, x.Cards.Ref == 0 && x.Cards.Det != gametext.DetThis)
		w.then("return to hand", func(g *Game, a *acting, c *position.Context) {
			for _, id := range slices.Clone(c.Chosen(x.Cards, which)) {
				switch {
				case w.withdraws(x):
					g.pushAt(pLeave, stepOf(pLeave, "move"), g.S.C(id).Owner, &leaving{Card: id, To: game.Hand, At: g.S.Where(id), Location: true})
				case g.S.OnTable(id): // into its owner's (steal.no-taking)
					g.leaveAtOnce(id, game.Hand)
				case g.S.C(id).Zone == game.Reserve && g.S.C(id).Owner == c.You: // what was peeked at
					g.toHand(c.You, id, game.Reserve)
				}
			}
		})
	case gametext.Lying:
		if from.Where == gametext.Stacked {
			w.takesStacked(x)
			return
		}
		// The card just drawn: the value remains (destiny.card-vs-value).
		w.Unable(x, several(x.Cards))
		w.Clause.Asks(func(c *position.Context) bool { return c.Ev != nil && which(c, c.Ev.Card) },
			card.T("the card drawn is none of those that it names", "la carte tirée n’est pas de celles qu’il nomme"))
		w.then("take the card drawn", func(g *Game, a *acting, c *position.Context) {
			if d, f := g.draw(a); d != nil && g.S.C(d.Card).Zone == game.Drawn {
				g.toHand(f.Side, d.Card, game.Drawn)
			}
		})
	case gametext.FromTop:
		n, bare := count(x.Cards)
		w.Unable(x, !bare || from.Whose != gametext.Your)
		w.takesTop(x.Cards, n, position.PileZone[from.Pile])
	case gametext.FromPile:
		w.Unable(x, from.Whose != gametext.Your || from.Pile == gametext.Hand)
		zone := position.PileZone[from.Pile]
		notEmpty(w.Compiler, gametext.Your, zone)
		if !several(x.Cards) {
			takesOne(w, which, zone, "pile.search", func(g *Game, a *acting, c *position.Context, id game.CardID) { g.toHand(c.You, id, zone) })
			return
		}
		w.searches(gametext.Your, zone)
		w.picks(picking{cards: x.Cards, among: inPile(gametext.Your, zone), rule: "pile.search", search: true,
			prompt: card.T("%s: take which card?", "%s : prendre quelle carte ?"),
			took:   func(g *Game, a *acting, c *position.Context, id game.CardID) { g.toHand(c.You, id, zone) }})
	default:
		w.Unable(x, true)
	}
}

// withdraws tells whether a location takes itself back into hand, which it does where it
// does not stay after all (pile.search.verify).
func (w *writer) withdraws(x gametext.Take) bool {
	return x.From == nil && x.Cards.Det == gametext.DetThis && w.Text.Def.Type == card.Location
}

// withdrawsAtAll tells whether one of the sentence's steps does.
func (w *writer) withdrawsAtAll() (is bool) {
	gametext.Walk(w.Source, func(n any) bool {
		take, takes := n.(gametext.Take)
		is = is || takes && w.withdraws(take)
		return !is
	})
	return is
}

// takesStacked takes cards from below the card with the text (state.stacked).
func (w *writer) takesStacked(x gametext.Take) {
	below := func(r *Referee, c *position.Context) []game.CardID { return r.S.Below(c.Self) }
	w.Clause.Asks(func(c *position.Context) bool { return len(c.P.S.Below(c.Self)) > 0 }, nothingStacked) // pile.empty
	w.picks(picking{cards: x.Cards, among: below, rule: "state.stacked", prompt: card.T("%s: take which card?", "%s : prendre quelle carte ?"),
		took: func(g *Game, a *acting, c *position.Context, id game.CardID) { g.toHand(c.You, id, game.Under) }})
}

// retrievesSome retrieves cards that are looked for, together (life.retrieve.specific). A
// squadron is as many as it has ships (ship.class.squadron).
func (w *writer) retrievesSome(x gametext.Treat) {
	w.searches(gametext.Your, game.Lost)
	w.picks(picking{cards: x.Cards, ships: true, search: true, rule: "life.retrieve.specific",
		prompt: card.T("%s: retrieve which card?", "%s : récupérer quelle carte ?"),
		among:  inPile(gametext.Your, game.Lost),
		took:   func(g *Game, a *acting, c *position.Context, id game.CardID) { a.Found = append(a.Found, id) }})
	w.then("retrieve them", func(g *Game, a *acting, c *position.Context) {
		g.retrieve(c.You, retrieving{N: len(a.Found), Named: a.Found})
		a.Found = nil
	})
}

// retrievesAtRandom retrieves so many cards that chance picks (life.retrieve.random).
func (w *writer) retrievesAtRandom(x gametext.Treat) {
	p := picking{cards: x.Cards}
	_, bare := count(gametext.Filter{Det: gametext.DetA, Nouns: x.Cards.Nouns, Adj: x.Cards.Adj, Posts: x.Cards.Posts, Except: x.Cards.Except, Owner: x.Cards.Owner})
	w.Unable(x, !bare || x.Cards.Det == gametext.DetUpTo)
	n := w.mostPicked(&p)
	if len(w.Source.Steps) == 1 { // action.target.implied
		notEmpty(w.Compiler, gametext.Your, game.Lost)
	}
	w.then("retrieve at random", func(g *Game, a *acting, c *position.Context) {
		g.retrieve(c.You, retrieving{N: n(c), Random: true})
	})
}

func (g *Game) toHand(side card.Side, id game.CardID, from game.Zone) {
	g.S.ToPile(id, game.Hand)
	g.event(game.Event{Kind: game.TookCard, By: side, Card: id, From: from})
	g.checkLife()
}

// takesTop takes cards from the top of one's pile into hand; from the Force Pile they are
// drawn (turn.draw.forced). Of up to so many one takes at least one (value.upto).
func (w *writer) takesTop(f gametext.Filter, n int, zone game.Zone) {
	take := func(g *Game, c *position.Context, n int) {
		if zone == game.Force {
			g.push(pDraw, c.You, &drawing{Left: n})
			return
		}
		for _, id := range g.topmost(c.You, zone, n) {
			g.toHand(c.You, id, zone)
		}
	}
	notEmpty(w.Compiler, gametext.Your, zone)
	if f.Det != gametext.DetUpTo {
		w.then("draw", func(g *Game, a *acting, c *position.Context) { take(g, c, n) })
		return
	}
	w.asksAmong("draw up to", func(r *Referee, a *acting, c *position.Context, b *ballot) {
		b.numbers("turn.draw.forced", 1, min(n, len(r.Reach(c.You, zone))))
	}, func(r *Referee, a *acting, c *position.Context, b *ballot) *game.Decision {
		return b.decision(&game.Decision{Seat: c.You, Kind: game.AskNumber, Source: a.Card, Rule: "turn.draw.forced",
			Prompt: card.Say("%s: draw how many?", "%s : combien de cartes tirer ?", r.Title(a.Card))})
	}, func(g *Game, a *acting, c *position.Context, o *game.Option) { take(g, c, int(o.N)) })
}

// takesOne asks for one card of a pile that passes; it must be taken if
// there is one (pile.search). Finding none is remembered (pile.search.verify).
func takesOne(w *writer, which position.Matcher, zone game.Zone, rule string, took func(g *Game, a *acting, c *position.Context, id game.CardID)) {
	w.searches(gametext.Your, zone)
	if w.Clause.Fn == position.StartingFunction && !w.Source.May {
		w.mustFind(which, zone)
	}
	w.asksAmong("search", func(r *Referee, a *acting, c *position.Context, b *ballot) {
		for _, id := range r.Reach(c.You, zone) {
			b.put(game.Option{Verb: game.VTarget, Card: id}, meant(which(c, id)), b.spared(id, a.Card))
		}
	}, func(r *Referee, a *acting, c *position.Context, b *ballot) *game.Decision {
		if len(b.open) == 0 {
			b.open = []game.Option{enough}
		}
		return b.decision(&game.Decision{Seat: c.You, Kind: game.AskTarget, Source: a.Card, Rule: rule,
			Prompt: card.Say("%s: take which card?", "%s : prendre quelle carte ?", r.Title(a.Card))})
	}, func(g *Game, a *acting, c *position.Context, o *game.Option) {
		if o.Card != 0 {
			took(g, a, c, o.Card)
		} else if len(g.Reach(c.You, zone)) > 0 {
			g.failsSearch(a)
		}
	})
}

// notEmpty requires something in a pile that is searched, peeked at or shuffled
// (pile.empty).
func notEmpty(comp *position.Compiler, whose gametext.Whose, zone game.Zone) {
	comp.Clause.AsksOf(zone, func(c *position.Context) bool { return len(c.P.Reach(c.Whose(whose), zone)) > 0 })
}
