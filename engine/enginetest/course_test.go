package enginetest

import (
	"slices"
	"strings"
	"testing"

	"cantina/engine/scene"
)

// A course tells a rule that is not what it was, a scene that is new and one that is gone.
func TestCoursesDiffer(t *testing.T) {
	is := Courses{"a": "00010002", "b": "0001", "c": "0003"}
	if bad := is.differ(is.text()); len(bad) > 0 {
		t.Error(bad)
	}
	want := []string{"a: goes otherwise from decision 2 of 2 on", "c: is new", "d: is gone"}
	if bad := is.differ("a\t00010003\nb\t0001\nd\t0004\n"); !slices.Equal(bad, want) {
		t.Errorf("differs in %v, want %v", bad, want)
	}
}

// What can be told apart in a View makes another mark: a price, a number, a state, a line of the log.
func TestCourseMarks(t *testing.T) {
	base := marks(t, `
		dark:  at "Tatooine: Cantina": Stormtrooper   force: 3
		light: at "Tatooine: Cantina": "Obi-Wan Kenobi"   force: 1
		phase: dark battle`)
	for _, other := range []string{`
		dark:  at "Tatooine: Cantina": Stormtrooper   force: 2
		light: at "Tatooine: Cantina": "Obi-Wan Kenobi"   force: 1
		phase: dark battle`, `
		dark:  at "Tatooine: Cantina": Stormtrooper   force: 3
		light: at "Tatooine: Cantina": "Obi-Wan Kenobi" [hit]   force: 1
		phase: dark battle`, `
		dark:  at "Tatooine: Cantina": "Darth Vader"   force: 3
		light: at "Tatooine: Cantina": "Obi-Wan Kenobi"   force: 1
		phase: dark battle`, `
		dark:  at "Tatooine: Cantina": Stormtrooper   force: 3
		light: at "Tatooine: Cantina": "Obi-Wan Kenobi"   force: 1
		phase: dark move`} {
		if is := marks(t, other); is == base {
			t.Errorf("%s\nhas the marks of another position: %s", other, is)
		}
	}
}

func marks(t *testing.T, position string) string {
	scenes, problems := scene.Parse("course", "title: a course"+strings.ReplaceAll(position, "\n\t\t", "\n")+"\n= no battle\n")
	if len(problems) > 0 || len(scenes) != 1 {
		t.Fatal(problems)
	}
	res := scenes[0].Run(cards(t))
	for _, p := range res.Failures {
		t.Fatal(p.Explain())
	}
	c := &Course{}
	c.Look(res.Game)
	return c.String()
}
