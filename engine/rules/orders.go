package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// commands: an Admiral's Order wants a battleground system that its player
// occupies (type.admirals-order).
var commands = need("type.admirals-order", "An Admiral's Order asks that you occupy a battleground system.", "Un ordre d’amiral demande que vous occupiez un système terrain de bataille.",
	func(r *Referee, side card.Side, o *game.Option) bool {
		if r.Def(o.Card).Type != card.AdmiralsOrder {
			return true
		}
		for _, loc := range r.S.Row {
			if r.IsSystem(loc) && r.IsBattleground(loc) && r.Occupies(side, loc) {
				return true
			}
		}
		return false
	})

// supersede sends the Admiral's Order that was on table to its owner's Used Pile when
// another is deployed: one at most in the whole game (type.admirals-order).
func (g *Game) supersede(by game.CardID) {
	if g.Def(by).Type != card.AdmiralsOrder {
		return
	}
	for _, id := range g.InPlay() {
		if id != by && g.Def(id).Type == card.AdmiralsOrder {
			g.S.ToPile(id, game.Used)
		}
	}
}

// barred: what a text on table, such as an Objective, forbids to deploy
// (deploy.restriction.objective).
var barred = requirement{
	rule: "deploy.restriction.objective",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		return r.Barring(o.Card, r.S.Where(o.Target)) == 0 && (o.With == 0 || r.Barring(o.With, r.S.Where(o.Target)) == 0)
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return card.Say("%s forbids it.", "%s l’interdit.", r.Title(r.Barring(o.Card, r.S.Where(o.Target))))
	},
}
