package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// x and sum are the values that every clause has besides those it names: the X
// that its player chose, and the total of destinies drawn.
func (c *ctx) value(n int) card.Num {
	if n < 0 || n >= len(c.bound) || !c.bound[n].Set {
		c.undefined = true // destiny.failed
		return 0
	}
	return c.bound[n].N
}

func init() {
	quantity(func(p *compiler, x gametext.Number) amount { return func(*ctx) card.Num { return x.N } })
	quantity(func(p *compiler, _ gametext.X) amount {
		n := len(p.src.Binders)
		return func(c *ctx) card.Num { return c.value(n) }
	})
	quantity(func(p *compiler, x gametext.ThatDestiny) amount {
		return func(c *ctx) card.Num { return c.value(x.Ref - 1) }
	})
	quantity(func(p *compiler, x gametext.ThatMuch) amount {
		return func(c *ctx) card.Num { return c.value(x.Ref - 1) }
	})
	quantity(func(p *compiler, _ gametext.Total) amount {
		n := len(p.src.Binders) + 1
		return func(c *ctx) card.Num { return c.value(n) }
	})
	quantity(func(p *compiler, _ gametext.ForceRetrieved) amount {
		n := len(p.src.Binders) + 1
		return func(c *ctx) card.Num { return c.value(n) }
	})
	quantity(func(p *compiler, x gametext.TotalPlus) amount {
		n := len(p.src.Binders) + 1
		return func(c *ctx) card.Num { return c.value(n) + x.By.Num() }
	})
	quantity(func(p *compiler, x gametext.StatOf) amount {
		which, stats := p.filter(x.Cards), statsOf[x.Stat]
		return func(c *ctx) card.Num {
			for i := 1; i < len(c.g.S.Cards); i++ {
				id := game.CardID(i)
				if !c.g.S.OnTable(id) && !c.names(id) || !which(c, id) {
					continue
				}
				for _, s := range stats {
					if s == card.Ability && c.g.def(id).Is("droid") {
						return 0 // type.character.droid: what compares with it treats it as 0
					}
					if n, ok := c.g.value(id, s); ok {
						return n
					}
				}
			}
			c.undefined = true
			return 0
		}
	})
	quantity(func(p *compiler, x gametext.Minus) amount {
		b := p.amount(x.B)
		return func(c *ctx) card.Num { return max(x.A-b(c), 0) }
	})
	count := func(p *compiler, f gametext.Filter) amount {
		which := p.filter(f)
		return func(c *ctx) card.Num {
			n := 0
			for id := range c.g.active() {
				if which(c, id) {
					n++
				}
			}
			return card.Whole(n)
		}
	}
	quantity(func(p *compiler, x gametext.Count) amount { return count(p, x.Cards) })

	by(func(p *compiler, x gametext.By) amount { return func(*ctx) card.Num { return x.By.Num() } })
	by(func(p *compiler, x gametext.ForEach) amount {
		n := count(p, x.Cards)
		return func(c *ctx) card.Num { return x.By.Num().Times(n(c)) }
	})
	by(func(p *compiler, x gametext.ForEachLimited) amount {
		n := count(p, x.Cards)
		return func(c *ctx) card.Num { // value.limit
			if by := x.By.Num().Times(n(c)); x.Limit.Num() > 0 {
				return min(by, x.Limit.Num())
			} else {
				return max(by, x.Limit.Num())
			}
		}
	})
	by(func(p *compiler, x gametext.ForEachPair) amount { // battle.power.pairs
		a, b := p.filter(x.A), p.filter(x.B)
		return func(c *ctx) card.Num {
			onlyA, onlyB, both := 0, 0, 0
			for id := range c.g.active() {
				switch isA, isB := a(c, id), b(c, id); {
				case isA && isB:
					both++
				case isA:
					onlyA++
				case isB:
					onlyB++
				}
			}
			less, more := min(onlyA, onlyB), max(onlyA, onlyB)
			pairs := less
			if gap := more - less; both <= gap {
				pairs += both
			} else {
				pairs += gap + (both-gap)/2
			}
			return x.By.Num().Times(card.Whole(pairs))
		}
	})
}
