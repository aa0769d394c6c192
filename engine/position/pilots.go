package position

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// pilotOf finds the pilot that the words mean, among those aboard a card.
func pilotOf(by Matcher) func(c *Context, ship game.CardID) game.CardID {
	return func(c *Context, ship game.CardID) game.CardID {
		if t := c.P.Def(ship).Type; t != card.Starship && t != card.Vehicle {
			return 0
		}
		for id := range c.P.On(ship) {
			if c.P.pilots(id, ship) && by(c, id) {
				return id
			}
		}
		return 0
	}
}

// Matches tells whether a character is the matching pilot of a starship or vehicle:
// both are unique and one mentions the other, or a text says so; and it can pilot
// it (char.matching). A unique permanent pilot matches its own card.
func (p *Position) Matches(pilot, ship game.CardID) bool {
	if !p.hasIcon(pilot, "pilot") {
		return false
	}
	d, s := p.Def(pilot), p.Def(ship)
	if d.Dots == 1 && s.Dots == 1 && (slices.ContainsFunc(s.Matching, func(name string) bool { return p.Named(pilot, name) }) || !p.S.C(pilot).Is(game.Crossed) && slices.ContainsFunc(d.Matching, s.Named)) {
		return true
	}
	for m := range p.Mods(ModMatching) {
		if m.Hits(pilot) && m.At(&m.C, ship) {
			return true
		}
	}
	return false
}

// scomp tells whether a card is present with a scomp link: that of its site, or,
// aboard an enclosed carrier, that carrier's own (icon.scomp).
func (p *Position) scomp(id game.CardID) bool {
	at := p.PresentAt(id)
	return at != 0 && p.linked(at)
}

// linked tells whether a card has a scomp link that may be used.
func (p *Position) linked(id game.CardID) bool {
	return p.hasIcon(id, "scomp link") && !p.Said(ModUnlinked, p.S.Where(id))
}

// linkedAt tells whether there is one at a location: its own, or that of a starship or
// vehicle there (icon.scomp).
func (p *Position) linkedAt(loc game.CardID) bool {
	return slices.ContainsFunc(p.InPlay(), func(id game.CardID) bool { return p.S.Where(id) == loc && p.linked(id) })
}

// FreeAboard tells whether a card deploys free aboard a carrier by the text of that
// (value.free).
func (p *Position) FreeAboard(weapon, carrier game.CardID) bool {
	for m := range p.Mods(ModFreeAboard) {
		if m.C.Self == carrier && m.Hits(weapon) {
			return true
		}
	}
	return false
}
