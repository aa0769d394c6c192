package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// sweepUtinni loses Utinni Effects whose target has left the table, and tells when a target
// reaches one (utinni.target-lost, utinni.reach.trigger).
func (g *Game) sweepUtinni() bool {
	if !g.Utinnis() {
		return false
	}
	for _, id := range g.InPlay() {
		it := g.S.C(id)
		if it.Aim == 0 || g.Def(id).Type == card.JediTest || g.LeavesNow(id) {
			continue
		}
		if !g.S.OnTable(it.Aim) || it.Second != 0 && !g.S.OnTable(it.Second) {
			g.lost(id)
			return true
		}
		if it.Due && g.IsBack(id) {
			g.comesBack(id)
			return true
		}
		now := g.Reaches(id)
		if now == it.Is(game.Reached) || !now && !g.IsActive(id) { // one out of function is left by nobody
			continue
		}
		g.S.Edit(id).Flags ^= game.Reached
		if now {
			if g.S.OnTable(it.At) && g.Def(it.At).Type == card.Character { // answered once the Effect is done with
				g.window(game.Event{Kind: game.BroughtTo, By: g.S.C(it.At).Owner, Card: it.At, On: id, At: g.S.Where(id)})
			}
			e := game.Event{Kind: game.ReachedAim, By: g.S.C(it.Aim).Owner, Card: it.Aim, On: id, At: g.S.Where(id)}
			g.happens(e)
		}
		return true
	}
	return false
}

// notHidden leaves out of what an Utinni Effect targets all cards on Dagobah and Ahch-To
// (utinni.dagobah).
func notHidden(t *position.Target) {
	t.NarrowBecause(func(c *position.Context, id game.CardID) bool { return !c.P.Hidden(c.P.S.Where(id)) },
		func(c *position.Context, id game.CardID) []game.Reason {
			return []game.Reason{{Rule: "utinni.dagobah", Say: card.T("No Utinni Effect targets a card there.", "Aucun effet Utinni n’y cible de carte.")}}
		})
}

// attaches lays an Effect on another card than before, as its text says: it is no card that
// moves (utinni.not-character, effect.mobile).
func (w *writer) attaches(cards gametext.Filter, which position.Matcher) {
	w.then("attach", func(g *Game, a *acting, c *position.Context) {
		to := c.Chosen(cards, which)
		if len(to) == 0 || !g.S.OnTable(to[0]) || !g.S.OnTable(a.Card) || g.ImmuneTo(to[0], a.Card) {
			return
		}
		from := g.S.Where(a.Card)
		g.S.ToTable(a.Card, to[0], card.OnCard, g.S.C(a.Card).Owner)
		g.event(game.Event{Kind: game.Moved, By: c.You, Card: a.Card, On: from, At: g.S.Where(a.Card)})
	})
}

// takesOn lays an Effect that was targeted on the card with the text (utinni.not-character).
func (w *writer) takesOn(cards gametext.Filter) {
	w.Named(cards)
	w.then("take on", func(g *Game, a *acting, c *position.Context) {
		for _, id := range slices.Clone(c.Chosen(cards, nil)) {
			if !g.S.OnTable(id) || !g.S.OnTable(a.Card) || g.ImmuneTo(a.Card, id) {
				continue
			}
			from := g.S.Where(id)
			g.S.ToTable(id, a.Card, card.OnCard, g.S.C(id).Owner)
			g.event(game.Event{Kind: game.Moved, By: c.You, Card: id, On: from, At: g.S.Where(id)})
		}
	})
}

// redirects aims an Utinni Effect at the card with the text, if it is one that the Effect
// could have been deployed on table for (utinni.retarget).
func (w *writer) redirects(x gametext.Retarget) {
	w.Unable(x, !slices.Equal(x.Cards.Nouns, []string{"Utinni Effect"}))
	t := w.Aimed(x.Cards)
	t.NarrowBecause(func(c *position.Context, id game.CardID) bool { return refer(c.P).applies(id, c.Self) },
		func(*position.Context, game.CardID) []game.Reason {
			return []game.Reason{{Rule: "utinni.retarget", Say: card.T("That Effect could not apply to it, or does so already.", "Cet effet ne pourrait pas s’y appliquer, ou s’y applique déjà.")}}
		})
	w.then("redirect", func(g *Game, a *acting, c *position.Context) {
		for _, id := range c.Chosen(x.Cards, nil) {
			if g.S.OnTable(id) && g.applies(id, a.Card) {
				g.S.Edit(id).Aim = a.Card
				g.event(game.Event{Kind: game.TargetChosen, By: c.You, Card: a.Card, On: id})
			}
		}
	})
}

// applies tells whether an Utinni Effect on table could target a card that it does not
// target yet.
func (r *Referee) applies(effect, id game.CardID) bool {
	it := r.S.C(effect)
	if it.Aim == 0 || it.Aim == id || r.ImmuneTo(id, effect) {
		return false
	}
	for _, n := range r.Text(effect).Deploys {
		cl := r.Text(effect).Clauses[n]
		if len(cl.Targets) < 2 {
			continue
		}
		c := r.clauseCtx(it.Owner, effect, cl)
		c.Bound[cl.Targets[0].Bind] = game.Value{Cards: []game.CardID{it.At}, Set: true}
		if cl.Targets[1].Match(c, id) {
			return true
		}
	}
	return false
}
