package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// script is what the clause that is carried out does.
func (r *Referee) script(a *acting) *script {
	return r.book.scripts[r.TextIn(r.S.C(a.Card).Def, a.Clause).Index][position.Within(a.Clause)]
}

// clause is the clause that is carried out.
func (r *Referee) clause(a *acting) *position.Clause { return r.Clause(a.Card, a.Clause) }

// says tells whether the card has the clause: one that is dealt anew to who does not know it
// may be any.
func (r *Referee) says(a *acting) bool { return r.HasClause(r.S.C(a.Card).Def, a.Clause) }

// ctxOf is the context of a clause that a player carries out.
func (r *Referee) ctxOf(side card.Side, a *acting) *position.Context {
	return &position.Context{P: r.Position, Self: a.Card, You: side, Bound: a.Bound, Ev: &a.Event, At: r.PlaceOf(&a.Event), Clause: a.Clause, Fire: a.Fire}
}

// ctxToAsk is the same for a question: what is bound to try something leaves no trace.
func (r *Referee) ctxToAsk(side card.Side, a *acting) *position.Context {
	c := r.ctxOf(side, a)
	c.Bound = slices.Clone(a.Bound)
	return c
}

// begin makes a lasting change run, of which it is said what is done, until when, and with
// which card it goes, if with one.
func (g *Game) begin(side card.Side, a *acting, l game.Lasting) {
	l.Def, l.Card, l.Side, l.Clause, l.Since = g.S.C(a.Card).Def, a.Card, side, a.Clause, g.S.Clock
	l.Bound = game.CloneValues(a.Bound)
	if l.Until != game.Scheduled {
		cards, fixes := g.ctxOf(side, a).Fixed(g.clause(a), l.Op)
		if fixes {
			l.Bound = append(l.Bound, game.Value{Cards: cards, Set: true})
		}
		g.lasts(&l, cards, fixes)
	}
	g.S.Change().Lasting = append(g.S.Lasting, l)
}

// lasts notes that a change is in force, on which cards where it keeps to some, and until
// when: a judge reads it where nothing else is seen of it.
func (g *Game) lasts(l *game.Lasting, cards []game.CardID, fixes bool) {
	e := game.Event{Kind: game.Lasts, By: l.Side, Card: l.Card, On: l.On, At: g.S.Where(l.Card), N: card.Whole(int(l.Until))}
	if l.Until == game.EndOfTurn || l.Until == game.StartOfTurn {
		e.Than = card.Whole(int(l.Turn))
	}
	if l.Until == game.WithSource { // which of its changes it is
		e.On, e.Than = 0, card.Whole(g.ChangeNo(l.Def, l.Clause, l.Op))
	}
	if !fixes || len(cards) > 5 { // everybody
		g.event(e)
		return
	}
	for _, id := range cards {
		e.On = id
		g.event(e)
	}
}

// endsWith ends what lasts for a card that leaves the table (value.duration).
func (g *Game) endsWith(id game.CardID) {
	g.endsFor(id, func(*game.Lasting) bool { return true })
}

// endsFor ends what some lasting changes do to a card: those that go with it, and its part
// in those that keep to some cards.
func (g *Game) endsFor(id game.CardID, of func(*game.Lasting) bool) {
	g.S.Lapse(func(l *game.Lasting) bool { return l.On == id && of(l) })
	for i := range g.S.Lasting {
		l := &g.S.Lasting[i]
		if n := g.ClauseIn(l.Def, l.Clause).Values(); of(l) && l.Until != game.Scheduled && n < len(l.Bound) && slices.Contains(l.Bound[n].Cards, id) {
			fixed := &g.S.Change().Lasting[i].Bound[n].Cards
			*fixed = slices.DeleteFunc(*fixed, func(other game.CardID) bool { return other == id })
		}
	}
}
