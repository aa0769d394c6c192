package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

func init() {
	does(func(w *writer, x gametext.StartingHand) { // start.hand
		w.then("starting hand", func(g *Game, a *acting, c *position.Context) {
			if s := g.starting(); s != nil {
				s.Hands[c.You] = x.N
			}
		})
	})
}

// deploysFrom adds the steps that deploy cards straight from a pile: as many as
// the words ask for, each at any place where it may go. What fits and can be deployed
// is: "may" is whether one looks at all; of up to so many it is at least one (pile.search,
// value.upto). During the start they are free, "may" is whether one deploys, and what must
// be deployed and cannot be undoes all (start.free, start.mandatory).
func (w *writer) deploysFrom(x gametext.Deploy, zone game.Zone) {
	f := x.Cards
	to, price := w.deployedTo(x.To), w.deployedFor(x.Cost)
	t := w.TargetFrom(f)
	pile, _ := x.From.(gametext.FromPile)
	theirs := zone != game.Under && pile.Whose == gametext.Opponents // he deploys it, if he will
	seat := func(side card.Side) card.Side {
		if theirs {
			return side.Other()
		}
		return side
	}
	bare := f.Uncounted()
	bare.Posts = nil
	named, searched, rule := w.Filter(bare), zone != game.Under && f.Ref == 0 && !f.Shown(), "pile.search"
	if f.Shown() { // both players see them
		rule = "pile.look"
	}
	due := t.Min // what the game cannot start without
	switch {
	case theirs || f.Det == gametext.DetAnyNumber || w.Source.May && w.Clause.Fn == position.StartingFunction:
		t.Min, due = 0, 0
	case f.Det == gametext.DetUpTo:
		due = 0
	}
	if zone == game.Under { // action.target.implied: it could be deployed
		w.Clause.Asks(func(c *position.Context) bool {
			b := &ballot{r: refer(c.P), side: c.You, only: true}
			b.r.fromPile(c, t.Match, named, zone, to, price(b.r, c), b)
			return len(b.open) > 0
		}, nothingStacked)
	} else if searched { // what was named before lies there
		w.searches(pile.Whose, zone)
		if !w.withdrawsAtAll() { // then it is not found, and the location does not stay
			w.Clause.AsksOf(zone, func(c *position.Context) bool { return theirs || len(c.P.S.Piles[c.You][zone]) > 0 })
		}
	}
	if f.Ref == 0 && len(f.Nouns)+len(f.Or) == 0 { // pile.search.no-target
		w.Clause.Asks(func(c *position.Context) bool { return refer(c.P).starting() != nil || !c.P.AllBarred(c.You, f.Titles) },
			card.T("what it names may not be deployed any more", "ce qu’il nomme ne peut plus être déployé"))
	}
	w.then("none deployed yet", func(g *Game, a *acting, c *position.Context) { a.Count = 0 })
	put := func(r *Referee, f *game.Frame, a *acting, b *ballot) {
		if a.Count < t.Max {
			b.asksFor(&t)
			c := r.ctxToAsk(f.Side, a)
			c.You = seat(f.Side)
			r.fromPile(c, t.Match, named, zone, to, price(r, c), b)
		}
	}
	w.result = append(w.result, doing("possible", func(g *Game, f *game.Frame, a *acting) flow {
		if g.starting() == nil {
			return next
		}
		if g.S.C(a.Card).Zone < game.Playing { // undone already
			return done
		}
		if a.Count < due && len(polled(g.Referee, f, a, put).open) == 0 && (zone == game.Under || !g.passOver(a, g.ctxOf(f.Side, a), t.Match, zone)) {
			g.undoStart(f.Side, a)
			return done
		}
		return next
	}))
	w.result = append(w.result, from(put, asking("deploy from a pile",
		func(r *Referee, f *game.Frame, a *acting) *game.Decision {
			if a.Count >= t.Max {
				return nil
			}
			d := &game.Decision{Seat: seat(f.Side), Kind: game.AskTarget, Source: a.Card, Rule: rule,
				Prompt: card.Say("%s: deploy %s.", "%s : déployez %s.", r.Title(a.Card), t.Noun)}
			d.Options = polled(r, f, a, put).open
			if a.Count >= t.Min || len(d.Options) == 0 {
				d.Options = append(d.Options, game.Option{Verb: game.VDone})
			}
			return d
		},
		func(g *Game, f *game.Frame, a *acting, o *game.Option) flow {
			if o.Verb == game.VDone {
				if a.Count == 0 && searched && !theirs && len(polled(g.Referee, f, a, put).open) == 0 && !g.lies(g.ctxOf(f.Side, a), zone, t.Match, named) {
					g.failsSearch(a)
				}
				return next
			}
			a.Count++
			f.Step-- // to "possible"
			g.pushDeploy(seat(f.Side), o, false)
			return again
		})))
}

// lies tells whether what a text looks for is in a player's pile, whether or not it may be
// deployed (pile.search.verify): of a location, what is said of it before it lies there.
func (r *Referee) lies(c *position.Context, zone game.Zone, which, named position.Matcher) bool {
	return slices.ContainsFunc(r.S.Piles[c.You][zone], func(id game.CardID) bool {
		return which(c, id) || r.Def(id).Type == card.Location && named(c, id)
	})
}

// fromPile puts the ways in which the cards of a pile may be deployed by a text that
// looks for some on a ballot. A generic location is what the text names before it lies
// there, and where the text says afterwards (location.generic).
func (r *Referee) fromPile(c *position.Context, which, named position.Matcher, zone game.Zone, to position.Matcher, v *verb, b *ballot) {
	lies := r.S.Below(c.Self)
	if zone != game.Under {
		lies = r.S.Piles[c.You][zone]
	}
	for _, id := range lies {
		where := r.Def(id).Type == card.Location
		if !where && !which(c, id) || r.Homeless(id) && !named(c, id) {
			b.put(game.Option{Verb: game.VDeploy, Card: id}, meant(false))
			continue
		}
		b.r.deployments(c.You, id, want{}, func(o game.Option) {
			if to != nil && (o.Target == 0 || !to(c, o.Target)) {
				if o.Verb = v.verb; !b.only {
					b.put(o, leads(false))
				}
				return
			}
			one := &ballot{r: b.r, side: b.side}
			if one.offer(v, o); where && len(one.open) > 0 { // location.conditions-at-deploy
				then := *c
				if then.P = r.afterwards(&o).Position; !which(&then, id) {
					b.put(one.open[0], meant(false))
					return
				}
			}
			b.add(one)
		})
	}
}

// deployedTo tests what a card deploys on, or where: nil if the text does not say.
func (w *writer) deployedTo(x gametext.To) position.Matcher {
	if x == nil {
		return nil
	}
	if on, ok := x.(gametext.ToCard); ok {
		to := w.Filter(on.Place)
		return func(c *position.Context, id game.CardID) bool { return to(c, id) || to(c, c.P.S.Where(id)) }
	}
	at := w.Destination(x)
	return func(c *position.Context, id game.CardID) bool { return at(c, c.P.S.Where(id)) }
}

// deployedFor is deploying at the price that the text says; during the start it is free
// (start.free).
func (w *writer) deployedFor(x gametext.Cost) func(r *Referee, c *position.Context) *verb {
	var by position.Amount
	change, changed := x.(gametext.ByCost)
	_, free := x.(gametext.Free)
	w.Unable(x, x != nil && !changed && !free)
	if changed {
		by = w.Change(change.By)
	}
	return func(r *Referee, c *position.Context) *verb {
		switch {
		case free || r.starting() != nil:
			return startDeploy
		case changed:
			v, n := *deployVerb, int32(by(c).Int())
			v.price = func(r *Referee, side card.Side, o *game.Option) int32 { return max(deployPrice(r, side, o)+n, 0) }
			return &v
		}
		return deployVerb
	}
}

// mustFind undoes what a Starting Interrupt has done if what it must take is not there
// (start.mandatory).
func (w *writer) mustFind(which position.Matcher, zone game.Zone) {
	w.result = append(w.result, doing("possible", func(g *Game, f *game.Frame, a *acting) flow {
		if g.S.C(a.Card).Zone < game.Playing { // undone already
			return done
		}
		c := g.ctxOf(f.Side, a)
		if slices.ContainsFunc(g.S.Piles[c.You][zone], func(id game.CardID) bool { return which(c, id) }) {
			return next
		}
		g.undoStart(f.Side, a)
		return done
	}))
}

// startDeploy is deploying a card as the game starts, free.
var startDeploy = &verb{verb: game.VDeploy, needs: anyDeployment}

// passOver puts a location that the text names, but whose place a location holds
// that may not be converted, out of play; the text goes on as if it had been
// deployed (start.objective-unconvertible).
func (g *Game) passOver(a *acting, c *position.Context, which position.Matcher, zone game.Zone) bool {
	for _, id := range g.S.Piles[c.You][zone] {
		if over := g.Twin(id); over != 0 && g.Def(id).Type == card.Location && which(c, id) && g.Fixed(over) {
			g.S.ToPile(id, game.Out)
			a.Count++
			return true
		}
	}
	return false
}

// imprisons begins the game with a captive, in prison or frozen and unattended, whatever his
// own text says of where he deploys, unless he can only appear with another card
// (start.captive-start). A player whose own deck has nobody whom it could be has no
// Objective (start.mandatory).
func (w *writer) imprisons(x gametext.Deploy, frozen bool) {
	to, named := x.To.(gametext.ToCard)
	from, pile := x.From.(gametext.FromPile)
	w.Unable(x, !named || x.Cost != nil || !pile || from.Pile != gametext.ReserveDeck)
	w.Demand(x.Cards, card.Character)
	w.Demand(to.Place, card.Location)
	who, where := w.Filter(x.Cards), w.Filter(to.Place)
	w.asksAmong("imprison", func(r *Referee, a *acting, c *position.Context, b *ballot) {
		if len(c.Chosen(to.Place, where)) == 0 {
			return
		}
		for _, id := range r.S.Piles[c.Whose(from.Whose)][game.Reserve] {
			b.put(game.Option{Verb: game.VTarget, Card: id}, meant(who(c, id)),
				so(!r.Text(id).Kinds.Has(int(position.ModOnlyIf)), "start.captive-start", "%s only appears with another card.", "%s n’apparaît qu’avec une autre carte.", r.Title(id)))
		}
	}, func(r *Referee, a *acting, c *position.Context, b *ballot) *game.Decision {
		return b.decision(&game.Decision{Seat: c.Whose(from.Whose), Kind: game.AskTarget, Rule: "start.captive-start", Source: a.Card,
			Prompt: card.Say("%s: which card is imprisoned?", "%s : quelle carte est emprisonnée ?", r.Title(a.Card))})
	}, func(g *Game, a *acting, c *position.Context, o *game.Option) {
		prison := c.Chosen(to.Place, where)[0]
		a.Held = o.Card
		if frozen {
			g.S.Edit(o.Card).Flags |= game.Captive
			g.S.ToTable(o.Card, prison, card.OnCard, g.S.C(o.Card).Owner)
			g.freeze(o.Card, a.Card)
			return
		}
		g.confine(o.Card, prison)
		g.event(game.Event{Kind: game.Captured, By: card.Dark, Card: o.Card, On: prison, At: prison})
	})
	w.then("begun without", func(g *Game, a *acting, c *position.Context) {
		switch {
		case a.Held != 0 || g.S.C(a.Card).Zone < game.Playing:
		case from.Whose == gametext.Your:
			g.undoStart(c.You, a)
		default:
			g.S.Edit(a.Card).Flags |= game.Lacking
		}
	})
}
