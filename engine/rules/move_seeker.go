package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// Seekers are no characters but move like them, on the opponent's side of the
// table: by landspeed 1, docking bay transit and shuttling, into the opponent's
// vehicles and starships and out of them, in no slot. They move in their owner's
// control phase only; the newest rulebook has them move like undercover spies, in
// the opponent's move phase (weapon.seeker, note.seekers).
var (
	seekerMove      = seekerVerb(game.VMove, seekerWalks, regularMove)
	seekerTransit   = seekerVerb(game.VTransit, seekerTransits, regularMove, moveShield)
	seekerEmbark    = seekerVerb(game.VEmbark, seekerBoards, anyMove)
	seekerDisembark = seekerVerb(game.VDisembark, seekerLeaves, anyMove, footTrench)
	seekerShuttle   = seekerVerb(game.VShuttle, seekerShuttles, regularMove, moveShield, moveHidden)
)

func seekerVerb(v game.Verb, ways func(r *Referee, side card.Side, id game.CardID, sought want, emit func(game.Option)), needs []requirement, own ...requirement) *verb {
	return &verb{
		verb: v, pre: []requirement{outsideBattle},
		needs: slices.Concat([]requirement{seekerPhase}, needs, own), pays: "move.cost",
		start: startMove,
		list: func(r *Referee, side card.Side, sought want, emit func(game.Option)) {
			if !r.hasSeekers() {
				return
			}
			for id := range r.movers(side, sought, card.Weapon) {
				if r.isSeeker(id) {
					ways(r, side, id, sought, emit)
				}
			}
		}}
}

// seekerPhase is when seekers move (weapon.seeker).
var seekerPhase = requirement{
	rule: "weapon.seeker",
	holds: func(r *Referee, side card.Side, _ *game.Option) bool {
		if r.Newest() {
			return r.S.Active != side && r.S.Phase == game.Move
		}
		return r.S.Active == side && r.S.Phase == game.Control
	},
	unmet: func(r *Referee, _ card.Side, _ *game.Option) card.Text {
		if r.Newest() {
			return card.T("Seekers move in the opponent's move phase.", "Les sondes chercheuses se déplacent pendant la phase de déplacement de l'adversaire.")
		}
		return card.T("Seekers move in their owner's control phase.", "Les sondes chercheuses se déplacent pendant la phase de contrôle de leur propriétaire.")
	},
}

// isSeeker tells whether a weapon moves as seekers do, by its text.
func (r *Referee) isSeeker(id game.CardID) bool { return r.Text(id).Kinds.Has(int(position.ModSeeker)) }

// hasSeekers tells whether there are any in play.
func (r *Referee) hasSeekers() bool {
	r.InPlay()
	return r.Index.Kinds.Has(int(position.ModSeeker))
}

func seekerWalks(r *Referee, _ card.Side, id game.CardID, sought want, emit func(game.Option)) {
	from := r.S.Where(id)
	if !r.OnFoot(id) || !r.IsSite(from) {
		return
	}
	for _, dir := range []int{-1, 1} {
		for n, to := range r.ways(id, dir) {
			if n == 1 && sought.target_(to) {
				emit(game.Option{Card: id, Target: to, Cost: r.moveCost(id, from, to, 1)})
			}
		}
	}
}

// seekerTransits: at the costs of the side of the table where they are.
func seekerTransits(r *Referee, side card.Side, id game.CardID, sought want, emit func(game.Option)) {
	from := r.S.Where(id)
	if !r.OnFoot(id) || !r.IsBay(from) {
		return
	}
	for _, to := range r.S.Row {
		if to != from && r.IsBay(to) && sought.target_(to) {
			emit(game.Option{Card: id, Target: to, Cost: r.transitCost(side.Other(), from, to) + r.dearer(id, to)})
		}
	}
}

func seekerBoards(r *Referee, side card.Side, id game.CardID, sought want, emit func(game.Option)) {
	for other := range r.movers(side.Other(), want{card: sought.target}, card.Vehicle, card.Starship) {
		if r.OnFoot(id) && r.OnFoot(other) && r.S.Where(id) == r.S.Where(other) {
			emit(game.Option{Card: id, Target: other, Slot: card.Passenger, Cost: r.crashCost(other)})
		}
	}
}

func seekerLeaves(r *Referee, _ card.Side, id game.CardID, sought want, emit func(game.Option)) {
	host := r.S.Host(id)
	if host == 0 || !r.OnFoot(host) || !r.IsSite(r.S.Where(host)) || !sought.target_(r.S.Where(host)) {
		return
	}
	emit(game.Option{Card: id, Target: r.S.Where(host), Cost: r.crashCost(host)})
}

// seekerShuttles: with the opponent's capital starships at the related system.
func seekerShuttles(r *Referee, side card.Side, id game.CardID, sought want, emit func(game.Option)) {
	from, host := r.S.Where(id), r.S.Host(id)
	if r.OnFoot(id) && r.Exterior(from) {
		for ship := range r.movers(side.Other(), want{card: sought.target}, card.Starship) {
			if r.Def(ship).Is("capital") && r.OnFoot(ship) && r.Related(r.S.Where(ship), from) {
				emit(game.Option{Card: id, Target: ship, Slot: card.Passenger, Cost: r.rideCost(id, from, r.S.Where(ship), r.shuttleCost(from))})
			}
		}
	}
	if host == 0 || !r.Def(host).Is("capital") || !r.OnFoot(host) || !r.IsSystem(from) {
		return
	}
	for _, to := range r.S.Row {
		if r.Exterior(to) && r.Related(from, to) && sought.target_(to) {
			emit(game.Option{Card: id, Target: to, Cost: r.rideCost(id, from, to, r.shuttleCost(from))})
		}
	}
}

// standing lets texts that act by themselves do so as soon as they can
// (weapon.automated). It tells whether there was one.
func (g *Game) standing() bool {
	if !g.anyAnswer(game.Standing) {
		return false
	}
	e := game.Event{Kind: game.Standing, By: g.S.Active.Other()}
	for i := range g.S.Frames {
		if w := bodyOf[*responding](&g.S.Frames[i]); w != nil && w.Event.Kind == game.Standing {
			return false // one after the other
		}
	}
	for _, side := range []card.Side{g.S.Active, g.S.Active.Other()} {
		if len(g.responses(side, &e, true)) > 0 {
			g.window(e)
			return true
		}
	}
	return false
}
