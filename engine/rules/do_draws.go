package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// draw is the destiny draw that a response speaks of, and its frame; nil if it is over.
func (r *Referee) draw(a *acting) (*destiny, *game.Frame) {
	f := r.frameOf(&a.Event)
	if d := bodyOf[*destiny](f); d != nil {
		return d, f
	}
	return nil, nil
}

// Steps about destiny draws.
func init() {
	does(func(w *writer, x gametext.DrawDestiny) {
		n := w.Per(w.Amount(x.N), x.Each)
		w.Unable(x, x.Each != nil && (x.Kind == gametext.WeaponDestiny || x.Keep != nil))
		against, yes := x.Odds.(gametext.AgainstDraws)
		w.Unable(x, yes && (x.By != nil || x.Keep != nil || x.Kind != gametext.AnyDestiny))
		switch {
		case yes:
			w.drawsAgainst(x, n, w.Amount(against.N))
		case x.By != nil: // its total is "total", unless a weapon has one
			w.Unable(x, x.Kind != gametext.AnyDestiny || x.Keep != nil || agent(x.By) != gametext.Opponent)
			into := position.SumAt(w.Source)
			if x.Bind > 0 {
				into = x.Bind - 1
			}
			w.then("draw destiny", func(g *Game, a *acting, c *position.Context) {
				g.draws(c.You.Other(), n(c).Int(), into, game.ByText, a.Card)
			})
		case x.Keep != nil:
			w.drawsAndChooses(x)
		case x.Kind == gametext.WeaponDestiny:
			w.drawsForWeapon(x)
		case x.Kind == gametext.EpicDestiny: // epic.destiny
			w.Unable(x, w.Text.Def.Type != card.EpicEvent)
			w.Clause.Epic = true
			total := position.SumAt(w.Source)
			w.then("draw Epic Event destiny", func(g *Game, a *acting, c *position.Context) {
				g.draws(c.You, n(c).Int(), total, game.ByEpic, a.Card)
			})
		case x.Kind == gametext.TrainingDestiny:
			w.drawsTraining(x)
		default:
			w.destiny = x.Bind - 1
			why := game.ByText
			switch x.Kind {
			case gametext.ForBattle:
				why, w.Clause.Battle = game.ByBattleDestiny, 1
			case gametext.MovementDestiny:
				why = game.ByMovement
			}
			w.then("draw destiny", func(g *Game, a *acting, c *position.Context) {
				if !a.Sure {
					g.draws(c.You, n(c).Int(), x.Bind-1, why, a.Card)
				}
			})
			w.addsToAttempt(x.Bind - 1)
		}
	})
	does(func(w *writer, x gametext.InsteadOfDraw) { // destiny.substitute
		n := w.Amount(x.N)
		w.Clause.Replaces = true
		w.then("substitute", func(g *Game, a *acting, c *position.Context) {
			c.Undefined = false
			v := n(c)
			if d, f := g.draw(a); d != nil && !c.Undefined {
				d.substitute(max(v, 0))
			} else if d != nil { // what stands for it was canceled
				f.Canceled = true
			}
		})
	})
	does(func(w *writer, x gametext.AddDestiny) {
		w.Unable(x, x.For == gametext.ToAttritionOnly || x.For == gametext.ToBothPowers)
		n := w.Amount(x.N)
		w.then("add destiny", func(g *Game, a *acting, c *position.Context) {
			if x.For == gametext.ToDuelTotal {
				g.addsDuelDestiny(c.You, a.Card, n(c).Int())
				return
			}
			switch b := &g.S.Change().Battle; {
			case !b.On: // battle.weapons.locked
			case x.For == gametext.ToPowerOnly:
				b.PowerN[c.You] += int8(n(c).Int())
				g.event(game.Event{Kind: game.AddedPower, By: c.You, Card: a.Card, N: n(c)})
			default:
				b.Added[c.You] += int8(n(c).Int())
				g.event(game.Event{Kind: game.Added, By: c.You, Card: a.Card, N: n(c)})
			}
		})
		if x.For == gametext.ToDuelTotal {
			w.addsToDuel()
			return
		}
		w.Clause.Battle = position.InBattle
	})
	does(func(w *writer, x gametext.Add) {
		n := w.Per(w.Amount(x.N), x.Each)
		w.adding = inBoth(x.N)
		if x.Each != nil {
			w.adding = inBoth(x.Each)
		}
		w.alters(x.To, n)
	})
	does(func(w *writer, x gametext.Reduce) {
		n := w.Amount(x.N)
		w.adding = inBoth(x.N)
		w.alters(x.What, func(c *position.Context) card.Num { return -n(c) })
	})
}

func init() {
	simply(gametext.KeepDraw, func(w *writer) {
		w.then("keep the destiny", func(g *Game, a *acting, c *position.Context) {
			if d, _ := g.draw(a); d != nil {
				d.Kept |= 1 << c.You
			}
		})
	})
	simply(gametext.SubstituteFromHand, func(w *writer) { // destiny.substitute; the draw counts as canceled
		w.mayCancelDraw()
		takesFromHand(w, func(*position.Context, game.CardID) bool { return true }, "destiny.substitute", func(g *Game, a *acting, c *position.Context, id game.CardID) { a.Held = id })
		w.asksHeld()
		w.then("substitute", func(g *Game, a *acting, c *position.Context) {
			d, _ := g.draw(a)
			id := a.Held
			if d == nil || id == 0 || g.S.C(d.Card).Zone != game.Drawn {
				return
			}
			g.S.ToPile(d.Card, game.Lost)
			g.event(game.Event{Kind: game.PlacedCard, By: c.You, Card: d.Card, From: game.Lost})
			n, _ := g.Value(id, card.Destiny)
			g.S.ToPile(id, game.Used)
			g.event(game.Event{Kind: game.PlacedCard, By: c.You, Card: id, From: game.Used})
			d.substitute(n)
			g.event(game.Event{Kind: game.DestinyTotal, By: c.You, Card: a.Card, N: n})
		})
	})
}

func init() {
	simply(gametext.StaysOnTable, func(w *writer) { // what else becomes of it stands after "otherwise" (destiny.failed)
		w.Unable(gametext.Simply{Do: gametext.StaysOnTable}, w.destiny < 0 || w.Text.Def.Type == card.Interrupt)
	})
	simply(gametext.SucceedsUndrawn, func(w *writer) {
		w.Unable(gametext.Simply{Do: gametext.SucceedsUndrawn}, w.Clause.Trig == nil || !w.Clause.Trig.Answers(game.Played))
		w.then("succeeds", func(g *Game, a *acting, c *position.Context) {
			f := g.frameOf(&a.Event)
			if act := bodyOf[*acting](f); act != nil && f.Proc == pAct {
				act.Sure = true
				g.event(game.Event{Kind: game.Assured, By: c.You, Card: act.played(), On: a.Card})
			}
		})
	})
}

// drawnUpon tells whether a condition asks for the destiny that its clause has drawn.
func drawnUpon(x gametext.Cond) (is bool) {
	gametext.Walk(x, func(n any) bool {
		found, figure := n.(gametext.Found)
		is = is || figure && found.What == gametext.ThatDestiny
		return true
	})
	return is
}

// mayCancelDraw keeps a player from canceling a draw of which a text has told him not to
// (action.cancel.destiny).
func (w *writer) mayCancelDraw() {
	w.Clause.Asks(func(c *position.Context) bool {
		if c.Ev == nil {
			return true
		}
		d := bodyOf[*destiny](refer(c.P).frameOf(c.Ev))
		return d == nil || d.Kept&(1<<c.You) == 0
	}, card.T("its player has used that destiny, and may not cancel it", "son joueur s’est servi de cette destinée et ne peut pas l’annuler"))
}

// drawsAgainst draws as many destinies as there are when it begins, and "total" is the
// number they are held against as it is then; where nothing is drawn they come to 0
// (ruling.counter-assault).
func (w *writer) drawsAgainst(x gametext.DrawDestiny, n, against position.Amount) {
	w.destiny = x.Bind - 1
	total := position.SumAt(w.Source)
	w.then("draw destiny against", func(g *Game, a *acting, c *position.Context) {
		a.Bound[total] = game.Value{N: against(c), Set: true}
		a.Bound[x.Bind-1] = game.Value{Set: true}
		g.draws(c.You, n(c).Int(), x.Bind-1, game.ByText, a.Card)
	})
}

// drawsForWeapon draws weapon destiny (weapon.destiny).
func (w *writer) drawsForWeapon(x gametext.DrawDestiny) {
	number, fixed := x.N.(gametext.Number)
	w.Unable(x, !fixed)
	n, total := number.N.Int(), position.SumAt(w.Source)
	w.Clause.Draws += n
	w.then("draw weapon destiny", func(g *Game, a *acting, c *position.Context) {
		switch {
		case a.Fire&game.FireTogether != 0: // drawn for all of them (weapon.combined)
		case a.Fire&game.FireCombined != 0: // weapon.separate-or-combined
			g.draws(c.You, 2*n, total, game.ByWeapon, a.Card)
		default:
			g.draws(c.You, n, total, game.ByWeapon, a.Card)
		}
	})
}

// alters changes a number of something in progress, or of a battle until its end.
func (w *writer) alters(x gametext.Quantity, by position.Amount) {
	switch x := x.(type) {
	case gametext.That:
		w.altersThat(x.Number, by)
	case gametext.AttritionAgainst: // battle.power.optional
		w.Unable(x, x.Who == gametext.EachPlayer)
		w.then("change attrition", func(g *Game, a *acting, c *position.Context) {
			g.S.Change().Battle.Changed[c.Who(x.Who)] += by(c)
		})
		w.Clause.Battle, w.Clause.Segment = 1, position.SegmentPower
	case gametext.DrawsOf: // of the shot that is answered, or of the one to come
		w.Unable(x, x.Kind != gametext.WeaponDraw || x.Cards.Ref == 0 || x.Foes != nil)
		w.then("change the draws", func(g *Game, a *acting, c *position.Context) {
			if shot := bodyOf[*acting](g.frameOf(&a.Event)); shot != nil {
				shot.Plus += by(c)
			} else {
				a.Plus += by(c)
			}
		})
	case gametext.TotalWeaponOf: // of the shot that is answered
		w.Unable(x, x.Cards.Ref == 0)
		w.then("change the total", func(g *Game, a *acting, c *position.Context) {
			if shot := bodyOf[*acting](g.frameOf(&a.Event)); shot != nil {
				shot.drawn(position.SumAt(g.clause(shot).Src)).N += by(c)
			}
		})
	case gametext.OfPlayer:
		if x.Tally == gametext.TotalOfDuel {
			w.altersDuel(x.Whose, by)
			return
		}
		w.Unable(x, x.Tally != gametext.TotalPower && x.Tally != gametext.TotalBattleDestiny && x.Tally != gametext.TotalAbility && x.Tally != gametext.AbilityToDraw)
		op := w.Last(w.Changed(x, by))
		w.then("change for the battle", func(g *Game, a *acting, c *position.Context) {
			if g.S.Battle.On {
				g.begin(c.You, a, game.Lasting{Op: op, Until: game.EndOfBattle})
			}
		})
		w.Clause.Battle = position.InBattle
	default:
		w.Unable(x, true)
	}
}

// altersThat changes a number of what is answered, or the total drawn.
func (w *writer) altersThat(x gametext.Running, by position.Amount) {
	drawn, total := w.destiny, position.SumAt(w.Source)
	switch x {
	case gametext.ThatDestinyNow: // destiny.modify-draw-total
		if drawn >= 0 { // by this clause, and over
			w.then("add to what was drawn", func(g *Game, a *acting, c *position.Context) { a.Bound[drawn].N += by(c) })
			return
		}
		w.then("change the destiny", func(g *Game, a *acting, c *position.Context) {
			if d, _ := g.draw(a); d != nil {
				d.Value += by(c)
				d.Added += by(c)
			}
		})
	case gametext.TheTotal:
		w.Totaled(x)
		part := int16(len(w.Clause.Parts))
		w.Clause.Parts = append(w.Clause.Parts, w.adding)
		w.then("change the total", func(g *Game, a *acting, c *position.Context) {
			n := by(c)
			a.Bound[total].N += n
			a.Parts = append(a.Parts, addend{part, n})
		})
	case gametext.ThatDrain:
		w.then("add to the drain", func(g *Game, a *acting, c *position.Context) {
			if d := bodyOf[*draining](g.frameOf(&a.Event)); d != nil {
				d.Added = g.And(d.Added, position.Added{Card: a.Card, You: c.You, By: by(c)})
			}
		})
	case gametext.CountedX:
		w.then("add to X", func(g *Game, a *acting, c *position.Context) {
			if g.HostOf(a.Card) != 0 {
				g.S.Mark(a.Card).Counted += int16(by(c).Int())
			}
		})
	case gametext.ThatLoss: // of an action that answers a loss, what that one answers
		w.then("change the loss", func(g *Game, a *acting, c *position.Context) {
			e := &a.Event
			if action := bodyOf[*acting](g.frameOf(e)); action != nil {
				e = &action.Event
			}
			g.changeLoss(e, by(c).Int())
		})
	}
}

// exchangeDrawn puts a card of the hand, or of the stack on the card with the text, in the
// place of one drawn, which goes where that one was. What has changed the draw goes over to
// it, but for what texts gave that answer a draw: it was not drawn. The newest edition holds
// that it was (destiny.exchange).
func (g *Game) exchangeDrawn(a *acting, id game.CardID) {
	d, f := g.draw(a)
	if d == nil || id == 0 || g.S.C(d.Card).Zone != game.Drawn {
		return
	}
	now, _ := g.Value(id, card.Destiny)
	g.event(game.Event{Kind: game.Exchanged, By: f.Side, Card: id, On: d.Card})
	if it := g.S.C(id); it.Zone == game.Hand {
		g.S.ToPile(d.Card, game.Hand)
	} else {
		open := it.Flags & game.FaceUp
		g.S.Lay(d.Card, a.Card)
		g.S.Edit(d.Card).Flags |= open
	}
	g.S.ToPile(id, game.Drawn)
	d.Card = id
	d.Value += now - d.Number
	d.Number = now
	if g.Newest() {
		g.justDrew(f, d)
		return
	}
	d.Value -= d.Added
	d.Added = 0
}

// drawsAndChooses draws some destinies, keeps them unresolved, and lets their player
// choose which count; the others go to the Used Pile in order (destiny.choose).
func (w *writer) drawsAndChooses(x gametext.DrawDestiny) {
	n, choose := w.Amount(x.N), x.Keep.(gametext.AndChoose).N
	why, bind := game.ByText, x.Bind-1
	if x.Kind == gametext.WeaponDestiny {
		why, bind = game.ByWeapon, position.SumAt(w.Source)
	}
	w.Unable(x, bind < 0) // nothing would come of the one that is chosen
	w.destiny = bind
	instead := slices.ContainsFunc(w.Source.Steps, func(s gametext.Step) bool { _, ok := s.(gametext.InsteadOfDraw); return ok })
	w.then("draw destinies", func(g *Game, a *acting, c *position.Context) {
		a.Count = 0
		draw := destiny{Why: why, For: a.Card, Keep: true, To: g.frameNo()}
		if d, _ := g.draw(a); instead && d != nil {
			draw.Why, draw.For = d.Why, d.For
		}
		for range n(c).Int() {
			g.push(pDestiny, c.You, draw.Clone())
		}
	})
	poll := func(_ *Referee, _ *game.Frame, a *acting, b *ballot) {
		if a.Count >= choose {
			return
		}
		b.among("destiny.choose", "Only one of the destinies just drawn.", "Seulement une des destinées tirées à l’instant.")
		for _, v := range a.Kept {
			b.put(game.Option{Verb: game.VTarget, Card: v.Cards[0]})
		}
	}
	w.result = append(w.result, from(poll, asking("choose destinies",
		func(r *Referee, f *game.Frame, a *acting) *game.Decision {
			return polled(r, f, a, poll).decision(&game.Decision{Seat: f.Side, Kind: game.AskTarget, Source: a.Card, Rule: "destiny.choose",
				Prompt: card.Say("%s: choose a destiny.", "%s : choisissez une destinée.", r.Title(a.Card))})
		},
		func(g *Game, f *game.Frame, a *acting, o *game.Option) flow {
			i := slices.IndexFunc(a.Kept, func(v game.Value) bool { return v.Cards[0] == o.Card })
			v := &a.Bound[bind]
			v.N, v.Set = v.N+a.Kept[i].N, true
			if g.S.C(o.Card).Zone == game.Drawn {
				g.S.ToPile(o.Card, game.Used)
			}
			a.Kept = slices.Delete(a.Kept, i, i+1)
			a.Count++
			return again
		})))
	w.then("the others", func(g *Game, a *acting, c *position.Context) {
		for _, v := range a.Kept {
			if id := v.Cards[0]; g.S.C(id).Zone == game.Drawn {
				g.S.ToPile(id, game.Used)
			}
		}
		a.Kept, a.Count = nil, 0
	})
}
