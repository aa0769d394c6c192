package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// A card lends ability to the battle destiny of a battle elsewhere: as much as its player
// likes of what it has not lent this turn, which it cannot apply anywhere else for the rest of
// it (battle.destiny.ability).
func init() {
	does(func(w *writer, x gametext.Lends) {
		w.Demand(x.Cards, card.Character)
		which, at := w.Filter(x.Cards), position.XAt(w.Source)
		lent := func(c *position.Context) card.Num { return c.Bound[at].N }
		there := w.Last([]*position.Modifier{{Kind: position.ModAbilityLent, By: lent}})
		here := w.Last([]*position.Modifier{{Kind: position.ModAbilityApplied, Affects: which, By: func(c *position.Context) card.Num { return -lent(c) }}})
		lender := func(c *position.Context) game.CardID {
			ids := slices.DeleteFunc(slices.Clone(c.Chosen(x.Cards, which)), func(id game.CardID) bool {
				return c.P.S.C(id).Owner != c.You || c.P.S.Where(id) == c.P.S.Battle.At || c.P.Applicable(id) < card.One
			})
			return theOne(ids)
		}
		w.Clause.Battle = position.InBattle
		w.Clause.Asks(func(c *position.Context) bool { return lender(c) != 0 }, card.T("there is no ability that could be lent", "il n’y a pas d’habileté à prêter"))
		w.asksAmong("lend", func(r *Referee, a *acting, c *position.Context, b *ballot) {
			if id := lender(c); id != 0 {
				b.numbers("battle.destiny.ability", 1, r.Applicable(id).Int())
			}
		}, func(r *Referee, a *acting, c *position.Context, b *ballot) *game.Decision {
			return b.decision(&game.Decision{Seat: c.You, Kind: game.AskNumber, Source: a.Card, Rule: "battle.destiny.ability",
				Prompt: card.Say("%s: how much ability does %s lend?", "%s : combien d’habileté prête %s ?", r.Title(a.Card), r.Title(lender(c)))})
		}, func(g *Game, a *acting, c *position.Context, o *game.Option) {
			a.Bound[at] = game.Value{N: card.Whole(int(o.N)), Set: true}
			g.begin(c.You, a, game.Lasting{Op: there, Until: game.EndOfBattle})
			g.begin(c.You, a, game.Lasting{Op: here, Until: game.EndOfTurn, Turn: g.S.Turn})
		})
	})
}
