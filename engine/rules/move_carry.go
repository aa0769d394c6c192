package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// A piloted shuttle vehicle may use its regular move to carry characters between its
// site and any starship at the related system: free, whatever the cloud sectors; it
// is their regular move too, they change carrier as part of it, and the vehicle stays
// (move.shuttle.vehicle).
var carryVerb = &verb{
	verb: game.VCarry,
	pre:  []requirement{inPhase(game.Move, "move.regular.once"), outsideBattle},
	list: func(r *Referee, side card.Side, sought want, emit func(game.Option)) {
		for id := range r.movers(side, sought, card.Vehicle) {
			if !r.Def(id).Is("shuttle") {
				continue
			}
			for ship := range r.movers(side, want{card: sought.target}, card.Starship) {
				emit(game.Option{Card: id, Target: ship})
			}
		}
	},
	needs: []requirement{
		notMoved, mayMove, moveCrew, moveShield, moveHidden, // the vehicle stays: where it may go is no matter
		need("move.shuttle.vehicle", "Only between its site and your starship at the related system.",
			"Seulement entre son site et votre vaisseau spatial au système connexe.",
			func(r *Referee, _ card.Side, o *game.Option) bool {
				site, at := r.S.Where(o.Card), r.S.Where(o.Target)
				return r.carries(o.Card) > 0 && r.OnFoot(o.Card) && r.IsSite(site) && r.OnFoot(o.Target) && r.IsSystem(at) && r.Related(site, at)
			}),
		need("move.shuttle.vehicle", "Nobody there could change over.", "Personne là ne pourrait passer de l’un à l’autre.",
			func(r *Referee, _ card.Side, o *game.Option) bool { return len(r.carried(o.Card, o.Target)) > 0 }),
	},
	start: func(g *Game, side card.Side, o *game.Option) {
		g.push(pCarry, side, &carrying{Vehicle: o.Card, Ship: o.Target})
	},
}

// carrying is the move of a shuttle vehicle that carries others.
type carrying struct {
	Vehicle game.CardID   `json:"vehicle"`           // the shuttle vehicle
	Ship    game.CardID   `json:"ship"`              // the starship at the related system
	Carried []game.CardID `json:"carried,omitempty"` // who has changed over
}

func (c *carrying) Clone() game.Body {
	b := *c
	b.Carried = slices.Clone(c.Carried)
	return &b
}

// carries is how many characters a shuttle vehicle's text lets it carry in one move.
func (r *Referee) carries(id game.CardID) int {
	n := 0
	for m := range r.Mods(position.ModCarries) {
		if m.Hits(id) {
			n = max(n, m.N.Int())
		}
	}
	return n
}

// carry puts those who could be carried on a ballot, each with where to: up from the
// site or the vehicle to a place aboard the starship, and down. It is their regular move
// (move.shuttle.vehicle).
func (r *Referee) carry(vehicle, ship game.CardID, carried []game.CardID, b *ballot) {
	b.among("move.shuttle.vehicle", "Only your characters beside or aboard one of the two.", "Seulement vos personnages à côté ou à bord de l’un des deux.")
	side := r.S.C(vehicle).Owner
	site := r.S.Where(vehicle)
	seats := func(id, carrier game.CardID) {
		for _, slot := range r.SlotsFor(id, carrier) {
			b.put(game.Option{Verb: game.VEmbark, Card: id, Target: carrier, Slot: slot}, b.another(carried, id), regularMove, anyBoarding)
		}
	}
	for id := range r.movers(side, want{}, card.Character) {
		switch host := r.S.Host(id); {
		case host == ship && r.S.C(id).Slot != card.OnCard:
			b.put(game.Option{Verb: game.VDisembark, Card: id, Target: site}, b.another(carried, id), regularMove, []requirement{footTrench, noSpy})
			seats(id, vehicle)
		case host == vehicle && r.S.C(id).Slot != card.OnCard || r.OnFoot(id) && r.S.Where(id) == site:
			seats(id, ship)
		}
	}
}

// carried lists the ways in which a shuttle vehicle could carry somebody now.
func (r *Referee) carried(vehicle, ship game.CardID) []game.Option {
	b := &ballot{r: r, side: r.S.C(vehicle).Owner}
	r.carry(vehicle, ship, nil, b)
	return b.open
}

func pollCarried(r *Referee, _ *game.Frame, load *carrying, b *ballot) {
	if len(load.Carried) < r.carries(load.Vehicle) {
		r.carry(load.Vehicle, load.Ship, load.Carried, b)
	}
}

func askCarried(r *Referee, f *game.Frame, load *carrying) *game.Decision {
	var also []game.Option
	if len(load.Carried) > 0 {
		also = append(also, enough)
	}
	return polled(r, f, load, pollCarried).decision(&game.Decision{Seat: f.Side, Kind: game.AskTarget, Rule: "move.shuttle.vehicle", Source: load.Vehicle,
		Prompt: card.Say("Whom does %s carry?", "Qui %s transporte-t-il ?", r.Title(load.Vehicle))}, also...)
}

func tookCarried(g *Game, _ *game.Frame, load *carrying, o *game.Option) {
	load.Carried = append(load.Carried, o.Card)
	g.S.Mark(load.Vehicle).Moved = g.S.Turn
	g.moveTo(o.Card, o.Target, o.Slot, game.VCarry)
}
