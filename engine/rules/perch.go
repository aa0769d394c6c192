package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// A perch is a card beside the locations on which a character stands that was relocated
// there: at no location, active, with nobody present (move.relocate). The next one who comes
// there ends his stay.

// isPerch tells whether characters may be relocated to a card that is no location.
func (r *Referee) isPerch(id game.CardID) bool {
	return r.Text(id).Kinds.Has(int(position.ModHoldsOne)) && r.TextWorks(id, position.ModHoldsOne)
}

// comesToPerch takes who comes to a perch out of the battle that he was in, and loses who
// stood there.
func (g *Game) comesToPerch(id, perch game.CardID) {
	if g.Def(perch).Type == card.Location || !g.isPerch(perch) {
		return
	}
	for _, other := range append(g.Attached(id), id) {
		g.S.Drop(other, game.Fought)
	}
	for other := range g.On(perch) {
		if other != id && g.Def(other).Type == card.Character {
			g.lost(other)
		}
	}
}

func init() {
	does(func(w *writer, x gametext.PickUp) {
		w.Demand(x.Cards, card.Character)
		w.Demand(x.By, card.Starship, card.Vehicle)
		who, by := w.Filter(x.Cards), w.Filter(x.By)
		w.Unable(x, x.By.Ref == 0 && len(x.By.Titles) == 0 && x.By.Det != gametext.DetThis) // of several a person chooses: it is targeted first
		w.Clause.Captures = true
		if cards, to := w.target(x.Cards), w.target(x.By); cards != nil && to != nil {
			to.NarrowBecause(func(c *position.Context, at game.CardID) bool {
				return !slices.ContainsFunc(c.Bound[cards.Bind].Cards, func(id game.CardID) bool { return !refer(c.P).takesUp(c.You, id, at) })
			}, func(c *position.Context, at game.CardID) []game.Reason {
				return refer(c.P).strands(c.Bound[cards.Bind].Cards, []game.CardID{at})
			})
		}
		w.then("pick up", func(g *Game, a *acting, c *position.Context) {
			at := theOne(c.Chosen(x.By, by))
			for _, id := range slices.Clone(c.Chosen(x.Cards, who)) {
				if g.S.OnTable(at) {
					g.picksUp(c.You, id, at)
				}
			}
		})
	})
}

// takesUp tells whether a player could take a character aboard: his own where there is room,
// and Dark one of the opponent's as a captive (capture.who).
func (r *Referee) takesUp(side card.Side, id, ship game.CardID) bool {
	if r.S.C(id).Owner == side {
		return r.canGo(id, ship)
	}
	return side == card.Dark
}

// picksUp takes a character aboard a starship or vehicle: who is the opponent's is captured by
// those aboard ships there, or escapes (capture.choice).
func (g *Game) picksUp(side card.Side, id, ship game.CardID) {
	from := g.S.Where(id)
	switch slot, ok := g.berth(id, ship); {
	case !g.S.OnTable(id) || !g.takesUp(side, id, ship):
		return
	case ok:
		g.S.ToTable(id, ship, slot, side)
	default:
		g.S.ToTable(id, g.S.Where(ship), card.OnCard, g.S.C(id).Owner)
		g.capture(id)
		return
	}
	g.relocated(side, id, from, ship)
}
