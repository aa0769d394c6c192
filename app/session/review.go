package session

import (
	"cantina/app/store"
	"cantina/engine/card"
	"cantina/engine/coach"
	"cantina/engine/game"
)

// Review looks a saved game through for what a seat missed, and tells whether the game is over. What it
// finds lies before where the game runs no farther by the rules of today: stopped says why. Nothing of
// the game is changed.
func Review(st *store.Store, mk Maker, id store.ID, seat card.Side, c *coach.Coach) (list []coach.Finding, over bool, stopped, err error) {
	h, err := st.Header(id)
	if err != nil {
		return nil, false, nil, err
	}
	keys, err := st.Lines(id)
	if err != nil {
		return nil, false, nil, err
	}
	var g game.Game
	if err := guard(func() (err error) { g, err = mk.New(h); return err }); err != nil {
		return nil, false, nil, err
	}
	stopped = guard(func() (err error) {
		list, err = c.Review(g, keys, seat)
		return err
	})
	guard(func() error { over = g.Decision() == nil; return nil })
	return list, over, stopped, nil
}
