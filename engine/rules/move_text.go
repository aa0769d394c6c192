package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

var walkVerb = &verb{
	verb: game.VText,
	pre:  []requirement{outsideBattle},
	list: func(r *Referee, side card.Side, sought want, emit func(game.Option)) {
		if !slices.ContainsFunc(r.S.Row, func(loc game.CardID) bool { return len(r.Text(loc).Moves) > 0 }) {
			return
		}
		for id := range r.movers(side, sought, card.Character, card.Vehicle) {
			if !r.OnFoot(id) {
				continue
			}
			for _, to := range r.S.Row {
				if sought.target_(to) && r.leadsOn(side, id, to) && r.canBeAt(id, to) {
					emit(game.Option{Card: id, Target: to})
				}
			}
		}
	},
	needs: slices.Concat([]requirement{notMoved}, anyMove, []requirement{moveCrew, walkAsks}), pays: "move.cost",
	price: func(r *Referee, side card.Side, o *game.Option) int32 {
		least := int32(-1) // of several texts that lead there, the cheapest
		for cl, c := range r.walks(side, o.Card, o.Target) {
			n := int32(0)
			if cl.Moves.Cost != nil {
				n = int32(max(cl.Moves.Cost(c), 0).Int())
			}
			if cl.Holds(c) && (least < 0 || n < least) {
				least = n
			}
		}
		return r.moveCost(o.Card, r.S.Where(o.Card), o.Target, max(least, 0))
	},
	start: startMove,
}

// walks are the movement texts, of where a card is and of where it would go, that speak of
// its way at this time (move.location-text).
func (r *Referee) walks(side card.Side, id, to game.CardID) func(func(*position.Clause, *position.Context) bool) {
	return func(yield func(*position.Clause, *position.Context) bool) {
		from := r.S.Where(id)
		for _, loc := range []game.CardID{from, to} {
			if from == 0 || from == to {
				return
			}
			for cl := range r.movesAt(loc) {
				if !r.SaidTo(side, loc, cl) || !r.ClauseWorks(loc, cl) {
					continue
				}
				c := &position.Context{P: r.Position, Self: loc, You: side}
				leads := loc == from && cl.Moves.To(c, to) || loc == to && cl.Moves.Back && cl.Moves.To(c, from)
				if leads && r.WalksNow(cl, side, id) && cl.Moves.Who(c, id) && !yield(cl, c) {
					return
				}
			}
		}
	}
}

// movesAt are the movement texts of a location, and of the guests there.
func (r *Referee) movesAt(loc game.CardID) func(func(*position.Clause) bool) {
	return func(yield func(*position.Clause) bool) {
		t := r.Text(loc)
		for _, n := range t.Moves {
			if !yield(t.Clauses[n]) {
				return
			}
		}
		for g := range r.GuestsAt(loc) {
			for _, n := range g.Text.Moves {
				if !yield(g.Text.Clauses[n]) {
					return
				}
			}
		}
	}
}

// leadsOn tells whether a movement text speaks of a card's way at this time.
func (r *Referee) leadsOn(side card.Side, id, to game.CardID) bool {
	for range r.walks(side, id, to) {
		return true
	}
	return false
}

// walkAsks: what a movement text asks for is so (move.location-text, action.condition).
var walkAsks = requirement{rule: "action.condition",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		for cl, c := range r.walks(side, o.Card, o.Target) {
			if cl.Holds(c) {
				return true
			}
		}
		return false
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		for cl, c := range r.walks(side, o.Card, o.Target) {
			return cl.NotSo(c, false)
		}
		return card.Text{}
	}}
