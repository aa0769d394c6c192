package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// Sites of a starship or vehicle lie in a group of their own in the row. Those of
// one named ship name it as their system; those of any ship of a kind remember the
// card they were deployed to (location.ship-site.unique, location.ship-site.kind).

// deployShipSite: a site for any ship of a kind is deployed to one on table
// (location.ship-site.kind). Which ones is for its own text to say.
var deployShipSite = requirement{
	rule: "location.ship-site.kind",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		return r.Def(o.Card).Type != card.Location || len(r.Text(o.Card).Deploys) == 0 || o.Target != 0 && r.Carrier(o.Target)
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return card.Say("%s goes only to a starship or vehicle on table.", "%s ne va qu’à un vaisseau ou véhicule sur la table.", r.Title(o.Card))
	},
}

// settleSite gives a site for any ship of a kind the first such ship on table, for
// positions that are set up and not played.
func (g *Game) settleSite(loc game.CardID) {
	for _, n := range g.Text(loc).Deploys {
		cl := g.Text(loc).Clauses[n]
		c := &position.Context{P: g.Position, Self: loc, You: g.S.C(loc).Owner, Bound: make([]game.Value, cl.Values())}
		for _, id := range g.InPlay() {
			if g.S.C(loc).Of == 0 && g.Carrier(id) && cl.Targets[0].Match(c, id) {
				g.S.Edit(loc).Of = id
			}
		}
	}
}
