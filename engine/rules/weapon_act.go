package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// askTwice: a weapon that may fire twice in one action is declared to do so, one shot
// after the other or both for one sum (weapon.separate-or-combined).
func askTwice(r *Referee, f *game.Frame, a *acting) *game.Decision {
	cl := r.clause(a)
	if !cl.Fire || a.Fire != 0 || !r.S.Battle.On || !r.firesTwice(a.Card) {
		return nil
	}
	c := r.ctxToAsk(f.Side, a)
	d := &game.Decision{Seat: f.Side, Kind: game.AskNumber, Rule: "weapon.separate-or-combined", Source: a.Card,
		Prompt: card.Say("%s: fire once, or twice?", "%s : faire feu une fois, ou deux ?", r.Title(a.Card))}
	ways := []card.Text{card.T("Once", "Une fois"), card.T("Twice, separately", "Deux fois, séparément"), card.T("Twice, combined", "Deux fois, ensemble")}
	for n, t := range ways {
		if n == 0 || r.CanUse(f.Side, 2*cl.Price(c)) {
			d.Options = append(d.Options, game.Option{Verb: game.VNumber, N: int32(n + 1), Say: t})
		}
	}
	return d
}

func tookTwice(g *Game, f *game.Frame, a *acting, o *game.Option) flow {
	if o.N > 1 {
		for m := range g.Mods(position.ModTwice) {
			if m.Hits(a.Card) && g.Def(m.C.Self).Type == card.Device {
				g.uses(g.Shooter(m.C.Self), m.C.Self, card.Device)
			}
		}
	}
	switch o.N {
	case 2:
		a.Fire |= game.FireFirst
	case 3:
		a.Fire |= game.FireCombined
	}
	return next
}

// firesTwice tells whether a weapon may fire twice in one action in a battle, by a text
// whose device may still be used (weapon.device-use).
func (r *Referee) firesTwice(weapon game.CardID) bool {
	for m := range r.Mods(position.ModTwice) {
		by := r.Shooter(m.C.Self)
		if m.Hits(weapon) && (r.Def(m.C.Self).Type != card.Device || r.MayUse(by, card.Device, m.C.Self)) {
			return true
		}
	}
	return false
}

// firedAct: a weapon has been fired once the three steps of its action are done
// (weapon.fire.just-fired).
func firedAct(g *Game, f *game.Frame, a *acting) flow {
	if g.clause(a).Fire && !f.Canceled {
		cl := g.clause(a)
		e := game.Event{Kind: game.Fired, By: f.Side, Card: a.Card, At: g.S.Where(a.Card)}
		if list := a.Bound[cl.Targets[0].Bind].Cards; len(list) > 0 {
			e.On = list[0]
		}
		g.happens(e)
	}
	return next
}

// askShot offers the next shot: the second of two, which is due, or a further one
// of a repeating weapon, for as long as its owner pays (weapon.repeating,
// weapon.separate-or-combined).
func askShot(r *Referee, f *game.Frame, a *acting) *game.Decision {
	b := polled(r, f, a, pollShot)
	if a.Fire&game.FireFirst != 0 {
		return b.decision(&game.Decision{Seat: f.Side, Kind: game.AskTarget, Source: a.Card, Rule: "weapon.separate-or-combined",
			Prompt: card.Say("%s: the second shot.", "%s : le second tir.", r.Title(a.Card))})
	}
	return b.decision(&game.Decision{Seat: f.Side, Kind: game.AskTarget, Source: a.Card, Rule: "weapon.repeating",
		Prompt: card.Say("%s: fire again?", "%s : faire feu de nouveau ?", r.Title(a.Card))}, enough)
}

// pollShot: the second shot of two, or a further one of a repeating weapon, at anything
// that the weapon could fire at now.
func pollShot(r *Referee, f *game.Frame, a *acting, b *ballot) {
	b.among("action.target", "Only what %s may be fired at.", "Seulement ce sur quoi %s peut faire feu.", r.Title(a.Card))
	cl := r.clause(a)
	if cl.Fire && !f.Canceled && r.S.OnTable(a.Card) && (a.Fire&game.FireFirst != 0 || cl.Again != nil) {
		r.aim(a.Card, 0, furtherShot(a.Fire), b)
	}
}

func tookShot(g *Game, f *game.Frame, a *acting, o *game.Option) flow {
	if o.Verb == game.VFire {
		g.shoot(f.Side, o, furtherShot(a.Fire), a.Plus)
	}
	return next
}

// furtherShot is how the shot after another is fired.
func furtherShot(how game.Fire) game.Fire {
	if how&game.FireFirst != 0 {
		return game.FireSecond
	}
	return how&(game.FireOutside|game.FireSeekers|game.FireHitsLost) | game.FireAgain
}
