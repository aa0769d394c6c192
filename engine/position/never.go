package position

import (
	"cantina/engine/game"
)

// Banned tells whether a card may not be aboard a carrier by its own text.
func (p *Position) Banned(id, carrier game.CardID) bool {
	if p.S.OnTable(id) && p.TextCanceled(id) {
		return false
	}
	for _, m := range p.Text(id).Mods {
		if m.Kind == ModNotAboard && m.Affects(&Context{P: p, Self: id, You: p.S.C(id).Owner}, carrier) {
			return true
		}
	}
	return false
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
		if p.Never(other, loc) {
			return true
		}
	}
	return false
}
