package position

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

func init() {
	modifies(func(comp *Compiler, x gametext.EnterFor) []*Modifier {
		return []*Modifier{{Kind: ModEnter, Affects: comp.Filter(x.Cards), N: card.Whole(x.N)}}
	})
}

// presenceOf tells whether a player has a card of some kind at a location that
// itself has presence, or presence aboard it (presence.occupy-with).
func (c *Context) presenceOf(side card.Side, loc game.CardID, with Matcher) bool {
	for id := range c.P.At(loc) {
		if c.P.S.C(id).Owner != side || !with(c, id) {
			continue
		}
		n := card.Num(0)
		for other := range c.P.At(loc) {
			if c.P.Within(other, id) {
				n += c.P.AbilityOf(other)
			}
			if n >= card.One || c.P.Within(other, id) && c.P.Def(other).Has("presence") {
				return true
			}
		}
	}
	return false
}

// Within tells whether a card is another one, or lies on or aboard it.
func (p *Position) Within(id, carrier game.CardID) bool {
	for n := 0; n < 8 && id != 0; n++ {
		if id == carrier {
			return true
		}
		id = p.S.Host(id)
	}
	return false
}
