package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// The start of the game. Its frame holds the choices in Cards (what, then whose),
// who goes first in Side, the clock when the starting card in hand began in N, and
// in Bound the locations set aside and the numbers of starting hands.
func init() {
	proc(pStart, "start of the game",
		step{name: "starting effects", do: startingEffects},
		step{name: "starting locations", do: startingLocations},
		step{name: "offer conversion", ask: askConversion, took: tookConversion},
		step{name: "choose again", ask: askStart, took: tookStart},
		step{name: "again", do: func(g *Game, f *game.Frame) flow {
			if f.Cards[card.Dark] == aside || f.Cards[card.Light] == aside {
				f.Step = stepChooseAgain
				return again
			}
			return next
		}},
		step{name: "lay", do: layStart},
		step{name: "first objective", do: func(g *Game, f *game.Frame) flow { return g.startObjective(f, f.Side) }},
		step{name: "second objective", do: func(g *Game, f *game.Frame) flow { return g.startObjective(f, f.Side.Other()) }},
		step{name: "first interrupt", do: func(g *Game, f *game.Frame) flow { return g.startInterrupt(f, f.Side) }},
		step{name: "second interrupt", do: func(g *Game, f *game.Frame) flow { return g.startInterrupt(f, f.Side.Other()) }},
		step{name: "hands", do: startingHands},
	)
}

const stepChooseAgain = 3

// aside marks in Frame.Cards a choice that was set aside: its player chooses again.
const aside game.CardID = -1

// Indexes into Frame.Cards of the start, for Dark; Light's is the next one.
const (
	startPlace     = 2 * iota // starting location, or Objective
	startEffect               // Starting Effect
	startInterrupt            // Starting Interrupt
)

// startFrame begins a game: each player's choices, as far as his deck has them. An
// Objective in the deck must be used (start.kinds).
func (g *Game) startFrame(decks *[card.Sides]card.Deck) game.Frame {
	f := game.Frame{Proc: pStart, Side: card.Dark, Cards: make([]game.CardID, 6), Bound: make([]game.Value, 1+card.Sides)}
	for side := range card.Sides {
		d := &decks[side]
		for i, slug := range []string{startPlace: d.Start, startEffect: d.Effect, startInterrupt: d.Interrupt} {
			if n := g.Cat.Index(slug); n >= 0 {
				f.Cards[i+int(side)] = g.find(side, int32(n))
			}
		}
		if id := f.Cards[side]; id == 0 || g.def(id).Type != card.Objective {
			for _, x := range g.S.Piles[side][game.Reserve] {
				if g.def(x).Type == card.Objective {
					f.Cards[side] = x
					break
				}
			}
		}
	}
	return f
}

// begins remembers the clock, to undo what comes after (start.mandatory).
func (g *Game) begins(f *game.Frame) { f.N = g.S.Clock }

// startingClauses lists the clauses of a card that are carried out when it starts.
func (g *Game) startingClauses(id game.CardID) (out []*clause) {
	for _, cl := range g.text(id).clauses {
		if cl.fn == fnStarting {
			out = append(out, cl)
		}
	}
	return out
}

// startText carries out what a card's text says about the start, in order.
func (g *Game) startText(f *game.Frame, side card.Side, id game.CardID) {
	for _, cl := range g.startingClauses(id) {
		g.push(game.Frame{Proc: pResult, Side: side, Card: id, Clause: cl.no, Bound: make([]game.Value, cl.binders+2)})
	}
}

// startingEffects deploys the Starting Effects, which are revealed together
// (start.order).
func startingEffects(g *Game, f *game.Frame) flow {
	g.event(game.Event{Kind: game.GameStarted})
	g.begins(f)
	for _, side := range []card.Side{f.Side, f.Side.Other()} {
		id := f.Cards[startEffect+int(side)]
		if id == 0 || g.def(id).Type != card.Effect || !g.def(id).Is("starting") || len(g.text(id).deploys) == 0 {
			continue
		}
		g.push(game.Frame{Proc: pDeploy, Side: side, Card: id, Clause: g.text(id).deploys[0]})
		g.startText(f, side, id)
	}
	return next
}

// layStart deploys the starting locations together, Dark's first in the row
// (start.location-vs-location, start.location-vs-objective).
func layStart(g *Game, f *game.Frame) flow {
	for side := range card.Sides {
		id := f.Cards[side]
		if id == 0 || g.def(id).Type != card.Location {
			continue
		}
		if over := g.twin(id); g.converts(id, over) {
			g.S.Convert(id, over)
		} else {
			PlaceInRow(g, id)
		}
		g.S.Change().Starts[side] = id
		e := game.Event{Kind: game.Deployed, By: side, Card: id, At: id}
		g.event(e)
		g.window(e) // start.responses
	}
	return next
}

// startObjective deploys a player's Objective with what its text lets him deploy
// (start.objective-vs-objective, objective.start).
func (g *Game) startObjective(f *game.Frame, side card.Side) flow {
	id := f.Cards[side]
	if id == 0 || g.def(id).Type != card.Objective {
		return next
	}
	g.begins(f)
	g.S.ToTable(id, 0, card.OnCard, side)
	e := game.Event{Kind: game.Deployed, By: side, Card: id}
	g.event(e)
	g.startText(f, side, id)
	g.window(e)
	return next
}

// startInterrupt plays a player's Starting Interrupt; the second is played when the
// first is over (start.order). One whose conditions do not hold goes back to the
// deck. What may never be in a Reserve Deck goes out of play before
// (start.unmet-special).
func (g *Game) startInterrupt(f *game.Frame, side card.Side) flow {
	for s := range card.Sides {
		for _, id := range append([]game.CardID(nil), g.S.Piles[s][game.Reserve]...) {
			if g.def(id).Type == card.Objective {
				g.S.ToPile(id, game.Out)
			}
		}
	}
	id := f.Cards[startInterrupt+int(side)]
	if id == 0 || g.def(id).Type != card.Interrupt {
		return next
	}
	for _, cl := range g.startingClauses(id) {
		o := game.Option{Verb: game.VPlay, Card: id, Clause: cl.no}
		if c := g.clauseCtx(side, id, cl, nil); c.holds(cl.conds) && g.targetable(cl, c, &o) {
			g.begins(f)
			g.startClause(side, &o, game.Event{})
			break
		}
	}
	return next
}

// startingHands shuffles and draws eight cards each, or as many as a starting card
// says (start.hand); then the first turn begins (start.first-player).
func startingHands(g *Game, f *game.Frame) flow {
	for side := range card.Sides {
		g.S.Shuffle(side, game.Reserve)
		n := 8
		if v := f.Bound[1+side]; v.Set {
			n = v.N.Int()
		}
		for range n {
			if id := g.top(side, game.Reserve); id != 0 {
				g.S.ToPile(id, game.Hand)
			}
		}
	}
	if g.lightFirst() {
		f.Side = card.Light
	}
	g.S.Change().First = f.Side
	g.push(game.Frame{Proc: pTurn, Side: f.Side})
	return done
}
