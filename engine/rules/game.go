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

// A Game is a position, what may be done in it, and the procedures that do it. It is
// not safe for two goroutines; Clone it.
type Game struct {
	*Referee
	pushed []game.Frame               // pushed by the step that runs; empty between steps
	dec    *game.Decision             // the decision of this moment, once prepared
	clean  instant                    // when the table was last found in order (sweep)
	lines  [card.Sides][]game.LogLine // the log as each seat reads it, as far as it was asked for
}

var _ game.Game = (*Game)(nil)

// New starts a game and runs it to its first decision. The error names every
// card that cannot enter a game.
func New(cat *catalog.Catalog, s Setup) (*Game, error) {
	g := FromState(cat, &game.State{Rand: s.Seed*2862933555777941757 + 3037000493, Options: s.Options})
	var bad []string
	for side := range card.Sides {
		for _, slug := range s.Decks[side].Cards {
			k := cat.Get(slug)
			switch {
			case k == nil:
				bad = append(bad, fmt.Sprintf("%s: there is no card %q", s.Decks[side].Name, slug))
			case !k.Written():
				bad = append(bad, fmt.Sprintf("%s: the text of %q is not written yet: it cannot be played", s.Decks[side].Name, k.Title))
			case !k.Whole():
				bad = append(bad, fmt.Sprintf("%s: %q is declined: its text is not understood yet", s.Decks[side].Name, k.Title))
			case k.Side != side:
				bad = append(bad, fmt.Sprintf("%s: %q has the other back (deck.one-side)", s.Decks[side].Name, k.Title))
			default:
				g.S.Add(g.S.Def(slug), side, game.Reserve)
			}
		}
	}
	if len(bad) > 0 {
		return nil, fmt.Errorf("this game cannot start:\n  %s", strings.Join(bad, "\n  "))
	}
	g.Bind()
	g.S.Push(g.startFrame(&s.Decks))
	g.Run()
	return g, nil
}

func (r *Referee) find(side card.Side, slug string) game.CardID {
	for _, id := range r.S.Piles[side][game.Reserve] {
		if r.Def(id).Slug == slug {
			return id
		}
	}
	return 0
}

// FromState continues from a state, as scenes and saves do. The state must stand
// at a decision, or Run must be called.
func FromState(cat *catalog.Catalog, s *game.State) *Game {
	b := bookOf(cat)
	return &Game{Referee: &Referee{Position: b.At(cat, s), book: b}}
}

// Define is the definition of a card of the catalog in this game.
func (g *Game) Define(slug string) int32 {
	def := g.S.Def(slug)
	if len(g.Cards) < len(g.S.Slugs) {
		g.Bind()
	}
	return def
}

// Add makes a new copy of a card of the catalog in its owner's pile z.
func (g *Game) Add(slug string, owner card.Side, z game.Zone) game.CardID {
	return g.S.Add(g.Define(slug), owner, z)
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
func (r *Referee) Clone() *Game {
	return &Game{Referee: &Referee{Position: r.Of(r.S.Clone()), book: r.book}}
}

// Save writes the whole state, log included.
func (g *Game) Save() ([]byte, error) { return g.S.Save(frameFormat{}) }

// Hash is a fingerprint of the state.
func (g *Game) Hash() uint64 { return g.S.Hash() }
