package puzzle

import (
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/rules"
	"cantina/engine/scene"
)

// A Goal is expectations of a scene that must all be so; at most 64.
type Goal struct {
	cat   *catalog.Catalog
	lines []*scene.Goal
}

// ReadGoal reads the lines of a goal.
func ReadGoal(cat *catalog.Catalog, file, src string) (*Goal, []scene.Problem) {
	if _, problems := scene.ParseGoal(file, src); len(problems) > 0 {
		return nil, problems
	}
	g := &Goal{cat: cat}
	for line := range strings.Lines(src) {
		if line = strings.TrimSpace(line); line == "" || line[0] == '#' {
			continue
		}
		one, problems := scene.ParseGoal(file, line)
		if len(problems) > 0 {
			return nil, problems
		}
		g.lines = append(g.lines, one)
	}
	return g, nil
}

// Unmet says what of the goal is not so.
func (g *Goal) Unmet(at *rules.Game) (out []scene.Unmet) {
	t, err := scene.On(g.cat, at)
	if err != nil {
		return nil
	}
	for _, line := range g.lines {
		unmet, _ := t.Unmet(line)
		out = append(out, unmet...)
	}
	return out
}

// problem is what is wrong with a goal in a game: a card that is not there.
func (g *Goal) problem(at *rules.Game) error {
	t, err := scene.On(g.cat, at)
	if err != nil {
		return err
	}
	for _, line := range g.lines {
		if _, err := t.Unmet(line); err != nil {
			return err
		}
	}
	return nil
}

// met has a bit for each expectation that is so.
func (g *Goal) met(at *rules.Game) (bits uint64) {
	t, err := scene.On(g.cat, at)
	if err != nil {
		return 0
	}
	for i, line := range g.lines {
		if t.Met(line) {
			bits |= 1 << i
		}
	}
	return bits
}

// all has a bit for each expectation.
func (g *Goal) all() uint64 { return 1<<len(g.lines) - 1 }

// reached tells whether all of the goal is so.
func (g *Goal) reached(at *rules.Game) bool { return g.met(at) == g.all() }

// Missing says what of the goal of a task is not so, to a player.
func (t *Task) Missing(at *rules.Game) (out []card.Text) {
	for _, u := range t.Goal.Unmet(at) {
		out = append(out, u.Say)
	}
	return out
}
