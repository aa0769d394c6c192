package session

import "cantina/engine/game"

// A turn may end by itself, because nothing more can be done in it. Its player would not see it:
// so the table holds until he has handed over.

// Held tells whether the turn of the player in front has ended without his saying so, and he has
// not yet handed over. He may still take back what he did.
func (s *Session) Held() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	d := s.g.Decision()
	return s.held == 1+len(s.keys) && s.seated && d != nil && d.Seat != s.front
}

// HandOver ends the hold.
func (s *Session) HandOver() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.held = 0
}

// ends tells whether the answer by a key says that the turn is to end.
func (s *Session) ends(d *game.Decision, st *game.Status, key string) bool {
	pass, ok := d.Passes()
	return ok && key == pass && (st.Phase == game.Draw || s.errand.turn == st.Turn && s.errand.until == game.End)
}

// holds notes that the turn which st tells of has ended, if it has, by what its player did in it, or by
// what the other one answered while both looked on.
func (s *Session) holds(st *game.Status) {
	now := s.g.Status()
	if now.Turn == st.Turn || now.Ended || st.Turn == 0 || s.head.Position != "" || s.orders[st.Active].Skip[st.Active].Has(game.Draw) {
		return
	}
	s.held = 1 + len(s.keys)
}

// passes notes the phases of his turn that went by after a player's choice, because nothing was
// possible in them; of those that he passes by an order it is told that he does.
func (s *Session) passes(d *game.Decision, st *game.Status) {
	s.idle = nil
	now, to := s.g.Status(), game.Draw+1
	if now.Turn == st.Turn {
		to = now.Phase
	} else if s.held != 1+len(s.keys) {
		return
	}
	if d.Seat != st.Active || d.Kind != game.AskAction || st.Turn == 0 || s.errand.turn == st.Turn {
		return
	}
	for ph := st.Phase + 1; ph < to; ph++ {
		if !s.orders[d.Seat].Skip[d.Seat].Has(ph) && !s.went.Has(ph) {
			s.idle = append(s.idle, ph)
		}
	}
}

// Idled tells which phases went by after the last choice because nothing was possible in them. It
// is told once.
func (s *Session) Idled() []game.Phase {
	s.mu.Lock()
	defer s.mu.Unlock()
	idle := s.idle
	s.idle = nil
	return idle
}
