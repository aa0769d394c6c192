package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// matches tells whether a character is the matching pilot of a starship or vehicle:
// both are unique and one mentions the other, or a text says so; and it can pilot
// it (char.matching). A unique permanent pilot matches its own card.
func (g *Game) matches(pilot, ship game.CardID) bool {
	if !g.hasIcon(pilot, "pilot") {
		return false
	}
	p, s := g.def(pilot), g.def(ship)
	if p.Dots == 1 && s.Dots == 1 && (slices.ContainsFunc(s.Matching, p.Named) || slices.ContainsFunc(p.Matching, s.Named)) {
		return true
	}
	for m := range g.mods(mMatching) {
		if m.hits(pilot) && m.at(&m.c, ship) {
			return true
		}
	}
	return false
}

// scomp tells whether a card is present with a scomp link: that of its site, or,
// aboard an enclosed carrier, that carrier's own (icon.scomp).
func (g *Game) scomp(id game.CardID) bool {
	at := g.presentAt(id)
	return at != 0 && g.hasIcon(at, "scomp link")
}

func init() {
	one := func(m mod) []*mod { return []*mod{&m} }
	modifies(func(p *compiler, x gametext.CountsAsMatching) []*mod {
		what := p.filter(x.What)
		return one(mod{kind: mMatching, affects: p.filter(x.Cards), at: func(c *ctx, id game.CardID) bool { return what(c, id) }})
	})
	// who finds the pilot that the words mean, among those aboard a card.
	who := func(p *compiler, cards, what gametext.Filter) func(c *ctx, ship game.CardID) game.CardID {
		by, on := p.filter(cards), p.filter(what)
		return func(c *ctx, ship game.CardID) game.CardID {
			if t := c.g.def(ship).Type; t != card.Starship && t != card.Vehicle || !on(c, ship) {
				return 0
			}
			for id := range c.g.on(ship) {
				if c.g.pilots(id, ship) && by(c, id) {
					return id
				}
			}
			return 0
		}
	}
	modifies(func(p *compiler, x gametext.PilotAdds) []*mod {
		pilot := who(p, x.Cards, x.What)
		return one(mod{kind: mStat, stats: statsOf[x.Stat], limit: x.Limit.Num(), from: pilot,
			affects: func(c *ctx, id game.CardID) bool { return pilot(c, id) != 0 },
			by:      func(*ctx) card.Num { return x.N }})
	})
	modifies(func(p *compiler, x gametext.PilotDraws) []*mod {
		pilot := who(p, x.Cards, x.What)
		return one(mod{kind: mIfUnable, n: card.Whole(x.N), affects: func(c *ctx, id game.CardID) bool {
			return c.g.inBattle(id) && pilot(c, id) != 0
		}})
	})
	modifies(func(p *compiler, x gametext.FreeAboard) []*mod {
		return one(mod{kind: mFreeAboard, affects: p.filter(x.Titles)})
	})
	modifies(func(p *compiler, x gametext.DeployNear) []*mod {
		return one(mod{kind: mDeployHere, affects: p.filter(x.Cards), by: p.change(x.By), at: func(c *ctx, loc game.CardID) bool {
			return c.g.isSite(loc) && (loc == c.here() || c.g.adjacent(c.here(), loc))
		}})
	})
	cond(func(p *compiler, _ gametext.MatchingAboard) condition {
		return func(c *ctx) bool {
			for id := range c.g.on(c.self) {
				if c.g.def(id).Type == card.Character && c.g.isActive(id) && c.g.matches(id, c.self) {
					return true
				}
			}
			return slices.ContainsFunc(c.g.permanents(c.self), func(q card.Permanent) bool { return q.Persona != "" })
		}
	})
	cond(func(p *compiler, _ gametext.WithScomp) condition {
		return func(c *ctx) bool { return c.g.scomp(c.self) }
	})
	post(func(p *compiler, x gametext.AtSameSiteOf) matcher {
		return func(c *ctx, id game.CardID) bool {
			loc := c.here()
			return c.g.siteOf(loc, x.System) && c.g.S.Where(id) == loc
		}
	})
	post(func(p *compiler, _ gametext.AtSameLocation) matcher {
		return func(c *ctx, id game.CardID) bool { loc := c.here(); return loc != 0 && c.g.S.Where(id) == loc }
	})
}

// freeAboard tells whether a carrier makes a weapon aboard it free to deploy and
// fire (value.free).
func (g *Game) freeAboard(weapon, carrier game.CardID) bool {
	for m := range g.mods(mFreeAboard) {
		if m.c.self == carrier && m.hits(weapon) {
			return true
		}
	}
	return false
}
