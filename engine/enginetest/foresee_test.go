package enginetest

import (
	"math/rand/v2"
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
	cat, _ := catalog.Embedded()
	asked := 0
	for seed := range uint64(4) {
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
			d := g.Decision()
			if n%5 == 0 {
				asked += foreseenAlike(t, cat, g, d, r)
			}
			if _, err := g.Choose(bot.Plain{}.Choose(g.View(d.Seat))); err != nil {
				t.Fatal(err)
			}
		}
	}
	if asked < 300 {
		t.Errorf("only %d options were asked about", asked)
	}
}

// foreseenAlike asks about each option of a decision in a game and in one in which the opponent has
// other cards.
func foreseenAlike(t *testing.T, cat *catalog.Catalog, g *rules.Game, d *game.Decision, r *rand.Rand) (asked int) {
	t.Helper()
	other := g.S.Clone()
	if !rules.Exchange(other, d, g, r) {
		return 0
	}
	is, hash := rules.FromState(cat, other), g.Hash()
	for i := range d.Options {
		key := d.Options[i].Key
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
	if g.Hash() != hash {
		t.Error("foreseeing changed the game")
	}
	return asked
}
