package tables

import (
	"embed"
	"fmt"
	"slices"
	"strings"
	"sync"

	"cantina/engine/catalog"
	"cantina/engine/rules"
	"cantina/engine/scene"
)

//go:embed testdata/told.toml
var told embed.FS

// Catalog is the catalog of the scenes with further cards, which say each phrase of game text,
// and sentences that have grown at random: what no printed card says so far.
var Catalog = sync.OnceValues(func() (*catalog.Catalog, []catalog.Problem) {
	house, problems := scene.Catalog()
	cat, more := house.With(told)
	return cat, slices.Concat(problems, more)
})

//go:embed testdata/tables.scene
var positions string

//go:embed testdata/notes.txt
var noted string

// A Table is a position that is played on. Its scene has no steps.
type Table struct {
	*scene.Scene
	Text  string // of the scene
	Noted string // what was noted, decision by decision; "" nothing yet
}

// All are the tables that are recorded.
var All = sync.OnceValues(func() ([]Table, error) { return read(positions, noted) })

func read(positions, noted string) (list []Table, err error) {
	notes := map[string]string{}
	for line := range strings.Lines(noted) {
		name, marks, ok := strings.Cut(strings.TrimSpace(line), ": ")
		if _, twice := notes[name]; !ok || twice {
			return nil, fmt.Errorf("notes.txt: %q is no line NAME: MARKS, or the second of its name", line)
		}
		notes[name] = marks
	}
	scenes, problems := scene.Parse("tables.scene", positions)
	if len(problems) > 0 {
		return nil, problems[0]
	}
	texts := strings.Split("\n"+positions, "\ntitle: ")
	for i, s := range scenes {
		list = append(list, Table{s, "title: " + strings.TrimRight(texts[i+1], "\n") + "\n", notes[s.Title]})
		delete(notes, s.Title)
	}
	for name := range notes {
		return nil, fmt.Errorf("notes.txt: there is no table %q: -update takes the line away", name)
	}
	return list, nil
}

// Begin lays the table with the cards of a catalog.
func (t Table) Begin(cat *catalog.Catalog) (*rules.Game, error) {
	g, err := t.Start(cat)
	if err != nil {
		return nil, err
	}
	r, ok := g.(*rules.Game)
	if !ok {
		return nil, fmt.Errorf("table %q is no game", t.Title)
	}
	return r, nil
}
