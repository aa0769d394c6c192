package session

import (
	"cantina/app/store"
	"cantina/engine/bot"
)

// Exhibit plays a whole game by the program on both sides, plainly, and saves it like any other, so
// that it can be watched.
func Exhibit(st *store.Store, mk Maker, h store.Header) (store.ID, error) {
	s, err := Start(st, mk, h)
	if err != nil {
		return 0, err
	}
	for {
		d, err := s.decision()
		if err != nil || d == nil {
			return s.id, err
		}
		key := ""
		if err := guard(func() error { key = bot.Plain{}.Choose(s.g.View(d.Seat)); return nil }); err != nil {
			return s.id, &Failure{Cause: err}
		}
		if _, err := s.play(&key); err != nil {
			return s.id, err
		}
	}
}
