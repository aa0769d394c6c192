package session

import (
	"io"
	"slices"
	"strconv"

	"cantina/app/store"
	"cantina/engine"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/replay"
)

// Rules makes the games of the engine.
type Rules struct{ Cat *catalog.Catalog }

var _ Maker = Rules{}

// New implements Maker.
func (r Rules) New(h store.Header) (game.Game, error) { return engine.New(r.Cat, setup(h)) }

// Load implements Maker.
func (r Rules) Load(state []byte) (game.Game, error) { return engine.Load(r.Cat, state) }

// setup is what the engine starts the game of a header from.
func setup(h store.Header) engine.Setup {
	s := engine.Setup{Seed: h.Seed, Options: h.Options}
	for side := range card.Sides {
		d := h.Decks[side]
		d.Side, d.Cards = side, slices.Clone(d.Cards) // older saves have no side
		s.Decks[side] = d
	}
	return s
}

// Replay writes the game as text, for the command replay.
func (s *Session) Replay(w io.Writer) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	r := &replay.Replay{Setup: setup(s.head), Moves: slices.Clone(s.keys), Hash: s.g.Hash()}
	r.Catalog, _ = strconv.ParseUint(s.head.Catalog, 16, 64)
	return r.Write(w)
}
