package session

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// A Seat answers for a seat without a player, and sees each decision of both seats before it
// is answered: ok is false if it does not care, wait if the game is to stand still here.
type Seat interface {
	Answer(g game.Game) (key string, ok, wait bool)
}

// Sit says who answers for the seat without a player from now on, and goes on.
func (s *Session) Sit(seat Seat) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.seat = seat
	_, err := s.play(nil)
	return err
}

// Take says, of a game from a position, who has the seat besides side: a player of the program
// by its name, nobody ("pass"), or whoever has the other one ("").
func (s *Session) Take(side card.Side, by string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.head.Position == "" {
		return ErrNotNow
	}
	s.head.Alone, s.head.Played = 0, [card.Sides]string{}
	switch by {
	case "":
	case Passing:
		s.head.Alone = 1 + int8(side)
	default:
		s.head.Played[side.Other()] = by
	}
	s.front = side
	_, err := s.play(nil)
	return err
}

// Passing is a seat whose player does nothing.
const Passing = "pass"

// Ask lets somebody look at the game as it stands. Nobody may change it.
func (s *Session) Ask(ask func(game.Game)) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	return guard(func() error { ask(s.g); return nil })
}

// unasked is the answer to the decision at hand that no player is asked for.
func (s *Session) unasked() (key string, ok bool) {
	d := s.g.Decision()
	if s.seat != nil && d != nil {
		switch key, ok, wait := s.seat.Answer(s.g); {
		case wait:
			return "", false
		case ok && s.head.Idle(d.Seat) && among(d.Options, key):
			return key, true
		}
	}
	return unasked(&s.head, d)
}
