package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

var phases = [...]game.Phase{game.Activate, game.Control, game.Deploy, game.Battling, game.Move, game.Draw}

func init() {
	head(func(p *compiler, _ gametext.LightSide) { p.cl.side = 1 + int8(card.Light) })
	head(func(p *compiler, _ gametext.DarkSide) { p.cl.side = 1 + int8(card.Dark) })
	head(func(p *compiler, _ gametext.UsedFunction) { p.cl.fn = fnUsed })
	head(func(p *compiler, _ gametext.LostFunction) { p.cl.fn = fnLost })
	head(func(p *compiler, _ gametext.StartingFunction) { p.cl.fn = fnStarting })
	head(func(p *compiler, h gametext.During) { p.cl.phase, p.cl.whose = phases[h.Phase], 1 })
	head(func(p *compiler, h gametext.DuringOpponents) { p.cl.phase, p.cl.whose = phases[h.Phase], 2 })
	head(func(p *compiler, _ gametext.DuringYourTurn) { p.cl.whose = 1 })
	head(func(p *compiler, _ gametext.DuringOpponentsTurn) { p.cl.whose = 2 })
	head(func(p *compiler, _ gametext.DuringBattle) { p.cl.battle = 1 })
	head(func(p *compiler, _ gametext.ExceptDuringBattle) { p.cl.battle = 2 })
	head(func(p *compiler, _ gametext.InsteadOfDrain) {
		p.cl.noDrain = true
		p.cl.conds = append(p.cl.conds, func(c *ctx) bool {
			r, o := c.g.referee(), game.Option{Verb: game.VDrain, Card: c.here()}
			return r.satisfies(drainVerb.pre, c.you, &o) && r.allows(drainVerb, c.you, &o)
		})
	})
	head(func(p *compiler, _ gametext.OncePerTurn) { p.cl.limit = append(p.cl.limit, game.PerTurn) })
	head(func(p *compiler, _ gametext.OncePerBattle) { p.cl.limit = append(p.cl.limit, game.PerBattle) })
	head(func(p *compiler, _ gametext.OncePerGame) { p.cl.limit = append(p.cl.limit, game.PerGame) })
	head(func(p *compiler, h gametext.UseForce) {
		p.cl.cost = p.amount(h.N)
		_, p.cl.usesX = h.N.(gametext.X)
	})
	head(func(p *compiler, h gametext.FireFor) { p.cl.fire, p.cl.cost = true, p.amount(h.N) })
	head(func(p *compiler, _ gametext.FireFree) { p.cl.fire = true })
	head(func(p *compiler, h gametext.If) { p.cl.conds = append(p.cl.conds, p.cond(h.If)) })

	head(func(p *compiler, h gametext.BattleInitiated) {
		at := p.place(h.At)
		on(p, game.BattleStarted, func(c *ctx, e *game.Event) bool { return at(c, e.At) })
	})
	head(func(p *compiler, h gametext.BattleInitiatedBy) {
		at := p.place(h.At)
		on(p, game.BattleStarted, func(c *ctx, e *game.Event) bool { return e.By == c.who(h.Who) && at(c, e.At) })
	})
	head(func(p *compiler, h gametext.DrainInitiatedAt) {
		at := p.place(h.At)
		on(p, game.DrainStarted, func(c *ctx, e *game.Event) bool { return at(c, e.At) })
	})
	head(func(p *compiler, h gametext.DrainInitiatedBy) {
		at := p.place(h.At)
		on(p, game.DrainStarted, func(c *ctx, e *game.Event) bool { return e.By == c.who(h.Who) && at(c, e.At) })
	})
	head(func(p *compiler, h gametext.DestinyDrawnBy) {
		on(p, game.DestinyDrawn, func(c *ctx, e *game.Event) bool {
			if e.By != c.who(h.Who) {
				return false
			}
			if h.Bind > 0 {
				c.bound[h.Bind-1] = game.Value{N: e.N, Set: true}
			}
			return true
		})
	})
	head(func(p *compiler, h gametext.DeployedBy) {
		which := p.filter(h.Cards)
		on(p, game.Deployed, func(c *ctx, e *game.Event) bool {
			return e.By == c.who(h.Who) && which(c, e.Card) && c.bind(h.Cards.Bind, e.Card)
		})
	})
	head(func(p *compiler, h gametext.BeingDeployed) {
		which := p.filter(h.Cards)
		on(p, game.DeployStarted, func(c *ctx, e *game.Event) bool {
			return !c.g.immuneTo(e.Card, c.self) && which(c, e.Card) && c.bind(h.Cards.Bind, e.Card)
		})
	})
	head(func(p *compiler, h gametext.JustLost) {
		which := p.filter(h.Cards)
		on(p, game.WasLost, func(c *ctx, e *game.Event) bool {
			return c.stillLost(e) && which(c, e.Card) && c.bind(h.Cards.Bind, e.Card)
		})
	})
	head(func(p *compiler, h gametext.JustForfeited) {
		which, from := p.filter(h.Cards), p.filter(h.From)
		on(p, game.Forfeited, func(c *ctx, e *game.Event) bool {
			return c.stillLost(e) && which(c, e.Card) && from(c, e.At) && c.bind(h.Cards.Bind, e.Card) && c.bind(h.From.Bind, e.At)
		})
	})
	head(func(p *compiler, _ gametext.ActionInitiated) {
		on(p, game.Played, func(c *ctx, e *game.Event) bool {
			return e.Why == game.ByReact || c.g.def(e.Card).Type == card.Interrupt
		})
	})
	head(func(p *compiler, h gametext.JustPlayed) {
		on(p, game.Played, func(c *ctx, e *game.Event) bool { return c.g.def(e.Card).Named(h.Title) })
	})
	head(func(p *compiler, h gametext.AboutToLoseForce) {
		on(p, game.LossDue, func(c *ctx, e *game.Event) bool { return e.By == c.who(h.Who) })
	})
	head(func(p *compiler, h gametext.LostForceInBattle) {
		on(p, game.ForceLost, func(c *ctx, e *game.Event) bool { return e.By == c.who(h.Who) && e.Why == game.ByBattleDamage })
	})
	head(func(p *compiler, h gametext.BattleWonBy) {
		at := p.place(h.At)
		on(p, game.BattleWon, func(c *ctx, e *game.Event) bool { return e.By == c.who(h.Who) && at(c, e.At) })
	})
}

// on notes the moment that a response answers.
func on(p *compiler, k game.Kind, match func(c *ctx, e *game.Event) bool) {
	p.cl.trig = &trigger{kind: k, match: match}
}

// stillLost tells whether a card just lost lies in the Lost Pile: once taken out
// it is no longer just lost (leave.just-lost).
func (c *ctx) stillLost(e *game.Event) bool { return c.g.S.C(e.Card).Zone == game.Lost }

// bind remembers a card under a binder, and always succeeds.
func (c *ctx) bind(n int, id game.CardID) bool {
	if n > 0 {
		c.bound[n-1] = game.Value{Cards: []game.CardID{id}, Set: true}
	}
	return true
}
