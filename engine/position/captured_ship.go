package position

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// Captured tells whether a card is a captured starship.
func (p *Position) Captured(id game.CardID) bool {
	return p.S.Cards[id].Is(game.Captive) && p.Def(id).Type == card.Starship
}

// MayCapture tells whether a starship can be captured at all (capture.ship).
func (p *Position) MayCapture(id game.CardID) bool {
	return p.S.C(id).Owner == card.Light && p.S.C(id).Zone == game.Table && !p.Captured(id) &&
		!ClassIs(p.Def(id).Class, "Mon Calamari Star Cruiser")
}

// Trapper is the captured starship in which a Light character is trapped, on the
// bridge or in the hold; 0 if it is in none.
func (p *Position) Trapper(id game.CardID) game.CardID {
	for n := 0; n < 10 && p.S.C(id).Zone == game.Table; n++ {
		slot := p.S.C(id).Slot
		id = p.S.C(id).At
		switch {
		case id == 0:
			return 0
		case p.Captured(id) && slot != card.OnCard:
			return id
		}
	}
	return 0
}

// Trapped lists the Light characters aboard a captured starship.
func (p *Position) Trapped(ship game.CardID) (out []game.CardID) {
	for _, id := range p.InPlay() {
		if p.Def(id).Type == card.Character && p.S.C(id).Owner == card.Light && p.Trapper(id) == ship {
			out = append(out, id)
		}
	}
	return out
}

// Sky is the system or sector where a captured starship belongs: where its holder is,
// or the system of a holder that is a site; 0 if there is none.
func (p *Position) Sky(id game.CardID) game.CardID {
	at := p.S.Where(id)
	if !p.IsSite(at) {
		return at
	}
	for _, loc := range p.S.Row {
		if p.IsSystem(loc) && p.Related(loc, at) {
			return loc
		}
	}
	return 0
}

// stolen tells whether a card has come from the other player (steal.owner).
func (p *Position) stolen(id game.CardID) bool { return p.S.Cards[id].Owner != p.S.Cards[id].Back }

// permanents are the persons and weapons built into a card. Those of a stolen one
// that are unique persons are lost (steal.ship.permanent-unique).
func (p *Position) permanents(id game.CardID) []card.Permanent {
	all := p.Def(id).Permanent
	if len(all) > 0 && p.stolen(id) {
		all = slices.DeleteFunc(slices.Clone(all), func(perm card.Permanent) bool { return perm.Persona != "" && perm.Role != card.OnCard })
	}
	return all
}

// freeSeats adds a place for each unique person that a stolen card has lost.
func (p *Position) freeSeats(id game.CardID, capacity *card.Capacity) {
	if !p.stolen(id) {
		return
	}
	for _, seat := range p.Def(id).Permanent {
		if seat.Persona != "" && seat.Role != card.OnCard {
			capacity.In[seat.Role]++
		}
	}
}

// throughCapture tells whether a card that lies somewhere on a captured starship is
// in function all the same: an Effect that was there before goes on, and those who
// fight in it for the battle in progress (capture.ship.state, battle.besieged).
func (p *Position) throughCapture(id, ship game.CardID) bool {
	if id == ship || !p.Captured(ship) {
		return false
	}
	return p.Def(id).Type == card.Effect || p.Siege() == ship && p.S.Cards[id].Is(game.Fought)
}

// BeamMoment is the moment that a tractor beam answers.
func (p *Position) BeamMoment(beam game.CardID) game.Event {
	at := p.S.Where(beam)
	return game.Event{Kind: game.BattleEnded, By: p.S.C(beam).Owner, Card: at, At: at}
}
