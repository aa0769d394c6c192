package position

import (
	"cantina/engine/card"
	"cantina/engine/gametext"
)

func init() {
	modifies(func(comp *Compiler, x gametext.DrawnInstead) []*Modifier {
		return one(Modifier{Kind: ModDrawnInstead, Whose: gametext.Your, N: card.Whole(1 + int(x.Which))})
	})
}
