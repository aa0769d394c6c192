package rulebook

import (
	"testing"

	"cantina/engine/card"
)

// FuzzSearch: whatever is searched for, each item is found once, and one whose id was
// typed is the first. More words find no more items.
func FuzzSearch(f *testing.F) {
	for _, q := range []string{"battle.destiny", "once per turn", "drain de Force", "É", "win.loop", "a", "  ", "\xff", "ex.win"} {
		f.Add(q, "turn")
	}
	b := Embedded()
	f.Fuzz(func(t *testing.T, query, more string) {
		for l := range card.Langs {
			found, seen := b.Search(query, l), map[string]bool{}
			for _, i := range found {
				if seen[i.ID] {
					t.Errorf("%q finds %s twice", query, i.ID)
				}
				seen[i.ID] = true
			}
			if i := b.Lookup(query); i != nil && (len(found) == 0 || found[0] != i) {
				t.Errorf("%q is not the first", query)
			}
			for _, i := range b.Search(query+" "+more, l) {
				if len(fold(query)) > 0 && !seen[i.ID] {
					t.Errorf("%q finds %s, %q does not", query+" "+more, i.ID, query)
				}
			}
		}
	})
}
