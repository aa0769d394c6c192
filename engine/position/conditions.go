package position

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

func init() {
	cond(func(comp *Compiler, x gametext.Controls) condition {
		place := comp.Filter(x.Place)
		return func(c *Context) bool {
			for _, loc := range c.P.S.Row {
				if place(c, loc) && c.P.Controls(c.Who(x.Who), loc) {
					return true
				}
			}
			return false
		}
	})
	cond(func(comp *Compiler, x gametext.OnPlanet) condition {
		return func(c *Context) bool { return c.P.onPlanet(c.Self, x.System) }
	})
	cond(func(comp *Compiler, x gametext.NotOnPlanet) condition {
		return func(c *Context) bool { return !c.P.onPlanet(c.Self, x.System) }
	})
	cond(func(comp *Compiler, x gametext.AtPlace) condition {
		place := comp.Filter(x.Place)
		return func(c *Context) bool { loc := c.Here(); return loc != 0 && place(c, loc) }
	})
	cond(func(comp *Compiler, x gametext.AtOrNear) condition {
		place, which := comp.Filter(x.Place), comp.Filter(x.Cards)
		return func(c *Context) bool {
			loc := c.Here()
			return loc != 0 && (place(c, loc) || c.any(func(c *Context, id game.CardID) bool {
				at := c.P.S.Where(id)
				return which(c, id) && (at == loc || c.P.Related(at, loc))
			}))
		}
	})
	cond(func(comp *Compiler, x gametext.Piloting) condition {
		what := comp.Filter(x.What)
		return func(c *Context) bool {
			ship := c.P.S.Host(c.Self)
			return ship != 0 && c.P.pilots(c.Self, ship) && what(c, ship)
		}
	})
	cond(func(comp *Compiler, x gametext.IsPiloting) condition {
		who, what := comp.Filter(x.Cards), comp.Filter(x.What)
		return func(c *Context) bool {
			for id := range c.P.Active() {
				if ship := c.P.S.Host(id); ship != 0 && c.P.pilots(id, ship) && who(c, id) && what(c, ship) {
					return true
				}
			}
			return c.permanentPilots(x.Cards.Titles, x.Cards.Or, what)
		}
	})
	cond(func(comp *Compiler, x gametext.AtSameSiteAs) condition {
		which := comp.Filter(x.Cards)
		return func(c *Context) bool {
			loc := c.Here()
			if !c.P.IsSite(loc) {
				return false
			}
			for id := range c.P.At(loc) {
				if id != c.Self && which(c, id) {
					return true
				}
			}
			return false
		}
	})
	cond(func(comp *Compiler, _ gametext.Defending) condition {
		return func(c *Context) bool { return c.P.InBattle(c.Self) && c.P.S.Battle.By != c.You }
	})
}

func init() {
	cond(func(comp *Compiler, x gametext.DefendingAlone) condition {
		who, where := comp.Filter(x.Cards), comp.Filter(x.At)
		return func(c *Context) bool {
			b := &c.P.S.Battle
			if !b.On || !where(c, b.At) {
				return false
			}
			for id := range c.P.At(b.At) {
				if own := c.P.S.C(id).Owner; who(c, id) && c.P.InBattle(id) && own == c.You && b.By != own && c.P.alone(id) {
					return true
				}
			}
			return false
		}
	})
	cond(func(comp *Compiler, _ gametext.InBattle) condition {
		return func(c *Context) bool { return c.P.InBattle(c.Self) }
	})
	cond(func(comp *Compiler, x gametext.InBattleWith) condition {
		with := comp.Filter(x.Cards)
		return func(c *Context) bool {
			return c.P.InBattle(c.Self) && c.any(func(c *Context, id game.CardID) bool { return id != c.Self && c.P.InBattle(id) && with(c, id) })
		}
	})
	cond(func(comp *Compiler, x gametext.AreInBattleWith) condition {
		a, b := comp.Filter(x.Cards), comp.Filter(x.With)
		return func(c *Context) bool {
			return c.any(func(c *Context, id game.CardID) bool {
				return c.P.InBattle(id) && a(c, id) && c.any(func(c *Context, other game.CardID) bool {
					return other != id && c.P.InBattle(other) && b(c, other)
				})
			})
		}
	})
	cond(func(comp *Compiler, x gametext.AtLeastOnTable) condition {
		which := comp.Filter(x.Cards)
		return func(c *Context) bool {
			n := 0
			for id := range c.P.Active() {
				if which(c, id) {
					n++
				}
			}
			return n >= x.N
		}
	})
	cond(func(comp *Compiler, _ gametext.Night) condition {
		return func(c *Context) bool { return c.P.night(c.Here()) }
	})
	cond(func(comp *Compiler, _ gametext.Outpowered) condition {
		return func(c *Context) bool {
			return c.At != 0 && c.P.PowerAt(c.You.Other(), c.At) > 2*c.P.PowerAt(c.You, c.At)
		}
	})
	cond(func(comp *Compiler, x gametext.IsAboard) condition { return isAboard(comp, x.Cards, x.What) })
	cond(func(comp *Compiler, x gametext.IsNotAboard) condition {
		is := isAboard(comp, x.Cards, x.What)
		return func(c *Context) bool { return !is(c) }
	})
	cond(func(comp *Compiler, x gametext.IsInPile) condition {
		which := comp.Filter(x.Cards)
		return func(c *Context) bool {
			return slices.ContainsFunc(c.P.Pile(c.Whose(x.Whose), PileZone[x.Pile]), func(id game.CardID) bool { return which(c, id) })
		}
	})
	cond(func(comp *Compiler, x gametext.NonePresent) condition {
		which := comp.Filter(x.Cards)
		return func(c *Context) bool {
			return !c.any(func(c *Context, id game.CardID) bool { return c.P.S.C(id).Owner == c.Who(x.Who) && which(c, id) })
		}
	})
}

func init() {
	cond(func(comp *Compiler, x gametext.Is) condition {
		a, b := comp.Filter(x.Cards), comp.Filter(x.What)
		return func(c *Context) bool {
			return c.any(func(c *Context, id game.CardID) bool { return a(c, id) && b(c, id) })
		}
	})
	cond(func(comp *Compiler, x gametext.IsNot) condition {
		a, b := comp.Filter(x.Cards), comp.Filter(x.What)
		return func(c *Context) bool {
			return c.any(func(c *Context, id game.CardID) bool { return a(c, id) && !b(c, id) })
		}
	})
	cond(func(comp *Compiler, x gametext.Compare) condition {
		a, b := comp.Amount(x.A), comp.Amount(x.B)
		return func(c *Context) bool { // what does not exist cannot be compared (value.undefined)
			c.Undefined = false
			ok := compare(a(c), x.Cmp, b(c))
			return ok && !c.Undefined
		}
	})
	modifies(func(comp *Compiler, x gametext.TotalDestiny) []*Modifier {
		return one(Modifier{Kind: ModTotalDestiny, Whose: x.Whose, By: comp.change(x.By)})
	})
	modifies(func(comp *Compiler, x gametext.CardsDrawIfUnable) []*Modifier {
		which := comp.Filter(x.Cards)
		return one(Modifier{Kind: ModIfUnable, N: card.Whole(x.N), May: true, Affects: func(c *Context, id game.CardID) bool {
			return c.P.InBattle(id) && which(c, id)
		}})
	})
	modifies(func(comp *Compiler, x gametext.DeployForPower) []*Modifier {
		where := comp.Filter(x.Place)
		return one(Modifier{Kind: ModDeploySquadron, Affects: comp.Filter(x.Cards), N: x.N,
			At: func(c *Context, loc game.CardID) bool { return loc != 0 && where(c, loc) }})
	})
	cond(func(comp *Compiler, x gametext.ControlsAtLeast) condition {
		places := comp.Filter(x.Places)
		return func(c *Context) bool { return controlledPlaces(c, c.Who(x.Who), places, nil) >= x.N }
	})
	cond(func(comp *Compiler, x gametext.ControlsAtLeastWith) condition {
		places, with := comp.Filter(x.Places), comp.Filter(x.Cards)
		return func(c *Context) bool { return controlledPlaces(c, c.Who(x.Who), places, with) >= x.N }
	})
	cond(func(comp *Compiler, x gametext.ControlsNone) condition {
		places := comp.Filter(x.Places)
		return func(c *Context) bool { return controlledPlaces(c, c.Who(x.Who), places, nil) == 0 }
	})
	cond(func(comp *Compiler, x gametext.IsBlownAway) condition {
		return func(c *Context) bool {
			for _, loc := range c.P.S.Row {
				if c.P.S.C(loc).Is(game.BlownAway) && c.P.Def(loc).Title == x.System {
					return true
				}
			}
			return false
		}
	})
	Post(func(comp *Compiler, x gametext.OccupiedWith) Matcher {
		with := comp.Filter(x.Cards)
		return func(c *Context, loc game.CardID) bool {
			return c.P.Occupies(c.You, loc) && c.presenceOf(c.You, loc, with)
		}
	})
}

func isAboard(comp *Compiler, cards, what gametext.Filter) condition {
	who, in := comp.Filter(cards), comp.Filter(what)
	return func(c *Context) bool {
		return c.any(func(c *Context, id game.CardID) bool {
			ship := c.P.S.Host(id)
			if ship == 0 {
				ship = c.P.ShipOf(c.P.S.Where(id))
			}
			return c.P.aboard(id, ship) && who(c, id) && in(c, ship)
		})
	}
}

// controlled counts the locations that a player controls, with cards of a kind
// if with is not nil (presence.occupy-with).
func controlledPlaces(c *Context, side card.Side, places, with Matcher) (n int) {
	for _, loc := range c.P.S.Row {
		if places(c, loc) && c.P.Controls(side, loc) && (with == nil || c.presenceOf(side, loc, with)) {
			n++
		}
	}
	return n
}

// any tells whether some active card passes a test.
func (c *Context) any(m Matcher) bool {
	for _, id := range c.P.InPlay() {
		if c.sees(id) && m(c, id) {
			return true
		}
	}
	return false
}

// sees tells whether a text reckons with a card: an active one, and for an
// Interrupt outside battle an undercover spy (state.active, spy.state).
func (c *Context) sees(id game.CardID) bool {
	return c.P.IsActive(id) || c.P.Spying(id) && !c.P.S.Battle.On && c.P.Def(c.Self).Type == card.Interrupt
}

func compare(a card.Num, cmp gametext.Cmp, b card.Num) bool {
	switch cmp {
	case gametext.Less:
		return a < b
	case gametext.More:
		return a > b
	}
	return a == b
}

// permanentPilots tells whether one of the named personas is a built-in pilot of
// something that works (persona.contains).
func (c *Context) permanentPilots(titles []string, or []gametext.Filter, what Matcher) bool {
	for _, f := range or {
		titles = append(titles[:len(titles):len(titles)], f.Titles...)
	}
	return c.any(func(c *Context, id game.CardID) bool {
		for _, perm := range c.P.permanents(id) {
			if perm.Role == card.Pilot && slices.Contains(titles, perm.Persona) && c.P.Operational(id) && what(c, id) {
				return true
			}
		}
		return false
	})
}

var PileZone = [...]game.Zone{game.Reserve, game.Force, game.Used, game.Lost, game.Hand}

// SquadronFor is what a text lets a squadron without a deploy cost deploy for at a
// location: its power less some Force, nothing else changes it (deploy.squadron).
func (p *Position) SquadronFor(id, loc game.CardID) (n card.Num, may bool) {
	if !p.Def(id).Is("squadron") || p.Def(id).Num[card.Deploy].Has {
		return 0, false
	}
	for m := range p.Mods(ModDeploySquadron) {
		if m.Hits(id) && m.At(&m.C, loc) {
			power, _ := p.Value(id, card.Power)
			return max(power-m.N, 0), true
		}
	}
	return 0, false
}
