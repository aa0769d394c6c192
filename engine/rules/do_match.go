package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// deploysMatched reveals a starfighter or pilot of the player's hand, looks in his Reserve
// Deck for one that it is matched with, and deploys the two together. What cannot be paid
// or go anywhere stays where it was (ruling.combat-response, deploy.simultaneous).
func (w *writer) deploysMatched(x gametext.Deploy) {
	w.Unable(x, x.From != gametext.From(gametext.FromPile{Whose: gametext.Your, Pile: gametext.Hand}) || x.To != nil || x.Cost != nil || several(x.Cards))
	which := w.Filter(x.Cards)
	takesFromHand(w, which, "deploy.simultaneous", func(g *Game, a *acting, c *position.Context, id game.CardID) {
		a.Held = id
		g.event(game.Event{Kind: game.Revealed, By: c.You, Card: id, From: game.Hand})
	})
	w.searches(gametext.Your, game.Reserve)
	w.asksAmong("deploy both", func(r *Referee, a *acting, c *position.Context, b *ballot) {
		for _, id := range r.S.Piles[c.You][game.Reserve] {
			r.together(c.You, a.Held, id, b)
		}
	}, func(r *Referee, a *acting, c *position.Context, b *ballot) *game.Decision {
		open := b.open
		if len(open) == 0 { // what fits must be taken (pile.search)
			open = append(open, enough)
		}
		return &game.Decision{Seat: c.You, Kind: game.AskTarget, Source: a.Card, Rule: "deploy.simultaneous", Options: open,
			Prompt: card.Say("%s: deploy %s with its match.", "%s : déployer %s avec sa carte assortie.", r.Title(a.Card), r.Title(a.Held))}
	}, func(g *Game, a *acting, c *position.Context, o *game.Option) {
		held := a.Held
		a.Held = 0
		if o.Verb != game.VDone {
			g.pushDeploy(c.You, o, false)
		} else if !slices.ContainsFunc(g.S.Piles[c.You][game.Reserve], func(id game.CardID) bool { _, _, fit := g.pair(held, id); return fit }) { // pile.search.verify
			g.failsSearch(a)
		}
	})
}

// pair tells which of two cards is a starfighter without a pilot of its own, and which a
// pilot matched with it (char.matching).
func (r *Referee) pair(one, other game.CardID) (ship, pilot game.CardID, fit bool) {
	for _, both := range [][2]game.CardID{{one, other}, {other, one}} {
		if ship, pilot = both[0], both[1]; r.Def(ship).Is("starfighter") && !r.PermanentPilot(ship) && r.Def(pilot).Type == card.Character && r.Matches(pilot, ship) {
			return ship, pilot, true
		}
	}
	return 0, 0, false
}

// together puts the places where two cards that are matched could deploy as one on a ballot.
func (r *Referee) together(side card.Side, held, found game.CardID, b *ballot) {
	ship, pilot, fit := r.pair(held, found)
	if !fit {
		b.put(game.Option{Verb: game.VDeploy, Card: found}, meant(false))
		return
	}
	b.r.listPlaces(ship, want{}, func(o game.Option) {
		o.With = pilot
		b.offer(deployVerb, o)
	})
}
