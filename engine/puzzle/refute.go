package puzzle

import (
	"slices"

	"cantina/engine/game"
	"cantina/engine/rules"
)

// A Refutation is a line by which a lost position fails: what the opponent answers, what is
// drawn, and where it ends.
type Refutation struct {
	Line []Move
	End  *rules.Game // where the try is over
	Luck bool        // something but destiny is left to chance there
}

// Fails is the error of a task that is lost.
type Fails struct{ Refutation Refutation }

// Error says it in English.
func (e *Fails) Error() string {
	text := "the goal cannot be made sure of"
	for _, m := range e.Refutation.Line {
		text += "\n  " + m.Key
	}
	return text
}

// Refute is a line by which a lost position fails. The solver goes on with what holds out
// longest among his first answers, the opponent answers with what refutes.
func (p *Prover) Refute(g *rules.Game) (r Refutation) {
	seen := map[key]bool{}
	for {
		if _, ended := p.ended(g); ended || seen[p.key(g)] {
			r.End = g
			return r
		}
		seen[p.key(g)] = true
		o, out := p.failing(g)
		if o == nil {
			r.End = g
			return r
		}
		m := said(g, o)
		m.Draws = numbers(out.draws)
		r.Line = append(r.Line, m)
		if out.chance {
			r.End, r.Luck = out.game, true
			return r
		}
		g = out.game
	}
}

// failing is an option of a lost position and an outcome that is lost: of the solver one
// that luck alone could save, else what passes most up, which says it shortest; of the
// opponent the first that refutes.
func (p *Prover) failing(g *rules.Game) (o *game.Option, lost outcome) {
	d := g.Decision()
	list := p.order(g, d)
	mine := d.Seat == p.Seat
	if mine {
		slices.Reverse(list)
	}
	for _, i := range list {
		bad, lucky := p.worstLost(g, &d.Options[i])
		if bad.game == nil || o != nil && !lucky {
			continue
		}
		o, lost = &d.Options[i], bad
		if lucky || !mine {
			break
		}
	}
	return o, lost
}

// worstLost is the first outcome of an option that is lost, without a game if there is
// none, and whether another is won.
func (p *Prover) worstLost(g *rules.Game, o *game.Option) (bad outcome, lucky bool) {
	for out := range p.outcomes(g, o) {
		switch {
		case out.game == nil:
		case out.chance || p.Judge(out.game) == Lost:
			if bad.game == nil {
				bad = out
			}
		case p.Judge(out.game) == Won:
			lucky = true
		}
	}
	return bad, lucky
}
