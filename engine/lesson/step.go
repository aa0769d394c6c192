package lesson

import (
	"fmt"
	"strings"

	"cantina/engine/card"
	"cantina/engine/scene"
)

// step reads the table of a step.
func (r *reader) step(s *Step, t map[string]any) {
	prefix := "step." + s.Name + "."
	r.known(prefix, t, stepKeys)
	s.Text = r.text(t, prefix, "text", true)
	s.Done = r.text(t, prefix, "done", false)
	s.Failed = r.text(t, prefix, "failed", false)
	s.Task = r.flag(t, prefix, "task")
	s.Keep = r.flag(t, prefix, "keep")
	r.block(t, prefix, "position", r.position(s, prefix))
	for _, words := range r.words(t, prefix, "point") {
		s.Point = append(s.Point, pointOf(words))
	}
	if _, ok := t["goal"]; !ok {
		for _, name := range []string{"until", "solution", "wrong", "answers", "keep", "task", "area", "card", "move", "done", "failed"} {
			if _, ok := t[name]; ok {
				r.bad(prefix+name, fmt.Sprintf("a step without a goal has no %q", name), "goal = '''lost of dark: 2'''")
			}
		}
		return
	}
	r.try(s, t, prefix)
}

// try reads what belongs to a goal.
func (r *reader) try(s *Step, t map[string]any, prefix string) {
	r.block(t, prefix, "goal", func(file, src string) (problems []Problem) {
		s.Goal, problems = scene.ParseGoal(file, src)
		return problems
	})
	r.block(t, prefix, "until", func(file, src string) (problems []Problem) {
		s.Until, problems = scene.ParseUntil(file, src)
		return problems
	})
	mover := r.Seat
	for i, name := range []string{"solution", "wrong", "answers"} {
		into := []*scene.Moves{&s.Solution, &s.Wrong, &s.Answers}[i]
		if name == "answers" {
			mover = mover.Other()
		} else if _, ok := t[name]; !ok {
			r.bad("step."+s.Name, fmt.Sprintf("a step with a goal has moves that reach it and moves that do not: %q is missing", name), name+" = '''> light pass'''")
		}
		r.block(t, prefix, name, func(file, src string) (problems []Problem) {
			*into, problems = scene.ParseMoves(file, src)
			for _, m := range *into {
				if m.Side != mover {
					problems = append(problems, m.Problem("this is a move of the other player", "the learner's moves stand in solution and wrong, those of the opponent in answers"))
				}
			}
			return problems
		})
	}
	for i, name := range hintKeys {
		s.Hints[i] = r.text(t, prefix, name, true)
	}
	if s.Task && len(s.Point) > 0 {
		r.bad(prefix+"point", "a task is solved alone: the table rings nothing", "leave it out")
	}
}

func (r *reader) flag(t map[string]any, prefix, name string) bool {
	v, there := t[name]
	b, ok := v.(bool)
	if there && !ok {
		r.bad(prefix+name, fmt.Sprintf("%q is true or false", name), name+" = true")
	}
	return b
}

// windowPoints are the parts of the window that may be ringed.
var windowPoints = map[string]PointKind{"phases": AtPhases, "prompt": AtPrompt, "log": AtLog}

// pointOf reads what is ringed. What is none of the other kinds is a card by its name.
func pointOf(words string) Point {
	p := Point{words: words}
	if kind, ok := windowPoints[words]; ok {
		p.Kind = kind
		return p
	}
	if zone, side, ok := scene.PileOf(words); ok {
		p.Kind, p.Zone, p.Side = AtPile, zone, side
		return p
	}
	for kind, head := range map[PointKind]string{AtDrain: "drain of ", AtPower: "power of "} {
		rest, ok := strings.CutPrefix(words, head)
		if !ok {
			continue
		}
		whose, place, ok := strings.Cut(rest, " at ")
		if side, is := card.SideOf(whose); ok && is {
			p.Kind, p.Side, p.Card = kind, side, strings.Trim(place, `"`)
			return p
		}
	}
	p.Card = words
	return p
}
