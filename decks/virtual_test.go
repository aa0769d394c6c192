package decks

import (
	"slices"
	"testing"

	"cantina/engine/catalog"
)

// A deck's format decides whether virtual cards are legal (deck.virtual).
func TestVirtual(t *testing.T) {
	cat, _ := catalog.Embedded()
	breaks := func(f Format, slug string) bool {
		d := &Deck{Cards: []Entry{{Slug: slug, Count: 1}}}
		return slices.ContainsFunc(f.Legality(d, cat), func(i Problem) bool { return i.Rule == "deck.virtual" && !i.Warning })
	}
	for _, c := range []struct {
		format Format
		slug   string
		want   bool
	}{
		{Standard, "sudden-impact-v", false},
		{Printed, "sudden-impact-v", true},
		{Printed, "stormtrooper", false},
	} {
		if cat.Get(c.slug) == nil {
			t.Fatalf("there is no card %s", c.slug)
		}
		if got := breaks(c.format, c.slug); got != c.want {
			t.Errorf("%s: illegal %t, want %t", c.slug, got, c.want)
		}
	}
}
