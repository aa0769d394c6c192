package position

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

func init() {
	modifies(func(comp *Compiler, x gametext.ThisIf) []*Modifier {
		kind := [...]ModKind{gametext.FlipThis: ModFlip, gametext.OutOfPlay: ModOut, gametext.ToUsedPile: ModToUsed}[x.What]
		return one(Modifier{Kind: kind, Conds: []condition{comp.Cond(x.If)}})
	})
	ruledNoun("starting location", func(c *Context, id game.CardID) bool { // start.starting-location-check: a copy over it does not matter
		at := c.P.S.Starts[c.You]
		return at != 0 && (id == at || c.P.Def(id).Type == card.Location && c.P.Def(id).Title == c.P.Def(at).Title)
	})
}
