package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// What deploying a location requires besides its place in a layout.

// deployConvert: one may not convert one's own version (location.converting).
var deployConvert = requirement{
	rule: "location.converting",
	holds: func(g *Game, side card.Side, o *game.Option) bool {
		return g.def(o.Card).Type != card.Location || o.Target == 0 || g.homeless(o.Card) || g.carrier(o.Target) ||
			g.S.C(o.Target).Is(game.BlownAway) || g.converts(o.Card, o.Target)
	},
	unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
		return format("Your own version of %s is on table already.", "Votre propre version de %s est déjà sur la table.", g.title(o.Card))
	},
}

// deployBlown: what is blown away is never deployed or converted again, nor is a
// named site or sector of a system that is (location.blown-away).
var deployBlown = requirement{
	rule: "location.blown-away",
	holds: func(g *Game, side card.Side, o *game.Option) bool {
		d := g.def(o.Card)
		return d.Type != card.Location || !slices.ContainsFunc(g.S.Row, func(x game.CardID) bool {
			return g.S.C(x).Is(game.BlownAway) && (g.def(x).Title == d.Title || g.isSystem(x) && d.System == g.def(x).Title)
		})
	},
	unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
		return format("%s has been blown away.", "%s a été anéanti.", g.title(o.Card))
	},
}

// deploySpace: nothing is deployed to a space system (location.space-system).
var deploySpace = requirement{
	rule: "location.space-system",
	holds: func(g *Game, side card.Side, o *game.Option) bool {
		return !g.homeless(o.Card) || o.Target == 0 || !g.isSystem(o.Target) ||
			!g.def(o.Target).Has("space") && !g.S.C(o.Target).Is(game.BlownAway)
	},
	unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
		return format("%s is a space system: it has neither sites nor sectors.", "%s est un système spatial : il n'a ni sites ni secteurs.", g.title(o.Target))
	},
}

// deployOneStation: a player deploys locations of one Death Star only, and of one
// of the two hidden planets (layout.dual-death-star).
var deployOneStation = requirement{
	rule: "layout.dual-death-star",
	holds: func(g *Game, side card.Side, o *game.Option) bool {
		if g.def(o.Card).Type != card.Location || g.homeless(o.Card) {
			return true
		}
		not := atlas[g.system(o.Card)].not
		return not == "" || !g.hasDeployed(side, not)
	},
	unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
		return format("You have deployed a location of the other one in this game.", "Vous avez déployé une localisation de l'autre dans cette partie.")
	},
}

// hasDeployed tells whether a player has a location of a system on table, or one
// under another version.
func (g *Game) hasDeployed(side card.Side, sys string) bool {
	for i := range g.S.Cards {
		if c := &g.S.Cards[i]; c.Owner == side && (c.Zone == game.Row || c.Zone == game.Under && !c.Is(game.FaceDown)) && g.system(game.CardID(i)) == sys {
			return true
		}
	}
	return false
}
