package session

import (
	"fmt"
	"testing"

	"cantina/app/store"
	"cantina/engine/card"
	"cantina/engine/game"
)

// counted is the door of a game that notes of which seats Views are made.
type counted struct {
	game.Game
	made *[]card.Side
}

func (c counted) View(seat card.Side) *game.View {
	*c.made = append(*c.made, seat)
	return c.Game.View(seat)
}

// counting makes such doors.
type counting struct {
	Maker
	made *[]card.Side
}

func (c counting) New(h store.Header) (game.Game, error) {
	g, err := c.Maker.New(h)
	return counted{g, c.made}, err
}

func (c counting) Load(h store.Header, state []byte) (game.Game, error) {
	g, err := c.Maker.Load(h, state)
	return counted{g, c.made}, err
}

// look is all that a window asks for when it shows the table: twice, for the title
// and the menu look again.
func look(s *Session) {
	for range 2 {
		if s.NeedsCurtain() {
			s.Status()
			s.Lift()
		}
		s.View()
		s.MayTime()
		s.CanUndo(ByTurn)
	}
}

// TestOneViewADecision: a look at the table asks the rules for one View, that of the
// seat in front, and another look for none; nor do choosing, saving, undo and resuming.
// Only where the next seat has no hand must the curtain know what the other one sees.
func TestOneViewADecision(t *testing.T) {
	for _, c := range []struct {
		name          string
		rules         fakeRules
		curtain, back string // the Views of a change of seats, and of the first look after it is undone
	}{
		{"hands", today, "[]", "[dark]"},
		{"no hands", fakeRules{ends: 65, adds: 1, noHands: true}, "[dark]", "[light dark]"},
	} {
		t.Run(c.name, func(t *testing.T) {
			var made []card.Side
			var s *Session
			var err error
			st, mk := saves(t), counting{c.rules, &made}
			makes := func(what, want string, do func()) {
				t.Helper()
				made = nil
				do()
				if err != nil {
					t.Fatal(err)
				}
				if got := fmt.Sprint(made); got != want {
					t.Errorf("%s: Views of %s, want %s", what, got, want)
				}
			}
			makes("to start", "[]", func() { s, err = Start(st, mk, store.Header{Seed: 1, Program: "0.1.0"}) })
			makes("the first look", "[dark]", func() { look(s) })
			makes("a choice", "[]", func() { choose(t, s, 3) })
			makes("a look after it", "[dark]", func() { look(s) })
			makes("another look", "[]", func() { look(s) })
			makes("the last choice of a seat", "[]", func() { choose(t, s, 1) })
			makes("the curtain", c.curtain, func() { s.NeedsCurtain() })
			makes("the other seat's look", "[light]", func() { look(s) })
			makes("undo", "[]", func() { err = s.Undo(ByChoice) })
			makes("a look after it", c.back, func() { look(s) })
			makes("to resume", "[]", func() { s, _, err = Resume(st, mk, s.ID()) })
			makes("a look at what was resumed", "[dark]", func() { look(s) })
		})
	}
}
