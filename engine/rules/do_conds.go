package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// any tells whether some active card passes a test.
func (c *ctx) any(m matcher) bool {
	for _, id := range c.g.inPlay() {
		if c.sees(id) && m(c, id) {
			return true
		}
	}
	return false
}

// sees tells whether a text reckons with a card: an active one, and for an
// Interrupt outside battle an undercover spy (state.active, spy.state).
func (c *ctx) sees(id game.CardID) bool {
	return c.g.isActive(id) || c.g.spying(id) && !c.g.S.Battle.On && c.g.def(c.self).Type == card.Interrupt
}

func init() {
	cond(func(p *compiler, x gametext.Controls) condition {
		place := p.filter(x.Place)
		return func(c *ctx) bool {
			for _, loc := range c.g.S.Row {
				if place(c, loc) && c.g.Controls(c.who(x.Who), loc) {
					return true
				}
			}
			return false
		}
	})
	cond(func(p *compiler, x gametext.OnPlanet) condition {
		return func(c *ctx) bool { return c.g.onPlanet(c.self, x.System) }
	})
	cond(func(p *compiler, x gametext.NotOnPlanet) condition {
		return func(c *ctx) bool { return !c.g.onPlanet(c.self, x.System) }
	})
	cond(func(p *compiler, x gametext.AtPlace) condition {
		place := p.filter(x.Place)
		return func(c *ctx) bool { loc := c.here(); return loc != 0 && place(c, loc) }
	})
	cond(func(p *compiler, x gametext.AtOrNear) condition {
		place, which := p.filter(x.Place), p.filter(x.Cards)
		return func(c *ctx) bool {
			loc := c.here()
			return loc != 0 && (place(c, loc) || c.any(func(c *ctx, id game.CardID) bool {
				at := c.g.S.Where(id)
				return which(c, id) && (at == loc || c.g.related(at, loc))
			}))
		}
	})
	cond(func(p *compiler, x gametext.Piloting) condition {
		what := p.filter(x.What)
		return func(c *ctx) bool {
			ship := c.g.S.Host(c.self)
			return ship != 0 && c.g.pilots(c.self, ship) && what(c, ship)
		}
	})
	cond(func(p *compiler, x gametext.IsPiloting) condition {
		who, what := p.filter(x.Cards), p.filter(x.What)
		return func(c *ctx) bool {
			for id := range c.g.active() {
				if ship := c.g.S.Host(id); ship != 0 && c.g.pilots(id, ship) && who(c, id) && what(c, ship) {
					return true
				}
			}
			return c.permanentPilots(x.Cards.Titles, x.Cards.Or, what)
		}
	})
	cond(func(p *compiler, x gametext.AtSameSiteAs) condition {
		which := p.filter(x.Cards)
		return func(c *ctx) bool {
			loc := c.here()
			if !c.g.isSite(loc) {
				return false
			}
			for id := range c.g.at(loc) {
				if id != c.self && which(c, id) {
					return true
				}
			}
			return false
		}
	})
	cond(func(p *compiler, _ gametext.Defending) condition {
		return func(c *ctx) bool { return c.g.inBattle(c.self) && c.g.S.Battle.By != c.you }
	})
	cond(func(p *compiler, x gametext.DefendingAlone) condition {
		who, where := p.filter(x.Cards), p.filter(x.At)
		return func(c *ctx) bool {
			b := &c.g.S.Battle
			if !b.On || !where(c, b.At) {
				return false
			}
			for id := range c.g.at(b.At) {
				if own := c.g.S.C(id).Owner; who(c, id) && c.g.inBattle(id) && own == c.you && b.By != own && c.g.alone(id) {
					return true
				}
			}
			return false
		}
	})
	cond(func(p *compiler, _ gametext.InBattle) condition {
		return func(c *ctx) bool { return c.g.inBattle(c.self) }
	})
	cond(func(p *compiler, x gametext.InBattleWith) condition {
		with := p.filter(x.Cards)
		return func(c *ctx) bool {
			return c.g.inBattle(c.self) && c.any(func(c *ctx, id game.CardID) bool { return id != c.self && c.g.inBattle(id) && with(c, id) })
		}
	})
	cond(func(p *compiler, x gametext.AreInBattleWith) condition {
		a, b := p.filter(x.Cards), p.filter(x.With)
		return func(c *ctx) bool {
			return c.any(func(c *ctx, id game.CardID) bool {
				return c.g.inBattle(id) && a(c, id) && c.any(func(c *ctx, other game.CardID) bool {
					return other != id && c.g.inBattle(other) && b(c, other)
				})
			})
		}
	})
	cond(func(p *compiler, x gametext.AtLeastOnTable) condition {
		which := p.filter(x.Cards)
		return func(c *ctx) bool {
			n := 0
			for id := range c.g.active() {
				if which(c, id) {
					n++
				}
			}
			return n >= x.N
		}
	})
	cond(func(p *compiler, _ gametext.Night) condition { return func(c *ctx) bool { return c.g.night(c.here()) } })
	cond(func(p *compiler, _ gametext.Outpowered) condition {
		return func(c *ctx) bool {
			return c.at != 0 && c.g.TotalPower(c.you.Other(), c.at).Total > 2*c.g.TotalPower(c.you, c.at).Total
		}
	})
	aboard := func(p *compiler, cards, what gametext.Filter) condition {
		who, in := p.filter(cards), p.filter(what)
		return func(c *ctx) bool {
			return c.any(func(c *ctx, id game.CardID) bool {
				ship := c.g.S.Host(id)
				if ship == 0 {
					ship = c.g.shipOf(c.g.S.Where(id))
				}
				return c.g.aboard(id, ship) && who(c, id) && in(c, ship)
			})
		}
	}
	cond(func(p *compiler, x gametext.IsAboard) condition { return aboard(p, x.Cards, x.What) })
	cond(func(p *compiler, x gametext.IsNotAboard) condition {
		is := aboard(p, x.Cards, x.What)
		return func(c *ctx) bool { return !is(c) }
	})
	cond(func(p *compiler, x gametext.IsInPile) condition {
		which := p.filter(x.Cards)
		return func(c *ctx) bool {
			return slices.ContainsFunc(c.g.S.Piles[c.whose(x.Whose)][pileZone[x.Pile]], func(id game.CardID) bool { return which(c, id) })
		}
	})
	cond(func(p *compiler, x gametext.NonePresent) condition {
		which := p.filter(x.Cards)
		return func(c *ctx) bool {
			return !c.any(func(c *ctx, id game.CardID) bool { return c.g.S.C(id).Owner == c.who(x.Who) && which(c, id) })
		}
	})
	cond(func(p *compiler, x gametext.Is) condition {
		a, b := p.filter(x.Cards), p.filter(x.What)
		return func(c *ctx) bool { return c.any(func(c *ctx, id game.CardID) bool { return a(c, id) && b(c, id) }) }
	})
	cond(func(p *compiler, x gametext.IsNot) condition {
		a, b := p.filter(x.Cards), p.filter(x.What)
		return func(c *ctx) bool { return c.any(func(c *ctx, id game.CardID) bool { return a(c, id) && !b(c, id) }) }
	})
	cond(func(p *compiler, x gametext.Compare) condition {
		a, b := p.amount(x.A), p.amount(x.B)
		return func(c *ctx) bool { // what does not exist cannot be compared (value.undefined)
			c.undefined = false
			ok := compare(a(c), x.Cmp, b(c))
			return ok && !c.undefined
		}
	})
}

func compare(a card.Num, cmp gametext.Cmp, b card.Num) bool {
	switch cmp {
	case gametext.Less:
		return a < b
	case gametext.More:
		return a > b
	}
	return a == b
}

// permanentPilots tells whether one of the named personas is a built-in pilot of
// something that works (persona.contains).
func (c *ctx) permanentPilots(titles []string, or []gametext.Filter, what matcher) bool {
	for _, f := range or {
		titles = append(titles[:len(titles):len(titles)], f.Titles...)
	}
	return c.any(func(c *ctx, id game.CardID) bool {
		for _, perm := range c.g.permanents(id) {
			if perm.Role == card.Pilot && slices.Contains(titles, perm.Persona) && c.g.operational(id) && what(c, id) {
				return true
			}
		}
		return false
	})
}

var pileZone = [...]game.Zone{game.Reserve, game.Force, game.Used, game.Lost, game.Hand}
