package session

import (
	"errors"
	"testing"
)

// What was taken back is done again step by step, also when the game was saved in between; after
// another choice it is not, and stays as a line that a replay opens.
func TestRedo(t *testing.T) {
	s, err := Start(saves(t), realRules(), starters(7))
	if err != nil {
		t.Fatal(err)
	}
	players := randomPlayers(7)
	for range 40 {
		if _, err := s.step(players); err != nil {
			t.Fatal(err)
		}
	}
	if s.CanRedo() || !errors.Is(s.Redo(), ErrNoRedo) {
		t.Fatal("something is done again that was never taken back")
	}
	n, hash := s.Decisions(), s.hash()
	var at []int
	for _, unit := range []Unit{ByChoice, ByAction, ByTurn, ByChoice} {
		if err := s.Undo(unit); err != nil {
			t.Fatal(err)
		}
		at = append(at, s.Decisions())
	}
	for i := len(at) - 2; i >= 0; i-- {
		if err := s.Redo(); err != nil || s.Decisions() != at[i] {
			t.Fatalf("decision %d, not %d: %v", s.Decisions(), at[i], err)
		}
	}
	if err := s.Redo(); err != nil || s.Decisions() != n || s.hash() != hash || s.CanRedo() {
		t.Fatalf("decision %d of %d, another position: %v; %v", s.Decisions(), n, s.hash() != hash, err)
	}
	r, note, err := Resume(s.store, s.maker, s.ID())
	if err != nil || !note.Empty() || r.hash() != hash {
		t.Fatalf("opened again: %+v, %v", note, err)
	}
	if err := s.Undo(ByTurn); err != nil {
		t.Fatal(err)
	}
	other := ""
	for _, o := range s.g.Decision().Options {
		if o.Key != s.redos[len(s.redos)-1].keys[0] {
			other = o.Key
		}
	}
	if _, err := s.Choose(other); err != nil || s.CanRedo() {
		t.Errorf("after another choice it can be done again: %v", err)
	}
	w, err := OpenWatch(s.store, s.maker, s.ID())
	if err != nil || len(w.Lines()) < 2 {
		t.Errorf("%d lines in the replay: %v", len(w.Lines()), err)
	}
}
