package session

import (
	"fmt"
	"io"
	"slices"
	"strconv"

	"cantina/app/store"
	"cantina/engine"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/replay"
	"cantina/engine/scene"
)

// Rules makes the games of the engine.
type Rules struct{ Cat *catalog.Catalog }

var _ Maker = Rules{}

// New implements Maker.
func (r Rules) New(h store.Header) (game.Game, error) {
	if h.Position != "" {
		return scene.Lay(r.of(h), h.Title, h.Position)
	}
	return engine.New(r.Cat, setup(h))
}

// of is the catalog of a game: positions may hold cards of worked examples, too.
func (r Rules) of(h store.Header) *catalog.Catalog {
	if h.Position == "" || r.Cat == nil {
		return r.Cat
	}
	cat, _ := scene.Catalog()
	return cat
}

// Load implements Maker. A state that names its cards by their place in a catalog is
// good only if that catalog is known.
func (r Rules) Load(h store.Header, state []byte) (game.Game, error) {
	if h.Catalog != game.OldCatalog && game.Unnamed(state) {
		return nil, card.Because("its cards stand in it by their numbers in catalog %s, which is not known any more",
			"ses cartes y figurent par leur numéro dans le catalogue %s, qui n’est plus connu", h.Catalog)
	}
	return engine.Load(r.of(h), state)
}

// Texts implements Maker.
func (r Rules) Texts(h store.Header) map[string]string {
	texts := map[string]string{}
	for side := range h.Decks {
		for _, slug := range h.Decks[side].Cards {
			if k := r.Cat.Get(slug); k != nil {
				texts[slug] = fmt.Sprintf("%016x", k.Hash())
			}
		}
	}
	return texts
}

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
	r := &replay.Replay{Setup: setup(s.head), Position: s.head.Position, Moves: slices.Clone(s.keys)}
	if err := guard(func() error { r.Hash = s.g.Hash(); return nil }); err != nil {
		return err
	}
	r.Catalog, _ = strconv.ParseUint(s.head.Catalog, 16, 64)
	if err := r.Write(w); err != nil {
		return err
	}
	return s.remarks(w)
}
