package position

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// What is asked of the narrow aspects of the state is asked here, and noted: what comes
// from the answer is good until that aspect changes. A test finds who looks past it.

// IsTurnOf tells whether it is a player's turn.
func (p *Position) IsTurnOf(side card.Side) bool {
	p.memo.seen |= game.AtTurn
	return p.S.Active == side
}

// Phase is the phase of the turn.
func (p *Position) Phase() game.Phase {
	p.memo.seen |= game.AtPhase
	return p.S.Phase
}

// marks is a card, for its turn marks.
func (p *Position) marks(id game.CardID) *game.Card {
	p.memo.seen |= game.AtMarks
	return p.S.C(id)
}

// HasMoved tells whether a card has made its regular move in this turn
// (move.regular.once).
func (p *Position) HasMoved(id game.CardID) bool { return p.isNow(p.marks(id).Moved) }

// HasDeployed tells whether a card has been deployed in this turn.
func (p *Position) HasDeployed(id game.CardID) bool { return p.isNow(p.marks(id).Deployed) }

// HasBattled tells whether a card has been in a battle in this turn (battle.once-per-card).
func (p *Position) HasBattled(id game.CardID) bool { return p.isNow(p.marks(id).Battled) }

// HasAttacked tells whether a creature has made the attack that is due from it
// (creature.attacks).
func (p *Position) HasAttacked(id game.CardID) bool { return p.isNow(p.marks(id).Attacked) }

// Counted is the X of a creature's text, since it attached (creature.attach).
func (p *Position) Counted(id game.CardID) card.Num { return card.Whole(int(p.marks(id).Counted)) }

// BoundBySearch tells whether a character has been in a search party this turn: it may not
// move, nor take part in a battle that its owner initiates (missing.search.bound).
func (p *Position) BoundBySearch(id game.CardID) bool { return p.isNow(p.marks(id).Searched) }

// TrainedNow tells whether a Jedi Test was attempted in this turn (jedi-test.attempt).
func (p *Position) TrainedNow() bool {
	for i := range p.S.Cards {
		if p.isNow(p.S.Cards[i].Trained) {
			return true
		}
	}
	return false
}

// isNow tells whether a turn mark is of this turn; 0 is of none. One of an earlier turn
// will not be whatever turn comes.
func (p *Position) isNow(mark int16) bool {
	if mark == 0 || mark != p.S.Turn {
		return false
	}
	p.memo.seen |= game.AtTurn
	return true
}

// used lists the weapons, or devices, that a card has used in this turn (weapon.use,
// weapon.device-use).
func (p *Position) used(by game.CardID, t card.Type) []game.CardID {
	it := p.marks(by)
	turn, list := it.WeaponBy, it.Weapons[:]
	if t == card.Device {
		turn, list = it.DeviceBy, it.Devices[:]
	}
	if !p.isNow(turn) {
		return nil
	}
	return list
}

// Pile is a player's pile, its top card last.
func (p *Position) Pile(side card.Side, z game.Zone) []game.CardID {
	p.memo.seen |= game.AtPiles
	return p.S.Piles[side][z]
}

// below is how many cards of a pile lie below a card that lies on it.
func (p *Position) below(id game.CardID) int {
	p.memo.seen |= game.AtPiles
	return int(p.S.C(id).Depth)
}

// Inserted are the inserts in Reserve Decks.
func (p *Position) Inserted() []game.CardID {
	p.memo.seen |= game.AtPiles
	return p.S.Inserts
}

// Lies tells whether a card lies in a pile of that kind.
func (p *Position) Lies(id game.CardID, z game.Zone) bool {
	p.memo.seen |= game.AtPiles
	return p.S.C(id).Zone == z
}

// LifeForce is a player's Life Force (life.def).
func (p *Position) LifeForce(side card.Side) int {
	p.memo.seen |= game.AtPiles
	return p.S.LifeForce(side)
}
