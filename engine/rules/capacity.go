package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// squadronAboard: a squadron fits only places for its own class; the newest rulebook
// lets it use those for starfighters too (ship.capacity.squadron).
var squadronAboard = need("ship.capacity.squadron", "Places for starfighters carry no squadron, only those for its own class.",
	"Les places de chasseurs ne portent pas d'escadron, seulement celles de sa propre classe.",
	func(r *Referee, _ card.Side, o *game.Option) bool {
		return r.Newest() || o.Slot != card.StarfighterBay || !r.Def(o.Card).Is("squadron")
	})
