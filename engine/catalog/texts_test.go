package catalog

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"cantina/assets"
	"cantina/engine/card"
)

// inQuotes are the titles, which French leaves as printed, and the Gold Squadron, whose
// name is an English word, too.
var inQuotes = regexp.MustCompile("«[^»]*»|l’escadron Or")

// english are words that no French sentence has.
var english = regexp.MustCompile(`(?i)(?:^|[^\pL])(the|of|and|or|is|are|may|not|your|opponent|this|that|if|while|card|cards|at|to|from|with|for|each|draw|lose|power|ability|deploy|deploys|move|moves|battle|here)(?:[^\pL]|$)`)

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
			fr := k.Text(card.French)[i]
			fmt.Fprintf(b, "%s\n    %s\n", s, fr)
			if w := english.FindString(inQuotes.ReplaceAllString(fr, "")); w != "" {
				t.Errorf("%s says %q in French: %s", k.Slug, w, fr)
			}
		}
	}
	for _, file := range slices.Sorted(maps.Keys(sets)) {
		golden(t, file, sets[file].String())
	}
}
