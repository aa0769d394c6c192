package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// Creatures move within their habitat, once in each of their owner's move phases,
// free; the newest rulebook charges 1 Force (move.landspeed.creature, creature.move,
// note.creature-move).
var creatureVerb = &verb{
	verb:  game.VMove,
	pre:   []requirement{inPhase(game.Move, "creature.move"), outsideBattle},
	list:  landspeeds(card.Creature),
	needs: slices.Concat(creatureMoves, []requirement{homing}), pays: "move.cost",
	start: startMove,
}

// creatureMoves binds every move of a creature, whatever its text makes it move toward.
var creatureMoves = slices.Concat([]requirement{detached}, regularMove, []requirement{landRange, moveHabitat})

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

// homing: while a creature can move toward those whom its text names it moves nowhere else
// (creature.move).
var homing = requirement{
	rule: "creature.move",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		nearer := r.homeward(side, o.Card)
		return len(nearer) == 0 || slices.ContainsFunc(nearer, func(n game.Option) bool { return n.Target == o.Target })
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return card.Say("By its text %s moves toward %s.", "D’après son texte, %s se déplace vers %s.", r.Title(o.Card), r.Title(r.homeward(side, o.Card)[0].Target))
	},
}

// homeward lists the moves that lead a creature toward those whom its text names.
func (r *Referee) homeward(side card.Side, id game.CardID) (out []game.Option) {
	at, from := r.Quarry(id), r.S.Where(id)
	if len(at) == 0 || slices.Contains(at, from) {
		return nil
	}
	for _, dir := range []int{-1, 1} {
		var way []game.CardID
		far := -1
		for _, to := range r.ways(id, dir) {
			way = append(way, to)
			if slices.Contains(at, to) {
				far = len(way)
			}
		}
		for _, to := range way[:max(far, 0)] {
			o := game.Option{Verb: game.VMove, Card: id, Target: to, Cost: r.moveCost(id, from, to, r.stepCost(id))}
			if r.satisfies(creatureMoves, side, &o) && r.CanUse(side, int(o.Cost)) {
				out = append(out, o)
			}
		}
	}
	return out
}

// homers lists the moves that creatures must still make in this move phase.
func (r *Referee) homers() (out []game.Option) {
	if r.S.Phase != game.Move || !r.Index.Kinds.Has(int(position.ModHoming)) {
		return nil
	}
	for _, id := range r.Creatures() {
		if r.S.C(id).Owner == r.S.Active {
			out = append(out, r.homeward(r.S.Active, id)...)
		}
	}
	return out
}

// stepCost is the Force that a move by landspeed costs a card before changes.
func (r *Referee) stepCost(id game.CardID) int32 {
	if r.Def(id).Type == card.Creature && !r.Newest() {
		return 0
	}
	return 1
}
