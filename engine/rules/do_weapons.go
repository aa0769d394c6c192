package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

func init() {
	post(func(p *compiler, _ gametext.SameOrAdjacent) matcher { // weapon.long-range
		p.cl.far = p.cl.fire
		return func(c *ctx, id game.CardID) bool {
			loc, here := c.g.S.Where(id), c.here()
			return c.g.isSite(loc) && c.g.isSite(here) && (loc == here || c.g.adjacent(loc, here))
		}
	})
	post(func(p *compiler, x gametext.ArmedWith) matcher { // weapon.permanent: built-in ones too
		which := p.filter(x.Cards)
		return func(c *ctx, id game.CardID) bool {
			for w := range c.g.on(id) {
				if c.g.S.C(w).Slot == card.OnCard && c.g.def(w).Type == card.Weapon && c.g.isActive(w) && which(c, w) {
					return true
				}
			}
			return c.g.permanentWeapon(id) && c.asWeapon(which, id)
		}
	})

	head(func(p *compiler, h gametext.FireForBy) {
		p.cl.fire, p.cl.cost, p.cl.gunner = true, p.amount(h.N), h.Cards.Bind
		t := p.targetFrom(h.Cards)
		match := t.match
		t.match = func(c *ctx, id game.CardID) bool { return match(c, id) && c.g.mayUse(id, c.self, card.Weapon) }
		p.after = append(p.after, t)
	})
	head(func(p *compiler, h gametext.InsteadOfFiring) { // weapon.instead
		p.cl.spares = h.Cards.Bind
		t, cl := p.targetFrom(h.Cards), p.cl
		match := t.match
		t.match = func(c *ctx, id game.CardID) bool {
			if !match(c, id) {
				return false
			}
			at := game.CardID(0)
			if list := c.bound[cl.targets[0].bind].Cards; len(list) > 0 {
				at = list[0]
			}
			return len(c.g.shots(c.you, id, at, game.FireInstead)) > 0
		}
		p.after = append(p.after, t)
	})
	head(func(p *compiler, h gametext.BattleDestinyDrawnBy) {
		at := p.place(h.At)
		on(p, game.DestinyDrawn, func(c *ctx, e *game.Event) bool {
			ok := e.Why == game.ByBattleDestiny && e.By == c.who(h.Who) && at(c, c.g.S.Battle.At)
			if ok && h.Bind > 0 {
				c.bound[h.Bind-1] = game.Value{N: e.N, Set: true}
			}
			return ok
		})
	})
	present := func(p *compiler, cards gametext.Filter) condition {
		which := p.filter(cards)
		return func(c *ctx) bool {
			return c.any(func(c *ctx, id game.CardID) bool { return which(c, id) && c.g.presentWith(id, c.self) })
		}
	}
	cond(func(p *compiler, x gametext.IsPresent) condition { return present(p, x.Cards) })
	cond(func(p *compiler, x gametext.IsNotPresent) condition {
		is := present(p, x.Cards)
		return func(c *ctx) bool { return !is(c) }
	})
	head(func(p *compiler, h gametext.JustFired) {
		which := p.filter(h.Cards)
		on(p, game.Fired, func(c *ctx, e *game.Event) bool { return c.asWeapon(which, e.Card) && c.bind(h.Cards.Bind, e.Card) })
	})
	head(func(p *compiler, h gametext.ArrivedHere) { // weapon.mines
		which := p.filter(h.Cards)
		on(p, game.Moved, func(c *ctx, e *game.Event) bool {
			return c.g.S.Where(e.Card) == c.here() && c.g.onFoot(e.Card) && which(c, e.Card) && c.bind(h.Cards.Bind, e.Card)
		})
		p.cl.trig.also = game.Deployed
	})
	head(func(p *compiler, _ gametext.Automatically) {
		on(p, game.Standing, func(*ctx, *game.Event) bool { return true })
	})
	head(func(p *compiler, h gametext.JustTargetedBy) {
		which, by := p.filter(h.Cards), p.filter(h.By)
		on(p, game.ActionStarted, func(c *ctx, e *game.Event) bool {
			a := bodyOf[*acting](c.g.frameOf(e))
			return a != nil && c.g.clause(a).fire && e.On != 0 && which(c, e.On) && c.asWeapon(by, e.Card) &&
				c.bind(h.Cards.Bind, e.On) && c.bind(h.By.Bind, e.Card)
		})
	})

	does(func(p *writer, x gametext.Fire) { p.fires(x.Cards, 0) })
	does(func(p *writer, x gametext.FireFreely) { p.fires(x.Cards, game.FireFree) })
	does(func(p *writer, _ gametext.HitsLost) { p.cl.how |= game.FireHitsLost })
	does(func(p *writer, _ gametext.SeekersAsTargets) { p.cl.how |= game.FireSeekers })
	does(func(p *writer, x gametext.UseDefense) {
		p.cl.defenses = append(p.cl.defenses, defenseAs{p.filter(x.Cards), x.N})
	})
	does(func(p *writer, x gametext.FireRepeatedly) { p.cl.again = p.amount(x.N) })
	does(func(p *writer, x gametext.Retarget) { // weapon.retarget-valid
		t := &p.cl.targets[len(p.cl.targets)-1]
		match := t.match
		t.match = func(c *ctx, id game.CardID) bool {
			if c.ev == nil {
				return false
			}
			shot := bodyOf[*acting](c.g.frameOf(c.ev))
			return shot != nil && match(c, id) && c.ev.On != id && c.g.targetsWith(shot.Card, shot.Clause, id)
		}
		p.then("retarget", func(g *Game, a *acting, c *ctx) {
			shot, to := bodyOf[*acting](g.frameOf(&a.Event)), c.bound[x.To.Ref-1].Cards
			if shot == nil || len(to) == 0 {
				return
			}
			bind := g.clause(shot).targets[0].bind
			shot.Bound[bind] = game.Value{Cards: slices.Clone(to), Set: true}
			g.event(game.Event{Kind: game.TargetChosen, By: c.you, Card: to[0], On: shot.Card})
		})
	})

	does(func(p *writer, x gametext.HitUsesForfeit) {
		p.cl.inherits = 1 + p.last([]*mod{{kind: mForfeitOf,
			affects: func(c *ctx, id game.CardID) bool { return slices.Contains(c.bound[0].Cards, id) },
			by:      func(c *ctx) card.Num { return c.bound[0].N }}})
		p.then("forfeit of the first target", func(g *Game, a *acting, c *ctx) {
			if shot, of := bodyOf[*acting](g.frameOf(&a.Event)), c.bound[x.Of.Ref-1].Cards; shot != nil && len(of) > 0 {
				n, _ := g.value(of[0], card.Forfeit)
				shot.Turned, shot.Forfeit = a.Card, n
			}
		})
	})
	does(func(p *writer, x gametext.LosesAsCost) { p.cl.loseBind = x.Cards.Ref })

	one := func(m mod) []*mod { return []*mod{&m} }
	modifies(func(p *compiler, _ gametext.MovesLikeSpy) []*mod { return one(mod{kind: mSeeker}) })
	modifies(func(p *compiler, x gametext.FireTwice) []*mod {
		return one(mod{kind: mTwice, affects: p.filter(x.Cards)})
	})
	modifies(func(p *compiler, x gametext.WeaponDestinyOf) []*mod {
		return one(mod{kind: mWeaponDraw, affects: p.filter(x.Cards), by: p.change(x.By)})
	})
	modifies(func(p *compiler, x gametext.NotTargetedByWeapons) []*mod {
		return one(mod{kind: mNoWeapons, affects: p.filter(x.Cards)})
	})
	modifies(func(p *compiler, x gametext.DeploysAboardFree) []*mod {
		return one(mod{kind: mAdmits, affects: p.filter(x.Cards), named: len(x.Cards.Titles) > 0})
	})
	modifies(func(p *compiler, x gametext.CarriedByTwo) []*mod {
		return one(mod{kind: mCarried, affects: p.filter(x.Cards), n: x.N})
	})
}

// inherit gives a card hit in place of another the forfeit value of that one, as it
// was before the shot; what the weapon does to forfeit comes after it
// (weapon.forfeit-note).
func (g *Game) inherit(a *acting, id game.CardID) {
	if a.Turned == 0 {
		return
	}
	src := g.S.C(a.Turned)
	for no, cl := range g.text(a.Turned).clauses {
		if cl.inherits > 0 {
			g.S.Change().Lasting = append(g.S.Lasting, game.Lasting{Def: src.Def, Card: a.Turned, Side: src.Owner, Clause: int16(no), Op: cl.inherits - 1,
				On: id, Since: g.S.Clock, Bound: []game.Value{{Cards: []game.CardID{id}, N: a.Forfeit, Set: true}}})
		}
	}
}

// A defenseAs is the defense value that a weapon counts some cards to have.
type defenseAs struct {
	which matcher
	n     card.Num
}

// defenseTo is the defense value of a card against a shot.
func (g *Game) defenseTo(c *ctx, a *acting, id game.CardID) (card.Num, bool) {
	for _, d := range g.clause(a).defenses {
		if d.which(c, id) {
			return d.n, true
		}
	}
	n, ok := g.value(id, card.Defense)
	if a.Fire&game.FireSeekers != 0 && !ok { // weapon.seeker.as-target
		return card.Whole(4), true
	}
	return n, ok
}

// asWeapon tests a weapon, which may be one built into a card (weapon.permanent).
func (c *ctx) asWeapon(m matcher, id game.CardID) bool {
	defer func(was game.CardID) { c.builtIn = was }(c.builtIn)
	c.builtIn = id
	return m(c, id)
}

// permanentWeapon tells whether a card has a weapon built in (weapon.permanent).
func (g *Game) permanentWeapon(id game.CardID) bool {
	return slices.ContainsFunc(g.def(id).Permanent, func(p card.Permanent) bool { return p.Role == card.OnCard })
}

// fires makes a step that fires a weapon chosen before, which must be able to
// fire (weapon.outside).
func (p *writer) fires(weapon gametext.Filter, how game.Fire) {
	cl, bind := p.cl, weapon.Ref-1
	cl.how |= how | game.FireOutside
	for i := range cl.targets {
		if t := &cl.targets[i]; t.bind == bind {
			match := t.match
			t.match = func(c *ctx, id game.CardID) bool { return match(c, id) && len(c.g.shots(c.you, id, 0, cl.how)) > 0 }
		}
	}
	p.asksAmong("fire", func(g *Game, a *acting, c *ctx, b *ballot) {
		for _, id := range c.bound[bind].Cards {
			g.aim(id, 0, cl.how, b)
		}
	}, func(g *Game, a *acting, c *ctx, b *ballot) *game.Decision {
		d := &game.Decision{Seat: c.you, Kind: game.AskTarget, Rule: "weapon.outside", Source: a.Card}
		for _, id := range c.bound[bind].Cards {
			d.Prompt = format("Fire %s: at what?", "Tirer avec %s : sur quoi ?", g.title(id))
		}
		return b.decision(d)
	}, func(g *Game, a *acting, c *ctx, o *game.Option) { g.shoot(c.you, o, cl.how, a.Plus) })
}

func init() {
	does(func(p *writer, x gametext.MayAddIfFiring) {
		by := p.filter(x.By)
		p.asks("may add", func(g *Game, a *acting, c *ctx) *game.Decision {
			for _, v := range c.bound {
				for _, id := range v.Cards {
					if g.def(id).Type == card.Weapon && by(c, g.shooter(id)) {
						return &game.Decision{Seat: c.you, Kind: game.AskYesNo, Rule: "weapon.destiny", Source: a.Card,
							Prompt:  format("Add %s to each weapon destiny draw?", "Ajouter %s à chaque destinée d'arme ?", x.N),
							Options: []game.Option{{Verb: game.VYes}, {Verb: game.VNo}}}
					}
				}
			}
			return nil
		}, func(g *Game, a *acting, c *ctx, o *game.Option) {
			if o.Verb == game.VYes {
				a.Plus = x.N
			}
		})
	})
	does(func(p *writer, x gametext.FireTogether) { p.together(x) })
}
