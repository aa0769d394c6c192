package position

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// Riders: a device on a character may have places for somebody, as a creature vehicle has
// for who rides it; he is not enclosed, and takes a place of his own aboard what both are
// aboard (vehicle.creature).

// TakesAboard tells whether cards may be aboard a card: a starship or vehicle, or a device
// that has places.
func (p *Position) TakesAboard(id game.CardID) bool {
	d := p.Def(id)
	return isCarrier(d) || d.Type == card.Device && d.Capacity.Any()
}

// Mount is the device that a card rides in, 0 if it rides in none.
func (p *Position) Mount(id game.CardID) game.CardID {
	host := p.S.Host(id)
	if host == 0 || p.S.C(id).Slot == card.OnCard || p.Def(host).Type != card.Device {
		return 0
	}
	return host
}

// Bearer is who carries the device that a card rides in, 0 if it rides in none.
func (p *Position) Bearer(id game.CardID) game.CardID {
	if mount := p.Mount(id); mount != 0 {
		return p.S.Host(mount)
	}
	return 0
}

// Riders are the cards in devices that a card carries.
func (p *Position) Riders(bearer game.CardID) (out []game.CardID) {
	for id := range p.On(bearer) {
		if d := p.Def(id); d.Type != card.Device || !d.Capacity.Any() {
			continue
		}
		for rider := range p.On(id) {
			if p.Mount(rider) == id {
				out = append(out, rider)
			}
		}
	}
	return out
}
