package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// Seekers are no characters but move like them, on the opponent's side of the
// table: by landspeed 1, docking bay transit and shuttling, into the opponent's
// vehicles and starships and out of them, in no slot. They move in their owner's
// control phase only; the newest rulebook has them move like undercover spies, in
// the opponent's move phase (weapon.seeker, note.seekers).
func init() {
	for _, v := range []struct {
		verb game.Verb
		list func(g *Game, side card.Side, id game.CardID, w want, emit func(game.Option))
	}{
		{game.VMove, seekerWalks}, {game.VTransit, seekerTransits}, {game.VEmbark, seekerBoards},
		{game.VDisembark, seekerLeaves}, {game.VShuttle, seekerShuttles},
	} {
		needs := []requirement{seekerPhase, mayMove, affordable("move.cost")}
		if v.verb != game.VEmbark && v.verb != game.VDisembark {
			needs = slices.Insert(needs, 1, notMoved)
		}
		addVerb(&verb{verb: v.verb, pre: []requirement{outsideBattle}, needs: needs, start: startMove,
			list: func(g *Game, side card.Side, w want, emit func(game.Option)) {
				if !g.hasSeekers() {
					return
				}
				for id := range g.movers(side, w, card.Weapon) {
					if g.isSeeker(id) {
						v.list(g, side, id, w, emit)
					}
				}
			}})
	}
}

// seekerPhase is when seekers move (weapon.seeker).
var seekerPhase = requirement{
	rule: "weapon.seeker",
	holds: func(g *Game, side card.Side, _ *game.Option) bool {
		if g.newest() {
			return g.S.Active != side && g.S.Phase == game.Move
		}
		return g.S.Active == side && g.S.Phase == game.Control
	},
	unmet: func(g *Game, _ card.Side, _ *game.Option) card.Text {
		if g.newest() {
			return card.T("Seekers move in the opponent's move phase.", "Les sondes chercheuses se déplacent pendant la phase de déplacement de l'adversaire.")
		}
		return card.T("Seekers move in their owner's control phase.", "Les sondes chercheuses se déplacent pendant la phase de contrôle de leur propriétaire.")
	},
}

// isSeeker tells whether a weapon moves as seekers do, by its text.
func (g *Game) isSeeker(id game.CardID) bool { return g.text(id).kinds.has(int(mSeeker)) }

// hasSeekers tells whether there are any in play.
func (g *Game) hasSeekers() bool {
	g.inPlay()
	return g.index.kinds.has(int(mSeeker))
}

func seekerWalks(g *Game, _ card.Side, id game.CardID, w want, emit func(game.Option)) {
	from := g.S.Where(id)
	if !g.onFoot(id) || !g.isSite(from) {
		return
	}
	for _, dir := range []int{-1, 1} {
		for n, to := range g.ways(id, dir) {
			if n == 1 && w.target_(to) {
				emit(game.Option{Card: id, Target: to, Cost: g.moveCost(id, from, to, 1)})
			}
		}
	}
}

// seekerTransits: at the costs of the side of the table where they are.
func seekerTransits(g *Game, side card.Side, id game.CardID, w want, emit func(game.Option)) {
	from := g.S.Where(id)
	if !g.onFoot(id) || !g.isBay(from) {
		return
	}
	for _, to := range g.S.Row {
		if to != from && g.isBay(to) && w.target_(to) {
			emit(game.Option{Card: id, Target: to, Cost: g.transitCost(side.Other(), from, to)})
		}
	}
}

func seekerBoards(g *Game, side card.Side, id game.CardID, w want, emit func(game.Option)) {
	for x := range g.movers(side.Other(), want{w.target, 0}, card.Vehicle, card.Starship) {
		if g.onFoot(id) && g.onFoot(x) && g.S.Where(id) == g.S.Where(x) {
			emit(game.Option{Card: id, Target: x, Slot: card.Passenger, Cost: g.crashCost(x)})
		}
	}
}

func seekerLeaves(g *Game, _ card.Side, id game.CardID, w want, emit func(game.Option)) {
	host := g.S.Host(id)
	if host == 0 || !g.onFoot(host) || !g.isSite(g.S.Where(host)) || !w.target_(g.S.Where(host)) {
		return
	}
	emit(game.Option{Card: id, Target: g.S.Where(host), Cost: g.crashCost(host)})
}

// seekerShuttles: with the opponent's capital starships at the related system.
func seekerShuttles(g *Game, side card.Side, id game.CardID, w want, emit func(game.Option)) {
	from, host := g.S.Where(id), g.S.Host(id)
	if g.onFoot(id) && g.exterior(from) {
		for ship := range g.movers(side.Other(), want{w.target, 0}, card.Starship) {
			if g.def(ship).Is("capital") && g.onFoot(ship) && g.related(g.S.Where(ship), from) {
				emit(game.Option{Card: id, Target: ship, Slot: card.Passenger, Cost: g.shuttleCost(from)})
			}
		}
	}
	if host == 0 || !g.def(host).Is("capital") || !g.onFoot(host) || !g.isSystem(from) {
		return
	}
	for _, to := range g.S.Row {
		if g.exterior(to) && g.related(from, to) && w.target_(to) {
			emit(game.Option{Card: id, Target: to, Cost: g.shuttleCost(from)})
		}
	}
}

// standing lets texts that act by themselves do so as soon as they can
// (weapon.automated). It tells whether there was one.
func (g *Game) standing() bool {
	if !g.prog.responds[game.Standing] {
		return false
	}
	for i := range g.S.Frames {
		if w := bodyOf[*responding](&g.S.Frames[i]); w != nil && w.Event.Kind == game.Standing {
			return false // one after the other
		}
	}
	e := game.Event{Kind: game.Standing, By: g.S.Active.Other()}
	for _, side := range []card.Side{g.S.Active, g.S.Active.Other()} {
		if len(g.responses(side, &e, true)) > 0 {
			g.window(e)
			return true
		}
	}
	return false
}
