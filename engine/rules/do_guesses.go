package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// Steps that let a player guess (type.type).
func init() {
	does(func(w *writer, x gametext.NameType) {
		w.asks("name a card type", func(r *Referee, a *acting, c *position.Context) *game.Decision {
			d := &game.Decision{Seat: c.You, Kind: game.AskTarget, Source: a.Card, Rule: "type.type",
				Prompt: card.Say("%s: name which card type?", "%s : nommer quel type de carte ?", r.Title(a.Card))}
			for n := range position.CardTypes {
				d.Options = append(d.Options, game.Option{Verb: game.VNumber, N: int32(n) + 1, Say: position.CardTypes[n].Name})
			}
			return d
		}, func(g *Game, a *acting, c *position.Context, o *game.Option) {
			a.Bound[x.Bind-1] = game.Value{N: card.Whole(int(o.N) - 1), Set: true}
			g.event(game.Event{Kind: game.TypeNamed, By: c.You, On: a.Card, N: card.Whole(int(o.N) - 1)})
		})
	})
}
