package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// askTarget asks for the targets of a clause, one after the other
// (action.target).
func askTarget(g *Game, f *game.Frame, a *acting) *game.Decision {
	cl := g.clause(a)
	if a.Targets >= len(cl.targets) {
		return nil
	}
	t := &cl.targets[a.Targets]
	c := g.ctxToAsk(f.Side, a)
	list := g.targetsOf(cl, t, c)
	have := len(a.Bound[t.bind].Cards)
	d := &game.Decision{Seat: f.Side, Kind: game.AskTarget, Rule: "action.target", Source: a.Card,
		Prompt: format("%s: choose %s.", "%s : choisissez %s.", g.title(a.Card), t.noun)}
	for _, id := range list {
		if have < t.max && g.later(cl, c, t, id) {
			d.Options = append(d.Options, game.Option{Verb: game.VTarget, Card: id})
		}
	}
	if have >= t.min || len(d.Options) == 0 {
		d.Options = append(d.Options, game.Option{Verb: game.VDone})
	}
	return d
}

// later tells whether choosing id leaves the targets after it possible.
func (g *Game) later(cl *clause, c *ctx, t *target, id game.CardID) bool {
	keep := c.bound[t.bind].Cards
	c.bound[t.bind].Cards = append(slices.Clone(keep), id)
	defer func() { c.bound[t.bind].Cards = keep }()
	past := false
	for i := range cl.targets {
		x := &cl.targets[i]
		if past && len(g.targetsOf(cl, x, c)) < x.min {
			return false
		}
		past = past || x == t
	}
	return true
}

func tookTarget(g *Game, f *game.Frame, a *acting, o *game.Option) flow {
	t := &g.clause(a).targets[a.Targets]
	v := &a.Bound[t.bind]
	if o.Verb == game.VTarget {
		v.Cards = append(v.Cards, o.Card)
		v.Set = true
		g.event(game.Event{Kind: game.TargetChosen, By: f.Side, Card: o.Card, On: a.Card})
		if len(v.Cards) < t.max {
			return again
		}
	}
	a.Targets++
	return again
}

// askX asks for X where the cost is X Force.
func askX(g *Game, f *game.Frame, a *acting) *game.Decision {
	if !g.clause(a).usesX {
		return nil
	}
	d := &game.Decision{Seat: f.Side, Kind: game.AskNumber, Rule: "action.cost", Source: a.Card,
		Prompt: format("%s: how much Force?", "%s : combien de Force ?", g.title(a.Card))}
	for n := 1; n <= len(g.S.Piles[f.Side][game.Force])-g.usedFirst(g.clause(a), a.Card); n++ {
		d.Options = append(d.Options, game.Option{Verb: game.VNumber, N: int32(n)})
	}
	return d
}

func tookX(g *Game, f *game.Frame, a *acting, o *game.Option) flow {
	a.Bound[g.clause(a).binders] = game.Value{N: card.Whole(int(o.N)), Set: true}
	return next
}
