package position

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

func init() {
	modifies(func(comp *Compiler, x gametext.DrawnInstead) []*Modifier {
		return one(Modifier{Kind: ModDrawnInstead, Whose: gametext.Your, N: card.Whole(1 + int(x.Which))})
	})
}

// DrawnInstead is a card whose text lets a player draw into hand the Force that he is about
// to activate, in his own activate phase (life.activate); 0 none. Which one that is counts
// whatever he has activated in this phase, though a card ordered it.
func (p *Position) DrawnInstead(side card.Side) game.CardID {
	if p.S.Phase != game.Activate || p.S.Active != side {
		return 0
	}
	nth := card.Whole(int(p.S.Activated+p.S.Ordered) + 1)
	for m := range p.Mods(ModDrawnInstead) {
		if m.C.Whose(m.Whose) == side && m.N == nth {
			return m.C.Self
		}
	}
	return 0
}
