package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// What Objectives ask for and change.
func init() {
	one := func(m mod) []*mod { return []*mod{&m} }
	modifies(func(p *compiler, x gametext.TotalDestiny) []*mod {
		return one(mod{kind: mTotalDestiny, whose: x.Whose, by: p.change(x.By)})
	})
	modifies(func(p *compiler, x gametext.CardsDrawIfUnable) []*mod {
		which := p.filter(x.Cards)
		return one(mod{kind: mIfUnable, n: card.Whole(x.N), may: true, affects: func(c *ctx, id game.CardID) bool {
			return c.g.inBattle(id) && which(c, id)
		}})
	})
	modifies(func(p *compiler, x gametext.DeployForPower) []*mod {
		where := p.filter(x.Place)
		return one(mod{kind: mDeploySquadron, affects: p.filter(x.Cards), n: x.N,
			at: func(c *ctx, loc game.CardID) bool { return loc != 0 && where(c, loc) }})
	})

	// controlled counts the locations that a player controls, with cards of a kind
	// if with is not nil (presence.occupy-with).
	controlled := func(c *ctx, side card.Side, places, with matcher) (n int) {
		for _, loc := range c.g.S.Row {
			if places(c, loc) && c.g.Controls(side, loc) && (with == nil || c.presenceOf(side, loc, with)) {
				n++
			}
		}
		return n
	}
	cond(func(p *compiler, x gametext.ControlsAtLeast) condition {
		places := p.filter(x.Places)
		return func(c *ctx) bool { return controlled(c, c.who(x.Who), places, nil) >= x.N }
	})
	cond(func(p *compiler, x gametext.ControlsAtLeastWith) condition {
		places, with := p.filter(x.Places), p.filter(x.Cards)
		return func(c *ctx) bool { return controlled(c, c.who(x.Who), places, with) >= x.N }
	})
	cond(func(p *compiler, x gametext.ControlsNone) condition {
		places := p.filter(x.Places)
		return func(c *ctx) bool { return controlled(c, c.who(x.Who), places, nil) == 0 }
	})
	cond(func(p *compiler, x gametext.IsBlownAway) condition {
		return func(c *ctx) bool {
			for _, loc := range c.g.S.Row {
				if c.g.S.C(loc).Is(game.BlownAway) && c.g.def(loc).Title == x.System {
					return true
				}
			}
			return false
		}
	})
	post(func(p *compiler, x gametext.OccupiedWith) matcher {
		with := p.filter(x.Cards)
		return func(c *ctx, loc game.CardID) bool {
			return c.g.Occupies(c.you, loc) && c.presenceOf(c.you, loc, with)
		}
	})
}

// squadronFor is what a text lets a squadron without a deploy cost deploy for at a
// location: its power less some Force, nothing else changes it (deploy.squadron).
func (g *Game) squadronFor(id, loc game.CardID) (n card.Num, may bool) {
	if !g.def(id).Is("squadron") || g.def(id).Num[card.Deploy].Has {
		return 0, false
	}
	for m := range g.mods(mDeploySquadron) {
		if m.hits(id) && m.at(&m.c, loc) {
			power, _ := g.value(id, card.Power)
			return max(power-m.n, 0), true
		}
	}
	return 0, false
}
