package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// In his own battle phase a player's cards may attack a creature present with them, his
// own too: once per location and turn, for 1 Force, which the newest rulebook does not
// charge (creature.attacked, creature.attacked.cost, note.creature-cost).
func init() {
	addVerb(&verb{
		verb: game.VAttack,
		pre:  []requirement{inPhase(game.Battling, "turn.battle"), outsideBattle},
		list: func(g *Game, side card.Side, w want, emit func(game.Option)) {
			for _, id := range g.creatures() {
				if w.card_(id) && w.target == 0 {
					emit(game.Option{Card: id, Cost: int32(btoi(!g.newest()))})
				}
			}
		},
		needs: []requirement{
			{rule: "type.creature",
				holds: func(g *Game, side card.Side, o *game.Option) bool {
					return g.isActive(o.Card) && g.hasParty(side, o.Card)
				},
				unmet: func(g *Game, _ card.Side, o *game.Option) card.Text {
					return format("You have nothing present with %s that could attack it.", "Vous n'avez rien de présent avec %s qui puisse l'attaquer.", g.title(o.Card))
				}},
			{rule: "turn.battle",
				holds: func(g *Game, _ card.Side, o *game.Option) bool {
					return !slices.Contains(g.S.Attacks, g.S.Where(o.Card))
				},
				unmet: func(g *Game, _ card.Side, o *game.Option) card.Text {
					return format("A creature has been attacked at %s this turn.", "Une créature a déjà été attaquée à %s ce tour-ci.", g.title(g.S.Where(o.Card)))
				}},
			affordable("type.creature"),
		},
		start: func(g *Game, side card.Side, o *game.Option) {
			g.push(pAttack, side, &attacking{Kind: hunted, Creature: o.Card, At: g.S.Where(o.Card), Cost: o.Cost})
		},
	})
}

// inParty tells whether a card takes part when its owner attacks a creature at a
// location: everything that could take part in a battle there, whether or not it has
// battled (creature.attacked). What keeps a card from attacking keeps what it carries.
func (g *Game) inParty(side card.Side, loc, id game.CardID) bool {
	if !g.mover(id) || g.S.C(id).Owner != side || g.S.C(id).Zone != game.Table || g.S.Where(id) != loc || !g.isActive(id) {
		return false
	}
	for x := id; x != 0; x = g.S.Host(x) {
		if g.boundBySearch(x) {
			return false
		}
		for m := range g.mods(mHinder) {
			if m.hits(x) {
				return false
			}
		}
	}
	return true
}

// hasParty tells whether a player has cards present with a creature that could attack
// it.
func (g *Game) hasParty(side card.Side, beast game.CardID) bool {
	loc := g.S.Where(beast)
	for id := range g.at(loc) {
		if g.presentWith(id, beast) && g.inParty(side, loc, id) {
			return true
		}
	}
	return false
}

// partyPower is the total power of the attackers of a creature (creature.attacked.result,
// battle.power.total).
func (g *Game) partyPower(side card.Side, loc game.CardID) (sum card.Num) {
	for id := range g.at(loc) {
		if g.inParty(side, loc, id) {
			if n, ok := g.powerIn(id, loc); ok {
				sum += n
			}
		}
	}
	return sum
}
