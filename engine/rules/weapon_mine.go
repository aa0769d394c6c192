package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// Mining droids bury cards of their owner's hand face down at an exterior planet
// site, in his deploy phase; whatever deploys or moves to or across the site digs
// them up: duds are lost, mines explode as their text says (weapon.mines).
var buryVerb = &verb{
	verb: game.VBury,
	pre:  []requirement{inPhase(game.Deploy, "weapon.mines"), outsideBattle},
	list: func(r *Referee, side card.Side, sought want, emit func(game.Option)) {
		for _, loc := range r.S.Row {
			if !sought.target_(loc) || !r.IsSite(loc) || sought.card == 0 && !r.MinersAt(side, loc) {
				continue
			}
			for _, id := range r.S.Piles[side][game.Hand] {
				if sought.card_(id) && (sought.target != 0 || sought.card == 0) {
					emit(game.Option{Card: id, Target: loc})
				}
			}
		}
	},
	needs: []requirement{
		need("weapon.mines", "Only a mining droid of yours that is present there buries cards.", "Seul un de vos droïdes de minage présent là-bas enterre des cartes.",
			func(r *Referee, side card.Side, o *game.Option) bool { return r.MinersAt(side, o.Target) }),
		need("weapon.mines", "Cards are buried at exterior planet sites only.", "On n’enterre des cartes qu’aux sites planétaires extérieurs.",
			func(r *Referee, _ card.Side, o *game.Option) bool {
				return r.Exterior(o.Target) && r.Def(o.Target).Has("planet") && r.Belly(o.Target) == 0
			}),
	},
	start: func(g *Game, side card.Side, o *game.Option) {
		g.S.ToTable(o.Card, o.Target, card.OnCard, side)
		g.S.Edit(o.Card).Flags |= game.FaceDown
		g.event(game.Event{Kind: game.Buried, By: side, Card: o.Card, At: o.Target, Secret: true})
		g.laidDown(side, o.Card)
	},
}

// trip digs up what is buried where a card has just come.
func (g *Game) trip(loc game.CardID) {
	for _, id := range g.InPlay() {
		if !g.Buried(id) || g.S.C(id).At != loc {
			continue
		}
		g.S.Edit(id).Flags &^= game.FaceDown
		g.S.Tick() // what it modifies or answers counts from now
		g.event(game.Event{Kind: game.Revealed, By: g.S.C(id).Owner, Card: id, At: loc})
		if d := g.Def(id); d.Type != card.Weapon || !position.HasWordIn(d.Title, "mine") {
			g.lost(id)
		}
	}
}
