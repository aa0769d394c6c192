package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
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
