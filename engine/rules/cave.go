package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// Cave rules: the site of the Big One lies next to it, beyond the asteroids, and is
// related to nothing else. It is a planet site without the planet's name, to which
// starfighters come down from the Big One (location.cave-rules).

// isCave tells whether cave rules are in effect at a site.
func (g *Game) isCave(loc game.CardID) bool {
	return g.isSite(loc) && g.homeless(loc) && g.putsRules(loc, gametext.CaveRules)
}

// bigOne is the Big One whose site a cave is, 0 for other locations.
func (g *Game) bigOne(loc game.CardID) game.CardID {
	if !g.isCave(loc) {
		return 0
	}
	return g.S.C(loc).Of
}

// isBigOne tells whether a location on table is a Big One, by its place in the layout.
func (g *Game) isBigOne(loc game.CardID) bool {
	return loc != 0 && g.isAsteroid(loc) && g.S.C(loc).Zone == game.Row && g.rank(loc) == rankBigOne
}

// deployCave: next to a Big One that has none (location.cave-rules).
var deployCave = requirement{
	rule: "location.cave-rules",
	holds: func(r *Referee, _ card.Side, o *game.Option) bool {
		if !r.isCave(o.Card) || o.Target != 0 && r.converts(o.Card, o.Target) {
			return true
		}
		return o.Target != 0 && r.isBigOne(o.Target) && !slices.ContainsFunc(r.S.Row, func(x game.CardID) bool { return r.bigOne(x) == o.Target })
	},
	unmet: func(r *Referee, _ card.Side, o *game.Option) card.Text {
		return format("It goes only next to a Big One on table.", "Elle ne va qu'à côté d'un Gros Astéroïde sur la table.")
	},
}
