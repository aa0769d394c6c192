package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// Creatures: where they live, how fierce they are, and who attacks whom (chapter 16
// of the rules: creature.deploy, creature.habitat-lost, creature.ferocity,
// creature.selective). An attack itself is in creature_attack.go.

// strayed takes away the creatures that find themselves outside their habitat
// (creature.habitat-lost, leave.illegal). It tells whether there were any.
func (g *Game) strayed() (found bool) {
	for _, id := range g.Creatures() {
		if !g.LivesAt(id, g.S.Where(id)) {
			g.vanish(id)
			found = true
		}
	}
	return found
}

// deployHabitat: a creature deploys only to its habitat, without presence or icon
// (deploy.creature, creature.deploy).
var deployHabitat = requirement{
	rule: "deploy.creature",
	holds: func(r *Referee, _ card.Side, o *game.Option) bool {
		return r.Def(o.Card).Type != card.Creature || r.S.Where(o.Target) == o.Target && r.LivesAt(o.Card, o.Target)
	},
	unmet: func(r *Referee, _ card.Side, o *game.Option) card.Text {
		return card.Say("%s is not in the habitat of %s.", "%s n’est pas dans l’habitat de %s.", r.Title(o.Target), r.Title(o.Card))
	},
}

// beasts lets creatures that are present together attack each other at once, two
// chosen at random as long as there are any, and one the other that may not attack
// (creature.vs-creature, creature.vs-creature.many). It tells whether an attack begins.
func (g *Game) beasts() bool {
	if g.S.Battle.On || g.attacking() { // creature.no-battle
		return false
	}
	list := g.Creatures()
	var pairs [][2]game.CardID
	for i, a := range list {
		for _, b := range list[i+1:] {
			if g.Hostile(a, b) && (pairs == nil || g.PresentWith(a, pairs[0][0])) {
				pairs = append(pairs, [2]game.CardID{a, b})
			}
		}
	}
	if len(pairs) == 0 {
		return false
	}
	p := pairs[0]
	if len(pairs) > 1 {
		p = pairs[g.S.Random(len(pairs))]
	}
	if !g.Assails(p[0], p[1]) {
		p[0], p[1] = p[1], p[0]
	}
	g.push(pAttack, g.S.Active, &attacking{Kind: preying, Creature: p[0], Victim: p[1], At: g.S.Where(p[0])})
	return true
}
