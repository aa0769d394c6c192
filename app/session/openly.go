package session

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// A question may be asked while both players look on: its player has ordered it so
// (game.Orders.Open), and what lies open suffices to answer it. Then nobody changes seats, both
// hands lie covered, and whoever wants to look at his hand first asks for the curtain (Look).

// opened is the decision that is asked so.
type opened struct {
	of   int       // one more than its number; 0: none
	seat card.Side // whose it is
	hand int       // one more than the number of the decision at which its player wants to see his hand
}

// A course is what orders look at in a turn.
type course struct {
	turn      int
	activated bool
	refused   [card.Sides][]string
}

// handCovered is said of all that a player could do with his hand.
var handCovered = card.T("Both look on, and hands lie covered: look at yours first.", "Vous regardez tous deux, les mains sont couvertes : regardez d’abord la vôtre.")

// opened tells whether the decision at hand is asked while both look on.
func (s *Session) opened() bool { return s.open.of == 1+len(s.keys) }

// facing is the seat that is asked: the one in front, or the one that answers openly.
func (s *Session) facing() card.Side {
	if s.opened() {
		return s.open.seat
	}
	return s.front
}

// Look lets the player who is asked openly see his hand first: behind the curtain.
func (s *Session) Look() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.open.hand = 1 + len(s.keys)
}

// openly tells whether the decision may be asked while both look on. In the opponent's turn only
// where its player would not be asked for his hand anyway: else it would tell that he has nothing
// there.
func (s *Session) openly(d *game.Decision) bool {
	o := &s.orders[d.Seat]
	if !o.Open || !s.seated || s.open.hand == 1+len(s.keys) {
		return false
	}
	st := s.g.Status()
	if d.Kind == game.AskAction && !o.Skip[st.Active].Has(st.Phase) {
		return false
	}
	return asked(s, false, func() bool { return s.view(d.Seat).Sabacc == nil && d.Answerable(&st, s.common()) })
}

// common are the cards that both seats see.
func (s *Session) common() map[game.CardID]bool {
	open, theirs := map[game.CardID]bool{}, s.seen(card.Light)
	for id := range s.seen(card.Dark) {
		if theirs[id] {
			open[id] = true
		}
	}
	return open
}

// both is what both players may see, with the seat in front that is asked.
func (s *Session) both() *game.View {
	seat := s.facing()
	mine, theirs := s.view(seat), s.view(seat.Other())
	if s.views.both == nil {
		s.views.both = game.Both(mine, theirs)
	}
	return s.views.both
}

// Common is what both players may see, with the seat in front that must decide; nil if nobody must.
func (s *Session) Common() *game.View {
	s.mu.Lock()
	defer s.mu.Unlock()
	d, err := s.decision()
	if err != nil || d == nil {
		return nil
	}
	return game.Both(s.view(d.Seat), s.view(d.Seat.Other()))
}

// coursed is what the orders of a seat look at.
func (s *Session) coursed(seat card.Side, st *game.Status) game.Course {
	c := &s.course
	if c.turn != st.Turn {
		*c = course{turn: st.Turn}
	}
	return game.Course{Activated: c.activated, Refused: c.refused[seat], Open: func() map[game.CardID]bool {
		return asked(s, nil, s.common)
	}}
}

// note remembers what orders look at, before a decision is answered by a key.
func (s *Session) note(d *game.Decision, key string) {
	if d.Kind != game.AskAction {
		return
	}
	st := s.g.Status()
	s.coursed(d.Seat, &st)
	for i := range d.Options {
		switch o := &d.Options[i]; {
		case o.Key != key:
		case o.Verb == game.VActivate && d.Seat == st.Active:
			s.course.activated = true
		case o.Verb == game.Pass && d.Seat != st.Active && s.orders[d.Seat].Open:
			s.course.refused[d.Seat] = append(s.course.refused[d.Seat], d.Offered(asked(s, nil, s.common))...)
		}
	}
}
