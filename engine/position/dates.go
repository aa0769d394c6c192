package position

import (
	"slices"

	"cantina/engine/game"
)

// Doubles tells whether anything doubles the power of a card.
func (p *Position) Doubles() bool {
	p.InPlay()
	if p.Index.Kinds.Has(int(ModDouble)) {
		return true
	}
	return slices.ContainsFunc(p.S.Lasting, func(l game.Lasting) bool {
		return l.Until != game.Scheduled && slices.ContainsFunc(p.ClauseIn(l.Def, l.Clause).lasting(l.Op), func(m *Modifier) bool { return m.Kind == ModDouble })
	})
}

// Doubled tells whether the power of a card is doubled.
func (p *Position) Doubled(id game.CardID) bool {
	return p.Said(ModDouble, id)
}
