package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// isSite and its like read a location's kind (location.site).
func (g *Game) isSite(loc game.CardID) bool   { return loc != 0 && g.def(loc).Is("site") }
func (g *Game) isSystem(loc game.CardID) bool { return loc != 0 && g.def(loc).Is("system") }
func (g *Game) isSector(loc game.CardID) bool { return loc != 0 && g.def(loc).Is("sector") }

// system is the name of the system a location belongs to (location.related).
func (g *Game) system(loc game.CardID) string {
	d := g.def(loc)
	for of := g.S.C(loc).Of; of != 0; of = g.S.C(of).Of { // a cave's is its Big One
		d = g.def(of)
	}
	if d.System != "" {
		return d.System
	}
	return d.Title
}

// partOf tells whether a location belongs to a system or place by name; asteroid
// sectors do not, and a Cloud City location is one of Bespin too (location.planet,
// location.part-of).
func (g *Game) partOf(id game.CardID, sys string) bool {
	d := g.def(id)
	if d.Type != card.Location || g.isAsteroid(id) || g.isCave(id) || g.S.C(id).Is(game.BlownAway) {
		return false
	}
	return d.Title == sys || g.system(id) == sys || d.Trait(sys+" location") || d.Trait(sys+" site")
}

// rebelBase tells whether a location belongs to a Rebel Base (location.rebel-base).
func (c *ctx) rebelBase(id game.CardID) bool {
	return slices.ContainsFunc(rebelBases, func(planet string) bool { return c.g.partOf(id, planet) })
}

// related tells whether two locations are related; asteroid sectors only to the
// system and to each other; the sites of what stands at a site to that site and its
// relations (location.related).
func (g *Game) related(a, b game.CardID) bool {
	if a == b || a == 0 || b == 0 {
		return false
	}
	if g.isCave(a) || g.isCave(b) { // location.cave-rules
		return g.bigOne(a) == b || g.bigOne(b) == a
	}
	if !g.kin(a, b) { // a vehicle's or landed starship's sites, and where it stands
		x, y := g.ground(a), g.ground(b)
		if x == a && y == b {
			return false
		}
		return x == y || g.related(x, y)
	}
	outer := func(x game.CardID) bool { return g.isAsteroid(x) || g.isSystem(x) }
	return !g.isAsteroid(a) && !g.isAsteroid(b) || outer(a) && outer(b)
}

// onPlanet tells whether a card is on a planet: at one of its sites or cloud
// sectors, not in orbit (place.on).
func (g *Game) onPlanet(id game.CardID, sys string) bool {
	loc := g.ground(g.S.Where(id))
	return loc != 0 && g.partOf(loc, sys) && !g.isSystem(loc)
}
