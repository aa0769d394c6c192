package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// laysOnPile lays a card that has just been deployed on top of a Force Pile: all that is there
// is below it.
func (g *Game) laysOnPile(id game.CardID) {
	it := g.S.Edit(id)
	it.Depth = int16(len(g.S.Pile(it.Beside, game.Force)))
}

// sinks keeps count of what lies below a card on a Force Pile when cards have been lost from
// there.
func (g *Game) sinks() {
	for side := range card.Sides {
		for _, id := range g.OnForcePiles(side) {
			if n := int16(len(g.S.Pile(side, game.Force))); g.S.C(id).Depth > n {
				g.S.Edit(id).Depth = n
			}
		}
	}
}

// turnedPiles are the piles whose top card a text may put at the bottom, in the order in which
// it offers them: the player's own, then the opponent's.
var turnedPiles = []game.Zone{game.Reserve, game.Force, game.Used, game.Lost}

// pileNo is the pile that a number means, and whose it is.
func pileNo(you card.Side, n int) (card.Side, game.Zone) {
	side := you
	if n > len(turnedPiles) {
		side, n = you.Other(), n-len(turnedPiles)
	}
	return side, turnedPiles[n-1]
}

// topOf tells whether a pile has a top card to move: one that lies on it, or one of its own
// that nothing keeps there.
func (r *Referee) topOf(side card.Side, zone game.Zone) (lying game.CardID, ok bool) {
	n := len(r.S.Pile(side, zone))
	if zone == game.Force {
		for _, id := range r.OnForcePiles(side) {
			if int(r.S.C(id).Depth) >= n { // nothing lies above it
				return id, true
			}
		}
		n = r.Usable(side)
	}
	return 0, n > 0
}

func init() {
	simply(gametext.TurnPile, func(w *writer) {
		some := func(r *Referee, you card.Side) (out []int) {
			for n := 1; n <= 2*len(turnedPiles); n++ {
				if _, ok := r.topOf(pileNo(you, n)); ok {
					out = append(out, n)
				}
			}
			return out
		}
		w.Clause.Asks(func(c *position.Context) bool { return len(some(refer(c.P), c.You)) > 0 }, card.T("no pile has a card", "aucune pile n'a de carte"))
		w.asksAmong("choose a pile", func(r *Referee, a *acting, c *position.Context, b *ballot) {
			b.among("pile.place", "What has a top card is one of the four piles of a player.", "Ce qui a une carte du dessus est une des quatre piles d'un joueur.")
			for n := 1; n <= 2*len(turnedPiles); n++ {
				side, zone := pileNo(c.You, n)
				say := card.Say("Your %s", "Votre %s", game.ZoneNames[zone])
				if side != c.You {
					say = card.Say("The opponent's %s", "La %s de l'adversaire", game.ZoneNames[zone])
				}
				_, has := r.topOf(side, zone)
				b.put(game.Option{Verb: game.VNumber, N: int32(n), Say: say}, so(has, "pile.place", "That pile has no card on top that may be moved.", "Cette pile n'a pas de carte du dessus que l'on puisse déplacer."))
			}
		}, func(r *Referee, a *acting, c *position.Context, b *ballot) *game.Decision {
			return b.decision(&game.Decision{Seat: c.You, Kind: game.AskNumber, Source: a.Card, Rule: "pile.place",
				Prompt: card.Say("%s: the top card of which pile goes to its bottom?", "%s : de quelle pile la carte du dessus va-t-elle dessous ?", r.Title(a.Card))})
		}, func(g *Game, a *acting, c *position.Context, o *game.Option) {
			g.turnsPile(pileNo(c.You, int(o.N)))
		})
	})
}

// turnsPile puts the top card of a pile at its bottom, unseen (pile.place). Those who lie on a
// Force Pile count one more below them if it was none of them.
func (g *Game) turnsPile(side card.Side, zone game.Zone) {
	lying, ok := g.topOf(side, zone)
	switch {
	case !ok:
		return
	case lying != 0:
		g.S.Edit(lying).Depth = 0
		g.event(game.Event{Kind: game.PlacedCard, By: side, Card: lying, From: zone})
		return
	}
	id := g.Top(side, zone)
	for _, on := range slices.Clone(g.OnForcePiles(side)) {
		if zone == game.Force {
			g.S.Edit(on).Depth++
		}
	}
	g.S.UnderPile(id, zone)
	g.event(game.Event{Kind: game.PlacedCard, By: side, Card: id, From: zone, Secret: !g.FaceUp(zone)})
}
