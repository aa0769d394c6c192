package position

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// Captured tells whether a card is a captured starship.
func (p *Position) Captured(id game.CardID) bool {
	return p.S.Cards[id].Is(game.Captive) && p.Def(id).Type == card.Starship
}

// MayCapture tells whether a starship can be captured at all (capture.ship).
func (p *Position) MayCapture(id game.CardID) bool {
	return p.S.OnTable(id) && !ClassIs(p.Def(id).Class, "Mon Calamari Star Cruiser")
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
	if ship := p.ShipOf(at); ship != 0 {
		return p.S.Where(ship)
	}
	for _, loc := range p.S.Row {
		if p.IsSystem(loc) && p.Related(loc, at) {
			return loc
		}
	}
	return 0
}

// CapturedInto is where a starship captured by another one lies: under the site of that one
// whose text says so, or else under the captor itself.
func (p *Position) CapturedInto(holder game.CardID) game.CardID {
	for m := range p.Mods(ModTakesCaptured) {
		if p.ShipOf(m.C.Self) == holder {
			return m.C.Self
		}
	}
	return holder
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
