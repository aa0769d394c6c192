package position

import (
	"slices"
	"strings"

	"cantina/engine/card"
	"cantina/engine/game"
)

// Ranks of the kinds of location in their group (location.group-order).
const (
	rankInterior = 10
	rankBuffer   = 20
	rankExterior = 30
	rankCloud    = 50
	rankSystem   = 60
	rankAsteroid = 70
	rankBigOne   = 80
)

// rank is a location's place in the order of its group (location.group-order),
// with the layouts that some systems have of their own. Locations of one rank may
// lie in any order.
func (p *Position) rank(id game.CardID) int {
	d := p.Def(id)
	for _, sys := range []string{p.System(id), ""} {
		for _, s := range Atlas[sys].layout {
			if p.isSpot(id, s.what) {
				if s.what == "marker" { // layout.hoth: by number
					return s.rank + markerOf(d) + markerOf(d)/7
				}
				return s.rank
			}
		}
	}
	in, out := d.Has("interior"), d.Has("exterior")
	switch {
	case d.Is("system"):
		return rankSystem
	case p.IsCloud(id):
		return rankCloud
	case d.Is("sector"):
		return rankAsteroid
	case in && out && p.Berth(id): // location.buffer
		return rankBuffer
	case in && !out:
		return rankInterior
	}
	return rankExterior // any other interior/exterior site is placed as if exterior
}

// isSpot tells whether a location is what a spot of a layout is for.
func (p *Position) isSpot(id game.CardID, what string) bool {
	d := p.Def(id)
	switch what {
	case "marker":
		return markerOf(d) > 0
	case "bay":
		return p.IsBay(id)
	case "second bay":
		return p.IsBay(id) && p.laterBay(id)
	case "underwater":
		return d.Has("underwater")
	case "interior":
		return d.Has("interior") && !d.Has("exterior")
	case "exterior":
		return d.Has("exterior") && !d.Has("interior")
	case "Jabba's Palace site":
		return d.Trait(what) && d.Has("interior")
	}
	_, short, ok := strings.Cut(d.Title, ": ")
	return d.Title == what || ok && short == what
}

// laterBay tells whether a docking bay came after the other one of its system:
// one that is arriving while another is there, or the one at the end of the row
// (layout.bespin).
func (p *Position) laterBay(id game.CardID) bool {
	at := slices.Index(p.S.Row, id)
	for i, other := range p.S.Row {
		if i > at && p.IsBay(other) && p.Related(other, id) {
			return true
		}
	}
	return false
}

// markerOf is the number of a marker site, 0 for other locations (layout.hoth).
func markerOf(d *card.Def) int {
	for _, t := range d.Traits {
		if n, ok := strings.CutSuffix(strings.ToLower(t), " marker"); ok && n != "" {
			return int(n[0] - '0')
		}
	}
	return 0
}

// spaceports keeps the spaceport sites of a planet together: a spaceport site goes
// next to another one, and no other site between two (location.spaceport).
func (p *Position) spaceports(id game.CardID, at []int) []int {
	port := func(i int) bool {
		return i >= 0 && i < len(p.S.Row) && p.Def(p.S.Row[i]).Trait("spaceport site") && p.System(p.S.Row[i]) == p.System(id)
	}
	any := slices.ContainsFunc(p.S.Row, func(other game.CardID) bool { return port(slices.Index(p.S.Row, other)) })
	return slices.DeleteFunc(at, func(i int) bool {
		if p.Def(id).Trait("spaceport site") {
			return any && !port(i-1) && !port(i)
		}
		return port(i-1) && port(i)
	})
}
