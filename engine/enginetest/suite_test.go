package enginetest

import (
	"fmt"
	"os"
	"testing"

	"cantina/engine/catalog"
	"cantina/engine/rules"
	"cantina/engine/scene"
)

// long tells whether the whole suite is asked for: CANTINA_LONG=1 go test. It is
// read in the test, so that go test knows to run again when it changes.
func long() bool { return os.Getenv("CANTINA_LONG") != "" }

func cards(t testing.TB) *catalog.Catalog {
	cat, problems := catalog.Embedded()
	for _, p := range problems {
		t.Error(p.Explain())
	}
	return cat
}

// games plays n games with a seed each.
func games(t *testing.T, cat *catalog.Catalog, n int, setup func(seed uint64) rules.Setup) {
	o := Sampled
	if long() {
		n, o = 10*n, Every
	}
	for i := range n {
		seed := uint64(i + 1)
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			t.Parallel()
			Play(t, cat, setup(seed), seed, o)
		})
	}
}

func TestStarters(t *testing.T) {
	s := Starters()
	games(t, cards(t), 12, func(uint64) rules.Setup { return s })
}

func TestRandomDecks(t *testing.T) {
	cat := cards(t)
	games(t, cat, 8, func(seed uint64) rules.Setup { return RandomDecks(cat, seed) })
}

// TestHouseCards plays with the cards of the rulebook's examples too: words that no
// printed card of the catalog has yet meet all the others.
func TestHouseCards(t *testing.T) {
	cat, problems := scene.Catalog()
	for _, p := range problems {
		t.Error(p.Explain())
	}
	games(t, cat, 8, func(seed uint64) rules.Setup { return RandomDecks(cat, seed) })
}

// TestOfferedOrRefused plays 2,000 games of random decks with CANTINA_LONG=1: what
// is on offer is accepted, and what is not is refused with a rule.
func TestOfferedOrRefused(t *testing.T) {
	cat, n := cards(t), 10
	if long() {
		n = 2000
	}
	for i := range n {
		seed := uint64(1000 + i)
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			t.Parallel()
			Play(t, cat, RandomDecks(cat, seed), seed, Answers)
		})
	}
}
