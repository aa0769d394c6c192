package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// Deploying as a react: when the opponent has just initiated a battle or Force
// drain, cards whose text or another card's text says so may deploy to that
// location, by all the rules of deployment but the phase (react.deploy).
var reactDeployVerb = &verb{
	verb: game.VReactDeploy,
	pre:  []requirement{reactMoment, reactOwn},
	list: func(r *Referee, side card.Side, sought want, emit func(game.Option)) {
		e := r.reactTo()
		listDeploy(false)(r, side, sought, func(o game.Option) {
			if e == nil || sought.card != 0 || r.S.Where(o.Target) == e.At {
				emit(o)
			}
		})
	},
	needs: slices.Concat(reactDeployment, []requirement{reactPermission}), price: reactPrice, pays: "deploy.cost",
	start: func(g *Game, side card.Side, o *game.Option) { g.pushDeploy(side, o, true) },
}

// pushDeploy begins a deployment, which may be a react.
func (g *Game) pushDeploy(side card.Side, o *game.Option, react bool) {
	g.deploysNow(side, o, react, game.Event{})
}

// deploysNow begins a deployment, which may answer an event.
func (g *Game) deploysNow(side card.Side, o *game.Option, react bool, e game.Event) {
	d := &deploying{Card: o.Card, To: o.Target, Slot: o.Slot, Pilot: o.With, Clause: o.Clause, Cost: o.Cost, React: react, From: g.playedFrom(o.Card)}
	if o.With != 0 {
		d.Mate = g.playedFrom(o.With)
	}
	g.names(side, d, e)
	g.push(pDeploy, side, d)
}

// reactsAtAll: the kinds of cards that deploy as a react (react.deploy).
var reactsAtAll = requirement{rule: "react.deploy", grave: foreign,
	holds: func(r *Referee, _ card.Side, o *game.Option) bool {
		switch r.Def(o.Card).Type {
		case card.Character, card.Vehicle, card.Starship, card.Weapon, card.Device:
			return true
		}
		return false
	},
	unmet: func(*Referee, card.Side, *game.Option) card.Text {
		return card.Say("Only characters, vehicles, starships, weapons and devices deploy as a react.",
			"Seuls des personnages, véhicules, vaisseaux, armes et équipements se déploient en réaction.")
	}}

// reactsThere: where the battle or Force drain is (react.def).
var reactsThere = requirement{rule: "react.def",
	holds: func(r *Referee, _ card.Side, o *game.Option) bool {
		e := r.reactTo()
		return e == nil || r.S.Where(o.Target) == e.At
	},
	unmet: func(*Referee, card.Side, *game.Option) card.Text {
		return card.Say("Only to the location of the battle or Force drain.", "Seulement à la localisation de la bataille ou du drain de Force.")
	}}

// reactNotBarred: a title whose react by deployment was canceled reacts no more this turn
// (react.once).
var reactNotBarred = requirement{rule: "react.once", grave: passing,
	holds: func(r *Referee, _ card.Side, o *game.Option) bool { return !r.barredFromReact(o.Card) },
	unmet: func(r *Referee, _ card.Side, o *game.Option) card.Text {
		return card.Say("The react of a %s was canceled this turn.", "La réaction de %s a été annulée ce tour-ci.", r.Title(o.Card))
	}}

// barredFromReact tells whether the deployment of a card's title as a react was
// canceled this turn (react.once).
func (r *Referee) barredFromReact(id game.CardID) bool {
	return slices.ContainsFunc(r.S.Limits, func(l game.Limit) bool {
		return l.Per == game.PerReact && r.Cards[l.Title].Def.Title == r.Def(id).Title
	})
}

// reactPermission: a text lets the card deploy there as a react. A pilot from hand
// comes along if the text says so, or if the starship could not deploy there without
// (react.deploy).
var reactPermission = requirement{rule: "react.deploy", when: earliest,
	holds: func(r *Referee, side card.Side, o *game.Option) (found bool) {
		r.reactPermits(side, o, func(*position.Working) { found = true })
		return found
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return card.Say("No text lets %s deploy there as a react.", "Aucun texte ne permet de déployer %s là en réaction.", r.Title(o.Card))
	}}

// reactPrice is the price of a deployment as a react: of several texts that permit it
// the cheapest is used (react.deploy).
func reactPrice(r *Referee, side card.Side, o *game.Option) int32 {
	best, found := int32(0), false
	r.reactPermits(side, o, func(m *position.Working) {
		base := r.baseCostOf(o.Card, o.Target, o.Clause)
		n := r.costOf(o.Card, o.Target, o.Clause) - base
		if m.By != nil {
			base = max(base+m.By(&m.C).Int(), 0)
		}
		n += base
		if o.With != 0 {
			n += r.pilotCost(o)
		}
		if m.N > 0 { // value.free: with all that deploys along
			n = 0
		}
		if !found || int32(n) < best {
			best, found = int32(n), true
		}
	})
	return best
}

// reactPermits calls yield for every text that lets a card deploy to a place as a
// react: its own, or one of a card on table.
func (r *Referee) reactPermits(side card.Side, o *game.Option, yield func(*position.Working)) {
	loc := r.S.Where(o.Target)
	try := func(m *position.Working) {
		needless := func() bool {
			alone := *o
			alone.With = 0
			return deployPilot.holds(r, side, &alone) && deployShuttle.holds(r, side, &alone)
		}
		switch {
		case m.At != nil && !m.At(&m.C, loc):
		case o.With == 0 && m.May && !r.PermanentPilot(o.Card): // "with a pilot"
		case o.With != 0 && !m.May && needless():
		default:
			yield(m)
		}
	}
	for _, m := range r.Text(o.Card).Mods {
		if m.Kind == position.ModReactDeploy && m.Affects == nil {
			in := position.Working{Modifier: m, C: position.Context{P: r.Position, Self: o.Card, You: side}, Def: r.S.C(o.Card).Def}
			if in.C.Holds(m.Conds) {
				try(&in)
			}
		}
	}
	for m := range r.Mods(position.ModReactDeploy) {
		if m.C.You == side && m.Hits(o.Card) {
			try(m)
		}
	}
}

// reactBan: no text forbids to react to or from a place (react.def, react.away).
var reactBan = requirement{rule: "react.def",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		for m := range r.Mods(position.ModNoReact) {
			here := r.S.Where(m.C.Self)
			from := !m.May && r.S.OnTable(o.Card) && here == r.S.Where(o.Card)
			if m.C.Whose(m.Whose) == side && here != 0 && (here == r.S.Where(o.Target) || from) {
				return false
			}
		}
		return true
	},
	unmet: func(*Referee, card.Side, *game.Option) card.Text {
		return card.Say("A text forbids to react to or from that place.", "Un texte interdit de réagir vers cette localisation ni depuis elle.")
	}}

// announceReact lets the deployment of a card as a react be answered; the card is
// shown (react.each).
func (g *Game) announceReact(side card.Side, d *deploying) {
	for _, id := range []game.CardID{d.Card, d.Pilot} {
		if id != 0 {
			g.S.ToPile(id, game.Playing)
		}
	}
	e := game.Event{Kind: game.Reacts, By: side, Card: d.Card, At: g.S.Where(d.To), Frame: g.frameNo()}
	g.event(e)
	e.Kind, e.Why = game.Played, game.ByReact
	g.window(e)
}
