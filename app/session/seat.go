package session

import (
	"cantina/app/store"
	"cantina/engine/card"
	"cantina/engine/game"
)

// ID names the saved game.
func (s *Session) ID() store.ID { return s.id }

// Header is what the game started from.
func (s *Session) Header() store.Header { return s.head }

// Decisions counts the decisions so far, forced ones included.
func (s *Session) Decisions() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return len(s.keys)
}

// Front is the seat in front of the screen.
func (s *Session) Front() card.Side {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.facing()
}

// View is what the seat in front may see. While NeedsCurtain is true nothing of
// it may be drawn.
func (s *Session) View() *game.View {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.opened() {
		return s.both()
	}
	return s.view(s.front)
}

// Foresee is what the seat in front may expect to see after one of its options (game.Game); nil
// while another decides.
func (s *Session) Foresee(key string, as uint64, answer func(*game.View) string) *game.View {
	s.mu.Lock()
	defer s.mu.Unlock()
	if d, err := s.decision(); err != nil || d == nil || d.Seat != s.front {
		return nil
	}
	return asked(s, nil, func() *game.View { return s.g.Foresee(key, as, answer) })
}

// Status is where the game stands, as both players may see it.
func (s *Session) Status() game.Status {
	s.mu.Lock()
	defer s.mu.Unlock()
	return asked(s, game.Status{Decider: s.facing()}, func() game.Status { return s.g.Status() })
}

// Why says to the seat in front why what it means by bringing a card to a target is
// not legal now. Of a card that it does not see it learns nothing.
func (s *Session) Why(id, target game.CardID) []game.Reason {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.opened() {
		return []game.Reason{{Rule: "pile.look", Say: handCovered}}
	}
	if !s.sees(id) || target != 0 && !s.sees(target) {
		return []game.Reason{{Rule: "pile.look", Say: unseen}}
	}
	reasons := noReason()
	guard(func() error { reasons = s.g.Why(s.front, id, target); return nil })
	return reasons
}

// Explain says to the seat in front why a number of a card is what it is. Of a card that
// it does not see the sum has no number, and one term that says so.
func (s *Session) Explain(id game.CardID, stat card.Stat) game.Sum {
	s.mu.Lock()
	defer s.mu.Unlock()
	if !s.sees(id) {
		return game.Sum{Terms: []game.Term{{Say: unseen}}}
	}
	var sum game.Sum
	guard(func() error { sum = s.g.Explain(id, stat); return nil })
	return sum
}

// unseen is all that a seat is told about a card that it does not see.
var unseen = card.T("You do not see that card: nothing can be said about it.", "Vous ne voyez pas cette carte : rien ne peut en être dit.")

// Next is the seat that must decide; ok is false when the game is over.
func (s *Session) Next() (seat card.Side, ok bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	d, err := s.decision()
	switch {
	case err != nil: // it is not over
		s.fault = err
		return s.front, true
	case d != nil:
		return d.Seat, true
	}
	return s.front, false
}

// NeedsCurtain tells whether the table must be covered until Lift: the seat that
// decides is not the one in front, and it has something to see that the one in
// front may not. Without anything hidden the seat changes at once.
func (s *Session) NeedsCurtain() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.open.of = 0
	d, err := s.decision()
	if err != nil || d == nil || s.seated && d.Seat == s.front || s.head.Idle(d.Seat) {
		return false
	}
	for seat := range card.Sides {
		if s.head.Machine(seat) { // nobody else looks
			s.front, s.seated = seat.Other(), true
			return false
		}
	}
	if s.head.Position != "" || s.seated && !asked(s, true, func() bool { return s.hidden(d) }) {
		s.front = d.Seat
		return false
	}
	if s.openly(d) {
		s.open.of, s.open.seat = 1+len(s.keys), d.Seat
		return false
	}
	return true
}

// Lift takes the curtain away: the seat that decides is now in front.
func (s *Session) Lift() {
	s.mu.Lock()
	defer s.mu.Unlock()
	if d, err := s.decision(); err == nil && d != nil {
		s.front = d.Seat
	}
	s.seated = true
}

// Leave forgets who sits in front: the next look at the table needs a curtain.
func (s *Session) Leave() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.seated = false
}

// hidden tells whether the seat that decides would see a card, in its hand or
// among its options, that the seat in front does not see.
func (s *Session) hidden(d *game.Decision) bool {
	if s.g.Status().Hands[d.Seat] > 0 {
		return true
	}
	seen := s.seen(s.front)
	for i := range d.Options {
		o := &d.Options[i]
		for _, id := range []game.CardID{o.Card, o.Target, o.With} {
			if id != 0 && !seen[id] {
				return true
			}
		}
	}
	return false
}

// sees tells whether the seat in front sees what a card is. The rules are asked about no
// other: what they say of a card in the opponent's hand, in a pile or face down would
// tell what it is.
func (s *Session) sees(id game.CardID) bool {
	return s.seen(s.front)[id] && (!s.opened() || s.seen(s.front.Other())[id])
}

// seen are the cards of which a seat sees what they are.
func (s *Session) seen(seat card.Side) map[game.CardID]bool {
	v := s.view(seat)
	seen := &s.views.seen[seat]
	if *seen == nil {
		*seen = game.Seen(v)
	}
	return *seen
}

// views are the Views of one decision, one a seat: they are not made twice, however
// often they are looked at. Nobody may change them.
type views struct {
	of   game.Game
	at   int // how many decisions there were
	seat [card.Sides]*game.View
	seen [card.Sides]map[game.CardID]bool // the cards open in them
	both *game.View                       // what both see, for who is asked openly
}

// view is what a seat may see now.
func (s *Session) view(seat card.Side) *game.View {
	if v := &s.views; v.of != s.g || v.at != len(s.keys) {
		*v = views{of: s.g, at: len(s.keys)}
	}
	v := &s.views.seat[seat]
	if *v == nil {
		*v = asked(s, noView(seat), func() *game.View { return s.logged(s.g.View(seat)) })
	}
	return *v
}
