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
	from := func(p *compiler, cards gametext.Filter, pile gametext.Pile, how uint8, needs []requirement, at func(c *ctx, f *game.Frame) game.CardID) {
		which, zone := p.filter(cards), pileZone[pile]
		p.cl.searches = true
		p.cl.conds = append(p.cl.conds, func(c *ctx) bool { return len(c.g.S.Piles[c.you][zone]) > 0 }) // pile.empty
		p.asks("deploy from a pile", func(g *Game, f *game.Frame, c *ctx) *game.Decision {
			d := &game.Decision{Seat: f.Side, Kind: game.AskTarget, Source: f.Card, Rule: "deploy.def",
				Prompt: format("%s: deploy which card?", "%s : déployer quelle carte ?", g.title(f.Card))}
			loc := at(c, f)
			for _, id := range g.S.Piles[f.Side][zone] {
				if which(c, id) {
					d.Options = append(d.Options, g.deploysTo(f.Side, id, loc, how, needs)...)
				}
			}
			d.Options = append(d.Options, game.Option{Verb: game.VDone})
			return d
		}, func(g *Game, f *game.Frame, c *ctx, o *game.Option) {
			if o.Verb != game.VDone {
				g.pushDeploy(f.Side, o, how)
			} else if !slices.ContainsFunc(g.S.Piles[f.Side][zone], func(id game.CardID) bool { return which(c, id) }) { // pile.search.verify
				g.S.Change().Limits = append(g.S.Limits, game.Limit{Title: g.S.C(f.Card).Def, Clause: f.Clause, Per: game.PerSearch})
			}
		})
	}
	does(func(p *compiler, x gametext.ReactFrom) {
		from(p, x.Cards, x.From, byReact, reactDeployNeeds, func(_ *ctx, f *game.Frame) game.CardID { return f.Event.At })
	})
	// "To same location" is not "on" it: a card there will do (deploy.same-location-device).
	does(func(p *compiler, x gametext.DeployFrom) {
		from(p, x.Cards, x.From, 0, deployRules, func(c *ctx, _ *game.Frame) game.CardID { return c.here() })
	})
}

// deploysTo lists the ways to deploy a card from wherever it is to a location, or
// onto cards there.
func (g *Game) deploysTo(side card.Side, id, loc game.CardID, how uint8, needs []requirement) (out []game.Option) {
	needs = append(slices.Clip(needs), deployAfford)
	g.deployments(side, id, want{card: id}, func(o game.Option) {
		o.Verb = game.VDeploy
		if how == byReact {
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
