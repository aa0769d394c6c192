package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// What deploying a location requires besides its place in a layout.

// deployConvert: one may not convert one's own version (location.converting).
var deployConvert = requirement{
	rule: "location.converting",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		return r.Def(o.Card).Type != card.Location || o.Target == 0 || r.Homeless(o.Card) || r.Carrier(o.Target) ||
			r.S.C(o.Target).Is(game.BlownAway) || r.Converts(o.Card, o.Target)
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return card.Say("Your own version of %s is on table already.", "Votre propre version de %s est déjà sur la table.", r.Title(o.Card))
	},
}

// deployBlown: what is blown away is never deployed or converted again, nor is a
// named site or sector of a system that is (location.blown-away).
var deployBlown = requirement{
	rule: "location.blown-away",
	when: once,
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		d := r.Def(o.Card)
		return d.Type != card.Location || !slices.ContainsFunc(r.S.Row, func(other game.CardID) bool {
			return r.S.C(other).Is(game.BlownAway) && (r.Def(other).Title == d.Title || r.IsSystem(other) && d.System == r.Def(other).Title)
		})
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return card.Say("%s has been blown away.", "%s a été anéanti{e}.", r.Title(o.Card))
	},
}

// deploySpace: nothing is deployed to a space system (location.space-system).
var deploySpace = requirement{
	rule: "location.space-system",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		return !r.Homeless(o.Card) || o.Target == 0 || !r.IsSystem(o.Target) ||
			!r.Def(o.Target).Has("space") && !r.S.C(o.Target).Is(game.BlownAway)
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return card.Say("%s is a space system: it has neither sites nor sectors.", "%s est un système spatial : il n’a ni sites ni secteurs.", r.Title(o.Target))
	},
}

// deployOneStation: a player deploys locations of one Death Star only, and of one
// of the two hidden planets (layout.dual-death-star).
var deployOneStation = requirement{
	rule: "layout.dual-death-star",
	when: once,
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		if r.Def(o.Card).Type != card.Location || r.Homeless(o.Card) {
			return true
		}
		not := position.Atlas[r.System(o.Card)].Not
		return not == "" || !r.hasDeployed(side, not)
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return card.Say("You have deployed a location of the other one in this game.", "Vous avez déployé une localisation de l’autre dans cette partie.")
	},
}

// hasDeployed tells whether a player has a location of a system on table, or one
// under another version.
func (r *Referee) hasDeployed(side card.Side, sys string) bool {
	for i := range r.S.Cards {
		if it := &r.S.Cards[i]; it.Owner == side && (it.Zone == game.Row || it.Zone == game.Under && !it.Is(game.FaceDown)) && r.System(game.CardID(i)) == sys {
			return true
		}
	}
	return false
}
