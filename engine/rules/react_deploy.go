package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// Deploying as a react: when the opponent has just initiated a battle or Force
// drain, cards whose text or another card's text says so may deploy to that
// location, by all the rules of deployment but the phase (react.deploy).
func init() {
	addVerb(&verb{
		verb: game.VReactDeploy,
		pre:  []requirement{reactMoment, reactOwn},
		list: func(g *Game, side card.Side, w want, emit func(game.Option)) {
			e := g.reactTo()
			listDeploy(g, side, w, func(o game.Option) {
				if e == nil || w.target != 0 || g.S.Where(o.Target) == e.At {
					emit(o)
				}
			})
		},
		needs: slices.Concat(reactDeployNeeds, []requirement{reactPermission}),
		start: func(g *Game, side card.Side, o *game.Option) { g.pushDeploy(side, o, true) },
	})
}

// pushDeploy begins a deployment, which may be a react.
func (g *Game) pushDeploy(side card.Side, o *game.Option, react bool) {
	g.push(pDeploy, side, &deploying{Card: o.Card, To: o.Target, Slot: o.Slot, Pilot: o.With, Clause: o.Clause, Cost: o.Cost, React: react})
}

// reactDeployNeeds are the rules for any card deployed as a react, from hand or
// from a pile: those of deployment, and those of reacts. What the permission says
// comes last.
var reactDeployNeeds = slices.Concat([]requirement{
	{rule: "react.deploy",
		holds: func(g *Game, _ card.Side, o *game.Option) bool {
			switch g.def(o.Card).Type {
			case card.Character, card.Vehicle, card.Starship, card.Weapon, card.Device:
				return true
			}
			return false
		},
		unmet: func(*Game, card.Side, *game.Option) card.Text {
			return format("Only characters, vehicles, starships, weapons and devices deploy as a react.",
				"Seuls des personnages, véhicules, vaisseaux, armes et équipements se déploient en réaction.")
		}},
	{rule: "react.def",
		holds: func(g *Game, _ card.Side, o *game.Option) bool {
			e := g.reactTo()
			return e == nil || g.S.Where(o.Target) == e.At
		},
		unmet: func(*Game, card.Side, *game.Option) card.Text {
			return format("Only to the location of the battle or Force drain.", "Seulement à la localisation de la bataille ou du drain de Force.")
		}},
	{rule: "react.once",
		holds: func(g *Game, _ card.Side, o *game.Option) bool { return !g.barredFromReact(o.Card) },
		unmet: func(g *Game, _ card.Side, o *game.Option) card.Text {
			return format("The react of a %s was canceled this turn.", "La réaction de %s a été annulée ce tour-ci.", g.title(o.Card))
		}},
	reactBan,
}, deployRules)

// barredFromReact tells whether the deployment of a card's title as a react was
// canceled this turn (react.once).
func (g *Game) barredFromReact(id game.CardID) bool {
	return slices.ContainsFunc(g.S.Limits, func(l game.Limit) bool {
		return l.Per == game.PerReact && g.cards[l.Title].def.Title == g.def(id).Title
	})
}

// reactPermission: a text lets the card deploy there as a react; of several the
// cheapest is used. A pilot from hand comes along if the text says so, or if the
// starship could not deploy there without (react.deploy).
var reactPermission = func() requirement {
	afford := affordable("deploy.cost")
	return requirement{rule: "react.deploy",
		holds: func(g *Game, side card.Side, o *game.Option) bool {
			best, found := int32(0), false
			g.reactPermits(side, o, func(m *inst) {
				base := g.baseCostOf(o.Card, o.Target, o.Clause)
				n := g.costOf(o.Card, o.Target, o.Clause) - base
				if m.by != nil {
					base = max(base+m.by(&m.c).Int(), 0)
				}
				n += base
				if o.With != 0 {
					n += g.pilotCost(o)
				}
				if !found || int32(n) < best {
					best, found = int32(n), true
				}
			})
			o.Cost = best
			return found && afford.holds(g, side, o)
		},
		unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
			if o.Cost > 0 {
				return afford.unmet(g, side, o)
			}
			return format("No text lets %s deploy there as a react.", "Aucun texte ne permet de déployer %s là en réaction.", g.title(o.Card))
		}}
}()

// reactPermits calls yield for every text that lets a card deploy to a place as a
// react: its own, or one of a card on table.
func (g *Game) reactPermits(side card.Side, o *game.Option, yield func(*inst)) {
	loc := g.S.Where(o.Target)
	try := func(m *inst) {
		needless := func() bool {
			alone := *o
			alone.With = 0
			return deployPilot.holds(g, side, &alone)
		}
		switch {
		case m.at != nil && !m.at(&m.c, loc):
		case o.With == 0 && m.may && !g.permanentPilot(o.Card): // "with a pilot"
		case o.With != 0 && !m.may && needless():
		default:
			yield(m)
		}
	}
	for _, m := range g.text(o.Card).mods {
		if m.kind == mReactDeploy && m.affects == nil {
			in := inst{mod: m, c: ctx{g: g, self: o.Card, you: side}, def: g.S.C(o.Card).Def}
			if in.c.holds(m.conds) {
				try(&in)
			}
		}
	}
	for m := range g.mods(mReactDeploy) {
		if m.affects != nil && m.c.you == side && m.hits(o.Card) {
			try(m)
		}
	}
}

// reactBan: no text forbids to react to or from a place (react.def, react.away).
var reactBan = requirement{rule: "react.def",
	holds: func(g *Game, side card.Side, o *game.Option) bool {
		for m := range g.mods(mNoReact) {
			here := g.S.Where(m.c.self)
			from := !m.may && g.S.OnTable(o.Card) && here == g.S.Where(o.Card)
			if m.c.you != side && here != 0 && (here == g.S.Where(o.Target) || from) {
				return false
			}
		}
		return true
	},
	unmet: func(*Game, card.Side, *game.Option) card.Text {
		return format("A text forbids to react to or from that place.", "Un texte interdit de réagir vers ou depuis ce lieu.")
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
