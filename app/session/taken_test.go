package session

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"testing"

	"cantina/app/store"
	"cantina/engine/card"
	"cantina/engine/game"
)

// agreeing begins a fake game in which decision 6 shows cards, by what the players agreed
// on, and makes seven choices of Dark's turn and the next seat's.
func agreeing(t *testing.T, st *store.Store, undo store.Undoing) *Session {
	t.Helper()
	rules := today
	rules.shows = 6
	s, err := Start(st, rules, store.Header{Seed: 1, Undo: undo})
	if err != nil {
		t.Fatal(err)
	}
	choose(t, s, 4) // of Dark; the fifth is forced
	s.Lift()
	choose(t, s, 2)
	return s
}

// toldAt lists the lines of a seat's log that tell of an undo.
func toldAt(s *Session, seat card.Side) (at []int) {
	for i, l := range s.view(seat).Log {
		if l.Kind == game.Shown && l.Say[card.English] != "" {
			at = append(at, i)
		}
	}
	return at
}

// What has shown cards is taken back as the players agreed: freely, when the other one
// agrees, or never; what has shown none, always.
func TestUndoOfWhatWasShown(t *testing.T) {
	for _, c := range []struct {
		undo          store.Undoing
		alone, agreed error
	}{
		{store.UndoFree, nil, nil},
		{store.UndoAsk, ErrAsk, nil},
		{store.UndoNever, ErrShown, ErrShown},
	} {
		s := agreeing(t, saves(t), c.undo)
		if shown := s.UndoShows(ByChoice); shown != (Shown{Cards: [card.Sides]int{2, 0}}) {
			t.Fatalf("%q: %v cards shown", c.undo, shown)
		}
		was := position(t, s)
		if err := s.Undo(ByChoice); !errors.Is(err, c.alone) {
			t.Errorf("%q: %v", c.undo, err)
		} else if err != nil && position(t, s) != was {
			t.Errorf("%q: refused, and taken back", c.undo)
		}
		s = agreeing(t, saves(t), c.undo)
		if err := s.UndoAgreed(ByChoice); !errors.Is(err, c.agreed) {
			t.Errorf("%q, agreed: %v", c.undo, err)
		}
		s = agreeing(t, saves(t), c.undo)
		choose(t, s, 1)
		if err := s.Undo(ByChoice); err != nil || len(toldAt(s, card.Dark)) > 0 {
			t.Errorf("%q: what has shown nothing: %v", c.undo, err)
		}
	}
}

// The other player is told once, the log of both keeps it where it happened, and so do
// the saved game and the replay.
func TestUndoOfWhatWasShownIsTold(t *testing.T) {
	st := saves(t)
	s := agreeing(t, st, store.UndoFree)
	lines := len(s.View().Log) - 1
	if err := s.Undo(ByChoice); err != nil {
		t.Fatal(err)
	}
	choose(t, s, 3) // the last of Light's
	if len(s.Untold()) > 0 {
		t.Error("who took it back is told")
	}
	s.Lift()
	told := s.Untold()
	if len(told) != 1 || told[0][card.English] != "Light took back 1 decision. Cards had been shown by it: 2 to Dark." ||
		told[0][card.French] != "Le côté lumineux a repris 1 décision. Des cartes avaient été montrées : 2 au côté obscur." {
		t.Errorf("told: %q", told)
	}
	if len(s.Untold()) > 0 {
		t.Error("told twice")
	}
	for seat := range card.Sides {
		if at := toldAt(s, seat); !slices.Equal(at, []int{lines}) {
			t.Errorf("%s's log tells it at %v, not at %d", seat, at, lines)
		}
	}
	var text bytes.Buffer
	if err := s.Replay(&text); err != nil || !strings.Contains(text.String(), "# turn 1: Light took back 1 decision.") {
		t.Errorf("%v, %s", err, &text)
	}
	cuts, err := st.Cuts(s.ID())
	if err != nil || len(cuts) != 1 || cuts[0].Taken == nil || cuts[0].Taken.By != card.Light || cuts[0].Taken.Shown != [card.Sides]int{2, 0} {
		t.Fatalf("%+v, %v", cuts, err)
	}
	r, _, err := Resume(st, s.maker, s.ID())
	if err != nil || !slices.Equal(toldAt(r, card.Dark), []int{lines}) {
		t.Errorf("resumed, the log tells it at %v, %v", toldAt(r, card.Dark), err)
	}
}

// What makes no sense in a file is passed over: the game goes on.
func TestAnUndoThatMakesNoSense(t *testing.T) {
	st := saves(t)
	s := agreeing(t, st, store.UndoFree)
	for _, taken := range []store.Taken{{Log: -4}, {Log: 1 << 40, Decisions: -1}} {
		if err := st.TakeBack(s.ID(), s.Decisions()-1, store.Status{}, &taken); err != nil {
			t.Fatal(err)
		}
		if s, _, _ = Resume(st, s.maker, s.ID()); s.View().Prompt != nil || s.Fault() != nil {
			t.Errorf("%+v: %v", taken, s.Fault())
		}
		choose(t, s, 1)
	}
}

// A later undo that goes back further leaves no line where the log has not come yet.
func TestUndoOfAnUndo(t *testing.T) {
	s := agreeing(t, saves(t), store.UndoFree)
	for range 2 { // the first takes back what has shown cards
		if err := s.Undo(ByChoice); err != nil {
			t.Fatal(err)
		}
	}
	log := len(s.View().Log)
	if at := toldAt(s, card.Dark); len(at) != 1 || at[0] >= log {
		t.Fatalf("told at %v of %d lines", at, log)
	}
}
