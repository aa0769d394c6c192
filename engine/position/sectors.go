package position

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// Flies tells whether a vehicle may be at cloud sectors: shuttle vehicles, cloud
// cars and patrol craft (location.sector.cloud).
func (p *Position) Flies(id game.CardID) bool {
	d := p.Def(id)
	return d.Type == card.Vehicle && (d.Is("shuttle") || ClassIs(d.Class, "cloud car") || d.Trait("patrol craft"))
}

// Clouds and asteroids list the sectors of one kind of a system in the order of
// the row: the lowest cloud first, the asteroids from the system outward.
func (p *Position) Clouds(sys string) []game.CardID { return p.Sectors(sys, p.IsCloud) }

func (p *Position) Asteroids(sys string) []game.CardID { return p.Sectors(sys, p.IsAsteroid) }

func (p *Position) Sectors(sys string, kind func(game.CardID) bool) (out []game.CardID) {
	for _, loc := range p.S.Row {
		if kind(loc) && p.System(loc) == sys {
			out = append(out, loc)
		}
	}
	return out
}

// Homeless tells whether a card is a generic site, or a sector for any system: it
// takes the name of the system it is deployed to (location.generic,
// location.sector.deploy).
func (p *Position) Homeless(id game.CardID) bool {
	d := p.Def(id)
	return d.Type == card.Location && d.Diamond > 0 && d.System == ""
}

// NamesSystem tells whether a location on table lets a generic one be deployed to
// its system: the planet's own card, or for a site also a site of it that is not
// generic; no space system, and nothing blown away (location.generic,
// location.sector.deploy, location.space-system).
func (p *Position) NamesSystem(id, loc game.CardID) bool {
	if p.IsCave(id) { // location.cave-rules
		return p.IsBigOne(loc)
	}
	d := p.Def(loc)
	return p.S.C(loc).Zone == game.Row && !p.S.C(loc).Is(game.BlownAway) && d.Has("planet") &&
		(p.IsSystem(loc) || p.IsSite(id) && p.IsSite(loc) && d.System != "")
}

// Converts tells whether a location would be laid over another one: a unique one
// or a generic site over the opponent's version, or any over a collapsed one, which
// is rebuilt so (location.converting, location.generic, location.collapsed).
func (p *Position) Converts(id, over game.CardID) bool {
	d := p.Def(id)
	it := p.S.C(over)
	return over != 0 && p.takesPlace(id, over) && (it.Owner != p.S.C(id).Owner || it.Is(game.Collapsed)) && !it.Is(game.BlownAway) && (d.Dots == 1 || d.Diamond > 0 && p.IsSite(id)) && !p.Fixed(over)
}
