package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// Steps that deploy cards from elsewhere than the hand. The search is made in the
// result; whether one deploys what is found is free (react.deploy).
func init() {
	// from asks for a card of a pile and for its place at the location that at names.
	from := func(w *writer, cards gametext.Filter, pile gametext.Pile, react bool, v *verb, at func(c *position.Context, a *acting) game.CardID) {
		which, zone := w.Filter(cards), position.PileZone[pile]
		w.searches(zone)
		w.Clause.Conds = append(w.Clause.Conds, func(c *position.Context) bool { return len(c.P.S.Piles[c.You][zone]) > 0 }) // pile.empty
		w.asksAmong("deploy from a pile", func(r *Referee, a *acting, c *position.Context, b *ballot) {
			for _, id := range r.S.Piles[c.You][zone] {
				if which(c, id) {
					r.deploysTo(id, at(c, a), v, b)
				} else {
					b.put(game.Option{Verb: v.verb, Card: id}, meant(false))
				}
			}
		}, func(r *Referee, a *acting, c *position.Context, b *ballot) *game.Decision {
			d := &game.Decision{Seat: c.You, Kind: game.AskTarget, Source: a.Card, Rule: "deploy.def",
				Prompt: card.Say("%s: deploy which card?", "%s : déployer quelle carte ?", r.Title(a.Card))}
			d.Options = append(b.open, enough)
			return d
		}, func(g *Game, a *acting, c *position.Context, o *game.Option) {
			if o.Verb != game.VDone {
				g.pushDeploy(c.You, o, react)
			} else if !slices.ContainsFunc(g.S.Piles[c.You][zone], func(id game.CardID) bool { return which(c, id) }) { // pile.search.verify
				g.S.Count().Limits = append(g.S.Limits, game.Limit{Title: g.S.C(a.Card).Def, Clause: a.Clause, Per: game.PerSearch})
			}
		})
	}
	does(func(w *writer, x gametext.ReactFrom) {
		w.Reacts(x)
		w.Demand(x.Cards, card.Character, card.Vehicle, card.Starship, card.Weapon, card.Device)
		from(w, x.Cards, x.From, true, pileReact, func(_ *position.Context, a *acting) game.CardID { return a.Event.At })
	})
	// "To same location" is not "on" it: a card there will do (deploy.same-location-device).
	does(func(w *writer, x gametext.DeployFrom) {
		from(w, x.Cards, x.From, false, deployVerb, func(c *position.Context, _ *acting) game.CardID { return c.Here() })
	})
}

// pileReact is deploying a card as a react by leave of the text that looks for it, which
// needs no other permission (react.deploy).
var pileReact = &verb{verb: game.VReactDeploy, needs: reactDeployment, price: deployPrice, pays: "deploy.cost"}

// deploysTo puts the ways to deploy a card from wherever it is to a location, or onto
// cards there, on a ballot.
func (r *Referee) deploysTo(id, loc game.CardID, v *verb, b *ballot) {
	b.r.deployments(b.side, id, want{card: id}, func(o game.Option) {
		if loc != 0 && r.S.Where(o.Target) == loc {
			b.offer(v, o)
		}
	})
}
