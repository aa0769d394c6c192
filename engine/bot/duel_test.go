package bot_test

import (
	"math"
	"testing"

	"cantina/decks"
	"cantina/engine/bot"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/rules"
)

// wilson is the lower bound of the share of games won, with 95 % certainty.
func wilson(won, all int) float64 {
	const z = 1.96
	n, p := float64(all), float64(won)/float64(all)
	return (p + z*z/(2*n) - z*math.Sqrt(p*(1-p)/n+z*z/(4*n*n))) / (1 + z*z/n)
}

// duel plays one game of Plain on a side against Random and tells whether Plain won.
func duel(t *testing.T, cat *catalog.Catalog, s rules.Setup, side card.Side) bool {
	t.Helper()
	g, err := rules.New(cat, s)
	if err != nil {
		t.Fatal(err)
	}
	var players [card.Sides]bot.Player
	players[side], players[side.Other()] = bot.Plain{}, bot.NewRandom(s.Seed, side.Other())
	if _, err := bot.Game(g, players, nil); err != nil {
		t.Fatalf("seed %d, %s: %v", s.Seed, side, err)
	}
	if !g.Status().Ended {
		t.Fatalf("seed %d, %s: the game did not end", s.Seed, side)
	}
	return g.Status().Winner == 1+int8(side)
}

// Plain beats Random: each pair of decks is played with both sides.
func TestPlainBeatsRandom(t *testing.T) {
	cat, _ := catalog.Embedded()
	for name, deal := range map[string]func(side card.Side, seed uint64) *decks.Deck{
		"starter decks": func(side card.Side, seed uint64) *decks.Deck {
			var mine []*decks.Deck
			for _, d := range decks.Embedded() {
				if d.Side == side {
					mine = append(mine, d)
				}
			}
			return mine[int(seed)%len(mine)]
		},
		"decks of all cards": func(side card.Side, seed uint64) *decks.Deck { return decks.Random(cat, side, seed) },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			const pairs = 15
			won := 0
			for seed := range uint64(pairs) {
				s := rules.Setup{Seed: seed, Options: game.Options{Shuffled: true}}
				for side := range card.Sides {
					s.Decks[side] = deal(side, seed).Dealt()
				}
				for side := range card.Sides {
					if duel(t, cat, s, side) {
						won++
					}
				}
			}
			if low := wilson(won, 2*pairs); low <= 0.5 {
				t.Errorf("%d of %d games won: not surely more than half (%.2f)", won, 2*pairs, low)
			}
		})
	}
}

// Two Plain players come to an end as well, and the same game is played twice alike.
func TestPlainAgainstItself(t *testing.T) {
	cat, _ := catalog.Embedded()
	var hashes [2]uint64
	for i := range hashes {
		s := rules.Setup{Seed: 5, Options: game.Options{Shuffled: true}}
		for side := range card.Sides {
			s.Decks[side] = decks.Random(cat, side, 8).Dealt()
		}
		g, err := rules.New(cat, s)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := bot.Game(g, [card.Sides]bot.Player{bot.Plain{}, bot.Plain{}}, nil); err != nil {
			t.Fatal(err)
		}
		hashes[i] = g.Hash()
	}
	if hashes[0] != hashes[1] {
		t.Error("the same game was played otherwise")
	}
}
