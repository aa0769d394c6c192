package position

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// What a text builds into what carries its card, or takes out of it.
func init() {
	modifies(func(comp *Compiler, x gametext.Refits) []*Modifier {
		m := Modifier{Kind: ModPlaces, Affects: func(c *Context, id game.CardID) bool { return id == c.P.S.Host(c.Self) }}
		switch x.What {
		case gametext.AddsPilotPlace:
			m.N = card.Num(card.Pilot)
		case gametext.AddsAstromechPlace:
			m.N = card.Num(card.Astromech)
		case gametext.LosesNavComputer:
			m.Kind = ModNavLost
		}
		return one(m)
	})
}

// navComputers counts the nav computers of a card, without those that texts have taken out
// of it (icon.nav).
func (p *Position) navComputers(id game.CardID) (n int) {
	for _, icon := range p.Def(id).Icons {
		if icon == navIcon {
			n++
		}
	}
	if n == 0 || !p.kinds.Has(int(ModNavLost)) {
		return n
	}
	for m := range p.Mods(ModNavLost) {
		if m.Hits(id) {
			n--
		}
	}
	return max(n, 0)
}

const navIcon = "nav computer"

// Navigated tells whether a starship has a nav computer: its own, or an astromech or
// other character with one aboard (icon.nav, type.character.astromech); a squadron needs three.
func (p *Position) Navigated(id game.CardID) bool {
	n := p.navComputers(id)
	for other := range p.On(id) {
		if d := p.Def(other); d.Type == card.Character && (d.Has(navIcon) || d.Is("astromech droid")) {
			n++
		}
	}
	return n >= p.PilotsNeeded(id)
}
