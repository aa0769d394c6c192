// The scenes of the rules, the examples of the cards, the table of bans, the sentences of the
// phrasebook and the recorded tables, as cases that mutants of the rules are shown to (package
// mutate builds it with the mutants in it, and asks).
package main

import (
	"fmt"
	"io/fs"
	"os"
	"slices"
	"time"

	"cantina/engine/catalog"
	"cantina/engine/enginetest"
	"cantina/engine/enginetest/tables"
	"cantina/engine/game"
	"cantina/engine/scene"
	"cantina/engine/tool/mutate/trial"
)

// patience is how long a scene may take with a mutant.
const patience = time.Minute // others share the machine

func main() {
	cat, problems := scene.Catalog()
	for _, p := range problems {
		fmt.Fprintln(os.Stderr, p.Explain())
		os.Exit(1)
	}
	list, said := all(cat), slices.Collect(slices.Chunk(enginetest.Sentences(), chunk))
	bans, movers, _ := enginetest.Bans(cat)
	recorded, err := tables.All()
	printed, _ := tables.Catalog()
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	others := len(list) + len(bans) + len(said)
	trial.Hear(os.Stdin, os.Stdout, others+len(recorded), others, patience, func() func(int) string {
		anew, moved, played := cat.Rewritten("none.toml", ""), movers.Rewritten("none.toml", ""), printed.Rewritten("none.toml", "") // what was compiled of the texts is of another mutant
		return func(no int) string {
			switch {
			case no < len(list):
				return wrong(list[no], anew)
			case no < len(list)+len(bans):
				return wrong(bans[no-len(list)], moved)
			case no >= others:
				return recorded[no-others].Otherwise(played)
			}
			return enginetest.Otherwise(anew, said[no-len(list)-len(bans)])
		}
	})
}

// chunk is how many sentences are a case.
const chunk = 40

// all are the examples of the cards and the scenes of the rules. What cannot be read is for
// "check" to tell.
func all(cat *catalog.Catalog) (list []*scene.Scene) {
	names, _ := fs.Glob(scene.Files, "testdata/*.scene")
	for _, name := range names {
		data, err := fs.ReadFile(scene.Files, name)
		if err != nil {
			panic(err) // it is embedded
		}
		scenes, _ := scene.Parse(name, string(data))
		list = append(list, scenes...)
	}
	for _, k := range cat.All() {
		scenes, _ := scene.Example(k)
		list = append(list, scenes...)
	}
	return list
}

// wrong is what is wrong in a scene: what it says is not so, or what is so at no decision is
// so at one of its.
func wrong(s *scene.Scene, cat *catalog.Catalog) string {
	unsound := ""
	res := s.Watch(cat, func(g game.Game) {
		if err := enginetest.Sound(g); err != nil && unsound == "" {
			unsound = err.Error()
		}
	})
	switch {
	case !res.OK():
		return s.Title
	case unsound != "":
		return s.Title + ": " + unsound
	}
	return ""
}
