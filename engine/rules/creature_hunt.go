package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// In his own battle phase a player's cards may attack a creature present with them, his
// own too: once per location and turn, for 1 Force, which the newest rulebook does not
// charge (creature.attacked, creature.attacked.cost, note.creature-cost).
var attackVerb = &verb{
	verb: game.VAttack,
	pre:  []requirement{inPhase(game.Battling, "creature.attacked"), outsideBattle},
	list: func(r *Referee, side card.Side, sought want, emit func(game.Option)) {
		for _, id := range r.Creatures() {
			if sought.card_(id) && sought.target == 0 {
				emit(game.Option{Card: id, Cost: int32(position.Btoi(!r.Newest()))})
			}
		}
	},
	needs: []requirement{
		{rule: "creature.attacked",
			holds: func(r *Referee, side card.Side, o *game.Option) bool {
				return r.IsActive(o.Card) && r.hasParty(side, o.Card)
			},
			unmet: func(r *Referee, _ card.Side, o *game.Option) card.Text {
				return card.Say("You have nothing present with %s that could attack it.", "Vous n’avez rien de présent avec %s qui puisse l’attaquer.", r.Title(o.Card))
			}},
		{rule: "creature.attacked",
			holds: func(r *Referee, side card.Side, o *game.Option) bool {
				return !r.Forbidden(position.ModNoAttacks, side, r.S.Where(o.Card))
			},
			unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
				at := r.S.Where(o.Card)
				return card.Say("The text of %s says that there is no attack at %s.", "Le texte de %s dit qu’il n’y a pas d’attaque à %s.",
					r.Title(r.Forbids(position.ModNoAttacks, side, at)), r.Title(at))
			}},
		{rule: "creature.attack.kinds",
			holds: func(r *Referee, _ card.Side, o *game.Option) bool { return !r.Said(position.ModNotAttacked, o.Card) },
			unmet: func(r *Referee, _ card.Side, o *game.Option) card.Text {
				return card.Say("The text of %s says that %s may not be attacked.", "Le texte de %s dit que %s ne peut pas être attaqué{e}.",
					r.Title(r.Says(position.ModNotAttacked, o.Card)), r.Title(o.Card))
			}},
		{rule: "creature.attacked", grave: passing,
			holds: func(r *Referee, _ card.Side, o *game.Option) bool {
				return !slices.Contains(r.S.Attacks, r.S.Where(o.Card))
			},
			unmet: func(r *Referee, _ card.Side, o *game.Option) card.Text {
				return card.Say("A creature has been attacked at %s this turn.", "Une créature a déjà été attaquée à %s ce tour-ci.", r.Title(r.S.Where(o.Card)))
			}},
	},
	pays: "creature.attacked.cost",
	start: func(g *Game, side card.Side, o *game.Option) {
		g.push(pAttack, side, &attacking{Kind: hunted, Creature: o.Card, At: g.S.Where(o.Card), Cost: o.Cost})
	},
}

// inParty tells whether a card takes part when its owner attacks a creature at a
// location: everything that could take part in a battle there, whether or not it has
// battled (creature.attacked). What keeps a card from attacking keeps what it carries.
func (r *Referee) inParty(side card.Side, loc, id game.CardID) bool {
	if !r.Mover(id) || r.S.C(id).Owner != side || r.S.C(id).Zone != game.Table || r.S.Where(id) != loc || !r.IsActive(id) {
		return false
	}
	for other := id; other != 0; other = r.S.Host(other) {
		if r.BoundBySearch(other) || r.Said(position.ModNoBattle, other) {
			return false
		}
	}
	return true
}

// hasParty tells whether a player has cards present with a creature that could attack
// it.
func (r *Referee) hasParty(side card.Side, beast game.CardID) bool {
	loc := r.S.Where(beast)
	for id := range r.At(loc) {
		if r.PresentWith(id, beast) && r.inParty(side, loc, id) {
			return true
		}
	}
	return false
}
