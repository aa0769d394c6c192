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
	seekerMove      = seekerVerb(game.VMove, seekerWalks, regularMove, seekerRange)
	seekerTransit   = seekerVerb(game.VTransit, seekerTransits, regularMove, noBay, bothBays, moveShield)
	seekerEmbark    = seekerVerb(game.VEmbark, seekerBoards, anyMove)
	seekerDisembark = seekerVerb(game.VDisembark, seekerLeaves, anyMove, footTrench)
	seekerShuttle   = seekerVerb(game.VShuttle, seekerShuttles, regularMove, seekerPlaces, moveShield, moveHidden)
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
	rule:  "weapon.seeker",
	grave: passing,
	holds: func(r *Referee, side card.Side, _ *game.Option) bool {
		if r.Newest() {
			return r.S.Active != side && r.S.Phase == game.Move
		}
		return r.S.Active == side && r.S.Phase == game.Control
	},
	unmet: func(r *Referee, _ card.Side, _ *game.Option) card.Text {
		if r.Newest() {
			return card.T("Seekers move in the opponent's move phase.", "Les sondes chercheuses se déplacent pendant la phase de déplacement de l’adversaire.")
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

// seekerWalks lists all other sites: few seekers are in play.
func seekerWalks(r *Referee, _ card.Side, id game.CardID, sought want, emit func(game.Option)) {
	from := r.S.Where(id)
	if !r.OnFoot(id) {
		return
	}
	for _, to := range r.S.Row {
		if to != from && r.IsSite(to) && sought.target_(to) {
			emit(game.Option{Card: id, Target: to, Cost: r.moveCost(id, from, to, 1)})
		}
	}
}

// besideFor tells whether landspeed 1 leads a card to a site.
func (r *Referee) besideFor(id, site game.CardID) bool {
	for _, dir := range []int{-1, 1} {
		for n, to := range r.ways(id, dir) {
			if to == site {
				return n == 1
			}
		}
	}
	return false
}

// seekerRange: its landspeed is 1 (weapon.seeker, move.landspeed).
var seekerRange = requirement{
	rule:  "move.landspeed",
	holds: func(r *Referee, _ card.Side, o *game.Option) bool { return r.besideFor(o.Card, o.Target) },
	unmet: func(r *Referee, _ card.Side, o *game.Option) card.Text {
		return card.Say("Landspeed 1 does not lead %s to %s.", "La vitesse terrestre de 1 ne mène pas %s à %s.", r.Title(o.Card), r.Title(o.Target))
	},
}

// seekerTransits: at the costs of the side of the table where they are.
func seekerTransits(r *Referee, side card.Side, id game.CardID, sought want, emit func(game.Option)) {
	from := r.S.Where(id)
	if !r.OnFoot(id) {
		return
	}
	for _, to := range r.S.Row {
		if to != from && r.IsSite(to) && sought.target_(to) {
			emit(game.Option{Card: id, Target: to, Cost: r.transitCost(side.Other(), id, from, to)})
		}
	}
}

func seekerBoards(r *Referee, side card.Side, id game.CardID, sought want, emit func(game.Option)) {
	for other := range r.movers(side.Other(), want{card: sought.target}, card.Vehicle, card.Starship) {
		if r.atDoor(id, other) {
			emit(game.Option{Card: id, Target: other, Slot: card.Passenger, Cost: r.crashCost(other)})
		}
	}
}

func seekerLeaves(r *Referee, _ card.Side, id game.CardID, sought want, emit func(game.Option)) {
	if host := r.S.Host(id); r.IsSite(r.S.C(host).At) && sought.target_(r.S.C(host).At) {
		emit(game.Option{Card: id, Target: r.S.C(host).At, Cost: r.crashCost(host)})
	}
}

// seekerShuttles: with the opponent's capital starships at the related system.
func seekerShuttles(r *Referee, side card.Side, id game.CardID, sought want, emit func(game.Option)) {
	from := r.S.Where(id)
	if r.OnFoot(id) {
		for ship := range r.movers(side.Other(), want{card: sought.target}, card.Starship) {
			if r.IsSystem(r.S.Where(ship)) {
				emit(game.Option{Card: id, Target: ship, Slot: card.Passenger, Cost: r.rideCost(id, from, r.S.Where(ship), r.shuttleCost(from))})
			}
		}
		return
	}
	for _, to := range r.S.Row {
		if r.IsSystem(from) && sought.target_(to) {
			emit(game.Option{Card: id, Target: to, Cost: r.rideCost(id, from, to, r.shuttleCost(from))})
		}
	}
}

// seekerPlaces: as others, but for whose starship it is (move.shuttle, weapon.seeker).
var seekerPlaces = need("move.shuttle", "Only between an exterior site and the opponent's capital starship at the related system.",
	"Seulement entre un site extérieur et un vaisseau capital de l’adversaire au système connexe.", shuttlesThere)

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
