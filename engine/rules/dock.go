package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// Moving between docked starships: 1 Force, two of a player's starships present at
// the same system or sector, one of them piloted and one with ship-docking
// capability; characters change bridge, vehicles and starships change hold, within
// capacity (move.dock).
func init() {
	addVerb(&verb{
		verb: game.VDock,
		pre:  []requirement{inPhase(game.Move, "move.dock"), outsideBattle},
		list: func(g *Game, side card.Side, w want, emit func(game.Option)) {
			for a := range g.movers(side, w, card.Starship) {
				for b := range g.movers(side, want{w.target, 0}, card.Starship) {
					if a != b && (a < b || w.card != 0) && g.onFoot(a) && g.onFoot(b) && g.S.Where(a) == g.S.Where(b) && !g.isSite(g.S.Where(a)) {
						emit(game.Option{Card: a, Target: b, Cost: 1})
					}
				}
			}
		},
		needs: []requirement{
			{rule: "move.dock",
				holds: func(g *Game, side card.Side, o *game.Option) bool {
					return (g.crew(o.Card) || g.crew(o.Target)) && (g.docks(o.Card) || g.docks(o.Target))
				},
				unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
					return format("One of the two must be piloted, and one must have ship-docking capability.",
						"L'un des deux doit être piloté, et l'un doit avoir la capacité d'amarrage.")
				}},
			mayMove, // it is a move of the ships, not of those who change over
			{rule: "move.cannot",
				holds: func(g *Game, side card.Side, o *game.Option) bool { return g.mobile(o.Target) },
				unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
					return format("%s may not move.", "%s ne peut pas se déplacer.", g.title(o.Target))
				}},
			{rule: "ship.capacity",
				holds: func(g *Game, side card.Side, o *game.Option) bool { return len(g.exchanges(o.Card, o.Target)) > 0 },
				unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
					return format("Nobody aboard could change over.", "Personne à bord ne pourrait passer de l'un à l'autre.")
				}},
			affordable("move.dock"),
		},
		start: func(g *Game, side card.Side, o *game.Option) {
			g.push(pDock, side, &docking{Ship: o.Card, Other: o.Target, Cost: o.Cost})
		},
	})
}

// docking is the move between two docked starships.
type docking struct {
	Ship  game.CardID   `json:"ship"`           // one of the two
	Other game.CardID   `json:"other"`          // the other
	Cost  int32         `json:"cost"`           // the Force that it costs
	Over  []game.CardID `json:"over,omitempty"` // who has changed over
}

func (d *docking) Clone() game.Body {
	b := *d
	b.Over = slices.Clone(d.Over)
	return &b
}

func payDock(g *Game, f *game.Frame, d *docking) flow {
	g.use(f.Side, int(d.Cost))
	return next
}

// docks tells whether a starship has ship-docking capability: by its text, and
// every capital starship by rule (ship.class.capital).
func (g *Game) docks(id game.CardID) bool {
	d := g.def(id)
	return d.Is("capital") || d.Trait("ship-docking capability")
}

// exchanges lists who could go from one ship to the other, either way.
func (g *Game) exchanges(a, b game.CardID) (out []game.Option) {
	for _, way := range [][2]game.CardID{{a, b}, {b, a}} {
		for id := range g.on(way[0]) {
			if g.S.C(id).Slot == card.OnCard {
				continue
			}
			for _, slot := range g.slotsFor(id, way[1]) {
				o := game.Option{Verb: game.VEmbark, Card: id, Target: way[1], Slot: slot}
				if g.roomAboard(way[1], slot, id) && squadronAboard.holds(g, g.S.C(id).Owner, &o) {
					out = append(out, o)
				}
			}
		}
	}
	return out
}

// askExchange asks for one card after the other; each changes over once.
func askExchange(g *Game, f *game.Frame, dock *docking) *game.Decision {
	d := &game.Decision{Seat: f.Side, Kind: game.AskTarget, Rule: "move.dock", Source: dock.Ship,
		Prompt: format("Who changes over between %s and %s?", "Qui passe de l'un à l'autre, %s et %s ?", g.title(dock.Ship), g.title(dock.Other))}
	for _, o := range g.exchanges(dock.Ship, dock.Other) {
		if !slices.Contains(dock.Over, o.Card) {
			d.Options = append(d.Options, o)
		}
	}
	if len(d.Options) == 0 {
		return nil
	}
	if len(dock.Over) > 0 {
		d.Options = append(d.Options, game.Option{Verb: game.VDone})
	}
	return d
}

func tookExchange(g *Game, _ *game.Frame, dock *docking, o *game.Option) {
	dock.Over = append(dock.Over, o.Card)
	g.moveTo(o.Card, o.Target, o.Slot, game.VEmbark)
}
