package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// A piloted shuttle vehicle may use its regular move to carry characters between its
// site and any starship at the related system: free, whatever the cloud sectors; it
// is their regular move too, they change carrier as part of it, and the vehicle stays
// (move.shuttle.vehicle).
func init() {
	addVerb(&verb{
		verb: game.VCarry,
		pre:  []requirement{inPhase(game.Move, "move.regular.once"), outsideBattle},
		list: func(g *Game, side card.Side, w want, emit func(game.Option)) {
			for id := range g.movers(side, w, card.Vehicle) {
				if !g.def(id).Is("shuttle") {
					continue
				}
				for ship := range g.movers(side, want{w.target, 0}, card.Starship) {
					emit(game.Option{Card: id, Target: ship})
				}
			}
		},
		needs: []requirement{
			notMoved, mayMove, moveCrew, moveShield, moveHidden,
			need("move.shuttle.vehicle", "Only between its site and your starship at the related system.",
				"Seulement entre son site et votre vaisseau spatial au système lié.",
				func(g *Game, _ card.Side, o *game.Option) bool {
					site, at := g.S.Where(o.Card), g.S.Where(o.Target)
					return g.carries(o.Card) > 0 && g.onFoot(o.Card) && g.isSite(site) && g.onFoot(o.Target) && g.isSystem(at) && g.related(site, at)
				}),
			need("move.shuttle.vehicle", "Nobody there could change over.", "Personne là ne pourrait passer de l'un à l'autre.",
				func(g *Game, _ card.Side, o *game.Option) bool { return len(g.carried(o.Card, o.Target)) > 0 }),
		},
		start: func(g *Game, side card.Side, o *game.Option) {
			g.push(pCarry, side, &carrying{Vehicle: o.Card, Ship: o.Target})
		},
	})
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
func (g *Game) carries(id game.CardID) int {
	n := 0
	for m := range g.mods(mCarries) {
		if m.hits(id) {
			n = max(n, m.n.Int())
		}
	}
	return n
}

// carried lists who could be carried, and where to: up from the site or the vehicle
// to a place aboard the starship, and down.
func (g *Game) carried(vehicle, ship game.CardID) (out []game.Option) {
	side := g.S.C(vehicle).Owner
	site := g.S.Where(vehicle)
	seats := func(id, carrier game.CardID) {
		for _, slot := range g.slotsFor(id, carrier) {
			if g.roomAboard(carrier, slot, id) {
				out = append(out, game.Option{Verb: game.VEmbark, Card: id, Target: carrier, Slot: slot})
			}
		}
	}
	for id := range g.movers(side, want{}, card.Character) {
		o := game.Option{Card: id, Target: ship}
		if !notMoved.holds(g, side, &o) || !g.mobile(id) {
			continue
		}
		switch host := g.S.Host(id); {
		case host == ship && g.S.C(id).Slot != card.OnCard:
			if g.mayGo(id, site) {
				out = append(out, game.Option{Verb: game.VDisembark, Card: id, Target: site})
				seats(id, vehicle)
			}
		case (host == vehicle && g.S.C(id).Slot != card.OnCard || g.onFoot(id) && g.S.Where(id) == site) && g.mayGo(id, g.S.Where(ship)):
			seats(id, ship)
		}
	}
	return out
}

func askCarried(g *Game, f *game.Frame, c *carrying) *game.Decision {
	if len(c.Carried) >= g.carries(c.Vehicle) {
		return nil
	}
	list := slices.DeleteFunc(g.carried(c.Vehicle, c.Ship), func(o game.Option) bool { return slices.Contains(c.Carried, o.Card) })
	if len(list) == 0 {
		return nil
	}
	if len(c.Carried) > 0 {
		list = append(list, game.Option{Verb: game.VDone})
	}
	return &game.Decision{Seat: f.Side, Kind: game.AskTarget, Rule: "move.shuttle.vehicle", Source: c.Vehicle, Options: list,
		Prompt: format("Whom does %s carry?", "Qui %s transporte-t-il ?", g.title(c.Vehicle))}
}

func tookCarried(g *Game, _ *game.Frame, c *carrying, o *game.Option) {
	c.Carried = append(c.Carried, o.Card)
	g.S.Edit(c.Vehicle).Moved = g.S.Turn
	g.moveTo(o.Card, o.Target, o.Slot, game.VCarry)
}
