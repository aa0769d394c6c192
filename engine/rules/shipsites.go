package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// Sites of a starship or vehicle lie in a group of their own in the row. Those of
// one named ship name it as their system; those of any ship of a kind remember the
// card they were deployed to (location.ship-site.unique, location.ship-site.kind).

// isShipSite tells whether a location is inside a starship or vehicle.
func (g *Game) isShipSite(loc game.CardID) bool {
	d := g.def(loc)
	return d.Type == card.Location && (d.Has("starship") || d.Has("vehicle site"))
}

// shipOf is the starship or vehicle on table to which a site belongs, 0 if there
// is none (layout.starship-sites).
func (g *Game) shipOf(loc game.CardID) game.CardID {
	if loc == 0 || !g.isShipSite(loc) {
		return 0
	}
	if of := g.S.C(loc).Of; of != 0 {
		return of
	}
	for _, id := range g.inPlay() {
		if g.carrier(id) && g.S.C(id).Zone == game.Table && g.def(id).Named(g.def(loc).System) {
			return id
		}
	}
	return 0
}

// kin tells whether two locations lie in one group: of one system, or of one
// starship or vehicle (location.row, layout.starship-sites).
func (g *Game) kin(a, b game.CardID) bool {
	x, y := g.shipOf(a), g.shipOf(b)
	return x == y && (x != 0 || g.system(a) == g.system(b) && g.isShipSite(a) == g.isShipSite(b))
}

// ground is the site at which a starship's or vehicle's site stands with its
// carrier, through any holds; another location is its own ground, and so is the
// site of a ship in space (location.related).
func (g *Game) ground(loc game.CardID) game.CardID {
	for range 4 {
		ship := g.shipOf(loc)
		at := g.S.Where(ship)
		if ship == 0 || !g.isSite(at) {
			break
		}
		loc = at
	}
	return loc
}

// berth tells whether starships deploy, land and take off at a site: a docking bay,
// or a launch bay, which is none (location.ship-site.launch-bay).
func (g *Game) berth(loc game.CardID) bool { return g.isBay(loc) || g.def(loc).Trait("launch bay") }

// aboard tells whether a card is aboard a starship or vehicle: in one of its own
// places, or at one of its sites (place.aboard).
func (g *Game) aboard(id, ship game.CardID) bool {
	c := g.S.C(id)
	return c.Zone == game.Table && ship != 0 && (c.At == ship && c.Slot != card.OnCard || g.onFoot(id) && g.shipOf(c.At) == ship)
}

// sitesOf lists the sites that are lost with a starship or vehicle: all of them; by
// the newest rulebook those of a named ship stay (location.ship-site.lost).
func (g *Game) sitesOf(ship game.CardID) (out []game.CardID) {
	for _, loc := range g.S.Row {
		if g.shipOf(loc) == ship && ship != 0 && (g.S.C(loc).Of != 0 || !g.newest()) {
			out = append(out, loc)
		}
	}
	return out
}

// withSites adds to cards that leave the table the sites that go with them, and
// the cards there (location.ship-site.lost).
func (g *Game) withSites(leaving []game.CardID) []game.CardID {
	all := leaving
	under := func(loc game.CardID) {
		for i := range g.S.Cards {
			if c := &g.S.Cards[i]; c.Zone == game.Under && c.At == loc {
				all = append(all, game.CardID(i))
			}
		}
	}
	for _, ship := range leaving {
		if g.S.C(ship).Zone == game.Row {
			under(ship)
		}
		for _, site := range g.sitesOf(ship) {
			all = append(append(all, g.attached(site)...), site)
			under(site)
		}
	}
	return all
}

// deployShipSite: a site for any ship of a kind is deployed to one on table
// (location.ship-site.kind). Which ones is for its own text to say.
var deployShipSite = requirement{
	rule: "location.ship-site.kind",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		return r.def(o.Card).Type != card.Location || len(r.text(o.Card).deploys) == 0 || o.Target != 0 && r.carrier(o.Target)
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return format("%s goes only to a starship or vehicle on table.", "%s ne va qu'à un vaisseau ou véhicule sur la table.", r.title(o.Card))
	},
}

// carrier tells whether a card is a starship or vehicle.
func (g *Game) carrier(id game.CardID) bool {
	t := g.def(id).Type
	return t == card.Starship || t == card.Vehicle
}

// settleSite gives a site for any ship of a kind the first such ship on table, for
// positions that are set up and not played.
func (g *Game) settleSite(loc game.CardID) {
	for _, n := range g.text(loc).deploys {
		cl := g.text(loc).clauses[n]
		c := &ctx{g: g, self: loc, you: g.S.C(loc).Owner, bound: make([]game.Value, cl.binders+2)}
		for _, id := range g.inPlay() {
			if g.S.C(loc).Of == 0 && g.carrier(id) && cl.targets[0].match(c, id) {
				g.S.Edit(loc).Of = id
			}
		}
	}
}
