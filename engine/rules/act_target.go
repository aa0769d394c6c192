package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// pollTarget: what a clause could choose as its next target: of what its text names,
// active or named by its state, not immune to the card, and such that the targets after
// it remain possible (action.target, action.immune, state.inactive).
func pollTarget(r *Referee, f *game.Frame, a *acting, b *ballot) {
	cl := r.clause(a)
	if a.Targets >= len(cl.Targets) {
		return
	}
	t := &cl.Targets[a.Targets]
	c := r.ctxToAsk(f.Side, a)
	if len(a.Bound[t.Bind].Cards) >= t.Max {
		return
	}
	b.asksFor(t)
	for id := range r.inReach() {
		fits := t.Match(c, id)
		b.put(game.Option{Verb: game.VTarget, Card: id},
			b.another(a.Bound[t.Bind].Cards, id),
			b.fits(fits, c, t, id),
			r.stealable(t, c, id),
			b.spared(id, c.Self),
			b.allowed(c, id),
			so(!t.Harms || !r.Safe(id, c.You), "action.target", "%s", "%s", sayForbidden(r, id)),
			so(!r.shielded(t, id), "shield.stays", sayStays[card.English], sayStays[card.French]),
			so(r.mayTarget(c, t, id), "state.inactive", "%s is not active.", "%s n’est pas active.", r.Title(id)),
			so(!fits || r.later(a.Targets, cl, c, id), "action.target", "With it nothing would be left that its text targets besides.", "Avec elle, il ne resterait rien d’autre que son texte puisse cibler."))
	}
}

// fits: of a card among which a text looks, that it is one that its text asks for; if the
// noun speaks of it, what else keeps it from being one (action.target.implied).
func (b *ballot) fits(holds bool, c *position.Context, t *position.Target, id game.CardID) (out []requirement) {
	if !holds && !b.only && t.Barred != nil {
		for _, x := range t.Barred(c, id) {
			out = append(out, so(false, x.Rule, "%s", "%s", x.Say)...)
		}
	}
	if len(out) > 0 {
		return out
	}
	return so(holds, "action.target", "Its text asks for %s.", "Son texte demande %s.", t.Noun)
}

// askTarget asks for the targets of a clause, one after the other
// (action.target).
func askTarget(r *Referee, f *game.Frame, a *acting) *game.Decision {
	cl := r.clause(a)
	if a.Targets >= len(cl.Targets) {
		return nil
	}
	t := &cl.Targets[a.Targets]
	d := &game.Decision{Seat: f.Side, Kind: game.AskTarget, Rule: "action.target", Source: a.Card,
		Prompt: card.Say("%s: choose %s.", "%s : choisissez %s.", r.Title(a.Card), t.Noun)}
	d.Options = polled(r, f, a, pollTarget).open
	if len(a.Bound[t.Bind].Cards) >= t.Min || len(d.Options) == 0 {
		d.Options = append(d.Options, enough)
	}
	return d
}

// later tells whether choosing id as the nth target leaves those after it possible.
func (r *Referee) later(n int, cl *position.Clause, c *position.Context, id game.CardID) bool {
	t, then := &cl.Targets[n], *c
	then.Bound = slices.Clone(c.Bound)
	then.Bound[t.Bind].Cards = append(slices.Clone(c.Bound[t.Bind].Cards), id)
	return r.targetableFrom(n+1, cl, &then)
}

func tookTarget(g *Game, f *game.Frame, a *acting, o *game.Option) flow {
	t := &g.clause(a).Targets[a.Targets]
	v := &a.Bound[t.Bind]
	if o.Verb == game.VTarget {
		v.Cards = append(v.Cards, o.Card)
		v.Set = true
		if len(v.Cards) < t.Max {
			return again
		}
	}
	a.Targets++
	return again
}

// pollX: X is at least 1, and at most the Force that is left, or what its text says
// (action.cost, value.upto).
func pollX(r *Referee, f *game.Frame, a *acting, b *ballot) {
	if cl := r.clause(a); cl.UsesX {
		from, to := 1, r.Spendable(f.Side)-r.usedFirst(a.interrupt(cl))
		if cl.XTo != nil {
			c := r.ctxToAsk(f.Side, a)
			from, to = cl.XFrom(c).Int(), min(to, cl.XTo(c).Int())
		}
		b.numbers("action.cost", from, to)
	}
}

// askX asks for X where the cost is X Force.
func askX(r *Referee, f *game.Frame, a *acting) *game.Decision {
	if !r.clause(a).UsesX {
		return nil
	}
	return polled(r, f, a, pollX).decision(&game.Decision{Seat: f.Side, Kind: game.AskNumber, Rule: "action.cost", Source: a.Card,
		Prompt: card.Say("%s: how much Force?", "%s : combien de Force ?", r.Title(a.Card))})
}

func tookX(g *Game, f *game.Frame, a *acting, o *game.Option) flow {
	a.Bound[g.clause(a).Binders] = game.Value{N: card.Whole(int(o.N)), Set: true}
	return next
}
