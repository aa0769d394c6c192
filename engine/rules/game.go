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

	prog    *book
	cards   []*text            // by the state's definitions
	byTitle map[string][]int32 // the state's definitions by title

	pushed []game.Frame   // pushed by the step that runs; empty between steps
	dec    *game.Decision // the decision of this moment, once prepared
	index  index
	memo   memo
	clean  instant                    // when the table was last found in order (sweep)
	lines  [card.Sides][]game.LogLine // the log as each seat reads it, as far as it was asked for
	giving bool                       // a characteristic is being looked for in a text (char.kept)
	ring   int32                      // the ring that then begins (memo)
	rival  []game.CardID              // cards whose canceled text competes with what canceled it (action.cancel.text-trigger)
}

var _ game.Game = (*Game)(nil)

// New starts a game and runs it to its first decision. The error names every
// card that cannot enter a game.
func New(cat *catalog.Catalog, s Setup) (*Game, error) {
	g := &Game{Cat: cat, prog: compile(cat), S: &game.State{Rand: s.Seed*2862933555777941757 + 3037000493, Options: s.Options}}
	var bad []string
	for side := range card.Sides {
		for _, slug := range s.Decks[side].Cards {
			k := cat.Get(slug)
			switch {
			case k == nil:
				bad = append(bad, fmt.Sprintf("%s: there is no card %q", s.Decks[side].Name, slug))
			case !k.Whole:
				bad = append(bad, fmt.Sprintf("%s: %q is declined: its text is not understood yet", s.Decks[side].Name, k.Title))
			case k.Side != side:
				bad = append(bad, fmt.Sprintf("%s: %q has the other back (deck.one-side)", s.Decks[side].Name, k.Title))
			default:
				g.Add(slug, side, game.Reserve)
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

func (g *Game) find(side card.Side, slug string) game.CardID {
	for _, id := range g.S.Piles[side][game.Reserve] {
		if g.def(id).Slug == slug {
			return id
		}
	}
	return 0
}

// FromState continues from a state, as scenes and saves do. The state must stand
// at a decision, or Run must be called.
func FromState(cat *catalog.Catalog, s *game.State) *Game {
	g := &Game{Cat: cat, S: s, prog: compile(cat)}
	g.bind()
	return g
}

// bind finds the text of each definition of the state. The state names them by
// slug, so that it goes on with a catalog that has other cards besides.
func (g *Game) bind() {
	g.cards = make([]*text, len(g.S.Slugs))
	g.byTitle = make(map[string][]int32, len(g.S.Slugs))
	for i, slug := range g.S.Slugs {
		t := g.prog.cards[g.Cat.Index(slug)]
		g.cards[i] = t
		for _, title := range t.def.Titles() {
			g.byTitle[title] = append(g.byTitle[title], int32(i))
		}
	}
}

// Define is the definition of a card of the catalog in this game.
func (g *Game) Define(slug string) int32 {
	def := g.S.Def(slug)
	if len(g.cards) < len(g.S.Slugs) {
		g.bind()
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
func (g *Game) Clone() *Game {
	return &Game{Cat: g.Cat, S: g.S.Clone(), prog: g.prog, cards: g.cards, byTitle: g.byTitle}
}

// Save writes the whole state, log included.
func (g *Game) Save() ([]byte, error) { return g.S.Save(frameFormat{}) }

// Hash is a fingerprint of the state.
func (g *Game) Hash() uint64 { return g.S.Hash() }

// def is the printed card of a copy.
func (g *Game) def(id game.CardID) *card.Def { return g.cards[g.S.Cards[id].Def].def }

// text is the compiled text of a copy.
func (g *Game) text(id game.CardID) *text { return g.cards[g.S.Cards[id].Def] }

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
