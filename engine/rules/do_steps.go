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
func (p *compiler) many(list gametext.Several) {
	for _, s := range list {
		p.step(s)
	}
}

func init() {
	does(func(p *compiler, x gametext.DeployOnFor) {
		p.text.aboard = append(p.text.aboard, p.shipClasses(x.Cards)...)
		p.deploysOn([]target{p.targetFrom(x.Cards)}, p.amount(x.N), gametext.Your)
	})
	does(func(p *compiler, x gametext.DeployOn) {
		p.text.aboard = append(p.text.aboard, p.shipClasses(x.Cards)...)
		p.deploysOn([]target{p.targetFrom(x.Cards)}, nil, gametext.Your)
	})
	does(func(p *compiler, x gametext.DeployOnSideFor) { p.deploysOn(nil, p.amount(x.N), x.Whose) })
	does(func(p *compiler, x gametext.DeployOnSide) { p.deploysOn(nil, nil, x.Whose) })

	does(func(p *compiler, x gametext.Target) {
		t := p.targetFrom(x.Cards)
		t.ruled = slices.Contains(x.Cards.Tests(), "rule highest-ability")
		i := len(p.cl.targets)
		if !t.ruled { // what a rule names comes last: it is not what a person aims at
			for i > 0 && p.cl.targets[i-1].ruled {
				i--
			}
		}
		p.cl.targets = slices.Insert(p.cl.targets, i, t)
	})
	does(func(p *compiler, x gametext.DrawDestiny) {
		p.destiny = x.Bind - 1
		p.then("draw destiny", func(g *Game, f *game.Frame, c *ctx) { g.draws(f.Side, x.N, x.Bind-1, game.ByText, f.Card) })
	})
	does(func(p *compiler, x gametext.WhoDraws) {
		total := len(p.src.Binders) + 1
		p.then("draw destiny", func(g *Game, f *game.Frame, c *ctx) { g.draws(c.who(x.Who), x.N, total, game.ByText, f.Card) })
	})
	does(func(p *compiler, x gametext.DrawWeaponDestiny) { // weapon.destiny
		total := len(p.src.Binders) + 1
		p.cl.draws += x.N
		p.then("draw weapon destiny", func(g *Game, f *game.Frame, c *ctx) {
			switch {
			case f.Fire&game.FireTogether != 0: // drawn for all of them (weapon.combined)
			case f.Fire&game.FireCombined != 0: // weapon.separate-or-combined
				g.draws(f.Side, 2*x.N, total, game.ByWeapon, f.Card)
			default:
				g.draws(f.Side, x.N, total, game.ByWeapon, f.Card)
			}
		})
	})
	does(func(p *compiler, x gametext.TotalChange) {
		total := len(p.src.Binders) + 1
		p.then("change the total", func(g *Game, f *game.Frame, c *ctx) { f.Bound[total].N += x.By.Num() })
	})
	does(func(p *compiler, x gametext.HitIf) { // weapon.hit
		which, total := p.filter(x.Cards), p.amount(x.Total)
		drawn := len(p.src.Binders) + 1
		p.then("hit", func(g *Game, f *game.Frame, c *ctx) {
			for _, id := range c.chosen(x.Cards, which) {
				n, ok := g.defenseTo(c, f, id)
				if !f.Bound[drawn].Set || !ok || max(total(c), 0) <= n {
					g.event(game.Event{Kind: game.Missed, By: f.Side, Card: id, On: f.Card, N: total(c)})
					continue
				}
				f.M = 1
				g.inherit(f, id)
				g.event(game.Event{Kind: game.WasHit, By: f.Side, Card: id, On: f.Card, N: total(c)})
				if (g.S.Battle.On && g.inBattle(id) || g.newest() && g.attacked(id)) && f.Fire&game.FireHitsLost == 0 { // note.creature-hit
					g.S.Edit(id).Flags |= game.Hit
				} else {
					g.lost(id)
				}
			}
		})
	})
	does(func(p *compiler, x gametext.IfHit) {
		to := p.unless(func(g *Game, f *game.Frame, c *ctx) bool { return f.M == 1 })
		p.many(x.Then)
		p.land(to)
	})
	does(func(p *compiler, x gametext.IfHitBy) {
		by := p.filter(x.By)
		to := p.unless(func(g *Game, f *game.Frame, c *ctx) bool { return f.M == 1 && by(c, g.shooter(f.Card)) })
		p.many(x.Then)
		p.land(to)
	})
	does(func(p *compiler, x gametext.IfThen) {
		ok := p.cond(x.If)
		to := p.unless(func(g *Game, f *game.Frame, c *ctx) bool { return ok(c) })
		p.many(x.Then)
		p.land(to)
	})
	does(func(p *compiler, x gametext.OpponentChooses) {
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
		a, b := say(x.A), say(x.B)
		p.asks("opponent chooses", func(g *Game, f *game.Frame, c *ctx) *game.Decision {
			d := &game.Decision{Seat: f.Side.Other(), Kind: game.AskYesNo, Source: f.Card, Rule: "action.result",
				Prompt: format("%s: choose.", "%s : choisissez.", g.title(f.Card))}
			if possible(c) {
				d.Options = append(d.Options, game.Option{Verb: game.VYes, Say: a})
			}
			d.Options = append(d.Options, game.Option{Verb: game.VNo, Say: b})
			return d
		}, func(g *Game, f *game.Frame, c *ctx, o *game.Option) {
			f.To = 0
			if o.Verb == game.VYes {
				f.To = 1
			}
		})
		p.branch(func(f *game.Frame) bool { return f.To == 1 }, x.A, x.B)
	})
	does(func(p *compiler, x gametext.UseOr) {
		n := p.amount(x.N)
		p.asks("use or not", func(g *Game, f *game.Frame, c *ctx) *game.Decision {
			c.undefined = false
			cost := n(c).Int()
			d := &game.Decision{Seat: f.Side, Kind: game.AskYesNo, Source: f.Card, Rule: "action.cost",
				Prompt: format("%s: use %s Force?", "%s : utiliser %s Force ?", g.title(f.Card), cost)}
			if !c.undefined && g.canUse(f.Side, cost) {
				d.Options = append(d.Options, game.Option{Verb: game.VYes, N: int32(cost), Cost: int32(cost)})
			}
			d.Options = append(d.Options, game.Option{Verb: game.VNo})
			return d
		}, func(g *Game, f *game.Frame, c *ctx, o *game.Option) {
			f.To = 0
			if o.Verb == game.VYes {
				f.To = 1
				g.use(f.Side, int(o.N))
			}
		})
		p.then("keep what was drawn", func(g *Game, f *game.Frame, c *ctx) {
			g.parent().Bound, g.parent().To = f.Bound, f.To
		})
		p.cl.init, p.cl.result = p.cl.result, nil // all this is initiation
		p.branch(func(f *game.Frame) bool { return f.To == 1 }, x.Then, x.Else)
	})
	does(func(p *compiler, x gametext.For) {
		f := mods[reflect.TypeOf(x.Mod)]
		if f == nil {
			panic("rules: " + p.text.def.Slug + ": only a modifier can last")
		}
		op := p.last(f(p, x.Mod))
		ref := 0
		gametext.Walk(x.Mod, func(n any) bool {
			if q, ok := n.(*gametext.Filter); ok && q.Ref > 0 && ref == 0 {
				ref = q.Ref
			}
			return true
		})
		_, tied := x.Mod.(gametext.Hindered)
		p.then("for a time", func(g *Game, f *game.Frame, c *ctx) {
			until, turn := game.EndOfTurn, g.S.Turn
			switch x.Until {
			case gametext.RestOfBattle:
				until = game.EndOfBattle
			case gametext.RestOfGame:
				until = game.EndOfGame
			case gametext.StartOfYourNextTurn:
				until = game.StartOfTurn
				if turn++; g.S.Active == f.Side {
					turn++
				}
			case gametext.EndOfYourNextTurn:
				if turn++; g.S.Active == f.Side {
					turn++
				}
			}
			on := game.CardID(0)
			if tied && ref > 0 && len(f.Bound[ref-1].Cards) == 1 {
				on = f.Bound[ref-1].Cards[0]
			}
			for range 1 + len(f.Cards) { // tripled again (TripleResult)
				g.begin(f, op, until, turn, on)
			}
			g.exclude()
			g.relieve()
		})
	})
	does(func(p *compiler, x gametext.SetStat) { // value.reset
		which, n := p.filter(x.Cards), p.amount(x.N)
		op := p.last([]*mod{{kind: mSet, stats: statsOf[x.Stat], affects: which, by: n}})
		p.then("set", func(g *Game, f *game.Frame, c *ctx) {
			for _, id := range c.chosen(x.Cards, which) {
				if g.S.OnTable(id) {
					g.begin(f, op, game.EndOfGame, 0, id)
				}
			}
		})
	})
	does(func(p *compiler, _ gametext.CancelAction) {
		p.cl.cancels = true
		p.then("cancel", func(g *Game, f *game.Frame, c *ctx) {
			if x := g.frameOf(&f.Event); x != nil {
				x.Canceled = true
				g.event(game.Event{Kind: game.Canceled, By: f.Side, Card: x.Card, On: f.Card})
			}
		})
	})
	does(func(p *compiler, x gametext.Cancel) { // action.cancel.card
		which := p.filter(x.Cards)
		p.then("cancel", func(g *Game, f *game.Frame, c *ctx) {
			for _, id := range c.chosen(x.Cards, which) {
				g.beamCanceled(id)
				g.event(game.Event{Kind: game.Canceled, By: f.Side, Card: id, On: f.Card})
				g.lost(id)
			}
		})
	})
	does(func(p *compiler, _ gametext.CancelDestiny) { p.cancelsDestiny(0) })
	does(func(p *compiler, _ gametext.CancelAndRedraw) { p.cancelsDestiny(1) })
	does(func(p *compiler, x gametext.AddBattleDestiny) {
		p.then("add battle destiny", func(g *Game, f *game.Frame, c *ctx) {
			if g.S.Battle.On {
				g.S.Change().Battle.Added[f.Side] += int8(x.N)
				g.event(game.Event{Kind: game.Added, By: f.Side, Card: f.Card, N: card.Whole(x.N)})
			}
		})
		p.cl.battle = 1
	})
	does(func(p *compiler, x gametext.AddToDrain) {
		p.then("add to the drain", func(g *Game, f *game.Frame, c *ctx) {
			d := g.frameOf(&f.Event)
			copied := func(id game.CardID) bool { return g.S.C(id).Def == g.S.C(f.Card).Def }
			if d != nil && !slices.ContainsFunc(d.Cards, copied) { // value.cumulative
				d.Cards = append(d.Cards, f.Card)
				d.N += int32(card.Whole(x.N))
			}
		})
	})
	does(func(p *compiler, x gametext.LoseForce) {
		n := p.amount(x.N)
		p.then("lose Force", func(g *Game, f *game.Frame, c *ctx) { g.loses(c.who(x.Who), n(c).Int(), game.ByText, 0) })
	})
	does(func(p *compiler, x gametext.ReduceLoss) {
		n := p.amount(x.N)
		p.then("reduce the loss", func(g *Game, f *game.Frame, c *ctx) { g.changeLoss(&f.Event, -n(c).Int()) })
	})
	does(func(p *compiler, _ gametext.PayToRaiseLoss) {
		p.asks("raise the loss", func(g *Game, f *game.Frame, c *ctx) *game.Decision {
			if len(g.S.Piles[f.Side][game.Force]) == 0 {
				return nil
			}
			d := &game.Decision{Seat: f.Side, Kind: game.AskNumber, Source: f.Card, Rule: "action.cost",
				Prompt: format("%s: how much Force?", "%s : combien de Force ?", g.title(f.Card))}
			for n := 0; n <= len(g.S.Piles[f.Side][game.Force]); n++ {
				d.Options = append(d.Options, game.Option{Verb: game.VNumber, N: int32(n)})
			}
			return d
		}, func(g *Game, f *game.Frame, c *ctx, o *game.Option) {
			g.use(f.Side, int(o.N))
			if x := g.frameOf(&f.Event); x != nil {
				g.changeLoss(&x.Event, int(o.N))
			}
		})
	})
	does(func(p *compiler, x gametext.BreakCover) { // spy.break
		which := p.filter(x.Cards)
		p.then("break cover", func(g *Game, f *game.Frame, c *ctx) {
			for _, id := range slices.Clone(c.chosen(x.Cards, which)) {
				g.breakCover(f.Side, id)
			}
		})
	})
	does(func(p *compiler, x gametext.AreLost) {
		which := p.filter(x.Cards)
		all := x.Cards.Det == gametext.DetAll && x.Cards.Ref == 0
		p.then("lost", func(g *Game, f *game.Frame, c *ctx) {
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

// branch runs a if the test holds, else b.
func (p *compiler) branch(test func(f *game.Frame) bool, a, b gametext.Step) {
	other := p.unless(func(g *Game, f *game.Frame, c *ctx) bool { return test(f) })
	p.step(a)
	end := p.unless(func(*Game, *game.Frame, *ctx) bool { return false })
	p.land(other)
	p.step(b)
	p.land(end)
}

// say prints a step as a choice.
func say(s gametext.Step) card.Text {
	return card.T(gametext.Print(s, card.English), gametext.Print(s, card.French))
}

// cancelsDestiny cancels the draw that the clause answers; with 1 it is drawn
// again (destiny.cancel-redraw, action.cancel.destiny).
func (p *compiler) cancelsDestiny(again uint8) {
	p.then("cancel the destiny", func(g *Game, f *game.Frame, c *ctx) {
		if d := g.frameOf(&f.Event); d != nil && d.Proc == pDestiny {
			d.Canceled, d.Passed = true, again
			g.event(game.Event{Kind: game.Canceled, By: f.Side, Card: d.To, On: f.Card})
		}
	})
}

// changeLoss changes a loss of Force that is about to happen: a loss in progress,
// or pending battle damage.
func (g *Game) changeLoss(e *game.Event, by int) {
	f := g.frameOf(e)
	switch {
	case f == nil:
	case f.Proc == pLose:
		f.N = max(f.N+int32(by), 0)
	case f.Proc == pBattle:
		g.S.Change().Battle.Damage[e.By] = max(g.S.Battle.Damage[e.By]+int32(by), 0)
	}
}
