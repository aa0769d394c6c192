package position

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// IsCave tells whether cave rules are in effect at a site.
func (p *Position) IsCave(loc game.CardID) bool {
	return p.Homeless(loc) && p.PutsRules(loc, gametext.CaveRules)
}

// BigOne is the Big One whose site a cave is, 0 for other locations.
func (p *Position) BigOne(loc game.CardID) game.CardID {
	if !p.IsCave(loc) {
		return 0
	}
	return p.S.C(loc).Of
}

// Belly is the creature whose belly a cave is: a slug is at the Big One of which that is the
// site. 0 for what is a cave, and for any other location (location.cave-rules).
func (p *Position) Belly(loc game.CardID) game.CardID {
	if p.InPlay(); !p.Index.Kinds.Has(int(ModBelly)) {
		return 0
	}
	if over := p.BigOne(loc); over != 0 {
		for _, id := range p.with(ModBelly) {
			if p.S.Where(id) == over && !p.S.C(id).Is(game.FaceDown) {
				return id
			}
		}
	}
	return 0
}

// Swallowed lists the cards in the belly of a creature; they are lost with it
// (location.cave-rules).
func (p *Position) Swallowed(beast game.CardID) []game.CardID {
	if p.Text(beast).Kinds.Has(int(ModBelly)) {
		for _, loc := range p.S.Row {
			if p.Belly(loc) == beast {
				return p.Attached(loc)
			}
		}
	}
	return nil
}

// IsBigOne tells whether a location on table is a Big One, by its place in the layout.
func (p *Position) IsBigOne(loc game.CardID) bool {
	return loc != 0 && p.IsAsteroid(loc) && p.S.C(loc).Zone == game.Row && p.rank(loc) == rankBigOne
}

// ShipOf is the starship or vehicle on table to which a site belongs, 0 if there
// is none (layout.starship-sites).
func (p *Position) ShipOf(loc game.CardID) game.CardID {
	if loc == 0 || !p.IsShipSite(loc) {
		return 0
	}
	if of := p.S.C(loc).Of; of != 0 {
		return of
	}
	for _, id := range p.InPlay() {
		if p.Carrier(id) && p.Def(id).Named(p.Def(loc).System) {
			return id
		}
	}
	return 0
}

// Kin tells whether two locations lie in one group: of one system, or of one
// starship or vehicle (location.row, layout.starship-sites).
func (p *Position) Kin(a, b game.CardID) bool {
	other, y := p.ShipOf(a), p.ShipOf(b)
	return other == y && (other != 0 || p.System(a) == p.System(b) && p.IsShipSite(a) == p.IsShipSite(b))
}

// ground is the site at which a starship's or vehicle's site stands with its
// carrier, through any holds; another location is its own ground, and so is the
// site of a ship in space (location.related).
func (p *Position) ground(loc game.CardID) game.CardID {
	for range 4 {
		ship := p.ShipOf(loc)
		at := p.S.Where(ship)
		if ship == 0 || !p.IsSite(at) {
			break
		}
		loc = at
	}
	return loc
}

// Berth tells whether starships deploy, land and take off at a site: a docking bay,
// or a launch bay, which is none (location.ship-site.launch-bay).
func (p *Position) Berth(loc game.CardID) bool { return p.IsBay(loc) || p.Def(loc).Trait("launch bay") }

// aboard tells whether a card is aboard a starship or vehicle: in one of its own
// places, or at one of its sites (place.aboard).
func (p *Position) aboard(id, ship game.CardID) bool {
	it := p.S.C(id)
	return it.Zone == game.Table && ship != 0 && (it.At == ship && it.Slot != card.OnCard || p.OnFoot(id) && p.ShipOf(it.At) == ship)
}

// sitesOf lists the sites that are lost with a starship or vehicle: all of them; by
// the newest rulebook those of a named ship stay (location.ship-site.lost).
func (p *Position) sitesOf(ship game.CardID) (out []game.CardID) {
	for _, loc := range p.S.Row {
		if p.ShipOf(loc) == ship && ship != 0 && (p.S.C(loc).Of != 0 || !p.Newest()) {
			out = append(out, loc)
		}
	}
	return out
}

// WithSites adds to cards that leave the table the sites that go with them, and
// the cards there (location.ship-site.lost).
func (p *Position) WithSites(leaving []game.CardID) []game.CardID {
	all := leaving
	under := func(loc game.CardID) {
		for i := range p.S.Cards {
			if it := &p.S.Cards[i]; it.Zone == game.Under && it.At == loc {
				all = append(all, game.CardID(i))
			}
		}
	}
	for _, ship := range leaving {
		if p.S.C(ship).Zone == game.Row {
			under(ship)
		}
		for _, site := range p.sitesOf(ship) {
			all = append(append(all, p.Attached(site)...), site)
			under(site)
		}
	}
	return all
}

// Carrier tells whether a card is a starship or vehicle.
func (p *Position) Carrier(id game.CardID) bool {
	t := p.Def(id).Type
	return t == card.Starship || t == card.Vehicle
}
