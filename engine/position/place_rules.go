package position

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

func init() {
	modifies(func(comp *Compiler, x gametext.RulesInEffect) []*Modifier {
		return one(Modifier{Kind: ModRules, N: card.Num(x.Rules)})
	})
	modifies(func(comp *Compiler, x gametext.ConvertedBy) []*Modifier {
		return one(Modifier{Kind: ModConverted, Affects: comp.Filter(x.By)})
	})
	modifies(func(comp *Compiler, x gametext.ExtraSpeed) []*Modifier {
		comp.refuse(x, (x.Pace == gametext.ByHyperspeed) != comp.Text.Def.Is("system"))
		return one(Modifier{Kind: ModExtraSpeed, Affects: comp.Filter(x.Cards), N: x.By.Num(), May: x.Way == gametext.WayTo})
	})
}

// Ruled tells whether a text puts rules of the rulebook in effect at a location.
func (p *Position) Ruled(loc game.CardID, r gametext.PlaceRules) bool {
	for m := range p.Mods(ModRules) {
		if m.N == card.Num(r) && m.C.Self == loc {
			return true
		}
	}
	return false
}

// Permitted tells whether a text lets a card deploy to a location where others of
// its kind may not.
func (p *Position) Permitted(id, loc game.CardID) bool {
	for m := range p.Mods(ModPermit) {
		if m.At(&m.C, loc) && m.C.You == p.S.C(id).Owner && m.Helps(id) {
			return true
		}
	}
	return false
}

// Mover tells whether a card is a character, vehicle or starship, the cards that
// rules of places speak of.
func (p *Position) Mover(id game.CardID) bool {
	switch p.Def(id).Type {
	case card.Character, card.Vehicle, card.Starship:
		return true
	}
	return false
}

// PutsRules tells whether a card's text puts rules of the rulebook in effect.
func (p *Position) PutsRules(id game.CardID, r gametext.PlaceRules) bool {
	return slices.ContainsFunc(p.Text(id).Mods, func(m *Modifier) bool { return m.Kind == ModRules && m.N == card.Num(r) })
}

// DeploysBy tells whether a card names its location itself: an Effect "deploy on
// TITLE".
func (p *Position) DeploysBy(o *game.Option) bool {
	return len(p.Text(o.Card).Deploys) > 0 && p.Def(o.Card).Type != card.Weapon && p.Def(o.Card).Type != card.Device
}

// Shielded tells whether the Hoth energy shield covers a location: the Echo Base
// sites and the first three markers, and sites of what stands there, while a text
// has its rules in effect (location.hoth-shield).
func (p *Position) Shielded(loc game.CardID) bool {
	p.InPlay()
	if !p.Index.Kinds.Has(int(ModRules)) || !p.IsSite(loc) {
		return false
	}
	loc = p.ground(loc)
	d, at := p.Def(loc), Atlas[p.System(loc)]
	if n := markerOf(d); at.shield == "" || !HasWordIn(d.Title, at.shield) && (n < 1 || n > at.markers) {
		return false
	}
	for m := range p.Mods(ModRules) {
		if m.N == card.Num(gametext.ShieldRules) {
			return true
		}
	}
	return false
}

var SayShield = card.T("The energy shield bars the Dark Side there.", "Le bouclier d’énergie y arrête le côté obscur.")

// Hidden tells whether a location is of a planet that is not easily found: Dagobah
// or Ahch-To (location.dagobah-rules).
func (p *Position) Hidden(loc game.CardID) bool {
	if loc == 0 || p.IsAsteroid(loc) { // no part of the planet
		return false
	}
	return Atlas[p.System(loc)].hidden
}

// Permits tells whether a card's own text speaks of its deployment to a location by name.
func (p *Position) Permits(id, loc game.CardID) bool {
	c := &Context{P: p, Self: id, You: p.S.C(id).Owner}
	for _, m := range p.Text(id).Mods {
		if m.May && (m.Kind == ModDeployOnly && m.Affects(c, loc) || m.Kind == ModDeployFree && m.At(c, loc)) {
			return true
		}
	}
	return false
}

// namesPlace tells whether a filter names places: a system or a title.
func namesPlace(f gametext.Filter) bool {
	return f.System != "" || len(f.Titles) > 0 || slices.ContainsFunc(f.Or, namesPlace)
}
