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
	sys := g.System(loc)
	g.S.Edit(loc).Flags |= game.BlownAway
	g.event(game.Event{Kind: game.BlewAway, By: side, Card: loc, At: loc})
	for _, id := range append(g.S.On(loc), g.Bluffs(loc)...) {
		if t := g.Def(id).Type; !g.IsSystem(loc) || t != card.Starship {
			g.lost(id)
		}
	}
	if !g.IsSystem(loc) {
		return
	}
	for _, x := range g.S.Row {
		if x != loc && g.System(x) == sys && !g.IsShipSite(x) && !g.IsAsteroid(x) && !g.IsCave(x) && !g.IsSystem(x) {
			g.push(pLeave, g.S.C(x).Owner, &leaving{Card: x, To: game.Lost, Location: true})
		}
	}
}
