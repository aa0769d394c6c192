package position

import (
	"fmt"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

func init() {
	Head(func(comp *Compiler, h gametext.Sided) {
		comp.Text.Both = comp.Text.Both || h.Side <= gametext.DarkSide
		if h.Side <= gametext.DarkSide {
			comp.once(h, comp.Clause.Side == 0)
		} else {
			comp.once(h, comp.Clause.Face == 0)
		}
		switch h.Side {
		case gametext.LightSide:
			comp.Clause.Side = 1 + int8(card.Light)
		case gametext.DarkSide:
			comp.Clause.Side = 1 + int8(card.Dark)
		case gametext.FrontSide:
			comp.Clause.Face = 1
		case gametext.BackSide:
			comp.Clause.Face = 2
		}
	})
	Head(func(comp *Compiler, h gametext.AsFunction) {
		comp.once(h, comp.Clause.Fn == NoFunction)
		comp.Clause.Fn = functions[h.As]
	})
	Head(func(comp *Compiler, h gametext.ImmuneFunction) {
		comp.Clause.Immune = append(comp.Clause.Immune, h.Title)
	})
	Head(func(comp *Compiler, h gametext.If) { comp.Clause.asksIf(comp.Cond(h.If), card.Text{}) })
	Head(func(comp *Compiler, h gametext.Upon) {
		do := occasions[h.Occasion]
		comp.refuse(h, do == nil)
		do(comp, h)
	})
}

// Upon files the meaning of an occasion in the file of its rules.
func Upon(o gametext.Occasion, do func(*Compiler, gametext.Upon)) {
	if occasions[o] != nil {
		panic(fmt.Sprintf("rules: the occasion %d has a second meaning: delete one of the two", o))
	}
	occasions[o] = do
}

func init() {
	Upon(gametext.Automatically, func(comp *Compiler, h gametext.Upon) {
		comp.Clause.Trig = &Moment{Kind: game.Standing, Match: func(*Context, *game.Event) bool { return true }}
	})
	Upon(gametext.WhenRevealed, func(comp *Compiler, h gametext.Upon) {
		comp.Clause.Reveal = true
		comp.awaits(h, &Moment{Kind: game.InsertShown, Match: func(c *Context, e *game.Event) bool { return e.Card == c.Self }})
	})
	Upon(gametext.BothDrewOne, func(comp *Compiler, h gametext.Upon) {
		comp.awaits(h, &Moment{Kind: game.BothDrew, Match: func(c *Context, e *game.Event) bool { return e.N == card.One }})
	})
}

// Heads of time.
func init() {
	Head(func(comp *Compiler, h gametext.During) {
		switch h.When {
		case gametext.Within:
			comp.during(h)
		case gametext.Outside:
			comp.except(h)
		case gametext.MustWithin:
			comp.must(h)
		default:
			comp.atEdge(h)
		}
	})
	Head(func(comp *Compiler, h gametext.Limit) {
		l := Limit{Per: frames[h.Per], Times: 1 + int(h.Often)}
		if h.Often == gametext.OnceInAll {
			l.Times, l.Shared = 1, true
		}
		if h.Each != nil {
			l.Many = comp.many(h.Each)
		}
		comp.Clause.Limits = append(comp.Clause.Limits, l)
	})
	cond(func(comp *Compiler, x gametext.ItIs) condition { return comp.span(x.Span) })
	cond(func(comp *Compiler, x gametext.ItIsNot) condition {
		is := comp.span(x.Span)
		if is == nil {
			return nil
		}
		return func(c *Context) bool { return !is(c) }
	})
}

// Heads that say a price.
func init() {
	Head(func(comp *Compiler, h gametext.Pay) {
		if h.How == gametext.LoseForceFirst {
			comp.once(h, comp.Clause.Loses == nil)
			comp.Clause.Loses = comp.Amount(h.N)
			return
		}
		comp.once(h, comp.Clause.Cost == nil)
		comp.Clause.Cost = comp.Amount(h.N)
		_, comp.Clause.UsesX = h.N.(gametext.X)
	})
	Head(func(comp *Compiler, h gametext.FireFor) {
		comp.refuse(h, comp.Clause.Trig != nil) // a weapon is fired in its segment (weapon.fire.when); what answers a moment targets
		comp.Clause.Fire = true
		if comp.Clause.Cost != nil { // weapon.cost: what a shot costs stands there
			comp.decline(h, " after a price", "right: fire for 2 Force: target a character; draw 1 weapon destiny; hit that card if total > defense value\n"+
				"wrong: use 2 Force, fire free: target a character; draw 1 weapon destiny; hit that card if total > defense value")
		}
		if x, ok := h.Price.(gametext.ForForce); ok {
			comp.Clause.Cost = comp.Amount(x.N)
		}
		if x, ok := h.By.(gametext.FiredBy); ok {
			comp.Clause.Gunner = x.Cards.Bind
			t := comp.TargetFrom(x.Cards)
			match := t.Match
			t.Match = func(c *Context, id game.CardID) bool { return match(c, id) && c.P.MayUse(id, card.Weapon, c.Self) }
			comp.After = append(comp.After, t)
		}
	})
}

// once refuses a head that says again, or against it, what one before it has said: only the
// last would count, or nothing would ever happen.
func (comp *Compiler) once(h any, first bool) {
	if !first {
		comp.Refuse(h, fmt.Sprintf("nothing carries out %q beside the words before it", said(h)),
			"right: during your control phase, once per turn: opponent loses 1 Force\nwrong: during your control phase, during your move phase, once per turn: opponent loses 1 Force")
	}
}

// during is a time in which a clause holds or may be used.
func (comp *Compiler) during(h gametext.During) {
	switch x := h.Span.(type) {
	case gametext.TurnOf:
		comp.once(h, comp.Clause.Whose == 0)
		comp.Clause.Whose = turnOf(x.Whose)
	case gametext.PhaseOf:
		comp.once(h, comp.Clause.Whose == 0 && comp.Clause.Phase == game.Start && (comp.Clause.Battle != InBattle || phases[x.Phase] == game.Battling))
		comp.Clause.Phase, comp.Clause.Whose = phases[x.Phase], turnOf(x.Whose)
	case gametext.Battle:
		comp.once(h, comp.Clause.Battle == Anytime && (comp.Clause.Phase == game.Start || comp.Clause.Phase == game.Battling))
		comp.Clause.Battle = InBattle
	case gametext.BattleBy:
		comp.Clause.Battle = InBattle
		comp.Clause.asksIf(comp.span(x), card.Text{})
	}
}

// except is a time in which it does not, or may not.
func (comp *Compiler) except(h gametext.During) {
	if _, battle := h.Span.(gametext.Battle); battle {
		comp.Clause.Battle = OutsideBattle
		return
	}
	is := comp.span(h.Span)
	comp.Clause.asksIf(func(c *Context) bool { return !is(c) }, card.Text{})
}

// must is a phase in which it is done once, wanted or not (action.mandatory).
func (comp *Compiler) must(h gametext.During) {
	x, phase := h.Span.(gametext.PhaseOf)
	if !phase {
		comp.decline(h, "", "right: must during your control phase: opponent loses 1 Force\nwrong: must during your turn: opponent loses 1 Force")
	}
	comp.once(h, comp.Clause.Whose == 0 && comp.Clause.Phase == game.Start)
	comp.Clause.Phase, comp.Clause.Whose, comp.Clause.Must = phases[x.Phase], turnOf(x.Whose), true
	comp.Clause.Limits = append(comp.Clause.Limits, Limit{Per: game.PerTurn, Times: 1})
}

// atEdge is the start or the end of a turn or a phase.
func (comp *Compiler) atEdge(h gametext.During) {
	if x, phase := h.Span.(gametext.PhaseOf); phase {
		which, kind := card.Whole(int(phases[x.Phase])), game.PhaseStarted
		if h.When == gametext.AtEnd {
			kind = game.PhaseEnded
		}
		comp.awaits(h, &Moment{Kind: kind, Match: func(c *Context, e *game.Event) bool {
			return e.By == c.Whose(x.Whose) && e.N == which
		}})
		return
	}
	x, turn := h.Span.(gametext.TurnOf)
	if !turn {
		comp.decline(h, "", "right: at the end of your turn: opponent loses 1 Force\nwrong: at the end of battle: opponent loses 1 Force")
	}
	kind, end := game.TurnStarted, h.When == gametext.AtEnd
	if end {
		kind = game.PhaseStarted
	}
	comp.awaits(h, &Moment{Kind: kind, Match: func(c *Context, e *game.Event) bool {
		return e.By == c.Whose(x.Whose) && (!end || e.N == card.Whole(int(game.End)))
	}})
}

var functions = [...]function{UsedFunction, LostFunction, StartingFunction}

var phases = [...]game.Phase{game.Activate, game.Control, game.Deploy, game.Battling, game.Move, game.Draw}

var frames = [...]game.Per{game.PerTurn, game.PerBattle, game.PerGame, game.PerDuel, game.PerDrain}

// Reacts makes a sentence that names no moment answer the opponent's battle or Force
// drain, as every react does; it refuses one that answers, or awaits, something else
// (react.def).
func (comp *Compiler) Reacts(s gametext.Step) {
	cl := comp.Clause
	switch {
	case cl.Trig == nil && cl.Phase == game.Start:
		cl.Trig = &Moment{Kind: game.BattleStarted, Also: game.DrainStarted, Match: func(c *Context, e *game.Event) bool { return e.By != c.You }}
		cl.When = card.T("if opponent just initiated a battle or Force drain", "si l’adversaire vient d’engager une bataille ou un drain de Force")
	case cl.Trig == nil || !cl.Trig.Answers(game.BattleStarted) && !cl.Trig.Answers(game.DrainStarted):
		comp.Refuse(s, fmt.Sprintf("%q: a react answers a battle or a Force drain that the opponent has just initiated", said(s)),
			"right: once per turn: may "+said(s)+"\nwrong: during your deploy phase: may "+said(s))
	}
}

// inDeployPhase gives a sentence that deploys a card, and names no moment, its owner's
// deploy phase (deploy.timing).
func (comp *Compiler) inDeployPhase() {
	cl, permits := comp.Clause, false
	for _, s := range comp.Source.Steps {
		switch x := s.(type) {
		case gametext.DeployOn: // it says where its own card deploys
			return
		case gametext.Deploy:
			permits = permits || x.How != gametext.How(gametext.InWay{Way: gametext.AsReact})
		}
	}
	if permits && cl.Trig == nil && cl.Phase == game.Start && cl.Whose != 2 && cl.Battle == Anytime && cl.Fn != StartingFunction {
		cl.Phase, cl.Whose = game.Deploy, 1
	}
}

// turnOf is Clause.Whose.
func turnOf(w gametext.Whose) int8 { return 1 + int8(w) }

// span tells whether it is that time.
func (comp *Compiler) span(x gametext.Span) condition {
	switch x := x.(type) {
	case gametext.TurnOf:
		return func(c *Context) bool { return c.P.IsTurnOf(c.Whose(x.Whose)) }
	case gametext.BattleBy:
		if x.Who == gametext.EachPlayer {
			comp.cannot(x)
		}
		if x.How == gametext.Won {
			return func(c *Context) bool {
				b := &c.P.S.Battle
				return b.Winner == int8(c.Who(x.Who))+1 && (b.On || c.P.told(game.BattleEnded))
			}
		}
		return func(c *Context) bool { return c.P.S.Battle.On && c.P.S.Battle.By == c.Who(x.Who) }
	case gametext.PhaseOf:
		return func(c *Context) bool { return c.P.IsTurnOf(c.Whose(x.Whose)) && c.P.Phase() == phases[x.Phase] }
	}
	return func(c *Context) bool { return c.P.S.Battle.On }
}
