package position

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// AsteroidChange is what texts add to the asteroid destiny drawn for a starship
// (location.asteroid-rules, value.cumulative).
func (p *Position) AsteroidChange(ship game.CardID) card.Num {
	var gives Once
	for m := range p.Mods(ModAsteroid) {
		if m.Hits(ship) {
			gives.Add(m)
		}
	}
	return gives.Sum()
}
