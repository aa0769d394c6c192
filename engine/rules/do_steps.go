package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// many compiles steps joined by "and".
func (w *writer) many(list gametext.Several) {
	for _, s := range list {
		w.step(s)
	}
}

func init() {
	does(func(w *writer, x gametext.DeployOnFor) {
		w.Text.Aboard = append(w.Text.Aboard, w.ShipClasses(x.Cards)...)
		w.DeploysOn([]position.Target{w.Bearer(x.Cards)}, w.Amount(x.N), gametext.Your)
	})
	does(func(w *writer, x gametext.DeployOn) {
		w.Text.Aboard = append(w.Text.Aboard, w.ShipClasses(x.Cards)...)
		w.DeploysOn([]position.Target{w.Bearer(x.Cards)}, nil, gametext.Your)
	})
	does(func(w *writer, x gametext.DeployOnSideFor) { w.DeploysOn(nil, w.Amount(x.N), x.Whose) })
	does(func(w *writer, x gametext.DeployOnSide) { w.DeploysOn(nil, nil, x.Whose) })
	does(func(w *writer, x gametext.Target) {
		t := w.TargetFrom(x.Cards)
		t.Ruled = slices.Contains(x.Cards.Tests(), position.HighestAbility)
		i := len(w.Clause.Targets)
		if !t.Ruled { // what a rule names comes last: it is not what a person aims at
			for i > 0 && w.Clause.Targets[i-1].Ruled {
				i--
			}
		}
		w.Clause.Targets = slices.Insert(w.Clause.Targets, i, t)
	})
	does(func(w *writer, x gametext.DrawDestiny) {
		w.destiny = x.Bind - 1
		w.then("draw destiny", func(g *Game, a *acting, c *position.Context) { g.draws(c.You, x.N, x.Bind-1, game.ByText, a.Card) })
	})
	does(func(w *writer, x gametext.WhoDraws) {
		total := len(w.Source.Binders) + 1
		w.then("draw destiny", func(g *Game, a *acting, c *position.Context) { g.draws(c.Who(x.Who), x.N, total, game.ByText, a.Card) })
	})
	does(func(w *writer, x gametext.DrawWeaponDestiny) { // weapon.destiny
		total := len(w.Source.Binders) + 1
		w.Clause.Draws += x.N
		w.then("draw weapon destiny", func(g *Game, a *acting, c *position.Context) {
			switch {
			case a.Fire&game.FireTogether != 0: // drawn for all of them (weapon.combined)
			case a.Fire&game.FireCombined != 0: // weapon.separate-or-combined
				g.draws(c.You, 2*x.N, total, game.ByWeapon, a.Card)
			default:
				g.draws(c.You, x.N, total, game.ByWeapon, a.Card)
			}
		})
	})
	does(func(w *writer, x gametext.TotalChange) {
		total := len(w.Source.Binders) + 1
		w.then("change the total", func(g *Game, a *acting, c *position.Context) { a.Bound[total].N += x.By.Num() })
	})
	does(func(w *writer, x gametext.HitIf) { // weapon.hit
		which, total := w.Filter(x.Cards), w.Amount(x.Total)
		drawn := len(w.Source.Binders) + 1
		w.then("hit", func(g *Game, a *acting, c *position.Context) {
			for _, id := range c.Chosen(x.Cards, which) {
				n, ok := g.defenseTo(c, a, id)
				if !a.Bound[drawn].Set || !ok || max(total(c), 0) <= n {
					g.event(game.Event{Kind: game.Missed, By: c.You, Card: id, On: a.Card, N: total(c)})
					continue
				}
				a.Hit = true
				g.inherit(a, id)
				g.event(game.Event{Kind: game.WasHit, By: c.You, Card: id, On: a.Card, N: total(c)})
				if (g.S.Battle.On && g.InBattle(id) || g.Newest() && g.attacked(id)) && a.Fire&game.FireHitsLost == 0 { // note.creature-hit
					g.S.Edit(id).Flags |= game.Hit
				} else {
					g.lost(id)
				}
			}
		})
	})
	does(func(w *writer, x gametext.IfHit) {
		to := w.unless(func(r *Referee, a *acting, c *position.Context) bool { return a.Hit })
		w.many(x.Then)
		w.land(to)
	})
}

func init() {
	does(func(w *writer, x gametext.IfHitBy) {
		by := w.Filter(x.By)
		to := w.unless(func(r *Referee, a *acting, c *position.Context) bool { return a.Hit && by(c, r.shooter(a.Card)) })
		w.many(x.Then)
		w.land(to)
	})
	does(func(w *writer, x gametext.IfThen) {
		ok := w.Cond(x.If)
		to := w.unless(func(r *Referee, a *acting, c *position.Context) bool { return ok(c) })
		w.many(x.Then)
		w.land(to)
	})
	does(func(w *writer, x gametext.OpponentChooses) {
		possible := func(*position.Context) bool { return true }
		if away, ok := x.A.(gametext.MoveAway); ok {
			which := w.Filter(away.Cards)
			possible = func(c *position.Context) bool {
				for _, id := range c.Chosen(away.Cards, which) {
					if len(refer(c.P).awayFrom(id)) > 0 {
						return true
					}
				}
				return false
			}
		}
		first, second := position.Say(x.A), position.Say(x.B)
		w.asks("opponent chooses", func(r *Referee, a *acting, c *position.Context) *game.Decision {
			d := &game.Decision{Seat: c.You.Other(), Kind: game.AskYesNo, Source: a.Card, Rule: "action.result",
				Prompt: card.Say("%s: choose.", "%s : choisissez.", r.Title(a.Card))}
			if possible(c) {
				d.Options = append(d.Options, game.Option{Verb: game.VYes, Say: first})
			}
			d.Options = append(d.Options, game.Option{Verb: game.VNo, Say: second})
			return d
		}, func(g *Game, a *acting, c *position.Context, o *game.Option) {
			a.First = o.Verb == game.VYes
		})
		w.branch(x.A, x.B)
	})
	does(func(w *writer, x gametext.UseOr) {
		n := w.Amount(x.N)
		w.asks("use or not", func(r *Referee, a *acting, c *position.Context) *game.Decision {
			c.Undefined = false
			cost := n(c).Int()
			d := &game.Decision{Seat: c.You, Kind: game.AskYesNo, Source: a.Card, Rule: "action.cost",
				Prompt: card.Say("%s: use %s Force?", "%s : utiliser %s Force ?", r.Title(a.Card), cost)}
			if !c.Undefined && r.CanUse(c.You, cost) {
				d.Options = append(d.Options, game.Option{Verb: game.VYes, N: int32(cost), Cost: int32(cost)})
			}
			d.Options = append(d.Options, game.Option{Verb: game.VNo})
			return d
		}, func(g *Game, a *acting, c *position.Context, o *game.Option) {
			if a.First = o.Verb == game.VYes; a.First {
				g.use(c.You, int(o.N))
			}
		})
		w.then("keep what was drawn", func(g *Game, a *acting, c *position.Context) {
			act := g.actionBelow()
			act.Bound, act.First = a.Bound, a.First
		})
		w.init, w.result = w.result, nil // all this is initiation
		w.branch(x.Then, x.Else)
	})
}

func init() {
	does(func(w *writer, x gametext.For) {
		op := w.Last(w.Modifiers(x.Mod))
		ref := 0
		gametext.Walk(x.Mod, func(n any) bool {
			if q, ok := n.(*gametext.Filter); ok && q.Ref > 0 && ref == 0 {
				ref = q.Ref
			}
			return true
		})
		tied := hinders(x.Mod)
		if who := excludes(x.Mod); who != nil {
			which := w.Filter(*who)
			w.onlyIfAny(*who, func(c *position.Context) bool {
				return slices.ContainsFunc(c.P.InPlay(), func(id game.CardID) bool { return c.P.InBattle(id) && which(c, id) })
			})
		}
		w.then("for a time", func(g *Game, a *acting, c *position.Context) {
			until, turn := game.EndOfTurn, g.S.Turn
			switch x.Until {
			case gametext.RestOfBattle:
				until = game.EndOfBattle
			case gametext.RestOfGame:
				until = game.EndOfGame
			case gametext.StartOfYourNextTurn:
				until = game.StartOfTurn
				if turn++; g.S.Active == c.You {
					turn++
				}
			case gametext.EndOfYourNextTurn:
				if turn++; g.S.Active == c.You {
					turn++
				}
			}
			on := game.CardID(0)
			if tied && ref > 0 && len(a.Bound[ref-1].Cards) == 1 {
				on = a.Bound[ref-1].Cards[0]
			}
			for range 1 + a.Tripled {
				g.begin(c.You, a, op, until, turn, on)
			}
			g.exclude()
			g.relieve()
		})
	})
	does(func(w *writer, x gametext.SetStat) { // value.reset
		which, n := w.Filter(x.Cards), w.Amount(x.N)
		op := w.Last([]*position.Modifier{{Kind: position.ModSet, Stats: position.StatsOf[x.Stat], Affects: which, By: n}})
		w.then("set", func(g *Game, a *acting, c *position.Context) {
			for _, id := range c.Chosen(x.Cards, which) {
				if g.S.OnTable(id) {
					g.begin(c.You, a, op, game.EndOfGame, 0, id)
				}
			}
		})
	})
	does(func(w *writer, _ gametext.CancelAction) {
		w.Clause.Cancels = true
		w.then("cancel", func(g *Game, a *acting, c *position.Context) {
			if frame := g.frameOf(&a.Event); frame != nil {
				frame.Canceled = true
				g.event(game.Event{Kind: game.Canceled, By: c.You, Card: subjectOf(frame), On: a.Card})
			}
		})
	})
	does(func(w *writer, x gametext.Cancel) { // action.cancel.card
		which := w.Filter(x.Cards)
		w.onlyIfAny(x.Cards, func(c *position.Context) bool { return len(c.Chosen(x.Cards, which)) > 0 })
		w.then("cancel", func(g *Game, a *acting, c *position.Context) {
			for _, id := range c.Chosen(x.Cards, which) {
				g.beamCanceled(id)
				g.event(game.Event{Kind: game.Canceled, By: c.You, Card: id, On: a.Card})
				g.lost(id)
			}
		})
	})
}

func init() {
	does(func(w *writer, _ gametext.CancelDestiny) { w.cancelsDestiny(false) })
	does(func(w *writer, _ gametext.CancelAndRedraw) { w.cancelsDestiny(true) })
	does(func(w *writer, x gametext.AddBattleDestiny) {
		w.then("add battle destiny", func(g *Game, a *acting, c *position.Context) {
			if g.S.Battle.On {
				g.S.Change().Battle.Added[c.You] += int8(x.N)
				g.event(game.Event{Kind: game.Added, By: c.You, Card: a.Card, N: card.Whole(x.N)})
			}
		})
		w.Clause.Battle = 1
	})
	does(func(w *writer, x gametext.AddToDrain) {
		w.then("add to the drain", func(g *Game, a *acting, c *position.Context) {
			d := bodyOf[*draining](g.frameOf(&a.Event))
			copied := func(id game.CardID) bool { return g.S.C(id).Def == g.S.C(a.Card).Def }
			if d != nil && !slices.ContainsFunc(d.Raised, copied) { // value.cumulative
				d.Raised = append(d.Raised, a.Card)
				d.Bonus += card.Whole(x.N)
			}
		})
	})
	does(func(w *writer, x gametext.LoseForce) {
		n := w.Amount(x.N)
		w.then("lose Force", func(g *Game, a *acting, c *position.Context) { g.loses(c.Who(x.Who), n(c).Int(), game.ByText, 0) })
	})
	does(func(w *writer, x gametext.ReduceLoss) {
		n := w.Amount(x.N)
		w.then("reduce the loss", func(g *Game, a *acting, c *position.Context) { g.changeLoss(&a.Event, -n(c).Int()) })
	})
	does(func(w *writer, _ gametext.PayToRaiseLoss) {
		w.asks("raise the loss", func(r *Referee, a *acting, c *position.Context) *game.Decision {
			if len(r.S.Piles[c.You][game.Force]) == 0 {
				return nil
			}
			d := &game.Decision{Seat: c.You, Kind: game.AskNumber, Source: a.Card, Rule: "action.cost",
				Prompt: card.Say("%s: how much Force?", "%s : combien de Force ?", r.Title(a.Card))}
			for n := 0; n <= len(r.S.Piles[c.You][game.Force]); n++ {
				d.Options = append(d.Options, game.Option{Verb: game.VNumber, N: int32(n)})
			}
			return d
		}, func(g *Game, a *acting, c *position.Context, o *game.Option) {
			g.use(c.You, int(o.N))
			if action := bodyOf[*acting](g.frameOf(&a.Event)); action != nil {
				g.changeLoss(&action.Event, int(o.N))
			}
		})
	})
	does(func(w *writer, x gametext.BreakCover) { // spy.break
		w.Demand(x.Cards, card.Character)
		which := w.Filter(x.Cards)
		w.then("break cover", func(g *Game, a *acting, c *position.Context) {
			for _, id := range slices.Clone(c.Chosen(x.Cards, which)) {
				g.breakCover(c.You, id)
			}
		})
	})
	does(func(w *writer, x gametext.AreLost) {
		which := w.Filter(x.Cards)
		all := x.Cards.Det == gametext.DetAll && x.Cards.Ref == 0
		w.onlyIfAny(x.Cards, func(c *position.Context) bool {
			return len(c.Chosen(x.Cards, which)) > 0 || all && len(c.P.AllOf(c, which)) > 0
		})
		w.then("lost", func(g *Game, a *acting, c *position.Context) {
			if all {
				g.lost(g.AllOf(c, which)...)
				return
			}
			g.lost(slices.Clone(c.Chosen(x.Cards, which))...)
		})
	})
}

// onlyIfAny makes a clause that does nothing but something to cards which it does not name
// before need one of them: what does not exist cannot be lost, canceled or excluded
// (action.target.implied).
func (w *writer) onlyIfAny(f gametext.Filter, any func(*position.Context) bool) {
	if f.Ref == 0 && f.Det != gametext.DetThis && len(w.Source.Steps) == 1 {
		w.Clause.Conds = append(w.Clause.Conds, any)
	}
}

// excludes is whom a rule excludes from battle, nil if it does not.
func excludes(x gametext.Rule) *gametext.Filter {
	does, ok := x.(gametext.CardsDo)
	out := func(p gametext.Pred) bool { are, ok := p.(gametext.Are); return ok && are.State == gametext.Excluded }
	if !ok || !slices.ContainsFunc(does.Do, out) {
		return nil
	}
	return &does.Cards
}

// branch runs the way that was chosen.
func (w *writer) branch(first, second gametext.Step) {
	other := w.unless(func(r *Referee, a *acting, c *position.Context) bool { return a.First })
	w.step(first)
	end := w.unless(func(*Referee, *acting, *position.Context) bool { return false })
	w.land(other)
	w.step(second)
	w.land(end)
}

// cancelsDestiny cancels the draw that the clause answers; it may be drawn again
// (destiny.cancel-redraw, action.cancel.destiny).
func (w *writer) cancelsDestiny(again bool) {
	w.then("cancel the destiny", func(g *Game, a *acting, c *position.Context) {
		if d, f := g.draw(a); d != nil {
			f.Canceled, d.Again = true, again
			g.event(game.Event{Kind: game.Canceled, By: c.You, Card: d.Card, On: a.Card})
		}
	})
}

// changeLoss changes a loss of Force that is about to happen: a loss in progress,
// or pending battle damage.
func (g *Game) changeLoss(e *game.Event, by int) {
	f := g.frameOf(e)
	if f == nil {
		return
	}
	switch b := f.Body.(type) {
	case *losing:
		b.Left = max(b.Left+by, 0)
	case *battling:
		g.S.Debts().Damage[e.By] = max(g.S.Battle.Damage[e.By]+int32(by), 0)
	}
}

// hinders tells whether a rule takes something from cards: then it ends with them.
func hinders(x gametext.Rule) bool {
	does, ok := x.(gametext.CardsDo)
	return ok && slices.ContainsFunc(does.Do, func(p gametext.Pred) bool { _, not := p.(gametext.MayNot); return not })
}
