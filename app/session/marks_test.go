package session

import (
	"fmt"
	"strings"
	"testing"

	"cantina/app/store"
	"cantina/engine/card"
	"cantina/engine/game"
)

// Saves of before it was noted what a choice has shown: it is found out again, by playing
// from each checkpoint to the next. Taking back a turn of such a game is told like any other.
func TestOldMarksAreMadeAnew(t *testing.T) {
	st := yesterday(t, "cantina-state-v1.db.gz")
	games, err := st.Games()
	if err != nil || len(games) != 3 {
		t.Fatal(games, err)
	}
	for _, g := range games {
		saved, _, _ := st.Marks(g.ID)
		if len(saved) != g.N || saved[0].Known {
			t.Fatalf("game %d: %d marks saved", g.ID, len(saved))
		}
		s, _, err := Resume(st, realRules(), g.ID)
		if err != nil {
			t.Fatal(err)
		}
		// a few decisions that today's rules no longer allow may lie between two checkpoints
		if all := s.shownSince(0); all.Unknown*20 > g.N || all.Cards[card.Dark] < 10 || all.Cards[card.Light] < 10 {
			t.Errorf("game %d: shown %+v", g.ID, all)
		}
		for i, m := range s.marks {
			if was := saved[i]; m.Turn != was.Turn || m.Kind != was.Kind {
				t.Errorf("game %d: mark %d was %+v, is %+v", g.ID, i, was, m)
			}
		}
		by := s.Front()
		shown := s.UndoShows(ByTurn)
		if err := s.Undo(ByTurn); err != nil || shown.None() {
			t.Fatalf("game %d: shown %+v, %v", g.ID, shown, err)
		}
		s.front = by.Other()
		if told := s.Untold(); len(told) != 1 || !strings.Contains(told[0][card.English], shown.Text()[card.English]) {
			t.Errorf("game %d: told %q", g.ID, told)
		}
	}
}

// What an older program saved and what runs no more has shown nobody knows what: taking it
// back is told as such, and it counts as shown.
func TestUnknownMarksAreTold(t *testing.T) {
	for _, c := range []struct {
		undo store.Undoing
		want error
	}{{store.UndoFree, nil}, {store.UndoAsk, ErrAsk}, {store.UndoNever, ErrShown}} {
		s := unknowing(t, c.undo)
		if err := s.Undo(ByTurn); err != nil { // what comes after the checkpoint runs
			t.Fatal(err)
		}
		want := card.T("by 5 decisions not known, an older program saved them", "pour 5 décisions on ne le sait pas, un programme plus ancien les a enregistrées")
		if said := s.UndoShows(ByTurn).Text(); said != want {
			t.Errorf("%q", said)
		}
		if err := s.Undo(ByTurn); err != c.want {
			t.Fatalf("%q: %v", c.undo, err)
		} else if err != nil {
			continue
		}
		s.Lift()
		s.front = card.Light
		if told := fmt.Sprint(s.Untold()); !strings.Contains(told, want[card.English]) || !strings.Contains(told, want[card.French]) {
			t.Errorf("told %s", told)
		}
	}
}

// unknowing is a game of three turns of which decisions 15 to 19 run no more, saved by a
// program that did not note what they had shown.
func unknowing(t *testing.T, undo store.Undoing) *Session {
	t.Helper()
	st, id := saved(t, store.Header{Undo: undo, Cards: today.Texts(store.Header{})}, func(n int, g game.Game) store.Step {
		d := g.Decision()
		key := d.Options[len(d.Options)-1].Key
		if n >= 20 {
			key = d.Options[0].Key
		}
		_, forced := forcedKey(d)
		return store.Step{Keys: []string{key}, Marks: []store.Mark{{Turn: g.Status().Turn, Kind: d.Kind, Forced: forced}}}
	})
	other := today
	other.changed = 15 // what was called "b"
	s, _, err := Resume(st, other, id)
	if err != nil || s.Decisions() != 23 {
		t.Fatal(err)
	}
	return s
}
