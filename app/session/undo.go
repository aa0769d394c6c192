package session

import (
	"slices"

	"cantina/app/store"
	"cantina/engine/card"
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
var ErrNoUndo error = card.Because("There is nothing to take back.", "Il n’y a rien à reprendre.")

// ErrOlder says that an undo leads to where another version of the rules played.
var ErrOlder error = card.Because("The decisions before this no longer run in this version of Cantina, so nothing can be taken back to there.",
	"Les décisions d’avant ne se rejouent plus dans cette version de Cantina : on ne peut pas y revenir.")

// ErrShown says that what is to be taken back has shown cards, and stands: so the players
// agreed.
var ErrShown error = card.Because("cards have been shown by it: it stands", "des cartes ont été montrées : cela reste fait")

// ErrAsk says that what is to be taken back has shown cards, and that the other player
// must agree.
var ErrAsk error = card.Because("cards have been shown by it: the other player must agree", "des cartes ont été montrées : l’autre joueur doit être d’accord")

// CanUndo tells whether Undo has somewhere to go.
func (s *Session) CanUndo(u Unit) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	_, ok := s.undoTarget(u)
	return ok
}

// UndoneOf is the seat whose choice Undo by choice takes back; false where there is none.
func (s *Session) UndoneOf() (card.Side, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	n, ok := s.undoTarget(ByChoice)
	if !ok {
		return 0, false
	}
	return game.KeySide(s.keys[n])
}

// Undo takes back the decisions since the last choice, action or turn began. They
// are kept with the saved game. Who sits in front does not change: the curtain
// does its work after it. Where they have shown cards to anybody, it does what the players
// agreed on: it refuses (ErrShown, ErrAsk), or both are told.
func (s *Session) Undo(u Unit) error { return s.takeBack(u, false) }

// UndoAgreed is Undo after the other player was asked, and has agreed.
func (s *Session) UndoAgreed(u Unit) error { return s.takeBack(u, true) }

// UndoShows tells what cards have been shown by what Undo would take back.
func (s *Session) UndoShows(u Unit) Shown {
	s.mu.Lock()
	defer s.mu.Unlock()
	n, ok := s.undoTarget(u)
	if !ok || s.head.Position != "" {
		return Shown{}
	}
	return s.shownSince(n)
}

func (s *Session) takeBack(u Unit, agreed bool) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	n, ok := s.undoTarget(u)
	if !ok {
		return ErrNoUndo
	}
	return s.backTo(n, agreed)
}

// BackTo takes back all decisions from number n on: "start again" of a position.
func (s *Session) BackTo(n int) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if n < s.base || n > len(s.keys) {
		return ErrNoUndo
	}
	if n == len(s.keys) {
		return nil
	}
	if err := s.backTo(n, false); err != nil {
		return err
	}
	_, err := s.play(nil)
	return err
}

// backTo is the game after its first n decisions, the others taken back.
func (s *Session) backTo(n int, agreed bool) error {
	shown := s.shownSince(n)
	if s.head.Position != "" { // of a position all may be known
		shown = Shown{}
	}
	if err := s.mayTakeBack(shown, agreed); err != nil {
		return err
	}
	b, err := s.rebuild(s.keys[:n])
	if err != nil {
		return err
	}
	if b.n < n {
		return ErrOlder
	}
	was, again := s.g, s.keepRedo(n)
	s.g = b.g
	var status store.Status
	var taken *store.Taken
	err = guard(func() error {
		status = s.status()
		status.Judged = slices.ContainsFunc(s.keys[:n], game.IsRuling)
		if !shown.None() {
			taken = &store.Taken{By: s.front, Turn: status.Turn, Decisions: len(s.keys) - n, Shown: shown.Cards, Unknown: shown.Unknown,
				Agreed: agreed, Log: len(s.g.View(s.front).Log)}
		}
		return nil
	})
	if err == nil {
		err = s.store.TakeBack(s.id, n, status, taken)
	}
	if err != nil {
		s.g = was
		return err
	}
	s.redos = append(s.redos, again)
	s.errand, s.course, s.open = errand{}, course{}, opened{}
	s.keys, s.marks, s.turn, s.fault = s.keys[:n], s.marks[:n-s.base], status.Turn, nil
	if taken != nil {
		s.taken = append(s.taken, *taken)
		if !agreed {
			s.untold[s.front.Other()] = append(s.untold[s.front.Other()], *taken)
		}
	}
	return nil
}

// mayTakeBack refuses what the players agreed on not to take back, or not so. What is not
// known to have shown nothing counts as shown.
func (s *Session) mayTakeBack(shown Shown, agreed bool) error {
	switch {
	case shown.None():
	case s.head.Undo == store.UndoNever:
		return ErrShown
	case s.head.Undo == store.UndoAsk && !agreed:
		return ErrAsk
	}
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
