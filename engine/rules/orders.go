package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// commands: an Admiral's Order wants a battleground system that its player
// occupies (type.admirals-order).
var commands = need("type.admirals-order", "An Admiral's Order asks that you occupy a battleground system.", "Un ordre d'amiral demande que vous occupiez un système terrain de bataille.",
	func(r *Referee, side card.Side, o *game.Option) bool {
		if r.def(o.Card).Type != card.AdmiralsOrder {
			return true
		}
		for _, loc := range r.S.Row {
			if r.isSystem(loc) && r.isBattleground(loc) && r.Occupies(side, loc) {
				return true
			}
		}
		return false
	})

// supersede sends the Admiral's Order that was on table to its owner's Used Pile when
// another is deployed: one at most in the whole game (type.admirals-order).
func (g *Game) supersede(by game.CardID) {
	if g.def(by).Type != card.AdmiralsOrder {
		return
	}
	for _, id := range g.inPlay() {
		if id != by && g.def(id).Type == card.AdmiralsOrder {
			g.S.ToPile(id, game.Used)
		}
	}
}

// barred: what a text on table, such as an Objective, forbids to deploy
// (deploy.restriction.objective).
var barred = requirement{
	rule: "deploy.restriction.objective",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		return r.barring(side, o.Card) == 0 && (o.With == 0 || r.barring(side, o.With) == 0)
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return format("%s forbids it.", "%s l'interdit.", r.title(r.barring(side, o.Card)))
	},
}

// barring is the card whose text forbids a player to deploy a card, or 0.
func (g *Game) barring(side card.Side, id game.CardID) game.CardID {
	for m := range g.mods(mBarred) {
		if m.c.whose(m.whose) == side && m.hits(id) {
			return m.c.self
		}
	}
	return 0
}

// fixed tells whether a location may not be converted (start.objective-unconvertible).
func (g *Game) fixed(loc game.CardID) bool {
	for m := range g.mods(mFixed) {
		if m.hits(loc) {
			return true
		}
	}
	return false
}
