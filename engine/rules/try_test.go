package rules

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
	"testing"

	"cantina/decks"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
)

func setup(t testing.TB, seed uint64) (*catalog.Catalog, Setup) {
	cat, _ := catalog.Embedded()
	s := Setup{Seed: seed}
	for side, name := range []string{"imperial-fist", "rebel-strike"} {
		d, err := decks.LoadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		x := Deck{Name: d.Name, Side: card.Side(side), Start: d.Start}
		for _, e := range d.Cards {
			for range e.Count {
				x.Cards = append(x.Cards, e.Slug)
			}
		}
		s.Decks[side] = x
	}
	return cat, s
}

func TestTry(t *testing.T) {
	n := 20
	if x := os.Getenv("TRY"); x != "" {
		n, _ = strconv.Atoi(x)
	}
	total := 0
	for seed := range uint64(n) {
		total += play(t, seed)
	}
	fmt.Println(total, "decisions")
}

func play(t testing.TB, seed uint64) int {
	cat, s := setup(t, seed)
	g, err := New(cat, s)
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(seed, 1))
	n := 0
	defer func() {
		if e := recover(); e != nil {
			for _, f := range g.S.Frames {
				fmt.Println(procs[f.Proc].name, f.Step, f.Card, f.Clause)
			}
			fmt.Println("seed", seed, "decision", n)
			panic(e)
		}
	}()
	for !g.S.Ended {
		if g.dec == nil {
			panic("no decision")
		}
		o := g.dec.Options[r.IntN(len(g.dec.Options))]
		if o.Verb == game.Pass && len(g.dec.Options) > 1 && r.IntN(3) > 0 {
			o = g.dec.Options[r.IntN(len(g.dec.Options))]
		}
		g.Take(&o)
		n++
		if n > 20000 {
			t.Fatal("endless")
		}
	}
	return n
}

func BenchmarkGame(b *testing.B) {
	for i := range b.N {
		play(b, uint64(i))
	}
}
