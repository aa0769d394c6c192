package session

import (
	"errors"

	"cantina/app/store"
	"cantina/engine/game"
)

// A Unit is how far an undo goes back.
type Unit uint8

const (
	ByChoice Unit = iota // to the last choice that was not forced
	ByAction             // to the last top-level action
	ByTurn               // to the beginning of the turn, or of the one before
)

// ErrNoUndo says that there is nothing to take back.
var ErrNoUndo = errors.New("there is nothing to take back")

// ErrOlder says that an undo leads to where another version of the rules played.
var ErrOlder = errors.New("the decisions before it no longer run in this version")

// CanUndo tells whether Undo has somewhere to go.
func (s *Session) CanUndo(u Unit) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	_, ok := s.undoTarget(u)
	return ok
}

// Undo takes back the decisions since the last choice, action or turn began. They
// are kept with the saved game. Who sits in front does not change: the curtain
// does its work after it.
func (s *Session) Undo(u Unit) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	n, ok := s.undoTarget(u)
	if !ok {
		return ErrNoUndo
	}
	b, err := s.rebuild(s.keys[:n])
	if err != nil {
		return err
	}
	if b.n < n {
		return ErrOlder
	}
	was := s.g
	s.g = b.g
	var status store.Status
	err = guard(func() error { status = s.status(); return nil })
	if err == nil {
		err = s.store.Truncate(s.id, n, status)
	}
	if err != nil {
		s.g = was
		return err
	}
	s.keys, s.marks, s.turn, s.fault = s.keys[:n], s.marks[:n-s.base], status.Turn, nil
	return nil
}

// undoTarget is the decision that an undo goes back to.
func (s *Session) undoTarget(u Unit) (n int, ok bool) {
	turn := -1
	for i := len(s.marks) - 1; i >= 0; i-- {
		m := s.marks[i]
		if m.Forced || u == ByAction && m.Kind != game.AskAction {
			continue
		}
		if u != ByTurn {
			return s.base + i, true
		}
		if turn >= 0 && m.Turn != turn {
			break
		}
		n, ok, turn = s.base+i, true, m.Turn
	}
	return n, ok
}
