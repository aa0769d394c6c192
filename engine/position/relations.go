package position

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// System is the name of the system a location belongs to (location.related).
func (p *Position) System(loc game.CardID) string {
	d := p.Def(loc)
	for of := p.S.C(loc).Of; of != 0; of = p.S.C(of).Of { // a cave's is its Big One
		d = p.Def(of)
	}
	if d.System != "" {
		return d.System
	}
	return d.Title
}

// partOf tells whether a location belongs to a system or place by name; asteroid
// sectors do not, and a Cloud City location is one of Bespin too (location.planet,
// location.part-of).
func (p *Position) partOf(id game.CardID, sys string) bool {
	d := p.Def(id)
	if d.Type != card.Location || p.IsAsteroid(id) || p.IsCave(id) || p.S.C(id).Is(game.BlownAway) {
		return false
	}
	return d.Title == sys || p.System(id) == sys || d.Trait(sys+" location") || d.Trait(sys+" site")
}

// rebelBase tells whether a location belongs to a Rebel Base (location.rebel-base).
func (c *Context) rebelBase(id game.CardID) bool {
	return slices.ContainsFunc(rebelBases, func(planet string) bool { return c.P.partOf(id, planet) })
}

// Related tells whether two locations are related; asteroid sectors only to the
// system and to each other; the sites of what stands at a site to that site and its
// relations (location.related).
func (p *Position) Related(a, b game.CardID) bool {
	if a == b || a == 0 || b == 0 {
		return false
	}
	if p.IsCave(a) || p.IsCave(b) { // location.cave-rules
		return p.BigOne(a) == b || p.BigOne(b) == a
	}
	if !p.Kin(a, b) { // a vehicle's or landed starship's sites, and where it stands
		other, y := p.ground(a), p.ground(b)
		if other == a && y == b {
			return false
		}
		return other == y || p.Related(other, y)
	}
	outer := func(other game.CardID) bool { return p.IsAsteroid(other) || p.IsSystem(other) }
	return !p.IsAsteroid(a) && !p.IsAsteroid(b) || outer(a) && outer(b)
}

// onPlanet tells whether a card is on a planet: at one of its sites or cloud
// sectors, not in orbit (place.on).
func (p *Position) onPlanet(id game.CardID, sys string) bool { return p.isOn(p.S.Where(id), sys) }

// isOn tells whether a location is on a planet; on Cloud City are its sites alone (location.part-of).
func (p *Position) isOn(loc game.CardID, sys string) bool {
	loc = p.ground(loc)
	return loc != 0 && p.partOf(loc, sys) && !p.IsSystem(loc) && !(p.IsSector(loc) && p.System(loc) != sys)
}
