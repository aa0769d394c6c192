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
		w.eachBecomes(x, func(g *Game, a *acting, id game.CardID) { g.goMissing(id, a.Card) })
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

// goMissing makes a character missing at its site, by a card, and tells whether it could:
// it gets out of what it is aboard, and those it escorts are free (missing.state,
// captive.release.escort-gone).
func (g *Game) goMissing(id, by game.CardID) bool {
	site := g.S.Where(id)
	if !g.IsSite(site) || g.S.C(id).Is(game.Missing) {
		return false
	}
	with := g.alightAll([]game.CardID{id})[1:]
	g.partFrom(id)
	if g.S.C(id).At != site {
		g.S.ToTable(id, site, card.OnCard, g.S.C(id).Owner)
	}
	it := g.S.Edit(id)
	it.Flags = it.Flags&^(game.Hit|game.Fought) | game.Missing
	e := game.Event{Kind: game.WentMissing, By: it.Owner, Card: id, On: by, At: site}
	g.happens(e)
	for _, other := range with {
		g.goMissing(other, by)
	}
	return true
}

// sweepMissing makes those go missing who are where a text says so and are not immune to
// the card that says it (missing.state, action.immune).
func (g *Game) sweepMissing() bool {
	for m := range g.Mods(position.ModMissing) {
		for _, id := range g.InPlay() {
			if g.Def(id).Type == card.Character && (g.IsActive(id) || g.Spying(id)) && m.Hits(id) && !g.ImmuneTo(id, m.C.Self) && g.goMissing(id, m.C.Self) {
				return true
			}
		}
	}
	return false
}

// collapse makes an interior site useless: all cards there are lost, its text and icons are
// canceled, and it stays (location.collapsed).
func (g *Game) collapse(loc game.CardID) {
	if !g.Def(loc).Has("interior") || g.S.C(loc).Is(game.Collapsed) {
		return
	}
	g.S.Edit(loc).Flags |= game.Collapsed
	g.event(game.Event{Kind: game.CavedIn, Card: loc, At: loc})
	g.loseAt(loc, func(game.CardID) bool { return true })
}
