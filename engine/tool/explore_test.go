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
	s := newSeries(cat, rules.Setup{Options: game.Options{Shuffled: true}})
	s.random, s.census, s.goes = true, true, 60
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
	s.devoted = func(uint64, card.Side, bot.Heart) bot.Player { return lost{} }
	p := s.play(1)
	if p.err == nil || !strings.Contains(p.err.Error(), "panic") || !strings.Contains(p.err.Error(), "replay: ") {
		t.Errorf("a fault while exploring is told as: %v", p.err)
	}
}

// A stand is the farther the nearer the card is to being used: in hand, on table, with what its text
// asks for.
func TestExplorerStandings(t *testing.T) {
	list := []standing{
		{}, {flags: game.Captive}, {dear: "a b", joined: 1}, {near: 8}, {near: 8, passed: 1}, {near: 12, dear: "a b c", joined: 3, passed: 1}, {near: 16, passed: 1},
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
	if y.card != k || s.explorer(4, s.first).card != nil {
		t.Error("it looks for the use of the wrong card")
	}
	if s.tried[k] = 2 * patience; s.explorer(1, s.first).goes != 3*y.goes {
		t.Error("it looks no longer for what is harder to use")
	}
}

// lost is a player who falls over his first choice.
type lost struct{}

func (lost) Choose(*game.View) string { panic("lost") }

// Where both sides' cards are hard to use each has its games to itself; decks by which one was used
// are dealt again, and those of other games are not.
func TestSeriesLearns(t *testing.T) {
	s, k := exploring("caller-dark")
	other := s.cat.Get("caller-light")
	s.aim[other.Side], s.hard[other] = []*catalog.Card{other}, true
	had := map[*catalog.Card]int{}
	for seed := range uint64(64) {
		r := s.round(seed)
		if r[card.Dark] != nil && r[card.Light] != nil {
			t.Fatalf("seed %d: the game is played round two cards", seed)
		}
		for _, x := range r {
			had[x]++
		}
	}
	if had[k] < 16 || had[other] < 16 {
		t.Errorf("of 64 games %d and %d are played round the two", had[k], had[other])
	}
	delete(s.hard, other)
	delete(s.hard, k)
	if r := s.round(1); r[card.Dark] != k || r[card.Light] != other {
		t.Error("cards that are not hard to use are not played together")
	}
	s, k = exploring("caller-dark")
	s.learn(played{seed: 1, decks: 1, fates: map[string]fate{}})
	if s.deckSeed(5) != 5 {
		t.Error("it learns from a game in which the card was not used")
	}
	used := map[string]fate{k.Slug: {used: true}}
	s.learn(played{seed: 1, decks: 1, fates: used})
	s.learn(played{seed: 1, decks: 1, fates: used})
	if s.deckSeed(5) != 1 || s.deckSeed(1) != 1 || s.deckSeed(3) != 3 || len(s.served[k]) != 1 {
		t.Errorf("the decks of games 5 and 3 are made by %d and %d; %v served", s.deckSeed(5), s.deckSeed(3), s.served[k])
	}
	a, _ := s.randomDecks(5)
	b, _ := s.randomDecks(1)
	if !slices.Equal(a.Decks[card.Dark].Cards, b.Decks[card.Dark].Cards) || a.Seed == b.Seed {
		t.Error("decks that served are not dealt again, in another order")
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
