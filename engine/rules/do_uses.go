package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// choosesX lets the player choose what X is; where there is no number left to choose it is
// none (value.upto).
func (w *writer) choosesX(x gametext.ChoosesX) {
	from, to, at := w.Amount(x.From), w.Amount(x.To), position.XAt(w.Source)
	if w.Clause.UsesX { // how much Force is used
		w.Clause.XFrom, w.Clause.XTo = from, to
		w.Clause.Asks(func(c *position.Context) bool { return to(c) >= from(c) }, card.T("there is no such number", "il n’y a pas de tel nombre"))
		return
	}
	w.asksAmong("choose a number", func(r *Referee, a *acting, c *position.Context, b *ballot) {
		b.numbers("action.result", from(c).Int(), to(c).Int())
	}, func(r *Referee, a *acting, c *position.Context, b *ballot) *game.Decision {
		return b.decision(&game.Decision{Seat: c.You, Kind: game.AskNumber, Source: a.Card, Rule: "action.result",
			Prompt: card.Say("%s: choose a number.", "%s : choisissez un nombre.", r.Title(a.Card))})
	}, func(g *Game, a *acting, c *position.Context, o *game.Option) {
		a.Bound[at] = game.Value{N: card.Whole(int(o.N)), Set: true}
	})
}

// mayUse asks whether Force is used, of X how much, and does what that is for
// (action.cost).
func (w *writer) mayUse(x gametext.UseThen) {
	w.Unable(x, x.Else != nil)
	n, paid := w.Amount(x.N), position.XAt(w.Source)
	_, any := x.N.(gametext.X)
	took := func(g *Game, a *acting, c *position.Context, o *game.Option) {
		a.First = o.N > 0 || o.Verb == game.VYes
		a.Bound[paid] = game.Value{N: card.Whole(int(o.N)), Set: true}
		g.use(c.You, int(o.N))
	}
	if any {
		w.asksAmong("may use", func(r *Referee, a *acting, c *position.Context, b *ballot) {
			if has := r.Spendable(c.You); has > 0 {
				b.numbers("action.cost", 0, has)
			}
		}, func(r *Referee, a *acting, c *position.Context, b *ballot) *game.Decision {
			return b.decision(&game.Decision{Seat: c.You, Kind: game.AskNumber, Source: a.Card, Rule: "action.cost",
				Prompt: card.Say("%s: how much Force?", "%s : combien de Force ?", r.Title(a.Card))})
		}, took)
	} else {
		w.asks("use or not", func(r *Referee, a *acting, c *position.Context) *game.Decision {
			return r.useOrNot(c.You, c, a, n, false)
		}, took)
	}
	w.either(func(_ *Referee, a *acting, _ *position.Context) bool { return a.First && a.Bound[paid].Set }, x.Then, nil)
}

// mustUse uses the Force that a text asks for in its result, if there is enough, and does
// what that is for (action.cost).
func (w *writer) mustUse(x gametext.UseThen) {
	w.Unable(x, x.N == gametext.Amount(gametext.X{}))
	n := w.Amount(x.N)
	w.then("use Force", func(g *Game, a *acting, c *position.Context) {
		c.Undefined = false
		cost := n(c).Int()
		if a.First = !c.Undefined && g.CanUse(c.You, cost); a.First {
			g.use(c.You, cost)
		}
	})
	w.either(chosen, x.Then, nil)
}

// opponentUses asks the opponent whether he uses Force, and does one thing or the other.
func (w *writer) opponentUses(x gametext.UseThen) {
	w.Unable(x, x.N == gametext.Amount(gametext.X{}))
	n := w.Amount(x.N)
	w.asks("opponent may use", func(r *Referee, a *acting, c *position.Context) *game.Decision {
		return r.useOrNot(c.You.Other(), c, a, n, true)
	}, func(g *Game, a *acting, c *position.Context, o *game.Option) {
		if a.First = o.Verb == game.VYes; a.First {
			g.use(c.You.Other(), int(o.N))
		}
		if x.Bind > 0 {
			a.Bound[x.Bind-1] = game.Value{N: card.Whole(int(o.N)), Set: a.First}
		}
	})
	w.either(chosen, x.Then, x.Else)
}

// useOrNot asks a player whether he uses Force, if there is enough; nil if there is not and one
// need not be asked.
func (r *Referee) useOrNot(side card.Side, c *position.Context, a *acting, n position.Amount, always bool) *game.Decision {
	c.Undefined = false
	cost := n(c).Int()
	d := &game.Decision{Seat: side, Kind: game.AskYesNo, Source: a.Card, Rule: "action.cost",
		Prompt: card.Say("%s: use %s Force?", "%s : utiliser %s Force ?", r.Title(a.Card), cost)}
	if !c.Undefined && r.CanUse(side, cost) {
		d.Options = append(d.Options, game.Option{Verb: game.VYes, N: int32(cost), Cost: int32(cost)})
	} else if !always {
		return nil
	}
	d.Options = append(d.Options, game.Option{Verb: game.VNo})
	return d
}

// usesOr asks whether Force is used, and does one thing or the other: a price that a draw has
// told. Draw and price are of the initiation, so whoever would cancel the action answers
// after them (action.cost).
func (w *writer) usesOr(x gametext.UseThen) {
	w.Unable(x, w.alternative || w.Clause.Told)
	w.Clause.Told = true
	n := w.Amount(x.N)
	w.asks("use or not", func(r *Referee, a *acting, c *position.Context) *game.Decision {
		return r.useOrNot(c.You, c, a, n, true)
	},
		func(g *Game, a *acting, c *position.Context, o *game.Option) {
			if a.First = o.Verb == game.VYes; a.First {
				g.use(c.You, int(o.N))
			}
		})
	w.result = append(w.result, doing("announce", func(g *Game, f *game.Frame, a *acting) flow {
		if of := g.actionBelow(); of != nil {
			of.Bound = game.CloneValues(a.Bound)
			g.announces(f.Side, of, g.frameNo()-1)
		}
		return next
	}), doing("answered", func(g *Game, _ *game.Frame, a *acting) flow {
		if of := g.actionBelow(); of != nil {
			if g.parent().Canceled {
				return done
			}
			a.Bound = game.CloneValues(of.Bound) // with other targets, perhaps (action.target.retarget)
		}
		return next
	}))
	w.either(chosen, x.Then, x.Else)
}
