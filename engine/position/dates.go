package position

import "cantina/engine/game"

// Doubles tells whether anything doubles the power of a card.
func (p *Position) Doubles() bool { return p.Might(ModDouble) }

// Doubled tells whether the power of a card is doubled.
func (p *Position) Doubled(id game.CardID) bool {
	return p.Said(ModDouble, id)
}
