package position

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// HasTrait tells whether a card has a characteristic: by print, or because its own text
// gives it. One given without a condition stays while the text is canceled
// (char.kept).
func (p *Position) HasTrait(id game.CardID, t string) bool {
	return hasTrait(p.Def(id), t) || p.given(id, t)
}

// given tells whether a card's own text gives it a characteristic. A condition that asks
// for the very one closes a ring, and so does not count (memo).
func (p *Position) given(id game.CardID, t string) bool {
	text := p.Text(id)
	if !text.Kinds.Has(int(ModTrait)) {
		return false
	}
	for _, m := range text.Mods {
		if m.Kind == ModTrait && len(m.Conds) == 0 && hasTrait(&card.Def{Traits: m.titles}, t) {
			return true
		}
	}
	for m := range p.Mods(ModTrait) {
		if m.C.Self == id && hasTrait(&card.Def{Traits: m.titles}, t) {
			return true
		}
	}
	return false
}
