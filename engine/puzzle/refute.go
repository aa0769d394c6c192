package puzzle

import (
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

// failing is an option of a lost position and an outcome that is lost: the solver's first
// that passes nothing up, the opponent's first that refutes.
func (p *Prover) failing(g *rules.Game) (*game.Option, outcome) {
	d := g.Decision()
	list := p.order(g, d)
	if d.Seat == p.Seat { // he has nothing that helps: what he passes up says it shortest
		for i, j := 0, len(list)-1; i < j; i, j = i+1, j-1 {
			list[i], list[j] = list[j], list[i]
		}
	}
	for _, i := range list {
		for out := range p.outcomes(g, &d.Options[i]) {
			if out.game != nil && (out.chance || p.Judge(out.game) == Lost) {
				return &d.Options[i], out
			}
		}
	}
	return nil, outcome{}
}
