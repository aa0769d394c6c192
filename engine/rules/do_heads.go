package rules

import (
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

func init() {
	position.Head(func(comp *position.Compiler, _ gametext.InsteadOfDrain) {
		comp.Clause.NoDrain = true
		comp.Clause.Conds = append(comp.Clause.Conds, func(c *position.Context) bool {
			r, o := refer(c.P), game.Option{Verb: game.VDrain, Card: c.Here()}
			return r.satisfies(drainVerb.pre, c.You, &o) && r.allows(drainVerb, c.You, &o)
		})
	})

}
