package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

func init() {
	proc(pStart, "start of the game",
		step{name: "starting locations", do: startingLocations},
		step{name: "choose again", ask: askStart, took: tookStart},
		step{name: "again", do: func(g *Game, f *game.Frame) flow {
			if len(f.Cards) > 0 && (f.Cards[0] == -1 || f.Cards[1] == -1) {
				f.Step = 1
				return again
			}
			return next
		}},
		step{name: "lay", do: layStart},
		step{name: "hands", do: startingHands},
	)
}

// canStart tells whether a location could be deployed to an empty table: not one
// that needs another card, and not a generic site (start.location.legal).
func (g *Game) canStart(id game.CardID) bool {
	d := g.def(id)
	if d.Type != card.Location || d.Diamond > 0 {
		return false
	}
	return d.Is("system") || d.Is("site") && d.System != "" || d.Is("sector") && d.System != ""
}

// startingLocations reveals both choices. An illegal one goes back to the deck
// and its player starts without (start.location.illegal); the same unique
// location on both sides is set aside and both choose again
// (start.same-location).
func startingLocations(g *Game, f *game.Frame) flow {
	g.event(game.Event{Kind: game.GameStarted})
	for side := range card.Sides {
		if id := f.Cards[side]; id != 0 && !g.canStart(id) {
			f.Cards[side] = 0
		}
	}
	a, b := f.Cards[card.Dark], f.Cards[card.Light]
	if a != 0 && b != 0 && g.def(a).Title == g.def(b).Title {
		f.Bound = []game.Value{{Cards: []game.CardID{a, b}}}
		f.Cards[card.Dark], f.Cards[card.Light] = -1, -1
	}
	return next
}

// askStart asks a player whose choice was set aside for another starting
// location.
func askStart(g *Game, f *game.Frame) *game.Decision {
	for side := range card.Sides {
		if f.Cards[side] != -1 {
			continue
		}
		d := &game.Decision{Seat: side, Kind: game.AskStart, Rule: "start.same-location",
			Prompt: card.T("Both chose the same location: choose another one to start with.", "Les deux joueurs ont choisi le même localisation : choisissez-en une autre pour commencer.")}
		seen := map[string]bool{}
		for _, id := range f.Bound[0].Cards { // what was set aside stays aside
			seen[g.def(id).Title] = true
		}
		for _, id := range g.S.Piles[side][game.Reserve] {
			t := g.def(id).Title
			if g.canStart(id) && !seen[t] {
				seen[t] = true
				d.Options = append(d.Options, game.Option{Verb: game.VStart, Card: id})
			}
		}
		d.Options = append(d.Options, game.Option{Verb: game.Pass})
		return d
	}
	return nil
}

func tookStart(g *Game, f *game.Frame, o *game.Option) flow {
	for side := range card.Sides {
		if f.Cards[side] == -1 {
			f.Cards[side] = o.Card
			break
		}
	}
	if f.Cards[card.Dark] != -1 && f.Cards[card.Light] != -1 && f.Cards[card.Dark] != 0 && f.Cards[card.Light] != 0 &&
		g.def(f.Cards[card.Dark]).Title == g.def(f.Cards[card.Light]).Title {
		f.Bound[0].Cards = append(f.Bound[0].Cards, f.Cards[card.Dark], f.Cards[card.Light])
		f.Cards[card.Dark], f.Cards[card.Light] = -1, -1
	}
	return next
}

// layStart deploys the starting locations together, Dark's first in the row
// (start.location-vs-location).
func layStart(g *Game, f *game.Frame) flow {
	for side := range card.Sides {
		id := f.Cards[side]
		if id <= 0 {
			continue
		}
		PlaceInRow(g, id)
		g.S.Starts[side] = id
		g.event(game.Event{Kind: game.Deployed, By: side, Card: id, At: id})
	}
	return next
}

// startingHands shuffles and draws eight cards each (start.hand); Dark takes the
// first turn (start.first-player).
func startingHands(g *Game, f *game.Frame) flow {
	for side := range card.Sides {
		g.S.Shuffle(side, game.Reserve)
		for range 8 {
			if id := g.top(side, game.Reserve); id != 0 {
				g.S.ToPile(id, game.Hand)
			}
		}
	}
	g.S.First = card.Dark
	g.push(game.Frame{Proc: pTurn, Side: card.Dark})
	return done
}
