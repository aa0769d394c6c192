package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

func init() {
	modifies(func(p *compiler, x gametext.EnterFor) []*mod {
		return []*mod{{kind: mEnter, affects: p.filter(x.Cards), n: card.Whole(x.N)}}
	})
	modifies(func(p *compiler, x gametext.MayNotEnter) []*mod {
		return []*mod{{kind: mNoEntry, affects: func(c *ctx, id game.CardID) bool { return c.g.S.C(id).Owner == c.who(x.Who) }}}
	})
	modifies(func(p *compiler, x gametext.TransitTo) []*mod {
		return []*mod{{kind: mTransitTo, n: card.Num(x.By)}}
	})
	modifies(func(p *compiler, x gametext.GenerationHere) []*mod {
		return []*mod{{kind: mGeneration, by: p.change(x.By), at: here}}
	})
	modifies(func(p *compiler, x gametext.IconsCanceled) []*mod {
		m := &mod{kind: mIcons}
		m.icons[card.Dark], m.icons[card.Light] = -x.Dark, -x.Light
		return []*mod{m}
	})
	modifies(func(p *compiler, x gametext.MovesFreeHere) []*mod {
		return []*mod{{kind: mMoveFree, affects: p.filter(x.Cards), at: here}}
	})
	modifies(func(p *compiler, _ gametext.PseudoDrain) []*mod { return []*mod{{kind: mDrains, may: true}} })
	does(func(p *writer, x gametext.BlowAway) {
		which := p.filter(x.Cards)
		p.then("blow away", func(g *Game, a *acting, c *ctx) {
			for _, loc := range slices.Clone(g.S.Row) {
				if which(c, loc) && g.S.C(loc).Zone == game.Row {
					g.blowAway(c.you, loc)
				}
			}
		})
	})
	post(func(p *compiler, _ gametext.AtSameAndRelated) matcher {
		return func(c *ctx, id game.CardID) bool {
			loc, here := c.g.S.Where(id), c.here()
			return c.g.isSite(here) && c.g.isSite(loc) && (loc == here || c.g.related(loc, here))
		}
	})
	holds := func(p *compiler, place gametext.Filter, ok func(c *ctx, loc game.CardID) bool) condition {
		where := p.filter(place)
		return func(c *ctx) bool {
			for _, loc := range c.g.S.Row {
				if where(c, loc) && ok(c, loc) {
					return true
				}
			}
			return false
		}
	}
	cond(func(p *compiler, x gametext.Occupies) condition {
		return holds(p, x.Place, func(c *ctx, loc game.CardID) bool { return c.g.Occupies(c.who(x.Who), loc) })
	})
	cond(func(p *compiler, x gametext.OccupiesWith) condition {
		with := p.filter(x.Cards)
		return holds(p, x.Place, func(c *ctx, loc game.CardID) bool {
			return c.g.Occupies(c.who(x.Who), loc) && c.presenceOf(c.who(x.Who), loc, with)
		})
	})
	cond(func(p *compiler, x gametext.ControlsWith) condition {
		with := p.filter(x.Cards)
		return holds(p, x.Place, func(c *ctx, loc game.CardID) bool {
			return c.g.Controls(c.who(x.Who), loc) && c.presenceOf(c.who(x.Who), loc, with)
		})
	})
	post(func(p *compiler, x gametext.SiteOf) matcher { // location.ship-site.unique: only while the ship is on table
		which := p.filter(x.Ship)
		return func(c *ctx, loc game.CardID) bool {
			ship := c.g.shipOf(loc)
			return ship != 0 && which(c, ship)
		}
	})
}

// presenceOf tells whether a player has a card of some kind at a location that
// itself has presence, or presence aboard it (presence.occupy-with).
func (c *ctx) presenceOf(side card.Side, loc game.CardID, with matcher) bool {
	for id := range c.g.at(loc) {
		if c.g.S.C(id).Owner != side || !with(c, id) {
			continue
		}
		n := card.Num(0)
		for x := range c.g.at(loc) {
			if c.g.within(x, id) {
				n += c.g.abilityOf(x)
			}
			if n >= card.One || c.g.within(x, id) && c.g.def(x).Has("presence") {
				return true
			}
		}
	}
	return false
}

// within tells whether a card is another one, or lies on or aboard it.
func (g *Game) within(id, carrier game.CardID) bool {
	for n := 0; n < 8 && id != 0; n++ {
		if id == carrier {
			return true
		}
		id = g.S.Host(id)
	}
	return false
}
