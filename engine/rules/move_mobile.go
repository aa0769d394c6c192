package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// Mobile Effects go from one location to the next, in a direction of their own; that is no
// move of a card that anything else moves or holds (effect.mobile).

func init() {
	simply(gametext.ChooseHeading, func(w *writer) {
		first, second := card.T("to the left", "vers la gauche"), card.T("to the right", "vers la droite")
		w.asks("direction", func(r *Referee, a *acting, c *position.Context) *game.Decision {
			d := &game.Decision{Seat: c.You, Kind: game.AskYesNo, Source: a.Card, Rule: "effect.mobile",
				Prompt: card.Say("%s: in which direction?", "%s : dans quelle direction ?", r.Title(a.Card))}
			if at := r.S.Where(a.Card); at != 0 && len(r.onward(at, -1)) > 0 {
				d.Options = append(d.Options, game.Option{Verb: game.VYes, Say: first})
			}
			if at := r.S.Where(a.Card); len(d.Options) == 0 || len(r.onward(at, 1)) > 0 {
				d.Options = append(d.Options, game.Option{Verb: game.VNo, Say: second})
			}
			return d
		}, func(g *Game, a *acting, c *position.Context, o *game.Option) {
			if o.Verb == game.VYes && g.S.OnTable(a.Card) {
				g.S.Edit(a.Card).Flags |= game.Leftward
			}
		})
	})
}

// onward lists the locations adjacent to one in a direction along the row.
func (r *Referee) onward(from game.CardID, dir int) (out []game.CardID) {
	for i := slices.Index(r.S.Row, from) + dir; i >= 0 && i < len(r.S.Row); i += dir {
		if r.Adjacent(from, r.S.Row[i]) {
			out = append(out, r.S.Row[i])
		}
	}
	return out
}

// movesOn moves a Mobile Effect to the next place in its direction; at the end of its way it
// turns, or is lost where its text says so (effect.mobile).
func (w *writer) movesOn(x gametext.Move, to gametext.ToNext) {
	w.Unable(x, x.Cost != nil || x.How != nil)
	which, place := w.Filter(x.Cards), w.Filter(to.Place)
	w.then("move on", func(g *Game, a *acting, c *position.Context) {
		for _, id := range slices.Clone(c.Chosen(x.Cards, which)) {
			if from := g.S.Where(id); from != 0 && g.S.C(id).At == from && g.mobile(id) {
				g.moveOn(c, id, place, to.Route)
			}
		}
	})
}

// moveOn is one such step of one card.
func (g *Game) moveOn(c *position.Context, id game.CardID, place position.Matcher, route gametext.Route) {
	from, left := g.S.Where(id), g.S.C(id).Is(game.Leftward)
	loc := g.next(c, from, left, place)
	if loc == 0 && (left || route == gametext.Reversing) {
		if loc = g.next(c, from, !left, place); loc != 0 {
			g.S.Edit(id).Flags ^= game.Leftward
		}
	}
	switch {
	case loc != 0:
		g.S.ToTable(id, loc, card.OnCard, g.S.C(id).Owner)
		g.event(game.Event{Kind: game.Moved, By: c.You, Card: id, On: from, At: loc})
	case route == gametext.Ebbing:
		g.lost(id)
	}
}

// next is the nearest place adjacent to a location in a direction along the row, 0 if there
// is none.
func (r *Referee) next(c *position.Context, from game.CardID, left bool, place position.Matcher) game.CardID {
	dir := 1
	if left {
		dir = -1
	}
	for _, loc := range r.onward(from, dir) {
		if place(c, loc) {
			return loc
		}
	}
	return 0
}
