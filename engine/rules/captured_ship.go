package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// A captured starship is a Light starship with the flag Captive, which lies on the
// card that carries the beam, a starship or a site, and is inactive with all aboard
// it (capture.ship, capture.ship.state). It goes with its holder and uses no capacity
// (capture.ship.holder-moves); if the holder leaves the table it is lost with all
// aboard it (capture.ship.holder-lost). The characters aboard are trapped, not
// captives (capture.ship.trapped).

// captured tells whether a card is a captured starship.
func (g *Game) captured(id game.CardID) bool {
	return g.S.Cards[id].Is(game.Captive) && g.def(id).Type == card.Starship
}

// mayCapture tells whether a starship can be captured at all (capture.ship).
func (g *Game) mayCapture(id game.CardID) bool {
	return g.S.C(id).Owner == card.Light && g.S.C(id).Zone == game.Table && !g.captured(id) &&
		!classIs(g.def(id).Class, "Mon Calamari Star Cruiser")
}

// captureShip puts a starship under the card that carries the beam.
func (g *Game) captureShip(id, holder game.CardID) {
	if !g.mayCapture(id) || holder == 0 {
		return
	}
	for _, x := range append(g.attached(id), id) {
		g.S.Edit(x).Flags &^= game.Hit | game.Fought
	}
	c := g.S.Edit(id)
	c.Flags |= game.Captive
	g.S.ToTable(id, holder, card.OnCard, c.Owner)
	e := game.Event{Kind: game.Captured, By: card.Dark, Card: id, On: holder, At: g.S.Where(id)}
	g.event(e)
	g.window(e)
}

// trapper is the captured starship in which a Light character is trapped, on the
// bridge or in the hold; 0 if it is in none.
func (g *Game) trapper(id game.CardID) game.CardID {
	for n := 0; n < 10 && g.S.C(id).Zone == game.Table; n++ {
		slot := g.S.C(id).Slot
		id = g.S.C(id).At
		switch {
		case id == 0:
			return 0
		case g.captured(id) && slot != card.OnCard:
			return id
		}
	}
	return 0
}

// trapped lists the Light characters aboard a captured starship.
func (g *Game) trapped(ship game.CardID) (out []game.CardID) {
	for _, id := range g.inPlay() {
		if g.def(id).Type == card.Character && g.S.C(id).Owner == card.Light && g.trapper(id) == ship {
			out = append(out, id)
		}
	}
	return out
}

// listTrapped lists the ways of those trapped out of a starship under a site
// (capture.ship.disembark).
func (g *Game) listTrapped(side card.Side, w want, emit func(game.Option)) {
	for _, ship := range g.inPlay() {
		if site := g.S.C(ship).At; side == card.Light && g.captured(ship) && g.isSite(site) && w.target_(site) {
			for _, id := range g.trapped(ship) {
				if w.card_(id) {
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
	"Ceux qu'un vaisseau capturé retient n'en sortent que vers un site que leur camp contrôle.",
	func(r *Referee, side card.Side, o *game.Option) bool {
		switch {
		case r.trapper(o.Card) == 0:
			return true
		case r.newest():
			return !r.Occupies(side.Other(), o.Target)
		}
		return r.Controls(side, o.Target)
	})

// sweepCaptured steals the captured starships without a Light character aboard;
// permanent pilots are none (capture.ship.stolen).
func (g *Game) sweepCaptured() (found bool) {
	for _, id := range g.inPlay() {
		if g.captured(id) && len(g.trapped(id)) == 0 {
			g.steal(id)
			found = true
		}
	}
	return found
}

// sky is the system or sector where a captured starship belongs: where its holder is,
// or the system of a holder that is a site; 0 if there is none.
func (g *Game) sky(id game.CardID) game.CardID {
	at := g.S.Where(id)
	if !g.isSite(at) {
		return at
	}
	for _, loc := range g.S.Row {
		if g.isSystem(loc) && g.related(loc, at) {
			return loc
		}
	}
	return 0
}

// stolen tells whether a card has come from the other player (steal.owner).
func (g *Game) stolen(id game.CardID) bool { return g.S.Cards[id].Owner != g.S.Cards[id].Back }

// steal gives a captured starship to Dark, with what it carries; Effects on it stay
// the other player's. It comes to Dark's side of the place: a starfighter at a docking
// bay stays there (steal.owner, steal.ship.cargo).
func (g *Game) steal(ship game.CardID) {
	to := g.S.Where(ship)
	if up := g.sky(ship); up != 0 && !(g.isSmallShip(ship) && g.berth(to)) {
		to = up
	}
	for _, x := range append(g.attached(ship), ship) {
		switch g.def(x).Type {
		case card.Starship, card.Vehicle, card.Weapon, card.Device:
			g.S.Edit(x).Owner = card.Dark
		}
	}
	g.S.Edit(ship).Flags &^= game.Captive | game.Hit
	g.S.ToTable(ship, to, card.OnCard, card.Dark)
	e := game.Event{Kind: game.Stolen, By: card.Dark, Card: ship, At: to}
	g.event(e)
	g.window(e)
}

// permanents are the persons and weapons built into a card. Those of a stolen one
// that are unique persons are lost (steal.ship.permanent-unique).
func (g *Game) permanents(id game.CardID) []card.Permanent {
	all := g.def(id).Permanent
	if len(all) > 0 && g.stolen(id) {
		all = slices.DeleteFunc(slices.Clone(all), func(p card.Permanent) bool { return p.Persona != "" && p.Role != card.OnCard })
	}
	return all
}

// freeSeats adds a place for each unique person that a stolen card has lost.
func (g *Game) freeSeats(id game.CardID, c *card.Capacity) {
	if !g.stolen(id) {
		return
	}
	for _, p := range g.def(id).Permanent {
		if p.Persona != "" && p.Role != card.OnCard {
			c.In[p.Role]++
		}
	}
}

// throughCapture tells whether a card that lies somewhere on a captured starship is
// in function all the same: an Effect that was there before goes on, and those who
// fight in it for the battle in progress (capture.ship.state, battle.besieged).
func (g *Game) throughCapture(id, ship game.CardID) bool {
	if id == ship || !g.captured(ship) {
		return false
	}
	return g.def(id).Type == card.Effect || g.siege() == ship && g.S.Cards[id].Is(game.Fought)
}

// beamCanceled releases the starships held by a card whose tractor beam is canceled
// (capture.ship.release).
func (g *Game) beamCanceled(beam game.CardID) {
	holder := g.S.C(beam).At
	if holder == 0 || !slices.ContainsFunc(g.text(beam).clauses, func(cl *clause) bool { return cl.captures }) {
		return
	}
	for id := range g.on(holder) {
		if g.captured(id) {
			g.release(id)
		}
	}
}

// usesBeam makes a step that uses a tractor beam chosen before at another time than
// its own text says, with the same targets and costs; it must be able to serve
// (weapon.device.tractor-beam).
func (p *writer) usesBeam(bind int) {
	for i := range p.cl.targets {
		if t := &p.cl.targets[i]; t.bind == bind {
			match := t.match
			t.match = func(c *ctx, id game.CardID) bool { return match(c, id) && len(c.g.beamTargets(c.you, id)) > 0 }
		}
	}
	p.asksAmong("use the beam", func(g *Game, a *acting, c *ctx, b *ballot) {
		for _, id := range c.bound[bind].Cards {
			g.beam(id, b)
		}
	}, func(g *Game, a *acting, c *ctx, b *ballot) *game.Decision {
		d := &game.Decision{Seat: c.you, Kind: game.AskTarget, Rule: "weapon.device.tractor-beam", Source: a.Card}
		for _, id := range c.bound[bind].Cards {
			d.Prompt = format("Use %s: on what?", "Utiliser %s : sur quoi ?", g.title(id))
		}
		return b.decision(d)
	}, func(g *Game, a *acting, c *ctx, o *game.Option) { g.startClause(c.you, o, g.beamMoment(o.Card)) })
}

// beamMoment is the moment that a tractor beam answers.
func (g *Game) beamMoment(beam game.CardID) game.Event {
	at := g.S.Where(beam)
	return game.Event{Kind: game.BattleEnded, By: g.S.C(beam).Owner, Card: at, At: at}
}

// beam puts the ways in which a tractor beam could be used now on a ballot.
func (g *Game) beam(id game.CardID, b *ballot) {
	e := g.beamMoment(id)
	uses := &ballot{r: g.answeringTo(&e), side: b.side}
	for _, cl := range g.text(id).clauses {
		if cl.captures && cl.trig != nil {
			uses.r.candidates(b.side, id, cl, want{}, func(o game.Option) { uses.offer(useVerb, o) })
		}
	}
	b.add(uses)
}

// beamTargets lists the ways in which a tractor beam could be used now.
func (g *Game) beamTargets(side card.Side, beam game.CardID) []game.Option {
	b := &ballot{r: g.referee(), side: side}
	g.beam(beam, b)
	return b.open
}
