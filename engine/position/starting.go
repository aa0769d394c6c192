package position

import (
	"cantina/engine/gametext"
)

func init() {
	modifies(func(comp *Compiler, x gametext.ThisIf) []*Modifier {
		kind := [...]ModKind{gametext.FlipThis: ModFlip, gametext.OutOfPlay: ModOut}[x.What]
		return one(Modifier{Kind: kind, Conds: []condition{comp.Cond(x.If)}})
	})
	cond(func(comp *Compiler, x gametext.StartedWith) condition { // start.starting-location-check
		which := comp.Filter(x.Cards)
		return func(c *Context) bool { id := c.P.S.Starts[c.You]; return id != 0 && which(c, id) }
	})
}
