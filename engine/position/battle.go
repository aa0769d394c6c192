package position

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// CanFight tells whether a player has presence at a location, toward a battle that
// by initiates, by cards that may still battle this turn (battle.condition,
// battle.once-per-card, battle.may-not-battle).
func (p *Position) CanFight(side, by card.Side, loc game.CardID) bool {
	return p.presenceBy(side, loc, p.MayBattle) || p.pseudo(side, by, loc, p.MayBattle)
}

// pseudo tells whether a card of a player occupies a location for the battles of
// one side only (presence.pseudo, battle.may-battle-text).
func (p *Position) pseudo(side, by card.Side, loc game.CardID, counts func(game.CardID) bool) bool {
	k := ModBattled
	if side == by {
		k = ModInitiates
	}
	for m := range p.Mods(k) {
		if m.C.You == side && p.S.Where(m.C.Self) == loc && counts(m.C.Self) {
			return true
		}
	}
	return false
}

// MayBattle tells whether a card may take part in a battle now: it, and what it
// is aboard, has not fought another battle this turn and is not barred.
func (p *Position) MayBattle(id game.CardID) bool {
	for other := id; other != 0 && p.S.C(other).Zone == game.Table; other = p.S.C(other).At {
		if p.HasBattled(other) && !p.S.C(other).Is(game.Fought) {
			return false
		}
		if p.BoundBySearch(other) && p.initiator() == p.S.C(other).Owner {
			return false
		}
		if p.Said(ModNoBattle, other) {
			return false
		}
	}
	return true
}

// initiator is who has initiated the battle in progress, or could initiate one
// now.
func (p *Position) initiator() card.Side {
	if p.S.Battle.On {
		return p.S.Battle.By
	}
	if p.IsTurnOf(card.Dark) {
		return card.Dark
	}
	return card.Light
}

// PresenceLost ends the battle when a side has no presence left among its
// participants before the damage segment (battle.presence-lost).
func (p *Position) PresenceLost() bool {
	fights := func(id game.CardID) bool { return p.S.C(id).Is(game.Fought) }
	b := &p.S.Battle
	for side := range card.Sides {
		if !p.presenceBy(side, b.At, fights) && !p.pseudo(side, b.By, b.At, fights) {
			return true
		}
	}
	return false
}

// The segment of a battle to which a clause belongs, where it is not the weapons
// segment (battle.weapons.other, battle.power.optional, battle.damage.actions).
const (
	SegmentPower  = 1 + iota // only there, and only if there is attrition
	SegmentDamage            // there too
)

// threshold is by how much the ability that a player needs for battle destiny is raised at a
// location, for him or for both (battle.destiny.threshold).
func (p *Position) threshold(side card.Side, loc game.CardID) card.Num {
	var gives Once // value.cumulative
	for m := range p.Mods(ModThreshold) {
		if m.At(&m.C, loc) && (!m.May || m.C.Whose(m.Whose) == side) {
			gives.Add(m)
		}
	}
	return gives.Sum()
}

// Attrition is the attrition against a player, if there is any: the opponent's
// battle destiny and attrition destinies, with what texts change, copies of one
// text once (battle.attrition.total, value.cumulative).
func (p *Position) Attrition(against card.Side) card.Num {
	b := &p.S.Battle
	n := b.Destiny[against.Other()] + b.AttrD[against.Other()]
	var gives Once
	for m := range p.Mods(ModAttrition) {
		if m.C.Whose(m.Whose) == against && m.At(&m.C, b.At) {
			gives.Add(m)
		}
	}
	return max(n+gives.Sum()+b.Changed[against], 0)
}

// AttritionCanceled tells whether a text cancels all attrition against a player
// there (battle.attrition.cancel).
func (p *Position) AttritionCanceled(against card.Side) bool {
	for m := range p.Mods(ModNoAttrition) {
		if m.C.Whose(m.Whose) == against && m.At(&m.C, p.S.Battle.At) {
			return true
		}
	}
	return false
}

// abilityPresent is the ability of those cards of a player in battle that are present there:
// nobody in an enclosed carrier (presence.present).
func (p *Position) abilityPresent(side card.Side) (n card.Num) {
	for id := range p.At(p.S.Battle.At) {
		if p.S.C(id).Owner == side && p.InBattle(id) && p.PresentAt(id) == p.S.Battle.At && p.Def(id).Type == card.Character {
			n += p.AbilityOf(id)
		}
	}
	return n
}

// DestinyAbility is the ability that counts toward battle destiny: of those
// present at the location, and of those who pilot or drive there, and what is lent to them
// from elsewhere (battle.destiny.ability).
func (p *Position) DestinyAbility(side card.Side) card.Num {
	n := p.AbilityThere(side, p.S.Battle.At, func(id game.CardID) bool { return p.S.C(id).Is(game.Fought) })
	for m := range p.Mods(ModAbilityLent) {
		if m.C.You == side {
			n += m.By(&m.C)
		}
	}
	return n
}

// Applicable is the ability of a card that counts toward battle destiny: what it has lent to
// another location does not (battle.destiny.ability).
func (p *Position) Applicable(id game.CardID) card.Num {
	n := p.AbilityOf(id)
	for m := range p.Mods(ModAbilityApplied) {
		if m.Hits(id) {
			n += m.By(&m.C)
		}
	}
	return max(n, 0)
}

// AbilityThere is that ability among the cards of a location that take part.
func (p *Position) AbilityThere(side card.Side, loc game.CardID, takesPart func(game.CardID) bool) card.Num {
	n := card.Num(0)
	for id := range p.At(loc) {
		it := p.S.C(id)
		if it.Owner != side || !takesPart(id) || p.Said(ModNoDestinyAbility, id) {
			continue
		}
		switch d := p.Def(id); d.Type {
		case card.Character:
			host := p.S.Host(id)
			if p.idle(id) {
				continue // char.operative
			}
			if p.PresentAt(id) == loc || host != 0 && p.Operational(host) && (it.Slot == card.Pilot || it.Slot == card.Driver) {
				n += p.Applicable(id)
			}
		case card.Vehicle, card.Starship:
			if p.PresentAt(id) == loc && p.Operational(id) {
				n += p.Applicable(id)
			}
		default: // a piece (location.dejarik-rules)
			n += p.Applicable(id)
		}
	}
	return p.abilityOf(side, loc, n)
}

// DestinyCount is how many battle destinies a player may draw (battle.destiny.count,
// battle.destiny.requirement, battle.destiny.if-unable).
func (p *Position) DestinyCount(side card.Side) int {
	b := &p.S.Battle
	ability := p.DestinyAbility(side)
	n, most := int(b.Added[side]), 1<<20
	more := p.threshold(side, b.At) // battle.destiny.threshold
	if ability >= card.Whole(4)+more {
		n++
	}
	for m := range p.Mods(ModAbilityRequired) {
		if m.C.Whose(m.Whose) == side && m.At(&m.C, b.At) && ability < m.N+more {
			n = 0
		}
	}
	var gives Once
	for m := range p.Mods(ModDestiny) { // battle.destiny.count
		if m.C.You == side && (m.At == nil && p.InBattle(m.C.Self) || m.At != nil && m.At(&m.C, b.At)) {
			gives.Put(m, m.N)
		}
	}
	n += gives.Sum().Int()
	for m := range p.Mods(ModMostDestiny) {
		if m.C.Whose(m.Whose) == side && m.At(&m.C, b.At) {
			most = min(most, m.N.Int())
		}
	}
	for m := range p.Mods(ModIfUnable) {
		if m.C.You == side && (m.Affects == nil && p.InBattle(m.C.Self) || m.Affects != nil && m.C.any(m.Affects)) {
			n = max(n, m.N.Int())
		}
	}
	return min(n, most)
}

// Siege is the captured starship in which the battle in progress is fought, 0 if it
// is not one of that kind.
func (p *Position) Siege() game.CardID {
	if at := p.S.Battle.At; p.S.Battle.On && p.S.Cards[at].Zone == game.Table {
		return at
	}
	return 0
}

// Besieged lists those trapped in a starship who may battle.
func (p *Position) Besieged(ship game.CardID) []game.CardID {
	return slices.DeleteFunc(p.Trapped(ship), func(id game.CardID) bool { return !p.MayBattle(id) })
}

// Presence tells whether some cards together give presence (presence.def); those who
// are trapped are inactive until they fight.
func (p *Position) Presence(who []game.CardID) bool {
	n := card.Num(0)
	for _, id := range who {
		if p.Def(id).Has("presence") {
			return true
		}
		a, _ := p.Value(id, card.Ability)
		n += a
	}
	return n >= card.One
}

// battleplace is where a card battles: the captured starship in which it fights, or
// else its location.
func (p *Position) battleplace(id game.CardID) game.CardID {
	if at := p.Siege(); at != 0 && p.S.Cards[id].Is(game.Fought) {
		return at
	}
	return p.S.Where(id)
}

// isAt tells whether a card is at a location, or fights in the captured starship that stands for
// one (battle.besieged).
func (p *Position) isAt(id, loc game.CardID) bool {
	return p.S.Where(id) == loc || loc != 0 && p.Siege() == loc && p.S.Cards[id].Is(game.Fought)
}
