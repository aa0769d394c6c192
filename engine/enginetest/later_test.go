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

// What is told of later phases of a turn is there when both have passed until then, and hangs on
// nothing that is hidden (turn.phase.rhythm).
func TestLaterComes(t *testing.T) {
	cat, _ := catalog.Embedded()
	told, came, missed := 0, 0, 0
	for seed := range uint64(6) {
		s := rules.Setup{Seed: seed, Options: game.Options{Shuffled: true}}
		for side := range card.Sides {
			s.Decks[side] = decks.Random(cat, side, seed).Dealt()
		}
		g, err := rules.New(cat, s)
		if err != nil {
			t.Fatal(err)
		}
		r := rand.New(rand.NewPCG(seed, 3))
		for n := 0; n < 150 && g.Decision() != nil; n++ {
			d := g.Decision()
			if n%3 == 0 {
				later, hash := g.Later(5), g.Hash()
				told += len(later)
				c, m := fulfilled(t, g, later)
				came, missed = came+c, missed+m
				laterAlike(t, cat, g, d, r)
				if g.Hash() != hash {
					t.Fatal("looking ahead changed the game")
				}
			}
			if _, err := g.Choose(bot.Plain{}.Choose(g.View(d.Seat))); err != nil {
				t.Fatal(err)
			}
		}
	}
	// only what comes from hidden cards on the way may turn out otherwise
	if told < 500 || missed*50 > came {
		t.Errorf("of %d that were told %d came and %d did not", told, came, missed)
	}
}

// fulfilled passes in another game to where each is told to be possible, and counts those that are.
func fulfilled(t *testing.T, g *rules.Game, later []game.Later) (came, missed int) {
	t.Helper()
	turn, seat := g.Status().Turn, g.Decision().Seat
	for c := g.Clone(); len(later) > 0; {
		d, st := c.Decision(), c.Status()
		if d == nil || st.Turn != turn || st.Phase > later[0].Phase {
			return came, missed + len(later)
		}
		if d.Seat == seat && d.Kind == game.AskAction && st.Phase == later[0].Phase {
			for len(later) > 0 && later[0].Phase == st.Phase {
				if slices.ContainsFunc(d.Options, func(o game.Option) bool { return o.Key == later[0].Key }) {
					came++
				} else {
					missed++
				}
				later = later[1:]
			}
		}
		key, ok := game.PassedOver(d)
		if !ok {
			t.Fatal("nobody can pass")
		}
		if _, err := c.Choose(key); err != nil {
			t.Fatal(err)
		}
	}
	return came, missed
}

// laterAlike asks in a game and in one in which the opponent has other cards.
func laterAlike(t *testing.T, cat *catalog.Catalog, g *rules.Game, d *game.Decision, r *rand.Rand) {
	t.Helper()
	other := g.S.Clone()
	if !rules.Exchange(other, d, g, r) {
		return
	}
	keys := func(of []game.Later) (out []string) {
		for _, l := range of {
			out = append(out, l.Phase.String()+" "+l.Key)
		}
		return
	}
	if a, b := keys(g.Later(7)), keys(rules.FromState(cat, other).Later(7)); !slices.Equal(a, b) {
		t.Errorf("what can be done later depends on hidden cards: %v, %v", a, b)
	}
}
