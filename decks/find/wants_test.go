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

// TestOccasions: each line of the table finds whole cards that wait, and whole cards that bring about
// what they wait for; such are wanted.
func TestOccasions(t *testing.T) {
	cat, _ := catalog.Embedded()
	ix := Of(cat)
	whole := func(s set) (n int) {
		s.each(func(i int) { n += truth(cat.At(i).Whole()) })
		return n
	}
	for i, o := range ix.occasions() {
		if waits, brings := whole(o.waits), whole(o.brings); waits == 0 || waits > cat.Len()/10 || brings == 0 || brings > cat.Len()/10 {
			t.Errorf("%v: %d cards wait, %d bring it about", occasions[i], waits, brings)
		}
	}
	for _, x := range [][2]string{
		{"bounty", "we-have-a-prisoner"}, {"special-delivery", "death-star-detention-block-corridor"}, {"mas-amedda", "coruscant-galactic-senate-light"},
		{"corran-horn", "garindan"}, {"golan-laser-battery", "eg-4-eegee-four"},
		{"death-star-ii-capacitors", "death-star-ii-reactor-core"}, // by way of the Coolant Shaft
		{"attack-run", "death-star-dark"}, {"attack-run", "proton-torpedoes"}, {"chewbacca", "artoo"}, {"size-matters-not", "great-warrior"},
		{"thank-the-maker", "presence-of-the-force"}, {"thank-the-maker", "vaders-lightsaber"},
	} {
		if !slices.Contains(ix.Company(x[0]), cat.Get(x[1])) {
			t.Errorf("%s does without %s", x[0], x[1])
		}
	}
	if list := ix.Company("special-delivery"); list[0] != cat.Get("special-delivery") || slices.Contains(list, cat.Get("luke-skywalker")) {
		t.Errorf("the company of Special Delivery begins with %s, and %d cards are in it", list[0].Slug, len(list))
	}
}

// TestGrounds: what must be on table before a card comes into play, step by step, and no card twice; what
// must not be brought into play is no company of its own.
func TestGrounds(t *testing.T) {
	cat, _ := catalog.Embedded()
	ix := Of(cat)
	for slug, want := range map[string][]string{
		"death-star-ii-capacitors": {"death-star-ii-coolant-shaft", "death-star-ii", "death-star-ii-reactor-core"},
		"attack-run":               {"death-star-trench", "death-star-dark"},
		"luke-skywalker":           nil,
		"nobody":                   nil,
	} {
		var got []string
		for _, w := range ix.Grounds(slug) {
			for _, k := range slices.Concat(w.Cards[:]...) {
				got = append(got, k.Slug)
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("before %s come %v, want %v", slug, got, want)
		}
	}
	for _, k := range cat.All() {
		had := map[*catalog.Card]bool{}
		for _, w := range ix.Grounds(k.Slug) {
			fresh := false
			for _, x := range slices.Concat(w.Cards[:]...) {
				fresh = fresh || !had[x]
				had[x] = true
			}
			if !fresh {
				t.Errorf("%s: a phrase adds nothing", k.Slug)
			}
		}
	}
	for _, slug := range []string{"eg-6-eegee-six", "eg-4-eegee-four"} {
		if slices.Contains(ix.Company(slug), cat.Get(slug)) {
			t.Errorf("%s waits until it is drawn, and is to be played", slug)
		}
	}
}
