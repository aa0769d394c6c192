package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// pollTarget: what a clause could choose as its next target: of what its text names,
// active or named by its state, not immune to the card, and such that the targets after
// it remain possible (action.target, action.immune, state.inactive).
func pollTarget(g *Game, f *game.Frame, a *acting, b *ballot) {
	cl := g.clause(a)
	if a.Targets >= len(cl.targets) {
		return
	}
	t := &cl.targets[a.Targets]
	c := g.ctxToAsk(f.Side, a)
	if len(a.Bound[t.bind].Cards) >= t.max {
		return
	}
	for id := range g.inReach(t) {
		if slices.Contains(a.Bound[t.bind].Cards, id) {
			continue
		}
		fits := t.match(c, id)
		b.put(game.Option{Verb: game.VTarget, Card: id},
			so(fits, "action.target", "Its text asks for %s.", "Son texte demande %s.", t.noun),
			b.spared(id, c.self),
			so(g.mayTarget(c, t, id), "state.inactive", "%s is not active.", "%s n'est pas active.", g.title(id)),
			so(!fits || g.later(cl, c, t, id), "action.target", "With it nothing would be left that its text targets besides.", "Avec elle, il ne resterait rien d'autre que son texte puisse cibler."))
	}
}

// askTarget asks for the targets of a clause, one after the other
// (action.target).
func askTarget(g *Game, f *game.Frame, a *acting) *game.Decision {
	cl := g.clause(a)
	if a.Targets >= len(cl.targets) {
		return nil
	}
	t := &cl.targets[a.Targets]
	d := &game.Decision{Seat: f.Side, Kind: game.AskTarget, Rule: "action.target", Source: a.Card,
		Prompt: format("%s: choose %s.", "%s : choisissez %s.", g.title(a.Card), t.noun)}
	d.Options = polled(g, f, a, pollTarget).open
	if len(a.Bound[t.bind].Cards) >= t.min || len(d.Options) == 0 {
		d.Options = append(d.Options, enough)
	}
	return d
}

// later tells whether choosing id leaves the targets after it possible.
func (g *Game) later(cl *clause, c *ctx, t *target, id game.CardID) bool {
	then := *c
	then.bound = slices.Clone(c.bound)
	then.bound[t.bind].Cards = append(slices.Clone(c.bound[t.bind].Cards), id)
	past := false
	for i := range cl.targets {
		x := &cl.targets[i]
		if past && len(g.targetsOf(cl, x, &then)) < x.min {
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
