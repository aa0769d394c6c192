package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// What weapons, and texts like weapons, do to cards: hits, crashes, and what is done then.
func init() {
	does(func(w *writer, x gametext.Strike) { // weapon.hit
		switch x.Blow {
		case gametext.Capture:
			w.captures(x)
			return
		case gametext.Crash:
			w.Demand(x.Cards, card.Vehicle)
		}
		which, total := w.Filter(x.Cards), w.Amount(x.Total)
		drawn := position.SumAt(w.Source)
		w.then("hit", func(g *Game, a *acting, c *position.Context) {
			var hits []game.Event
			for _, id := range c.Chosen(x.Cards, which) {
				n, ok := g.defenseTo(c, a, id)
				if !a.Bound[drawn].Set || !ok || total(c) <= n {
					g.event(game.Event{Kind: game.Missed, By: c.You, Card: id, On: a.Card, N: total(c), Than: n})
					continue
				}
				a.Hit = true
				if x.Blow == gametext.Crash {
					g.crash(a, id)
					continue
				}
				hits = append(hits, g.hit(c, a, id, total(c), n))
			}
			for _, e := range slices.Backward(hits) { // the first is answered first
				g.window(e)
			}
		})
	})
	becomes(gametext.AreHit, func(w *writer, x gametext.Become) {
		w.Demand(x.Cards, card.Character, card.Vehicle, card.Starship, card.Creature)
		which, drawn := w.Filter(x.Cards), w.destiny
		if drawn < 0 && w.Clause.Draws > 0 { // by weapon destiny
			drawn = position.SumAt(w.Source)
		}
		w.Unable(x, drawn < 0)
		w.then("hit", func(g *Game, a *acting, c *position.Context) {
			for _, id := range slices.Clone(c.Chosen(x.Cards, which)) {
				a.Hit = true
				g.window(g.hit(c, a, id, a.Bound[drawn].N, 0))
			}
		})
	})
	becomes(gametext.AreRestored, func(w *writer, x gametext.Become) {
		w.Demand(x.Cards, card.Character, card.Starship, card.Vehicle)
		w.eachBecomes(x, func(g *Game, _ *acting, id game.CardID) { g.S.Drop(id, game.Hit) })
	})
	becomes(gametext.AreForfeited, func(w *writer, x gametext.Become) {
		w.Demand(x.Cards, card.Character, card.Vehicle, card.Starship)
		which := w.Filter(x.Cards)
		w.then("forfeit", func(g *Game, a *acting, c *position.Context) {
			for _, id := range slices.Clone(c.Chosen(x.Cards, which)) {
				if g.S.OnTable(id) {
					g.forfeit(id)
				}
			}
		})
	})
	does(func(w *writer, x gametext.IfHit) {
		by := func(*position.Context, game.CardID) bool { return true }
		if x.By != nil {
			by = w.Filter(x.By.(gametext.HitBy).Cards)
		}
		to := w.unless(func(r *Referee, a *acting, c *position.Context) bool { return a.Hit && by(c, r.Shooter(a.Card)) }, false)
		w.many(x.Then)
		w.land(to)
	})
}

// hit makes a card hit; where it is in no battle it is lost at once, as a hit card (weapon.hit).
func (g *Game) hit(c *position.Context, a *acting, id game.CardID, n, than card.Num) game.Event {
	g.inherit(a, id)
	g.soften(a, id)
	e := game.Event{Kind: game.WasHit, By: c.You, Card: id, On: a.Card, At: g.S.Where(id), N: n, Than: than}
	g.event(e)
	g.S.Edit(id).Flags |= game.Hit
	if !g.fights(id) || a.Fire&game.FireHitsLost != 0 {
		g.lost(id)
	}
	return e
}

// fights tells whether a card is in a battle, or in an attack that is as one (note.creature-hit).
func (g *Game) fights(id game.CardID) bool {
	return g.S.Battle.On && g.InBattle(id) || g.Newest() && g.attacked(id)
}

// permanentShot tells whether it is a permanent weapon that does this (weapon.permanent).
func (r *Referee) permanentShot(a *acting) bool {
	return r.clause(a).Fire && r.Def(a.Card).Type == card.Character
}

// soften gives a character hit by a permanent weapon the forfeit value that a text leaves
// him (weapon.permanent.shieldmod).
func (g *Game) soften(a *acting, id game.CardID) {
	m := g.Mild()
	if m == nil || !g.permanentShot(a) || g.Def(id).Type != card.Character {
		return
	}
	g.S.Change().Lasting = append(g.S.Lasting, game.Lasting{Def: m.Def, Card: m.C.Self, Side: m.C.You, Clause: m.Clause(), Op: int16(m.N),
		On: id, Since: g.S.Clock, Bound: []game.Value{{Cards: []game.CardID{id}, N: g.MildForfeit(id), Set: true}}})
}

// crash disables a vehicle (vehicle.crashed).
func (g *Game) crash(a *acting, id game.CardID) {
	g.S.Edit(id).Flags |= game.Crashed
	g.event(game.Event{Kind: game.Wrecked, Card: id, On: a.Card})
}
