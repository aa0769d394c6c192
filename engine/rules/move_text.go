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
		for _, loc := range r.S.Row {
			for _, n := range r.Text(loc).Moves {
				cl := r.Text(loc).Clauses[n]
				if cl.Side != 0 && (r.Reader(loc, cl.Side, position.ModRotate) != side || r.SideCanceled(loc, side)) || !r.TextWorks(loc, position.ModStat) {
					continue
				}
				c, price := &position.Context{P: r.Position, Self: loc, You: side}, int32(0)
				if cl.Moves.Cost != nil {
					price = int32(max(cl.Moves.Cost(c), 0).Int())
				}
				for id := range r.movers(side, sought, card.Character, card.Vehicle) {
					if !r.OnFoot(id) || !r.WalksNow(cl, side, id) || !cl.Moves.Who(c, id) {
						continue
					}
					from := r.S.Where(id)
					for _, to := range r.S.Row {
						if to != from && sought.target_(to) && r.canBeAt(id, to) &&
							(from == loc && cl.Moves.To(c, to) || cl.Moves.Back && to == loc && cl.Moves.To(c, from)) {
							emit(game.Option{Card: id, Target: to, Cost: r.moveCost(id, from, to, price)})
						}
					}
				}
			}
		}
	},
	needs: slices.Concat([]requirement{notMoved}, anyMove, []requirement{moveCrew}), pays: "move.cost",
	start: startMove,
}
