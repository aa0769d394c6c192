package session

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// Given is how many answers a player's orders have given for him.
type Given [card.Sides]struct{ Lost, Passed int }

// Orders are what a player has ordered in advance.
func (s *Session) Orders(seat card.Side) game.Orders {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.orders[seat]
}

// Order changes what a player has ordered, from now on, and gives the answers that are due by
// it. With an error nothing has changed.
func (s *Session) Order(seat card.Side, o game.Orders) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	was := s.orders[seat]
	s.orders[seat] = o
	if _, err := s.play(nil); err != nil {
		s.orders[seat] = was
		return err
	}
	return nil
}

// ChooseAll is Choose where an amount of Force is lost unit by unit: the rest of it comes from
// the same pile, as long as nobody is asked anything else in between. One undo takes all of
// it back.
func (s *Session) ChooseAll(key string) ([]game.Event, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	d, err := s.decision()
	if err != nil {
		return nil, &Failure{Cause: err}
	}
	if d != nil {
		for z := range game.Zones {
			if k, ok := d.Loses(z); ok && k == key && byUnits(d) {
				s.losing = &z
			}
		}
	}
	defer func() { s.losing = nil }()
	return s.choose(d, key)
}

// byUnits tells whether an amount of Force is lost unit by unit, and nothing else is asked: of battle
// damage, where nothing is left that could be forfeited.
func byUnits(d *game.Decision) bool {
	return d.Kind == game.AskLose || d.Kind == game.AskForfeit && d.Left > 0
}

// EndTurn passes for the player whose turn it is until the turn is over, or he is asked
// anything but what he does of his own accord. One undo takes all of it back.
func (s *Session) EndTurn() error { return s.PassTo(game.End, nil) }

// PassTo is EndTurn that halts when a later phase of the turn has begun, or where halt, which may
// be nil, does not want what its player then sees to be passed over.
func (s *Session) PassTo(phase game.Phase, halt func(*game.View) bool) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	d, err := s.decision()
	if err != nil {
		return &Failure{Cause: err}
	}
	return s.sets(d, errand{until: phase, halt: halt})
}

// Given tells which answers orders have given since it was asked last.
func (s *Session) Given() Given {
	s.mu.Lock()
	defer s.mu.Unlock()
	g := s.given
	s.given = Given{}
	return g
}

// answer is the answer to the decision at hand that no player is asked for: it is forced, or
// its player has ordered it.
func (s *Session) answer() (key string, ok bool) {
	d := s.g.Decision()
	if d == nil {
		return "", false
	}
	st := s.g.Status()
	if key, ok = s.unasked(); ok {
		return key, true
	}
	if s.losing != nil {
		if !byUnits(d) {
			s.losing = nil
		} else if key, ok = d.Loses(*s.losing); ok {
			return key, true
		}
	}
	if key, ok = s.onward(d, &st); ok {
		return key, true
	}
	if key, ok = s.orders[d.Seat].Answer(d, &st, s.coursed(d.Seat, &st)); ok {
		if d.Kind == game.AskLose {
			s.given[d.Seat].Lost++
		} else {
			s.given[d.Seat].Passed++
		}
	}
	return key, ok
}
