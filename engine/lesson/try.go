package lesson

import (
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/scene"
)

// An Outcome is where a try stands.
type Outcome uint8

const (
	Going Outcome = iota
	Reached
	Missed
)

// A Watch judges a try at a step.
type Watch struct {
	Step     *Step
	cat      *catalog.Catalog
	deadline scene.Deadline
}

// Watch begins a try where a game stands.
func (s *Step) Watch(cat *catalog.Catalog, g game.Game) *Watch {
	return &Watch{s, cat, s.Until.From(g.Status(), s.lesson.Seat)}
}

// See tells where the try stands at this decision. It asks the game, and changes nothing.
func (w *Watch) See(g game.Game) Outcome {
	over := w.deadline.Past(g.Status())
	if w.Step.Goal == nil || w.Step.Keep && !over {
		return Going
	}
	switch t, err := scene.On(w.cat, g); {
	case err == nil && t.Met(w.Step.Goal):
		return Reached
	case over:
		return Missed
	}
	return Going
}

// Unmet says what is not so of the goal.
func (w *Watch) Unmet(g game.Game) (out []card.Text) {
	t, err := scene.On(w.cat, g)
	if err != nil {
		return nil
	}
	unmet, _ := t.Unmet(w.Step.Goal)
	for _, u := range unmet {
		out = append(out, u.Say)
	}
	return out
}

// Answer is what the opponent answers a decision: what the step says as soon as it is on
// offer, else what is done for a seat without a player.
func (s *Step) Answer(cat *catalog.Catalog, g game.Game) (key string, ok bool) {
	d := g.Decision()
	if d == nil || d.Seat == s.lesson.Seat {
		return "", false
	}
	if t, err := scene.On(cat, g); err == nil {
		for _, m := range s.Answers {
			if key, _, ok := t.Find(m); ok {
				return key, true
			}
		}
	}
	return game.PassedOver(d)
}

// Next is the key of the solution's next move where a try stands: the first that is on offer
// from which the rest leads to the goal. ok is false if the solution does not lead on from
// here.
func (w *Watch) Next(g game.Game) (key string, ok bool) {
	for i := range w.Step.Solution {
		t, err := scene.On(w.cat, g)
		if err != nil {
			return "", false
		}
		first, _, found := t.Find(w.Step.Solution[i])
		if !found {
			continue
		}
		_, clone := t.Clone()
		p := &play{Watch: w, g: clone}
		if p.all(w.Step.Solution[i:]); p.out == Reached {
			return first, true
		}
	}
	d := g.Decision()
	if d == nil || d.Seat != w.Step.lesson.Seat {
		return "", false
	}
	for i := range d.Options { // a pass first, if the moves come later
		if d.Options[i].Verb != game.Pass {
			continue
		}
		t, err := scene.On(w.cat, g)
		if err != nil {
			return "", false
		}
		_, clone := t.Clone()
		p := &play{Watch: w, g: clone}
		if p.choose(d.Options[i].Key); p.out == Going {
			p.rest(w.Step.Solution)
		}
		return d.Options[i].Key, p.out == Reached
	}
	return "", false
}
