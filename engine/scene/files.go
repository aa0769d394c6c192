package scene

import (
	"embed"
	"fmt"
	"io/fs"
	"strings"
	"sync"

	"cantina/engine/catalog"
)

// Files holds the scenes of the rules, one file a chapter, under "testdata/", and
// the house cards of the rulebook's worked examples.
//
//go:embed testdata/*.scene testdata/*.toml
var Files embed.FS

// Catalog is the catalog of the program with the house cards, which stand in the
// scenes of Files only: examples with numbers that no printed cards bring together.
var Catalog = sync.OnceValues(func() (*catalog.Catalog, []catalog.Problem) {
	return catalog.EmbeddedWith(Files)
})

// Embedded are the scenes of the rules that can be read, in the order of their files. They
// are in the program, not only in its tests: each shows its rule at the table. They are read
// once.
var Embedded = sync.OnceValue(func() (all []*Scene) {
	names, _ := fs.Glob(Files, "testdata/*.scene")
	for _, name := range names {
		data, err := Files.ReadFile(name)
		if err != nil {
			continue
		}
		scenes, _ := Parse(name, string(data))
		all = append(all, scenes...)
	}
	return all
})

// unread are the texts of the scenes of each rule: to read them all takes seconds.
var unread = sync.OnceValue(func() map[string][]string {
	out := map[string][]string{}
	names, _ := fs.Glob(Files, "testdata/*.scene")
	for _, name := range names {
		data, err := Files.ReadFile(name)
		if err != nil {
			continue
		}
		for text := range strings.SplitSeq("\n"+string(data), "\ntitle:") {
			title, _, _ := strings.Cut(text, "\n")
			if id := (&Scene{Title: strings.TrimSpace(title)}).Rule(); id != "" {
				text, _, _ = strings.Cut(text, "\n---")
				out[id] = append(out[id], "title:"+text)
			}
		}
	}
	return out
})

// OfRule reads the scenes of a rule that can be laid on a table, at most so many.
func OfRule(rule string, most int) (all []*Scene) {
	for _, text := range unread()[rule] {
		scenes, _ := Parse(rule, text)
		for _, s := range scenes {
			if len(all) == most {
				return all
			}
			if s.Rule() == rule && !s.OfDecks() {
				all = append(all, s)
			}
		}
	}
	return all
}

// Example reads the scenes that stand on a card as its example. One without a
// title is called after the card.
func Example(k *catalog.Card) ([]*Scene, []Problem) {
	scenes, problems := Parse(fmt.Sprintf("%s: example of %s", k.File, k.Slug), k.Example)
	for _, s := range scenes {
		if s.Title == "" {
			s.Title = k.Title
		}
	}
	return scenes, problems
}
