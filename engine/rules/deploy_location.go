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
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		return r.def(o.Card).Type != card.Location || o.Target == 0 || r.homeless(o.Card) || r.carrier(o.Target) ||
			r.S.C(o.Target).Is(game.BlownAway) || r.converts(o.Card, o.Target)
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return format("Your own version of %s is on table already.", "Votre propre version de %s est déjà sur la table.", r.title(o.Card))
	},
}

// deployBlown: what is blown away is never deployed or converted again, nor is a
// named site or sector of a system that is (location.blown-away).
var deployBlown = requirement{
	rule: "location.blown-away",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		d := r.def(o.Card)
		return d.Type != card.Location || !slices.ContainsFunc(r.S.Row, func(x game.CardID) bool {
			return r.S.C(x).Is(game.BlownAway) && (r.def(x).Title == d.Title || r.isSystem(x) && d.System == r.def(x).Title)
		})
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return format("%s has been blown away.", "%s a été anéanti.", r.title(o.Card))
	},
}

// deploySpace: nothing is deployed to a space system (location.space-system).
var deploySpace = requirement{
	rule: "location.space-system",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		return !r.homeless(o.Card) || o.Target == 0 || !r.isSystem(o.Target) ||
			!r.def(o.Target).Has("space") && !r.S.C(o.Target).Is(game.BlownAway)
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return format("%s is a space system: it has neither sites nor sectors.", "%s est un système spatial : il n'a ni sites ni secteurs.", r.title(o.Target))
	},
}

// deployOneStation: a player deploys locations of one Death Star only, and of one
// of the two hidden planets (layout.dual-death-star).
var deployOneStation = requirement{
	rule: "layout.dual-death-star",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		if r.def(o.Card).Type != card.Location || r.homeless(o.Card) {
			return true
		}
		not := atlas[r.system(o.Card)].not
		return not == "" || !r.hasDeployed(side, not)
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
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
