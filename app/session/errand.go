package session

import (
	"slices"

	"cantina/engine/game"
)

// An errand is the way of a player through his own turn: he passes until a phase.
type errand struct {
	turn  int                   // in which; 0: there is none
	until game.Phase            // where it ends; game.End: with the turn
	halt  func(*game.View) bool // where it ends before; may be nil
	do    string                // what he does there, by its key; "" nothing
}

// Later is what the seat in front could do in later phases of its turn (game.Game); nil while it is not
// asked what to do.
func (s *Session) Later() []game.Later {
	s.mu.Lock()
	defer s.mu.Unlock()
	if d, err := s.decision(); err != nil || d == nil || d.Seat != s.front || s.opened() {
		return nil
	}
	return asked(s, nil, func() []game.Later { return s.g.Later(uint64(len(s.keys))) })
}

// Ahead is PassTo that does there what is then possible. One undo takes all of it back. gone tells
// that it was not possible, or that halt did not want it; where the other player must decide
// first it is not known yet.
func (s *Session) Ahead(l game.Later, halt func(*game.View) bool) (gone bool, err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	d, err := s.decision()
	if err != nil {
		return false, &Failure{Cause: err}
	}
	from := len(s.keys)
	if err := s.sets(d, errand{until: l.Phase, halt: halt, do: l.Key}); err != nil {
		return false, err
	}
	return s.errand.turn == 0 && !slices.Contains(s.keys[from:], l.Key), nil
}

// sets out on an errand.
func (s *Session) sets(d *game.Decision, e errand) error {
	if d == nil {
		return ErrNotNow
	}
	st := s.g.Status()
	key, ok := d.Passes()
	if !ok || d.Seat != st.Active || st.Fighting || e.until <= st.Phase {
		return ErrNotNow
	}
	e.turn = st.Turn
	s.errand = e
	_, err := s.choose(d, key)
	if err != nil {
		s.errand = errand{}
	}
	return err
}

// onward is how a player on an errand answers. It is over where he is there, or is asked anything
// but what he does of his own accord: then he may think again.
func (s *Session) onward(d *game.Decision, st *game.Status) (key string, ok bool) {
	e := &s.errand
	there := st.Phase >= e.until
	switch {
	case e.turn == 0:
		return "", false
	case e.turn != st.Turn || there && (e.do == "" || st.Phase > e.until):
	case d.Seat != st.Active:
		return "", false
	case e.halt != nil && e.halt(s.view(d.Seat)):
	case st.Fighting:
	case there:
		key, ok = e.do, d.Kind == game.AskAction && among(d.Options, e.do)
		s.went = s.went.With(st.Phase, ok)
	default:
		if key, ok = d.Passes(); ok {
			s.went = s.went.With(st.Phase, true)
			return key, true
		}
	}
	s.errand = errand{}
	return key, ok
}
