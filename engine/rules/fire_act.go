package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// shotCost is what a shot costs: the weapon's cost, the price of a further shot
// of a repeating weapon, both firings of a combined shot, or nothing where a card
// says so (weapon.cost, weapon.repeating). Force is no matter when the weapon is
// not fired after all (weapon.instead).
func (cl *clause) price(c *ctx) int {
	switch {
	case c.fire&game.FireAgain != 0:
		return max(cl.again(c), 0).Int()
	case cl.cost == nil || c.fire&(game.FireFree|game.FireInstead|game.FireRetarget) != 0,
		cl.fire && c.g.firesFree(c.self), cl.fire && c.g.freeAboard(c.self, c.g.S.Host(c.self)):
		return 0
	case c.fire&game.FireCombined != 0:
		return 2 * max(cl.cost(c), 0).Int()
	}
	return max(cl.cost(c), 0).Int()
}

// askTwice: a weapon that may fire twice in a battle is declared to do so, one
// shot after the other or both for one sum (weapon.separate-or-combined).
func askTwice(g *Game, f *game.Frame, a *acting) *game.Decision {
	cl := g.clause(a)
	if !cl.fire || a.Fire != 0 || !g.S.Battle.On || !g.firesTwice(a.Card) {
		return nil
	}
	c := g.ctxToAsk(f.Side, a)
	d := &game.Decision{Seat: f.Side, Kind: game.AskNumber, Rule: "weapon.separate-or-combined", Source: a.Card,
		Prompt: format("%s: fire once, or twice?", "%s : tirer une fois, ou deux ?", g.title(a.Card))}
	for n, t := range []card.Text{card.T("Once", "Une fois"), card.T("Twice, separately", "Deux fois, séparément"), card.T("Twice, combined", "Deux fois, ensemble")} {
		if n == 0 || g.canUse(f.Side, 2*cl.price(c)) {
			d.Options = append(d.Options, game.Option{Verb: game.VNumber, N: int32(n + 1), Say: t})
		}
	}
	return d
}

func tookTwice(g *Game, f *game.Frame, a *acting, o *game.Option) flow {
	if o.N > 1 {
		for m := range g.mods(mTwice) {
			if m.hits(a.Card) {
				g.uses(g.shooter(m.c.self), m.c.self, g.def(m.c.self).Type)
			}
		}
	}
	switch o.N {
	case 2:
		a.Fire |= game.FireFirst
	case 3:
		a.Fire |= game.FireCombined
	}
	return next
}

// firesTwice tells whether a weapon may fire twice in a battle, by a text whose
// device may still be used (weapon.device-use).
func (g *Game) firesTwice(weapon game.CardID) bool {
	for m := range g.mods(mTwice) {
		by := g.shooter(m.c.self)
		if m.hits(weapon) && (g.def(m.c.self).Type != card.Device || g.mayUse(by, m.c.self, card.Device)) {
			return true
		}
	}
	return false
}

// firedAct: a weapon has been fired once the three steps of its action are done
// (weapon.fire.just-fired).
func firedAct(g *Game, f *game.Frame, a *acting) flow {
	if g.clause(a).fire && !f.Canceled {
		cl := g.clause(a)
		e := game.Event{Kind: game.Fired, By: f.Side, Card: a.Card, At: g.S.Where(a.Card)}
		if list := a.Bound[cl.targets[0].bind].Cards; len(list) > 0 {
			e.On = list[0]
		}
		g.event(e)
		g.window(e)
	}
	return next
}

// askShot offers the next shot: the second of two, which is due, or a further one
// of a repeating weapon, for as long as its owner pays (weapon.repeating,
// weapon.separate-or-combined).
func askShot(g *Game, f *game.Frame, a *acting) *game.Decision {
	cl := g.clause(a)
	if !cl.fire || f.Canceled || !g.S.OnTable(a.Card) {
		return nil
	}
	d := &game.Decision{Seat: f.Side, Kind: game.AskTarget, Source: a.Card}
	if a.Fire&game.FireFirst != 0 {
		d.Rule, d.Prompt = "weapon.separate-or-combined", format("%s: the second shot.", "%s : le second tir.", g.title(a.Card))
		d.Options = g.shots(f.Side, a.Card, 0, furtherShot(a.Fire))
	} else if cl.again != nil {
		d.Rule, d.Prompt = "weapon.repeating", format("%s: fire again?", "%s : tirer de nouveau ?", g.title(a.Card))
		d.Options = g.shots(f.Side, a.Card, 0, furtherShot(a.Fire))
		if len(d.Options) > 0 {
			d.Options = append(d.Options, game.Option{Verb: game.VDone})
		}
	}
	if len(d.Options) == 0 {
		return nil
	}
	return d
}

func tookShot(g *Game, f *game.Frame, a *acting, o *game.Option) flow {
	if o.Verb == game.VFire {
		g.shoot(f.Side, o, furtherShot(a.Fire), a.Plus)
	}
	return next
}

// furtherShot is how the shot after another is fired.
func furtherShot(f game.Fire) game.Fire {
	if f&game.FireFirst != 0 {
		return game.FireSecond
	}
	return f&(game.FireOutside|game.FireSeekers|game.FireHitsLost) | game.FireAgain
}
