package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

func init() {
	one := func(m mod) []*mod { return []*mod{&m} }
	// A number is rounded only where the text says so, and how (value.rounding).
	quantity(func(p *compiler, x gametext.HalfUp) amount {
		n := p.amount(x.Of)
		return func(c *ctx) card.Num { return (n(c)/2 + card.One - 1) / card.One * card.One }
	})
	quantity(func(p *compiler, x gametext.HalfDown) amount {
		n := p.amount(x.Of)
		return func(c *ctx) card.Num { return n(c) / 2 / card.One * card.One }
	})
	cond(func(p *compiler, x gametext.IsEven) condition { // value.zero-even
		n := p.amount(x.N)
		return func(c *ctx) bool {
			c.undefined = false
			v := n(c)
			return !c.undefined && v%(2*card.One) == 0
		}
	})
	cond(func(p *compiler, x gametext.AllProvided) condition { // value.all-provided: changes of the total do not matter
		which := p.filter(x.Cards)
		return func(c *ctx) bool {
			found := false
			for id := range c.g.at(c.here()) {
				if c.g.S.C(id).Owner != c.you || c.g.abilityOf(id) == 0 {
					continue
				}
				if !which(c, id) {
					return false
				}
				found = true
			}
			return found
		}
	})
	modifies(func(p *compiler, x gametext.PowerIsPolitics) []*mod {
		return one(mod{kind: mInstead, affects: p.filter(x.Cards), stats: []card.Stat{card.Power}})
	})
	modifies(func(p *compiler, x gametext.NotUnique) []*mod {
		return one(mod{kind: mNotUnique, affects: p.filter(x.Cards)})
	})
}

// instead is the number that stands for another one: neither a reset nor
// modifiable (value.substituted).
func (g *Game) instead(id game.CardID, s card.Stat, bare *cell) (src game.CardID, n card.Num, has bool) {
	if s != card.Power {
		return 0, 0, false
	}
	memo := g.fresh()
	for m := range g.mods(mInstead) {
		before, hit := memo.apart(bare), g.inBattle(id) && g.S.Battle.At == m.c.here() && m.hits(id)
		if !memo.askedBack(bare, before) && hit {
			n, _ = g.value(id, card.Politics)
			return m.c.self, n, true
		}
	}
	return 0, 0, false
}
