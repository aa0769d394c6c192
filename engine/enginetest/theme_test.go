package enginetest

import (
	"slices"
	"testing"

	"cantina/engine/bot"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/rules"
	"cantina/engine/scene"
)

// A theme is what random players play on purpose: decks of cards of which it is likely, and
// the events that tell that it came about.
type theme struct {
	cards   [card.Sides][]string
	spare   int // of so many cards one stays what it was
	kinds   []game.Kind
	lacks   func() bool                            // tells whether more games are needed; nil: the kinds do
	outside [card.Sides][]string                   // what lies beside a deck
	first   func(seed uint64) [card.Sides][]string // what a deck begins with, its start in front; nil: what it begins with anyway
}

// decks are random decks, most of whose cards are those of the theme.
func (th theme) decks(t *testing.T, cat *catalog.Catalog, seed uint64) rules.Setup {
	s := RandomDecks(cat, seed)
	var first [card.Sides][]string
	if th.first != nil {
		first = th.first(seed)
	}
	for side := range card.Sides {
		d := &s.Decks[side]
		d.Cards = slices.Clone(d.Cards)
		if copy(d.Cards, first[side]) > 0 {
			d.Start = d.Cards[0]
		}
		if th.outside[side] != nil {
			d.Outside = th.outside[side]
		}
		for i := len(first[side]); i < len(d.Cards); i++ {
			slug := th.cards[side][(i+int(seed))%len(th.cards[side])]
			if cat.Get(slug) == nil {
				t.Fatalf("there is no card %s", slug)
			}
			if i%th.spare > 0 && !slices.Contains([]string{d.Start, d.Effect, d.Interrupt}, d.Cards[i]) {
				d.Cards[i] = slug
			}
		}
	}
	return s
}

// play lets random players play it: all that holds for every game holds in its midst, saved
// and loaded, dealt anew where a seat does not see. Each event of its kinds must come about,
// soon or in one of some games more, and told is called with all of them.
func (th theme) play(t *testing.T, told func(g *rules.Game, e *game.Event)) {
	t.Helper()
	cat, problems := scene.Catalog()
	for _, p := range problems {
		t.Error(p.Explain())
	}
	o, n := Options{Copy: 11, Redeal: 3, Accept: 23}, 12
	if long() {
		o, n = Every, 60
	}
	count := map[game.Kind]int{}
	more := func() bool {
		return slices.ContainsFunc(th.kinds, func(k game.Kind) bool { return count[k] == 0 }) || th.lacks != nil && th.lacks()
	}
	for i := 0; i < n || i < 8*n && more(); i++ {
		s := th.decks(t, cat, uint64(i+1))
		Play(t, cat, s, s.Seed, o)
		g, err := rules.New(cat, s)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := bot.Game(g, [card.Sides]bot.Player{bot.NewRandom(s.Seed, card.Dark), bot.NewRandom(s.Seed, card.Light)}, nil); err != nil {
			t.Fatal(err)
		}
		for j := range g.S.Log {
			count[g.S.Log[j].Kind]++
			told(g, &g.S.Log[j])
		}
	}
	for _, k := range th.kinds {
		word, _ := k.MarshalText()
		if t.Logf("%s: %d", word, count[k]); count[k] == 0 {
			t.Errorf("in %d games there was no %s", 8*n, word)
		}
	}
}
