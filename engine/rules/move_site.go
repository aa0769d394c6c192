package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// siteStep is a way into or out of a starship's or vehicle's site.
type siteStep uint8

const (
	noStep     siteStep = iota
	withinShip          // between the card and one of its sites
	withGround          // between a vehicle's site and the exterior site where it stands
)

// siteWay tells how a card could go to a site or carrier in one step
// (move.ship-sites). Only the last kind is open to the opponent.
func (r *Referee) siteWay(id, to game.CardID) siteStep {
	from := r.S.C(id).At
	if from == 0 || to == 0 || r.S.C(id).Slot == card.OnCard && !r.OnFoot(id) {
		return noStep
	}
	stands := func(loc, at game.CardID) bool { // whether a vehicle with the site loc stands at a site
		v := r.ShipOf(loc)
		return r.S.C(v).At == at && r.Def(v).Type == card.Vehicle && r.Exterior(at)
	}
	switch {
	case r.ShipOf(to) == from, r.ShipOf(from) == to:
		if ship := max(r.ShipOf(to), r.ShipOf(from)); r.S.C(ship).Owner == r.S.C(id).Owner {
			return withinShip
		}
	case stands(from, to) || stands(to, from):
		return withGround
	}
	return noStep
}

// listSites lists the moves into and out of the sites of starships and vehicles;
// with a target also those that are no such way, to say so.
func listSites(r *Referee, side card.Side, sought want, emit func(game.Option)) {
	for _, site := range r.S.Row {
		ship := r.ShipOf(site)
		if ship == 0 {
			continue
		}
		for id := range r.movers(side, sought, card.Character, card.Vehicle, card.Starship) {
			at := r.S.C(id).At
			if at != site && at != ship && at != r.S.C(ship).At || id == ship {
				continue
			}
			if at != site && sought.target_(site) {
				emit(game.Option{Card: id, Target: site, Cost: r.siteCost(side, id, site)})
				continue
			}
			if ground := r.S.C(ship).At; at == site && r.IsSite(ground) && sought.target_(ground) {
				emit(game.Option{Card: id, Target: ground, Cost: r.siteCost(side, id, ground)})
			}
			for _, slot := range r.SlotsFor(id, ship) {
				if at == site && sought.target_(ship) {
					emit(game.Option{Card: id, Target: ship, Slot: slot, Cost: r.siteCost(side, id, ship)})
				}
			}
		}
	}
}

// siteCost: 1 Force between the card and its sites (by the newest rulebook free);
// between a vehicle's site and the ground free, or what the site says
// (move.ship-sites).
func (r *Referee) siteCost(side card.Side, id, to game.CardID) int32 {
	from, n := r.S.Where(id), int32(0)
	if r.siteWay(id, to) == withinShip && !r.Newest() {
		n = 1
	}
	for m := range r.Mods(position.ModEnter) {
		if (m.C.Self == from || m.C.Self == to) && m.Hits(id) {
			n = int32(m.N.Int())
		}
	}
	return r.moveCost(id, from, r.S.Where(to), n)
}

// sitePlace: along one of these ways, to a site where the card can be
// (move.ship-sites).
var sitePlace = requirement{
	rule: "move.ship-sites",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		return r.siteWay(o.Card, o.Target) != noStep && (r.Carrier(o.Target) || r.canBeAt(o.Card, o.Target))
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return card.Say("Only between your own starship or vehicle and its site, or a vehicle's site and the ground.",
			"Seulement entre votre propre vaisseau ou véhicule et son site, ou entre le site d’un véhicule et le sol.")
	},
}
