package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// Steps that deploy cards from elsewhere than the hand. The search is made in the
// result; whether one reacts with what is found is free (react.deploy).
func init() {
	does(func(w *writer, x gametext.Deploy) {
		if how, ok := x.How.(gametext.InWay); ok && (how.Way == gametext.AsCaptive || how.Way == gametext.AsFrozen) {
			w.imprisons(x, how.Way == gametext.AsFrozen)
			return
		}
		if x.How == gametext.How(gametext.InWay{Way: gametext.WithMatch}) {
			w.deploysMatched(x)
			return
		}
		if x.From == gametext.From(gametext.Lying{Where: gametext.Stacked}) {
			w.Unable(x, x.Cost != gametext.Cost(gametext.Free{}) || x.How != nil) // what else it costs could not be paid after the price of this
			w.deploysFrom(x, game.Under)
			return
		}
		from, ok := x.From.(gametext.FromPile)
		react := x.How == gametext.How(gametext.InWay{Way: gametext.AsReact})
		w.Unable(x, !ok || from.Whose != gametext.Your || x.How != nil && !react || react && (x.To != nil || x.Cost != nil))
		zone := position.PileZone[from.Pile]
		if w.Text.Def.Type == card.JediTest {
			w.callsUp(zone)
		}
		to, same := x.To.(gametext.ToSame)
		switch {
		case react:
			w.Reacts(x)
			w.Demand(x.Cards, card.Character, card.Vehicle, card.Starship, card.Weapon, card.Device)
			w.deploysOne(x.Cards, zone, true, always(pileReact), func(_ *position.Context, a *acting) (loc, onto game.CardID) { return a.Event.At, 0 })
		case same && (to.Spot == gametext.SameLocation || to.Spot == gametext.SameSite) && to.As == nil && x.Cost == nil && !several(x.Cards):
			// "To same location" is not "on" it: a card there will do (deploy.same-location-device).
			there := w.Destination(x.To)
			w.deploysOne(x.Cards, zone, false, always(deployVerb), func(c *position.Context, _ *acting) (loc, onto game.CardID) {
				if here := c.Here(); there(c, here) {
					return here, 0
				}
				return 0, 0
			})
		case onIt(x.To) && !several(x.Cards):
			w.deploysOne(x.Cards, zone, false, w.deployedFor(x.Cost), func(c *position.Context, _ *acting) (loc, onto game.CardID) { return c.Here(), c.Self })
		default:
			w.deploysFrom(x, zone)
		}
	})
}

// always is a way to deploy that nothing changes.
func always(v *verb) func(*Referee, *position.Context) *verb {
	return func(*Referee, *position.Context) *verb { return v }
}

// deploysOne asks for a card of a pile and for its place at the location that at names.
func (w *writer) deploysOne(cards gametext.Filter, zone game.Zone, react bool, way func(*Referee, *position.Context) *verb, at func(c *position.Context, a *acting) (loc, onto game.CardID)) {
	which := w.Filter(cards)
	w.searches(gametext.Your, zone)
	notEmpty(w.Compiler, gametext.Your, zone) // pile.empty
	w.asksAmong("deploy from a pile", func(r *Referee, a *acting, c *position.Context, b *ballot) {
		v := way(r, c)
		for _, id := range r.S.Piles[c.You][zone] {
			if which(c, id) {
				loc, onto := at(c, a)
				r.deploysTo(id, loc, onto, v, b)
			} else {
				b.put(game.Option{Verb: v.verb, Card: id}, meant(false))
			}
		}
	}, func(r *Referee, a *acting, c *position.Context, b *ballot) *game.Decision {
		d := &game.Decision{Seat: c.You, Kind: game.AskTarget, Source: a.Card, Rule: "pile.search",
			Prompt: card.Say("%s: deploy which card?", "%s : déployer quelle carte ?", r.Title(a.Card))}
		if d.Options = b.open; react || len(b.open) == 0 { // what fits must be taken (pile.search)
			d.Options = append(d.Options, enough)
		}
		return d
	}, func(g *Game, a *acting, c *position.Context, o *game.Option) {
		if o.Verb != game.VDone {
			g.pushDeploy(c.You, o, react)
		} else if !slices.ContainsFunc(g.S.Piles[c.You][zone], func(id game.CardID) bool { return which(c, id) }) { // pile.search.verify
			g.failsSearch(a)
		}
	})
}

// pileReact is deploying a card as a react by leave of the text that looks for it, which
// needs no other permission (react.deploy).
var pileReact = &verb{verb: game.VReactDeploy, needs: reactDeployment, price: deployPrice, pays: "deploy.cost"}

// onIt tells whether cards deploy on, or aboard, the card that carries the text.
func onIt(x gametext.To) bool {
	to, ok := x.(gametext.Toward)
	return ok && (to.Way == gametext.OnIt || to.Way == gametext.ToAboard)
}

// deploysTo puts the ways to deploy a card from wherever it is to a location, or onto
// cards there, or onto one of them only, on a ballot.
func (r *Referee) deploysTo(id, loc, onto game.CardID, v *verb, b *ballot) {
	b.r.deployments(b.side, id, want{card: id}, func(o game.Option) {
		if loc != 0 && r.S.Where(o.Target) == loc && (onto == 0 || o.Target == onto) {
			b.offer(v, o)
		} else if o.Verb = v.verb; !b.only {
			b.put(o, leads(false))
		}
	})
}
