package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// Reacts: when the opponent has just initiated a battle or Force drain, cards
// whose text says so may move to that location, in the response window, at normal
// cost (react.def).
var reactVerb = &verb{
	verb: game.VReact,
	pre:  []requirement{reactMoment, reactOwn},
	list: func(r *Referee, side card.Side, sought want, emit func(game.Option)) {
		listReacts(r, side, sought, emit)
		listAway(r, side, sought, emit)
	},
	needs: slices.Concat(reactTexts, anyReact, []requirement{reactAway}, anyMove, []requirement{moveTrench, reactShield, moveCrew}),
	pays:  "move.cost",
	start: func(g *Game, side card.Side, o *game.Option) {
		g.push(pReact, side, &reacting{Card: o.Card, To: o.Target, Cost: o.Cost})
	},
}

// reacting is a card's move to, or away from, a battle or Force drain as a react.
type reacting struct {
	Card game.CardID   `json:"card"`           // who reacts
	To   game.CardID   `json:"to"`             // where to
	Cost int32         `json:"cost"`           // the Force that it costs
	With []game.CardID `json:"with,omitempty"` // who goes along (ruling.sergeant-brooks-carlson)
}

func (r *reacting) Clone() game.Body {
	b := *r
	b.With = slices.Clone(r.With)
	return &b
}

func (r *reacting) subject() game.CardID { return r.Card }

// reactOnce: each card is in one react a turn (react.once).
var reactOnce = requirement{rule: "react.once", grave: passing,
	holds: func(r *Referee, side card.Side, o *game.Option) bool { return r.S.C(o.Card).Reacted != r.S.Turn },
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return card.Say("%s has reacted this turn.", "%s a déjà réagi ce tour-ci.", r.Title(o.Card))
	}}

var (
	reactMoment = need("react.def", "Only when the opponent has just initiated a battle or Force drain.",
		"Seulement quand l’adversaire vient d’engager une bataille ou un drain de Force.",
		func(r *Referee, _ card.Side, _ *game.Option) bool { return r.reactTo() != nil }).passes()
	reactOwn = need("react.own", "Not to your own battle or Force drain.", "Pas à votre propre bataille ou drain de Force.",
		func(r *Referee, side card.Side, _ *game.Option) bool {
			e := r.reactTo()
			return e == nil || e.By != side
		}).passes()
)

// reactTo is the event that cards may react to now, nil if there is none.
func (r *Referee) reactTo() *game.Event {
	w := bodyOf[*responding](r.frame(r.frameNo())) // the innermost
	if w == nil {
		return nil
	}
	e := &w.Event
	if e.Kind != game.BattleStarted && e.Kind != game.DrainStarted || r.stale(e) {
		return nil
	}
	return e
}

// reacts lists the reacts that a player may begin in answer to an event.
func (r *Referee) reacts(side card.Side, e *game.Event) []game.Option {
	if e.Kind != game.BattleStarted && e.Kind != game.DrainStarted {
		return nil
	}
	return append(r.legalOf(side, verbOf(game.VReact)), r.legalOf(side, verbOf(game.VReactDeploy))...)
}

// reactMoves are the moves by which a card may come as a react, each with what it
// asks of the place (react.move).
var reactMoves = []struct {
	list  func(*Referee, card.Side, want, func(game.Option))
	place []requirement
}{{listLandspeed, []requirement{landRange}}, {listHyper, []requirement{hyperRange}}, {listLand, []requirement{landPlace}}, {listTakeOff, []requirement{takeOffPlace}},
	{listSector, sectorWay}, {listSites, []requirement{sitePlace}}, {listOrbit, []requirement{orbitWay}}}

// listReacts lists the moves by which the cards that may react could come. A card
// that is at the location already does not react (react.not-there). Asked about one
// card and place it lists them broadly.
func listReacts(r *Referee, side card.Side, sought want, emit func(game.Option)) {
	e := r.reactTo()
	broad := sought.card != 0 && sought.target != 0
	if e == nil && !broad {
		return
	}
	for id := range r.movers(side, sought, card.Character, card.Vehicle, card.Starship) {
		if e != nil && (r.S.Where(id) == e.At || !broad && !r.mayReactTo(id, e.At)) {
			continue
		}
		for i := range reactMoves {
			reactMoves[i].list(r, side, want{card: id, target: sought.target}, func(o game.Option) {
				if broad || o.Target == e.At && r.satisfies(reactMoves[i].place, side, &o) {
					if e != nil && r.reactText(id, e.At, true) { // value.free
						o.Cost = r.moveCost(id, r.S.Where(id), e.At, 0)
					}
					emit(o)
				}
			})
		}
	}
}

// mayReactTo tells whether a text lets a card move to a location as a react.
func (r *Referee) mayReactTo(id, loc game.CardID) bool { return r.reactText(id, loc, false) }

// reactText tells whether a text lets a card move to a location as a react, or does so free.
func (r *Referee) reactText(id, loc game.CardID, free bool) bool {
	for m := range r.Mods(position.ModReact) {
		if (m.May || !free) && m.Hits(id) && m.C.You == r.S.C(id).Owner && m.At(&m.C, loc) {
			return true
		}
	}
	return false
}

// reactTexts: a text lets it, to the place of the battle or drain, by a move that
// leads there (react.def, react.move).
var reactTexts = []requirement{
	{rule: "react.def",
		holds: func(r *Referee, _ card.Side, o *game.Option) bool {
			e := r.reactTo()
			return e == nil || r.S.Where(o.Card) == e.At || o.Target == e.At && r.mayReactTo(o.Card, e.At)
		},
		unmet: func(r *Referee, _ card.Side, o *game.Option) card.Text {
			return card.Say("No text lets %s react there.", "Aucun texte ne permet à %s d’y réagir.", r.Title(o.Card))
		}},
	{rule: "react.move",
		holds: func(r *Referee, side card.Side, o *game.Option) bool {
			for i := range reactMoves {
				if r.satisfies(reactMoves[i].place, side, o) {
					return true
				}
			}
			return false
		},
		unmet: func(r *Referee, _ card.Side, o *game.Option) card.Text {
			return card.Say("No move that may be a react leads %s there.", "Aucun déplacement en réaction n’y mène %s.", r.Title(o.Card))
		}},
}

// awayMoves are the moves by which a card may react away (react.away).
var awayMoves = []int{0, 1, 4, 6} // of reactMoves: landspeed, hyperspeed, sectors, orbits

// listAway lists the moves by which cards in the battle whose text says so could
// leave it (react.away).
func listAway(r *Referee, side card.Side, sought want, emit func(game.Option)) {
	e := r.reactTo()
	for id := range r.movers(side, sought, card.Character, card.Vehicle, card.Starship) {
		if sought.card == 0 && !r.mayReactAway(id) || e != nil && (e.Kind != game.BattleStarted || r.S.Where(id) != e.At) {
			continue
		}
		for _, i := range awayMoves {
			reactMoves[i].list(r, side, want{card: id, target: sought.target}, func(o game.Option) {
				if r.satisfies(reactMoves[i].place, side, &o) {
					emit(o)
				}
			})
		}
	}
}

// mayReactAway tells whether a card's text lets it leave a battle as a react.
func (r *Referee) mayReactAway(id game.CardID) bool {
	if r.Said(position.ModNoReactAway, id) {
		return false
	}
	for m := range r.Mods(position.ModReactAway) {
		if m.Hits(id) {
			return true
		}
	}
	return false
}

// reactAway: only where the text says so (react.away).
var reactAway = requirement{rule: "react.away",
	holds: func(r *Referee, _ card.Side, o *game.Option) bool {
		e := r.reactTo()
		return e == nil || r.S.Where(o.Card) != e.At || r.mayReactAway(o.Card)
	},
	unmet: func(r *Referee, _ card.Side, o *game.Option) card.Text {
		return card.Say("No text lets %s react away.", "Aucun texte ne permet à %s de réagir en s’éloignant.", r.Title(o.Card))
	}}

// pollBoard: who stands beside a reacting vehicle and gets on takes part in the react,
// and rides where it goes (react.move, react.once, rules.never).
func pollBoard(r *Referee, f *game.Frame, react *reacting, b *ballot) {
	if !r.Capacity(react.Card).Any() {
		return
	}
	loc := r.S.Where(react.Card)
	b.among("react.move", "Only your characters beside %s get on.", "Seuls vos personnages à côté de %s montent à bord.", r.Title(react.Card))
	for id := range r.movers(f.Side, want{}, card.Character) {
		if !r.OnFoot(id) || r.S.Where(id) != loc || id == react.Card {
			continue
		}
		for _, slot := range r.SlotsFor(id, react.Card) {
			b.put(game.Option{Verb: game.VEmbark, Card: id, Target: react.Card, Slot: slot},
				anyMove, anyBoarding, toward(react.To, anyReact), toward(react.To, anyRide))
		}
	}
}

func askBoard(r *Referee, f *game.Frame, react *reacting) *game.Decision {
	return polled(r, f, react, pollBoard).decision(&game.Decision{Seat: f.Side, Kind: game.AskTarget, Rule: "react.move", Source: react.Card,
		Prompt: card.Say("Who gets on %s before it leaves?", "Qui monte à bord de %s avant le départ ?", r.Title(react.Card))}, enough)
}

func tookBoard(g *Game, _ *game.Frame, r *reacting, o *game.Option) {
	g.S.Tally(o.Card).Reacted = g.S.Turn
	g.moveTo(o.Card, r.Card, o.Slot, game.VEmbark)
}

// payReact pays and lets the react be answered; it counts even if it is canceled
// (react.once).
func payReact(g *Game, f *game.Frame, r *reacting) flow {
	g.use(f.Side, int(r.Cost))
	for _, id := range append([]game.CardID{r.Card}, r.With...) {
		g.S.Tally(id).Reacted = g.S.Turn
	}
	e := game.Event{Kind: game.Reacts, By: f.Side, Card: r.Card, At: r.To, Frame: g.frameNo()}
	g.event(e)
	e.Kind, e.Why = game.Played, game.ByReact
	g.window(e)
	return next
}

// resolveReact moves the card. A react is not a regular move (react.move-counts).
func resolveReact(g *Game, f *game.Frame, r *reacting) flow {
	if f.Canceled || !g.S.OnTable(r.Card) || !g.S.OnTable(r.To) {
		return done
	}
	for _, id := range append([]game.CardID{r.Card}, r.With...) {
		if moved := g.S.C(id).Moved; g.S.OnTable(id) {
			g.moveTo(id, r.To, card.OnCard, game.VMove)
			g.S.Mark(id).Moved = moved
		}
	}
	return next
}

// pollAlight: getting off is a move, where the vehicle has come to (react.move).
func pollAlight(r *Referee, _ *game.Frame, react *reacting, b *ballot) {
	at := r.S.Where(react.Card)
	if !r.IsSite(at) {
		return
	}
	b.among("react.move", "Only characters aboard %s get off.", "Seuls les personnages à bord de %s en descendent.", r.Title(react.Card))
	for id := range r.On(react.Card) {
		if r.S.C(id).Slot != card.OnCard && r.Def(id).Type == card.Character {
			b.put(game.Option{Verb: game.VDisembark, Card: id, Target: at}, anyMove, []requirement{footTrench})
		}
	}
}

func askAlight(r *Referee, f *game.Frame, react *reacting) *game.Decision {
	return polled(r, f, react, pollAlight).decision(&game.Decision{Seat: f.Side, Kind: game.AskTarget, Rule: "react.move", Source: react.Card,
		Prompt: card.Say("Who gets off %s?", "Qui descend de %s ?", r.Title(react.Card))}, enough)
}

func tookAlight(g *Game, _ *game.Frame, _ *reacting, o *game.Option) {
	g.S.Tally(o.Card).Reacted = g.S.Turn
	g.moveTo(o.Card, o.Target, card.OnCard, game.VDisembark)
}
