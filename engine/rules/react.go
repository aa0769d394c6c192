package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// Reacts: when the opponent has just initiated a battle or Force drain, cards
// whose text says so may move to that location, in the response window, at normal
// cost (react.def).
func init() {
	addVerb(&verb{
		verb: game.VReact,
		pre:  []requirement{reactMoment, reactOwn},
		list: func(g *Game, side card.Side, w want, emit func(game.Option)) {
			listReacts(g, side, w, emit)
			listAway(g, side, w, emit)
		},
		needs: slices.Concat(reactTexts, []requirement{
			{rule: "react.once",
				holds: func(g *Game, side card.Side, o *game.Option) bool { return g.S.C(o.Card).Reacted != g.S.Turn },
				unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
					return format("%s has reacted this turn.", "%s a déjà réagi ce tour-ci.", g.title(o.Card))
				}},
			reactAway, reactBan, mayMove, mayMoveThere, moveTrench, reactShield, moveCrew, affordable("move.cost"),
		}),
		start: func(g *Game, side card.Side, o *game.Option) {
			g.push(pReact, side, &reacting{Card: o.Card, To: o.Target, Cost: o.Cost})
		},
	})
}

// reacting is a card's move to, or away from, a battle or Force drain as a react.
type reacting struct {
	Card game.CardID `json:"card"` // who reacts
	To   game.CardID `json:"to"`   // where to
	Cost int32       `json:"cost"` // the Force that it costs
}

func (r *reacting) Clone() game.Body {
	b := *r
	return &b
}

func (r *reacting) subject() game.CardID { return r.Card }

var (
	reactMoment = need("react.def", "Only when the opponent has just initiated a battle or Force drain.",
		"Seulement quand l'adversaire vient d'engager une bataille ou un drain de Force.",
		func(g *Game, _ card.Side, _ *game.Option) bool { return g.reactTo() != nil })
	reactOwn = need("react.own", "Not to your own battle or Force drain.", "Pas à votre propre bataille ou drain de Force.",
		func(g *Game, side card.Side, _ *game.Option) bool { e := g.reactTo(); return e == nil || e.By != side })
)

// reactTo is the event that cards may react to now, nil if there is none.
func (g *Game) reactTo() *game.Event {
	w := bodyOf[*responding](g.frame(g.frameNo())) // the innermost
	if w == nil {
		return nil
	}
	e := &w.Event
	if e.Kind != game.BattleStarted && e.Kind != game.DrainStarted || g.stale(e) {
		return nil
	}
	return e
}

// reacts lists the reacts that a player may begin in answer to an event.
func (g *Game) reacts(side card.Side, e *game.Event) []game.Option {
	if e.Kind != game.BattleStarted && e.Kind != game.DrainStarted {
		return nil
	}
	return append(g.legalOf(side, verbOf(game.VReact)), g.legalOf(side, verbOf(game.VReactDeploy))...)
}

// reactMoves are the moves by which a card may come as a react, each with what it
// asks of the place (react.move).
var reactMoves = []struct {
	list  func(*Game, card.Side, want, func(game.Option))
	place requirement
}{{listLandspeed, landRange}, {listHyper, hyperRange}, {listLand, landPlace}, {listTakeOff, takeOffPlace},
	{listSector, sectorWay}, {listSites, sitePlace}, {listOrbit, orbitWay}}

// listReacts lists the moves by which the cards that may react could come. A card
// that is at the location already does not react (react.not-there). Asked about one
// card and place it lists them broadly.
func listReacts(g *Game, side card.Side, w want, emit func(game.Option)) {
	e := g.reactTo()
	broad := w.card != 0 && w.target != 0
	if e == nil && !broad {
		return
	}
	for id := range g.movers(side, w, card.Character, card.Vehicle, card.Starship) {
		if e != nil && (g.S.Where(id) == e.At || !broad && !g.mayReactTo(id, e.At)) {
			continue
		}
		for i := range reactMoves {
			reactMoves[i].list(g, side, want{id, w.target}, func(o game.Option) {
				if broad || o.Target == e.At && reactMoves[i].place.holds(g, side, &o) {
					emit(o)
				}
			})
		}
	}
}

// mayReactTo tells whether a text lets a card move to a location as a react.
func (g *Game) mayReactTo(id, loc game.CardID) bool {
	for m := range g.mods(mReact) {
		if m.hits(id) && m.c.you == g.S.C(id).Owner && m.at(&m.c, loc) {
			return true
		}
	}
	return false
}

// reactTexts: a text lets it, to the place of the battle or drain, by a move that
// leads there (react.def, react.move).
var reactTexts = []requirement{
	{rule: "react.def",
		holds: func(g *Game, _ card.Side, o *game.Option) bool {
			e := g.reactTo()
			return e == nil || g.S.Where(o.Card) == e.At || o.Target == e.At && g.mayReactTo(o.Card, e.At)
		},
		unmet: func(g *Game, _ card.Side, o *game.Option) card.Text {
			return format("No text lets %s react there.", "Aucun texte ne permet à %s d'y réagir.", g.title(o.Card))
		}},
	{rule: "react.move",
		holds: func(g *Game, side card.Side, o *game.Option) bool {
			for i := range reactMoves {
				if reactMoves[i].place.holds(g, side, o) {
					return true
				}
			}
			return false
		},
		unmet: func(g *Game, _ card.Side, o *game.Option) card.Text {
			return format("No move that may be a react leads %s there.", "Aucun déplacement en réaction n'y mène %s.", g.title(o.Card))
		}},
}

// awayMoves are the moves by which a card may react away (react.away).
var awayMoves = []int{0, 1, 4, 6} // of reactMoves: landspeed, hyperspeed, sectors, orbits

// listAway lists the moves by which cards in the battle whose text says so could
// leave it (react.away).
func listAway(g *Game, side card.Side, w want, emit func(game.Option)) {
	e := g.reactTo()
	for id := range g.movers(side, w, card.Character, card.Vehicle, card.Starship) {
		if w.card == 0 && !g.mayReactAway(id) || e != nil && (e.Kind != game.BattleStarted || g.S.Where(id) != e.At) {
			continue
		}
		for _, i := range awayMoves {
			reactMoves[i].list(g, side, want{id, w.target}, func(o game.Option) {
				if reactMoves[i].place.holds(g, side, &o) {
					emit(o)
				}
			})
		}
	}
}

// mayReactAway tells whether a card's text lets it leave a battle as a react.
func (g *Game) mayReactAway(id game.CardID) bool {
	for m := range g.mods(mReactAway) {
		if m.hits(id) {
			return true
		}
	}
	return false
}

// reactAway: only where the text says so (react.away).
var reactAway = requirement{rule: "react.away",
	holds: func(g *Game, _ card.Side, o *game.Option) bool {
		e := g.reactTo()
		return e == nil || g.S.Where(o.Card) != e.At || g.mayReactAway(o.Card)
	},
	unmet: func(g *Game, _ card.Side, o *game.Option) card.Text {
		return format("No text lets %s react away.", "Aucun texte ne permet à %s de réagir en s'éloignant.", g.title(o.Card))
	}}

// boarders lists who stands beside a reacting vehicle and could get on, and
// those aboard who could get off (react.move).
func (g *Game) boarders(side card.Side, r *reacting) (out []game.Option) {
	loc := g.S.Where(r.Card)
	for id := range g.movers(side, want{}, card.Character) {
		if !g.onFoot(id) || g.S.Where(id) != loc || id == r.Card || g.S.C(id).Is(game.Undercover) || g.S.C(id).Reacted == g.S.Turn || !g.mobile(id) {
			continue
		}
		for _, slot := range g.slotsFor(id, r.Card) {
			if g.roomAboard(r.Card, slot, id) {
				out = append(out, game.Option{Verb: game.VEmbark, Card: id, Target: r.Card, Slot: slot})
			}
		}
	}
	return out
}

func askBoard(g *Game, f *game.Frame, r *reacting) *game.Decision {
	list := g.boarders(f.Side, r)
	if len(list) == 0 || !g.def(r.Card).Capacity.Any() {
		return nil
	}
	return &game.Decision{Seat: f.Side, Kind: game.AskTarget, Rule: "react.move", Source: r.Card,
		Prompt:  format("Who gets on %s before it leaves?", "Qui monte à bord de %s avant le départ ?", g.title(r.Card)),
		Options: append(list, game.Option{Verb: game.VDone})}
}

func tookBoard(g *Game, _ *game.Frame, r *reacting, o *game.Option) {
	g.S.Edit(o.Card).Reacted = g.S.Turn
	g.moveTo(o.Card, r.Card, o.Slot, game.VEmbark)
}

// payReact pays and lets the react be answered; it counts even if it is canceled
// (react.once).
func payReact(g *Game, f *game.Frame, r *reacting) flow {
	g.use(f.Side, int(r.Cost))
	g.S.Edit(r.Card).Reacted = g.S.Turn
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
	moved := g.S.C(r.Card).Moved
	g.moveTo(r.Card, r.To, card.OnCard, game.VMove)
	g.S.Edit(r.Card).Moved = moved
	return next
}

func askAlight(g *Game, f *game.Frame, r *reacting) *game.Decision {
	if !g.isSite(g.S.Where(r.Card)) {
		return nil
	}
	d := &game.Decision{Seat: f.Side, Kind: game.AskTarget, Rule: "react.move", Source: r.Card,
		Prompt: format("Who gets off %s?", "Qui descend de %s ?", g.title(r.Card))}
	for id := range g.on(r.Card) {
		if g.S.C(id).Slot != card.OnCard && g.def(id).Type == card.Character && g.mobile(id) {
			d.Options = append(d.Options, game.Option{Verb: game.VDisembark, Card: id, Target: g.S.Where(r.Card)})
		}
	}
	if len(d.Options) == 0 {
		return nil
	}
	d.Options = append(d.Options, game.Option{Verb: game.VDone})
	return d
}

func tookAlight(g *Game, _ *game.Frame, _ *reacting, o *game.Option) {
	g.S.Edit(o.Card).Reacted = g.S.Turn
	g.moveTo(o.Card, o.Target, card.OnCard, game.VDisembark)
}
