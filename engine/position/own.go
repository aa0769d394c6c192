package position

import (
	"iter"
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

// seats are the permanents of a card that do their work: pilots that a text removes do not,
// though who is unique among them stays so (ship.permanent-pilot).
func (p *Position) seats(id game.CardID) []card.Permanent {
	all := p.permanents(id)
	if p.turnedOut(id) == 0 {
		return all
	}
	return slices.DeleteFunc(slices.Clone(all), isPilotSeat)
}

// turnedOut counts the permanent pilots that a text removes from a card.
func (p *Position) turnedOut(id game.CardID) (n int) {
	all := p.permanents(id)
	if len(all) == 0 || !p.Said(ModTurnedOut, id) {
		return 0
	}
	for _, seat := range all {
		if isPilotSeat(seat) {
			n++
		}
	}
	return n
}

func isPilotSeat(seat card.Permanent) bool { return seat.Role == card.Pilot }

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

// A Theft is a card that somebody would steal.
type Theft struct {
	Card game.CardID
	By   card.Side
	Snatch
}

// A Snatch is how a text steals.
type Snatch struct {
	Carried bool // for a character to carry
	Emptied bool // who is aboard is lost before
}

// A Bar is why a card cannot be stolen.
type Bar uint8

const (
	NoBar     Bar = iota
	NotTheirs     // it is the player's own, a location, or a captive (steal.def)
	Guarded       // a text says that it may not be stolen
	Manned        // the opponent has a character aboard (steal.ship)
	Occupied      // somebody is carried in it (steal.equipment.attached)
	Fixed         // no character can carry it (steal.equipment)
)

// Bars is why a theft is forbidden.
func (p *Position) Bars(t Theft) Bar {
	it := p.S.C(t.Card)
	switch d := p.Def(t.Card); {
	case it.Owner == t.By, d.Type == card.Location, it.Is(game.Captive):
		return NotTheirs
	case p.S.OnTable(t.Card) && p.Said(ModNotStolen, t.Card):
		return Guarded
	case d.Type == card.Starship || d.Type == card.Vehicle:
		if !t.Emptied && p.aboardFor(t.Card, it.Owner) {
			return Manned
		}
	case d.Type == card.Weapon || d.Type == card.Device:
		if p.aboardFor(t.Card, it.Owner) {
			return Occupied
		}
		if t.Carried && !p.Portable(t.Card) {
			return Fixed
		}
	}
	return NoBar
}

// Bar is why a clause may not steal a target that it would (steal.def).
func (t *Target) Bar(c *Context, id game.CardID) Bar {
	if t.Steals == nil {
		return NoBar
	}
	return c.P.Bars(Theft{Card: id, By: c.You, Snatch: *t.Steals})
}

// aboardFor tells whether a player has a character aboard or in a card, through whatever
// else is aboard it (steal.ship, steal.ship.cargo). Permanent pilots are no characters.
func (p *Position) aboardFor(id game.CardID, side card.Side) bool {
	return slices.ContainsFunc(p.Attached(id), func(other game.CardID) bool {
		return p.Def(other).Type == card.Character && p.S.C(other).Owner == side && p.S.OnTable(other)
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
	named := func(title string) bool { return p.Prog.names.sorts[title]&persons != 0 }
	return slices.ContainsFunc(f.Titles, named) || gametext.SaidOf(f, "character") || slices.ContainsFunc(f.Or, p.mayBeCharacter)
}

// Unusable tells whether a weapon or device that has changed hands is carried by who may
// not use it: its own text does not let it deploy on him. It is inactive
// (steal.equipment.carry, state.inactive).
func (p *Position) Unusable(id game.CardID) bool {
	it := &p.S.Cards[id]
	if !it.Foreign() || it.Zone != game.Table || it.Slot != card.OnCard {
		return false
	}
	if t := p.Def(id).Type; t != card.Weapon && t != card.Device || p.S.Cards[it.At].Zone != game.Table || p.Def(it.At).Type != card.Character {
		return false
	}
	return !p.SuitsBearer(id, it.At)
}

// SuitsBearer tells whether the own text of a card lets it lie on another, as on
// deploying; one without such a text may lie anywhere.
func (p *Position) SuitsBearer(id, bearer game.CardID) bool {
	for cl, c := range p.deployWays(id) {
		if !cl.Beside && cl.Targets[0].Match(c, bearer) {
			return true
		}
	}
	return len(p.Text(id).Deploys) == 0
}

// deployWays are the clauses that say how a card is deployed, each with what its words are
// understood against.
func (p *Position) deployWays(id game.CardID) iter.Seq2[*Clause, *Context] {
	return func(yield func(*Clause, *Context) bool) {
		t := p.Text(id)
		for _, n := range t.Deploys {
			cl := t.Clauses[n]
			if !yield(cl, &Context{P: p, Self: id, You: p.S.C(id).Owner, Bound: make([]game.Value, cl.Values())}) {
				return
			}
		}
	}
}
