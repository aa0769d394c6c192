package position

import (
	"fmt"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

func init() {
	Head(func(comp *Compiler, _ gametext.LightSide) { comp.Clause.Side = 1 + int8(card.Light) })
	Head(func(comp *Compiler, _ gametext.DarkSide) { comp.Clause.Side = 1 + int8(card.Dark) })
	Head(func(comp *Compiler, _ gametext.UsedFunction) { comp.Clause.Fn = UsedFunction })
	Head(func(comp *Compiler, _ gametext.LostFunction) { comp.Clause.Fn = LostFunction })
	Head(func(comp *Compiler, _ gametext.StartingFunction) { comp.Clause.Fn = StartingFunction })
	Head(func(comp *Compiler, h gametext.During) { comp.Clause.Phase, comp.Clause.Whose = phases[h.Phase], 1 })
	Head(func(comp *Compiler, h gametext.DuringOpponents) {
		comp.Clause.Phase, comp.Clause.Whose = phases[h.Phase], 2
	})
	Head(func(comp *Compiler, _ gametext.DuringYourTurn) { comp.Clause.Whose = 1 })
	Head(func(comp *Compiler, _ gametext.DuringOpponentsTurn) { comp.Clause.Whose = 2 })
	Head(func(comp *Compiler, _ gametext.DuringBattle) { comp.Clause.Battle = 1 })
	Head(func(comp *Compiler, _ gametext.ExceptDuringBattle) { comp.Clause.Battle = 2 })
	Head(func(comp *Compiler, _ gametext.OncePerTurn) {
		comp.Clause.Limit = append(comp.Clause.Limit, game.PerTurn)
	})
	Head(func(comp *Compiler, _ gametext.OncePerBattle) {
		comp.Clause.Limit = append(comp.Clause.Limit, game.PerBattle)
	})
	Head(func(comp *Compiler, _ gametext.OncePerGame) {
		comp.Clause.Limit = append(comp.Clause.Limit, game.PerGame)
	})
	Head(func(comp *Compiler, h gametext.UseForce) {
		comp.Clause.Cost = comp.Amount(h.N)
		_, comp.Clause.UsesX = h.N.(gametext.X)
	})
	Head(func(comp *Compiler, h gametext.FireFor) { comp.Clause.Fire, comp.Clause.Cost = true, comp.Amount(h.N) })
	Head(func(comp *Compiler, _ gametext.FireFree) { comp.Clause.Fire = true })
	Head(func(comp *Compiler, h gametext.If) { comp.Clause.Conds = append(comp.Clause.Conds, comp.Cond(h.If)) })
	Head(func(comp *Compiler, h gametext.BattleInitiated) {
		at := comp.place(h.At)
		On(comp, game.BattleStarted, func(c *Context, e *game.Event) bool { return at(c, e.At) })
	})
	Head(func(comp *Compiler, h gametext.BattleInitiatedBy) {
		at := comp.place(h.At)
		On(comp, game.BattleStarted, func(c *Context, e *game.Event) bool { return e.By == c.Who(h.Who) && at(c, e.At) })
	})
	Head(func(comp *Compiler, h gametext.DrainInitiatedAt) {
		at := comp.place(h.At)
		On(comp, game.DrainStarted, func(c *Context, e *game.Event) bool { return at(c, e.At) })
	})
	Head(func(comp *Compiler, h gametext.DrainInitiatedBy) {
		at := comp.place(h.At)
		On(comp, game.DrainStarted, func(c *Context, e *game.Event) bool { return e.By == c.Who(h.Who) && at(c, e.At) })
	})
	Head(func(comp *Compiler, h gametext.DestinyDrawnBy) {
		On(comp, game.DestinyDrawn, func(c *Context, e *game.Event) bool {
			if e.By != c.Who(h.Who) {
				return false
			}
			if h.Bind > 0 {
				c.Bound[h.Bind-1] = game.Value{N: e.N, Set: true}
			}
			return true
		})
	})
	Head(func(comp *Compiler, h gametext.DeployedBy) {
		which := comp.Filter(h.Cards)
		On(comp, game.Deployed, func(c *Context, e *game.Event) bool {
			return e.By == c.Who(h.Who) && which(c, e.Card) && c.Bind(h.Cards.Bind, e.Card)
		})
	})
	Head(func(comp *Compiler, h gametext.BeingDeployed) {
		which := comp.Filter(h.Cards)
		On(comp, game.DeployStarted, func(c *Context, e *game.Event) bool {
			return !c.P.ImmuneTo(e.Card, c.Self) && which(c, e.Card) && c.Bind(h.Cards.Bind, e.Card)
		})
	})
}

func init() {
	Head(func(comp *Compiler, h gametext.JustLost) {
		which := comp.Filter(h.Cards)
		On(comp, game.WasLost, func(c *Context, e *game.Event) bool {
			return c.stillLost(e) && which(c, e.Card) && c.Bind(h.Cards.Bind, e.Card)
		})
	})
	Head(func(comp *Compiler, h gametext.JustForfeited) {
		which, from := comp.Filter(h.Cards), comp.Filter(h.From)
		On(comp, game.Forfeited, func(c *Context, e *game.Event) bool {
			return c.stillLost(e) && which(c, e.Card) && from(c, e.At) && c.Bind(h.Cards.Bind, e.Card) && c.Bind(h.From.Bind, e.At)
		})
	})
	Head(func(comp *Compiler, _ gametext.ActionInitiated) {
		On(comp, game.Played, func(c *Context, e *game.Event) bool {
			return e.Why == game.ByReact || c.P.Def(e.Card).Type == card.Interrupt
		})
	})
	Head(func(comp *Compiler, h gametext.JustPlayed) {
		On(comp, game.Played, func(c *Context, e *game.Event) bool { return c.P.Def(e.Card).Named(h.Title) })
	})
	Head(func(comp *Compiler, h gametext.AboutToLoseForce) {
		On(comp, game.LossDue, func(c *Context, e *game.Event) bool { return e.By == c.Who(h.Who) })
	})
	Head(func(comp *Compiler, h gametext.LostForceInBattle) {
		On(comp, game.ForceLost, func(c *Context, e *game.Event) bool { return e.By == c.Who(h.Who) && e.Why == game.ByBattleDamage })
	})
	Head(func(comp *Compiler, h gametext.BattleWonBy) {
		at := comp.place(h.At)
		On(comp, game.BattleWon, func(c *Context, e *game.Event) bool { return e.By == c.Who(h.Who) && at(c, e.At) })
	})
}

var phases = [...]game.Phase{game.Activate, game.Control, game.Deploy, game.Battling, game.Move, game.Draw}

// On notes the moment that a response answers.
func On(comp *Compiler, k game.Kind, match func(c *Context, e *game.Event) bool) {
	comp.Clause.Trig = &trigger{kind: k, Match: match}
}

// Reacts makes a sentence that names no moment answer the opponent's battle or Force
// drain, as every react does; it refuses one that answers, or awaits, something else
// (react.def).
func (comp *Compiler) Reacts(s gametext.Step) {
	cl := comp.Clause
	switch {
	case cl.Trig == nil && cl.Phase == game.Start:
		cl.Trig = &trigger{kind: game.BattleStarted, also: game.DrainStarted, Match: func(c *Context, e *game.Event) bool { return e.By != c.You }}
	case cl.Trig == nil || !cl.Trig.Answers(game.BattleStarted) && !cl.Trig.Answers(game.DrainStarted):
		comp.Refuse(s, fmt.Sprintf("%q: a react answers a battle or a Force drain that the opponent has just initiated", said(s)),
			"right: once per turn: may "+said(s)+"\nwrong: during your deploy phase: may "+said(s))
	}
}

// stillLost tells whether a card just lost lies in the Lost Pile: once taken out
// it is no longer just lost (leave.just-lost).
func (c *Context) stillLost(e *game.Event) bool { return c.P.Lies(e.Card, game.Lost) }

// Bind remembers a card under a binder, and always succeeds.
func (c *Context) Bind(n int, id game.CardID) bool {
	if n > 0 {
		c.Bound[n-1] = game.Value{Cards: []game.CardID{id}, Set: true}
	}
	return true
}
