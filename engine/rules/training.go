package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// Jedi Tests: text like that of any card, with a destiny of its own, a state of its own, and
// a rule for who leaves (chapter 20 of the rules).

func init() {
	becomes(gametext.ArePassed, func(w *writer, x gametext.Become) {
		w.Demand(x.Cards, card.JediTest)
		if x.Cards.Det == gametext.DetThis {
			w.notYetPassed()
		}
		w.eachBecomes(x, func(g *Game, _ *acting, id game.CardID) { g.completes(id) })
	})
}

// notYetPassed: a test that is completed is not attempted again (jedi-test.one).
func (w *writer) notYetPassed() {
	w.Clause.Asks(func(c *position.Context) bool { return !c.P.S.C(c.Self).Is(game.Completed) },
		card.T("the test is completed", "le test est réussi"))
}

// drawsTraining draws training destiny (jedi-test.attempt).
func (w *writer) drawsTraining(x gametext.DrawDestiny) {
	w.Unable(x, w.Text.Def.Type != card.JediTest)
	w.Clause.Epic = true
	n, total := w.Amount(x.N), position.SumAt(w.Source)
	w.then("draw training destiny", func(g *Game, a *acting, c *position.Context) {
		g.attempts(a.Card)
		g.draws(c.You, n(c).Int(), total, game.ByTraining, a.Card)
	})
}

// attempts notes that a test was attempted in this turn.
func (g *Game) attempts(test game.CardID) { g.S.Edit(test).Trained = g.S.Turn }

// completes marks a test that its apprentice has passed, and lays it on him; the sixth stays
// where it is (jedi-test.complete).
func (g *Game) completes(test game.CardID) {
	it := g.S.C(test)
	owner, who := it.Owner, it.Aim
	if who == 0 || it.Is(game.Completed) || !g.S.OnTable(who) {
		return
	}
	g.attempts(test)
	passed := g.S.Edit(test)
	passed.Flags, passed.Mentor = passed.Flags|game.Completed, 0
	if !g.staysBeside(test) {
		g.S.ToTable(test, who, card.OnCard, owner)
	}
	e := game.Event{Kind: game.TestPassed, By: owner, Card: who, On: test, At: g.S.Where(who)}
	g.happens(e)
}

// staysBeside tells whether a completed test is not laid on its apprentice: the sixth.
func (r *Referee) staysBeside(test game.CardID) bool { return position.TestNo(r.Def(test)) == 6 }

// sweepTests loses a test not yet completed whose mentor or apprentice has left the table, or
// whose apprentice has become a Jedi otherwise; and one whose text has brought no apprentice
// into play (jedi-test.leaves, jedi-test.deploy).
func (g *Game) sweepTests() bool {
	for test := range g.JediTests {
		if !g.LeavesNow(test) && g.untaught(test) {
			g.lost(test)
			return true
		}
	}
	return false
}

// untaught tells whether a test not yet completed has lost who takes or gives it.
func (r *Referee) untaught(test game.CardID) bool {
	it := r.S.C(test)
	switch {
	case it.Is(game.Completed):
		return false
	case it.Aim == 0:
		return !r.enrolling(test)
	case !r.S.OnTable(it.Aim), it.Mentor != 0 && !r.S.OnTable(it.Mentor):
		return true
	}
	return !r.IsApprentice(it.Aim)
}

// enrolling tells whether a test is being deployed, so that its apprentice may still come.
func (r *Referee) enrolling(test game.CardID) bool {
	for i := range r.S.Frames {
		switch b := r.S.Frames[i].Body.(type) {
		case *acting:
			if b.Card == test {
				return true
			}
		case *deploying:
			if b.Card == test {
				return true
			}
		}
	}
	return false
}

// callsUp: a text that brings an apprentice into play needs one whom its player can pay
// (jedi-test.deploy).
func (w *writer) callsUp(zone game.Zone) {
	w.Clause.Asks(func(c *position.Context) bool {
		return slices.ContainsFunc(c.P.S.Piles[c.You][zone], func(id game.CardID) bool {
			return c.P.Def(id).Type == card.Character && len(c.P.NoApprentice(c.Self, 0, id, 0)) == 0 && refer(c.P).CanUse(c.You, c.P.DeployCost(id).Int())
		})
	}, card.T("nobody there can be its apprentice", "personne n’y peut être son apprenti"))
}

// enrolls makes a character that a test has just brought into play its apprentice
// (jedi-test.apprentice).
func (g *Game) enrolls(id game.CardID) {
	if g.Def(id).Type != card.Character {
		return
	}
	for test, it := range g.JediTests {
		if it.Aim == 0 && it.Owner == g.S.C(id).Owner && g.S.Where(test) == g.S.Where(id) && len(g.NoApprentice(test, it.Mentor, id, 0)) == 0 {
			g.S.Edit(test).Aim = id
			g.event(game.Event{Kind: game.TargetChosen, By: it.Owner, Card: id, On: test})
			return
		}
	}
}

// opponentRelocates lets the opponent choose the site to which a Jedi Test goes, or none: it
// is no card that moves.
func (w *writer) opponentRelocates(x gametext.Hedged) {
	do, is := x.Do.(gametext.Relocate)
	w.Unable(x, !is || do.Cards.Det != gametext.DetThis || do.From != nil || w.Text.Def.Type != card.JediTest)
	w.Demand(do.To, card.Location)
	to := w.Filter(do.To)
	w.asksAmong("relocate", func(r *Referee, a *acting, c *position.Context, b *ballot) {
		for _, loc := range r.S.Row {
			b.put(game.Option{Verb: game.VTarget, Card: loc}, meant(to(c, loc)))
		}
	}, func(r *Referee, a *acting, c *position.Context, b *ballot) *game.Decision {
		if len(b.open) == 0 {
			return nil
		}
		return &game.Decision{Seat: c.You.Other(), Kind: game.AskTarget, Source: a.Card, Rule: "action.result", Options: append(b.open, enough),
			Prompt: card.Say("%s: relocate it to which site?", "%s : la transférer à quel site ?", r.Title(a.Card))}
	}, func(g *Game, a *acting, c *position.Context, o *game.Option) {
		if o.Verb == game.VDone || !g.S.OnTable(a.Card) {
			return
		}
		from := g.S.Where(a.Card)
		g.S.ToTable(a.Card, o.Card, card.OnCard, g.S.C(a.Card).Owner)
		g.event(game.Event{Kind: game.Moved, By: c.You.Other(), Card: a.Card, On: from, At: o.Card})
	})
}

// bonds fills in what an Effect or a Jedi Test targets, and who is in training.
func (r *Referee) bonds(v *game.CardView, id game.CardID) {
	it, test := r.S.C(id), r.Def(id).Type == card.JediTest
	v.Aims, v.Training, v.Completed = it.Aim != 0 && !test, test && !it.Is(game.Completed), it.Is(game.Completed)
	v.Targeted = r.Utinnis() && slices.ContainsFunc(r.InPlay(), func(other game.CardID) bool {
		return (r.S.C(other).Aim == id || r.S.C(other).Second == id) && r.Def(other).Type != card.JediTest
	})
	if test {
		v.Pupil, v.Teacher = it.Aim, it.Mentor
	}
	v.Apprentice, v.Mentor = r.IsApprentice(id), r.IsMentor(id)
}
