package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// starting is the start of the game. Its frame's side is who goes first.
type starting struct {
	Place     [card.Sides]game.CardID `json:"place"`           // each player's starting location, or Objective
	Effect    [card.Sides]game.CardID `json:"effect"`          // Starting Effect
	Interrupt [card.Sides]game.CardID `json:"interrupt"`       // Starting Interrupt
	Aside     []game.CardID           `json:"aside,omitempty"` // the locations set aside (start.same-location)
	Again     [card.Sides]bool        `json:"again"`           // whose choice was set aside: he chooses again
	Answers   int                     `json:"answers"`         // to the offer that one's own copy be converted
	Hands     [card.Sides]int         `json:"hands"`           // cards of each starting hand (start.hand)
	Since     int32                   `json:"since"`           // the clock when the starting card in hand began (start.mandatory)
	Beside    [card.Sides][]int32     `json:"beside,omitzero"` // what each player has beside his deck, by definition (deck.starting-effect.count)
}

func (s *starting) Clone() game.Body {
	b := *s
	b.Aside = slices.Clone(s.Aside)
	for side := range b.Beside {
		b.Beside[side] = slices.Clone(s.Beside[side])
	}
	return &b
}

// chooseAgain goes back to asking while a choice is set aside.
func chooseAgain(g *Game, f *game.Frame, s *starting) flow {
	if s.Again[card.Dark] || s.Again[card.Light] {
		f.Step = stepOf(pStart, "choose again")
		return again
	}
	return next
}

func firstObjective(g *Game, f *game.Frame, s *starting) flow {
	return g.startObjective(s, f.Side)
}

func secondObjective(g *Game, f *game.Frame, s *starting) flow {
	return g.startObjective(s, f.Side.Other())
}

func firstInterrupt(g *Game, f *game.Frame, s *starting) flow {
	return g.startInterrupt(s, f.Side)
}

func secondInterrupt(g *Game, f *game.Frame, s *starting) flow {
	return g.startInterrupt(s, f.Side.Other())
}

// startFrame begins a game: each player's choices, as far as his deck has them. An
// Objective in the deck must be used (start.kinds).
func (r *Referee) startFrame(decks *[card.Sides]card.Deck, beside [card.Sides][]int32) game.Frame {
	s := &starting{Hands: [card.Sides]int{8, 8}, Beside: beside}
	for side := range card.Sides {
		d := &decks[side]
		chosen := func(slug string) game.CardID {
			if slug != "" {
				return r.find(side, slug)
			}
			return 0
		}
		s.Place[side], s.Effect[side], s.Interrupt[side] = chosen(d.Start), chosen(d.Effect), chosen(d.Interrupt)
		if id := s.Place[side]; id == 0 || r.Def(id).Type != card.Objective {
			for _, other := range r.S.Piles[side][game.Reserve] {
				if r.Def(other).Type == card.Objective {
					s.Place[side] = other
					break
				}
			}
		}
	}
	return game.Frame{Proc: pStart, Side: card.Dark, Body: s}
}

// startingClauses lists the clauses of a card that are carried out when it starts.
func (r *Referee) startingClauses(id game.CardID) (out []*position.Clause) {
	for _, cl := range r.Text(id).Clauses {
		if cl.Fn == position.StartingFunction {
			out = append(out, cl)
		}
	}
	return out
}

// startText carries out what a card's text says about the start, in order.
func (g *Game) startText(side card.Side, id game.CardID) {
	for _, cl := range g.startingClauses(id) {
		g.push(pResult, side, &acting{Card: id, Clause: cl.No, Bound: make([]game.Value, cl.Values())})
	}
}

// Started puts in force what a card on table has said at the start for the rest of the game:
// it lies there since then (objective.clauses).
func Started(g *Game, side card.Side, id game.CardID) {
	for _, cl := range g.startingClauses(id) {
		for op := range cl.Lastings {
			g.begin(side, &acting{Card: id, Clause: cl.No, Bound: make([]game.Value, cl.Values())}, game.Lasting{Op: int16(op), Until: game.EndOfGame})
		}
	}
}

// startingEffects deploys the Starting Effects, which are revealed together
// (start.order).
func startingEffects(g *Game, f *game.Frame, s *starting) flow {
	g.event(game.Event{Kind: game.GameStarted})
	s.Since = g.S.Clock
	for _, side := range []card.Side{f.Side, f.Side.Other()} {
		id := s.Effect[side]
		if id == 0 || g.Def(id).Type != card.Effect || !g.Def(id).Is("starting") || len(g.Text(id).Deploys) == 0 {
			continue
		}
		g.push(pDeploy, side, &deploying{Card: id, Clause: g.Text(id).Deploys[0]})
		g.startText(side, id)
	}
	return next
}

// layStart deploys the starting locations together, Dark's first in the row
// (start.location-vs-location, start.location-vs-objective).
func layStart(g *Game, _ *game.Frame, s *starting) flow {
	for side := range card.Sides {
		id := s.Place[side]
		if id == 0 || g.Def(id).Type != card.Location {
			continue
		}
		if over := g.Twin(id); g.Converts(id, over) {
			g.S.Convert(id, over)
		} else {
			PlaceInRow(g, id)
		}
		g.S.Change().Starts[side] = id
		e := game.Event{Kind: game.Deployed, By: side, Card: id, At: id}
		g.happens(e) // start.responses
	}
	return next
}

// startObjective deploys a player's Objective with what its text lets him deploy
// (start.objective-vs-objective, objective.start).
func (g *Game) startObjective(s *starting, side card.Side) flow {
	id := s.Place[side]
	if id == 0 || g.Def(id).Type != card.Objective {
		return next
	}
	s.Since = g.S.Clock
	g.S.ToTable(id, 0, card.OnCard, side)
	g.layMarker(s, side, id)
	e := game.Event{Kind: game.Deployed, By: side, Card: id}
	g.event(e)
	g.startText(side, id)
	g.window(e)
	return next
}

// startInterrupt plays a player's Starting Interrupt; the second is played when the
// first is over (start.order). One whose conditions do not hold goes back to the
// deck. What may never be in a Reserve Deck goes out of play before
// (start.unmet-special).
func (g *Game) startInterrupt(s *starting, side card.Side) flow {
	for owner := range card.Sides {
		for _, id := range append([]game.CardID(nil), g.S.Piles[owner][game.Reserve]...) {
			if g.Def(id).Type == card.Objective {
				g.S.ToPile(id, game.Out)
			}
		}
	}
	id := s.Interrupt[side]
	if id == 0 || g.Def(id).Type != card.Interrupt {
		return next
	}
	for _, cl := range g.startingClauses(id) {
		o := game.Option{Verb: game.VPlay, Card: id, Clause: cl.No}
		if c := g.Referee.clauseCtx(side, id, cl); cl.Holds(c) && g.targetable(cl, c, &o) {
			s.Since = g.S.Clock
			g.startClause(side, &o, game.Event{})
			break
		}
	}
	return next
}

// startingHands shuffles and draws eight cards each, or as many as a starting card
// says (start.hand); then the first turn begins (start.first-player).
func startingHands(g *Game, f *game.Frame, s *starting) flow {
	for side := range card.Sides {
		g.S.Shuffle(side, game.Reserve, 0)
		for range s.Hands[side] {
			if id := g.Top(side, game.Reserve); id != 0 {
				g.S.ToPile(id, game.Hand)
			}
		}
	}
	if g.LightFirst() {
		f.Side = card.Light
	}
	g.S.Count().First = f.Side
	g.push(pTurn, f.Side, nil)
	return done
}
