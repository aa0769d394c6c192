package lesson

import (
	"errors"
	"fmt"
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/scene"
)

// Check plays a lesson: each position can be laid, what is pointed at is there, no goal holds
// before anything is done, each solution reaches it and each wrong try does not.
func (l *Lesson) Check(cat *catalog.Catalog) (problems []Problem) {
	var g game.Game
	for _, s := range l.Steps {
		if s.Position != nil {
			started, err := s.Position.Start(cat)
			if err != nil {
				return append(problems, l.of(s, "position", err))
			}
			g = started
		}
		t, err := scene.On(cat, g)
		if err != nil {
			return append(problems, l.of(s, "position", err))
		}
		for _, p := range s.Point {
			if p.Card != "" && t.Card(p.Card) == 0 {
				problems = append(problems, l.problem("step."+s.Name+".point", fmt.Sprintf("%q is no card of this game", catalog.Brief(p.words)),
					"a card by its title, \"hand of light\", \"drain of light at Tatooine: Cantina\", phases, prompt or log"))
			}
		}
		if s.Goal == nil {
			continue
		}
		bad, after := s.check(cat, g)
		if problems = append(problems, bad...); len(bad) > 0 {
			return problems
		}
		g = after
	}
	return problems
}

// of is an error of a step as a problem.
func (l *Lesson) of(s *Step, key string, err error) Problem {
	if p := (Problem{}); errors.As(err, &p) {
		return p
	}
	return l.problem("step."+s.Name+"."+key, err.Error(), "")
}

// check plays a step's tries; after is the game where its solution ends.
func (s *Step) check(cat *catalog.Catalog, g game.Game) (problems []Problem, after game.Game) {
	l, path := s.lesson, "step."+s.Name+"."
	start, _ := scene.On(cat, g)
	try := func() *play {
		_, clone := start.Clone()
		p := &play{Watch: s.Watch(cat, clone), g: clone}
		p.look()
		if _, err := start.Unmet(s.Goal); err != nil {
			p.err = err
		}
		return p
	}
	p := try()
	if p.settle(); p.err != nil {
		return []Problem{l.of(s, "goal", p.err)}, nil
	}
	if p.out != Going {
		return []Problem{l.problem(path+"goal", "the try is over before the learner does anything", "begin elsewhere, or say more; \"keep = true\" makes a goal count at the end only")}, nil
	}
	p = try()
	switch bad, why := p.all(s.Solution); {
	case bad != nil:
		return []Problem{bad.Problem("this move of the solution cannot be made", why)}, nil
	case p.err != nil:
		return []Problem{l.of(s, "solution", p.err)}, nil
	case p.out != Reached:
		return []Problem{l.problem(path+"solution", "the solution does not reach the goal: "+p.missing(), p.told())}, nil
	}
	w := try()
	switch bad, why := w.all(s.Wrong); {
	case bad != nil:
		return []Problem{bad.Problem("this move of the wrong try cannot be made", why)}, nil
	case w.err != nil:
		return []Problem{l.of(s, "wrong", w.err)}, nil
	case w.out == Reached:
		return []Problem{l.problem(path+"wrong", "the wrong try reaches the goal", "the goal must say more, or the try be worse")}, nil
	}
	return nil, p.g
}

// missing says what is not so of the goal.
func (p *play) missing() string {
	t, err := scene.On(p.cat, p.g)
	if err != nil {
		return err.Error()
	}
	unmet, _ := t.Unmet(p.Step.Goal)
	var out []string
	for _, u := range unmet {
		out = append(out, fmt.Sprintf("%q, but %s", u.Line, u.Is))
	}
	return strings.Join(out, "; ")
}

// told are the last lines of the log.
func (p *play) told() string {
	log := p.g.View(p.Step.lesson.Seat).Log
	out := []string{"the log ends with:"}
	for _, line := range log[max(0, len(log)-12):] {
		out = append(out, "  "+line.Say[card.English])
	}
	return strings.Join(out, "\n")
}
