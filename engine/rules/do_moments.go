package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// Heads that name a moment of the turn, of a draw or of a drain.
func init() {
	position.Head(func(comp *position.Compiler, h gametext.DestinyTargeting) {
		which := comp.Filter(h.Cards)
		position.On(comp, game.DestinyDrawn, func(c *position.Context, e *game.Event) bool {
			if e.By != c.Who(h.Who) || !refer(c.P).drawTargets(e, h.Stat, func(id game.CardID) bool { return which(c, id) }) {
				return false
			}
			if h.Bind > 0 {
				c.Bound[h.Bind-1] = game.Value{N: e.N, Set: true}
			}
			return true
		})
	})
	position.Head(func(comp *position.Compiler, h gametext.AboutToBeLost) { // and not to leave otherwise
		which := comp.Filter(h.Cards)
		position.On(comp, game.LeaveDue, func(c *position.Context, e *game.Event) bool {
			l := bodyOf[*leaving](refer(c.P).frameOf(e))
			return l != nil && l.To == game.Lost && which(c, e.Card) && c.Bind(h.Cards.Bind, e.Card)
		})
	})
}

// drawTargets tells whether a draw targets a number of a card: it is compared with it
// by the clause that draws, for the player who initiated that
// (action.target.destiny-targeting).
func (r *Referee) drawTargets(e *game.Event, stat gametext.Stat, which func(game.CardID) bool) bool {
	d := bodyOf[*destiny](r.frameOf(e))
	if d == nil {
		return false
	}
	f := r.frame(d.To)
	a := bodyOf[*acting](f)
	if a == nil || f.Proc == pAct || f.Side != e.By {
		return false
	}
	found := false
	compares := func(s gametext.Stat, cards gametext.Filter) {
		if s != stat || cards.Ref <= 0 || cards.Ref > len(a.Bound) {
			return
		}
		for _, id := range a.Bound[cards.Ref-1].Cards {
			found = found || which(id)
		}
	}
	for _, s := range r.clause(a).Src.Steps {
		gametext.Walk(s, func(n any) bool {
			switch x := n.(type) {
			case gametext.StatOf:
				compares(x.Stat, x.Cards)
			case *gametext.StatOf:
				compares(x.Stat, x.Cards)
			case gametext.Strike:
				if x.Blow == gametext.Hit {
					compares(gametext.DefenseValue, x.Cards)
				}
			}
			return true
		})
	}
	return found
}

// musts lists the mandatory actions of this phase that are still undone
// (action.mandatory).
func (r *Referee) musts() (out []game.Option) {
	side := r.S.Active
	for _, id := range r.InPlay() {
		t := r.Text(id)
		if !t.Musts || r.S.C(id).Owner != side {
			continue
		}
		for _, cl := range t.Clauses {
			if !cl.Must || cl.Phase != r.S.Phase {
				continue
			}
			r.candidates(side, id, cl, want{}, func(o game.Option) {
				if r.allows(useVerb, side, &o) {
					out = append(out, o)
				}
			})
		}
	}
	return out
}

// askMust carries out what is undone when the phase ends, as automatic actions in the
// order that the active player chooses (turn.phase.mandatory).
func askMust(r *Referee, f *game.Frame) *game.Decision {
	list := append(r.musts(), r.Prowlers()...)
	if len(list) == 0 {
		return nil
	}
	return &game.Decision{Seat: r.S.Active, Kind: game.AskOrder, Rule: "turn.phase.mandatory", Options: list,
		Prompt: card.T("What must still happen in this phase?", "Que doit-il encore se passer dans cette phase ?")}
}

func tookMust(g *Game, f *game.Frame, o *game.Option) flow {
	side := g.S.Active
	if o.Verb == game.VUnleash { // creature.attacks.when
		side = g.S.C(o.Card).Owner
	}
	g.start(side, o)
	return again
}

// scheduled carries out what was put off until the end of this turn, whatever has
// become of its source (state.inactive.scheduled).
func (g *Game) scheduled() {
	g.S.Lapse(func(l *game.Lasting) bool {
		due := l.Until == game.Scheduled && l.Turn <= g.S.Turn
		if due {
			g.pushAt(pResult, l.Op, l.Side, &acting{Card: l.Card, Clause: l.Clause, Bound: l.Bound})
		}
		return due
	})
}
