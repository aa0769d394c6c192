package session

import (
	"errors"
	"testing"

	"cantina/app/store"
	"cantina/engine/bot"
	"cantina/engine/card"
)

// Against the program the person's seat is always in front, no curtain falls, what the program
// did is passed over by an undo, and it does the same again; the game is resumed as it was.
func TestAgainstTheProgram(t *testing.T) {
	for _, by := range []string{store.PlainPlayer, store.RandomPlayer} {
		t.Run(by, func(t *testing.T) {
			st, h := saves(t), starters(6)
			h.First = card.Light
			h.Played[card.Dark] = by
			s, err := Start(st, realRules(), h)
			if err != nil {
				t.Fatal(err)
			}
			me := bot.NewRandom(4, card.Light)
			thought := 0
			turn := func(s *Session) {
				for s.MachineNext() {
					if _, err := s.Choose(s.g.Decision().Options[0].Key); !errors.Is(err, ErrNotNow) && err == nil {
						t.Fatal("a person answered for the program")
					}
					if _, err := s.Think(); err != nil {
						t.Fatal(err)
					}
					thought++
					if s.NeedsCurtain() || s.Front() != card.Light {
						t.Fatalf("decision %d: the program sits in front", s.Decisions())
					}
				}
			}
			for s.Status().Turn < 7 && !s.Status().Ended {
				turn(s)
				if _, err := s.Think(); !errors.Is(err, ErrNotNow) {
					t.Fatalf("the program answered for a person: %v", err)
				}
				if _, err := s.Choose(me.Choose(s.View())); err != nil {
					t.Fatal(err)
				}
			}
			turn(s)
			if thought == 0 {
				t.Fatal("the program was never asked")
			}
			was, keys := s.hash(), len(s.keys)
			for range 3 {
				if err := s.Undo(ByChoice); err != nil {
					t.Fatal(err)
				}
				if seat, _ := s.Next(); seat != card.Light || s.MachineNext() {
					t.Fatal("an undo stops at what the program did")
				}
			}
			last, _ := st.Cuts(s.ID())
			var redo []string
			for i := len(last) - 1; i >= 0; i-- {
				redo = append(redo, last[i].Keys...)
			}
			for s.hash() != was && len(s.keys) < keys {
				if s.MachineNext() {
					turn(s)
				} else if _, err := s.Choose(redo[len(redo)-(keys-len(s.keys))]); err != nil {
					t.Fatal(err)
				}
			}
			if s.hash() != was {
				t.Error("the program plays otherwise after an undo")
			}
			again, note, err := Resume(st, realRules(), s.ID())
			if err != nil || !note.Empty() || again.hash() != was || !again.CanUndo(ByChoice) {
				t.Fatalf("%v %+v", err, note)
			}
			if again.NeedsCurtain() || again.Front() != card.Light {
				t.Error("a curtain falls in a game that was opened again, or the program sits in front")
			}
		})
	}
}
