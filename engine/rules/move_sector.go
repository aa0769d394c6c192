package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// listSector lists the moves of starships, flying vehicles and creatures that move like starfighters to and from sectors
// (move.sector.asteroid, move.sector.cloud).
func listSector(r *Referee, side card.Side, sought want, emit func(game.Option)) {
	if !slices.ContainsFunc(r.S.Row, r.IsSector) {
		return
	}
	for id := range r.movers(side, sought, card.Starship, card.Vehicle, card.Creature) {
		from := r.S.Where(id)
		if !r.OnFoot(id) || r.IsSite(from) {
			continue
		}
		for _, to := range r.S.Row {
			if to != from && sought.target_(to) && !r.IsSite(to) && (r.IsSector(from) || r.IsSector(to)) {
				cost := r.moveCost(id, from, to, r.stepCost(id))
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
func (r *Referee) sectorSteps(from, to game.CardID, sectors []game.CardID) int {
	i, j := slices.Index(sectors, from), slices.Index(sectors, to)
	switch {
	case i >= 0 && j >= 0:
		return max(i-j, j-i)
	case i == 0 && r.IsSystem(to) && r.Related(from, to), j == 0 && r.IsSystem(from): // they are its sectors
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
		if !r.IsAsteroid(from) && !r.IsAsteroid(o.Target) {
			return true
		}
		n := r.sectorSteps(from, o.Target, r.Asteroids(r.System(from)))
		fighter := r.LikeFighter(o.Card, false)
		return n == 1 && (fighter || r.Def(o.Card).Type == card.Starship) || n == 2 && fighter && !r.Def(o.Card).Is("squadron")
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return card.Say("%s cannot reach %s through the asteroids in one move.", "%s ne peut pas atteindre %s par les astéroïdes en un seul déplacement.", r.Title(o.Card), r.Title(o.Target))
	},
}

// sectorCloud: starfighters between the system and the highest cloud sector, and
// up to two cloud sectors at a time; flying vehicles only from cloud to cloud
// (move.sector.cloud, move.landspeed.vehicle-zero).
var sectorCloud = requirement{
	rule: "move.sector.cloud",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		from := r.S.Where(o.Card)
		if !r.IsCloud(from) && !r.IsCloud(o.Target) {
			return true
		}
		clouds := r.Clouds(r.System(from))
		slices.Reverse(clouds)
		n := r.sectorSteps(from, o.Target, clouds)
		if n < 1 || n > 2 {
			return false
		}
		return r.LikeFighter(o.Card, false) || r.flier(o.Card) && !r.IsSystem(o.Target)
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return card.Say("%s cannot reach %s through the clouds in one move.", "%s ne peut pas atteindre %s par les nuages en un seul déplacement.", r.Title(o.Card), r.Title(o.Target))
	},
}

// ds2Sectors lists the Death Star II sectors from the system inward.
func (r *Referee) ds2Sectors(sys string) []game.CardID { return r.Sectors(sys, r.IsDS2Sector) }

// chased tells whether a Light starfighter is in one of the Death Star II sectors: nothing
// else gets there (location.sector.ds2).
func (r *Referee) chased() bool {
	for id := range r.Active() {
		if r.S.C(id).Owner == card.Light && r.IsDS2Sector(r.S.Where(id)) {
			return true
		}
	}
	return false
}

// flees tells whether a starfighter in the Death Star II must go back: it is a Dark one, and
// there is no Light one to follow (move.sector.ds2).
func (r *Referee) flees(id game.CardID) bool {
	return r.IsDS2Sector(r.S.Where(id)) && !r.chased()
}

// sectorDS2: starfighters only, neither squadrons nor ships that move like them,
// one sector a move; Dark enters and goes deeper only while a Light starfighter is
// there (move.sector.ds2).
var sectorDS2 = requirement{
	rule: "move.sector.ds2",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		from := r.S.Where(o.Card)
		if !r.IsDS2Sector(from) && !r.IsDS2Sector(o.Target) {
			return true
		}
		sectors := r.ds2Sectors(r.System(from))
		if !r.Def(o.Card).Is("starfighter") || r.sectorSteps(from, o.Target, sectors) != 1 {
			return false
		}
		back := slices.Index(sectors, o.Target) < slices.Index(sectors, from) // the system is at -1
		return back || side == card.Light || r.chased()
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return card.Say("Only a starfighter, one sector at a time; a Dark one only while a Light one is there.",
			"Seulement un chasseur stellaire, un secteur à la fois ; un chasseur du côté obscur seulement tant qu’un chasseur du côté lumineux y est.")
	},
}

// sectorWay is all of these at once, for moves in answer to something: of what begins or
// ends in a sector (react.move).
var sectorWay = []requirement{
	need("react.move", "Neither is a sector.", "Ni l’un ni l’autre n’est un secteur.",
		func(r *Referee, _ card.Side, o *game.Option) bool {
			return r.IsSector(r.S.Where(o.Card)) || r.IsSector(o.Target)
		}),
	sectorAsteroid, sectorCloud, sectorDS2,
}

// flier tells whether a vehicle can move among the clouds now.
func (r *Referee) flier(id game.CardID) bool {
	n, _ := r.Value(id, card.Landspeed)
	return r.Flies(id) && n > 0
}

// doorTo tells whether a location is where the way down to a site of its system
// begins: the system, or the lowest cloud sector if there are any (move.land).
func (r *Referee) doorTo(id, from, site game.CardID) bool {
	if r.IsCave(site) { // location.cave-rules
		return from == r.BigOne(site)
	}
	if clouds := r.Clouds(r.System(site)); len(clouds) > 0 {
		return from == clouds[0]
	}
	return r.IsSystem(from) && r.LikeFighter(id, false)
}
