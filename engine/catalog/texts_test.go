package catalog

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"cantina/assets"
	"cantina/engine/card"
)

// TestTexts shows what is printed on every card in both languages, a file for each set,
// so that whoever changes a word reads all the sentences that it stands in.
func TestTexts(t *testing.T) {
	cat, _ := Load(assets.Cards)
	sets := map[string]*strings.Builder{}
	for _, k := range cat.All() {
		if !k.Written() {
			continue
		}
		file := "testdata/texts-" + strings.ReplaceAll(Fold(k.Set), " ", "-") + ".txt"
		b := sets[file]
		if b == nil {
			b = &strings.Builder{}
			sets[file] = b
		}
		fmt.Fprintf(b, "== %s\n", k.Slug)
		for i, s := range k.Text(card.English) {
			fmt.Fprintf(b, "%s\n    %s\n", s, k.Text(card.French)[i])
		}
	}
	for _, file := range slices.Sorted(maps.Keys(sets)) {
		golden(t, file, sets[file].String())
	}
}
