package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
)

// CanStart tells whether a card of the catalog could be a starting location
// (start.location.legal).
func CanStart(cat *catalog.Catalog, slug string) bool {
	k := cat.Get(slug)
	return k != nil && k.Whole() && len(WhyNotStart(cat, slug)) == 0
}

// WhyNotStart says why a whole card of the catalog could be no starting location: what it
// needs before it is deployed to an empty table (start.location.legal).
func WhyNotStart(cat *catalog.Catalog, slug string) []game.Reason {
	k := cat.Get(slug)
	if k.Type != card.Location {
		return []game.Reason{{Rule: "start.location.legal", Say: card.Say("%s is no location.", "%s n’est pas une localisation.", k.Title)}}
	}
	g := FromState(cat, &game.State{})
	return g.unmet(anyDeployment, k.Side, &game.Option{Card: g.Add(slug, k.Side, game.Reserve)})
}

// canStart tells whether a location could be deployed to an empty table: nothing
// forbids it there, and it needs no other card first (start.location.legal,
// start.location.condition).
func (r *Referee) canStart(id game.CardID) bool {
	if r.Def(id).Type != card.Location {
		return false
	}
	o := game.Option{Card: id}
	return r.satisfies(anyDeployment, r.S.C(id).Owner, &o)
}

// startingLocations reveals both choices. An illegal one goes back to the deck
// and its player starts without (start.location.illegal); the same unique
// location on both sides is set aside and both choose again
// (start.same-location).
func startingLocations(g *Game, _ *game.Frame, s *starting) flow {
	for side := range card.Sides {
		if id := s.Place[side]; id != 0 && !g.canStart(id) && g.Def(id).Type != card.Objective {
			s.Place[side] = 0
			g.event(game.Event{Kind: game.BeganWithout, By: side, Card: id})
		}
	}
	if g.alike(s) && !g.Newest() {
		setAside(s)
	}
	return next
}

// alike tells whether both players chose the same location.
func (r *Referee) alike(s *starting) bool {
	a, b := s.Place[card.Dark], s.Place[card.Light]
	return a > 0 && b > 0 && r.Def(a).Type == card.Location && r.Def(a).Title == r.Def(b).Title
}

func setAside(s *starting) {
	s.Aside = append(s.Aside, s.Place[card.Dark], s.Place[card.Light])
	s.Place, s.Again = [card.Sides]game.CardID{}, [card.Sides]bool{true, true}
}

// askConversion: as the newest rulebook has it, each player is first offered to let
// his own copy be converted by the other's, the first player first
// (start.same-location, doubtful place 4).
func askConversion(r *Referee, f *game.Frame, s *starting) *game.Decision {
	if !r.Newest() || !r.alike(s) || s.Answers >= 2 {
		return nil
	}
	side := f.Side
	if s.Answers == 1 {
		side = side.Other()
	}
	return &game.Decision{Seat: side, Kind: game.AskYesNo, Rule: "start.same-location",
		Prompt:  card.Say("Both chose %s: let yours be converted?", "Les deux joueurs ont choisi %s : laisser convertir la vôtre ?", r.Title(s.Place[side])),
		Options: []game.Option{{Verb: game.VYes}, {Verb: game.VNo}}}
}

// tookConversion lays the copy of who agreed below the other's; if neither agrees
// both choose again.
func tookConversion(g *Game, f *game.Frame, s *starting, o *game.Option) flow {
	side := f.Side
	if s.Answers == 1 {
		side = side.Other()
	}
	s.Answers++
	if o.Verb == game.VYes {
		s.Answers = 2
		id := s.Place[side]
		PlaceInRow(g, id)
		g.S.Change().Starts[side] = id // start.starting-location-check: remembered below the other, too
		s.Place[side] = 0
		g.event(game.Event{Kind: game.Deployed, By: side, Card: id, At: id})
		return next
	}
	if s.Answers == 2 {
		setAside(s)
		return next
	}
	return again
}

// pollStart: a location that could start a game and was not set aside; of copies the
// first (start.location.legal, start.same-location).
func pollStart(r *Referee, _ *game.Frame, s *starting, b *ballot) {
	side := card.Dark
	if !s.Again[side] {
		side = card.Light
	}
	b.among("start.location.legal", "Only a location of your Reserve Deck.", "Seulement une localisation de votre Réserve.")
	var seen, past []string
	for _, id := range s.Aside { // what was set aside stays aside
		past = append(past, r.Def(id).Title)
	}
	for _, id := range r.S.Piles[side][game.Reserve] {
		t := r.Def(id).Title
		if slices.Contains(seen, t) {
			continue
		}
		seen = append(seen, t)
		b.put(game.Option{Verb: game.VStart, Card: id},
			so(r.canStart(id), "start.location.legal", "%s cannot be a starting location.", "%s ne peut pas être une localisation de départ.", r.Title(id)),
			so(!slices.Contains(past, t), "start.same-location", "%s has been set aside.", "%s a été mise de côté.", r.Title(id)))
	}
}

// askStart asks a player whose choice was set aside for another starting
// location.
func askStart(r *Referee, f *game.Frame, s *starting) *game.Decision {
	for side := range card.Sides {
		if !s.Again[side] {
			continue
		}
		d := &game.Decision{Seat: side, Kind: game.AskStart, Rule: "start.same-location",
			Prompt: card.Say("Both chose %s: choose another location to start with.", "Les deux joueurs ont choisi %s : choisissez une autre localisation pour commencer.", r.Title(s.Aside[len(s.Aside)-1]))}
		d.Options = polled(r, f, s, pollStart).open
		d.Options = append(d.Options, game.Option{Verb: game.Pass})
		return d
	}
	return nil
}

func tookStart(g *Game, _ *game.Frame, s *starting, o *game.Option) flow {
	for side := range card.Sides {
		if s.Again[side] {
			s.Place[side], s.Again[side] = o.Card, false
			break
		}
	}
	if g.alike(s) {
		setAside(s)
	}
	return next
}
