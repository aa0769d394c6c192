package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// Of two printed destiny numbers the owner of the card chooses one when it is needed. His
// choice holds until that action is over, and while the card is stacked by a draw
// (value.multi-destiny).

// faces are the numbers that a card may count without being wild or a clone: its destiny
// number with all that changes it, or one of two that are printed (sabacc.value).
func (r *Referee) faces(id game.CardID) []card.Num {
	if d := r.Def(id); d.Destiny2.Has {
		return []card.Num{d.Num[card.Destiny].N, d.Destiny2.N}
	}
	n, _ := r.Value(id, card.Destiny)
	return []card.Num{n}
}

// destinies puts the numbers that are printed on a card.
func (b *ballot) destinies(id game.CardID) {
	faces := b.r.faces(id)
	for _, n := range faces {
		b.put(game.Option{Verb: game.VNumber, N: int32(n.Int())})
	}
	b.among("value.multi-destiny", "Its destiny is %s or %s.", "Sa destinée est %s ou %s.", faces[0], faces[1])
}

// whichDestiny asks the owner of a card for one of its two numbers.
func (r *Referee) whichDestiny(b *ballot, id game.CardID) *game.Decision {
	return b.decision(&game.Decision{Seat: r.S.C(id).Owner, Kind: game.AskNumber, Source: id, Rule: "value.multi-destiny",
		Prompt: card.Say("%s has two destiny numbers: which one?", "%s a deux valeurs de destinée : laquelle ?", r.Title(id))})
}

// countsDestiny lets one of the two numbers of a card count.
func (g *Game) countsDestiny(id game.CardID, o *game.Option) {
	g.S.Edit(id).Latter = card.Whole(int(o.N)) == g.Def(id).Destiny2.N
}

// twoDestinies tells whether a card with two destiny numbers has been drawn.
func (r *Referee) twoDestinies(d *destiny) bool {
	return !d.Instead && d.Card != 0 && r.Def(d.Card).Destiny2.Has
}

// pollWhich: the numbers of a card drawn.
func pollWhich(r *Referee, _ *game.Frame, d *destiny, b *ballot) {
	if r.twoDestinies(d) {
		b.destinies(d.Card)
	}
}

func askWhich(r *Referee, f *game.Frame, d *destiny) *game.Decision {
	if !r.twoDestinies(d) {
		return nil
	}
	return r.whichDestiny(polled(r, f, d, pollWhich), d.Card)
}

func tookWhich(g *Game, _ *game.Frame, d *destiny, o *game.Option) flow {
	g.countsDestiny(d.Card, o)
	d.Number, _ = g.Value(d.Card, card.Destiny)
	return next
}

// asksWhich lets the owners of such cards choose before a step that looks at their destiny
// numbers; where one is held against what was drawn, only if that makes a difference.
func (w *writer) asksWhich(s gametext.Step) {
	var looks []func(r *Referee, c *position.Context, id game.CardID) bool
	var piles []gametext.FromPile
	deep := false
	gametext.Walk(s, func(n any) bool {
		switch n := n.(type) {
		case gametext.Step:
			inner := deep // what is done in it asks for itself
			deep = true
			return !inner
		case *gametext.Filter:
			i := slices.IndexFunc(n.Posts, func(p gametext.Post) bool {
				x, is := p.(gametext.BeIn)
				return is && (x.What == gametext.OfThatDestiny || x.What == gametext.OfAnyDestiny)
			})
			if i < 0 {
				return true
			}
			drawn, others := w.JustDrawn(n.Posts[i].(gametext.BeIn)), *n
			others.Posts, others.Bind = slices.Delete(slices.Clone(n.Posts), i, i+1), 0
			which := w.Filter(others)
			looks = append(looks, func(r *Referee, c *position.Context, id game.CardID) bool {
				faces := r.faces(id)
				return drawn(c, faces[0]) != drawn(c, faces[1]) && which(c, id)
			})
		case gametext.FromPile:
			piles = append(piles, n)
		case gametext.StatOf:
			if n.Stat == gametext.Destiny {
				which := w.Filter(n.Cards)
				looks = append(looks, func(r *Referee, c *position.Context, id game.CardID) bool { return which(c, id) })
			}
		}
		return true
	})
	if looks == nil {
		return
	}
	lies := func(r *Referee, c *position.Context, id game.CardID) bool {
		it := r.S.C(id)
		return r.S.OnTable(id) || it.Zone == game.Under || slices.ContainsFunc(piles, func(p gametext.FromPile) bool {
			return it.Zone == position.PileZone[p.Pile] && it.Owner == c.Whose(p.Whose)
		})
	}
	w.asksEach(func(r *Referee, f *game.Frame, a *acting, id game.CardID) bool {
		c := r.ctxToAsk(f.Side, a)
		return lies(r, c, id) && slices.ContainsFunc(looks, func(look func(*Referee, *position.Context, game.CardID) bool) bool { return look(r, c, id) })
	})
}

// asksHeld lets its owner choose the number of the card of the hand that stands for another.
func (w *writer) asksHeld() {
	w.asksEach(func(r *Referee, f *game.Frame, a *acting, id game.CardID) bool { return id == a.Held })
}

// asksEach is the step in which the owners of cards with two destiny numbers choose, of those
// at which the clause looks now.
func (w *writer) asksEach(looks func(r *Referee, f *game.Frame, a *acting, id game.CardID) bool) {
	due := func(r *Referee, f *game.Frame, a *acting) game.CardID {
		for id := range r.S.All {
			if r.Def(id).Destiny2.Has && !slices.Contains(a.Chosen, id) && looks(r, f, a, id) {
				return id
			}
		}
		return 0
	}
	put := func(r *Referee, f *game.Frame, a *acting, b *ballot) {
		if id := due(r, f, a); id != 0 {
			b.destinies(id)
		}
	}
	w.result = append(w.result, from(put, asking("which number", func(r *Referee, f *game.Frame, a *acting) *game.Decision {
		if id := due(r, f, a); id != 0 {
			return r.whichDestiny(polled(r, f, a, put), id)
		}
		return nil
	}, func(g *Game, f *game.Frame, a *acting, o *game.Option) flow {
		id := due(g.Referee, f, a)
		g.countsDestiny(id, o)
		a.Chosen = append(a.Chosen, id)
		return again
	})))
}

// unchosen forgets what was chosen for an action that is over.
func (g *Game) unchosen(a *acting) {
	for _, id := range a.Chosen {
		g.S.Edit(id).Latter = false
	}
}
