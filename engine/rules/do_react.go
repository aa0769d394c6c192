package rules

import (
	"slices"

	"cantina/engine/game"
	"cantina/engine/gametext"
)

// Steps that deploy cards from elsewhere than the hand. The search is made in the
// result; whether one deploys what is found is free (react.deploy).
func init() {
	// from asks for a card of a pile and for its place at the location that at names.
	from := func(p *writer, cards gametext.Filter, pile gametext.Pile, react bool, v *verb, at func(c *ctx, a *acting) game.CardID) {
		which, zone := p.filter(cards), pileZone[pile]
		p.cl.searches = true
		p.cl.conds = append(p.cl.conds, func(c *ctx) bool { return len(c.g.S.Piles[c.you][zone]) > 0 }) // pile.empty
		p.asksAmong("deploy from a pile", func(g *Game, a *acting, c *ctx, b *ballot) {
			for _, id := range g.S.Piles[c.you][zone] {
				if which(c, id) {
					g.deploysTo(id, at(c, a), v, b)
				} else {
					b.put(game.Option{Verb: v.verb, Card: id}, meant(false))
				}
			}
		}, func(g *Game, a *acting, c *ctx, b *ballot) *game.Decision {
			d := &game.Decision{Seat: c.you, Kind: game.AskTarget, Source: a.Card, Rule: "deploy.def",
				Prompt: format("%s: deploy which card?", "%s : déployer quelle carte ?", g.title(a.Card))}
			d.Options = append(b.open, enough)
			return d
		}, func(g *Game, a *acting, c *ctx, o *game.Option) {
			if o.Verb != game.VDone {
				g.pushDeploy(c.you, o, react)
			} else if !slices.ContainsFunc(g.S.Piles[c.you][zone], func(id game.CardID) bool { return which(c, id) }) { // pile.search.verify
				g.S.Change().Limits = append(g.S.Limits, game.Limit{Title: g.S.C(a.Card).Def, Clause: a.Clause, Per: game.PerSearch})
			}
		})
	}
	does(func(p *writer, x gametext.ReactFrom) {
		from(p, x.Cards, x.From, true, pileReact, func(_ *ctx, a *acting) game.CardID { return a.Event.At })
	})
	// "To same location" is not "on" it: a card there will do (deploy.same-location-device).
	does(func(p *writer, x gametext.DeployFrom) {
		from(p, x.Cards, x.From, false, deployVerb, func(c *ctx, _ *acting) game.CardID { return c.here() })
	})
}

// pileReact is deploying a card as a react by leave of the text that looks for it, which
// needs no other permission (react.deploy).
var pileReact = &verb{verb: game.VReactDeploy, needs: reactDeployment, price: deployPrice, pays: "deploy.cost"}

// deploysTo puts the ways to deploy a card from wherever it is to a location, or onto
// cards there, on a ballot.
func (g *Game) deploysTo(id, loc game.CardID, v *verb, b *ballot) {
	b.r.deployments(b.side, id, want{card: id}, func(o game.Option) {
		if loc != 0 && g.S.Where(o.Target) == loc {
			b.offer(v, o)
		}
	})
}
