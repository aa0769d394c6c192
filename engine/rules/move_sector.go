package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// listSector lists the moves of starships and flying vehicles to and from sectors
// (move.sector.asteroid, move.sector.cloud).
func listSector(g *Game, side card.Side, w want, emit func(game.Option)) {
	if !slices.ContainsFunc(g.S.Row, g.isSector) {
		return
	}
	for id := range g.movers(side, w, card.Starship, card.Vehicle) {
		from := g.S.Where(id)
		if !g.onFoot(id) || g.isSite(from) {
			continue
		}
		for _, to := range g.S.Row {
			if to != from && w.target_(to) && !g.isSite(to) && (g.isSector(from) || g.isSector(to)) {
				emit(game.Option{Card: id, Target: to, Cost: g.moveCost(id, from, to, 1)})
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
	holds: func(g *Game, side card.Side, o *game.Option) bool {
		from := g.S.Where(o.Card)
		if !g.isAsteroid(from) && !g.isAsteroid(o.Target) {
			return true
		}
		n := g.sectorSteps(from, o.Target, g.asteroids(g.system(from)))
		return g.def(o.Card).Type == card.Starship && (n == 1 || n == 2 && g.def(o.Card).Is("starfighter"))
	},
	unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
		return format("%s cannot reach %s through the asteroids in one move.", "%s ne peut pas atteindre %s par les astéroïdes en un seul mouvement.", g.title(o.Card), g.title(o.Target))
	},
}

// sectorCloud: starfighters between the system and the highest cloud sector, and
// up to two cloud sectors at a time; flying vehicles only from cloud to cloud
// (move.sector.cloud, move.landspeed.vehicle-zero).
var sectorCloud = requirement{
	rule: "move.sector.cloud",
	holds: func(g *Game, side card.Side, o *game.Option) bool {
		from := g.S.Where(o.Card)
		if !g.isCloud(from) && !g.isCloud(o.Target) {
			return true
		}
		clouds := g.clouds(g.system(from))
		slices.Reverse(clouds)
		n := g.sectorSteps(from, o.Target, clouds)
		if n < 1 || n > 2 {
			return false
		}
		return g.isSmallShip(o.Card) || g.flier(o.Card) && !g.isSystem(from) && !g.isSystem(o.Target)
	},
	unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
		return format("%s cannot reach %s through the clouds in one move.", "%s ne peut pas atteindre %s par les nuages en un seul mouvement.", g.title(o.Card), g.title(o.Target))
	},
}

// sectorWay is both at once, for moves in answer to something (react.move).
var sectorWay = requirement{
	rule: "react.move",
	holds: func(g *Game, side card.Side, o *game.Option) bool {
		return sectorAsteroid.holds(g, side, o) && sectorCloud.holds(g, side, o)
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
	if clouds := g.clouds(g.system(site)); len(clouds) > 0 {
		return from == clouds[0]
	}
	return g.isSystem(from) && g.isSmallShip(id)
}
