package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// hyperRange: nav computer and distance (move.hyperspeed).
var hyperRange = requirement{
	rule: "move.hyperspeed",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		speed, _ := r.Value(o.Card, card.Hyperspeed)
		far, ok := r.hyperspace(o)
		return ok && speed > 0 && card.Whole(far) <= speed && r.Navigated(o.Card)
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		if !r.IsSystem(r.S.Where(o.Card)) {
			return card.Say("%s is not at a system: hyperspeed leads from system to system.", "%s n’est pas à un système : l’hypervitesse mène d’un système à un autre.", r.Title(o.Card))
		}
		if speed, _ := r.Value(o.Card, card.Hyperspeed); speed <= 0 {
			return card.Say("%s has no hyperspeed.", "%s n’a pas d’hypervitesse.", r.Title(o.Card))
		}
		if !r.Navigated(o.Card) {
			return card.Say("%s has no nav computer aboard.", "%s n’a pas d’ordinateur de navigation à bord.", r.Title(o.Card))
		}
		speed, _ := r.Value(o.Card, card.Hyperspeed)
		far, _ := r.hyperspace(o)
		return card.Say("The distance is %s parsecs, the hyperspeed %s.", "La distance est de %s parsecs, l’hypervitesse de %s.", far, speed)
	},
}

// hyperspace is the hyperspeed that a jump takes, if it leads from system to system.
func (r *Referee) hyperspace(o *game.Option) (int, bool) {
	from := r.S.Where(o.Card)
	far, ok := r.Parsecs(from, o.Target)
	return far + r.extraSpeed(o.Card, from, o.Target), ok
}

// listHyper lists the systems a starship might jump to (move.hyperspeed).
func listHyper(r *Referee, side card.Side, sought want, emit func(game.Option)) {
	for id := range r.movers(side, sought, card.Starship) {
		from := r.S.Where(id)
		if !r.OnFoot(id) {
			continue
		}
		for _, to := range r.S.Row {
			if to != from && r.IsSystem(to) && sought.target_(to) {
				emit(game.Option{Card: id, Target: to, Cost: r.moveCost(id, from, to, 1)})
			}
		}
	}
}

// landsAt tells whether a starfighter, or a vehicle that flies, gets from a
// location to a site or back: TIEs only at docking bays, and with cloud sectors
// there only from the lowest (move.land, move.sector.cloud).
func (r *Referee) landsAt(id, from, site game.CardID) bool {
	if !r.Exterior(site) || position.ClassIs(r.Def(id).Class, "TIE") && !r.Berth(site) {
		return false
	}
	if slug := r.Belly(site); slug != 0 && r.S.C(slug).Is(game.Shut) { // location.cave-rules
		return false
	}
	if r.IsShipSite(site) { // where that ship is present (move.take-off)
		ship := r.ShipOf(site)
		return ship != id && r.S.C(ship).At == from && r.Berth(site) && r.LikeFighter(id, false)
	}
	return (r.LikeFighter(id, false) || r.flier(id)) && r.Related(from, site) && r.doorTo(id, from, site)
}

// flyers lists the starships, vehicles and creatures that could land or take off.
func (r *Referee) flyers(side card.Side, sought want, yield func(id, from game.CardID)) {
	for id := range r.movers(side, sought, card.Starship, card.Vehicle, card.Creature) {
		if r.OnFoot(id) && (r.Def(id).Type == card.Starship || r.Flies(id) || r.LikeFighter(id, false)) {
			yield(id, r.S.Where(id))
		}
	}
}

func listLand(r *Referee, side card.Side, sought want, emit func(game.Option)) {
	r.flyers(side, sought, func(id, from game.CardID) {
		for _, to := range r.S.Row {
			if r.IsSite(to) && !r.IsSite(from) && sought.target_(to) {
				emit(game.Option{Card: id, Target: to, Cost: r.flightCost(id, from, to, r.landCost(id, to))})
			}
		}
	})
}

// landPlace: what lands, and where (move.land).
var landPlace = requirement{
	rule: "move.land",
	when: earliest,
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		return r.landsAt(o.Card, r.S.Where(o.Card), o.Target)
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return r.sayNoDoor(o.Card, r.S.Where(o.Card), o.Target)
	},
}

// sayNoDoor says why a card cannot get from above to a site, or back.
func (r *Referee) sayNoDoor(id, above, site game.CardID) card.Text {
	switch {
	case !r.LikeFighter(id, false) && !r.flier(id):
		return card.Say("%s does not land: only starfighters and vehicles that fly do.", "%s n’atterrit pas : seuls les chasseurs stellaires et les véhicules volants le font.", r.Title(id))
	case !r.Exterior(site):
		return card.Say("%s is no exterior site.", "%s n’est pas un site extérieur.", r.Title(site))
	case position.ClassIs(r.Def(id).Class, "TIE") && !r.Berth(site):
		return card.Say("TIEs land at docking bays only, and %s is none.", "Les TIE n’atterrissent qu’aux aires de mise à quai, et %s n’en est pas une.", r.Title(site))
	case r.S.C(r.Belly(site)).Is(game.Shut):
		return card.Say("The mouth of %s is closed.", "La gueule de %s est fermée.", r.Title(r.Belly(site)))
	case !r.Related(above, site):
		return card.Say("%s and %s are not related.", "%s et %s ne sont pas connexes.", r.Title(above), r.Title(site))
	}
	return card.Say("From %s no way leads to %s: between a planet and its sites lie its cloud sectors.", "De %s, aucun chemin ne mène à %s : entre une planète et ses sites se trouvent ses secteurs de nuages.", r.Title(above), r.Title(site))
}

// landCost: landing and taking off is 1 Force, free at a docking bay (move.land).
func (r *Referee) landCost(id, site game.CardID) int32 {
	if r.Berth(site) {
		return 0
	}
	return r.stepCost(id)
}

// flightCost is what landing or taking off comes to, for which some texts of their own make
// a card free (move.cost, value.free).
func (r *Referee) flightCost(id, from, to game.CardID, n int32) int32 {
	return r.moveCost(id, from, to, r.freeFor(position.ModFlightFree, id, from, to, n))
}

// rideCost is what shuttling comes to, likewise.
func (r *Referee) rideCost(id, from, to game.CardID, n int32) int32 {
	return r.flightCost(id, from, to, r.freeFor(position.ModShuttleFree, id, from, to, n))
}

func (r *Referee) freeFor(kind position.ModKind, id, from, to game.CardID, n int32) int32 {
	for m := range r.Mods(kind) {
		if m.Hits(id) && (m.At == nil || m.N >= 0 && m.At(&m.C, from) || m.N <= 0 && m.At(&m.C, to)) {
			return 0
		}
	}
	return n
}

func listTakeOff(r *Referee, side card.Side, sought want, emit func(game.Option)) {
	r.flyers(side, sought, func(id, from game.CardID) {
		for _, to := range r.S.Row {
			if r.IsSite(from) && !r.IsSite(to) && sought.target_(to) {
				emit(game.Option{Card: id, Target: to, Cost: r.flightCost(id, from, to, r.landCost(id, from))})
			}
		}
	})
}

// takeOffPlace: the reverse of landing (move.take-off).
var takeOffPlace = requirement{
	rule: "move.take-off",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		return r.landsAt(o.Card, o.Target, r.S.Where(o.Card))
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return r.sayNoDoor(o.Card, o.Target, r.S.Where(o.Card))
	},
}
