package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// Cave rules: the site of the Big One lies next to it, beyond the asteroids, and is
// related to nothing else. It is a planet site without the planet's name, to which
// starfighters come down from the Big One (location.cave-rules).

// deployCave: next to a Big One that has none (location.cave-rules).
var deployCave = requirement{
	rule: "location.cave-rules",
	holds: func(r *Referee, _ card.Side, o *game.Option) bool {
		if !r.IsCave(o.Card) || o.Target != 0 && r.Converts(o.Card, o.Target) {
			return true
		}
		return o.Target != 0 && r.IsBigOne(o.Target) && !slices.ContainsFunc(r.S.Row, func(x game.CardID) bool { return r.BigOne(x) == o.Target })
	},
	unmet: func(r *Referee, _ card.Side, o *game.Option) card.Text {
		return card.Say("It goes only next to a Big One on table.", "Elle ne va qu'à côté d'un Gros Astéroïde sur la table.")
	},
}
