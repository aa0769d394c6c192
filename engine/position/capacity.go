package position

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// SlotsFor lists the kinds of place in which a card could be aboard a carrier,
// best first (deploy.character.slot). Whether one is free is another question.
func (p *Position) SlotsFor(id, carrier game.CardID) []card.Slot {
	d, cap := p.Def(id), p.Capacity(carrier)
	var out []card.Slot
	has := func(s card.Slot) bool { return cap.In[s] > 0 }
	switch d.Type {
	case card.Device, card.Effect:
		if p.LikeCharacter(id) { // move.like-character: no capacity needed
			out = append(out, card.Passenger)
		}
	case card.Character:
		if d.Is("astromech droid") {
			if has(card.Astromech) {
				out = append(out, card.Astromech)
			}
		}
		if p.hasIcon(id, "pilot") && (has(card.Pilot) || cap.Either > 0) && !p.NoPilotOf(id, carrier) {
			out = append(out, card.Pilot)
		}
		if has(card.Driver) && p.canDrive(id, carrier) {
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
		if has(card.VehicleBay) && p.likes(id, carriedLikeVehicle) {
			out = append(out, card.VehicleBay)
		}
		if !p.IsSmallShip(id) {
			break
		}
		if has(card.TIEBay) && ClassIs(d.Class, "TIE") {
			out = append(out, card.TIEBay)
		}
		if has(card.StarfighterBay) {
			out = append(out, card.StarfighterBay)
		}
	}
	return out
}

// canDrive tells who may drive a transport vehicle (ship.driver).
func (p *Position) canDrive(id, vehicle game.CardID) bool {
	d := p.Def(id)
	if p.bars(ModDrives, id, vehicle) {
		return true
	}
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

// RoomAboard tells whether a place of the kind is free for a card.
func (p *Position) RoomAboard(carrier game.CardID, slot card.Slot, id game.CardID) bool {
	if !p.TakesAboard(carrier) {
		return false
	}
	if p.Banned(id, carrier) {
		return false
	}
	used := p.Taken(carrier, id)
	if !p.Room(p.Capacity(carrier), used, slot, p.placesOf(id)) {
		return false
	}
	used[slot] += p.placesOf(id)
	for range append(p.Captives(id), p.Riders(id)...) { // they come along as passengers
		if !p.Room(p.Capacity(carrier), used, card.Passenger, 1) {
			return false
		}
		used[card.Passenger]++
	}
	return true
}

// Taken counts the places aboard a carrier that are in use, id and its captive
// left out; a captive sits as a passenger, whatever its escort is
// (ship.capacity.captive), and so does who rides in a device.
func (p *Position) Taken(carrier, id game.CardID) []int {
	used := make([]int, card.Slots)
	for other := range p.On(carrier) {
		if other != id && p.Def(other).Type != card.Weapon { // weapon.seeker: it uses no place
			used[p.S.C(other).Slot] += p.placesOf(other)
			for y := range p.On(other) {
				if p.Escort(y) == other {
					used[card.Passenger]++
				}
			}
			for _, y := range p.Riders(other) {
				if y != id {
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
func (p *Position) placesOf(id game.CardID) int {
	switch d := p.Def(id); {
	case d.Is("squadron"):
		return squadronShips
	case d.Type == card.Device, d.Type == card.Effect:
		return 0
	}
	return 1
}

// Room tells whether a card that takes n places fits: pilots and passengers share the places of
// "N pilots or passengers" (ship.capacity.shared); an astromech may sit as a
// passenger (ex.ship.1).
func (p *Position) Room(cap card.Capacity, used []int, slot card.Slot, n int) bool {
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

// Capacity is the capacity of a carrier, with the places that texts add.
func (p *Position) Capacity(id game.CardID) card.Capacity {
	all := p.Def(id).Capacity
	p.freeSeats(id, &all)
	all.In[card.Pilot] += p.turnedOut(id)
	if p.AddsPlaces() {
		for m := range p.Mods(ModPlaces) {
			if m.Hits(id) {
				all.In[m.N]++
			}
		}
	}
	return all
}
