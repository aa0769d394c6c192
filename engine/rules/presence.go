package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// presentAt is the one place where a card is present: a location, or the
// enclosed carrier it is in (place.present). Weapons and the like are present
// where their bearer is.
func (g *Game) presentAt(id game.CardID) game.CardID {
	for n := 0; n < 10; n++ {
		c := g.S.C(id)
		if c.Zone == game.Row {
			return id
		}
		if c.Is(game.Fought) && g.siege() != 0 {
			return g.S.Battle.At
		}
		if c.Zone != game.Table || c.At == 0 || c.Is(game.Imprisoned) { // captive.imprisoned: with nobody
			return 0
		}
		if g.S.C(c.At).Zone == game.Row {
			return c.At
		}
		if (c.Slot != card.OnCard || c.Is(game.Captive)) && g.enclosed(c.At) { // a captured starship: inside its holder
			return c.At
		}
		id = c.At
	}
	return 0
}

// presentWith tells whether two cards are present at the same place
// (place.present-with).
func (g *Game) presentWith(a, b game.CardID) bool {
	p := g.presentAt(a)
	return a != b && p != 0 && p == g.presentAt(b)
}

// TotalAbility is all the ability a player has at a location (presence.def,
// presence.source), with changes of the total.
func (g *Game) TotalAbility(side card.Side, loc game.CardID) card.Num {
	n := card.Num(0)
	for id := range g.at(loc) {
		if g.S.C(id).Owner == side {
			n += g.abilityOf(id)
		}
	}
	return max(n+g.abilityChange(side, loc), 0)
}

// abilityChange is what texts add to a player's total ability at a location;
// copies do not add up (presence.total-modified, value.cumulative).
func (g *Game) abilityChange(side card.Side, loc game.CardID) (n card.Num) {
	type source struct {
		def    int32
		clause int16
	}
	var seen []source
	for m := range g.mods(mTotalAbility) {
		src := source{m.source(), m.clause}
		if m.c.whose(m.whose) == side && m.at(&m.c, loc) && !slices.Contains(seen, src) {
			seen = append(seen, src)
			n += m.by(&m.c)
		}
	}
	return n
}

// presenceBy tells whether a player has presence at a location by those of his
// cards that count: ability of 1 in all, or a presence icon (presence.def,
// icon.presence).
func (g *Game) presenceBy(side card.Side, loc game.CardID, counts func(game.CardID) bool) bool {
	n := g.abilityChange(side, loc)
	for id := range g.at(loc) {
		if g.S.C(id).Owner != side || !counts(id) {
			continue
		}
		if g.def(id).Has("presence") {
			return true
		}
		n += g.abilityOf(id)
	}
	return n >= card.One
}

// abilityOf is what a card adds to its side's ability: its own, and that of
// built-in pilots.
func (g *Game) abilityOf(id game.CardID) card.Num {
	switch g.def(id).Type {
	case card.Character:
		n, _ := g.value(id, card.Ability)
		return n
	case card.Vehicle, card.Starship:
		n, _ := g.value(id, card.Ability)
		return n + g.permanentAbility(id)
	case card.Interrupt, card.Effect: // location.dejarik-rules
		if g.piece(id) {
			n, _ := g.value(id, card.Ability)
			return n
		}
	}
	return 0
}

// Occupies tells whether a player has presence at a location (presence.occupy).
func (g *Game) Occupies(side card.Side, loc game.CardID) bool {
	return loc != 0 && g.presenceBy(side, loc, func(game.CardID) bool { return true })
}

// Controls tells whether a player occupies a location and the opponent does not
// (presence.control); not with operatives of that planet alone (char.operative).
func (g *Game) Controls(side card.Side, loc game.CardID) bool {
	return loc != 0 && g.presenceBy(side, loc, func(id game.CardID) bool { return !g.idle(id) }) && !g.Occupies(side.Other(), loc)
}

// alone tells whether an active character or permanent pilot is alone: its owner
// has neither another character nor another card with ability there
// (place.alone).
func (g *Game) alone(id game.CardID) bool {
	loc := g.S.Where(id)
	if loc == 0 || !g.isActive(id) {
		return false
	}
	own := g.S.C(id).Owner
	for x := range g.at(loc) {
		if x == id || g.S.C(x).Owner != own {
			continue
		}
		if g.def(x).Type == card.Character || g.abilityOf(x) > 0 {
			return false
		}
	}
	return true
}
