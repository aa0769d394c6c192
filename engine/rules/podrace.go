package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// finishing is the end of a Podrace (podrace.win). Its frame's side has won it.
type finishing struct {
	Event game.CardID `json:"event"` // the Epic Event
}

func (x *finishing) Clone() game.Body {
	b := *x
	return &b
}

func (x *finishing) subject() game.CardID { return x.Event }

func init() {
	simply(gametext.StartPodrace, func(w *writer) { // podrace.start
		w.Unable(gametext.Simply{Do: gametext.StartPodrace}, w.Text.Def.Type != card.EpicEvent)
		w.Clause.Asks(func(c *position.Context) bool { return c.P.Podrace() == 0 }, card.T("a Podrace is on", "une course est en cours"))
		w.then("start a Podrace", func(g *Game, a *acting, c *position.Context) {
			if g.Podrace() != 0 || !g.S.OnTable(a.Card) {
				return
			}
			g.S.Edit(a.Card).Flags |= game.Racing
			e := game.Event{Kind: game.RaceStarted, By: c.You, Card: a.Card, At: g.S.Where(a.Card)}
			g.happens(e)
		})
	})
	treats(gametext.SwapRaces, func(w *writer, x gametext.Treat) {
		w.Demand(x.Cards, card.Podracer)
		t := w.target(x.Cards)
		w.Unable(x, t == nil || t.Max != 1 || w.Text.Def.Type != card.Podracer)
		bind := t.Bind
		t.Narrow(func(c *position.Context, id game.CardID) bool { return id != c.Self && refer(c.P).topRace(id) != 0 })
		w.Clause.Asks(func(c *position.Context) bool { return refer(c.P).topRace(c.Self) != 0 }, card.T("no race destiny lies on it", "aucune destinée de course n’est posée dessus"))
		w.then("exchange race destinies", func(g *Game, a *acting, c *position.Context) {
			for _, other := range c.Bound[bind].Cards {
				own, theirs := g.topRace(a.Card), g.topRace(other)
				if own != 0 && theirs != 0 {
					g.layRace(own, other)
					g.layRace(theirs, a.Card)
					g.event(game.Event{Kind: game.Exchanged, By: c.You, Card: own, On: theirs})
				}
			}
		})
	})
}

// topRace is the topmost race destiny on a Podracer, 0 if there is none.
func (r *Referee) topRace(racer game.CardID) game.CardID {
	if all := r.RaceDestinies(r.S.C(racer).Owner, racer); len(all) > 0 && r.Podrace() != 0 { // podrace.running
		return all[len(all)-1]
	}
	return 0
}

// layRace lays a race destiny on top of what it was drawn for (podrace.stacked).
func (g *Game) layRace(id, racer game.CardID) {
	g.S.Lay(id, racer)
	g.S.Edit(id).Flags |= game.FaceUp
}

// sweepRace ends a Podrace that somebody has won: in any move phase, by itself (podrace.win).
func (g *Game) sweepRace() bool {
	event := g.Podrace()
	if event == 0 || g.S.Phase != game.Move || g.innermost(pFinish) != nil {
		return false
	}
	prize, has := g.PrizeOf(event)
	for side := range card.Sides {
		own, with := g.HighestRace(side, g.Arena(event))
		other, _ := g.HighestRace(side.Other(), g.Arena(event))
		if has && own > prize.Over && own > other {
			g.event(game.Event{Kind: game.RaceWon, By: side, Card: with, At: g.Arena(event), N: own, Than: max(prize.Over, other)})
			g.push(pFinish, side, &finishing{Event: event})
			return true
		}
	}
	return false
}

// payRace lets the winner retrieve, and the loser lose (podrace.win).
func payRace(g *Game, f *game.Frame, x *finishing) flow {
	if prize, has := g.PrizeOf(x.Event); has {
		g.retrieve(f.Side, retrieving{N: prize.Gain})
		g.loses(f.Side.Other(), losing{Left: prize.Loss, Of: x.Event})
	}
	return next
}

// clearRace puts all race destinies on their owners' Used Piles, and loses all Podracers
// (podrace.win).
func clearRace(g *Game, _ *game.Frame, x *finishing) flow {
	arena := g.Arena(x.Event)
	var racers []game.CardID
	for _, id := range g.InPlay() {
		if g.Def(id).Type == card.Podracer {
			racers = append(racers, id)
		}
	}
	for _, racer := range append(slices.Clone(racers), arena) {
		for _, id := range g.S.Below(racer) {
			if g.S.C(id).Is(game.FaceUp) {
				g.S.ToPile(id, game.Used)
			}
		}
	}
	if g.S.OnTable(x.Event) {
		g.S.Edit(x.Event).Flags &^= game.Racing
	}
	g.event(game.Event{Kind: game.RaceOver, By: card.Dark, Card: x.Event, At: arena})
	g.lost(racers...)
	return done
}
