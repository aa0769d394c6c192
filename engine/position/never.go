package position

import (
	"slices"

	"cantina/engine/game"
)

// Banned tells whether a card may not be aboard a carrier, by its own text or by that of
// the carrier.
func (p *Position) Banned(id, carrier game.CardID) bool {
	return p.StaysOff(id, carrier) || p.Refuses(carrier, id)
}

// StaysOff tells whether a card's own text keeps it from being aboard a carrier.
func (p *Position) StaysOff(id, carrier game.CardID) bool { return p.bars(ModNotAboard, id, carrier) }

// Refuses tells whether a carrier's text says that its places are not for a card.
func (p *Position) Refuses(carrier, id game.CardID) bool { return p.bars(ModRefuses, carrier, id) }

// NoPilotOf tells whether the text of a starship or vehicle keeps a card from piloting it.
func (p *Position) NoPilotOf(id, carrier game.CardID) bool { return p.bars(ModNoPilot, carrier, id) }

// bars tells whether a text of a card says something of a kind about it and another one.
func (p *Position) bars(kind ModKind, self, other game.CardID) bool {
	t := p.Text(self)
	if !t.Kinds.Has(int(kind)) || p.S.OnTable(self) && p.TextCanceled(self) {
		return false
	}
	return slices.ContainsFunc(t.Mods, func(m *Modifier) bool {
		return m.Kind == kind && m.Affects(&Context{P: p, Self: self, You: p.S.C(self).Owner}, other)
	})
}

// Never tells whether a card, or one that it carries, may never be put at a
// location.
func (p *Position) Never(id, loc game.CardID) bool {
	if loc == 0 || !p.kinds.Has(int(ModNever)) {
		return false
	}
	if t := p.Text(id); t.Kinds.Has(int(ModNever)) {
		for _, m := range t.Mods {
			if m.Kind == ModNever && m.Affects(&Context{P: p, Self: id, You: p.S.C(id).Owner, At: loc}, loc) {
				return true
			}
		}
	}
	if !p.S.OnTable(id) {
		return false
	}
	for _, other := range p.Attached(id) {
		if p.S.OnTable(other) && p.Never(other, loc) { // not what is stacked there (state.supporting)
			return true
		}
	}
	return false
}
