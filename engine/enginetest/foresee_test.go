package enginetest

import (
	"math/rand/v2"
	"slices"
	"testing"

	"cantina/decks"
	"cantina/engine/bot"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/rules"
)

// What a seat foresees does not hang on what its opponent holds and has in his piles: with other
// cards there it foresees the same. Nor does asking change the game.
func TestForeseenIsNotKnown(t *testing.T) {
	asked := 0
	lookedAhead(t, 8, 5, func(g, other *rules.Game) {
		if other != nil {
			asked += foreseenAlike(t, g, other)
		}
	})
	if asked < 300 {
		t.Errorf("only %d options were asked about", asked)
	}
}

// lookedAhead plays so many games of random decks sensibly and shows a decision now and then: the game, and
// one in which the opponent has other cards, nil where the decision itself looks at his. Neither is to
// change by that.
func lookedAhead(t *testing.T, games, every int, look func(g, other *rules.Game)) {
	t.Helper()
	cat, _ := catalog.Embedded()
	for seed := range uint64(games) {
		s := rules.Setup{Seed: seed, Options: game.Options{Shuffled: true}}
		for side := range card.Sides {
			s.Decks[side] = decks.Random(cat, side, seed).Dealt()
		}
		g, err := rules.New(cat, s)
		if err != nil {
			t.Fatal(err)
		}
		r := rand.New(rand.NewPCG(seed, 2))
		for n := 0; n < 150 && g.Decision() != nil; n++ {
			if n%every == 0 {
				var other *rules.Game
				if state := g.S.Clone(); rules.Exchange(state, g.Decision(), g, r) {
					other = rules.FromState(cat, state)
				}
				hash := g.Hash()
				if look(g, other); g.Hash() != hash {
					t.Error("looking ahead changed the game")
				}
			}
			if _, err := g.Choose(bot.Plain{}.Choose(g.View(g.Decision().Seat))); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// foreseenAlike asks two games that look the same about each option of the decision.
func foreseenAlike(t *testing.T, g, is *rules.Game) (asked int) {
	t.Helper()
	for _, o := range slices.Clone(g.Decision().Options) {
		key := o.Key
		a, b := g.Foresee(key, 7, bot.Plain{}.Choose), is.Foresee(key, 7, bot.Plain{}.Choose)
		if a == nil || b == nil {
			if a != b {
				t.Errorf("%s is foreseen in one of two games that look the same", key)
			}
			continue
		}
		asked++
		if where := Differs(a, b); where != "" {
			t.Errorf("what is foreseen of %s depends on hidden cards: %s", key, where)
		}
	}
	return asked
}
