package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// blowAway turns a location face down: unnamed, without icons and text, and a
// place still. At a site all cards are lost; of a system all sites, cloud and Death
// Star II sectors with what is there, and the cards deployed on it, while what
// orbits stays (location.blown-away).
func (g *Game) blowAway(side card.Side, loc game.CardID) {
	if g.S.C(loc).Is(game.BlownAway) {
		return
	}
	sys := g.system(loc)
	g.S.Edit(loc).Flags |= game.BlownAway
	g.event(game.Event{Kind: game.BlewAway, By: side, Card: loc, At: loc})
	for _, id := range append(g.S.On(loc), g.bluffs(loc)...) {
		if t := g.def(id).Type; !g.isSystem(loc) || t != card.Starship {
			g.lost(id)
		}
	}
	if !g.isSystem(loc) {
		return
	}
	for _, x := range g.S.Row {
		if x != loc && g.system(x) == sys && !g.isShipSite(x) && !g.isAsteroid(x) && !g.isCave(x) && !g.isSystem(x) {
			g.push(pLeave, g.S.C(x).Owner, &leaving{Card: x, To: game.Lost, Location: true})
		}
	}
}
