package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// Steps that deploy cards from elsewhere than the hand. The search is made in the
// result; whether one deploys what is found is free (react.deploy).
func init() {
	// from asks for a card of a pile and for its place at the location that at names.
	from := func(p *compiler, cards gametext.Filter, pile gametext.Pile, react bool, needs []requirement, at func(c *ctx, a *acting) game.CardID) {
		which, zone := p.filter(cards), pileZone[pile]
		p.cl.searches = true
		p.cl.conds = append(p.cl.conds, func(c *ctx) bool { return len(c.g.S.Piles[c.you][zone]) > 0 }) // pile.empty
		p.asks("deploy from a pile", func(g *Game, a *acting, c *ctx) *game.Decision {
			d := &game.Decision{Seat: c.you, Kind: game.AskTarget, Source: a.Card, Rule: "deploy.def",
				Prompt: format("%s: deploy which card?", "%s : déployer quelle carte ?", g.title(a.Card))}
			loc := at(c, a)
			for _, id := range g.S.Piles[c.you][zone] {
				if which(c, id) {
					d.Options = append(d.Options, g.deploysTo(c.you, id, loc, react, needs)...)
				}
			}
			d.Options = append(d.Options, game.Option{Verb: game.VDone})
			return d
		}, func(g *Game, a *acting, c *ctx, o *game.Option) {
			if o.Verb != game.VDone {
				g.pushDeploy(c.you, o, react)
			} else if !slices.ContainsFunc(g.S.Piles[c.you][zone], func(id game.CardID) bool { return which(c, id) }) { // pile.search.verify
				g.S.Change().Limits = append(g.S.Limits, game.Limit{Title: g.S.C(a.Card).Def, Clause: a.Clause, Per: game.PerSearch})
			}
		})
	}
	does(func(p *compiler, x gametext.ReactFrom) {
		from(p, x.Cards, x.From, true, reactDeployNeeds, func(_ *ctx, a *acting) game.CardID { return a.Event.At })
	})
	// "To same location" is not "on" it: a card there will do (deploy.same-location-device).
	does(func(p *compiler, x gametext.DeployFrom) {
		from(p, x.Cards, x.From, false, deployRules, func(c *ctx, _ *acting) game.CardID { return c.here() })
	})
}

// deploysTo lists the ways to deploy a card from wherever it is to a location, or
// onto cards there.
func (g *Game) deploysTo(side card.Side, id, loc game.CardID, react bool, needs []requirement) (out []game.Option) {
	needs = append(slices.Clip(needs), deployAfford)
	g.deployments(side, id, want{card: id}, func(o game.Option) {
		o.Verb = game.VDeploy
		if react {
			o.Verb = game.VReactDeploy
		}
		if loc == 0 || g.S.Where(o.Target) != loc {
			return
		}
		if g.satisfies(needs, side, &o) {
			out = append(out, o)
		}
	})
	return out
}
