package lesson

import (
	"fmt"
	"strings"

	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/scene"
)

// A play is a try at a step without a table: what is no choice is done, the opponent answers,
// and the learner's moves are found by their words.
type play struct {
	*Watch
	g   game.Game
	out Outcome
	err error
}

// patience is how many decisions lie between two moves, at most.
const patience = 400

// choose takes an option and looks where the try stands.
func (p *play) choose(key string) {
	if _, err := p.g.Choose(key); err != nil {
		p.err = err
		return
	}
	p.look()
}

func (p *play) look() { p.out = p.See(p.g) }

func (p *play) over() bool { return p.err != nil || p.out != Going || p.g.Decision() == nil }

// settle does what is no choice of the learner's.
func (p *play) settle() {
	for range patience {
		if p.over() {
			return
		}
		d := p.g.Decision()
		switch key, ok := p.Step.Answer(p.cat, p.g); {
		case ok:
			p.choose(key)
		case len(d.Options) == 1 && !d.Idle:
			p.choose(d.Options[0].Key)
		default:
			return
		}
	}
	p.err = fmt.Errorf("nobody has a choice in %d decisions", patience)
}

// move makes a move, now or after passes.
func (p *play) move(m scene.Move) (ok bool, why string) {
	for range patience {
		if p.settle(); p.over() {
			return p.out != Missed, why
		}
		t, err := scene.On(p.cat, p.g)
		if err != nil {
			p.err = err
			return true, ""
		}
		key, tied, found := t.Find(m)
		if found {
			p.choose(key)
			p.settle()
			return true, ""
		}
		d := p.g.Decision()
		if len(tied) > 0 {
			return false, "it may mean any of these; write more of it:\n  " + strings.Join(tied, "\n  ")
		}
		if why == "" {
			why = "on offer is, " + fmt.Sprintf("%q:\n  ", d.Prompt[0]) + strings.Join(offered(d), "\n  ") +
				"\nwhat is no choice, and what the opponent does, is done by itself: leave it out"
		}
		pass := passOf(d)
		if pass == "" {
			return false, why
		}
		p.choose(pass)
	}
	return false, why
}

// all makes moves, then passes until the try is over.
func (p *play) all(moves scene.Moves) (bad *scene.Move, why string) {
	if bad, why = p.rest(moves); bad != nil {
		return bad, why
	}
	for range patience {
		if p.settle(); p.over() {
			return nil, ""
		}
		key, _ := game.PassedOver(p.g.Decision())
		p.choose(key)
	}
	p.err = fmt.Errorf("the try does not end in %d decisions", patience)
	return nil, ""
}

// rest makes moves as long as the try goes on.
func (p *play) rest(moves scene.Moves) (bad *scene.Move, why string) {
	for i := range moves {
		if p.settle(); p.over() {
			if p.out == Missed {
				return &moves[i], "the try is over before it"
			}
			return nil, ""
		}
		if ok, why := p.move(moves[i]); !ok {
			return &moves[i], why
		}
	}
	return nil, ""
}

func passOf(d *game.Decision) string {
	for i := range d.Options {
		if d.Options[i].Verb == game.Pass {
			return d.Options[i].Key
		}
	}
	return ""
}

// offered lists the keys on offer, 30 at most.
func offered(d *game.Decision) (keys []string) {
	for i := range d.Options {
		if i == 30 {
			return append(keys, fmt.Sprintf("and %d more", len(d.Options)-i))
		}
		keys = append(keys, catalog.Brief(d.Options[i].Key))
	}
	return keys
}
