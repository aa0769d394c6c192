package position

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// Positions lists the indexes of the row at which a location may be put: inside
// its own group, in the order of ranks; a new group goes to the end
// (location.insert, location.fixed).
func (p *Position) Positions(id game.CardID) []int {
	first, last := -1, -1
	for i, loc := range p.S.Row {
		if p.Kin(loc, id) {
			if first < 0 {
				first = i
			}
			last = i
		}
	}
	if first < 0 {
		return []int{len(p.S.Row)}
	}
	r := p.rank(id)
	var out []int
	for i := first; i <= last+1; i++ {
		if i > first && p.rank(p.S.Row[i-1]) > r || i <= last && p.rank(p.S.Row[i]) < r {
			continue
		}
		out = append(out, i)
	}
	return p.spaceports(id, out)
}

// Adjacent tells whether two locations lie side by side, or are a vehicle's site
// and the site where the vehicle stands (location.adjacent).
func (p *Position) Adjacent(a, b game.CardID) bool {
	stands := func(a, b game.CardID) bool {
		v := p.ShipOf(a)
		return p.Def(v).Type == card.Vehicle && p.S.C(v).At == b && p.IsSite(b)
	}
	return p.Beside(a, b) || stands(a, b) || stands(b, a)
}

// Beside tells whether two locations lie side by side, are of one kind and of one
// system, starship or vehicle.
func (p *Position) Beside(a, b game.CardID) bool {
	i, j := slices.Index(p.S.Row, a), slices.Index(p.S.Row, b)
	if i < 0 || j < 0 || i-j != 1 && j-i != 1 {
		return false
	}
	same := p.IsSite(a) && p.IsSite(b) || p.IsCloud(a) && p.IsCloud(b) || p.IsAsteroid(a) && p.IsAsteroid(b) || p.IsDS2Sector(a) && p.IsDS2Sector(b)
	return same && p.Kin(a, b)
}

// IsBay tells whether a location is a docking bay.
func (p *Position) IsBay(loc game.CardID) bool {
	return isDockingBay(p.Def(loc))
}

// Exterior and interior read a site's icons (location.exterior-interior).
func (p *Position) Exterior(loc game.CardID) bool {
	return p.IsSite(loc) && (p.Def(loc).Has("exterior") || p.S.C(loc).Is(game.BlownAway))
}

// Night tells whether a location is under nighttime conditions: a text that works
// says so (location.night).
func (p *Position) Night(loc game.CardID) bool {
	for m := range p.Mods(ModNight) {
		if loc != 0 && m.Hits(loc) {
			return true
		}
	}
	return false
}

// IsBattleground tells whether both sides have a Force icon at a location
// (presence.battleground). Shielded sites and hidden planets are never battlegrounds
// (location.hoth-shield, location.dagobah-rules), nor is what a text keeps from being one.
func (p *Position) IsBattleground(loc game.CardID) bool {
	if p.Shielded(loc) || p.Hidden(loc) || p.Holosite(loc) || p.isGround(loc, senate) || p.Said(ModPeaceful, loc) { // presence.battleground.never
		return false
	}
	return p.Icons(loc, card.Dark) > 0 && p.Icons(loc, card.Light) > 0
}

// Parsecs is the distance of two systems (location.parsec).
func (p *Position) Parsecs(a, b game.CardID) (int, bool) {
	x, ok := p.Value(a, card.Parsec)
	y, ok2 := p.Value(b, card.Parsec)
	n := (x - y).Int()
	return max(n, -n), ok && ok2
}

// Twin is the location on table that a location would convert.
func (p *Position) Twin(id game.CardID) game.CardID {
	for _, loc := range p.S.Row {
		if loc != id && p.Def(id).Dots == 1 && p.takesPlace(id, loc) {
			return loc
		}
	}
	return 0
}

// takesPlace tells whether a location is a version of another one: it has its title,
// or the other's text names it as what converts it (location.converting).
func (p *Position) takesPlace(id, over game.CardID) bool {
	if p.Def(id).Title == p.Def(over).Title {
		return true
	}
	t := p.Text(over)
	return t.Kinds.Has(int(ModConverted)) && slices.ContainsFunc(t.Mods, func(m *Modifier) bool {
		return m.Kind == ModConverted && m.Affects(&Context{P: p, Self: over, You: p.S.C(over).Owner}, id)
	})
}

// faceUp is what is printed on the side of a card that is up (type.double-sided).
func (p *Position) faceUp(id game.CardID) *card.Def {
	return p.Def(id).Face(p.S.C(id).Is(game.Flipped))
}

// Title is a card's title, the same in both languages; a generic location on
// table has the planet's name before it (location.generic).
func (p *Position) Title(id game.CardID) card.Text {
	t := p.faceUp(id).Title // objective.title
	if p.S.C(id).Of != 0 && p.Homeless(id) && !p.IsCave(id) {
		t = p.System(id) + ": " + t
	}
	return card.T(t, t)
}

// Barring is the card whose text forbids a card to deploy, at all or to a location, or 0.
func (p *Position) Barring(id, loc game.CardID) game.CardID {
	for m := range p.Mods(ModBarred) {
		if (m.At == nil || loc != 0 && m.At(&m.C, loc)) && m.Hits(id) && !(p.Def(m.C.Self).Type == card.Objective && p.pastObjective(id, loc)) {
			return m.C.Self
		}
	}
	return 0
}

// pastObjective tells whether a text lets a card deploy to a location whatever Objectives
// say (deploy.restriction.objective).
func (p *Position) pastObjective(id, loc game.CardID) bool {
	for m := range p.Mods(ModPastObjective) {
		if p.S.Where(m.C.Self) == loc && m.Hits(id) {
			return true
		}
	}
	return false
}

// Unplayable tells whether a text forbids a card to be played.
func (p *Position) Unplayable(id game.CardID) bool {
	return p.Said(ModNoPlay, id)
}

// Fixed tells whether a location may not be converted (start.objective-unconvertible).
func (p *Position) Fixed(loc game.CardID) bool {
	return p.Said(ModFixed, loc)
}
