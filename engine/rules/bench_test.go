package rules_test

import (
	"math/rand/v2"
	"slices"
	"sync"
	"testing"
	"time"

	"cantina/decks"
	"cantina/engine/bot"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/rules"
)

// starting is the two starter decks and the cards; the program opens them once.
var starting = sync.OnceValues(func() (*catalog.Catalog, rules.Setup) {
	cat, problems := catalog.Embedded()
	if len(problems) > 0 {
		panic(problems[0].Explain())
	}
	var s rules.Setup
	for side, name := range []string{"imperial-fist", "rebel-strike"} {
		d, err := decks.LoadFile(name)
		if err != nil {
			panic(err)
		}
		s.Decks[side] = d.Dealt()
	}
	return cat, s
})

// starters is a game of the two starter decks.
func starters(seed uint64) (*catalog.Catalog, rules.Setup) {
	cat, s := starting()
	s.Seed = seed
	return cat, s
}

// playOut plays a game with random choices, seldom passing, and calls at before
// each one. It fails if the game does not end.
func playOut(t testing.TB, seed uint64, at func(g *rules.Game)) int {
	t.Helper()
	cat, s := starters(seed)
	return playOf(t, cat, s, at)
}

// playOf is playOut of other decks.
func playOf(t testing.TB, cat *catalog.Catalog, s rules.Setup, at func(g *rules.Game)) int {
	t.Helper()
	seed := s.Seed
	g, err := rules.New(cat, s)
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(seed, 1))
	for n := 0; ; n++ {
		if g.S.Ended {
			return n
		}
		if n > 20000 {
			t.Fatalf("seed %d: the game does not end", seed)
		}
		if at != nil {
			at(g)
		}
		o := g.Decision().Options[r.IntN(len(g.Decision().Options))]
		if o.Verb == game.Pass && r.IntN(3) > 0 {
			o = g.Decision().Options[r.IntN(len(g.Decision().Options))]
		}
		g.Take(&o)
	}
}

// full is a game with a full table: the decision with the most cards in play of
// several games.
func full(t testing.TB) *rules.Game {
	var best *rules.Game
	for seed := range uint64(8) {
		playOut(t, seed, func(g *rules.Game) {
			f := g.S.Top()
			hand := g.S.Piles[g.S.Active][game.Hand]
			if f.Proc == rules.ProcPhase && g.S.Phase == game.Deploy && len(hand) > 4 && (best == nil || len(g.InPlay()) > len(best.InPlay())) {
				best = g.Clone()
			}
		})
	}
	best.Run()
	return best
}

func TestRandomGamesEnd(t *testing.T) {
	for seed := range uint64(40) {
		playOut(t, seed, nil)
	}
}

func BenchmarkGame(b *testing.B) {
	n := 0
	for i := range b.N {
		n += playOut(b, uint64(i), nil)
	}
	b.ReportMetric(float64(n)/float64(b.N), "decisions/game")
}

// BenchmarkSim is a game of bots, which see a View at every decision.
func BenchmarkSim(b *testing.B) {
	for i := range b.N {
		seed := uint64(i % 8)
		g, err := rules.New(starters(seed))
		if err != nil {
			b.Fatal(err)
		}
		var players [card.Sides]bot.Player
		for side := range card.Sides {
			players[side] = bot.NewRandom(seed, side)
		}
		if _, err := bot.Game(g, players, nil); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkOptions lists the options of a full table and reports the slowest
// hundredth of all decisions of eight games besides.
func BenchmarkOptions(b *testing.B) {
	b.Run("full", func(b *testing.B) {
		g := full(b)
		b.ReportMetric(float64(len(g.InPlay())), "cards")
		for b.Loop() {
			g.List(g.S.Active)
		}
	})
	b.Run("p99", func(b *testing.B) {
		var all []time.Duration
		for i := range b.N {
			playOut(b, uint64(i%8), func(g *rules.Game) {
				seat := g.Decision().Seat
				g.Forget()
				start := time.Now()
				g.List(seat)
				all = append(all, time.Since(start))
			})
		}
		slices.Sort(all)
		b.ReportMetric(float64(all[len(all)*99/100].Nanoseconds())/1000, "p99-µs")
	})
}

func BenchmarkDecision(b *testing.B) {
	g := full(b)
	for b.Loop() {
		g.Forget()
		g.Decision()
	}
}

// BenchmarkWhy asks why cards of the hand, and cards on table, cannot be brought to the
// locations, and why they cannot be used at all.
func BenchmarkWhy(b *testing.B) {
	g := full(b)
	g.Decision() // the player sees it as he asks
	for name, ids := range map[string][]game.CardID{"hand": g.S.Piles[g.S.Active][game.Hand], "table": g.InPlay()} {
		b.Run(name, func(b *testing.B) {
			for i := 0; b.Loop(); i++ {
				g.Why(g.S.Active, ids[i%len(ids)], g.S.Row[i%len(g.S.Row)])
			}
		})
		b.Run(name+"-alone", func(b *testing.B) {
			for i := 0; b.Loop(); i++ {
				g.Why(g.S.Active, ids[i%len(ids)], 0)
			}
		})
	}
}

func BenchmarkClone(b *testing.B) {
	g := full(b)
	b.ReportAllocs()
	for b.Loop() {
		g.Clone()
	}
}

func BenchmarkView(b *testing.B) {
	g := full(b)
	b.ReportAllocs()
	for b.Loop() {
		g.Forget()
		g.View(g.S.Active)
	}
}
