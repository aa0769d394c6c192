package position

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// PowerIn lists what a card adds to its side's total power at its location: only
// if it is present there, and a carrier only if it works (battle.power.total).
func (p *Position) PowerIn(id game.CardID, loc game.CardID) (card.Num, bool) {
	if p.PresentAt(id) != loc {
		return 0, false
	}
	switch d := p.Def(id); d.Type {
	case card.Character:
	case card.Starship, card.Vehicle:
		if !p.Operational(id) {
			return 0, false
		}
	default:
		if !p.Piece(id) {
			return 0, false
		}
	}
	return p.Value(id, card.Power)
}

// TotalPower is a player's total power at a location, itemised: by card, then by
// modifier, and in a battle the destinies (battle.power.total).
func (p *Position) TotalPower(side card.Side, loc game.CardID) game.Sum {
	return p.totalPower(side, loc, true)
}

// PowerAt is a player's total power at a location.
func (p *Position) PowerAt(side card.Side, loc game.CardID) card.Num {
	return p.totalPower(side, loc, false).Total
}

func (p *Position) totalPower(side card.Side, loc game.CardID, explain bool) game.Sum {
	sum := tally{Sum: game.Sum{Has: true}, explain: explain}
	add := func(src game.CardID, say card.Text, n card.Num) {
		sum.term(src, say, n, false)
		sum.Total += n
	}
	fighting := p.S.Battle.On && p.S.Battle.At == loc
	for id := range p.At(loc) {
		if p.S.C(id).Owner != side || fighting && !p.S.C(id).Is(game.Fought) {
			continue
		}
		if n, ok := p.PowerIn(id, loc); ok {
			add(id, card.Text{}, n)
		}
	}
	p.totalPowerMods(side, loc, add)
	if fighting {
		b := &p.S.Battle
		if b.PowerD[side] != 0 {
			add(0, card.T("power destinies", "destinées de puissance"), b.PowerD[side])
		}
		if b.Draws[side] > 0 {
			add(0, card.T("battle destiny", "destinée de bataille"), b.Destiny[side])
		}
	}
	sum.Total = max(sum.Total, 0)
	return sum.Sum
}

// totalPowerMods adds what texts add to a total power; copies of one card do not add up
// (value.cumulative).
func (p *Position) totalPowerMods(side card.Side, loc game.CardID, add func(game.CardID, card.Text, card.Num)) {
	var seen [][2]int32
	for m := range p.Mods(ModTotalPower) {
		if side == card.Dark && p.Shielded(loc) && !p.IsSite(p.S.Where(m.C.Self)) && p.S.Where(m.C.Self) != 0 {
			continue // location.hoth-shield: no power from space
		}
		if key := [2]int32{m.source(), int32(m.clause)}; m.C.Whose(m.Whose) == side && m.At(&m.C, loc) && !slices.Contains(seen, key) {
			seen = append(seen, key)
			c := m.C
			c.At = loc
			if n := m.By(&c); n != 0 {
				add(m.C.Self, m.through(), n)
			}
		}
	}
}

// PresentAt is the one place where a card is present: a location, or the
// enclosed carrier it is in (place.present). Weapons and the like are present
// where their bearer is.
func (p *Position) PresentAt(id game.CardID) game.CardID {
	for n := 0; n < 10; n++ {
		it := p.S.C(id)
		if it.Zone == game.Row {
			return id
		}
		if it.Is(game.Fought) && p.Siege() != 0 {
			return p.S.Battle.At
		}
		if it.Zone != game.Table || it.At == 0 || it.Is(game.Imprisoned) { // captive.imprisoned: with nobody
			return 0
		}
		if p.S.C(it.At).Zone == game.Row {
			return it.At
		}
		if (it.Slot != card.OnCard || it.Is(game.Captive)) && p.Enclosed(it.At) { // a captured starship: inside its holder
			return it.At
		}
		id = it.At
	}
	return 0
}

// PresentWith tells whether two cards are present at the same place
// (place.present-with).
func (p *Position) PresentWith(a, b game.CardID) bool {
	at := p.PresentAt(a)
	return a != b && at != 0 && at == p.PresentAt(b)
}

// TotalAbility is all the ability a player has at a location (presence.def,
// presence.source), with changes of the total.
func (p *Position) TotalAbility(side card.Side, loc game.CardID) card.Num {
	n := card.Num(0)
	for id := range p.At(loc) {
		if p.S.C(id).Owner == side {
			n += p.AbilityOf(id)
		}
	}
	return p.abilityOf(side, loc, n)
}

// abilityOf is a player's total ability at a location where his cards have so much: with
// what texts add, and no more than they allow (value.limit).
func (p *Position) abilityOf(side card.Side, loc game.CardID, n card.Num) card.Num {
	n = max(n+p.abilityChange(side, loc), 0)
	for m := range p.Mods(ModMostAbility) {
		if m.C.Whose(m.Whose) == side && m.At(&m.C, loc) {
			n = min(n, m.N)
		}
	}
	return n
}

// abilityChange is what texts add to a player's total ability at a location;
// copies do not add up (presence.total-modified, value.cumulative).
func (p *Position) abilityChange(side card.Side, loc game.CardID) (n card.Num) {
	type source struct {
		def    int32
		clause int16
	}
	var seen []source
	for m := range p.Mods(ModTotalAbility) {
		src := source{m.source(), m.clause}
		if m.C.Whose(m.Whose) == side && m.At(&m.C, loc) && !slices.Contains(seen, src) {
			seen = append(seen, src)
			n += m.By(&m.C)
		}
	}
	return n
}

// presenceBy tells whether a player has presence at a location by those of his
// cards that count: ability of 1 in all, or a presence icon (presence.def,
// icon.presence).
func (p *Position) presenceBy(side card.Side, loc game.CardID, counts func(game.CardID) bool) bool {
	n := card.Num(0)
	for id := range p.At(loc) {
		if p.S.C(id).Owner != side || !counts(id) {
			continue
		}
		if p.Def(id).Has("presence") {
			return true
		}
		n += p.AbilityOf(id)
	}
	return p.abilityOf(side, loc, n) >= card.One
}

// AbilityOf is what a card adds to its side's ability: its own, and that of
// built-in pilots.
func (p *Position) AbilityOf(id game.CardID) card.Num {
	switch p.Def(id).Type {
	case card.Character:
		n, _ := p.Value(id, card.Ability)
		return n
	case card.Vehicle, card.Starship:
		n, _ := p.Value(id, card.Ability)
		return n + p.permanentAbility(id)
	case card.Interrupt, card.Effect: // location.dejarik-rules
		if p.Piece(id) {
			n, _ := p.Value(id, card.Ability)
			return n
		}
	}
	return 0
}

// Occupies tells whether a player has presence at a location (presence.occupy).
func (p *Position) Occupies(side card.Side, loc game.CardID) bool {
	if loc == 0 {
		return false
	}
	m := p.fresh()
	c := &m.held[int(loc)*int(card.Sides)+int(side)]
	if m.recalls(c) {
		if audited != nil {
			audited(p, "who occupies "+p.Key(loc), c, func(p *Position) *cell {
				p.Occupies(side, loc)
				return &p.memo.held[int(loc)*int(card.Sides)+int(side)]
			})
		}
		return c.has
	}
	all := func(game.CardID) bool { return true }
	if m.fills(c) {
		return p.presenceBy(side, loc, all)
	}
	o := m.begin(c)
	has := p.presenceBy(side, loc, all)
	m.end(c, o, 0, has)
	return has
}

// Controls tells whether a player occupies a location and the opponent does not
// (presence.control); not with operatives of that planet alone (char.operative).
func (p *Position) Controls(side card.Side, loc game.CardID) bool {
	if loc == 0 || p.Occupies(side.Other(), loc) || !p.Occupies(side, loc) {
		return false
	}
	return !p.apart || p.presenceBy(side, loc, func(id game.CardID) bool { return !p.idle(id) })
}

// alone tells whether an active character or permanent pilot is alone: its owner
// has neither another character nor another card with ability there; a starship or
// vehicle, if all of them are aboard it (place.alone).
func (p *Position) alone(id game.CardID) bool {
	loc := p.S.Where(id)
	if loc == 0 || !p.IsActive(id) {
		return false
	}
	own := p.S.C(id).Owner
	for other := range p.At(loc) {
		if p.S.C(other).Owner != own || p.Within(other, id) {
			continue
		}
		if p.Def(other).Type == card.Character || p.AbilityOf(other) > 0 {
			return false
		}
	}
	return true
}

// onePilot tells whether a starship has one permanent pilot and no character aboard: of
// several none is alone (place.alone).
func (c *Context) onePilot(id game.CardID) bool {
	return c.P.permanentPilots(id) == 1 && !c.some(func(c *Context, other game.CardID) bool {
		return c.P.Def(other).Type == card.Character && c.P.aboard(other, id)
	})
}
