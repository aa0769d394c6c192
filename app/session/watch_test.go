package session

import (
	"slices"
	"testing"
	"time"

	"cantina/engine/card"
	"cantina/engine/game"
)

// played is a real game of random players with its hash after each number of decisions.
func played(t *testing.T, decisions int) (*Session, map[int]uint64) {
	t.Helper()
	s, err := Start(saves(t), realRules(), starters(5))
	if err != nil {
		t.Fatal(err)
	}
	at := map[int]uint64{s.Decisions(): s.hash()}
	for players := randomPlayers(5); s.Decisions() < decisions; {
		if ok, err := s.step(players); err != nil || !ok {
			t.Fatal(ok, err)
		}
		at[s.Decisions()] = s.hash()
	}
	return s, at
}

// A game is looked at at any moment, in any order, as it was when it was played.
func TestWatchEveryMoment(t *testing.T) {
	s, was := played(t, 150)
	w, err := OpenWatch(s.store, s.maker, s.ID())
	if err != nil || w.Stopped() != nil || w.At() != 0 || w.Len() != s.Decisions() {
		t.Fatal(err, w.Stopped(), w.At(), w.Len())
	}
	for _, n := range []int{w.Len(), 0, 3, 2, 77, 76, 75, 100, 24, 48, 47, w.Len() - 1} {
		if err := w.Go(n); err != nil || w.At() != n {
			t.Fatalf("decision %d: %v", n, err)
		}
		if h, ok := was[n]; ok && w.g.Hash() != h {
			t.Errorf("after %d decisions it is another position than was played", n)
		}
	}
	w.Go(0)
	steps := []int{}
	for w.At() < w.Len() {
		if err := w.Go(w.Beside(true)); err != nil {
			t.Fatal(err)
		}
		steps = append(steps, w.At())
	}
	for i := len(steps) - 2; i >= 0; i-- {
		if w.Go(w.Beside(false)); w.At() != steps[i] {
			t.Fatalf("a step back leads to %d, forward it was %d", w.At(), steps[i])
		}
	}
	if h := s.hash(); was[s.Decisions()] != h {
		t.Error("the game that was watched has changed")
	}
}

// Each seat sees its own hand and what it decides itself; with open eyes both are seen.
func TestWatchWithWhoseEyes(t *testing.T) {
	s, _ := played(t, 60)
	w, err := OpenWatch(s.store, s.maker, s.ID())
	if err != nil {
		t.Fatal(err)
	}
	told := map[bool]int{}
	for w.At() < w.Len() {
		d := w.g.Decision()
		for seat := range card.Sides {
			v, open := w.View(Eyes{Seat: seat}), w.View(Eyes{Seat: seat, Open: true})
			other := seat.Other()
			if len(v.Players[other].Hand) > 0 || len(open.Players[other].Hand) != v.Hands[other] || len(v.Players[seat].Hand) != v.Hands[seat] {
				t.Fatalf("after %d decisions %s sees %d cards of the other hand, with open eyes %d of %d", w.At(), seat,
					len(v.Players[other].Hand), len(open.Players[other].Hand), v.Hands[other])
			}
			if says := v.Prompt != nil && v.Prompt.Prompt != (card.Text{}); says != (d.Seat == seat) {
				t.Fatalf("after %d decisions %s reads what %s chooses next: %v", w.At(), seat, d.Seat, says)
			} else if says {
				told[len(v.Prompt.Options) == 0]++
			}
			if open.Prompt.Prompt == (card.Text{}) {
				t.Fatalf("after %d decisions nothing is said of what comes", w.At())
			}
			for _, c := range open.Players[other].Hand {
				if sum := w.Explain(Eyes{Seat: seat}, c.ID, card.Destiny); len(sum.Terms) != 1 || sum.Terms[0].Say != unseen {
					t.Fatalf("%s learns the destiny of %s", seat, c.Key)
				}
			}
		}
		w.Go(w.At() + 1)
	}
	if told[true] < 30 || told[false] > 0 {
		t.Errorf("what is chosen next was told %d times, with answers %d", told[true], told[false])
	}
}

// What was taken back is a line of its own, also where it was taken back from a line that
// was taken back itself.
func TestWatchWhatWasTakenBack(t *testing.T) {
	s, _ := played(t, 60)
	first := slices.Clone(s.keys)
	undo := func() {
		t.Helper()
		if err := s.Undo(ByTurn); err != nil {
			t.Fatal(err)
		}
	}
	undo()
	players := randomPlayers(6)
	for range 3 {
		s.step(players)
	}
	second := slices.Clone(s.keys)
	undo()
	undo()
	stands := slices.Clone(s.keys)
	w, err := OpenWatch(s.store, s.maker, s.ID())
	if err != nil {
		t.Fatal(err)
	}
	var got [][]string
	for i, l := range w.Lines() {
		got = append(got, l.Keys)
		if err := w.Follow(i); err != nil || w.Stopped() != nil || w.Len() != len(l.Keys) {
			t.Errorf("line %d: %v, %v, %d of %d", i, err, w.Stopped(), w.Len(), len(l.Keys))
		}
		if i > 0 && (w.At() != l.From || l.From > len(stands) || l.When.IsZero()) {
			t.Errorf("line %d begins at %d, leaves the game at %d of %d", i, w.At(), l.From, len(stands))
		}
	}
	if !slices.Equal(got[0], stands) {
		t.Error("the first line is not the game that stands")
	}
	has := func(keys []string) bool {
		return slices.ContainsFunc(got, func(k []string) bool { return slices.Equal(k, keys) })
	}
	if !has(first) || !has(second) {
		t.Errorf("of %d lines none is what was first played (%v) or then (%v)", len(got), has(first), has(second))
	}
}

// The marks stand where the log tells of them, and a line of the log leads to its moment.
func TestWatchTimeline(t *testing.T) {
	s, _ := played(t, 200)
	w, err := OpenWatch(s.store, s.maker, s.ID())
	if err != nil {
		t.Fatal(err)
	}
	eyes := Eyes{Seat: card.Dark}
	kinds := map[game.Kind]int{}
	for _, m := range w.Moments() {
		kinds[m.Kind]++
		w.Go(m.N)
		log := w.View(eyes).Log
		line := slices.IndexFunc(log, func(l game.LogLine) bool { return l.Kind == m.Kind && l.Turn == m.Turn && l.By == m.By })
		if line < 0 {
			t.Fatalf("the log does not tell of %v", m)
		}
		if n, err := w.Told(eyes, line); err != nil || n > m.N || w.At() != m.N {
			t.Errorf("%v is told at %d: %v", m, n, err)
		}
	}
	if kinds[game.TurnStarted] < 5 || kinds[game.TurnStarted] < w.Status().Turn-1 {
		t.Errorf("the timeline shows %v", kinds)
	}
	w.Go(0)
	for turn := 1; w.At() < w.Len(); turn++ {
		w.Go(w.Mark(game.TurnStarted, true))
	}
	if w.Go(w.Mark(game.TurnStarted, false)); w.At() == w.Len() || w.At() == 0 {
		t.Error("there is no way back by turns")
	}
}

// A game goes on from any moment as another one; the one watched stays.
func TestBranchFromAMoment(t *testing.T) {
	s, was := played(t, 100)
	w, err := OpenWatch(s.store, s.maker, s.ID())
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range []int{0, 41, w.Len()} {
		w.Go(n)
		for was[n] == 0 && n > 0 {
			n = w.Beside(false)
			w.Go(n)
		}
		hash := w.g.Hash()
		b, err := w.Branch("test", "0", time.Unix(1, 0))
		if err != nil || b.ID() == s.ID() {
			t.Fatalf("from decision %d: %v", n, err)
		}
		if n > 0 && b.hash() != hash || b.Decisions() < n {
			t.Errorf("from decision %d it begins elsewhere, at %d", n, b.Decisions())
		}
		if _, err := b.step(randomPlayers(9)); err != nil {
			t.Errorf("it does not go on: %v", err)
		}
		if err := b.Undo(ByChoice); err != nil {
			t.Errorf("nothing can be taken back in it: %v", err)
		}
	}
	if lines, _ := s.store.Lines(s.ID()); !slices.Equal(lines, s.keys) {
		t.Error("the game that was watched has changed")
	}
}
