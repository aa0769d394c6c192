package position

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// A Run is what a procedure remembers of an Attack Run.
type Run interface{ Leader() game.CardID }

// GoesWith tells whether a location is lost when a system is blown away: its sites, cloud
// sectors and Death Star II sectors are (epic.blown-away.order).
func (p *Position) GoesWith(loc, system game.CardID) bool {
	return loc != system && p.System(loc) == p.System(system) && !p.IsShipSite(loc) && !p.IsAsteroid(loc) && !p.IsCave(loc) && !p.IsSystem(loc)
}

// BlownLoss is the Force that a player loses when a location is blown away: by rule 2 for
// each of his icons at the system of a Rebel Base or at a mobile system and where belongs
// to it, generic sites apart, and what texts add (epic.blown-away.loss).
func (p *Position) BlownLoss(side card.Side, loc game.CardID) (loss card.Num) {
	if p.IsSystem(loc) && side == p.losesBase(loc) {
		n := 0
		for _, other := range p.S.Row {
			if other == loc || p.GoesWith(other, loc) && p.Def(other).Diamond == 0 { // epic.generic-sites
				n += 2 * p.Icons(other, side)
			}
		}
		if Atlas[p.System(loc)].double {
			n *= 2
		}
		loss = card.Whole(n)
	}
	for m := range p.Mods(ModBlownLoss) {
		if m.C.Whose(m.Whose) == side && m.Hits(loc) {
			loss += m.By(&m.C)
		}
	}
	return loss
}

// losesBase is the player who loses Force by rule when a system is blown away: Light with
// a Rebel Base, Dark with a mobile system; -1 nobody.
func (p *Position) losesBase(loc game.CardID) card.Side {
	switch c := (&Context{P: p}); {
	case p.IsMobile(loc):
		return card.Dark
	case c.rebelBase(loc):
		return card.Light
	}
	return card.Sides
}

// Fires is the weapon that an Epic Event fires, by what its words have named; 0 for none (epic.destiny).
func (cl *Clause) Fires(bound []game.Value) game.CardID {
	if cl.Spares == 0 || cl.Spares > len(bound) || len(bound[cl.Spares-1].Cards) == 0 {
		return 0
	}
	return bound[cl.Spares-1].Cards[0]
}

// EpicGives is what texts add to the total of an Epic Event that fires a weapon, or none (0).
func (p *Position) EpicGives(event, weapon game.CardID) (gives Once) {
	for m := range p.Mods(ModEpicTotal) {
		if m.Hits(event) && (m.Arms == nil || weapon != 0 && m.Arms(&m.C, weapon)) {
			gives.Add(m)
		}
	}
	return gives
}

// inNoEpic tells whether a site counts in nothing that Epic Events reckon: a generic one, or
// one whose text says so (epic.generic-sites).
func (p *Position) inNoEpic(site game.CardID) bool {
	if p.Def(site).Diamond > 0 {
		return true
	}
	for m := range p.Mods(ModNoEpic) {
		if m.C.Self == site {
			return true
		}
	}
	return false
}

// LargestBase is how many sites the largest Rebel Base has, but for those that do not count
// (epic.attack-run.result, epic.generic-sites).
func (p *Position) LargestBase() (most card.Num) {
	for _, planet := range rebelBases {
		n := 0
		for _, loc := range p.S.Row {
			if p.IsSite(loc) && p.partOf(loc, planet) && !p.inNoEpic(loc) {
				n++
			}
		}
		most = max(most, card.Whole(n))
	}
	return most
}

func init() {
	quantity(func(comp *Compiler, x gametext.BestPilot) Amount { // epic.ds2, epic.main-generator
		comp.Demand(x.Cards, card.Starship, card.Vehicle)
		which := comp.Filter(x.Cards)
		return func(c *Context) (best card.Num) {
			found := false
			for id := range c.P.S.All {
				if c.P.S.OnTable(id) && which(c, id) {
					best, found = max(best, c.P.PilotAbility(id)), true
				}
			}
			if !found {
				c.Undefined = true
			}
			return best
		}
	})
}

// PilotAbility is the highest ability among the pilots of a starship or vehicle, permanent ones
// included.
func (p *Position) PilotAbility(ship game.CardID) card.Num {
	n := card.Num(0)
	for _, perm := range p.seats(ship) {
		if p.Def(ship).Is("squadron") { // of all its ships
			perm.Ability /= squadronShips
		}
		n = max(n, perm.Ability)
	}
	for id := range p.On(ship) {
		if p.pilots(id, ship) {
			n = max(n, p.AbilityOf(id))
		}
	}
	return n
}
