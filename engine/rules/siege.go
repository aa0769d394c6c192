package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// A besieged battle is one aboard a captured starship: Battle.At is that ship, so that
// nobody at its location takes part. It works like a battle at a site between chosen
// Dark characters present with the ship and all who are trapped in it; no ships or
// vehicles (battle.besieged).
func init() {
	does(func(p *writer, x gametext.Besiege) {
		which := p.filter(x.Cards)
		ready := func(c *ctx) bool { // battle.cost, battle.once-per-location, battle.condition
			ship := c.g.S.C(c.self).At
			return !c.g.S.Battle.On && c.g.captured(ship) && !slices.Contains(c.g.S.Battles, ship) && c.g.canUse(c.you, 1) &&
				c.g.presence(c.g.besieged(ship))
		}
		p.cl.conds = append(p.cl.conds, ready)
		p.then("besiege", func(g *Game, a *acting, c *ctx) {
			ship := g.S.C(a.Card).At
			who := slices.DeleteFunc(slices.Clone(c.chosen(x.Cards, which)), func(id game.CardID) bool { return !g.mayBattle(id) })
			if ready(c) && g.presence(who) {
				g.push(pBattle, c.you, &battling{At: ship, Cost: 1, Among: append(who, g.besieged(ship)...)})
			}
		})
	})
	post(func(p *compiler, _ gametext.WithCarrier) matcher {
		return func(c *ctx, id game.CardID) bool {
			return c.g.presentWith(id, c.g.S.C(c.self).At) && c.g.mayBattle(id)
		}
	})
	modifies(func(p *compiler, _ gametext.CanceledUnlessCaptured) []*mod {
		return []*mod{{kind: mCancelCard, affects: func(c *ctx, id game.CardID) bool {
			return id == c.self && !c.g.captured(c.g.S.C(id).At)
		}}}
	})
}

// siege is the captured starship in which the battle in progress is fought, 0 if it
// is not one of that kind.
func (g *Game) siege() game.CardID {
	if at := g.S.Battle.At; g.S.Battle.On && g.S.Cards[at].Zone == game.Table {
		return at
	}
	return 0
}

// besieged lists those trapped in a starship who may battle.
func (g *Game) besieged(ship game.CardID) []game.CardID {
	return slices.DeleteFunc(g.trapped(ship), func(id game.CardID) bool { return !g.mayBattle(id) })
}

// presence tells whether some cards together give presence (presence.def); those who
// are trapped are inactive until they fight.
func (g *Game) presence(who []game.CardID) bool {
	n := card.Num(0)
	for _, id := range who {
		if g.def(id).Has("presence") {
			return true
		}
		a, _ := g.value(id, card.Ability)
		n += a
	}
	return n >= card.One
}

// joinSiege makes the characters of a besieged battle its participants, with what
// they carry.
func (g *Game) joinSiege(who []game.CardID) {
	for _, id := range who {
		g.S.Edit(id).Flags |= game.Fought
		g.S.Edit(id).Battled = g.S.Turn
		for x := range g.on(id) {
			if t := g.def(x).Type; t == card.Weapon || t == card.Device {
				g.S.Edit(x).Flags |= game.Fought
			}
		}
	}
}

// battleplace is where a card battles: the captured starship in which it fights, or
// else its location.
func (g *Game) battleplace(id game.CardID) game.CardID {
	if at := g.siege(); at != 0 && g.S.Cards[id].Is(game.Fought) {
		return at
	}
	return g.S.Where(id)
}
