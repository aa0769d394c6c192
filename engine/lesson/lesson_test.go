package lesson

import (
	"os"
	"strings"
	"testing"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
)

// Every lesson of the program reads, and each of its steps goes as it says: its solution
// reaches the goal, its wrong try does not, what it points at is there.
func TestLessons(t *testing.T) {
	all, problems := Embedded()
	for _, p := range problems {
		t.Error(p.Explain())
	}
	cat, _ := catalog.Embedded()
	for _, l := range all {
		t.Run(l.Name, func(t *testing.T) {
			for _, p := range l.Check(cat) {
				t.Error(p.Explain())
			}
		})
	}
}

// sample is the lesson of testdata, with words replaced.
func sample(t *testing.T, replace ...string) string {
	t.Helper()
	data, err := os.ReadFile("testdata/drain.toml")
	if err != nil {
		t.Fatal(err)
	}
	src := string(data)
	for i := 0; i < len(replace); i += 2 {
		if !strings.Contains(src, replace[i]) {
			t.Fatalf("the sample lacks %q", replace[i])
		}
		src = strings.Replace(src, replace[i], replace[i+1], 1)
	}
	return src
}

func TestReads(t *testing.T) {
	l, problems := Read("lessons/03-drain.toml", sample(t))
	if len(problems) > 0 {
		t.Fatal(problems[0].Explain())
	}
	if l.Name != "03-drain" || l.Seat != card.Light || len(l.Steps) != 2 || l.Steps[0].Goal != nil || !l.Steps[1].Task || l.Title[card.French] != "Les drains de Force" {
		t.Errorf("%+v", l)
	}
	if p := l.Steps[0].Point; p[0].Kind != AtCard || p[1].Kind != AtPile || p[2].Kind != AtDrain || p[2].Card != "Tatooine: Mos Eisley" || p[3].Kind != AtPhases {
		t.Errorf("%+v", p)
	}
	cat, _ := catalog.Embedded()
	for _, p := range l.Check(cat) {
		t.Error(p.Explain())
	}
}

// Every mistake is told with its place, and stands where it is.
func TestProblems(t *testing.T) {
	for _, c := range []struct {
		was, is string
		want    []string
	}{
		{"order = 3", "order = 0", []string{`x:1:1: "order" is a number from 1 to 999`}},
		{"order = 3", "ordre = 3", []string{`x:1:1: there is no key "ordre" here`}},
		{`"drain.def"`, `"drain.deaf"`, []string{`x:3:1: the rulebook has no rule "drain.deaf"`}},
		{"fr = \"Les drains de Force\"\n", "", []string{`"title" says nothing in "fr"`}},
		{"Stormtrooper   force: 3", "Stormtrooper   farce: 3", []string{`x:16:51: ":" is no part of a position`}},
		{"lost of dark: 1", "lost of drak: 1", []string{"x:28:9: "}},
		{"> light drain", "> dark drain", []string{"x:31:1: this is a move of the other player"}},
		{"task = true\n", "", []string{"x:26:1: the last step of a lesson is a task"}},
		{"goal = '''\nlost of dark: 1 or more\n'''\n", "", []string{`x:27:1: a step without a goal has no "solution"`}},
		{"[step.b.move]\nen", "[step.b.mvoe]\nen", []string{`x:50:1: there is no key "mvoe" here`, `"step.b.move" is missing`}},
		{"fr = \"Drainez-y.\"\n", "fr = \"Drainez-y.\"\ntask = true\n", []string{`x:41:1: there is no key "task" here`}},
		{"order = 3", "order = ", []string{"x:1:9: "}},
	} {
		l, problems := Read("x", sample(t, c.was, c.is))
		if l != nil {
			t.Errorf("%q is read", c.is)
		}
		for _, want := range c.want {
			found := false
			for _, p := range problems {
				found = found || strings.Contains(p.Error(), want)
			}
			if !found {
				t.Errorf("%q: no %q in\n%v", c.is, want, problems)
			}
		}
	}
}

// What only playing finds out is told, too.
func TestCheckProblems(t *testing.T) {
	cat, _ := catalog.Embedded()
	for _, c := range []struct{ was, is, want string }{
		{`"Luke Skywalker"`, `"Luke Skywalkre"`, "x:17:35: there is no card"},
		{`point = ["Tatooine: Mos Eisley"`, `point = ["Tatooine: Mos Espa"`, `x:20:1: "Tatooine: Mos Espa" is no card of this game`},
		{"lost of dark: 1 or more", "lost of dark: 0", "x:27:1: the try is over before"},
		{"lost of dark: 1 or more", "lost of dark: 9", `x:30:1: the solution does not reach the goal: "lost of dark: 9", but it is `},
		{`drain at "Tatooine: Mos Eisley"`, `drain at "Tatooine: Cantina"`, "x:31:1: this move of the solution cannot be made"},
		{"> light pass", `> light drain at "Tatooine: Mos Eisley"`, "x:33:1: the wrong try reaches the goal"},
	} {
		l, problems := Read("x", sample(t, c.was, c.is))
		if l == nil {
			t.Errorf("%q: %v", c.is, problems)
			continue
		}
		problems = l.Check(cat)
		if len(problems) == 0 || !strings.HasPrefix(problems[0].Error(), c.want) {
			t.Errorf("%q: %v", c.is, problems)
		}
	}
}

// A hint of the third grade is the next move of the solution, as long as it leads on.
func TestNext(t *testing.T) {
	l, _ := Read("x", sample(t))
	cat, _ := catalog.Embedded()
	g, err := l.Steps[0].Position.Start(cat)
	if err != nil {
		t.Fatal(err)
	}
	w := l.Steps[1].Watch(cat, g)
	key, ok := w.Next(g)
	if !ok || !strings.HasPrefix(key, "light drain ") {
		t.Errorf("%q", key)
	}
	p := &play{Watch: w, g: g}
	if p.choose(passOf(g.Decision())); p.out != Going {
		t.Fatal(p.out)
	}
	if key, ok := w.Next(g); ok {
		t.Errorf("nothing leads on after the control phase, but %q is told", key)
	}
}

// The third hint never lies: who always does what it tells reaches the goal of every step of
// every lesson.
func TestHintsLead(t *testing.T) {
	all, _ := Embedded()
	cat, _ := catalog.Embedded()
	for _, l := range all {
		var g game.Game
		for _, s := range l.Steps {
			if s.Position != nil {
				g, _ = s.Position.Start(cat)
			}
			if s.Goal == nil {
				continue
			}
			p := &play{Watch: s.Watch(cat, g), g: g}
			p.look()
			told := 0
			for range patience {
				if p.settle(); p.over() {
					break
				}
				key, ok := p.Next(g)
				if told++; !ok { // the solution is made: the try goes on to its end
					key, _ = game.PassedOver(g.Decision())
					told--
				}
				p.choose(key)
			}
			if p.err != nil || p.out != Reached || told == 0 {
				t.Errorf("%s, step %s: %d hints lead to %v, %v", l.Name, s.Name, told, p.out, p.err)
			}
		}
	}
}

// FuzzRead: any text is read or refused, with its place.
func FuzzRead(f *testing.F) {
	data, _ := os.ReadFile("testdata/drain.toml")
	f.Add(string(data))
	f.Add("[step.a]\nposition = '''\nx")
	f.Fuzz(func(t *testing.T, src string) {
		l, problems := Read("x", src)
		if (l == nil) != (len(problems) > 0) {
			t.Fatalf("%v, %v", l, problems)
		}
		for _, p := range problems {
			if len(p.Explain()) > 4000 {
				t.Fatalf("a long error: %.4000s", p.Explain())
			}
		}
	})
}
