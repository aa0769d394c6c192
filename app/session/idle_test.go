package session

import (
	"testing"

	"cantina/engine/card"
	"cantina/engine/game"
)

// A player who is to be asked though he has nothing is asked: the session does not answer
// for him, and what he answers is saved like any choice, also when the game is resumed.
func TestWhoHasNothingIsAskedAllTheSame(t *testing.T) {
	for _, ask := range []game.Occasions{0, game.Everywhere} {
		h := starters(3)
		h.Options.Ask = [card.Sides]game.Occasions{ask, ask}
		s, err := Start(saves(t), realRules(), h)
		if err != nil {
			t.Fatal(err)
		}
		idle := 0
		for players := randomPlayers(3); s.Decisions() < 300; {
			if d, _ := s.decision(); d != nil && len(d.Options) == 1 {
				idle++
				if !d.Idle || d.Prompt[card.French] == "" {
					t.Fatalf("decision %d: %q", s.Decisions(), d.Prompt)
				}
			}
			if ok, err := s.step(players); err != nil {
				t.Fatal(err)
			} else if !ok {
				break
			}
		}
		if (idle > 0) != (ask != 0) {
			t.Errorf("asked %d times with nothing to choose, by %b", idle, ask)
		}
		r, note, err := Resume(s.store, s.maker, s.ID())
		if err != nil || !note.Empty() || r.hash() != s.hash() || r.Decisions() != s.Decisions() {
			t.Errorf("resumed at %d of %d decisions: %+v, %v", r.Decisions(), s.Decisions(), note, err)
		}
	}
}
