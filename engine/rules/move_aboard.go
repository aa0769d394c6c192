package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// allowedAboard: the card's own text does not keep it from being aboard (rules.precedence).
var allowedAboard = requirement{
	rule: "rules.precedence",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		return o.Slot == card.OnCard || !r.StaysOff(o.Card, o.Target)
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return card.Say("The text of %s does not let it be aboard %s.", "Le texte de %s ne lui permet pas d’être à bord de %s.", r.Title(o.Card), r.Title(o.Target))
	},
}

// sayFull says why there is no room for a card: its places are for others, or taken.
func (r *Referee) sayFull(o *game.Option) card.Text {
	if r.Refuses(o.Target, o.Card) {
		return card.Say("%s has no place for %s.", "%s n’a pas de place pour %s.", r.Title(o.Target), r.Title(o.Card))
	}
	return card.Say("No free place as %s on %s.", "Plus de place libre comme %s sur %s.", card.SlotNames[o.Slot], r.Title(o.Target))
}

// moveRoom: capacity permitting (move.embark, ship.capacity).
var moveRoom = requirement{
	rule: "ship.capacity",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		return o.Slot == card.OnCard || r.StaysOff(o.Card, o.Target) || r.RoomAboard(o.Target, o.Slot, o.Card)
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return r.sayFull(o)
	},
}

// listShuttle lists shuttling between a site and the owner's starships: 1 Force,
// 1 more for each cloud sector there (move.shuttle).
func listShuttle(r *Referee, side card.Side, sought want, emit func(game.Option)) {
	for id := range r.movers(side, sought, card.Character, card.Vehicle) {
		loc := r.S.Where(id)
		cost := r.shuttleCost(loc)
		if r.OnFoot(id) {
			for ship := range r.movers(side, want{card: sought.target}, card.Starship) {
				if r.IsSystem(r.S.Where(ship)) {
					for _, slot := range r.SlotsFor(id, ship) {
						emit(game.Option{Card: id, Target: ship, Slot: slot, Cost: r.rideCost(id, loc, r.S.Where(ship), cost)})
					}
				}
			}
		}
		if r.IsSystem(loc) {
			for _, to := range r.S.Row {
				if r.IsSite(to) && sought.target_(to) {
					emit(game.Option{Card: id, Target: to, Cost: r.rideCost(id, loc, to, cost)})
				}
			}
		}
	}
}

// shuttleCost is what shuttling to or from a location costs: 1 Force, 1 more for each
// cloud sector there (move.shuttle).
func (r *Referee) shuttleCost(loc game.CardID) int32 {
	n := int32(1)
	for _, other := range r.S.Row {
		if r.IsCloud(other) && r.System(other) == r.System(loc) {
			n++
		}
	}
	return n
}

// shuttlePlaces: between an exterior site and a capital starship at the related
// system (move.shuttle).
var shuttlePlaces = allAt(earliest, need("move.shuttle", "Only between an exterior site and your capital starship at the related system.",
	"Seulement entre un site extérieur et votre vaisseau capital au système connexe.", shuttlesThere))

func shuttlesThere(r *Referee, _ card.Side, o *game.Option) bool {
	ship, site := o.Target, r.S.Where(o.Card)
	if o.Slot == card.OnCard { // down
		ship, site = r.S.Host(o.Card), o.Target
	}
	above := r.S.Where(ship)
	return r.Def(ship).Is("capital") && r.Exterior(site) && (r.Related(above, site) || r.baysShuttle(o.Card, site, above))
}

// baysShuttle tells whether a card shuttles between a site of a starship and the system
// where that is: the two are not related, so only where a text of shuttling there lets it
// (location.related, ruling.star-destroyer-launch-bay).
func (r *Referee) baysShuttle(id, site, above game.CardID) bool {
	return r.IsShipSite(site) && r.S.Where(r.ShipOf(site)) == above && r.freeFor(position.ModShuttleFree, id, site, above, 1) == 0
}

// listEmbark lists boarding: a character or vehicle onto a vehicle or landed
// starship at its site; a starship into a hold; a character between a bridge and
// something in the hold (move.embark).
func listEmbark(r *Referee, side card.Side, sought want, emit func(game.Option)) {
	for id := range r.movers(side, sought, card.Character, card.Vehicle, card.Starship) {
		for other := range r.movers(side, want{card: sought.target}, card.Vehicle, card.Starship, card.Device) {
			if other == id || !r.TakesAboard(other) || !r.atDoor(id, other) {
				continue
			}
			for _, slot := range r.SlotsFor(id, other) {
				emit(game.Option{Card: id, Target: other, Slot: slot, Cost: r.crashCost(other)})
			}
		}
	}
}

// atDoor tells whether a card is where it could get into a carrier from
// (move.embark).
func (r *Referee) atDoor(id, carrier game.CardID) bool {
	switch {
	case r.Def(carrier).Type == card.Device: // as onto a creature vehicle
		bearer := r.S.Host(carrier)
		return bearer != id && r.Bearer(id) == 0 && r.PresentWith(id, bearer) && r.S.C(id).At == r.S.C(bearer).At
	case r.Bearer(id) != 0: // out of it into what its bearer is aboard
		return r.S.C(r.Bearer(id)).At == carrier
	}
	if r.OnFoot(id) {
		return r.OnFoot(carrier) && r.S.Where(id) == r.S.Where(carrier)
	}
	if r.Def(id).Type != card.Character {
		return false
	}
	host := r.S.Host(id) // between a bridge and what is in the hold
	return r.S.Host(carrier) == host || r.S.Host(host) == carrier
}

// crashCost: 1 Force a character to get in or out of a crashed enclosed vehicle
// (move.embark.crashed).
func (r *Referee) crashCost(carrier game.CardID) int32 {
	if r.S.C(carrier).Is(game.Crashed) && r.Enclosed(carrier) {
		return 1
	}
	return 0
}

// listDisembark lists getting off: to the site where the carrier stands, or from
// a hold to the carrier's location (move.embark).
func listDisembark(r *Referee, side card.Side, sought want, emit func(game.Option)) {
	for id := range r.movers(side, sought, card.Character, card.Vehicle, card.Starship) {
		host := r.S.Host(id)
		at := r.S.C(host).At
		if r.Mount(id) != 0 {
			at = r.S.C(at).At
		}
		if r.S.C(id).Slot == card.OnCard || !sought.target_(at) {
			continue
		}
		ok := r.IsSite(at)
		if r.Def(id).Type == card.Starship {
			ok = !ok || r.Exterior(at)
		}
		if ok {
			emit(game.Option{Card: id, Target: at, Cost: r.crashCost(host)})
		}
	}
	r.listTrapped(side, sought, emit)
}

// listSlots lists changes of place aboard the same carrier (move.slots).
func listSlots(r *Referee, side card.Side, sought want, emit func(game.Option)) {
	for id := range r.movers(side, sought, card.Character) {
		host, slot := r.S.Host(id), r.S.C(id).Slot
		if slot == card.OnCard || !sought.target_(host) {
			continue
		}
		for _, s := range r.SlotsFor(id, host) {
			if s != slot {
				emit(game.Option{Card: id, Target: host, Slot: s})
			}
		}
	}
}

// listTransfer lists handing a weapon or device on (deploy.transfer).
func listTransfer(r *Referee, side card.Side, sought want, emit func(game.Option)) {
	for id := range r.movers(side, sought, card.Weapon, card.Device) {
		host := r.S.Host(id)
		if host == 0 {
			continue
		}
		for other := range r.movers(side, want{card: sought.target}, card.Character, card.Vehicle, card.Starship) {
			if other == host || sought.target == 0 && !r.PresentWith(other, host) {
				continue
			}
			for _, n := range r.Text(id).Deploys {
				emit(game.Option{Card: id, Target: other, Clause: n, Cost: r.transferCost(id, other, n)})
			}
		}
	}
	listHandsOn(r, side, sought, emit)
}

// listHandsOn lists what is stacked on a card from which it may be handed on (deploy.transfer).
func listHandsOn(r *Referee, side card.Side, sought want, emit func(game.Option)) {
	for m := range r.Mods(position.ModHandsOn) {
		if m.C.You != side {
			continue
		}
		for id := range r.On(m.C.Self) {
			if !sought.card_(id) || !r.S.C(id).Is(game.OnStack) || !m.Hits(id) {
				continue
			}
			for to := range r.movers(side, want{card: sought.target}, card.Character, card.Vehicle, card.Starship) {
				for _, n := range r.Text(id).Deploys {
					if m.At(&m.C, to) {
						emit(game.Option{Card: id, Target: to, Clause: n, Cost: r.transferCost(id, to, n)})
					}
				}
			}
		}
	}
}

// handsOn tells whether a text lets a card that is stacked be handed on to another one,
// wherever that is (deploy.transfer).
func (r *Referee) handsOn(id, to game.CardID) bool {
	if !r.S.C(id).Is(game.OnStack) {
		return false
	}
	for m := range r.Mods(position.ModHandsOn) {
		if m.C.Self == r.S.Host(id) && m.C.You == r.S.C(id).Owner && m.Hits(id) && m.At(&m.C, to) {
			return true
		}
	}
	return false
}

// transferCost is what the weapon or device costs to deploy there, unless a text makes it
// free for a warrior (deploy.transfer).
func (r *Referee) transferCost(id, to game.CardID, clause int16) int32 {
	if r.Said(position.ModPassesFree, id) && r.Def(to).Has("warrior") {
		return 0
	}
	return int32(r.costOf(id, to, clause))
}

// reachesOver: the taker is present with the giver, or a text hands on to it from afar.
func (r *Referee) reachesOver(o *game.Option) bool {
	return r.handsOn(o.Card, o.Target) || r.PresentWith(o.Target, r.S.Host(o.Card))
}

// transferTo: the taker must be present with the giver, be no undercover spy, and
// meet the weapon's own restrictions (deploy.transfer).
var transferTo = requirement{
	rule: "deploy.transfer",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		return r.reachesOver(o) && !r.S.C(o.Target).Is(game.Undercover) && r.Mount(o.Target) != o.Card && bearsArms.holds(r, side, o) && deployOwnText.holds(r, side, o) && deployImmune.holds(r, side, o)
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		if !r.reachesOver(o) {
			return card.Say("%s is not present with the one who carries it.", "%s n’est pas présent{e} avec celui qui la porte.", r.Title(o.Target))
		}
		if !deployOwnText.holds(r, side, o) {
			return sayOwnText(r, side, o)
		}
		return card.Say("%s may not carry it.", "%s ne peut pas la porter.", r.Title(o.Target))
	},
}

// squadronAboard: a squadron fits only places for its own class; the newest rulebook
// lets it use those for starfighters too (ship.capacity.squadron).
var squadronAboard = need("ship.capacity.squadron", "Places for starfighters carry no squadron, only those for its own class.",
	"Les places de chasseurs ne portent pas d’escadron, seulement celles de sa propre classe.",
	func(r *Referee, _ card.Side, o *game.Option) bool {
		return r.Newest() || o.Slot != card.StarfighterBay || !r.Def(o.Card).Is("squadron")
	})
