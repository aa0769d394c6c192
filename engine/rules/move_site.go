package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
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
func (g *Game) siteWay(id, to game.CardID) siteStep {
	from := g.S.C(id).At
	if from == 0 || to == 0 || g.S.C(id).Slot == card.OnCard && !g.onFoot(id) {
		return noStep
	}
	mine := func(ship game.CardID) bool { return ship != 0 && g.S.C(ship).Owner == g.S.C(id).Owner }
	stands := func(loc, at game.CardID) bool { // whether a vehicle with the site loc stands at a site
		v := g.shipOf(loc)
		return v != 0 && g.def(v).Type == card.Vehicle && g.S.C(v).At == at && g.exterior(at)
	}
	switch {
	case g.carrier(from) && g.shipOf(to) == from, g.carrier(to) && g.shipOf(from) == to:
		if ship := max(g.shipOf(to), g.shipOf(from)); mine(ship) {
			return withinShip
		}
	case g.isSite(from) && g.isSite(to) && (stands(from, to) || stands(to, from)):
		return withGround
	}
	return noStep
}

// listSites lists the moves into and out of the sites of starships and vehicles;
// with a target also those that are no such way, to say so.
func listSites(r *Referee, side card.Side, w want, emit func(game.Option)) {
	for _, site := range r.S.Row {
		ship := r.shipOf(site)
		if ship == 0 {
			continue
		}
		for id := range r.movers(side, w, card.Character, card.Vehicle, card.Starship) {
			at := r.S.C(id).At
			if at != site && at != ship && at != r.S.C(ship).At || id == ship {
				continue
			}
			if at != site && w.target_(site) {
				emit(game.Option{Card: id, Target: site, Cost: r.siteCost(side, id, site)})
				continue
			}
			if ground := r.S.C(ship).At; at == site && r.isSite(ground) && w.target_(ground) {
				emit(game.Option{Card: id, Target: ground, Cost: r.siteCost(side, id, ground)})
			}
			for _, slot := range r.slotsFor(id, ship) {
				if at == site && w.target_(ship) {
					emit(game.Option{Card: id, Target: ship, Slot: slot, Cost: r.siteCost(side, id, ship)})
				}
			}
		}
	}
}

// siteCost: 1 Force between the card and its sites (by the newest rulebook free);
// between a vehicle's site and the ground free, or what the site says
// (move.ship-sites).
func (g *Game) siteCost(side card.Side, id, to game.CardID) int32 {
	from, n := g.S.Where(id), int32(0)
	if g.siteWay(id, to) == withinShip && !g.newest() {
		n = 1
	}
	for m := range g.mods(mEnter) {
		if (m.c.self == from || m.c.self == to) && m.hits(id) {
			n = int32(m.n.Int())
		}
	}
	return g.moveCost(id, from, g.S.Where(to), n)
}

// sitePlace: along one of these ways, to a site where the card can be
// (move.ship-sites).
var sitePlace = requirement{
	rule: "move.ship-sites",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		return r.siteWay(o.Card, o.Target) != noStep && (r.carrier(o.Target) || r.canBeAt(o.Card, o.Target))
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return format("Only between your own starship or vehicle and its site, or a vehicle's site and the ground.",
			"Seulement entre votre propre vaisseau ou véhicule et son site, ou entre le site d'un véhicule et le sol.")
	},
}
