package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

func init() {
	does(func(p *writer, x gametext.CaptureIf) { // weapon.other-results: at once
		which, total := p.filter(x.Cards), p.amount(x.Total)
		p.cl.captures = true
		p.cl.conds = append(p.cl.conds, func(c *ctx) bool { return c.you == card.Dark }) // capture.who
		p.then("capture", func(g *Game, a *acting, c *ctx) {
			c.undefined = false
			drawn := total(c)
			failed := c.undefined
			for _, id := range slices.Clone(c.chosen(x.Cards, which)) {
				switch n, ok := g.value(id, statsOf[gametext.DefenseValue][0]); {
				case !failed && ok && max(drawn, 0) > n && g.def(id).Type == card.Starship:
					g.captureShip(id, g.S.C(a.Card).At)
				case !failed && ok && max(drawn, 0) > n:
					g.capture(id)
				default:
					g.event(game.Event{Kind: game.Missed, By: c.you, Card: id, On: a.Card, N: total(c)})
				}
			}
		})
	})
	does(func(p *writer, x gametext.UseBeam) { p.usesBeam(x.Cards.Ref - 1) })
	does(func(p *writer, x gametext.CaptivesBattle) {
		which := p.filter(x.Cards)
		ready := func(c *ctx) bool { // battle.cost, battle.once-per-location
			return !c.g.S.Battle.On && c.g.canUse(c.you, 1)
		}
		p.cl.conds = append(p.cl.conds, ready)
		p.then("captives battle", func(g *Game, a *acting, c *ctx) {
			ids := slices.Clone(c.chosen(x.Cards, which))
			if len(ids) > 0 && ready(c) && g.isSite(g.S.Where(ids[0])) && !slices.Contains(g.S.Battles, g.S.Where(ids[0])) {
				g.letFight(c.you, ids)
			}
		})
	})
	does(func(p *writer, x gametext.Release) {
		which := p.filter(x.Cards)
		p.then("release", func(g *Game, a *acting, c *ctx) { g.release(slices.Clone(c.chosen(x.Cards, which))...) })
	})
	post(func(p *compiler, _ gametext.ThisEscorts) matcher {
		return func(c *ctx, id game.CardID) bool { return c.g.escort(id) == c.self && c.g.isActive(c.self) }
	})
	ruledNoun("imprisoned", func(c *ctx, id game.CardID) bool { return c.g.S.C(id).Is(game.Imprisoned) })
	ruledNoun("frozen", func(c *ctx, id game.CardID) bool { return c.g.S.C(id).Is(game.Frozen) })
	ruledNoun("escorted", func(c *ctx, id game.CardID) bool { return c.g.escort(id) != 0 })
}

// ofCaptives tells whether a filter speaks of captives, so that it looks for them
// although they are inactive (state.inactive).
func ofCaptives(f gametext.Filter) bool {
	for _, t := range f.Tests() {
		if t.Look == gametext.LookRule && slices.Contains([]string{"captive", "imprisoned", "escorted", "frozen", "captured"}, t.Value) {
			return true
		}
	}
	return slices.ContainsFunc(f.Or, ofCaptives)
}
