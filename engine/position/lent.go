package position

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

func init() {
	modifies(func(_ *Compiler, _ gametext.UsesTheirs) []*Modifier {
		return one(Modifier{Kind: ModLends, Whose: gametext.Your})
	})
	cond(func(_ *Compiler, x gametext.UsedTheirs) condition {
		return func(c *Context) bool { return c.P.IsTurnOf(c.You) && int(c.P.S.Lent) > x.N }
	})
}

// Lender is a card whose text lets a player use the opponent's Force; 0 none.
func (p *Position) Lender(side card.Side) game.CardID {
	for m := range p.Mods(ModLends) {
		if m.C.Whose(m.Whose) == side {
			return m.C.Self
		}
	}
	return 0
}

// Lent is how much of the opponent's Force a player may use besides his own.
func (p *Position) Lent(side card.Side) int {
	if p.Lender(side) == 0 {
		return 0
	}
	return p.Usable(side.Other())
}

// Spendable is all the Force that a player may use.
func (p *Position) Spendable(side card.Side) int { return p.Usable(side) + p.Lent(side) }

// CanUse tells whether a player has N Force to use.
func (p *Position) CanUse(side card.Side, n int) bool {
	return p.Usable(side) >= n || p.Spendable(side) >= n
}
