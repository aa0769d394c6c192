package lesson

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
	"sync"

	"cantina/assets"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/rulebook"
	"cantina/engine/scene"

	"github.com/BurntSushi/toml"
)

// Embedded are the lessons of the program in their order. They are read once.
var Embedded = sync.OnceValues(func() ([]*Lesson, []Problem) { return ReadAll(assets.Lessons) })

// maxKeys is how many keys a file may have.
const maxKeys = 2000

// ReadAll reads every lessons/*.toml of a file system. A lesson with a problem is left out.
func ReadAll(fsys fs.FS) (all []*Lesson, problems []Problem) {
	names, _ := fs.Glob(fsys, "lessons/*.toml")
	for _, name := range names {
		data, err := fs.ReadFile(fsys, name)
		if err != nil {
			problems = append(problems, catalog.Unreadable(name, err, ""))
			continue
		}
		l, bad := Read(name, string(data))
		if problems = append(problems, bad...); l != nil {
			all = append(all, l)
		}
	}
	slices.SortStableFunc(all, func(a, b *Lesson) int { return cmp.Compare(a.Order, b.Order) })
	for i := 1; i < len(all); i++ {
		if a, b := all[i-1], all[i]; a.Order == b.Order {
			problems = append(problems, b.problem("order", fmt.Sprintf("%s has the order %d, too", a.File, a.Order), "give each lesson a number of its own"))
		}
	}
	return all, problems
}

// Read reads the text of a lesson's file. Every problem is found at once; with one the lesson
// is nil.
func Read(file, src string) (*Lesson, []Problem) {
	l := &Lesson{File: file, Name: strings.TrimSuffix(path.Base(file), ".toml"), src: src, keys: scan(src)}
	r := &reader{Lesson: l}
	if p, large := catalog.TooLarge(file, src, catalog.MaxSceneFile); large {
		return nil, []Problem{p}
	}
	if at, msg, ok := catalog.TOMLBounds(src, maxKeys); !ok {
		return nil, []Problem{catalog.NewProblem(file, src, at, 1, msg[card.English], "")}
	}
	tree := map[string]any{}
	md, err := toml.Decode(src, &tree)
	if pe := (toml.ParseError{}); errors.As(err, &pe) {
		return nil, []Problem{catalog.NewProblem(file, src, min(pe.Position.Start, max(0, len(src)-1)), max(1, pe.Position.Len), pe.Message, "")}
	} else if err != nil {
		return nil, []Problem{{File: file, Msg: err.Error()}}
	}
	r.top(tree)
	for _, k := range md.Keys() {
		if len(k) == 2 && k[0] == "step" && !slices.ContainsFunc(l.Steps, func(s *Step) bool { return s.Name == k[1] }) {
			l.Steps = append(l.Steps, &Step{Name: k[1], lesson: l})
		}
	}
	steps, _ := tree["step"].(map[string]any)
	for _, s := range l.Steps {
		body, ok := steps[s.Name].(map[string]any)
		if !ok {
			r.bad("step."+s.Name, "a step is a table", "such as [step.a]")
			continue
		}
		r.step(s, body)
	}
	r.course()
	if len(r.problems) > 0 {
		return nil, r.problems
	}
	return l, nil
}

// problem is a mistake at a key.
func (l *Lesson) problem(path, msg, help string) Problem {
	k := l.keys.find(path)
	return catalog.NewProblem(l.File, l.src, k.at, max(1, k.end-k.at), msg, help)
}

// A reader reads one file.
type reader struct {
	*Lesson
	problems []Problem
}

func (r *reader) bad(path, msg, help string) {
	if len(r.problems) < catalog.MaxProblems {
		r.problems = append(r.problems, r.problem(path, msg, help))
	}
}

// The keys of a file and of a step.
var (
	topKeys  = []string{"order", "minutes", "rules", "seat", "title", "about", "step"}
	stepKeys = []string{"position", "point", "goal", "keep", "until", "solution", "wrong", "answers", "task",
		"text", "area", "card", "move", "done", "failed"}
	hintKeys = [3]string{"area", "card", "move"}
	langKeys = []string{card.English.Code(), card.French.Code()}
)

// known refuses keys that are none of these.
func (r *reader) known(prefix string, t map[string]any, names []string) {
	for _, k := range r.keys {
		name, ok := strings.CutPrefix(k.path, prefix)
		name, _, _ = strings.Cut(name, ".")
		if _, there := t[name]; !ok || !there || slices.Contains(names, name) {
			continue
		}
		delete(t, name)
		help := "expected one of: " + strings.Join(names, ", ")
		if near := catalog.Nearest(name, names); near != "" {
			help = fmt.Sprintf("did you mean %q?", near)
		} else if slices.Contains(stepKeys, name) && strings.Count(prefix, ".") > 2 {
			help = "it belongs to the step: put it above the first table of the step, such as [step.a.text]"
		}
		r.bad(prefix+name, fmt.Sprintf("there is no key %q here", catalog.Brief(name)), help)
	}
}

// top reads what stands above the steps.
func (r *reader) top(t map[string]any) {
	r.known("", t, topKeys)
	r.Order = r.count(t, "order", 1, 999)
	r.Minutes = r.count(t, "minutes", 1, 9)
	for _, id := range r.words(t, "", "rules") {
		if rulebook.Embedded().Lookup(id) == nil {
			r.bad("rules", fmt.Sprintf("the rulebook has no rule %q", catalog.Brief(id)), `"rule WORDS" finds it`)
		}
		r.Rules = append(r.Rules, id)
	}
	word, _ := t["seat"].(string)
	var ok bool
	if r.Seat, ok = card.SideOf(word); !ok {
		r.bad("seat", "the learner has no seat", `seat = "light" or seat = "dark"`)
	}
	r.Title = r.text(t, "", "title", true)
	r.About = r.text(t, "", "about", true)
}

func (r *reader) count(t map[string]any, name string, least, most int) int {
	n, ok := t[name].(int64)
	if !ok || int(n) < least || int(n) > most {
		r.bad(name, fmt.Sprintf("%q is a number from %d to %d", name, least, most), fmt.Sprintf("such as: %s = %d", name, least))
	}
	return int(n)
}

func (r *reader) words(t map[string]any, prefix, name string) (out []string) {
	v, there := t[name]
	list, ok := v.([]any)
	for _, x := range list {
		s, is := x.(string)
		ok = ok && is
		out = append(out, s)
	}
	if there && !ok {
		r.bad(prefix+name, fmt.Sprintf("%q is a list of words in quotes", name), fmt.Sprintf(`such as: %s = ["log"]`, name))
		return nil
	}
	return out
}

// text reads a text in both languages.
func (r *reader) text(t map[string]any, prefix, name string, needed bool) (out card.Text) {
	v, there := t[name]
	sub, ok := v.(map[string]any)
	switch {
	case !there && needed:
		r.bad(strings.TrimSuffix(prefix, "."), fmt.Sprintf("%q is missing", prefix+name), fmt.Sprintf("[%s%s] with en = \"...\" and fr = \"...\"", prefix, name))
		return out
	case !there:
		return out
	case !ok:
		r.bad(prefix+name, fmt.Sprintf("%q is said in both languages", name), fmt.Sprintf("[%s%s] with en = \"...\" and fr = \"...\"", prefix, name))
		return out
	}
	r.known(prefix+name+".", sub, langKeys)
	for l := range card.Langs {
		s, _ := sub[l.Code()].(string)
		if out[l] = strings.TrimSpace(s); out[l] == "" {
			r.bad(prefix+name, fmt.Sprintf("%q says nothing in %q", prefix+name, l.Code()), "every text is said in both languages")
		}
	}
	return out
}

// course demands what a lesson as a whole must have.
func (r *reader) course() {
	switch n := len(r.Steps); {
	case n == 0:
		r.bad("step", "a lesson has steps", "such as [step.a]")
	case !r.Steps[n-1].Task:
		r.bad("step."+r.Steps[n-1].Name, "the last step of a lesson is a task", "task = true")
	case r.Steps[0].Position == nil && len(r.problems) == 0:
		r.bad("step."+r.Steps[0].Name, "the first step has no position", "position = '''…'''")
	}
}

// block reads text of the scene language under a key with the places that it has in the
// file: what stands above it are empty lines.
func (r *reader) block(t map[string]any, prefix, name string, read func(file, src string) []Problem) bool {
	v, there := t[name]
	if !there {
		return false
	}
	s, ok := v.(string)
	if !ok {
		r.bad(prefix+name, fmt.Sprintf("%q is text in quotes", name), name+" = '''...'''")
		return false
	}
	k := r.keys.find(prefix + name)
	src := strings.Repeat("\n", strings.Count(r.src[:k.text], "\n")) + s
	problems := read(r.File, src)
	r.problems = append(r.problems, problems...)
	return len(problems) == 0
}

// position reads a position: a scene without title and moves.
func (r *reader) position(s *Step, prefix string) func(file, src string) []Problem {
	return func(file, src string) []Problem {
		scenes, problems := scene.Parse(file, src)
		if len(problems) > 0 {
			return problems
		}
		if len(scenes) != 1 || scenes[0].Lines() > 0 || scenes[0].Title != "" {
			return []Problem{r.problem(prefix+"position", "a position is the lines of one scene, without title and moves", "moves stand in solution and wrong")}
		}
		s.Position = scenes[0]
		return nil
	}
}
