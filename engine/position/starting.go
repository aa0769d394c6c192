package position

import (
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
}
