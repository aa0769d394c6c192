package rules

import (
	"fmt"
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
)

// A Setup is all that a game starts from.
type Setup struct {
	Decks   [card.Sides]card.Deck
	Seed    uint64
	Options game.Options
}

// A Game is a catalog, its text compiled, and a state: what the rules need to go
// on. It is not safe for two goroutines; Clone it.
type Game struct {
	Cat *catalog.Catalog
	S   *game.State

	prog   *program
	pushed []game.Frame   // pushed by the step that runs; empty between steps
	dec    *game.Decision // the decision of this moment, once prepared
	index  index
	memo   memo
	clean  moment                     // when the table was last found in order (sweep)
	lines  [card.Sides][]game.LogLine // the log as each seat reads it, as far as it was asked for
	ev     *game.Event                // the event that the candidates being listed answer
	fire   game.Fire                  // how the weapons being listed would be fired
	giving bool                       // a characteristic is being looked for in a text (char.kept)
	ring   int32                      // the ring that then begins (memo)
	rival  []game.CardID              // cards whose canceled text competes with what canceled it (action.cancel.text-trigger)
}

// New starts a game and runs it to its first decision. The error names every
// card that cannot enter a game.
func New(cat *catalog.Catalog, s Setup) (*Game, error) {
	g := &Game{Cat: cat, prog: compile(cat), S: &game.State{Rand: s.Seed*2862933555777941757 + 3037000493, Options: s.Options}}
	var bad []string
	for side := range card.Sides {
		for _, slug := range s.Decks[side].Cards {
			i := cat.Index(slug)
			switch {
			case i < 0:
				bad = append(bad, fmt.Sprintf("%s: there is no card %q", s.Decks[side].Name, slug))
			case !cat.At(i).Whole:
				bad = append(bad, fmt.Sprintf("%s: %q is declined: its text is not understood yet", s.Decks[side].Name, cat.At(i).Title))
			case cat.At(i).Side != side:
				bad = append(bad, fmt.Sprintf("%s: %q has the other back (deck.one-side)", s.Decks[side].Name, cat.At(i).Title))
			default:
				g.S.Add(int32(i), side, game.Reserve)
			}
		}
	}
	if len(bad) > 0 {
		return nil, fmt.Errorf("this game cannot start:\n  %s", strings.Join(bad, "\n  "))
	}
	g.S.Push(g.startFrame(&s.Decks))
	g.Run()
	return g, nil
}

func (g *Game) find(side card.Side, def int32) game.CardID {
	for _, id := range g.S.Piles[side][game.Reserve] {
		if g.S.C(id).Def == def {
			return id
		}
	}
	return 0
}

// Load opens a saved game.
func Load(cat *catalog.Catalog, data []byte) (*Game, error) {
	s, err := game.Load(data)
	if err != nil {
		return nil, err
	}
	g := FromState(cat, s)
	for i := range s.Cards {
		if d := int(s.Cards[i].Def); d < 0 || d >= len(cat.All()) {
			return nil, fmt.Errorf("this game was saved with another set of cards: card %d is unknown", i)
		}
	}
	return g, nil
}

// FromState continues from a state, as scenes and saves do. The state must stand
// at a decision, or Run must be called.
func FromState(cat *catalog.Catalog, s *game.State) *Game {
	return &Game{Cat: cat, S: s, prog: compile(cat)}
}

// StartAt opens the given phase of side's turn, with top-level actions open.
func StartAt(s *game.State, side card.Side, phase game.Phase) {
	if s.Turn == 0 {
		s.Change().Turn = 1
	}
	s.Change().Active, s.Change().Phase = side, phase
	s.Change().Frames = []game.Frame{{Proc: pTurn, Side: side, Step: turnStep(phase)}}
}

// Clone copies the game; the copy goes its own way.
func (g *Game) Clone() *Game { return &Game{Cat: g.Cat, S: g.S.Clone(), prog: g.prog} }

// Save writes the whole state, log included.
func (g *Game) Save() ([]byte, error) { return g.S.Save() }

// def is the printed card of a copy.
func (g *Game) def(id game.CardID) *card.Def { return g.prog.cards[g.S.Cards[id].Def].def }

// text is the compiled text of a copy.
func (g *Game) text(id game.CardID) *text { return g.prog.cards[g.S.Cards[id].Def] }

// Key is the name of a card in option keys: "darth-vader", or "stormtrooper#2"
// for the second copy of a deck.
func (g *Game) Key(id game.CardID) string {
	c := g.S.C(id)
	slug := g.def(id).Slug
	if c.Copy > 1 {
		return fmt.Sprintf("%s#%d", slug, c.Copy)
	}
	return slug
}
