package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// hyperRange: nav computer and distance (move.hyperspeed).
var hyperRange = requirement{
	rule: "move.hyperspeed",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		speed, ok := r.value(o.Card, card.Hyperspeed)
		far, ok2 := r.parsecs(r.S.Where(o.Card), o.Target)
		return ok && ok2 && speed > 0 && card.Whole(far) <= speed && r.navigated(o.Card) && r.isSystem(r.S.Where(o.Card))
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		if !r.isSystem(r.S.Where(o.Card)) {
			return format("%s is not at a system.", "%s n'est pas à un système.", r.title(o.Card))
		}
		if !r.navigated(o.Card) {
			return format("%s has no nav computer aboard.", "%s n'a pas d'ordinateur de navigation à bord.", r.title(o.Card))
		}
		speed, _ := r.value(o.Card, card.Hyperspeed)
		far, _ := r.parsecs(r.S.Where(o.Card), o.Target)
		return format("The distance is %s parsecs, the hyperspeed %s.", "La distance est de %s parsecs, l'hypervitesse de %s.", far, speed)
	},
}

// navigated tells whether a starship has a nav computer, its own or an astromech
// or other character with one (icon.nav); a squadron needs three.
func (g *Game) navigated(id game.CardID) bool {
	n := 0
	for _, icon := range g.def(id).Icons {
		if icon == "nav computer" {
			n++
		}
	}
	for x := range g.on(id) {
		d := g.def(x)
		if d.Type == card.Character && (d.Has("nav computer") || d.Is("astromech droid")) {
			n++
		}
	}
	return n >= g.pilotsNeeded(id)
}

// listHyper lists the systems a starship might jump to (move.hyperspeed).
func listHyper(r *Referee, side card.Side, w want, emit func(game.Option)) {
	for id := range r.movers(side, w, card.Starship) {
		from := r.S.Where(id)
		if !r.onFoot(id) || w.target == 0 && !r.isSystem(from) {
			continue
		}
		for _, to := range r.S.Row {
			if to != from && r.isSystem(to) && w.target_(to) {
				emit(game.Option{Card: id, Target: to, Cost: r.moveCost(id, from, to, 1)})
			}
		}
	}
}

// landsAt tells whether a starfighter, or a vehicle that flies, gets from a
// location to a site or back: TIEs only at docking bays, and with cloud sectors
// there only from the lowest (move.land, move.sector.cloud).
func (g *Game) landsAt(id, from, site game.CardID) bool {
	if !g.exterior(site) || classIs(g.def(id).Class, "TIE") && !g.berth(site) {
		return false
	}
	if g.isShipSite(site) { // where that ship is present (move.take-off)
		ship := g.shipOf(site)
		return ship != 0 && ship != id && g.S.C(ship).At == from && g.berth(site) && g.likeFighter(id, false)
	}
	return (g.likeFighter(id, false) || g.flier(id)) && g.related(from, site) && g.doorTo(id, from, site)
}

// flyers lists the starships and vehicles that could land or take off.
func (g *Game) flyers(side card.Side, w want, yield func(id, from game.CardID)) {
	for id := range g.movers(side, w, card.Starship, card.Vehicle) {
		if g.onFoot(id) && (g.def(id).Type == card.Starship || g.flies(id)) {
			yield(id, g.S.Where(id))
		}
	}
}

func listLand(r *Referee, side card.Side, w want, emit func(game.Option)) {
	r.flyers(side, w, func(id, from game.CardID) {
		for _, to := range r.S.Row {
			if r.isSite(to) && !r.isSite(from) && w.target_(to) {
				emit(game.Option{Card: id, Target: to, Cost: r.moveCost(id, 0, to, r.landCost(to))})
			}
		}
	})
}

// landPlace: what lands, and where (move.land).
var landPlace = requirement{
	rule: "move.land",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		return r.landsAt(o.Card, r.S.Where(o.Card), o.Target)
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return format("%s cannot land at %s.", "%s ne peut pas se poser à %s.", r.title(o.Card), r.title(o.Target))
	},
}

// landCost: landing and taking off is 1 Force, free at a docking bay (move.land).
func (g *Game) landCost(site game.CardID) int32 {
	if g.berth(site) {
		return 0
	}
	return 1
}

func listTakeOff(r *Referee, side card.Side, w want, emit func(game.Option)) {
	r.flyers(side, w, func(id, from game.CardID) {
		for _, to := range r.S.Row {
			if r.isSite(from) && !r.isSite(to) && w.target_(to) {
				emit(game.Option{Card: id, Target: to, Cost: r.moveCost(id, from, 0, r.landCost(from))})
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
		return format("%s cannot take off to %s.", "%s ne peut pas décoller vers %s.", r.title(o.Card), r.title(o.Target))
	},
}
