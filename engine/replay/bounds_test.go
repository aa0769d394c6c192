package replay

import (
	"fmt"
	"strings"
	"testing"

	"cantina/engine/catalog"
	"cantina/engine/rules"
)

// A replay without cards, with more than a State can count, or of any size is refused.
func TestBounds(t *testing.T) {
	deck := func(side string, n int, slug string) string {
		s := fmt.Sprintf("deck %s \"x\"\n", side)
		for ; n > 0; n -= 200 {
			s += fmt.Sprintf("  %d %s\n", min(n, 200), slug)
		}
		return s
	}
	head := "cantina replay 1\nseed 1\n"
	for name, c := range map[string]struct{ src, want string }{
		"many cards": {head + deck("dark", 40_000, "stormtrooper") + "moves\n", "no more than 1000 cards"},
		"large":      {head + "moves\n" + strings.Repeat("dark pass\n", 900_000), "larger than"},
		"long line":  {head + strings.Repeat("x", 100_000), "…"},
	} {
		if _, err := Read("x", c.src); err == nil || !strings.Contains(err.Error(), c.want) || len(err.Error()) > 1000 {
			t.Errorf("%s: %.1200v", name, err)
		}
	}
	cat, _ := catalog.Embedded()
	r, err := Read("x", head+"moves\ndark pass\n")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := r.Verify(cat); err == nil || !strings.Contains(err.Error(), "no card in this deck") {
		t.Errorf("empty decks: %v", err)
	}
	r.Setup.Decks[0].Cards = make([]string, rules.MaxDeck+1)
	if _, err := r.Verify(cat); err == nil || !strings.Contains(err.Error(), "too large") || len(err.Error()) > 1000 {
		t.Errorf("%.1200v", err)
	}
}
