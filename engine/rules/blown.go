package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
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
	g.clear(loc)
	if !g.IsSystem(loc) {
		return
	}
	for _, other := range g.S.Row {
		if other != loc && g.System(other) == sys && !g.IsShipSite(other) && !g.IsAsteroid(other) && !g.IsCave(other) && !g.IsSystem(other) {
			g.push(pLeave, g.S.C(other).Owner, &leaving{Card: other, To: game.Lost, Location: true})
		}
	}
}

// clear makes all cards at a location lost, but for the starships at a system. Captives go
// with their escorts, and leave before them (captive.release.both-lost).
func (g *Game) clear(loc game.CardID) {
	var held, gone []game.CardID
	for _, id := range append(g.S.On(loc), g.Bluffs(loc)...) {
		if t := g.Def(id).Type; g.IsSystem(loc) && t == card.Starship {
			continue
		}
		gone = append(gone, id)
		for _, other := range g.Attached(id) {
			if g.Escort(other) != 0 {
				held = append(held, other)
			}
		}
	}
	g.lost(append(held, gone...)...)
}

func init() {
	becomes(gametext.AreBlownAway, func(w *writer, x gametext.Become) {
		w.Demand(x.Cards, card.Location)
		which := w.Filter(x.Cards)
		w.then("blow away", func(g *Game, a *acting, c *position.Context) {
			for _, loc := range slices.Clone(g.S.Row) {
				if which(c, loc) {
					g.blowAway(c.You, loc)
				}
			}
		})
	})
}
