package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// States that a text brings about and that last: missing, crashed, collapsed.
func init() {
	becomes(gametext.AreMissing, func(w *writer, x gametext.Become) {
		w.Demand(x.Cards, card.Character)
		w.eachBecomes(x, func(g *Game, a *acting, id game.CardID) { g.goMissing(a, id) })
	})
	becomes(gametext.AreCrashed, func(w *writer, x gametext.Become) {
		w.Demand(x.Cards, card.Vehicle)
		w.eachBecomes(x, func(g *Game, a *acting, id game.CardID) { g.crash(a, id) })
	})
	becomes(gametext.AreCollapsed, func(w *writer, x gametext.Become) {
		w.Demand(x.Cards, card.Location)
		w.eachBecomes(x, func(g *Game, a *acting, id game.CardID) { g.collapse(id) })
	})
}

// eachBecomes does something to each card that the words name and that is still on table.
func (w *writer) eachBecomes(x gametext.Become, do func(g *Game, a *acting, id game.CardID)) {
	which := w.Filter(x.Cards)
	w.then("become", func(g *Game, a *acting, c *position.Context) {
		for _, id := range slices.Clone(c.Chosen(x.Cards, which)) {
			if g.S.OnTable(id) {
				do(g, a, id)
			}
		}
	})
}

// goMissing makes a character missing at its site: it gets out of what it is aboard, and
// those it escorts are free (missing.state, captive.release.escort-gone).
func (g *Game) goMissing(a *acting, id game.CardID) {
	site := g.S.Where(id)
	if !g.IsSite(site) || g.S.C(id).Is(game.Missing) {
		return
	}
	g.release(g.Captives(id)...)
	if g.S.C(id).At != site {
		g.S.ToTable(id, site, card.OnCard, g.S.C(id).Owner)
	}
	it := g.S.Edit(id)
	it.Flags = it.Flags&^(game.Hit|game.Fought) | game.Missing
	g.event(game.Event{Kind: game.WentMissing, By: it.Owner, Card: id, On: a.Card, At: site})
}

// collapse makes an interior site useless: all cards there are lost, its text and icons are
// canceled, and it stays (location.collapsed).
func (g *Game) collapse(loc game.CardID) {
	if !g.IsSite(loc) || !g.Def(loc).Has("interior") || g.S.C(loc).Is(game.Collapsed) {
		return
	}
	g.S.Edit(loc).Flags |= game.Collapsed
	g.event(game.Event{Kind: game.CavedIn, Card: loc, At: loc})
	g.loseAt(loc, func(game.CardID) bool { return true })
}
