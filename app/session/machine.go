package session

import (
	"cantina/app/store"
	"cantina/engine/bot"
	"cantina/engine/card"
	"cantina/engine/game"
)

// A seat that the program plays (store.Header.Played) is never in front, and never asked: the
// window calls Think when it is that seat's turn to decide. What it did an undo passes over.

// MachineNext tells whether the program must decide now.
func (s *Session) MachineNext() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	d, err := s.decision()
	return err == nil && d != nil && s.head.Machine(d.Seat)
}

// Think lets the program answer the decision at hand, and tells what it took. It knows what its
// seat may see, and no more. ErrNotNow: a person must decide.
func (s *Session) Think() (taken game.Option, err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	d, err := s.decision()
	if err != nil {
		return taken, &Failure{Cause: err}
	}
	if d == nil || !s.head.Machine(d.Seat) {
		return taken, ErrNotNow
	}
	err = guard(func() error {
		v := s.g.View(d.Seat)
		key := s.machine(d.Seat).Choose(v)
		for _, o := range v.Prompt.Options {
			if o.Key == key {
				taken = o
			}
		}
		return nil
	})
	if err != nil {
		return taken, &Failure{Cause: err}
	}
	_, err = s.play(&taken.Key)
	return taken, err
}

// machine is the player of a seat. It remembers nothing: the same game goes the same way again, also
// when it was opened anew in between.
func (s *Session) machine(seat card.Side) bot.Player {
	if s.head.Played[seat] == store.RandomPlayer {
		return bot.NewRandom(s.head.Seed+uint64(len(s.keys)), seat)
	}
	return bot.Plain{Look: s.g.Foresee}
}
