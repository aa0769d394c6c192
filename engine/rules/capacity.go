package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// slotsFor lists the kinds of place in which a card could be aboard a carrier,
// best first (deploy.character.slot). Whether one is free is another question.
func (g *Game) slotsFor(id, carrier game.CardID) []card.Slot {
	d, cap := g.def(id), g.def(carrier).Capacity
	g.freeSeats(carrier, &cap)
	var out []card.Slot
	has := func(s card.Slot) bool { return cap.In[s] > 0 }
	switch d.Type {
	case card.Device, card.Effect:
		if g.likeCharacter(id) { // move.like-character: no capacity needed
			out = append(out, card.Passenger)
		}
	case card.Character:
		if d.Is("astromech droid") {
			if has(card.Astromech) {
				out = append(out, card.Astromech)
			}
		}
		if g.hasIcon(id, "pilot") && (has(card.Pilot) || cap.Either > 0) && g.def(carrier).Type != card.Vehicle ||
			g.hasIcon(id, "pilot") && has(card.Pilot) {
			out = append(out, card.Pilot)
		}
		if has(card.Driver) && g.canDrive(id) {
			out = append(out, card.Driver)
		}
		if has(card.Passenger) || cap.Either > 0 {
			out = append(out, card.Passenger)
		}
	case card.Vehicle:
		if has(card.VehicleBay) {
			out = append(out, card.VehicleBay)
		}
	case card.Starship:
		if !g.isSmallShip(id) {
			break
		}
		if has(card.TIEBay) && classIs(d.Class, "TIE") {
			out = append(out, card.TIEBay)
		}
		if has(card.StarfighterBay) {
			out = append(out, card.StarfighterBay)
		}
	}
	return out
}

// canDrive tells who may drive a transport vehicle (ship.driver).
func (g *Game) canDrive(id game.CardID) bool {
	d := g.def(id)
	if !d.Is("droid") {
		return true
	}
	for _, k := range []string{"vehicle droid", "battle droid", "protocol droid"} {
		if d.Is(k) {
			return true
		}
	}
	return d.Has("pilot") || d.Has("presence")
}

// roomAboard tells whether a place of the kind is free for a card.
func (g *Game) roomAboard(carrier game.CardID, slot card.Slot, id game.CardID) bool {
	if g.def(carrier).Type != card.Vehicle && g.def(carrier).Type != card.Starship {
		return false
	}
	if g.banned(id, carrier) {
		return false
	}
	used := g.taken(carrier, id)
	if !g.room(g.capacity(carrier), used, slot, g.placesOf(id)) {
		return false
	}
	used[slot] += g.placesOf(id)
	for range g.captives(id) { // its captive comes along as a passenger
		if !g.room(g.capacity(carrier), used, card.Passenger, 1) {
			return false
		}
		used[card.Passenger]++
	}
	return true
}

// taken counts the places aboard a carrier that are in use, id and its captive
// left out; a captive sits as a passenger, whatever its escort is
// (ship.capacity.captive).
func (g *Game) taken(carrier, id game.CardID) []int {
	used := make([]int, card.Slots)
	for x := range g.on(carrier) {
		if x != id && g.def(x).Type != card.Weapon { // weapon.seeker: it uses no place
			used[g.S.C(x).Slot] += g.placesOf(x)
			for y := range g.on(x) {
				if g.escort(y) == x {
					used[card.Passenger]++
				}
			}
		}
	}
	return used
}

// placesOf is how many places aboard a card takes: a squadron as many as it has
// ships (ship.capacity.squadron), what only moves like a character none
// (move.like-character).
func (g *Game) placesOf(id game.CardID) int {
	switch d := g.def(id); {
	case d.Is("squadron"):
		return squadronShips
	case d.Type == card.Device, d.Type == card.Effect:
		return 0
	}
	return 1
}

// room tells whether a card that takes n places fits: pilots and passengers share the places of
// "N pilots or passengers" (ship.capacity.shared); an astromech may sit as a
// passenger (ex.ship.1).
func (g *Game) room(cap card.Capacity, used []int, slot card.Slot, n int) bool {
	if used == nil {
		used = make([]int, card.Slots)
	}
	over := func(s card.Slot, more int) int { return max(used[s]+more-cap.In[s], 0) }
	add := func(s card.Slot) int {
		if s == slot {
			return n
		}
		return 0
	}
	switch slot {
	case card.Pilot, card.Passenger:
		return over(card.Pilot, add(card.Pilot))+over(card.Passenger, add(card.Passenger)) <= cap.Either
	case card.OnCard:
		return false
	}
	return used[slot]+n <= cap.In[slot]
}

// squadronAboard: a squadron fits only places for its own class; the newest rulebook
// lets it use those for starfighters too (ship.capacity.squadron).
var squadronAboard = need("ship.capacity.squadron", "Places for starfighters carry no squadron, only those for its own class.",
	"Les places de chasseurs ne portent pas d'escadron, seulement celles de sa propre classe.",
	func(r *Referee, _ card.Side, o *game.Option) bool {
		return r.newest() || o.Slot != card.StarfighterBay || !r.def(o.Card).Is("squadron")
	})
