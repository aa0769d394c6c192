package position

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// Grounds are the kinds of place that a location is by its print. They are read off once
// for all games: nothing is asked more often.
type grounds uint16

const (
	site      grounds = 1 << iota
	system            // among them:
	mobile            // one that moves (location.mobile)
	sector            // among them:
	cloud             // part of the planet (location.sector.cloud)
	asteroid          // in space beside it (location.sector.asteroid)
	ds2Sector         // of the Death Star II (location.sector.ds2)
	shipSite          // a site inside a starship or vehicle (layout.starship-sites)
	senate            // the Galactic Senate (senate.majority)
)

// groundsOf reads a card's kinds of place off its print.
func groundsOf(d *card.Def) (all grounds) {
	for _, of := range []struct {
		is grounds
		so bool
	}{
		{site, d.Is("site")},
		{system, d.Is("system")},
		{mobile, d.Is("system") && d.Has("mobile")},
		{sector, d.Is("sector")},
		{cloud, d.Is("sector") && d.Has("planet")},
		{asteroid, d.Is("sector") && d.Has("space")},
		{ds2Sector, d.Is("sector") && d.Has("mobile")},
		{shipSite, d.Has("starship") || d.Has("vehicle site")},
		{senate, d.Type == card.Location && Atlas[d.System].senate != "" && d.Title == d.System+": "+Atlas[d.System].senate},
	} {
		if of.so {
			all |= of.is
		}
	}
	return all
}

func (p *Position) isGround(loc game.CardID, of grounds) bool {
	return loc != 0 && p.Text(loc).grounds&of != 0
}

// IsSite and its like tell what kind of place a location is (location.site).
func (p *Position) IsSite(loc game.CardID) bool      { return p.isGround(loc, site) }
func (p *Position) IsSystem(loc game.CardID) bool    { return p.isGround(loc, system) }
func (p *Position) IsSector(loc game.CardID) bool    { return p.isGround(loc, sector) }
func (p *Position) IsMobile(loc game.CardID) bool    { return p.isGround(loc, mobile) }
func (p *Position) IsCloud(loc game.CardID) bool     { return p.isGround(loc, cloud) }
func (p *Position) IsAsteroid(loc game.CardID) bool  { return p.isGround(loc, asteroid) }
func (p *Position) IsDS2Sector(loc game.CardID) bool { return p.isGround(loc, ds2Sector) }
func (p *Position) IsShipSite(loc game.CardID) bool  { return p.isGround(loc, shipSite) }
