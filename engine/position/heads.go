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
	Head(func(comp *Compiler, h gametext.ImmuneFunction) {
		comp.Clause.Immune = append(comp.Clause.Immune, h.Title)
	})
	Head(func(comp *Compiler, h gametext.If) { comp.Clause.asksIf(comp.Cond(h.If), card.Text{}) })
	Head(func(comp *Compiler, _ gametext.Automatically) {
		comp.Clause.Trig = &Moment{Kind: game.Standing, Match: func(*Context, *game.Event) bool { return true }}
	})
	Head(func(comp *Compiler, h gametext.WhenRevealed) {
		comp.Clause.Reveal = true
		comp.awaits(h, &Moment{Kind: game.InsertShown, Match: func(c *Context, e *game.Event) bool { return e.Card == c.Self }})
	})
}

// Heads of time.
func init() {
	Head(func(comp *Compiler, h gametext.During) {
		switch x := h.Span.(type) {
		case gametext.TurnOf:
			comp.Clause.Whose = turnOf(x.Whose)
		case gametext.PhaseOf:
			comp.Clause.Phase, comp.Clause.Whose = phases[x.Phase], turnOf(x.Whose)
		case gametext.Battle:
			comp.Clause.Battle = 1
		}
	})
	Head(func(comp *Compiler, h gametext.ExceptDuring) {
		if _, battle := h.Span.(gametext.Battle); battle {
			comp.Clause.Battle = 2
			return
		}
		is := comp.span(h.Span)
		comp.Clause.asksIf(func(c *Context) bool { return !is(c) }, card.Text{})
	})
	Head(func(comp *Compiler, h gametext.MustDuring) {
		x, phase := h.Span.(gametext.PhaseOf)
		if !phase || x.Whose != gametext.Your {
			comp.decline(h, "", "right: must during your control phase: opponent loses 1 Force\nwrong: must during your turn: opponent loses 1 Force")
		}
		comp.Clause.Phase, comp.Clause.Whose, comp.Clause.Must = phases[x.Phase], 1, true
		comp.Clause.Limits = append(comp.Clause.Limits, Limit{game.PerTurn, 1})
	})
	Head(func(comp *Compiler, h gametext.AtEdge) {
		x, turn := h.Span.(gametext.TurnOf)
		if !turn {
			comp.decline(h, "", "right: at the end of your turn: opponent loses 1 Force\nwrong: at the end of your control phase: opponent loses 1 Force")
		}
		comp.awaits(h, &Moment{Kind: edges[h.Edge], Match: func(c *Context, e *game.Event) bool {
			return e.By == c.Whose(x.Whose) && (h.Edge == gametext.Start || e.N == card.Whole(int(game.End)))
		}})
	})
	Head(func(comp *Compiler, h gametext.Limit) {
		comp.Clause.Limits = append(comp.Clause.Limits, Limit{frames[h.Per], 1 + int(h.Often)})
	})
	cond(func(comp *Compiler, x gametext.ItIs) condition { return comp.span(x.Span) })
}

// Heads that say a price.
func init() {
	Head(func(comp *Compiler, h gametext.Pay) {
		if h.How == gametext.LoseForceFirst {
			comp.Clause.Loses = comp.Amount(h.N)
			return
		}
		comp.Clause.Cost = comp.Amount(h.N)
		_, comp.Clause.UsesX = h.N.(gametext.X)
	})
	Head(func(comp *Compiler, h gametext.FireFor) {
		comp.Clause.Fire = true
		if x, ok := h.Price.(gametext.ForForce); ok {
			comp.Clause.Cost = comp.Amount(x.N)
		}
		if x, ok := h.By.(gametext.FiredBy); ok {
			comp.Clause.Gunner = x.Cards.Bind
			t := comp.TargetFrom(x.Cards)
			match := t.Match
			t.Match = func(c *Context, id game.CardID) bool { return match(c, id) && c.P.MayUse(id, c.Self, card.Weapon) }
			comp.After = append(comp.After, t)
		}
	})
}

var phases = [...]game.Phase{game.Activate, game.Control, game.Deploy, game.Battling, game.Move, game.Draw}

// edges are the events of the start and the end of a turn.
var edges = [...]game.Kind{game.TurnStarted, game.PhaseStarted}

var frames = [...]game.Per{game.PerTurn, game.PerBattle, game.PerGame}

// Reacts makes a sentence that names no moment answer the opponent's battle or Force
// drain, as every react does; it refuses one that answers, or awaits, something else
// (react.def).
func (comp *Compiler) Reacts(s gametext.Step) {
	cl := comp.Clause
	switch {
	case cl.Trig == nil && cl.Phase == game.Start:
		cl.Trig = &Moment{Kind: game.BattleStarted, Also: game.DrainStarted, Match: func(c *Context, e *game.Event) bool { return e.By != c.You }}
		cl.When = card.T("if opponent just initiated a battle or Force drain", "si l'adversaire vient d'engager une bataille ou un drain de Force")
	case cl.Trig == nil || !cl.Trig.Answers(game.BattleStarted) && !cl.Trig.Answers(game.DrainStarted):
		comp.Refuse(s, fmt.Sprintf("%q: a react answers a battle or a Force drain that the opponent has just initiated", said(s)),
			"right: once per turn: may "+said(s)+"\nwrong: during your deploy phase: may "+said(s))
	}
}

// turnOf is Clause.Whose.
func turnOf(w gametext.Whose) int8 { return 1 + int8(w) }

// span tells whether it is that time.
func (comp *Compiler) span(x gametext.Span) condition {
	switch x := x.(type) {
	case gametext.TurnOf:
		return func(c *Context) bool { return c.P.IsTurnOf(c.Whose(x.Whose)) }
	case gametext.PhaseOf:
		return func(c *Context) bool { return c.P.IsTurnOf(c.Whose(x.Whose)) && c.P.Phase() == phases[x.Phase] }
	}
	return func(c *Context) bool { return c.P.S.Battle.On }
}
