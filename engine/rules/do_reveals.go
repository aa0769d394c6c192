package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// Steps that show cards to both players, which stay where they are (pile.look).
func init() {
	does(func(w *writer, x gametext.Reveal) {
		w.Clause.Reveals = append(w.Clause.Reveals, &x)
		if x.Chance != nil {
			w.revealsAtRandom(x)
			return
		}
		top, ok := x.From.(gametext.FromTop)
		n, counted := count(x.Cards)
		w.Unable(x, !ok || !counted || top.Pile == gametext.Hand)
		zone := position.PileZone[top.Pile]
		notEmpty(w.Compiler, top.Whose, zone)
		show := func(g *Game, a *acting, c *position.Context, n int) {
			side := c.Whose(top.Whose)
			g.reveals(a, x, side, zone, g.topmost(side, zone, n))
		}
		if x.Cards.Det != gametext.DetUpTo {
			w.then("reveal", func(g *Game, a *acting, c *position.Context) { show(g, a, c, n) })
			return
		}
		w.asksAmong("reveal up to", func(r *Referee, a *acting, c *position.Context, b *ballot) { // value.upto
			b.numbers("value.upto", 1, min(n, len(r.Reach(c.Whose(top.Whose), zone))))
		}, func(r *Referee, a *acting, c *position.Context, b *ballot) *game.Decision {
			return b.decision(&game.Decision{Seat: c.You, Kind: game.AskNumber, Source: a.Card, Rule: "value.upto",
				Prompt: card.Say("%s: reveal how many cards?", "%s : révéler combien de cartes ?", r.Title(a.Card))})
		}, func(g *Game, a *acting, c *position.Context, o *game.Option) { show(g, a, c, int(o.N)) })
	})
}

// reveals shows cards, and remembers them and when that was.
func (g *Game) reveals(a *acting, x gametext.Reveal, side card.Side, zone game.Zone, ids []game.CardID) {
	a.Bound[x.Cards.Bind-1] = game.Value{Cards: ids, N: card.Whole(len(g.S.Log)), Set: true}
	for _, id := range ids {
		g.event(game.Event{Kind: game.Revealed, By: side, Card: id, From: zone})
	}
}

// revealsAtRandom shows a card of a pile or hand that chance picks: who points at one of the
// backs in another's hand knows no more (pile.random).
func (w *writer) revealsAtRandom(x gametext.Reveal) {
	from, ok := x.From.(gametext.FromPile)
	n, counted := count(x.Cards)
	w.Unable(x, !ok || !counted || n != 1)
	zone := position.PileZone[from.Pile]
	notEmpty(w.Compiler, from.Whose, zone)
	w.showsHand(from.Whose, zone)
	w.then("reveal at random", func(g *Game, a *acting, c *position.Context) {
		side := c.Whose(from.Whose)
		if pile := g.Reach(side, zone); len(pile) > 0 {
			g.reveals(a, x, side, zone, []game.CardID{pile[g.S.Random(len(pile))]})
		}
	})
}

// shows is the step of the clause that has revealed the cards of which the words speak, nil
// if they speak of others.
func (w *writer) shows(f *gametext.Filter) (shown *gametext.Reveal) {
	for _, s := range w.Source.Steps {
		if x, is := s.(gametext.Reveal); is && (f.Shown() || f.Ref > 0 && f.Ref == x.Cards.Bind) {
			shown = &x
		}
	}
	return shown
}

// losesShown makes the cards lost that a step has revealed: those of them that the words
// mean and that lie where they were shown (pile.look).
func (w *writer) losesShown(x gametext.Become, by *gametext.Reveal) {
	which := func(*position.Context, game.CardID) bool { return true }
	if x.Cards.Ref == 0 {
		which = w.Filter(x.Cards)
	}
	w.then("lose what was revealed", func(g *Game, a *acting, c *position.Context) {
		for _, id := range g.StillShown(c.Bound, by) {
			if !which(c, id) {
				continue
			}
			from := g.S.C(id).Zone
			g.S.ToPile(id, game.Lost)
			g.event(game.Event{Kind: game.ForceLost, By: g.S.C(id).Owner, Card: id, From: from, N: card.One})
		}
		g.checkLife()
	})
}

// Revealed are the cards that texts have revealed which are still being carried out: both
// players see them wherever they lie (pile.look).
func (r *Referee) Revealed() (out []game.CardID) {
	for i := range r.S.Frames {
		a := bodyOf[*acting](&r.S.Frames[i])
		if a == nil || !r.says(a) {
			continue
		}
		for _, by := range r.clause(a).Reveals {
			out = append(out, r.StillShown(a.Bound, by)...)
		}
	}
	return out
}

// alsoRevealed adds to the cards that a seat is shown those which are revealed.
func (r *Referee) alsoRevealed(out []game.CardView, seat card.Side, l *layout) []game.CardView {
	for _, id := range r.Revealed() {
		it := r.S.C(id)
		if it.Zone == game.Hand && it.Owner == seat || slices.ContainsFunc(out, func(c game.CardView) bool { return c.ID == id }) {
			continue
		}
		out = r.look(out, id, l, seat)
	}
	return out
}
