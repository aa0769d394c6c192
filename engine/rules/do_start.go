package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

func init() {
	head(func(p *compiler, _ gametext.FrontSide) { p.cl.face = 1 })
	head(func(p *compiler, _ gametext.BackSide) { p.cl.face = 2 })

	does(func(p *writer, x gametext.DeployOutOf) { p.deploysFrom(x.Cards, pileZone[x.From], nil) })
	does(func(p *writer, x gametext.DeployOutOfTo) { p.deploysFrom(x.Cards, pileZone[x.From], p.filter(x.To)) })
	does(func(p *writer, x gametext.Imprison) { p.imprisons(x) })
	does(func(p *writer, x gametext.StartingHand) { // start.hand
		p.then("starting hand", func(g *Game, a *acting, c *ctx) {
			if s := g.starting(); s != nil {
				s.Hands[c.you] = x.N
			}
		})
	})
	does(func(p *writer, _ gametext.FirstTurn) { // start.first-player
		p.then("first turn", func(g *Game, a *acting, c *ctx) {
			if g.starting() != nil {
				g.S.Change().Frames[0].Side = c.you
			}
		})
	})
	does(func(p *writer, x gametext.WinGame) { // win.special
		p.then("win", func(g *Game, a *acting, c *ctx) {
			g.over(int8(c.who(x.Who))+1, format("%s decides the game.", "%s décide de la partie.", g.title(a.Card)))
		})
	})
	modifies(func(p *compiler, _ gametext.FlipThis) []*mod { return []*mod{{kind: mFlip}} })
	modifies(func(p *compiler, _ gametext.OutOfPlay) []*mod { return []*mod{{kind: mOut}} })
	modifies(func(p *compiler, x gametext.MayNotDeploy) []*mod {
		whose := gametext.Your
		if x.Who == gametext.Opponent {
			whose = gametext.Opponents
		}
		return []*mod{{kind: mBarred, whose: whose, affects: p.filter(x.Cards)}}
	})
	modifies(func(p *compiler, x gametext.NotConverted) []*mod {
		return []*mod{{kind: mFixed, affects: p.filter(x.Cards)}}
	})
	modifies(func(p *compiler, x gametext.DeployOnlyIf) []*mod {
		ok := p.cond(x.If)
		return []*mod{{kind: mOnlyIf, affects: func(c *ctx, _ game.CardID) bool { return ok(c) }}}
	})

	cond(func(p *compiler, x gametext.StartedWith) condition { // start.starting-location-check
		which := p.filter(x.Cards)
		return func(c *ctx) bool { id := c.g.S.Starts[c.you]; return id != 0 && which(c, id) }
	})
	cond(func(p *compiler, x gametext.OnTableNow) condition {
		which := p.filter(x.Cards)
		return func(c *ctx) bool { return c.any(which) }
	})
	cond(func(p *compiler, x gametext.NoneOnTable) condition {
		which := p.filter(x.Cards)
		return func(c *ctx) bool { return !c.any(which) }
	})

	post(func(p *compiler, _ gametext.WithoutCost) matcher { // start.effect-no-cost
		return func(c *ctx, id game.CardID) bool {
			t := c.g.text(id)
			return !c.g.def(id).Num[card.Deploy].Has &&
				!slices.ContainsFunc(t.deploys, func(n int16) bool { return t.clauses[n].cost != nil })
		}
	})
}

// deploysFrom adds the steps that deploy cards straight from a pile: as many as
// the words ask for, each at any place where it may go. During the start they are
// free, and what must be deployed and cannot be undoes all (start.free,
// start.mandatory).
func (p *writer) deploysFrom(f gametext.Filter, zone game.Zone, to matcher) {
	t := p.targetFrom(f)
	if p.src.May || f.Det == gametext.DetUpTo || f.Det == gametext.DetAnyNumber {
		t.min = 0
	}
	p.cl.searches = true
	p.cl.conds = append(p.cl.conds, func(c *ctx) bool { return len(c.g.S.Piles[c.you][zone]) > 0 }) // pile.empty
	if len(f.Nouns)+len(f.Or) == 0 {                                                                // pile.search.no-target
		p.cl.conds = append(p.cl.conds, func(c *ctx) bool { return c.g.starting() != nil || !c.g.allBarred(c.you, f.Titles) })
	}
	p.then("none deployed yet", func(g *Game, a *acting, c *ctx) { a.Count = 0 })
	put := func(g *Game, f *game.Frame, a *acting, b *ballot) {
		if a.Count < t.max {
			g.fromPile(g.ctxToAsk(f.Side, a), t.match, zone, to, b)
		}
	}
	p.result = append(p.result, doing("possible", func(g *Game, f *game.Frame, a *acting) flow {
		if g.starting() == nil {
			return next
		}
		if g.S.C(a.Card).Zone < game.Playing { // undone already
			return done
		}
		if a.Count < t.min && len(polled(g, f, a, put).open) == 0 && !g.passOver(a, g.ctxOf(f.Side, a), t.match, zone) {
			g.undoStart(f.Side, a)
			return done
		}
		return next
	}))
	p.result = append(p.result, from(put, asking("deploy from a pile",
		func(g *Game, f *game.Frame, a *acting) *game.Decision {
			if a.Count >= t.max {
				return nil
			}
			d := &game.Decision{Seat: f.Side, Kind: game.AskTarget, Source: a.Card, Rule: "pile.search",
				Prompt: format("%s: deploy %s.", "%s : déployez %s.", g.title(a.Card), t.noun)}
			d.Options = polled(g, f, a, put).open
			if a.Count >= t.min || len(d.Options) == 0 {
				d.Options = append(d.Options, game.Option{Verb: game.VDone})
			}
			return d
		},
		func(g *Game, f *game.Frame, a *acting, o *game.Option) flow {
			if o.Verb == game.VDone {
				return next
			}
			a.Count++
			f.Step-- // to "possible"
			g.pushDeploy(f.Side, o, false)
			return again
		})))
}

// fromPile puts the ways in which the cards of a pile may be deployed by a text that
// looks for some on a ballot.
func (g *Game) fromPile(c *ctx, which matcher, zone game.Zone, to matcher, b *ballot) {
	v := deployVerb
	if g.starting() != nil { // start.free
		v = startDeploy
	}
	for _, id := range g.S.Piles[c.you][zone] {
		where := g.def(id).Type == card.Location
		if (!where || g.homeless(id)) && !which(c, id) { // a generic one has its planet's name only afterwards (location.generic)
			b.put(game.Option{Verb: game.VDeploy, Card: id}, meant(false))
			continue
		}
		b.r.deployments(c.you, id, want{}, func(o game.Option) {
			if to != nil && (o.Target == 0 || !to(c, o.Target) && !to(c, g.S.Where(o.Target))) {
				return
			}
			one := &ballot{r: b.r, side: b.side}
			if one.offer(v, o); where && len(one.open) > 0 { // location.conditions-at-deploy
				then := *c
				if then.g = g.afterwards(&o); !which(&then, id) {
					b.put(one.open[0], meant(false))
					return
				}
			}
			b.add(one)
		})
	}
}

// startDeploy is deploying a card as the game starts, free.
var startDeploy = &verb{verb: game.VDeploy, needs: anyDeployment}

// passOver puts a location that the text names, but whose place a location holds
// that may not be converted, out of play; the text goes on as if it had been
// deployed (start.objective-unconvertible).
func (g *Game) passOver(a *acting, c *ctx, which matcher, zone game.Zone) bool {
	for _, id := range g.S.Piles[c.you][zone] {
		if over := g.twin(id); over != 0 && g.def(id).Type == card.Location && which(c, id) && g.fixed(over) {
			g.S.ToPile(id, game.Out)
			a.Count++
			return true
		}
	}
	return false
}

// imprisons begins the game with a captive, whatever his own text says of where he
// deploys, unless he can only appear with another card (start.captive-start).
func (p *writer) imprisons(x gametext.Imprison) {
	who, where := p.filter(x.Cards), p.filter(x.To)
	p.asksAmong("imprison", func(g *Game, a *acting, c *ctx, b *ballot) {
		if len(c.chosen(x.To, where)) == 0 {
			return
		}
		for _, id := range g.S.Piles[c.you.Other()][game.Reserve] {
			b.put(game.Option{Verb: game.VTarget, Card: id}, meant(who(c, id)),
				so(!g.text(id).kinds.has(int(mOnlyIf)), "start.captive-start", "%s only appears with another card.", "%s n'apparaît qu'avec une autre carte.", g.title(id)))
		}
	}, func(g *Game, a *acting, c *ctx, b *ballot) *game.Decision {
		return b.decision(&game.Decision{Seat: c.you.Other(), Kind: game.AskTarget, Rule: "start.captive-start", Source: a.Card,
			Prompt: format("%s: which card is imprisoned?", "%s : quelle carte est emprisonnée ?", g.title(a.Card))})
	}, func(g *Game, a *acting, c *ctx, o *game.Option) {
		to := c.chosen(x.To, where)[0]
		g.confine(o.Card, to)
		g.event(game.Event{Kind: game.Captured, By: c.you, Card: o.Card, On: to, At: to})
	})
}
