package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// Creatures move within their habitat, once in each of their owner's move phases,
// free; the newest rulebook charges 1 Force (move.landspeed.creature, creature.move,
// note.creature-move).
var creatureVerb = &verb{
	verb:  game.VMove,
	pre:   []requirement{inPhase(game.Move, "creature.move"), outsideBattle},
	list:  landspeeds(card.Creature),
	needs: slices.Concat([]requirement{detached}, regularMove, []requirement{landRange, moveHabitat}), pays: "move.cost",
	start: startMove,
}

// detached: what is attached goes where its host goes (creature.attach).
var detached = requirement{
	rule:  "creature.attach",
	holds: func(r *Referee, _ card.Side, o *game.Option) bool { return r.HostOf(o.Card) == 0 },
	unmet: func(r *Referee, _ card.Side, o *game.Option) card.Text {
		return card.Say("%s is attached to %s, and goes where that goes.", "%s est attaché{e} à %s, et va où va son hôte.", r.Title(o.Card), r.Title(r.HostOf(o.Card)))
	},
}

// moveHabitat: the way lies within the habitat.
var moveHabitat = requirement{
	rule: "move.landspeed.creature",
	holds: func(r *Referee, _ card.Side, o *game.Option) bool {
		for _, dir := range []int{-1, 1} {
			for _, to := range r.ways(o.Card, dir) {
				if !r.LivesAt(o.Card, to) {
					break
				}
				if to == o.Target {
					return true
				}
			}
		}
		return false
	},
	unmet: func(r *Referee, _ card.Side, o *game.Option) card.Text {
		return card.Say("The way leads out of the habitat of %s.", "Le chemin sort de l’habitat de %s.", r.Title(o.Card))
	},
}

// stepCost is the Force that a move by landspeed costs a card before changes.
func (r *Referee) stepCost(id game.CardID) int32 {
	if r.Def(id).Type == card.Creature && !r.Newest() {
		return 0
	}
	return 1
}
