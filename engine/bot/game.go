package bot

import (
	"fmt"

	"cantina/engine/card"
	"cantina/engine/game"
)

// Limit is the number of decisions after which a game is held to be endless.
const Limit = 20_000

// An Endless error is a game that did not end within Limit decisions.
type Endless struct{ Decisions int }

func (e *Endless) Error() string {
	return fmt.Sprintf("the game has not ended after %d decisions", e.Decisions)
}

var _ error = (*Endless)(nil)

// Game lets the players play g to its end and returns the number of decisions.
// Before each decision is carried out, watch sees it with its number, from 1, and
// the key chosen; it may be nil. Its error, one of Choose, or *Endless ends the game.
func Game(g game.Game, players [card.Sides]Player, watch func(n int, d *game.Decision, key string) error) (int, error) {
	for n := 1; ; n++ {
		d := g.Decision()
		if d == nil {
			return n - 1, nil
		}
		if n > Limit {
			return n - 1, &Endless{n - 1}
		}
		key := players[d.Seat].Choose(g.View(d.Seat))
		if watch != nil {
			if err := watch(n, d, key); err != nil {
				return n - 1, err
			}
		}
		if _, err := g.Choose(key); err != nil {
			return n - 1, fmt.Errorf("the %s player chose what is not on offer: %w", d.Seat, err)
		}
	}
}
