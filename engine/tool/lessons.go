package tool

import (
	"fmt"
	"strings"

	"cantina/engine/catalog"
	"cantina/engine/lesson"
)

// lessons plays the lessons of the program, or those of files: each solution must reach its
// goal, each wrong try must not.
func lessons(e *env, args []string) int {
	files, code, stop := e.parse(e.flags(), args)
	if stop {
		return code
	}
	cat := e.catalog()
	found := 0
	say := func(text string) {
		found++
		fmt.Fprintln(e.out, strings.TrimRight(text, "\n"))
	}
	all, problems := lesson.Embedded()
	if len(files) > 0 {
		all, problems = lessonFiles(files)
	}
	for _, p := range problems {
		say(p.Explain())
	}
	minutes, steps := 0, 0
	for _, l := range all {
		bad := l.Check(cat)
		for _, p := range bad {
			say(p.Explain())
		}
		if len(bad) == 0 {
			fmt.Fprintf(e.out, "%3d  %s: %s, %d min\n", l.Order, l.Name, plural(len(l.Steps), "step"), l.Minutes)
		}
		minutes, steps = minutes+l.Minutes, steps+len(l.Steps)
	}
	fmt.Fprintf(e.out, "%s, %s, %d min; %s\n", plural(len(all), "lesson"), plural(steps, "step"), minutes, plural(found, "problem"))
	return b2i(found > 0)
}

// lessonFiles reads lessons from files.
func lessonFiles(files []string) (all []*lesson.Lesson, problems []catalog.Problem) {
	for _, name := range files {
		data, err := catalog.ReadFile(name, catalog.MaxSceneFile)
		if err != nil {
			problems = append(problems, catalog.Unreadable(name, err, ""))
			continue
		}
		l, bad := lesson.Read(name, string(data))
		if problems = append(problems, bad...); l != nil {
			all = append(all, l)
		}
	}
	return all, problems
}

// checkLessons plays the lessons of the program.
func checkLessons(cat *catalog.Catalog, say func(string)) {
	all, problems := lesson.Embedded()
	for _, p := range problems {
		say(p.Explain())
	}
	for _, l := range all {
		for _, p := range l.Check(cat) {
			say(p.Explain())
		}
	}
}
