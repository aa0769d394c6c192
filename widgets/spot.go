package widgets

import (
	"math"
	"slices"

	"cantina/engine/game"
)

// spotAt is the spot under a place: the topmost lit card, else a lit gap, the
// lit location of the lane, the felt, else what lies there though not lit.
func (e *eye) spotAt(x, y float32) (s spot, under game.CardID) {
	for _, c := range slices.Backward(e.pack.order) {
		if !c.Visible() || !c.at.has(x, y) || c.id == e.aim.card {
			continue
		}
		if under == 0 {
			under = c.id
		}
		if e.aim.lit[spot{Card: c.id}] {
			return spot{Card: c.id}, c.id
		}
	}
	if !e.bands.Board.has(x, y) || e.veiled(x, y) {
		return spot{}, under
	}
	if at, ok := e.slotUnder(x, y); ok && e.aim.lit[spot{Card: at.host}] {
		return spot{Card: at.host}, at.host
	}
	for i, g := range e.row.Gaps {
		at := e.look(g)
		at.X, at.W = at.X-14, at.W+28
		if e.aim.lit[spot{Gap: 1 + i}] && at.has(x, y) {
			return spot{Gap: 1 + i}, under
		}
	}
	if l := e.laneAt(x, y); l != nil {
		if s := (spot{Card: l.View.Card.ID}); e.aim.lit[s] {
			return s, s.Card
		}
		if under == 0 {
			under = l.View.Card.ID
		}
	}
	if e.aim.lit[spot{Felt: true}] {
		return spot{Felt: true}, under
	}
	if under == 0 {
		return e.litBeside(x, y), 0
	}
	return spot{}, under
}

// spotRect is where a spot is on the table.
func (e *eye) spotRect(s spot) rect {
	if s.Gap > 0 && s.Gap <= len(e.row.Gaps) {
		return e.look(e.row.Gaps[s.Gap-1])
	}
	if c := e.pack.cards[s.Card]; c != nil {
		return c.at
	}
	b := e.bands.Board
	return rect{b.midX(), b.midY(), 1, 1}
}

func (e *eye) nearestSpot(from rect) spot {
	best, d := spot{}, float32(math.MaxFloat32)
	for _, s := range e.aim.spots {
		r := e.spotRect(s)
		dx, dy := r.midX()-from.midX(), r.midY()-from.midY()
		if n := dx*dx + dy*dy; n < d {
			best, d = s, n
		}
	}
	return best
}
