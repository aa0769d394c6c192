package app

import (
	"cantina/engine/lesson"
)

// prefProgress is how far each person has come, by name; exported with all preferences.
const prefProgress = "progress"

// A progress is how far people have come.
type progress struct {
	Who    string             // who learns now; "" is somebody without a name
	People map[string]learned // by name
}

// A learned is how far somebody has come.
type learned struct {
	Lessons map[string]studied // by the lesson's name
	Puzzles puzzled
}

// A studied is how far somebody has come in a lesson.
type studied struct {
	Step int  // on which page he left it
	Done bool // he has solved its task, then or earlier
}

// readProgress reads how far people have come.
func (p *program) readProgress() progress {
	g := progress{}
	if p.store != nil {
		p.store.Pref(prefProgress, &g)
	}
	if g.People == nil {
		g.People = map[string]learned{}
	}
	return g
}

// of is how far the one who learns now has come in a lesson.
func (g *progress) of(l *lesson.Lesson) studied { return g.People[g.Who].Lessons[l.Name] }

// note writes down how far the one who learns now has come in a lesson.
func (p *program) note(l *lesson.Lesson, step int, done bool) {
	g := p.readProgress()
	one := g.People[g.Who]
	if one.Lessons == nil {
		one.Lessons = map[string]studied{}
	}
	was := one.Lessons[l.Name]
	one.Lessons[l.Name] = studied{Step: step, Done: done || was.Done}
	g.People[g.Who] = one
	p.pref(prefProgress, g)
}

// done counts the lessons that the one who learns now has gone through.
func (g *progress) done(all []*lesson.Lesson) (n int) {
	for _, l := range all {
		if g.of(l).Done {
			n++
		}
	}
	return n
}

// next is the lesson that comes: the one begun last in order that is not done, or the first
// that is not; nil if all are.
func (g *progress) next(all []*lesson.Lesson) *lesson.Lesson {
	for _, l := range all {
		if !g.of(l).Done {
			return l
		}
	}
	return nil
}
