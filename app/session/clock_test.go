package session

import (
	"errors"
	"testing"

	"cantina/engine/game"
)

// A game by the clock ends with the turn in which a player says that time is up, also
// when it is resumed in between; another game has no clock (win.time).
func TestTimeUp(t *testing.T) {
	st := saves(t)
	h := starters(3)
	s, err := Start(st, realRules(), h)
	if err != nil {
		t.Fatal(err)
	}
	if s.MayTime() || !errors.Is(s.TimeUp(), ErrNotNow) {
		t.Error("time is up in a game without a clock")
	}
	h.Options = game.Options{Clock: true}
	if s, err = Start(st, realRules(), h); err != nil {
		t.Fatal(err)
	}
	if err := s.TimeUp(); err != nil {
		t.Fatal(err)
	}
	r, note, err := Resume(st, realRules(), s.ID())
	if err != nil || !note.Empty() || r.hash() != s.hash() {
		t.Fatalf("not as it was: %+v, %v", note, err)
	}
	if r.MayTime() || !errors.Is(r.TimeUp(), ErrNotNow) {
		t.Error("time is up twice")
	}
	turn := r.View().Turn
	for players := randomPlayers(3); ; {
		if ok, err := r.step(players); err != nil {
			t.Fatal(err)
		} else if !ok {
			break
		}
	}
	if v := r.View(); !v.Ended || v.Turn != turn {
		t.Errorf("turn %d, ended %v; it was turn %d", v.Turn, v.Ended, turn)
	}
}
