package enginetest

import (
	"fmt"
	"math/rand/v2"
	"reflect"

	"cantina/engine/bot"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/rules"
)

// Asked is what exchanging the hidden cards of a player did to his opponent's moves.
type Asked struct {
	Moves  int      // that were made twice: with the cards as they lay, and with others
	Shown  int      // of them, those that showed one of these cards, and led elsewhere by that
	Differ []string // those after which another seat was asked, or another thing, though nothing had been shown
}

// WhoIsAsked plays a game with random players. Before each move it deals the hidden cards
// of the other player anew, makes the same move in both games, and compares who is then
// asked, what about, and what the one who moved has seen of it. Where somebody is asked
// though he has nothing, it looks at the moves of his opponent.
func WhoIsAsked(cat *catalog.Catalog, setup rules.Setup) (a Asked, err error) {
	g, err := rules.New(cat, setup)
	if err != nil {
		return a, err
	}
	r := rand.New(rand.NewPCG(setup.Seed, 10))
	players := [card.Sides]bot.Player{bot.NewRandom(setup.Seed, card.Dark), bot.NewRandom(setup.Seed, card.Light)}
	_, err = bot.Game(g, players, func(n int, d *game.Decision, key string) error {
		if g.S.Turn == 0 || setup.Options.Anybody() && setup.Options.Ask[d.Seat.Other()] == 0 {
			return nil // what starts is chosen from the deck, before there is a hand
		}
		return a.twice(g, d, key, r)
	})
	return a, err
}

// twice makes a move with the other player's cards as they lie, and with others.
func (a *Asked) twice(g *rules.Game, d *game.Decision, key string, r *rand.Rand) error {
	as, other := g.Clone(), g.S.Clone()
	if !rules.Exchange(other, d, g, r) {
		return nil
	}
	is := rules.FromState(g.Cat, other)
	for _, g := range []*rules.Game{as, is} {
		if _, err := g.Choose(key); err != nil {
			return fmt.Errorf("hidden cards of the other player decide whether %q is legal: %w", key, err)
		}
	}
	a.Moves++
	from := len(g.S.Log)
	seen, also := as.View(d.Seat).Log[from:], is.View(d.Seat).Log[from:]
	switch was, now := asks(as, d.Seat), asks(is, d.Seat); {
	case !reflect.DeepEqual(seen, also) && (shows(as, d.Seat, from) || shows(is, d.Seat, from)):
		a.Shown++
	case was != now || !reflect.DeepEqual(seen, also):
		a.Differ = append(a.Differ, fmt.Sprintf("turn %d, %q: %s; with other cards in %s's hand: %s", g.S.Turn, key, was, d.Seat.Other(), now))
	}
	return nil
}

// asks says who is asked, and what about, as the seat that has moved is told.
func asks(g *rules.Game, seat card.Side) string {
	d := g.View(seat).Prompt
	if d == nil {
		return "the game is over"
	}
	return fmt.Sprintf("%s %v by %s: %s", d.Seat, d.Kind, d.Rule, d.Prompt[card.English])
}

// shows tells whether the log, as a seat reads it, names a card of the other player that
// was dealt anew.
func shows(g *rules.Game, seat card.Side, from int) bool {
	for _, l := range g.View(seat).Log[from:] {
		if l.Card != 0 && g.S.C(l.Card).Owner != seat {
			return true
		}
	}
	return false
}
