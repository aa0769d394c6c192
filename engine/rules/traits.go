package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// male: a character without any indication is male; one that is said to be both
// is both (char.gender).
func male(d *card.Def) bool {
	return d.Type == card.Character && (!hasWord(d.Traits, "female") || hasWord(d.Traits, "male"))
}

// ofSquadron tests for a squadron's designation: in print, or by piloting a starship
// or vehicle of the squadron, or being a gunner aboard it. A permanent pilot never
// has it (char.squadron-designation).
func ofSquadron(name string) matcher {
	return func(c *ctx, id game.CardID) bool {
		d := c.g.def(id)
		if hasTrait(d, name) {
			return true
		}
		if d.Type != card.Character || !c.g.S.OnTable(id) {
			return false
		}
		host := c.g.S.Host(id)
		aboard := host != 0 && c.g.S.C(id).Slot != card.OnCard && hasTrait(c.g.def(host), name)
		return aboard && (c.g.pilots(id, host) || c.g.hasTrait(id, "gunner"))
	}
}

// abilityFrom tells whether a character's ability lies between two numbers, whatever
// word is printed (type.character.sensitivity).
func (c *ctx) abilityFrom(id game.CardID, from, to int) bool {
	n, has := c.g.value(id, card.Ability)
	return has && c.g.def(id).Type == card.Character && n >= card.Whole(from) && n <= card.Whole(to)
}
