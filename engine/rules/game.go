package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/position"
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
	Halts  bool                       // a question with one answer is asked too: who runs the game takes it. A clone does not
	pushed []game.Frame               // pushed by the step that runs; empty between steps
	dec    *game.Decision             // the decision of this moment, once prepared
	clean  instant                    // when the table was last found in order (sweep)
	lines  [card.Sides][]game.LogLine // the log as each seat reads it, as far as it was asked for
	laid   position.Kept[*layout]     // how the cards lie
	tables [card.Sides]position.Kept[*tableView]
	open   [card.Sides][game.Piles]pileView
	reveal reveal // what the last choice has shown
}

var _ game.Game = (*Game)(nil)

// New starts a game and runs it to its first decision. The error names every
// card that cannot enter a game.
func New(cat *catalog.Catalog, s Setup) (*Game, error) {
	g := FromState(cat, &game.State{Rand: s.Seed*2862933555777941757 + 3037000493, Options: s.Options})
	var bad CannotStart
	var cards []dealt
	var beside [card.Sides][]int32
	for side := range card.Sides {
		deck := s.Decks[side].Name
		switch n := len(s.Decks[side].Cards) + len(s.Decks[side].Outside); {
		case n == 0:
			bad = append(bad, card.Say("%s: there is no card in this deck", "%s : il n’y a pas de carte dans ce deck", deck))
		case n > MaxDeck:
			bad = append(bad, card.Say("%s: a deck of %d cards is too large, %d are the most", "%s : un deck de %d cartes est trop grand, %d sont le maximum", deck, n, MaxDeck))
			continue
		}
		for i, slug := range slices.Concat(s.Decks[side].Cards, comingAlong(cat, &s.Decks[side])) {
			k := cat.Get(slug)
			switch {
			case k == nil:
				bad = append(bad, card.Say("%s: there is no card %s", "%s : il n’y a pas de carte %s", deck, slug))
			case !k.Written():
				bad = append(bad, card.Say("%s: the text of \"%s\" is not written yet: it cannot be played",
					"%s : le texte de « %s » n’est pas encore écrit : elle ne peut pas être jouée", deck, k.Title))
			case !k.Whole() || len(g.book.Text(cat.Index(slug)).Refused) > 0:
				bad = append(bad, card.Say("%s: \"%s\" is declined: the rules cannot carry out its text", "%s : « %s » est refusée : les règles ne savent pas appliquer son texte", deck, k.Title))
			case k.Side != side:
				bad = append(bad, card.Say("%s: %s has the other back (deck.one-side)", "%s : %s a l’autre dos (deck.one-side)", deck, k.Title))
			case i >= len(s.Decks[side].Cards):
				beside[side] = append(beside[side], g.S.Def(slug))
			default:
				cards = append(cards, dealt{g.S.Def(slug), side})
			}
		}
	}
	if len(bad) > 0 {
		return nil, bad
	}
	g.number(cards)
	g.Bind()
	g.S.Push(g.startFrame(&s.Decks, beside))
	g.Run()
	return g, nil
}

// A dealt card is one of a deck: what it is, and whose.
type dealt struct {
	def   int32
	owner card.Side
}

// number gives the cards of both decks the ids that they keep for the whole game: at
// random, or in games that began before there was a choice, in the order of the decks.
func (g *Game) number(cards []dealt) {
	if g.S.Options.Shuffled {
		g.S.Mix(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
	}
	for _, c := range cards {
		g.S.Add(c.def, c.owner, game.Reserve)
	}
}

// MaxDeck is how many cards a deck may have: a legal one has 60, and a State counts its
// cards with 15 bits.
const MaxDeck = 1000

// CannotStart says why a game cannot start, a sentence for each card.
type CannotStart []card.Text

var _ card.Teller = CannotStart(nil)

// Error says it in English.
func (e CannotStart) Error() string { return e.Said()[card.English] }

// Said says it in every language.
func (e CannotStart) Said() card.Text {
	t := card.T("this game cannot start:", "cette partie ne peut pas commencer :")
	for _, why := range e {
		for l := range t {
			t[l] += "\n  " + why[l]
		}
	}
	return t
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
