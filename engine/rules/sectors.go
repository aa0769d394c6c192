package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// isCloud and isAsteroid tell the kinds of sector by their icon: cloud sectors are
// part of the planet, asteroid sectors lie in space beside it
// (location.sector.cloud, location.sector.asteroid).
func (g *Game) isCloud(loc game.CardID) bool { return g.isSector(loc) && g.def(loc).Has("planet") }
func (g *Game) isAsteroid(loc game.CardID) bool {
	return g.isSector(loc) && g.def(loc).Has("space")
}

// flies tells whether a vehicle may be at cloud sectors: shuttle vehicles, cloud
// cars and patrol craft (location.sector.cloud).
func (g *Game) flies(id game.CardID) bool {
	d := g.def(id)
	return d.Type == card.Vehicle && (d.Is("shuttle") || classIs(d.Class, "cloud car") || d.Trait("patrol craft"))
}

// clouds and asteroids list the sectors of one kind of a system in the order of
// the row: the lowest cloud first, the asteroids from the system outward.
func (g *Game) clouds(sys string) []game.CardID    { return g.sectors(sys, g.isCloud) }
func (g *Game) asteroids(sys string) []game.CardID { return g.sectors(sys, g.isAsteroid) }

func (g *Game) sectors(sys string, kind func(game.CardID) bool) (out []game.CardID) {
	for _, loc := range g.S.Row {
		if kind(loc) && g.system(loc) == sys {
			out = append(out, loc)
		}
	}
	return out
}

// homeless tells whether a card is a generic site, or a sector for any system: it
// takes the name of the system it is deployed to (location.generic,
// location.sector.deploy).
func (g *Game) homeless(id game.CardID) bool {
	d := g.def(id)
	return d.Type == card.Location && d.Diamond > 0 && d.System == ""
}

// namesSystem tells whether a location on table lets a generic one be deployed to
// its system: the planet's own card, or for a site also a site of it that is not
// generic; no space system, and nothing blown away (location.generic,
// location.sector.deploy, location.space-system).
func (g *Game) namesSystem(id, loc game.CardID) bool {
	if g.isCave(id) { // location.cave-rules
		return g.isBigOne(loc)
	}
	d := g.def(loc)
	return g.S.C(loc).Zone == game.Row && !g.S.C(loc).Is(game.BlownAway) && d.Has("planet") &&
		(d.Is("system") || g.def(id).Is("site") && d.Is("site") && d.System != "")
}

// listHomes lists the systems to which a generic location could be deployed, each
// by one of its locations, and the opponent's equal generic sites, which it would
// convert.
func (g *Game) listHomes(id game.CardID, w want, emit func(game.Option)) {
	if w.target != 0 {
		emit(game.Option{Card: id, Target: w.target})
		return
	}
	var seen []string
	for _, system := range []bool{true, false} { // the planet's own card first
		for _, loc := range g.S.Row {
			if g.isSystem(loc) != system {
				continue
			}
			if g.converts(id, loc) {
				emit(game.Option{Card: id, Target: loc})
			} else if sys := g.system(loc); g.namesSystem(id, loc) && !slices.Contains(seen, sys) {
				seen = append(seen, sys)
				emit(game.Option{Card: id, Target: loc})
			}
		}
	}
	if len(seen) == 0 { // to say why not
		emit(game.Option{Card: id})
	}
}

// converts tells whether a location would be laid over another one: a unique one
// or a generic site over the opponent's version, or any over a collapsed one, which
// is rebuilt so (location.converting, location.generic, location.collapsed).
func (g *Game) converts(id, over game.CardID) bool {
	d := g.def(id)
	x := g.S.C(over)
	return over != 0 && g.takesPlace(id, over) && (x.Owner != g.S.C(id).Owner || x.Is(game.Collapsed)) && !x.Is(game.BlownAway) && (d.Dots == 1 || d.Diamond > 0 && d.Is("site")) && !g.fixed(over)
}

// deployHome: a generic site needs a planet on table that takes it
// (location.generic).
var deployHome = requirement{
	rule: "location.generic",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		if !r.homeless(o.Card) || !r.def(o.Card).Is("site") || r.isCave(o.Card) || o.Target != 0 && r.converts(o.Card, o.Target) {
			return true
		}
		return o.Target != 0 && r.namesSystem(o.Card, o.Target) && !atlas[r.system(o.Target)].proper
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return format("%s goes only to a planet on table that takes generic sites.", "%s ne va qu'à une planète sur la table qui admet des sites génériques.", r.title(o.Card))
	},
}

// deploySector: a sector for any system needs the card of a planet on table
// (location.sector.deploy).
var deploySector = requirement{
	rule: "location.sector.deploy",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		return !r.homeless(o.Card) || !r.def(o.Card).Is("sector") || o.Target != 0 && r.namesSystem(o.Card, o.Target)
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return format("%s goes only beside a planet system on table.", "%s ne va qu'à côté d'un système planétaire sur la table.", r.title(o.Card))
	},
}

// deployDiamond: diamonds limit the copies at one system, both players' together
// (unique.diamond).
var deployDiamond = requirement{
	rule: "unique.diamond",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		at := r.S.Where(o.Target)
		if r.def(o.Card).Diamond == 0 || at == 0 || r.converts(o.Card, o.Target) {
			return true
		}
		n := 0
		for _, id := range r.inPlay() {
			if loc := r.S.Where(id); loc != 0 && r.def(id).Title == r.def(o.Card).Title && r.system(loc) == r.system(at) {
				n++
			}
		}
		return n < r.def(o.Card).Diamond
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return format("At most %s of %s may be at one system.", "Au plus %s exemplaire(s) de %s à un même système.", r.def(o.Card).Diamond, r.title(o.Card))
	},
}

// Settle gives a generic location in the row the name of the system beside which
// it lies, and a site for any ship of a kind the ship,, for positions that are set up and not played.
func Settle(g *Game, id game.CardID) {
	if g.isShipSite(id) {
		g.settleSite(id)
	}
	if !g.homeless(id) || g.S.C(id).Of != 0 {
		return
	}
	i := slices.Index(g.S.Row, id)
	if i < 0 {
		i = len(g.S.Row)
	}
	before, after := slices.Clone(g.S.Row[:i]), slices.Clone(g.S.Row[i:])
	slices.Reverse(before)
	if g.isCloud(id) { // clouds lie before their system
		before, after = after, before
	}
	for _, loc := range append(before, after...) {
		if c := g.S.C(loc); g.isCave(id) {
			if g.isBigOne(loc) {
				g.S.Edit(id).Of = loc
				return
			}
		} else if c.Of != 0 {
			g.S.Edit(id).Of = c.Of
			return
		} else if !g.homeless(loc) {
			g.S.Edit(id).Of = loc
			return
		}
	}
}
