package scene

import (
	"embed"
	"fmt"

	"cantina/engine/catalog"
)

// Files holds the scenes of the rules, one file a chapter, under "testdata/".
//
//go:embed testdata/*.scene
var Files embed.FS

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
