package session

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"cantina/app/store"
	"cantina/engine/card"
	"cantina/engine/game"
)

func TestChooseSavesAndGivesForcedAnswers(t *testing.T) {
	st := saves(t)
	s := start(t, st, today, 4) // 0 to 3, and 4 by itself
	if n := s.Decisions(); n != 5 {
		t.Errorf("%d decisions; want the forced one too", n)
	}
	lines, _ := st.Lines(s.ID())
	if len(lines) != 5 || lines[4] != "a 4" {
		t.Errorf("saved %q", lines)
	}
}

func TestChooseRefusesWhatIsNoOption(t *testing.T) {
	s := start(t, saves(t), today, 2)
	was := position(t, s)
	if _, err := s.Choose("x"); !errors.Is(err, ErrNotNow) {
		t.Errorf("%v", err)
	}
	if position(t, s) != was {
		t.Error("something changed")
	}
}

func TestPlayToTheEnd(t *testing.T) {
	st := saves(t)
	s := start(t, st, today, 52) // 65 decisions, 13 of them forced
	if _, on := s.Next(); on || s.NeedsCurtain() {
		t.Error("not over")
	}
	games, _ := st.Games()
	if !games[0].Ended || games[0].N != 65 {
		t.Errorf("%+v", games[0])
	}
}

func TestConcede(t *testing.T) {
	st := saves(t)
	s := start(t, st, today, 3)
	if err := s.Concede(); err != nil {
		t.Fatal(err)
	}
	if lines, _ := st.Lines(s.ID()); lines[3] != "dark concede" {
		t.Errorf("saved %q", lines)
	}
	r, note, err := Resume(st, today, s.ID())
	if err != nil || !note.Empty() || r.Concede() == nil {
		t.Errorf("not over after it was resumed: %+v, %v", note, err)
	}
}

func TestStartRefused(t *testing.T) {
	st := saves(t)
	if _, err := Start(st, today, store.Header{Seed: 13}); err == nil {
		t.Error("no error")
	}
	if games, _ := st.Games(); len(games) != 0 {
		t.Error("saved all the same")
	}
}

func TestPanicOfTheRulesChangesNothing(t *testing.T) {
	rules := today
	rules.broken = 7
	s := start(t, saves(t), rules, 6) // decisions 0 to 6
	was := position(t, s)
	_, err := s.Choose("a 7")
	if err == nil || !strings.Contains(err.Error(), "index out of range") || !strings.Contains(err.Error(), "stands where it was") {
		t.Errorf("%v", err)
	}
	if got := position(t, s); got != was {
		t.Errorf("%s; want %s", got, was)
	}
}

func TestAFullDiskChangesNothing(t *testing.T) {
	st := saves(t)
	s := start(t, st, today, 6)
	was := position(t, s)
	st.Close()
	if _, err := s.Choose("a 7"); err == nil {
		t.Error("no error")
	}
	if got := s.g.(*fake).state; len(s.keys) != 7 {
		t.Errorf("at %v with %d keys; was %s", got, len(s.keys), was)
	}
}

func TestResumeIsExact(t *testing.T) {
	st := saves(t)
	for n := range 30 {
		s := start(t, st, today, n)
		r, note, err := Resume(st, today, s.ID())
		if err != nil || !note.Empty() {
			t.Fatalf("%d: %+v, %v", n, note, err)
		}
		if position(t, r) != position(t, s) {
			t.Errorf("%d: %s; want %s", n, position(t, r), position(t, s))
		}
		if !r.NeedsCurtain() {
			t.Errorf("%d: no curtain before a resumed game", n)
		}
		choose(t, r, 5)
	}
}

func TestResumeInAnotherVersionGoesOnFromTheCheckpoint(t *testing.T) {
	st := saves(t)
	s := start(t, st, today, 19) // 23 decisions, checkpoints at 0, 10 and 20
	other := today
	other.adds, other.text = 2, "new" // the same keys lead elsewhere
	r, note, err := Resume(st, other, s.ID())
	if err != nil || note.Checkpoint != 20 || note.Dropped != 0 || !slices.Equal(note.Changed, []string{"vader"}) {
		t.Fatalf("%+v, %v", note, err)
	}
	if r.Decisions() != s.Decisions() {
		t.Errorf("%d decisions; want %d", r.Decisions(), s.Decisions())
	}
	choose(t, r, 3)
	again, note, err := Resume(st, other, s.ID())
	if err != nil || position(t, again) != position(t, r) {
		t.Errorf("%+v, %v", note, err)
	}
}

func TestResumeDropsWhatNoLongerRuns(t *testing.T) {
	st := saves(t)
	s := start(t, st, today, 19)
	other := today
	other.changed = 22
	r, note, err := Resume(st, other, s.ID())
	if err != nil || note.Dropped != 1 || r.Decisions() != 22 {
		t.Fatalf("%d decisions, %+v, %v", r.Decisions(), note, err)
	}
	if cuts, _ := st.Cuts(s.ID()); len(cuts) != 1 || cuts[0].Keys[0] != "b 22" {
		t.Errorf("cuts %v", cuts)
	}
	choose(t, r, 2)
	position(t, r)
}

func TestResumeWithNothingThatRunsSaysSoAndKeepsIt(t *testing.T) {
	st := saves(t)
	s := start(t, st, today, 19)
	other := today
	other.changed, other.badSaves = 3, true
	_, _, err := Resume(st, other, s.ID())
	if err == nil || !strings.Contains(err.Error(), "saved by Cantina 0.1.0") {
		t.Fatalf("%v", err)
	}
	if lines, _ := st.Lines(s.ID()); len(lines) != 23 {
		t.Errorf("%d lines left", len(lines))
	}
}

func TestCurtain(t *testing.T) {
	s := start(t, saves(t), today, 3)
	if s.NeedsCurtain() || s.Front() != card.Dark {
		t.Fatal("curtain before the seat changes")
	}
	choose(t, s, 1)
	if !s.NeedsCurtain() || s.Front() != card.Dark {
		t.Fatal("no curtain before the other seat")
	}
	s.Lift()
	if s.NeedsCurtain() || s.Front() != card.Light || s.View().Seat != card.Light {
		t.Error("the curtain does not lift")
	}
	s.Leave()
	if !s.NeedsCurtain() {
		t.Error("no curtain after the table was left")
	}
}

func TestNoCurtainWhenNothingIsHidden(t *testing.T) {
	rules := today
	rules.noHands = true
	s := start(t, saves(t), rules, 4)
	if s.NeedsCurtain() || s.Front() != card.Light {
		t.Error("the seat does not change by itself")
	}
}

func TestUndo(t *testing.T) {
	for _, c := range []struct {
		unit    Unit
		choices int
		want    int // decisions left
	}{
		{ByChoice, 3, 2}, {ByChoice, 4, 3}, {ByChoice, 1, 0},
		{ByAction, 3, 0}, {ByAction, 6, 5}, {ByAction, 5, 5}, {ByAction, 4, 0},
		{ByTurn, 19, 20}, {ByTurn, 16, 10}, {ByTurn, 3, 0},
	} {
		st := saves(t)
		s := start(t, st, today, c.choices)
		if err := s.Undo(c.unit); err != nil {
			t.Fatal(err)
		}
		if got := s.Decisions(); got != c.want {
			t.Errorf("unit %d after %d choices: %d decisions left, want %d", c.unit, c.choices, got, c.want)
		}
		r, note, err := Resume(st, today, s.ID())
		if err != nil || !note.Empty() || position(t, r) != position(t, s) {
			t.Errorf("not as saved: %+v, %v", note, err)
		}
		choose(t, s, 2)
		position(t, s)
	}
}

func TestUndoOfNothing(t *testing.T) {
	s := start(t, saves(t), today, 0)
	if s.CanUndo(ByChoice) || !errors.Is(s.Undo(ByTurn), ErrNoUndo) {
		t.Error("something to take back in a new game")
	}
}

// An undo goes through the checkpoint before it: also where the decisions before that
// checkpoint run no more, or lead elsewhere.
func TestUndoInAGameOfAnotherVersion(t *testing.T) {
	st := saves(t)
	s := start(t, st, today, 19)
	other := today
	other.changed = 21 // "b 21" is "c 21"
	r, note, err := Resume(st, other, s.ID())
	if err != nil || r.Decisions() != 21 || note.Dropped != 2 || note.Because == (card.Text{}) {
		t.Fatalf("%d decisions, %+v, %v", r.Decisions(), note, err)
	}
	var left []int
	for r.CanUndo(ByTurn) {
		if err := r.Undo(ByTurn); err != nil {
			t.Fatal(err)
		}
		left = append(left, r.Decisions())
	}
	if !slices.Equal(left, []int{20, 10, 0}) {
		t.Errorf("%v decisions left", left)
	}
}

// A game that an older program saved, without the texts of its cards and without
// marks, is judged by its replay.
func TestResumeOfAnOlderGame(t *testing.T) {
	older := func(t *testing.T, rules fakeRules) (*Session, Note, error) {
		st, id := saved(t, store.Header{}, func(n int, _ game.Game) store.Step { return store.Step{Keys: []string{fmt.Sprintf("a %d", n)}} })
		return Resume(st, rules, id)
	}
	s, note, err := older(t, today)
	if err != nil || !note.Empty() || s.Decisions() != 23 {
		t.Fatalf("%+v, %v", note, err)
	}
	for s.CanUndo(ByTurn) {
		if err := s.Undo(ByTurn); err != nil {
			t.Fatal(err)
		}
	}
	if s.Decisions() != 0 {
		t.Errorf("%d decisions left", s.Decisions())
	}
	other := today
	other.adds = 2
	if s, note, err = older(t, other); err != nil || note.Because == (card.Text{}) || note.Dropped != 0 || s.Decisions() != 23 {
		t.Errorf("%+v, %v", note, err)
	}
}

// Where the rules panic when the table asks, the session says so and goes on: nothing
// escapes it, and an undo brings the table back.
func TestPanicsNeverEscape(t *testing.T) {
	s := start(t, saves(t), today, 6)
	f := s.g.(*fake)
	f.rules.blind = true
	v := s.View()
	if v.Prompt == nil || v.Prompt.Prompt[card.English] == "" || v.Prompt.Prompt[card.French] == "" || s.Fault() == nil {
		t.Errorf("%+v, %v", v, s.Fault())
	}
	s.Next()
	s.NeedsCurtain()
	if err := s.Undo(ByChoice); err != nil || s.Fault() != nil {
		t.Errorf("%v, %v", err, s.Fault())
	}
	s.g = nil // everything panics now
	if seat, on := s.Next(); !on || seat != s.Front() {
		t.Error("the game is held to be over")
	}
	s.View()
	s.Status()
	s.NeedsCurtain()
	s.Lift()
	s.MayTime()
	if r := s.Why(1, 2); len(r) != 1 || r[0].Say[card.French] == "" {
		t.Errorf("%v", r)
	}
	s.Explain(1, card.Power)
	for _, err := range []error{s.Concede(), s.TimeUp()} {
		if err == nil {
			t.Error("no error")
		}
	}
	if _, err := s.Choose("x"); err == nil {
		t.Error("no error")
	}
}
