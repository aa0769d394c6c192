package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// starting is the start of the game, nil once it is over.
func (r *Referee) starting() *starting { return bodyOf[*starting](r.frame(1)) }

// undoStart undoes what a starting card has done when a mandatory part of it
// cannot be carried out: its cards go back to the deck, an Objective out of play,
// an Interrupt back to the deck (start.mandatory), and a location as well: its player
// begins without (start.location.condition).
func (g *Game) undoStart(side card.Side, a *acting) {
	if g.Def(a.Card).Type == card.Location {
		g.S.Unconvert(a.Card)
		g.S.ToPile(a.Card, game.Reserve)
		g.S.Change().Starts[side] = 0
		g.event(game.Event{Kind: game.BeganWithout, By: side, Card: a.Card})
		return
	}
	since := g.starting().Since
	for i := len(g.S.Cards) - 1; i > 0; i-- {
		id, it := game.CardID(i), &g.S.Cards[i]
		if it.Since <= since || id == a.Card || it.Owner != side && it.Zone != game.Table {
			continue // what it let the opponent deploy goes back to his deck
		}
		switch it.Zone {
		case game.Row:
			g.S.Unconvert(id)
			g.S.ToPile(id, game.Reserve)
		case game.Table, game.Hand:
			g.S.ToPile(id, game.Reserve)
		}
	}
	g.event(game.Event{Kind: game.Canceled, By: side, Card: a.Card, N: card.Whole(int(game.CanceledStart))})
	if g.Def(a.Card).Type == card.Interrupt {
		g.actionBelow().ToDeck = true
		return
	}
	g.S.ToPile(a.Card, game.Out)
}

// turnOver flips the double-sided cards whose condition holds and takes out of
// play those that say so. Where both sides' conditions hold a card stays on the
// side it has reached (objective.flip, objective.flip.stop). It tells whether
// anything changed.
func (g *Game) turnOver() (changed bool) {
	if !g.Index.Kinds.Has(int(position.ModFlip), int(position.ModOut)) {
		return false
	}
	for m := range g.Mods(position.ModFlip) {
		id := m.C.Self
		stays := false
		for _, o := range g.Text(id).Mods {
			stays = stays || o.Kind == position.ModFlip && o.Face != m.Face && m.C.Holds(o.Conds)
		}
		if !stays {
			g.flip(m.C.You, id)
			changed = true
			break // the other face has other texts
		}
	}
	for m := range g.Mods(position.ModOut) {
		g.recallProbes(m.C.Self)
		for _, id := range append(g.S.Below(m.C.Self), m.C.Self) {
			g.S.ToPile(id, game.Out)
		}
		return true
	}
	return changed
}

// flip turns a double-sided card over (objective.flip).
func (g *Game) flip(side card.Side, id game.CardID) {
	g.S.Edit(id).Flags ^= game.Flipped
	e := game.Event{Kind: game.TurnedOver, By: side, Card: id}
	if g.S.C(id).Is(game.Flipped) {
		e.N = card.One
	}
	g.event(e)
}
