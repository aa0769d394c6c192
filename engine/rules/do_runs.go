package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// Runs: an Utinni Effect notes where its target sets out, and awaits it there once it has
// been where it must go (utinni.target).
func init() {
	does(func(w *writer, x gametext.NotesStart) {
		w.ofRun(x, x.Cards)
		w.then("note where it sets out", func(g *Game, a *acting, c *position.Context) {
			for _, id := range c.Chosen(x.Cards, nil) {
				from := g.S.Where(id)
				if far, ok := g.Parsecs(from, g.S.Where(a.Card)); ok && g.S.OnTable(a.Card) {
					g.S.Edit(a.Card).From = from
					g.S.Mark(a.Card).Counted = int16(far)
					g.event(game.Event{Kind: game.RunNoted, By: c.You, Card: a.Card, At: from, N: card.Whole(far)})
				}
			}
		})
	})
	does(func(w *writer, x gametext.AwaitsReturn) {
		w.ofRun(x, x.Cards)
		w.then("await it back", func(g *Game, a *acting, c *position.Context) {
			for _, id := range c.Chosen(x.Cards, nil) {
				if it := g.S.C(a.Card); g.S.OnTable(a.Card) && it.Aim == id && it.From != 0 {
					g.S.Edit(a.Card).Due = true
					g.event(game.Event{Kind: game.ReturnDue, By: c.You, Card: id, On: a.Card, At: it.From})
				}
			}
		})
	})
}

// ofRun refuses what is said of a run by another card than an Utinni Effect, or of another
// card than it has targeted.
func (w *writer) ofRun(x any, f gametext.Filter) {
	w.Unable(x, !w.Text.Def.Is("utinni") || f.Ref == 0)
}

// comesBack tells that what an Utinni Effect targets has come back to where it set out
// (utinni.target).
func (g *Game) comesBack(effect game.CardID) {
	it := g.S.Edit(effect)
	it.Due = false
	g.happens(game.Event{Kind: game.CameBack, By: g.S.C(it.Aim).Owner, Card: it.Aim, On: effect, At: it.From})
}

// canceledNow tells whether a standing text cancels a card.
func (r *Referee) canceledNow(id game.CardID) bool {
	return r.Said(position.ModCancelCard, id) && !r.Said(position.ModNotCanceled, id)
}

// isRival tells whether a card that a standing text cancels is to answer first what has
// happened as that text came to do so (action.competing).
func (r *Referee) isRival(id game.CardID) bool {
	return slices.ContainsFunc(r.S.Frames, func(f game.Frame) bool {
		w, ok := f.Body.(*responding)
		return ok && w.Event.On == id && w.Event.Kind == game.CameBack && slices.Contains(w.Rivals, id)
	})
}
