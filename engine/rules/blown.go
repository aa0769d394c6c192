package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// blowing is a location that is blown away. Its frame's side does it.
type blowing struct {
	Location game.CardID `json:"location"` // what is blown away
	Cause    game.CardID `json:"cause"`    // the card that does it
}

func (b *blowing) Clone() game.Body {
	other := *b
	return &other
}

func (b *blowing) subject() game.CardID { return b.Location }

// blowAway begins to blow a location away; nothing is blown away twice.
func (g *Game) blowAway(side card.Side, loc, cause game.CardID) {
	if !g.S.C(loc).Is(game.BlownAway) {
		g.push(pBlown, side, &blowing{loc, cause})
	}
}

// blownSite loses all cards at a site, but for the one that does it
// (epic.blown-away.order).
func blownSite(g *Game, f *game.Frame, b *blowing) flow {
	g.event(game.Event{Kind: game.BlewAway, By: f.Side, Card: b.Location, At: b.Location})
	if !g.IsSystem(b.Location) {
		g.loseAt(b.Location, func(id game.CardID) bool { return id != b.Cause })
	}
	return next
}

// loseAt loses the cards at a location. Captives go with their escorts, and leave before
// them (captive.release.both-lost).
func (g *Game) loseAt(loc game.CardID, which func(game.CardID) bool) {
	var held, gone []game.CardID
	for _, id := range append(g.S.On(loc), g.Bluffs(loc)...) {
		if !which(id) {
			continue
		}
		gone = append(gone, id)
		for _, other := range g.Attached(id) {
			if g.Escort(other) != 0 {
				held = append(held, other)
			}
		}
	}
	g.lost(append(held, gone...)...)
}

// blownForce makes the players lose the Force that the rules and all texts say together,
// while what belongs to a system still lies there (epic.blown-away.loss).
func blownForce(g *Game, f *game.Frame, b *blowing) flow {
	for _, side := range []card.Side{f.Side, f.Side.Other()} {
		if n := g.BlownLoss(side, b.Location); n > 0 {
			g.loses(side, losing{Left: n.Int(), At: b.Location})
		}
	}
	return next
}

// blownSystem loses of a system all sites, cloud and Death Star II sectors with what is
// there, and the cards deployed on it, while what orbits stays (location.blown-away).
func blownSystem(g *Game, _ *game.Frame, b *blowing) flow {
	if !g.IsSystem(b.Location) {
		return next
	}
	g.loseAt(b.Location, func(id game.CardID) bool { return g.Def(id).Type != card.Starship })
	for _, other := range g.S.Row {
		if g.GoesWith(other, b.Location) {
			g.push(pLeave, g.S.C(other).Owner, &leaving{Card: other, To: game.Lost, Location: true})
		}
	}
	return next
}

// blownDown turns the location face down: unnamed, without icons and text, and a place
// still. Then it is answered (epic.blown-away.order). A holosite leaves the table, so that
// another may come (epic.blown-away.special).
func blownDown(g *Game, f *game.Frame, b *blowing) flow {
	if g.Holosite(b.Location) {
		g.window(game.Event{Kind: game.BlewAway, By: f.Side, Card: b.Location, At: b.Location})
		g.push(pLeave, g.S.C(b.Location).Owner, &leaving{Card: b.Location, To: game.Lost, Location: true})
		return done
	}
	g.S.Edit(b.Location).Flags |= game.BlownAway
	g.window(game.Event{Kind: game.BlewAway, By: f.Side, Card: b.Location, At: b.Location})
	return done
}

func init() {
	becomes(gametext.AreBlownAway, func(w *writer, x gametext.Become) {
		w.Demand(x.Cards, card.Location)
		which := w.Filter(x.Cards)
		if w.Clause.Blows == nil {
			w.Clause.Blows = which
		}
		w.then("blow away", func(g *Game, a *acting, c *position.Context) {
			for _, loc := range slices.Clone(g.S.Row) {
				if which(c, loc) {
					g.blowAway(c.You, loc, a.Card)
				}
			}
		})
	})
}
