package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

func init() {
	simply(gametext.OpensOrShuts, func(w *writer) {
		w.Demand(gametext.Filter{Det: gametext.DetThis}, card.Creature)
		w.then("open or close mouth", func(g *Game, a *acting, c *position.Context) { g.turnsMouth(a.Card) })
	})
}

// turnsMouth opens the mouth of a creature that is closed, and closes one that is open:
// starships neither land in its belly nor take off from there while it is closed
// (location.cave-rules).
func (g *Game) turnsMouth(id game.CardID) {
	if !g.S.OnTable(id) {
		return
	}
	it := g.S.Edit(id)
	it.Flags ^= game.Shut
	e := game.Event{Kind: game.MouthOpened, By: it.Owner, Card: id, At: g.S.Where(id)}
	if it.Is(game.Shut) {
		e.Kind = game.MouthShut
	}
	g.happens(e)
}

// swallows tells whether the creature of an attack takes what it has defeated into its
// belly: any starfighter goes in, if it can move at all (creature.attacks.relocate).
func (r *Referee) swallows(a *attacking, loc game.CardID) bool {
	return r.Belly(loc) == a.Creature && r.LikeFighter(a.Victim, true) &&
		r.satisfies(anyMove, r.S.C(a.Victim).Owner, &game.Option{Card: a.Victim, Target: loc})
}
