package rules

import (
	"reflect"
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// deploysOn notes that this clause says where the card deploys, at what cost.
func (p *compiler) deploysOn(t []target, cost amount, whose gametext.Whose) {
	p.cl.targets, p.cl.cost, p.cl.deploy = t, cost, true
	if whose == gametext.Opponents {
		p.cl.whose = 2
	}
	p.text.deploys = append(p.text.deploys, p.cl.no)
}

// many compiles steps joined by "and".
func (p *writer) many(list gametext.Several) {
	for _, s := range list {
		p.step(s)
	}
}

func init() {
	does(func(p *writer, x gametext.DeployOnFor) {
		p.text.aboard = append(p.text.aboard, p.shipClasses(x.Cards)...)
		p.deploysOn([]target{p.targetFrom(x.Cards)}, p.amount(x.N), gametext.Your)
	})
	does(func(p *writer, x gametext.DeployOn) {
		p.text.aboard = append(p.text.aboard, p.shipClasses(x.Cards)...)
		p.deploysOn([]target{p.targetFrom(x.Cards)}, nil, gametext.Your)
	})
	does(func(p *writer, x gametext.DeployOnSideFor) { p.deploysOn(nil, p.amount(x.N), x.Whose) })
	does(func(p *writer, x gametext.DeployOnSide) { p.deploysOn(nil, nil, x.Whose) })

	does(func(p *writer, x gametext.Target) {
		t := p.targetFrom(x.Cards)
		t.ruled = slices.Contains(x.Cards.Tests(), highestAbility)
		i := len(p.cl.targets)
		if !t.ruled { // what a rule names comes last: it is not what a person aims at
			for i > 0 && p.cl.targets[i-1].ruled {
				i--
			}
		}
		p.cl.targets = slices.Insert(p.cl.targets, i, t)
	})
	does(func(p *writer, x gametext.DrawDestiny) {
		p.destiny = x.Bind - 1
		p.then("draw destiny", func(g *Game, a *acting, c *ctx) { g.draws(c.you, x.N, x.Bind-1, game.ByText, a.Card) })
	})
	does(func(p *writer, x gametext.WhoDraws) {
		total := len(p.src.Binders) + 1
		p.then("draw destiny", func(g *Game, a *acting, c *ctx) { g.draws(c.who(x.Who), x.N, total, game.ByText, a.Card) })
	})
	does(func(p *writer, x gametext.DrawWeaponDestiny) { // weapon.destiny
		total := len(p.src.Binders) + 1
		p.cl.draws += x.N
		p.then("draw weapon destiny", func(g *Game, a *acting, c *ctx) {
			switch {
			case a.Fire&game.FireTogether != 0: // drawn for all of them (weapon.combined)
			case a.Fire&game.FireCombined != 0: // weapon.separate-or-combined
				g.draws(c.you, 2*x.N, total, game.ByWeapon, a.Card)
			default:
				g.draws(c.you, x.N, total, game.ByWeapon, a.Card)
			}
		})
	})
	does(func(p *writer, x gametext.TotalChange) {
		total := len(p.src.Binders) + 1
		p.then("change the total", func(g *Game, a *acting, c *ctx) { a.Bound[total].N += x.By.Num() })
	})
	does(func(p *writer, x gametext.HitIf) { // weapon.hit
		which, total := p.filter(x.Cards), p.amount(x.Total)
		drawn := len(p.src.Binders) + 1
		p.then("hit", func(g *Game, a *acting, c *ctx) {
			for _, id := range c.chosen(x.Cards, which) {
				n, ok := g.defenseTo(c, a, id)
				if !a.Bound[drawn].Set || !ok || max(total(c), 0) <= n {
					g.event(game.Event{Kind: game.Missed, By: c.you, Card: id, On: a.Card, N: total(c)})
					continue
				}
				a.Hit = true
				g.inherit(a, id)
				g.event(game.Event{Kind: game.WasHit, By: c.you, Card: id, On: a.Card, N: total(c)})
				if (g.S.Battle.On && g.inBattle(id) || g.newest() && g.attacked(id)) && a.Fire&game.FireHitsLost == 0 { // note.creature-hit
					g.S.Edit(id).Flags |= game.Hit
				} else {
					g.lost(id)
				}
			}
		})
	})
	does(func(p *writer, x gametext.IfHit) {
		to := p.unless(func(g *Game, a *acting, c *ctx) bool { return a.Hit })
		p.many(x.Then)
		p.land(to)
	})
	does(func(p *writer, x gametext.IfHitBy) {
		by := p.filter(x.By)
		to := p.unless(func(g *Game, a *acting, c *ctx) bool { return a.Hit && by(c, g.shooter(a.Card)) })
		p.many(x.Then)
		p.land(to)
	})
	does(func(p *writer, x gametext.IfThen) {
		ok := p.cond(x.If)
		to := p.unless(func(g *Game, a *acting, c *ctx) bool { return ok(c) })
		p.many(x.Then)
		p.land(to)
	})
	does(func(p *writer, x gametext.OpponentChooses) {
		possible := func(*ctx) bool { return true }
		if away, ok := x.A.(gametext.MoveAway); ok {
			which := p.filter(away.Cards)
			possible = func(c *ctx) bool {
				for _, id := range c.chosen(away.Cards, which) {
					if len(c.g.awayFrom(id)) > 0 {
						return true
					}
				}
				return false
			}
		}
		first, second := say(x.A), say(x.B)
		p.asks("opponent chooses", func(g *Game, a *acting, c *ctx) *game.Decision {
			d := &game.Decision{Seat: c.you.Other(), Kind: game.AskYesNo, Source: a.Card, Rule: "action.result",
				Prompt: format("%s: choose.", "%s : choisissez.", g.title(a.Card))}
			if possible(c) {
				d.Options = append(d.Options, game.Option{Verb: game.VYes, Say: first})
			}
			d.Options = append(d.Options, game.Option{Verb: game.VNo, Say: second})
			return d
		}, func(g *Game, a *acting, c *ctx, o *game.Option) {
			a.First = o.Verb == game.VYes
		})
		p.branch(x.A, x.B)
	})
	does(func(p *writer, x gametext.UseOr) {
		n := p.amount(x.N)
		p.asks("use or not", func(g *Game, a *acting, c *ctx) *game.Decision {
			c.undefined = false
			cost := n(c).Int()
			d := &game.Decision{Seat: c.you, Kind: game.AskYesNo, Source: a.Card, Rule: "action.cost",
				Prompt: format("%s: use %s Force?", "%s : utiliser %s Force ?", g.title(a.Card), cost)}
			if !c.undefined && g.canUse(c.you, cost) {
				d.Options = append(d.Options, game.Option{Verb: game.VYes, N: int32(cost), Cost: int32(cost)})
			}
			d.Options = append(d.Options, game.Option{Verb: game.VNo})
			return d
		}, func(g *Game, a *acting, c *ctx, o *game.Option) {
			if a.First = o.Verb == game.VYes; a.First {
				g.use(c.you, int(o.N))
			}
		})
		p.then("keep what was drawn", func(g *Game, a *acting, c *ctx) {
			act := g.actionBelow()
			act.Bound, act.First = a.Bound, a.First
		})
		p.init, p.result = p.result, nil // all this is initiation
		p.branch(x.Then, x.Else)
	})
	does(func(p *writer, x gametext.For) {
		f := mods[reflect.TypeOf(x.Mod)]
		if f == nil {
			panic("rules: " + p.text.def.Slug + ": only a modifier can last")
		}
		op := p.last(f(p.compiler, x.Mod))
		ref := 0
		gametext.Walk(x.Mod, func(n any) bool {
			if q, ok := n.(*gametext.Filter); ok && q.Ref > 0 && ref == 0 {
				ref = q.Ref
			}
			return true
		})
		_, tied := x.Mod.(gametext.Hindered)
		p.then("for a time", func(g *Game, a *acting, c *ctx) {
			until, turn := game.EndOfTurn, g.S.Turn
			switch x.Until {
			case gametext.RestOfBattle:
				until = game.EndOfBattle
			case gametext.RestOfGame:
				until = game.EndOfGame
			case gametext.StartOfYourNextTurn:
				until = game.StartOfTurn
				if turn++; g.S.Active == c.you {
					turn++
				}
			case gametext.EndOfYourNextTurn:
				if turn++; g.S.Active == c.you {
					turn++
				}
			}
			on := game.CardID(0)
			if tied && ref > 0 && len(a.Bound[ref-1].Cards) == 1 {
				on = a.Bound[ref-1].Cards[0]
			}
			for range 1 + a.Tripled {
				g.begin(c.you, a, op, until, turn, on)
			}
			g.exclude()
			g.relieve()
		})
	})
	does(func(p *writer, x gametext.SetStat) { // value.reset
		which, n := p.filter(x.Cards), p.amount(x.N)
		op := p.last([]*mod{{kind: mSet, stats: statsOf[x.Stat], affects: which, by: n}})
		p.then("set", func(g *Game, a *acting, c *ctx) {
			for _, id := range c.chosen(x.Cards, which) {
				if g.S.OnTable(id) {
					g.begin(c.you, a, op, game.EndOfGame, 0, id)
				}
			}
		})
	})
	does(func(p *writer, _ gametext.CancelAction) {
		p.cl.cancels = true
		p.then("cancel", func(g *Game, a *acting, c *ctx) {
			if x := g.frameOf(&a.Event); x != nil {
				x.Canceled = true
				g.event(game.Event{Kind: game.Canceled, By: c.you, Card: subjectOf(x), On: a.Card})
			}
		})
	})
	does(func(p *writer, x gametext.Cancel) { // action.cancel.card
		which := p.filter(x.Cards)
		p.then("cancel", func(g *Game, a *acting, c *ctx) {
			for _, id := range c.chosen(x.Cards, which) {
				g.beamCanceled(id)
				g.event(game.Event{Kind: game.Canceled, By: c.you, Card: id, On: a.Card})
				g.lost(id)
			}
		})
	})
	does(func(p *writer, _ gametext.CancelDestiny) { p.cancelsDestiny(false) })
	does(func(p *writer, _ gametext.CancelAndRedraw) { p.cancelsDestiny(true) })
	does(func(p *writer, x gametext.AddBattleDestiny) {
		p.then("add battle destiny", func(g *Game, a *acting, c *ctx) {
			if g.S.Battle.On {
				g.S.Change().Battle.Added[c.you] += int8(x.N)
				g.event(game.Event{Kind: game.Added, By: c.you, Card: a.Card, N: card.Whole(x.N)})
			}
		})
		p.cl.battle = 1
	})
	does(func(p *writer, x gametext.AddToDrain) {
		p.then("add to the drain", func(g *Game, a *acting, c *ctx) {
			d := bodyOf[*draining](g.frameOf(&a.Event))
			copied := func(id game.CardID) bool { return g.S.C(id).Def == g.S.C(a.Card).Def }
			if d != nil && !slices.ContainsFunc(d.Raised, copied) { // value.cumulative
				d.Raised = append(d.Raised, a.Card)
				d.Bonus += card.Whole(x.N)
			}
		})
	})
	does(func(p *writer, x gametext.LoseForce) {
		n := p.amount(x.N)
		p.then("lose Force", func(g *Game, a *acting, c *ctx) { g.loses(c.who(x.Who), n(c).Int(), game.ByText, 0) })
	})
	does(func(p *writer, x gametext.ReduceLoss) {
		n := p.amount(x.N)
		p.then("reduce the loss", func(g *Game, a *acting, c *ctx) { g.changeLoss(&a.Event, -n(c).Int()) })
	})
	does(func(p *writer, _ gametext.PayToRaiseLoss) {
		p.asks("raise the loss", func(g *Game, a *acting, c *ctx) *game.Decision {
			if len(g.S.Piles[c.you][game.Force]) == 0 {
				return nil
			}
			d := &game.Decision{Seat: c.you, Kind: game.AskNumber, Source: a.Card, Rule: "action.cost",
				Prompt: format("%s: how much Force?", "%s : combien de Force ?", g.title(a.Card))}
			for n := 0; n <= len(g.S.Piles[c.you][game.Force]); n++ {
				d.Options = append(d.Options, game.Option{Verb: game.VNumber, N: int32(n)})
			}
			return d
		}, func(g *Game, a *acting, c *ctx, o *game.Option) {
			g.use(c.you, int(o.N))
			if x := bodyOf[*acting](g.frameOf(&a.Event)); x != nil {
				g.changeLoss(&x.Event, int(o.N))
			}
		})
	})
	does(func(p *writer, x gametext.BreakCover) { // spy.break
		which := p.filter(x.Cards)
		p.then("break cover", func(g *Game, a *acting, c *ctx) {
			for _, id := range slices.Clone(c.chosen(x.Cards, which)) {
				g.breakCover(c.you, id)
			}
		})
	})
	does(func(p *writer, x gametext.AreLost) {
		which := p.filter(x.Cards)
		all := x.Cards.Det == gametext.DetAll && x.Cards.Ref == 0
		p.then("lost", func(g *Game, a *acting, c *ctx) {
			if all {
				g.lost(g.allOf(c, which)...)
				return
			}
			g.lost(slices.Clone(c.chosen(x.Cards, which))...)
		})
	})
}

// allOf lists what "all cards" or "all characters" at a place hits: no targets, so
// inactive ones too, but nobody in prison; from a weapon or Interrupt only characters,
// vehicles, starships, weapons and devices (state.all-cards).
func (g *Game) allOf(c *ctx, which matcher) (out []game.CardID) {
	narrow := g.def(c.self).Type == card.Interrupt || g.def(c.self).Type == card.Weapon
	for _, id := range g.inPlay() {
		if g.S.C(id).Zone != game.Table || g.S.C(id).Is(game.Imprisoned) || !which(c, id) {
			continue
		}
		switch g.def(id).Type {
		case card.Character, card.Vehicle, card.Starship, card.Weapon, card.Device:
			out = append(out, id)
		default:
			if !narrow {
				out = append(out, id)
			}
		}
	}
	return out
}

// branch runs the way that was chosen.
func (p *writer) branch(first, second gametext.Step) {
	other := p.unless(func(g *Game, a *acting, c *ctx) bool { return a.First })
	p.step(first)
	end := p.unless(func(*Game, *acting, *ctx) bool { return false })
	p.land(other)
	p.step(second)
	p.land(end)
}

// say prints a step as a choice.
func say(s gametext.Step) card.Text {
	return card.T(gametext.Print(s, card.English), gametext.Print(s, card.French))
}

// cancelsDestiny cancels the draw that the clause answers; it may be drawn again
// (destiny.cancel-redraw, action.cancel.destiny).
func (p *writer) cancelsDestiny(again bool) {
	p.then("cancel the destiny", func(g *Game, a *acting, c *ctx) {
		if d, f := g.draw(a); d != nil {
			f.Canceled, d.Again = true, again
			g.event(game.Event{Kind: game.Canceled, By: c.you, Card: d.Card, On: a.Card})
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
		g.S.Change().Battle.Damage[e.By] = max(g.S.Battle.Damage[e.By]+int32(by), 0)
	}
}
