package session

import (
	"bytes"
	"testing"

	"cantina/engine/replay"
)

// TestARealGameAtEveryDecision plays a game of the starter decks by chance. At
// every few decisions it is resumed from the file, and undone.
func TestARealGameAtEveryDecision(t *testing.T) {
	st := saves(t)
	s, err := Start(st, realRules(), starters(2))
	if err != nil {
		t.Fatal(err)
	}
	players := randomPlayers(2)
	for i := 0; ; i++ {
		ok, err := s.step(players)
		if err != nil {
			t.Fatal(err)
		}
		if d := s.g.Decision(); d != nil && len(d.Options) < 2 {
			t.Fatalf("decision %d is forced and was shown: %s", s.Decisions(), d.Prompt[0])
		}
		if i%40 == 7 || !ok {
			r, note, err := Resume(st, realRules(), s.ID())
			if err != nil || !note.Empty() || r.hash() != s.hash() {
				t.Fatalf("decision %d: not as it was: %+v, %v", s.Decisions(), note, err)
			}
		}
		if i%40 == 27 && ok {
			was := s.Decisions()
			unit := Unit(i / 40 % 3)
			if err := s.Undo(unit); err != nil || s.Decisions() >= was {
				t.Fatalf("undo %d at decision %d leads to %d, %v", unit, was, s.Decisions(), err)
			}
		}
		if !ok {
			break
		}
	}
	var text bytes.Buffer
	if err := s.Replay(&text); err != nil {
		t.Fatal(err)
	}
	r, err := replay.Read("replay", text.String())
	if err != nil {
		t.Fatal(err)
	}
	r.Catalog = realRules().Cat.Hash()
	if res, err := r.Verify(realRules().Cat); err != nil || res.Remark != "" {
		t.Error(res.Remark, err)
	}
}

// TestSeatsSeeOnlyTheirOwn plays by chance and looks at what the seat in front
// sees whenever no curtain is needed: never the other hand.
func TestSeatsSeeOnlyTheirOwn(t *testing.T) {
	s, err := Start(saves(t), realRules(), starters(3))
	if err != nil {
		t.Fatal(err)
	}
	players := randomPlayers(3)
	for range 200 {
		if s.NeedsCurtain() {
			if v := s.View(); v.Prompt != nil && len(v.Prompt.Options) > 0 {
				t.Fatalf("decision %d: the seat in front sees the options of the other", s.Decisions())
			}
			s.Lift()
		}
		if v := s.View(); len(v.Players[s.Front().Other()].Hand) > 0 {
			t.Fatalf("decision %d: the other hand is seen", s.Decisions())
		}
		if ok, err := s.step(players); err != nil || !ok {
			t.Fatal(ok, err)
		}
	}
}
