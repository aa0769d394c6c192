package rules

import (
	"iter"
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// listSector lists the moves of starships and flying vehicles to and from sectors
// (move.sector.asteroid, move.sector.cloud).
func listSector(r *Referee, side card.Side, w want, emit func(game.Option)) {
	if !slices.ContainsFunc(r.S.Row, r.isSector) {
		return
	}
	for id := range r.movers(side, w, card.Starship, card.Vehicle) {
		from := r.S.Where(id)
		if !r.onFoot(id) || r.isSite(from) {
			continue
		}
		for _, to := range r.S.Row {
			if to != from && w.target_(to) && !r.isSite(to) && (r.isSector(from) || r.isSector(to)) {
				cost := r.moveCost(id, from, to, 1)
				if r.flees(id) { // move.sector.ds2
					cost = 0
				}
				emit(game.Option{Card: id, Target: to, Cost: cost})
			}
		}
	}
}

// sectorSteps counts the steps between two sectors of one kind, or 1 between the
// system and the sector nearest to it; 0 if there is no such way. sectors is the
// list of them from the system outward.
func (g *Game) sectorSteps(from, to game.CardID, sectors []game.CardID) int {
	i, j := slices.Index(sectors, from), slices.Index(sectors, to)
	switch {
	case i >= 0 && j >= 0:
		return max(i-j, j-i)
	case i == 0 && g.isSystem(to) && g.related(from, to), j == 0 && g.isSystem(from) && g.related(from, to):
		return 1
	}
	return 0
}

// sectorAsteroid: any starship between the system and the nearest asteroid sector
// or to an adjacent one; starfighters two at a time (move.sector.asteroid).
var sectorAsteroid = requirement{
	rule: "move.sector.asteroid",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		from := r.S.Where(o.Card)
		if !r.isAsteroid(from) && !r.isAsteroid(o.Target) {
			return true
		}
		n := r.sectorSteps(from, o.Target, r.asteroids(r.system(from)))
		return r.def(o.Card).Type == card.Starship && (n == 1 || n == 2 && r.likeFighter(o.Card, false) && !r.def(o.Card).Is("squadron"))
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return format("%s cannot reach %s through the asteroids in one move.", "%s ne peut pas atteindre %s par les astéroïdes en un seul mouvement.", r.title(o.Card), r.title(o.Target))
	},
}

// sectorCloud: starfighters between the system and the highest cloud sector, and
// up to two cloud sectors at a time; flying vehicles only from cloud to cloud
// (move.sector.cloud, move.landspeed.vehicle-zero).
var sectorCloud = requirement{
	rule: "move.sector.cloud",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		from := r.S.Where(o.Card)
		if !r.isCloud(from) && !r.isCloud(o.Target) {
			return true
		}
		clouds := r.clouds(r.system(from))
		slices.Reverse(clouds)
		n := r.sectorSteps(from, o.Target, clouds)
		if n < 1 || n > 2 {
			return false
		}
		return r.likeFighter(o.Card, false) || r.flier(o.Card) && !r.isSystem(from) && !r.isSystem(o.Target)
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return format("%s cannot reach %s through the clouds in one move.", "%s ne peut pas atteindre %s par les nuages en un seul mouvement.", r.title(o.Card), r.title(o.Target))
	},
}

// ds2Sectors lists the Death Star II sectors from the system inward.
func (g *Game) ds2Sectors(sys string) []game.CardID { return g.sectors(sys, g.isDS2Sector) }

// chased tells whether a Light starfighter is in one of the Death Star II sectors.
func (g *Game) chased() bool {
	for id := range g.inSectors() {
		if g.S.C(id).Owner == card.Light {
			return true
		}
	}
	return false
}

// inSectors lists the starfighters in Death Star II sectors.
func (g *Game) inSectors() iter.Seq[game.CardID] {
	return func(yield func(game.CardID) bool) {
		for id := range g.active() {
			if g.def(id).Is("starfighter") && g.isDS2Sector(g.S.Where(id)) && !yield(id) {
				return
			}
		}
	}
}

// flees tells whether a Dark starfighter in the Death Star II must go back: there is
// no Light one to follow (move.sector.ds2).
func (g *Game) flees(id game.CardID) bool {
	return g.S.C(id).Owner == card.Dark && g.isDS2Sector(g.S.Where(id)) && !g.chased()
}

// sectorDS2: starfighters only, neither squadrons nor ships that move like them,
// one sector a move; Dark enters and goes deeper only while a Light starfighter is
// there (move.sector.ds2).
var sectorDS2 = requirement{
	rule: "move.sector.ds2",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		from := r.S.Where(o.Card)
		if !r.isDS2Sector(from) && !r.isDS2Sector(o.Target) {
			return true
		}
		sectors := r.ds2Sectors(r.system(from))
		if d := r.def(o.Card); d.Type != card.Starship || !d.Is("starfighter") || r.sectorSteps(from, o.Target, sectors) != 1 {
			return false
		}
		back := slices.Index(sectors, o.Target) < slices.Index(sectors, from) // the system is at -1
		return back || side == card.Light || r.chased()
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return format("Only a starfighter, one sector at a time; a Dark one only while a Light one is there.",
			"Seulement un chasseur stellaire, un secteur à la fois ; un chasseur obscur seulement tant qu'un chasseur de la Lumière y est.")
	},
}

// sectorWay is all of these at once, for moves in answer to something (react.move).
var sectorWay = requirement{
	rule: "react.move",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		return sectorAsteroid.holds(r, side, o) && sectorCloud.holds(r, side, o) && sectorDS2.holds(r, side, o)
	},
	unmet: sectorCloud.unmet,
}

// flier tells whether a vehicle can move among the clouds now.
func (g *Game) flier(id game.CardID) bool {
	n, _ := g.value(id, card.Landspeed)
	return g.flies(id) && n > 0
}

// doorTo tells whether a location is where the way down to a site of its system
// begins: the system, or the lowest cloud sector if there are any (move.land).
func (g *Game) doorTo(id, from, site game.CardID) bool {
	if g.isCave(site) { // location.cave-rules
		return from == g.bigOne(site) && g.likeFighter(id, false)
	}
	if clouds := g.clouds(g.system(site)); len(clouds) > 0 {
		return from == clouds[0]
	}
	return g.isSystem(from) && g.likeFighter(id, false)
}
