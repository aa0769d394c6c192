package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

func init() {
	position.Upon(gametext.InsteadOfDrain, func(comp *position.Compiler, _ gametext.Upon) {
		comp.Clause.NoDrain = true
		comp.Clause.Asks(func(c *position.Context) bool {
			r, o := refer(c.P), game.Option{Verb: game.VDrain, Card: c.Here()}
			return r.satisfies(drainVerb.pre, c.You, &o) && r.allows(drainVerb, c.You, &o)
		}, card.T("you cannot Force drain here now", "vous ne pouvez pas effectuer ici de drain de Force en ce moment"))
	})
}
