package position

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// inert are the states that put a card out of function; an undercover spy is so
// too, with exceptions (state.inactive, spy.state).
const inert = game.Captive | game.Missing | game.Excluded | game.Aside | game.FaceDown | game.Suspended | game.OnStack

// Spying tells whether a card is an undercover spy and nothing worse: one that is
// missing as well does nothing (spy.missing).
func (p *Position) Spying(id game.CardID) bool {
	it := &p.S.Cards[id]
	return it.Flags&(game.Undercover|inert) == game.Undercover && it.Zone == game.Table
}

// Sought tells whether a text that acts by itself finds a card: undercover spies, captives
// and the missing too, as one that speaks of all cards, but nobody in carbonite
// (weapon.seeker, state.all-cards, captive.frozen).
func (p *Position) Sought(id game.CardID) bool {
	out := p.S.Cards[id].Flags & (inert | game.Frozen)
	return out == game.Captive || out == game.Missing || p.IsActive(id) || p.Spying(id)
}

// UndercoverAt tells whether a player has an undercover spy at a location
// (deploy.undercover-location, spy.effects).
func (p *Position) UndercoverAt(side card.Side, loc game.CardID) bool {
	for _, id := range p.InPlay() {
		if p.Spying(id) && p.S.Cards[id].Owner == side && p.S.Where(id) == loc {
			return true
		}
	}
	return false
}

// HasSpy tells whether a player has an undercover spy anywhere.
func (p *Position) HasSpy(side card.Side) bool {
	for _, id := range p.InPlay() {
		if p.Spying(id) && p.S.Cards[id].Owner == side {
			return true
		}
	}
	return false
}

// Hides tells whether the text of a card says of another that it is undercover
// (spy.going-under).
func (p *Position) Hides(id, who game.CardID) bool {
	for m := range p.Mods(ModUnder) {
		if m.C.Self == id && m.Hits(who) {
			return true
		}
	}
	return false
}

// Covers tells whether a card is one whose text lets others be undercover.
func (p *Position) Covers(id game.CardID) bool { return p.Text(id).Kinds.Has(int(ModUnder)) }
