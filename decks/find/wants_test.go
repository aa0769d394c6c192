package find

import (
	"slices"
	"testing"

	"cantina/engine/card"
	"cantina/engine/catalog"
)

// TestWants: what a text speaks of, by name or kind, and neither what it excepts or is immune
// to nor itself.
func TestWants(t *testing.T) {
	cat, _ := catalog.Embedded()
	ix := Of(cat)
	wants := func(of, slug string) (named, any bool) {
		k := cat.Get(slug)
		for _, w := range ix.Wants(of) {
			if slices.Contains(w.Cards[k.Side], k) {
				named, any = named || w.Named, true
			}
		}
		return named, any
	}
	for _, x := range []struct {
		of, slug   string
		named, any bool
	}{
		{"padme-naberrie", "qui-gon-jinn", true, true},
		{"padme-naberrie", "obi-wan-kenobi", true, true},
		{"padme-naberrie", "luke-skywalker", false, false}, // "your Jedi": he is none
		{"padme-naberrie", "padme-naberrie", false, false},
		{"revolution", "stormtrooper", false, false},
	} {
		if cat.Get(x.of) == nil || !cat.Get(x.of).Whole() {
			t.Fatalf("%s is no whole card", x.of)
		}
		if named, any := wants(x.of, x.slug); named != x.named || any != x.any {
			t.Errorf("%s wants %s by name: %v, at all: %v; want %v, %v", x.of, x.slug, named, any, x.named, x.any)
		}
	}
	if list := ix.Wants("nobody"); len(list) > 0 {
		t.Errorf("what is no card wants %v", list)
	}
	for _, k := range cat.All() {
		for _, w := range ix.Wants(k.Slug) {
			if n := len(w.Cards[card.Dark]) + len(w.Cards[card.Light]); n == 0 || !k.Whole() {
				t.Errorf("%s wants %d cards", k.Slug, n)
			}
		}
	}
}
