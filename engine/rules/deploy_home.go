package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// listHomes lists the systems to which a generic location could be deployed, each
// by one of its locations, and the opponent's equal generic sites, which it would
// convert.
func (r *Referee) listHomes(id game.CardID, sought want, emit func(game.Option)) {
	if sought.target != 0 {
		emit(game.Option{Card: id, Target: sought.target})
		return
	}
	var seen []string
	for _, system := range []bool{true, false} { // the planet's own card first
		for _, loc := range r.S.Row {
			if r.IsSystem(loc) != system {
				continue
			}
			if r.Converts(id, loc) {
				emit(game.Option{Card: id, Target: loc})
			} else if sys := r.System(loc); r.NamesSystem(id, loc) && !slices.Contains(seen, sys) {
				seen = append(seen, sys)
				emit(game.Option{Card: id, Target: loc})
			}
		}
	}
	if len(seen) == 0 { // to say why not
		emit(game.Option{Card: id})
	}
}

// deployHome: a generic site needs a planet on table that takes it
// (location.generic).
var deployHome = requirement{
	rule: "location.generic",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		if !r.Homeless(o.Card) || !r.IsSite(o.Card) || r.IsCave(o.Card) || o.Target != 0 && r.Converts(o.Card, o.Target) {
			return true
		}
		return o.Target != 0 && r.NamesSystem(o.Card, o.Target) && !position.Atlas[r.System(o.Target)].Proper
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return card.Say("%s goes only to a planet on table that takes generic sites.", "%s ne va qu’à une planète sur la table qui admet des sites génériques.", r.Title(o.Card))
	},
}

// deploySector: a sector for any system needs the card of a planet on table
// (location.sector.deploy).
var deploySector = requirement{
	rule: "location.sector.deploy",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		return !r.Homeless(o.Card) || !r.IsSector(o.Card) || o.Target != 0 && r.NamesSystem(o.Card, o.Target)
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return card.Say("%s goes only beside a planet system on table.", "%s ne va qu’à côté d’un système planétaire sur la table.", r.Title(o.Card))
	},
}

// deployDiamond: diamonds limit the copies at one system, both players' together
// (unique.diamond).
var deployDiamond = requirement{
	rule: "unique.diamond",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		at := r.S.Where(o.Target)
		if r.Def(o.Card).Diamond == 0 || at == 0 || r.Converts(o.Card, o.Target) {
			return true
		}
		n := 0
		for _, id := range r.InPlay() {
			if loc := r.S.Where(id); loc != 0 && r.Def(id).Title == r.Def(o.Card).Title && r.System(loc) == r.System(at) {
				n++
			}
		}
		return n < r.Def(o.Card).Diamond
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return card.Say("At most %s of %s may be at one system.", "Au plus %s de %s à un même système.", copies(r.Def(o.Card).Diamond), r.Title(o.Card))
	},
}

// Settle gives a generic location in the row the name of the system beside which
// it lies, and a site for any ship of a kind the ship, for positions that are set up and not played.
func Settle(g *Game, id game.CardID) {
	if g.IsShipSite(id) {
		g.settleSite(id)
	}
	if !g.Homeless(id) || g.S.C(id).Of != 0 {
		return
	}
	i := slices.Index(g.S.Row, id)
	if i < 0 {
		i = len(g.S.Row)
	}
	before, after := slices.Clone(g.S.Row[:i]), slices.Clone(g.S.Row[i:])
	slices.Reverse(before)
	if g.IsCloud(id) { // clouds lie before their system
		before, after = after, before
	}
	for _, loc := range append(before, after...) {
		if it := g.S.C(loc); g.IsCave(id) {
			if g.IsBigOne(loc) {
				g.S.Edit(id).Of = loc
				return
			}
		} else if g.IsCave(loc) { // it is of a Big One, of this one perhaps
			continue
		} else if it.Of != 0 {
			g.S.Edit(id).Of = it.Of
			return
		} else if !g.Homeless(loc) {
			g.S.Edit(id).Of = loc
			return
		}
	}
}
