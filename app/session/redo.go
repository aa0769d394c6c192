package session

import (
	"cantina/app/store"
	"cantina/engine/card"
)

// What an undo has taken back may be done again, as long as nothing else is decided in its place.
// Then it stays with the saved game as a line of its own, which a replay opens (Watch.Lines).

// A retaken is what one undo took back: the decisions from number n on, oldest first.
type retaken struct {
	n     int
	keys  []string
	marks []store.Mark
}

// ErrNoRedo says that there is nothing to do again.
var ErrNoRedo error = card.Because("There is nothing to do again.", "Il n’y a rien à refaire.")

// CanRedo tells whether Redo has something to do.
func (s *Session) CanRedo() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	_, ok := s.redoable()
	return ok
}

func (s *Session) redoable() (retaken, bool) {
	if k := len(s.redos) - 1; k >= 0 && s.redos[k].n == len(s.keys) {
		return s.redos[k], true
	}
	return retaken{}, false
}

// Redo does again what the last undo took back. With an error nothing has changed.
func (s *Session) Redo() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	l, ok := s.redoable()
	if !ok {
		return ErrNoRedo
	}
	from := len(s.keys)
	err := guard(func() error {
		for i, key := range l.keys {
			if err := s.take(key, l.marks[i].Forced, nil); err != nil {
				return err
			}
		}
		return s.save(from)
	})
	s.fault = nil
	if err != nil {
		s.redos = nil
		return s.back(from, err)
	}
	s.redos = s.redos[:len(s.redos)-1]
	return nil
}

// keepRedo notes what an undo to decision n takes back, before it does.
func (s *Session) keepRedo(n int) retaken {
	return retaken{n, append([]string(nil), s.keys[n:]...), append([]store.Mark(nil), s.marks[n-s.base:]...)}
}
