package tool

import (
	"slices"
	"strings"
	"testing"

	"cantina/engine/bot"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/rules"
)

// exploring is a series whose Dark games are played round a card that is hard to use, or said to be.
func exploring(slug string) (*series, *catalog.Card) {
	cat, _ := catalog.Embedded()
	k := cat.Get(slug)
	s := &series{cat: cat, first: rules.Setup{Options: game.Options{Shuffled: true}}, random: true, census: true, goes: 60}
	s.aim[k.Side], s.hard = []*catalog.Card{k}, map[*catalog.Card]bool{k: true}
	return s, k
}

// Where a card is hard to use, choices are found by which it is; the game is played by them from its
// start, and comes to its end.
func TestExplorer(t *testing.T) {
	s, k := exploring("caller-dark")
	for seed := uint64(1); ; seed += 4 {
		if seed > 40 {
			t.Fatal("in ten games no use is found")
		}
		p := s.play(seed)
		if !p.explored || p.err != nil || !p.over {
			t.Fatalf("seed %d: explored %v, over %v, %v", seed, p.explored, p.over, p.err)
		}
		if !p.found {
			continue
		}
		if !p.fates[k.Slug].used {
			t.Errorf("seed %d: a use was found, and the card is not used", seed)
		}
		if again := s.play(seed); again.decisions != p.decisions {
			t.Errorf("seed %d: %d decisions, then %d", seed, p.decisions, again.decisions)
		}
		s.hard = nil
		if plain := s.play(seed); plain.explored || plain.found {
			t.Errorf("seed %d: explored where no card is hard to use", seed)
		}
		return
	}
}

// What goes wrong while the explorer plays is an error of the game, with a replay of the way there.
func TestExplorerFault(t *testing.T) {
	t.Setenv("TMPDIR", t.TempDir())
	s, _ := exploring("caller-dark")
	s.hard[nil] = true // Light's game is played round no card: nothing can be asked of that
	p := s.play(1)
	if p.err == nil || !strings.Contains(p.err.Error(), "panic") || !strings.Contains(p.err.Error(), "replay: ") {
		t.Errorf("a fault while exploring is told as: %v", p.err)
	}
}

// A stand is the farther the more was used, then the nearer a card is to being used: in hand, on
// table, with what its text asks for.
func TestExplorerStandings(t *testing.T) {
	list := []standing{
		{}, {flags: game.Captive}, {dear: "a b", joined: 1}, {near: 8}, {near: 12, dear: "a b c", joined: 3}, {near: 16},
		{used: [card.Sides]bool{true}}, {used: [card.Sides]bool{true}, near: 8}, {used: [card.Sides]bool{true, true}},
	}
	if !slices.IsSortedFunc(list, func(a, b standing) int { return a.worth() - b.worth() }) {
		for _, st := range list {
			t.Logf("%+v: %d", st, st.worth())
		}
		t.Error("they are not in order")
	}
	x := &explorer{stands: []*stand{{standing: standing{dear: "a"}}, {standing: standing{dear: "a b"}}}}
	s, k := exploring("caller-dark")
	y := s.explorer(1, s.first)
	x.rand = y.rand
	had := map[*stand]int{}
	for range 40 {
		had[x.pick()]++
	}
	if n := had[x.stands[1]]; n < 19 || n > 22 {
		t.Errorf("of two stands the one that has come farther is taken %d times of 40", n)
	}
	if !slices.Contains(y.round, k) || s.explorer(4, s.first).round != nil {
		t.Error("it looks for the use of the wrong cards")
	}
}

// Given choices are made first, by whoever is asked.
func TestFollower(t *testing.T) {
	way := []string{"a", "b"}
	mine, other := follower{&way, bot.NewRandom(1, card.Dark)}, follower{&way, bot.NewRandom(1, card.Light)}
	v := &game.View{Prompt: &game.Decision{Options: []game.Option{{Verb: game.Pass, Key: "c"}}}}
	for i, p := range []follower{mine, other, mine} {
		if got := p.Choose(v); got != []string{"a", "b", "c"}[i] {
			t.Errorf("choice %d is %s", i, got)
		}
	}
}
