package position

import (
	"strings"

	"cantina/engine/card"
	"cantina/engine/game"
)

// HasTrait tells whether a card has a characteristic: by print, or because a text gives
// it. One that its own text gives without a condition stays while the text is canceled
// (char.kept).
func (p *Position) HasTrait(id game.CardID, t string) bool {
	if strings.HasSuffix(t, " agenda") && p.S.OnTable(id) && p.TextCanceled(id) { // senate.agenda: it stands in the text
		return false
	}
	return hasTrait(p.Def(id), t) || p.given(id, t)
}

// skill tells whether an icon is a skill, which a text may give like a characteristic
// (icon.pilot, icon.warrior).
func skill(icon string) bool { return icon == "pilot" || icon == "warrior" }

// Strayed tells whether a character sits at the controls though a pilot no more: the text
// that gave the skill is gone (leave.lost-capacity).
func (p *Position) Strayed(id game.CardID) bool {
	return p.S.C(id).Slot == card.Pilot && !p.hasIcon(id, "pilot")
}

// given tells whether a text gives a card a characteristic, or a skill: its own, or one on table. A
// condition that asks for the very one closes a ring, and so does not count (memo).
func (p *Position) given(id game.CardID, t string) bool {
	if text := p.Text(id); text.Kinds.Has(int(ModTrait)) {
		for _, m := range text.Mods {
			if m.Kind == ModTrait && m.Affects == nil && len(m.Conds) == 0 && hasTrait(&card.Def{Traits: m.titles}, t) {
				return true
			}
		}
	}
	for m := range p.Mods(ModTrait) {
		if hasTrait(&card.Def{Traits: m.titles}, t) && m.Hits(id) {
			return true
		}
	}
	return false
}
