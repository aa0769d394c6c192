package scene

import (
	"embed"
	"fmt"
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
