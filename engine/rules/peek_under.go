package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// covered lists what lies face down at some location under each other card there, or in its
// ground: combat cards, probe cards, bluff cards and buried ones, the oldest first.
func (r *Referee) covered() (out []game.CardID) {
	for id := range r.S.All {
		if r.Covered(id) {
			out = append(out, id)
		}
	}
	slices.SortStableFunc(out, func(a, b game.CardID) int {
		if r.S.C(a).At != r.S.C(b).At {
			return int(r.S.C(a).At - r.S.C(b).At)
		}
		return int(r.S.C(a).Since - r.S.C(b).Since)
	})
	return out
}

// peeksUnder looks at a card that lies face down at a location. What it is nobody is told
// before: it is called by what it lies under, and its place there (pile.peek).
func (w *writer) peeksUnder(x gametext.PeekAt) {
	n, counted := count(x.Cards)
	w.Unable(x, !counted || n != 1 || x.Each != nil)
	w.Clause.Asks(func(c *position.Context) bool { return len(refer(c.P).covered()) > 0 }, // action.target.implied
		card.T("no card lies face down at a location", "aucune carte n’est posée face cachée à une localisation"))
	w.asksAmong("peek under", func(r *Referee, a *acting, c *position.Context, b *ballot) {
		last, nth := game.CardID(0), int32(0)
		for _, id := range r.covered() {
			if at := r.S.C(id).At; at != last {
				last, nth = at, 0
			}
			b.put(game.Option{Verb: game.VFlip, Card: last, N: nth, Say: card.Say("Card %s of those face down at %s", "Carte %s de celles face cachée à %s", int(nth)+1, r.Title(last))})
			nth++
		}
	}, func(r *Referee, a *acting, c *position.Context, b *ballot) *game.Decision {
		return b.decision(&game.Decision{Seat: c.You, Kind: game.AskTarget, Source: a.Card, Rule: "pile.peek",
			Prompt: card.Say("%s: look at which card?", "%s : regarder quelle carte ?", r.Title(a.Card))})
	}, func(g *Game, a *acting, c *position.Context, o *game.Option) {
		at := slices.DeleteFunc(g.covered(), func(id game.CardID) bool { return g.S.C(id).At != o.Card })
		id := at[o.N]
		a.Bound[x.Cards.Bind-1] = game.Value{Cards: []game.CardID{id}, Set: true}
		g.event(game.Event{Kind: game.Peeked, By: c.You, Card: id, From: game.Under, At: g.S.Where(o.Card), Secret: true})
	})
}
