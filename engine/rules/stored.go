package rules

import "cantina/engine/game"

// unstore puts what is stored under a card on top of its owner's Used Pile: the card goes
// to another bearer, or to another player (ruling.cyborg-construct).
func (g *Game) unstore(id game.CardID) {
	for _, under := range g.S.Below(id) {
		if g.Stored(under) {
			g.S.ToPile(under, game.Used)
			g.event(game.Event{Kind: game.PlacedCard, By: g.S.C(under).Owner, Card: under, From: game.Used, Secret: !g.FaceUp(game.Used)})
		}
	}
}

// playedFrom is the zone that a card comes from as it is played or deployed.
func (r *Referee) playedFrom(id game.CardID) game.Zone {
	if r.Stored(id) {
		return game.Hand
	}
	return r.S.C(id).Zone
}
