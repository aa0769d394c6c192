package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// Steps that are done for each of some cards, one after the other.

func init() {
	does(func(w *writer, x gametext.OneByOne) { w.oneByOne(x) })
	simply(gametext.OutcomeOpponents, (*writer).letsOpponentDecide)
}

// oneByOne does steps for each card that could be targeted when they begin: who comes later
// is not among them, and who cannot be targeted is skipped (action.target). Its player
// chooses who is next.
func (w *writer) oneByOne(x gametext.OneByOne) {
	w.Unable(x, w.round >= 0 || x.Cards.Ref > 0)
	t, bind := w.TargetFrom(x.Cards), x.Cards.Bind-1
	w.then("for each", func(g *Game, a *acting, c *position.Context) {
		a.Due = nil
		for id := range g.inReach() {
			if t.Match(c, id) && g.mayTarget(c, &t, id) && t.Bar(c, id) == position.NoBar && !g.ImmuneTo(id, a.Card) && !g.forbidden(c, id) {
				a.Due = append(a.Due, id)
			}
		}
	})
	first := int16(len(w.result))
	end := w.unless(func(r *Referee, a *acting, _ *position.Context) bool {
		return slices.ContainsFunc(a.Due, r.S.OnTable)
	}, false)
	w.asksAmong("whose turn", func(r *Referee, a *acting, c *position.Context, b *ballot) {
		b.among("action.target", "Only one of those that it speaks of and that are still to come.", "Seulement une de celles dont il parle et qui restent à venir.")
		for _, id := range a.Due {
			if r.S.OnTable(id) {
				b.put(game.Option{Verb: game.VTarget, Card: id})
			}
		}
	}, func(r *Referee, a *acting, c *position.Context, b *ballot) *game.Decision {
		return b.decision(&game.Decision{Seat: c.You, Kind: game.AskTarget, Source: a.Card, Rule: "action.target",
			Prompt: card.Say("%s: for which card now?", "%s : pour quelle carte maintenant ?", r.Title(a.Card))})
	}, func(g *Game, a *acting, c *position.Context, o *game.Option) {
		a.Due = slices.DeleteFunc(a.Due, func(id game.CardID) bool { return id == o.Card })
		clear(a.Bound[bind+1 : position.XAt(w.Source)]) // what the last round has named and drawn
		a.Bound[position.SumAt(w.Source)] = game.Value{}
		a.Bound[bind] = game.Value{Cards: []game.CardID{o.Card}, Set: true}
		a.Parts, a.Granted, a.Count = nil, false, 0
	})
	w.round = bind
	for _, s := range x.Do {
		w.step(s)
	}
	w.round = -1
	w.result = append(w.result, doing("the next", func(_ *Game, f *game.Frame, _ *acting) flow {
		f.Step = first
		return again
	}))
	w.land(end)
}

// letsOpponentDecide asks the opponent whether what no destiny was drawn for succeeds, as the
// ruling on a card has it; by the general rule it turns out in his favor (destiny.failed).
func (w *writer) letsOpponentDecide() {
	drawn, round := w.destiny, w.round
	w.Unable(gametext.Simply{Do: gametext.OutcomeOpponents}, drawn < 0)
	w.asks("no destiny", func(r *Referee, a *acting, c *position.Context) *game.Decision {
		if a.Bound[drawn].Set {
			return nil
		}
		prompt := card.Say("%s: no destiny was drawn. Does it succeed?", "%s : aucune destinée n’a été tirée. L’effet réussit-il ?", r.Title(a.Card))
		if round >= 0 {
			prompt = card.Say("%s: no destiny was drawn for %s. Does it succeed?", "%s : aucune destinée n’a été tirée pour %s. L’effet réussit-il ?",
				r.Title(a.Card), r.Title(a.Bound[round].Cards[0]))
		}
		return &game.Decision{Seat: c.You.Other(), Kind: game.AskYesNo, Source: a.Card, Rule: "destiny.failed", Prompt: prompt,
			Options: []game.Option{{Verb: game.VYes}, {Verb: game.VNo}}}
	}, func(g *Game, a *acting, c *position.Context, o *game.Option) { a.Granted = o.Verb == game.VYes })
}
