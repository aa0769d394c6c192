package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// Steps that put cards on piles and on cards.
func init() {
	does(func(w *writer, x gametext.Put) { w.puts(x, false) })
}

// several tells whether a noun may mean more than one card.
func several(f gametext.Filter) bool {
	switch f.Det {
	case gametext.DetNone:
		return f.Many
	case gametext.DetA, gametext.DetAny, gametext.DetThat, gametext.DetThis:
		return false
	case gametext.DetCount:
		return f.N != 1
	}
	return true
}

// puts puts cards where the text says: this card, cards named before, some of those in
// a pile that the player chooses, any at random, or those on top. What may be done need
// not be.
func (w *writer) puts(x gametext.Put, may bool) {
	put := w.into(x)
	from, searched := x.From.(gametext.FromPile)
	switch {
	case x.Cards.Det == gametext.DetThis && x.From == nil && !may && x.Chance == nil:
		w.putsThis(x)
	case x.From == gametext.From(gametext.Lying{Where: gametext.Stacked}):
		w.Unable(x, x.Cards.Det != gametext.DetAll || may || x.Chance != nil)
		which := w.Filter(x.Cards)
		w.then("place the stack", func(g *Game, a *acting, c *position.Context) {
			for _, id := range g.S.Below(a.Card) {
				if which(c, id) {
					put(g, a, c, id)
				}
			}
		})
	case x.Chance != nil:
		n, bare := count(x.Cards)
		w.Unable(x, !bare || may || !searched || x.Cards.Det == gametext.DetUpTo)
		w.offTheirHand(from, x.Into)
		w.putsAtRandom(from, n, put)
	case searched:
		zone := position.PileZone[from.Pile]
		p := picking{cards: x.Cards, among: inPile(from.Whose, zone), may: may, rule: "pile.place", took: remembering(x.Cards, put),
			prompt: card.T("%s: place which card?", "%s : placer quelle carte ?")}
		if from.Whose == gametext.Your && zone == game.Hand {
			p.prompt = card.T("%s: place which card of your hand?", "%s : placer quelle carte de votre main ?")
		}
		if !may {
			notEmpty(w.Compiler, from.Whose, zone)
		}
		if zone == game.Hand && from.Whose == gametext.Your && gametext.Stacks(x.Into) {
			w.holds(x.Cards)
		}
		if may { // without it the rest is done
			p.among = offTheirHand(p.among, from, x.Into)
		} else {
			w.offTheirHand(from, x.Into)
		}
		w.searches(from.Whose, zone)
		w.showsHand(from.Whose, zone)
		p.search = zone != game.Hand
		w.picks(p)
	case few(x.From) != nil:
		w.putsAmong(x, *few(x.From), put)
	case x.From == gametext.From(gametext.Lying{Where: gametext.JustSeen}):
		w.Unable(x, may || several(x.Cards) && x.Cards.Det != gametext.DetAll)
		w.putsSeen(x, put)
	case x.From != nil:
		top, ok := x.From.(gametext.FromTop)
		n, bare := count(x.Cards)
		w.Unable(x, !ok || !bare || may || x.Cards.Det == gametext.DetUpTo)
		zone := position.PileZone[top.Pile]
		notEmpty(w.Compiler, top.Whose, zone)
		w.then("place from top", func(g *Game, a *acting, c *position.Context) {
			for _, id := range g.topmost(c.Whose(top.Whose), zone, n) {
				put(g, a, c, id)
			}
		})
	case may: // cards named before
		w.Unable(x, x.Cards.Ref == 0)
		w.picks(picking{cards: x.Cards, may: true, rule: "pile.place", took: put, prompt: card.T("%s: place which card?", "%s : placer quelle carte ?"),
			among: func(r *Referee, c *position.Context) []game.CardID { return c.Chosen(x.Cards, nil) }})
	default:
		w.Unable(x, x.Cards.Ref == 0)
		w.then("place", func(g *Game, a *acting, c *position.Context) {
			for _, id := range slices.Clone(c.Chosen(x.Cards, nil)) {
				put(g, a, c, id)
			}
		})
	}
}

// remembering is doing something to a card that the words name afterwards.
func remembering(f gametext.Filter, do func(g *Game, a *acting, c *position.Context, id game.CardID)) func(g *Game, a *acting, c *position.Context, id game.CardID) {
	return func(g *Game, a *acting, c *position.Context, id game.CardID) {
		if f.Bind > 0 && f.Ref == 0 {
			v := &a.Bound[f.Bind-1]
			v.Cards, v.Set = append(slices.Clone(v.Cards), id), true
		}
		do(g, a, c, id)
	}
}

// few are the cards on top among which a text lets its player choose, nil if it does not.
func few(x gametext.From) *gametext.Among {
	if among, is := x.(gametext.Among); is {
		return &among
	}
	return nil
}

// putsAmong reveals the cards on top and puts those of them that the player chooses.
func (w *writer) putsAmong(x gametext.Put, from gametext.Among, put func(g *Game, a *acting, c *position.Context, id game.CardID)) {
	zone := position.PileZone[from.Pile]
	w.Unable(x, x.Chance != nil || zone == game.Hand)
	notEmpty(w.Compiler, from.Whose, zone)
	top := func(r *Referee, c *position.Context) []game.CardID {
		return r.topmost(c.Whose(from.Whose), zone, from.N)
	}
	w.then("reveal", func(g *Game, a *acting, c *position.Context) {
		for _, id := range top(g.Referee, c) {
			g.event(game.Event{Kind: game.Revealed, By: c.Whose(from.Whose), Card: id, From: zone})
		}
	})
	w.picks(picking{cards: x.Cards, among: top, rule: "pile.place", took: put, prompt: card.T("%s: place which card?", "%s : placer quelle carte ?")})
}

// into is how one card is put where the text says.
func (w *writer) into(x gametext.Put) func(g *Game, a *acting, c *position.Context, id game.CardID) {
	switch to := x.Into.(type) {
	case gametext.Beyond:
		return w.beyond(x, to.Where)
	case gametext.OnTop:
		zone := position.PileZone[to.Pile]
		w.Unable(x, zone == game.Hand)
		_, top := x.From.(gametext.FromTop)
		secret := x.Cards.Ref > 0 || x.From == gametext.From(gametext.Lying{Where: gametext.Stacked}) || x.Chance != nil || top || x.From == gametext.From(gametext.FromPile{Whose: gametext.Your, Pile: gametext.Hand})
		return func(g *Game, a *acting, c *position.Context, id game.CardID) {
			if g.S.OnTable(id) {
				g.leaves(id, zone)
				return
			}
			g.S.ToPile(id, zone)
			g.event(game.Event{Kind: game.PlacedCard, By: c.You, Card: id, From: zone, Secret: secret && !g.FaceUp(zone)})
		}
	case gametext.LaidAs:
		if to.What == gametext.ProbeCard {
			return w.probes(x, to)
		}
		return w.placesCombatCard(x, to)
	}
	w.Unable(x, true)
	return nil
}

// beyond puts a card out of play, or below the card with the text (state.stacked: from
// table inactive, from elsewhere supporting).
func (w *writer) beyond(x gametext.Put, where gametext.Rest) func(g *Game, a *acting, c *position.Context, id game.CardID) {
	switch where {
	case gametext.UsedWithAll:
		return w.withAll(x, game.Used)
	case gametext.HandWithAll:
		return w.withAll(x, game.Hand)
	}
	if where != gametext.OutOfPlayNow {
		w.Clause.Asks(func(c *position.Context) bool { // icon.grabber: another one has it
			return c.Ev == nil || c.Ev.Kind != game.Played || !refer(c.P).grabbed(c.Ev.Card)
		}, card.T("another card has taken it", "une autre carte l’a prise"))
		return func(g *Game, a *acting, c *position.Context, id game.CardID) {
			g.stack(c.You, id, a.Card)
			if it := g.S.C(id); it.Zone == game.Under && it.At == a.Card {
				g.S.Edit(id).Flags |= liesOn[where]
				if where == gametext.ClosedOnThis {
					g.laidDown(c.You, id)
				}
			}
		}
	}
	w.Unable(x, x.From != nil && x.Chance != nil)
	return func(g *Game, a *acting, c *position.Context, id game.CardID) {
		if g.S.OnTable(id) {
			g.leaves(id, game.Out)
			return
		}
		g.S.ToPile(id, game.Out)
		g.event(game.Event{Kind: game.PlacedCard, By: c.You, Card: id, From: game.Out})
	}
}

// laidDown lets it be answered that a player has laid a card face down (pile.look).
func (g *Game) laidDown(by card.Side, id game.CardID) {
	g.window(game.Event{Kind: game.LaidDown, By: by, Card: id, Secret: true})
}

// withAll puts a card from table, and all that lies on it, in the Used Piles or the hands of their owners.
func (w *writer) withAll(x gametext.Put, to game.Zone) func(g *Game, a *acting, c *position.Context, id game.CardID) {
	w.Unable(x, x.From != nil)
	return func(g *Game, a *acting, c *position.Context, id game.CardID) {
		if !g.S.OnTable(id) {
			return
		}
		for _, on := range g.Attached(id) { // before it, or they were lost with it
			if g.S.OnTable(on) {
				g.leaveAtOnce(on, to)
				continue
			}
			g.S.ToPile(on, to)
			g.event(game.Event{Kind: game.PlacedCard, By: g.S.C(on).Owner, Card: on, From: to, Secret: !g.FaceUp(to)})
		}
		g.leaves(id, to)
	}
}

// liesOn is how a card lies that is stacked (pile.look).
var liesOn = [...]game.Flags{gametext.OpenOnThis: game.FaceUp, gametext.ClosedOnThis: game.FaceDown}

// stack puts a card below another one (state.stacked); an Interrupt that is being played
// goes there when it is done (icon.grabber).
func (g *Game) stack(side card.Side, id, on game.CardID) {
	switch z := g.S.C(id).Zone; {
	case z == game.Playing:
		g.grab(id, on)
		return
	case !g.S.OnTable(on) || g.S.Bears(id, on): // nothing lies on what lies on it
		return
	case g.S.OnTable(id):
		g.S.ToTable(id, on, card.OnCard, g.S.C(id).Owner)
		g.S.Edit(id).Flags |= game.OnStack
	default:
		g.S.Lay(id, on)
	}
	g.event(game.Event{Kind: game.Stacked, By: side, Card: id, On: on})
}

// putsThis sends the card whose text it is to a pile of its owner: an Interrupt once it
// has been carried out (interrupt.lost), a card on table at once, what lies on it being
// lost (leave.attached). A location stays.
func (w *writer) putsThis(x gametext.Put) {
	z := game.Out
	if x.Into != gametext.Into(gametext.Beyond{Where: gametext.OutOfPlayNow}) {
		to, ok := x.Into.(gametext.OnTop)
		w.Unable(x, !ok || to.Whose != gametext.Your)
		z = position.PileZone[to.Pile]
	}
	kinds := []card.Type{card.Character, card.Creature, card.Starship, card.Vehicle, card.Weapon, card.Device,
		card.Effect, card.Interrupt, card.AdmiralsOrder, card.EpicEvent, card.JediTest, card.DefensiveShield, card.Podracer}
	if z == game.Out {
		kinds = append(kinds, card.Objective)
	}
	w.Demand(gametext.Filter{Det: gametext.DetThis}, kinds...)
	w.then("place this", func(g *Game, a *acting, c *position.Context) {
		switch act := g.actionBelow(); {
		case g.S.OnTable(a.Card) && z == game.Lost:
			g.lost(a.Card)
		case g.S.OnTable(a.Card):
			g.leaves(a.Card, z)
		case act != nil:
			act.ToLost, act.ToDeck, act.To = false, z == game.Reserve, z
		}
	})
}

// putsSeen puts one of the cards that this text has peeked at, wherever they lie, and which
// it has put nowhere yet (pile.peek).
func (w *writer) putsSeen(x gametext.Put, put func(g *Game, a *acting, c *position.Context, id game.CardID)) {
	var peeks []int
	for _, s := range w.Source.Steps {
		if peek, is := s.(gametext.PeekAt); is {
			peeks = append(peeks, peek.Cards.Bind-1)
		}
	}
	w.Unable(x, len(peeks) == 0)
	if x.Cards.Det == gametext.DetAll { // those that have not been placed yet
		w.then("place what was seen", func(g *Game, a *acting, c *position.Context) {
			for _, n := range peeks {
				for _, id := range slices.Clone(c.Bound[n].Cards) {
					put(g, a, c, id)
				}
			}
		})
		return
	}
	w.picks(picking{cards: x.Cards, rule: "pile.place", prompt: card.T("%s: place which card?", "%s : placer quelle carte ?"),
		among: func(r *Referee, c *position.Context) (out []game.CardID) {
			for _, n := range peeks {
				out = append(out, c.Bound[n].Cards...)
			}
			return out
		},
		took: func(g *Game, a *acting, c *position.Context, id game.CardID) {
			for _, n := range peeks {
				a.Bound[n].Cards = slices.DeleteFunc(slices.Clone(a.Bound[n].Cards), func(other game.CardID) bool { return other == id })
			}
			put(g, a, c, id)
		}})
}

// offTheirHand asks that the opponent's hand is not guarded, if it is that from which cards go.
func (w *writer) offTheirHand(from gametext.FromPile, into gametext.Into) {
	if from.Whose == gametext.Opponents && from.Pile == gametext.Hand {
		w.notGuarded(intoUsed(into))
	}
}

// intoUsed tells whether cards go to a Used Pile.
func intoUsed(into gametext.Into) bool {
	top, is := into.(gametext.OnTop)
	return is && top.Pile == gametext.UsedPile
}

// offTheirHand is among which cards a text lets its player choose: none of a guarded hand.
func offTheirHand(among func(*Referee, *position.Context) []game.CardID, from gametext.FromPile, into gametext.Into) func(*Referee, *position.Context) []game.CardID {
	if from.Whose != gametext.Opponents || from.Pile != gametext.Hand {
		return among
	}
	return func(r *Referee, c *position.Context) []game.CardID {
		if r.HandGuarded(c.You.Other(), c.Self, intoUsed(into)) {
			return nil
		}
		return among(r, c)
	}
}

// putsAtRandom puts cards that chance picks, unseen (pile.random).
func (w *writer) putsAtRandom(from gametext.FromPile, n int, put func(g *Game, a *acting, c *position.Context, id game.CardID)) {
	zone := position.PileZone[from.Pile]
	w.then("place at random", func(g *Game, a *acting, c *position.Context) {
		side := c.Whose(from.Whose)
		for range n {
			pile := g.Reach(side, zone)
			if len(pile) == 0 {
				return
			}
			of := *c
			of.You = side
			put(g, a, &of, pile[g.S.Random(len(pile))])
		}
	})
	notEmpty(w.Compiler, from.Whose, zone) // action.target.implied
}

// A picking is a choice of cards, one after the other.
type picking struct {
	cards  gametext.Filter
	among  func(r *Referee, c *position.Context) []game.CardID
	may    bool // none need be chosen
	theirs bool // the opponent chooses
	search bool // among cards that nobody knows (pile.search)
	ships  bool // a squadron is as many as it has ships (ship.class.squadron)
	rule   string
	prompt card.Text // with a place for the title
	took   func(g *Game, a *acting, c *position.Context, id game.CardID)
}

func inPile(whose gametext.Whose, zone game.Zone) func(r *Referee, c *position.Context) []game.CardID {
	return func(r *Referee, c *position.Context) []game.CardID {
		list := r.Reach(c.Whose(whose), zone)
		if whose == gametext.Opponents { // in an order that tells nothing
			list = slices.Sorted(slices.Values(list))
		}
		return list
	}
}

// picks asks for as many cards as the noun asks for; of any number or up to so many at
// least one (value.upto), and of what may be done none.
func (w *writer) picks(p picking) {
	all := p.cards.Det == gametext.DetThatMany && !w.Source.May // as many as there are (pile.search)
	most := w.mostPicked(&p)
	which, t := w.Filter(p.cards.Uncounted()), w.TargetFrom(p.cards)
	fewest := t.Min
	if p.cards.Det == gametext.DetUpTo || p.cards.Det == gametext.DetAnyNumber {
		fewest = 1
	}
	if p.may {
		fewest = 0
	}
	if w.picked { // the count of what was picked before
		w.then("none picked yet", func(g *Game, a *acting, c *position.Context) { a.Count = 0 })
	}
	w.picked = true
	poll := func(r *Referee, f *game.Frame, a *acting, b *ballot) {
		c := r.ctxToAsk(f.Side, a)
		b.asksFor(&t)
		c.Ships = p.ships
		for _, id := range p.among(r, c) {
			b.put(game.Option{Verb: game.VTarget, Card: id}, meant(which(c, id)), b.spared(id, a.Card), b.another(a.Found, id),
				so(!p.ships || a.Count+r.Ships(id) <= most(c), "ship.class.squadron", "%s is too many at once.", "%s, ce serait trop d’un coup.", r.Title(id)))
		}
	}
	w.result = append(w.result, from(poll, asking("pick",
		func(r *Referee, f *game.Frame, a *acting) *game.Decision {
			if a.Count >= most(r.ctxToAsk(f.Side, a)) {
				return nil
			}
			d := &game.Decision{Seat: f.Side, Kind: game.AskTarget, Source: a.Card, Rule: p.rule,
				Prompt: card.Say(p.prompt[card.English], p.prompt[card.French], r.Title(a.Card))}
			if p.theirs {
				d.Seat = f.Side.Other()
			}
			d.Options = polled(r, f, a, poll).open
			if a.Count >= fewest && !all || len(d.Options) == 0 {
				d.Options = append(d.Options, enough)
			}
			return d
		},
		func(g *Game, f *game.Frame, a *acting, o *game.Option) flow {
			if o.Verb == game.VDone {
				c := g.ctxOf(f.Side, a)
				if c.Ships = p.ships; p.search && a.Count == 0 && !slices.ContainsFunc(p.among(g.Referee, c), func(id game.CardID) bool { return which(c, id) }) {
					g.failsSearch(a)
				}
				return next
			}
			if a.Count++; p.ships {
				a.Count += g.Ships(o.Card) - 1
			}
			p.took(g, a, g.ctxOf(f.Side, a), o.Card)
			return again
		})))
}

// mostPicked is how many cards are picked at most: so many, or as many as the destiny drawn.
func (w *writer) mostPicked(p *picking) func(*position.Context) int {
	if p.cards.Det != gametext.DetThatMany {
		n := w.TargetFrom(p.cards).Max
		return func(*position.Context) int { return n }
	}
	w.Unable(p.cards, w.destiny < 0)
	p.cards.Det = gametext.DetAnyNumber
	drawn := w.destiny
	return func(c *position.Context) int {
		if drawn >= len(c.Bound) || !c.Bound[drawn].Set { // destiny.failed
			return 0
		}
		return max(c.Bound[drawn].N.Int(), 0)
	}
}

// failsSearch remembers a search that has found nothing (pile.search.verify).
func (g *Game) failsSearch(a *acting) {
	g.S.Count().Limits = append(g.S.Limits, game.Limit{Title: g.S.C(a.Card).Def, Clause: a.Clause, Per: game.PerSearch})
}

// holds requires a card in hand that may be stacked (action.target.implied).
func (w *writer) holds(f gametext.Filter) {
	which := w.Filter(f.Uncounted())
	w.Clause.Asks(func(c *position.Context) bool {
		return slices.ContainsFunc(c.P.S.Piles[c.You][game.Hand], func(id game.CardID) bool { return which(c, id) })
	}, card.T("there is no such card in hand", "il n’y a pas de telle carte en main"))
}
