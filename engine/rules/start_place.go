package rules

import (
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
)

// CanStart tells whether a card of the catalog could be a starting location
// (start.location.legal).
func CanStart(cat *catalog.Catalog, slug string) bool {
	i := cat.Index(slug)
	if i < 0 {
		return false
	}
	g := &Game{Cat: cat, prog: compile(cat), S: &game.State{}}
	return g.canStart(g.S.Add(int32(i), cat.At(i).Side, game.Reserve))
}

// canStart tells whether a location could be deployed to an empty table: nothing
// forbids it there, and it needs no other card first (start.location.legal,
// start.location.condition).
func (g *Game) canStart(id game.CardID) bool {
	if g.def(id).Type != card.Location {
		return false
	}
	o := game.Option{Card: id}
	for i := range deployRules {
		if !deployRules[i].holds(g, g.S.C(id).Owner, &o) {
			return false
		}
	}
	return true
}

// startingLocations reveals both choices. An illegal one goes back to the deck
// and its player starts without (start.location.illegal); the same unique
// location on both sides is set aside and both choose again
// (start.same-location).
func startingLocations(g *Game, f *game.Frame) flow {
	for side := range card.Sides {
		if id := f.Cards[side]; id != 0 && !g.canStart(id) && g.def(id).Type != card.Objective {
			f.Cards[side] = 0
		}
	}
	if g.alike(f) && !g.newest() {
		g.setAside(f)
	}
	return next
}

// alike tells whether both players chose the same location.
func (g *Game) alike(f *game.Frame) bool {
	a, b := f.Cards[card.Dark], f.Cards[card.Light]
	return a > 0 && b > 0 && g.def(a).Type == card.Location && g.def(a).Title == g.def(b).Title
}

func (g *Game) setAside(f *game.Frame) {
	f.Bound[0].Cards = append(f.Bound[0].Cards, f.Cards[card.Dark], f.Cards[card.Light])
	f.Cards[card.Dark], f.Cards[card.Light] = aside, aside
}

// askConversion: as the newest rulebook has it, each player is first offered to let
// his own copy be converted by the other's, the first player first
// (start.same-location, doubtful place 4). M counts the answers.
func askConversion(g *Game, f *game.Frame) *game.Decision {
	if !g.newest() || !g.alike(f) || f.M >= 2 {
		return nil
	}
	side := f.Side
	if f.M == 1 {
		side = side.Other()
	}
	return &game.Decision{Seat: side, Kind: game.AskYesNo, Rule: "start.same-location",
		Prompt:  format("Both chose %s: let yours be converted?", "Les deux joueurs ont choisi %s : laisser convertir la vôtre ?", g.title(f.Cards[side])),
		Options: []game.Option{{Verb: game.VYes}, {Verb: game.VNo}}}
}

// tookConversion lays the copy of who agreed below the other's; if neither agrees
// both choose again.
func tookConversion(g *Game, f *game.Frame, o *game.Option) flow {
	side := f.Side
	if f.M == 1 {
		side = side.Other()
	}
	f.M++
	if o.Verb == game.VYes {
		f.M = 2
		id := f.Cards[side]
		PlaceInRow(g, id)
		g.S.Change().Starts[side] = id // start.starting-location-check: remembered below the other, too
		f.Cards[side] = 0
		g.event(game.Event{Kind: game.Deployed, By: side, Card: id, At: id})
		return next
	}
	if f.M == 2 {
		g.setAside(f)
		return next
	}
	return again
}

// askStart asks a player whose choice was set aside for another starting
// location.
func askStart(g *Game, f *game.Frame) *game.Decision {
	for side := range card.Sides {
		if f.Cards[side] != aside {
			continue
		}
		d := &game.Decision{Seat: side, Kind: game.AskStart, Rule: "start.same-location",
			Prompt: format("Both chose %s: choose another location to start with.", "Les deux joueurs ont choisi %s : choisissez une autre localisation pour commencer.", g.title(f.Bound[0].Cards[len(f.Bound[0].Cards)-1]))}
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
		if f.Cards[side] == aside {
			f.Cards[side] = o.Card
			break
		}
	}
	if g.alike(f) {
		g.setAside(f)
	}
	return next
}
