package position

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// mildPermanents is a text by which permanent weapons do less harm: N is the lasting change
// that it makes of a character hit (weapon.permanent.shieldmod).
func (comp *Compiler) mildPermanents() []*Modifier {
	op := comp.Last([]*Modifier{{Kind: ModSet, Stats: []card.Stat{card.Forfeit},
		Affects: func(c *Context, id game.CardID) bool { return slices.Contains(c.Bound[0].Cards, id) },
		By:      func(c *Context) card.Num { return c.Bound[0].N }}})
	return one(Modifier{Kind: ModMild, N: card.Num(op)})
}

// Mild is the text by which permanent weapons do less harm, nil if none is at work.
func (p *Position) Mild() *Working {
	for m := range p.Mods(ModMild) {
		return m
	}
	return nil
}

// MildForfeit is the forfeit value that such a text leaves a character who was hit: what is
// printed, less 3.
func (p *Position) MildForfeit(id game.CardID) card.Num {
	return max(p.Def(id).Num[card.Forfeit].N-card.Whole(3), 0)
}
