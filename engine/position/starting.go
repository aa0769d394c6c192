package position

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

func init() {
	modifies(func(comp *Compiler, x gametext.FlipThis) []*Modifier {
		return one(Modifier{Kind: ModFlip, Conds: []condition{comp.Cond(x.If)}})
	})
	modifies(func(comp *Compiler, x gametext.OutOfPlay) []*Modifier {
		return one(Modifier{Kind: ModOut, Conds: []condition{comp.Cond(x.If)}})
	})
	cond(func(comp *Compiler, x gametext.StartedWith) condition { // start.starting-location-check
		which := comp.Filter(x.Cards)
		return func(c *Context) bool { id := c.P.S.Starts[c.You]; return id != 0 && which(c, id) }
	})
	Post(func(comp *Compiler, _ gametext.WithoutCost) Matcher { // start.effect-no-cost
		return func(c *Context, id game.CardID) bool {
			t := c.P.Text(id)
			return !c.P.Def(id).Num[card.Deploy].Has &&
				!slices.ContainsFunc(t.Deploys, func(n int16) bool { return t.Clauses[n].Cost != nil })
		}
	})
}
