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
var dockVerb = &verb{
	verb: game.VDock,
	pre:  []requirement{inPhase(game.Move, "move.dock"), outsideBattle},
	list: func(r *Referee, side card.Side, sought want, emit func(game.Option)) {
		for a := range r.movers(side, sought, card.Starship) {
			for b := range r.movers(side, want{card: sought.target}, card.Starship) {
				if a != b && (a < b || sought.card != 0) && r.OnFoot(a) && r.OnFoot(b) && r.S.Where(a) == r.S.Where(b) && !r.IsSite(r.S.Where(a)) {
					emit(game.Option{Card: a, Target: b, Cost: 1})
				}
			}
		}
	},
	needs: []requirement{
		{rule: "move.dock",
			holds: func(r *Referee, side card.Side, o *game.Option) bool {
				return (r.Crew(o.Card) || r.Crew(o.Target)) && (r.docks(o.Card) || r.docks(o.Target))
			},
			unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
				return card.Say("One of the two must be piloted, and one must have ship-docking capability.",
					"L’un des deux doit être piloté, et l’un doit avoir la capacité d’amarrage.")
			}},
		mayMove, // it is a move of the ships, not of those who change over
		{rule: "move.cannot",
			holds: func(r *Referee, side card.Side, o *game.Option) bool { return r.mobile(o.Target) },
			unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
				return card.Say("%s may not move.", "%s ne peut pas se déplacer.", r.Title(o.Target))
			}},
		{rule: "ship.capacity",
			holds: func(r *Referee, side card.Side, o *game.Option) bool { return len(r.exchanges(o.Card, o.Target)) > 0 },
			unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
				return card.Say("Nobody aboard could change over.", "Personne à bord ne pourrait passer de l’un à l’autre.")
			}},
	},
	pays: "move.dock",
	start: func(g *Game, side card.Side, o *game.Option) {
		g.push(pDock, side, &docking{Ship: o.Card, Other: o.Target, Cost: o.Cost})
	},
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
func (r *Referee) docks(id game.CardID) bool {
	d := r.Def(id)
	return d.Is("capital") || d.Trait("ship-docking capability")
}

// exchange puts those who could go from one ship to the other, either way, on a ballot,
// each of them once. It is a move of the ships, not theirs (move.dock).
func (r *Referee) exchange(ships [2]game.CardID, over []game.CardID, b *ballot) {
	b.among("move.dock", "Only what is aboard the two starships changes over.", "Seul ce qui est à bord des deux vaisseaux passe de l’un à l’autre.")
	for i, from := range ships {
		to := ships[1-i]
		for id := range r.On(from) {
			if r.S.C(id).Slot == card.OnCard {
				continue
			}
			for _, slot := range r.SlotsFor(id, to) {
				b.put(game.Option{Verb: game.VEmbark, Card: id, Target: to, Slot: slot}, b.another(over, id), anyBoarding)
			}
		}
	}
}

// exchanges lists who could change over between two ships.
func (r *Referee) exchanges(other, y game.CardID) []game.Option {
	b := &ballot{r: r, side: r.S.C(other).Owner}
	r.exchange([2]game.CardID{other, y}, nil, b)
	return b.open
}

func pollExchange(r *Referee, _ *game.Frame, d *docking, b *ballot) {
	r.exchange([2]game.CardID{d.Ship, d.Other}, d.Over, b)
}

// askExchange asks for one card after the other.
func askExchange(r *Referee, f *game.Frame, dock *docking) *game.Decision {
	var also []game.Option
	if len(dock.Over) > 0 {
		also = append(also, enough)
	}
	return polled(r, f, dock, pollExchange).decision(&game.Decision{Seat: f.Side, Kind: game.AskTarget, Rule: "move.dock", Source: dock.Ship,
		Prompt: card.Say("Who changes over between %s and %s?", "Qui passe de l’un à l’autre, %s et %s ?", r.Title(dock.Ship), r.Title(dock.Other))}, also...)
}

func tookExchange(g *Game, _ *game.Frame, dock *docking, o *game.Option) {
	dock.Over = append(dock.Over, o.Card)
	g.moveTo(o.Card, o.Target, o.Slot, o.Verb)
}
