package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// racing is a race destiny that a player draws and may place on what he races with
// (podrace.event). Its frame's side draws.
type racing struct {
	Racer game.CardID `json:"racer"` // the Podracer, or the arena
	Drawn game.Value  `json:"drawn"` // the card drawn, and what it counted as a draw
}

func (r *racing) Clone() game.Body {
	b := *r
	b.Drawn = r.Drawn.Clone()
	return &b
}

func (r *racing) subject() game.CardID       { return r.Racer }
func (r *racing) drawn(bind int) *game.Value { return &r.Drawn }

// finishing is the end of a Podrace (podrace.win). Its frame's side has won it.
type finishing struct {
	Event game.CardID `json:"event"` // the Epic Event
}

func (x *finishing) Clone() game.Body {
	b := *x
	return &b
}

func (x *finishing) subject() game.CardID { return x.Event }

// raceClause keeps the draw of each player apart from the limits of texts (podrace.event).
var raceClause = [card.Sides]int16{card.Dark: -11, card.Light: -12}

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

// In each of Dark's control phases each player may draw one race destiny, and says before
// for which Podracer (podrace.event, podrace.podracers).
var raceVerb = &verb{
	verb: game.VRace,
	pre: []requirement{outsideBattle,
		need("podrace.event", "No Podrace is on.", "Aucune course n’est en cours.",
			func(r *Referee, _ card.Side, _ *game.Option) bool { return r.Podrace() != 0 }).kind(),
		need("podrace.event", "Race destinies are drawn in Dark's control phase.", "Les destinées de course se tirent pendant la phase de contrôle du côté obscur.",
			func(r *Referee, _ card.Side, _ *game.Option) bool {
				return r.S.Active == card.Dark && r.S.Phase == game.Control
			}).passes()},
	list: func(r *Referee, side card.Side, sought want, emit func(game.Option)) {
		event := r.Podrace()
		if event == 0 || sought.target != 0 {
			return
		}
		for _, racer := range r.Racers(side, r.Arena(event)) {
			if sought.card_(racer) {
				emit(game.Option{Card: racer})
			}
		}
	},
	needs: []requirement{
		need("podrace.event", "You have drawn your race destiny of this turn.", "Vous avez déjà tiré votre destinée de course de ce tour.",
			func(r *Referee, side card.Side, _ *game.Option) bool {
				return !r.limited(r.Podrace(), raceClause[side], position.Limit{Per: game.PerTurn, Times: 1})
			}).passes(),
		need("destiny.empty", "Your Reserve Deck is empty.", "Votre Réserve est vide.",
			func(r *Referee, side card.Side, _ *game.Option) bool { return len(r.S.Piles[side][game.Reserve]) > 0 }),
	},
	start: func(g *Game, side card.Side, o *game.Option) {
		g.S.Count().Limits = append(g.S.Limits, game.Limit{Card: g.Podrace(), Clause: raceClause[side], Per: game.PerTurn, When: int32(g.S.Turn)})
		g.push(pRace, side, &racing{Racer: o.Card})
	},
}

// drawRace draws the race destiny.
func drawRace(g *Game, f *game.Frame, r *racing) flow {
	g.draws(f.Side, 1, 0, game.ByRace, r.Racer)
	return next
}

// onRacer is the card drawn, if it may still be placed: it lies on the Used Pile, where a draw
// goes, and the race is on; 0 otherwise.
func (r *Referee) onRacer(x *racing) game.CardID {
	if len(x.Drawn.Cards) == 0 || r.Podrace() == 0 || !r.S.OnTable(x.Racer) {
		return 0
	}
	id := x.Drawn.Cards[len(x.Drawn.Cards)-1]
	if id == 0 || !r.Lies(id, game.Used) {
		return 0
	}
	return id
}

// askRace: the card drawn goes on what its player races with, or stays on his Used Pile
// (podrace.event).
func askRace(r *Referee, f *game.Frame, x *racing) *game.Decision {
	id := r.onRacer(x)
	if id == 0 {
		return nil
	}
	n, _ := r.Value(id, card.Destiny)
	return &game.Decision{Seat: f.Side, Kind: game.AskYesNo, Rule: "podrace.event", Source: x.Racer,
		Prompt: card.Say("Race destiny %s: place %s on %s?", "Destinée de course %s : placer %s sur %s ?", n, r.Title(id), r.Title(x.Racer)),
		Options: []game.Option{{Verb: game.VYes, Say: card.Say("Place it on %s", "La placer sur %s", r.Title(x.Racer))},
			{Verb: game.VNo, Say: card.T("Leave it on the Used Pile", "La laisser sur la pile utilisée")}}}
}

func tookRace(g *Game, f *game.Frame, x *racing, o *game.Option) flow {
	id := g.onRacer(x)
	if o.Verb == game.VYes && id != 0 {
		g.layRace(id, x.Racer)
		g.event(game.Event{Kind: game.Raced, By: f.Side, Card: id, On: x.Racer, N: g.RaceTotal(f.Side, x.Racer)})
	}
	return next
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
