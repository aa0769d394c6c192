package position

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

func init() {
	Head(func(comp *Compiler, h gametext.AtStartOfTurn) {
		On(comp, game.TurnStarted, func(c *Context, e *game.Event) bool { return e.By == c.Whose(h.Whose) })
	})
	Head(func(comp *Compiler, h gametext.AtEndOfTurn) {
		On(comp, game.PhaseStarted, func(c *Context, e *game.Event) bool {
			return e.By == c.Whose(h.Whose) && e.N == card.Whole(int(game.End))
		})
	})
	Head(func(comp *Compiler, h gametext.MustDuring) {
		comp.Clause.Phase, comp.Clause.Whose, comp.Clause.Must = phases[h.Phase], 1, true
		comp.Clause.Limit = append(comp.Clause.Limit, game.PerTurn)
	})
	Head(func(comp *Compiler, h gametext.LoseAsCost) { comp.Clause.Loses = comp.Amount(h.N) })
	Head(func(comp *Compiler, h gametext.DrainedBy) {
		at := comp.place(h.At)
		On(comp, game.Drained, func(c *Context, e *game.Event) bool { return e.By == c.Who(h.Who) && at(c, e.At) })
	})
	Head(func(comp *Compiler, h gametext.AboutToDraw) {
		On(comp, game.DestinyDue, func(c *Context, e *game.Event) bool { return e.By == c.Who(h.Who) })
	})
	Head(func(comp *Compiler, _ gametext.DrawnForDestiny) {
		comp.Clause.Drawn = true
		On(comp, game.DestinyDrawn, func(c *Context, e *game.Event) bool { return e.Card == c.Self })
	})
	Head(func(comp *Compiler, h gametext.AboutToLeave) {
		which := comp.Filter(h.Cards)
		On(comp, game.LeaveDue, func(c *Context, e *game.Event) bool { return which(c, e.Card) && c.Bind(h.Cards.Bind, e.Card) })
	})
	Head(func(comp *Compiler, h gametext.AboutToDrawBattle) {
		at := comp.place(h.At)
		On(comp, game.DestinyDue, func(c *Context, e *game.Event) bool {
			return e.Why == game.ByBattleDestiny && e.By == c.Who(h.Who) && at(c, c.P.S.Battle.At)
		})
	})
	Head(func(comp *Compiler, h gametext.ImmuneFunction) {
		comp.Clause.Immune = append(comp.Clause.Immune, h.Title)
	})
	Head(func(comp *Compiler, h gametext.AboutToBattle) {
		On(comp, game.BattleDue, func(c *Context, e *game.Event) bool { return e.By == c.Who(h.Who) && e.By != c.You })
	})
	Head(func(comp *Compiler, h gametext.AboutToDrain) { // never against one's own action (action.before)
		at := comp.place(h.At)
		On(comp, game.DrainDue, func(c *Context, e *game.Event) bool {
			return e.By == c.Who(h.Who) && e.By != c.You && at(c, e.At)
		})
	})
	Head(func(comp *Compiler, h gametext.AboutToDeploy) {
		which := comp.Filter(h.Cards)
		On(comp, game.DeployDue, func(c *Context, e *game.Event) bool {
			return e.By == c.Who(h.Who) && e.By != c.You && which(c, e.Card) && c.Bind(h.Cards.Bind, e.Card)
		})
	})
	Head(func(comp *Compiler, h gametext.AboutToMove) {
		which := comp.Filter(h.Cards)
		On(comp, game.MoveDue, func(c *Context, e *game.Event) bool {
			return e.By != c.You && which(c, e.Card) && c.Bind(h.Cards.Bind, e.Card)
		})
	})
	Head(func(comp *Compiler, h gametext.ActionTargeting) {
		which := comp.Filter(h.Cards)
		match := func(c *Context, e *game.Event) bool { return e.On != 0 && which(c, e.On) && c.Bind(h.Cards.Bind, e.On) }
		On(comp, game.Played, match)
	})
	Head(func(comp *Compiler, _ gametext.WhenRevealed) {
		comp.Clause.Reveal = true
		On(comp, game.InsertShown, func(c *Context, e *game.Event) bool { return e.Card == c.Self })
	})
}
