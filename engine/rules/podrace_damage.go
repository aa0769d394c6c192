package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// Podracers are damaged and repaired while a Podrace is on; one that is damaged already
// stays so (podrace.damage, podrace.running).

func init() {
	becomes(gametext.AreDamaged, func(w *writer, x gametext.Become) {
		w.Demand(x.Cards, card.Podracer)
		w.whileRacing()
		w.eachBecomes(x, func(g *Game, a *acting, id game.CardID) {
			if g.Podrace() != 0 && !g.S.C(id).Is(game.Damaged) {
				g.S.Edit(id).Flags |= game.Damaged
				g.event(game.Event{Kind: game.WasDamaged, By: g.S.C(id).Owner, Card: id, On: a.Card})
			}
		})
	})
	treats(gametext.Repair, func(w *writer, x gametext.Treat) { // weapon.ion
		w.Demand(x.Cards, card.Starship, card.Podracer)
		which := w.Filter(x.Cards)
		w.onlyIfAny(x.Cards, func(c *position.Context) bool { return len(c.Chosen(x.Cards, which)) > 0 })
		w.then("repair", func(g *Game, a *acting, c *position.Context) {
			for _, id := range slices.Clone(c.Chosen(x.Cards, which)) {
				g.repair(c.You, id, a.Card)
			}
		})
	})
}

// whileRacing lets a clause be used while a Podrace is on only (podrace.running).
func (w *writer) whileRacing() {
	w.Clause.Asks(func(c *position.Context) bool { return c.P.Podrace() != 0 }, card.T("no Podrace is on", "aucune course n’est en cours"))
}

// repair undoes the damage to a starship, or to a Podracer while a race is on.
func (g *Game) repair(by card.Side, id, with game.CardID) {
	if g.Def(id).Type == card.Podracer {
		if g.Podrace() == 0 || !g.S.C(id).Is(game.Damaged) {
			return
		}
		g.S.Edit(id).Flags &^= game.Damaged
	} else {
		damage := g.IonDamage(id)
		g.S.Lapse(func(l *game.Lasting) bool { return damage(*l) })
	}
	g.event(game.Event{Kind: game.Repaired, By: by, Card: id, On: with})
}
