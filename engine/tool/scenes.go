package tool

import (
	"fmt"
	"os"
	"strings"

	"cantina/engine/catalog"
	"cantina/engine/scene"
)

// scenes plays the scenes of files, or those of the program: the rules' and the
// cards' examples.
func scenes(e *env, args []string) int {
	f := e.flags()
	all := f.Bool("v", false, "name the scenes that pass too")
	trace := f.Bool("trace", false, "print the choices and the log of the scenes that fail")
	dir := f.String("cards", "", "play with the cards of the *.toml files of this `directory` besides")
	files, code, stop := e.parse(f, args)
	if stop {
		return code
	}
	passed, failed := 0, 0
	bad := func(text string) {
		failed++
		fmt.Fprintln(e.out, strings.TrimRight(text, "\n"))
	}
	cat, _ := scene.Catalog()
	if *dir != "" {
		var problems []catalog.Problem
		cat, problems = cat.With(os.DirFS(*dir))
		for _, p := range problems {
			bad(p.Explain())
		}
	}
	var list []*scene.Scene
	for _, name := range files {
		data, err := catalog.ReadFile(name, catalog.MaxSceneFile)
		if err != nil {
			bad(err.Error())
			continue
		}
		read, problems := scene.Parse(name, string(data))
		for _, p := range problems {
			bad(p.Explain())
		}
		list = append(list, read...)
	}
	if len(files) == 0 {
		list = embeddedScenes(bad)
		for _, k := range cat.All() {
			read, problems := scene.Example(k)
			for _, p := range problems {
				bad(p.Explain())
			}
			list = append(list, read...)
		}
	}
	for _, s := range list {
		res := s.Run(cat)
		if res.OK() {
			passed++
			if *all {
				fmt.Fprintf(e.out, "ok    %s\n", s.Title)
			}
			continue
		}
		text := "failed: " + s.Title
		for _, p := range res.Failures {
			text += "\n" + strings.TrimRight(p.Explain(), "\n")
		}
		if *trace {
			var told strings.Builder
			s.Trace(cat, &told)
			text += "\n" + told.String()
		}
		bad(text)
	}
	fmt.Fprintf(e.out, "scenes: %d passed, %d failed\n", passed, failed)
	return b2i(failed > 0)
}
