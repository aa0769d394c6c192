package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// A captured starship is a Light starship with the flag Captive, which lies on the
// card that carries the beam, a starship or a site, and is inactive with all aboard
// it (capture.ship, capture.ship.state). It goes with its holder and uses no capacity
// (capture.ship.holder-moves); if the holder leaves the table it is lost with all
// aboard it (capture.ship.holder-lost). The characters aboard are trapped, not
// captives (capture.ship.trapped).

// captureShip puts a starship under the card that carries the beam.
func (g *Game) captureShip(id, holder game.CardID) {
	if !g.MayCapture(id) || holder == 0 {
		return
	}
	holder = g.CapturedInto(holder)
	for _, other := range append(g.Attached(id), id) {
		g.S.Edit(other).Flags &^= game.Hit | game.Fought
	}
	it := g.S.Edit(id)
	it.Flags |= game.Captive
	g.S.ToTable(id, holder, card.OnCard, it.Owner)
	e := game.Event{Kind: game.Captured, By: card.Dark, Card: id, On: holder, At: g.S.Where(id)}
	g.happens(e)
}

// listTrapped lists the ways of those trapped out of a starship under a site
// (capture.ship.disembark).
func (r *Referee) listTrapped(side card.Side, sought want, emit func(game.Option)) {
	for _, ship := range r.InPlay() {
		if site := r.S.C(ship).At; side == card.Light && r.Captured(ship) && r.IsSite(site) && sought.target_(site) {
			for _, id := range r.Trapped(ship) {
				if sought.card_(id) {
					emit(game.Option{Card: id, Target: site})
				}
			}
		}
	}
}

// trappedLeaves: those trapped in a captured starship get out only while Light
// controls the site; by the newest rulebook, while Dark does not occupy it
// (capture.ship.disembark).
var trappedLeaves = need("move.embark", "Those trapped in a captured starship leave it only for a site that their side controls.",
	"Ceux qu’un vaisseau capturé retient n’en sortent que vers un site que leur camp contrôle.",
	func(r *Referee, side card.Side, o *game.Option) bool {
		switch {
		case r.Trapper(o.Card) == 0:
			return true
		case r.Newest():
			return !r.Occupies(side.Other(), o.Target)
		}
		return r.Controls(side, o.Target)
	})

// sweepCaptured steals the captured starships without a Light character aboard;
// permanent pilots are none (capture.ship.stolen).
func (g *Game) sweepCaptured() (found bool) {
	for _, id := range g.InPlay() {
		if g.Captured(id) && len(g.Trapped(id)) == 0 {
			g.stealCaptured(id)
			found = true
		}
	}
	return found
}

// beamCanceled releases the starships held by a card whose tractor beam is canceled
// (capture.ship.release).
func (g *Game) beamCanceled(beam game.CardID) {
	holder := g.S.C(beam).At
	if holder == 0 || !slices.ContainsFunc(g.Text(beam).Clauses, func(cl *position.Clause) bool { return cl.Captures }) {
		return
	}
	bay := g.CapturedInto(holder)
	for _, id := range g.InPlay() {
		if at := g.S.C(id).At; (at == holder || at == bay) && g.Captured(id) {
			g.release(id)
		}
	}
}

// usesBeam makes a step that uses a tractor beam chosen before at another time than
// its own text says, with the same targets and costs; it must be able to serve
// (weapon.device.tractor-beam).
func (w *writer) usesBeam(bind int) {
	for i := range w.Clause.Targets {
		if t := &w.Clause.Targets[i]; t.Bind == bind {
			t.Narrow(func(c *position.Context, id game.CardID) bool { return len(refer(c.P).beamTargets(c.You, id)) > 0 })
		}
	}
	w.asksAmong("use the beam", func(r *Referee, a *acting, c *position.Context, b *ballot) {
		for _, id := range c.Bound[bind].Cards {
			r.beam(id, b)
		}
	}, func(r *Referee, a *acting, c *position.Context, b *ballot) *game.Decision {
		d := &game.Decision{Seat: c.You, Kind: game.AskTarget, Rule: "weapon.device.tractor-beam", Source: a.Card}
		for _, id := range c.Bound[bind].Cards {
			d.Prompt = card.Say("Use %s: on what?", "Utiliser %s : sur quoi ?", r.Title(id))
		}
		return b.decision(d)
	}, func(g *Game, a *acting, c *position.Context, o *game.Option) {
		g.startClause(c.You, o, g.BeamMoment(o.Card))
	})
}

// beam puts the ways in which a tractor beam could be used now on a ballot.
func (r *Referee) beam(id game.CardID, b *ballot) {
	e := r.BeamMoment(id)
	uses := &ballot{r: r.answeringTo(&e), side: b.side}
	for _, cl := range r.Text(id).Clauses {
		if cl.Captures && cl.Trig != nil {
			uses.r.candidates(b.side, id, cl, want{}, func(o game.Option) { uses.offer(useVerb, o) })
		}
	}
	b.add(uses)
}

// beamTargets lists the ways in which a tractor beam could be used now.
func (r *Referee) beamTargets(side card.Side, beam game.CardID) []game.Option {
	b := &ballot{r: r, side: side}
	r.beam(beam, b)
	return b.open
}
