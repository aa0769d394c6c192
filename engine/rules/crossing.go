package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// An attempt to cross a character over is a clause by which that may happen. What it comes
// to is the total of the destinies that it draws, or of the duelist against whom that
// character loses; texts change it (cross.def).

// attempts notes whom the clause attempts to cross over. Of draws it is everybody of whom
// that is said; the destiny decides. Of a duel it is who would cross over as its loser.
func (w *writer) attempts(duel bool) {
	if w.Clause.Crosses != nil {
		return
	}
	var found []position.Crosses
	for _, s := range w.Source.Steps {
		found = append(found, w.crossings(s, duel, nil)...)
	}
	if len(found) > 0 {
		w.Clause.Crosses = func(c *position.Context) (out []game.CardID) {
			for _, list := range found {
				out = append(out, list(c)...)
			}
			return out
		}
	}
}

// crossings are those whom a step crosses over, if the conditions hold under which it is
// done.
func (w *writer) crossings(s gametext.Step, asks bool, under []func(*position.Context) bool) (found []position.Crosses) {
	all := func(list gametext.Several, under []func(*position.Context) bool) {
		for _, s := range list {
			found = append(found, w.crossings(s, asks, under)...)
		}
	}
	switch x := s.(type) {
	case gametext.Treat:
		if x.How != gametext.CrossOver {
			break
		}
		which := w.Filter(x.Cards)
		found = append(found, func(c *position.Context) []game.CardID {
			for _, holds := range under {
				if !holds(c) {
					return nil
				}
			}
			return c.Chosen(x.Cards, which)
		})
	case gametext.IfThen:
		if !asks {
			under = nil
		}
		then, other := under, under
		if asks {
			is := w.Cond(x.If)
			then = append(then[:len(then):len(then)], func(c *position.Context) bool { return is(c) })
			other = append(other[:len(other):len(other)], func(c *position.Context) bool { return !is(c) })
		}
		all(x.Then, then)
		if not, is := x.Else.(gametext.Otherwise); is {
			all(not.Do, other)
		}
	case gametext.Chooses:
		for _, way := range x.Ways {
			all(way, under)
		}
	case gametext.MayChoose:
		for _, way := range x.Ways {
			all(way, under)
		}
	case gametext.Hedged:
		return w.crossings(x.Do, asks, under)
	}
	return found
}

// addsToAttempt adds what texts change in an attempt to cross somebody over to what was drawn
// for it, if anything was.
func (w *writer) addsToAttempt(drawn int) {
	if w.attempts(false); w.Clause.Crosses == nil {
		return
	}
	crosses := w.Clause.Crosses
	w.then("attempt to cross over", func(g *Game, a *acting, c *position.Context) {
		if !a.Bound[drawn].Set { // destiny.failed
			return
		}
		for _, id := range crosses(c) {
			if by := g.CrossingTerms(id, a.Card).Sum(); by != 0 {
				v := &a.Bound[drawn]
				v.N = max(v.N+by, 0)
				g.event(game.Event{Kind: game.DestinyTotal, By: c.You, Card: a.Card, N: v.N})
			}
		}
	})
}

// crossingTerms are what texts change in the total of a player whose opponent's duelist the
// duel would cross over.
func (r *Referee) crossingTerms(d *dueling, side card.Side) position.Once {
	f := r.frame(d.To)
	a := bodyOf[*acting](f)
	if a == nil || !r.says(a) || r.clause(a).Crosses == nil {
		return nil
	}
	foe, c := d.Duelists[side.Other()], r.ctxToAsk(f.Side, a)
	c.Bound[d.Bind].Cards = []game.CardID{foe}
	c.Bound[d.Bind+1].Cards = []game.CardID{d.Duelists[side]}
	for _, id := range r.clause(a).Crosses(c) {
		if id == foe {
			return r.CrossingTerms(foe, d.Card)
		}
	}
	return nil
}
