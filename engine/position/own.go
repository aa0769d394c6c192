package position

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// Whose a card is: game.Card.Owner says to whom it belongs now, game.Card.Back from whose
// deck it came (card.owner, card.side). Everything here asks the owner, but for what a
// card that has changed hands was printed as.

// Stolen tells whether a card is a stolen one: it was stolen or won, or its title says so
// (steal.owner, steal.title).
func (p *Position) Stolen(id game.CardID) bool {
	if p.S.Cards[id].Stolen() {
		return true
	}
	d := p.Def(id)
	switch d.Type {
	case card.Starship, card.Vehicle, card.Weapon, card.Device:
		return HasWordIn(d.Title, "stolen")
	}
	return false
}

func init() {
	ruledNoun("stolen", func(c *Context, id game.CardID) bool { return c.P.Stolen(id) })
}

// otherSide are the allegiances that change with the side of the table.
var otherSide = map[string]string{"rebel": "imperial", "imperial": "rebel"}

// allegiance tells whether a card is Rebel, or Imperial: a stolen starship and a character
// that has crossed over are the opposite of what is printed (steal.ship.allegiance,
// cross.def).
func (p *Position) allegiance(id game.CardID, word string) bool {
	it, d := &p.S.Cards[id], p.Def(id)
	if d.Type == card.Starship && it.Foreign() || it.Is(game.Crossed) {
		word = otherSide[word]
	}
	return d.Is(word)
}

// permanents are the persons and weapons built into a card. A stolen one has lost those
// that are unique persons; by the newest rulebook nameless ones take their places
// (steal.ship.permanent-unique).
func (p *Position) permanents(id game.CardID) []card.Permanent {
	all := p.Def(id).Permanent
	if len(all) == 0 || !p.bereft(id) {
		return all
	}
	if !p.Newest() {
		return slices.DeleteFunc(slices.Clone(all), UniquePerson)
	}
	all = slices.Clone(all)
	for i := range all {
		if UniquePerson(all[i]) {
			all[i].Persona = ""
		}
	}
	return all
}

// bereft tells whether a card is without its unique permanent persons.
func (p *Position) bereft(id game.CardID) bool {
	it := &p.S.Cards[id]
	return it.Stolen() || it.Is(game.Bereft)
}

// UniquePerson tells whether something built into a card is a person of its own.
func UniquePerson(perm card.Permanent) bool { return perm.Persona != "" && perm.Role != card.OnCard }

// freeSeats adds a place for each unique person that a stolen card has lost.
func (p *Position) freeSeats(id game.CardID, capacity *card.Capacity) {
	if len(p.Def(id).Permanent) == 0 || !p.bereft(id) || p.Newest() {
		return
	}
	for _, seat := range p.Def(id).Permanent {
		if UniquePerson(seat) {
			capacity.In[seat.Role]++
		}
	}
}

// Returned tells whether the unique permanent persons of a card that comes back to whose
// deck it came from come back with it: not if one of them is in play
// (steal.ship.permanent-unique).
func (p *Position) Returned(id game.CardID) bool {
	return !slices.ContainsFunc(p.Def(id).Permanent, func(seat card.Permanent) bool {
		return UniquePerson(seat) && slices.ContainsFunc(p.InPlay(), func(other game.CardID) bool {
			return other != id && p.S.C(other).Owner == p.S.C(id).Back && p.hasPersona(other, seat.Persona)
		})
	})
}

// A Theft is a card that somebody would steal: for whom, and who of his characters would
// take it; 0 nobody in particular.
type Theft struct {
	Card  game.CardID
	By    card.Side
	Thief game.CardID
}

// Bars is the rule that forbids a theft, "" if none does.
func (p *Position) Bars(t Theft) string {
	it, d := p.S.C(t.Card), p.Def(t.Card)
	switch {
	case it.Owner == t.By, d.Type == card.Location, it.Is(game.Captive): // his own
		return "steal.def"
	case p.S.OnTable(t.Card) && p.Said(ModNotStolen, t.Card):
		return "action.cannot"
	case d.Type == card.Starship || d.Type == card.Vehicle:
		if p.aboardFor(t.Card, it.Owner) {
			return "steal.ship"
		}
	case (d.Type == card.Weapon || d.Type == card.Device) && p.aboardFor(t.Card, it.Owner):
		return "steal.equipment.attached"
	case (d.Type == card.Weapon || d.Type == card.Device) && t.Thief != 0 && (p.Def(t.Thief).Type != card.Character || !p.Portable(t.Card)):
		return "steal.equipment"
	}
	return ""
}

// aboardFor tells whether a player has a character aboard or in a card, through whatever
// else is aboard it (steal.ship, steal.ship.cargo). Permanent pilots are no characters.
func (p *Position) aboardFor(id game.CardID, side card.Side) bool {
	return slices.ContainsFunc(p.Attached(id), func(other game.CardID) bool {
		return p.Def(other).Type == card.Character && p.S.C(other).Owner == side
	})
}

// Portable tells whether a weapon or device says that it deploys on characters, or is moved
// by them; by the newest rulebook of weapons a character weapon only (steal.equipment).
func (p *Position) Portable(id game.CardID) bool {
	d, t := p.Def(id), p.Text(id)
	if d.Type == card.Weapon && (p.Newest() || d.Is("character")) {
		return d.Is("character")
	}
	if t.Kinds.Has(int(ModCarried)) {
		return true
	}
	return slices.ContainsFunc(t.Deploys, func(n int16) bool {
		for _, s := range t.Clauses[n].Src.Steps {
			if on, ok := s.(gametext.DeployOn); ok && p.ofCharacters(on.On) {
				return true
			}
		}
		return false
	})
}

// ofCharacters tells whether what a card deploys on may be a character.
func (p *Position) ofCharacters(x gametext.On) bool {
	on, ok := x.(gametext.OnCards)
	return ok && p.mayBeCharacter(on.Cards)
}

func (p *Position) mayBeCharacter(f gametext.Filter) bool {
	for _, title := range f.Titles {
		if slices.ContainsFunc(p.byTitle[title], func(def int32) bool { return p.Cards[def].Def.Type == card.Character }) {
			return true
		}
	}
	return gametext.SaidOf(f, "character") || slices.ContainsFunc(f.Or, p.mayBeCharacter)
}
