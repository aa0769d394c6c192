package position

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// Relations that name locations, and those between cards.
func init() {
	place(func(comp *Compiler, x gametext.AtSame) placer {
		as, others := x.As.(gametext.AsOf)
		if !others {
			return func(c *Context, loc game.CardID) bool { return spotted(c.P, x.Spot, c.Here(), loc, false) }
		}
		with := comp.seen(as.Cards)
		return func(c *Context, loc game.CardID) bool {
			return c.some(func(c *Context, id game.CardID) bool {
				return spotted(c.P, x.Spot, c.P.S.Where(id), loc, c.P.Def(id).Type == card.Starship) && with(c, id)
			})
		}
	})
	place(func(comp *Compiler, x gametext.AtRelated) placer {
		return func(c *Context, loc game.CardID) bool { return related(c, x.Area, loc) }
	})
	place(func(comp *Compiler, x gametext.InBattles) placer {
		at := comp.place(x.At)
		return func(c *Context, loc game.CardID) bool { return c.P.S.Battle.On && c.P.S.Battle.At == loc && at(c, loc) }
	})

	Post(func(comp *Compiler, x gametext.AtSame) Matcher {
		if as, others := x.As.(gametext.AsOf); others {
			with := comp.seen(as.Cards)
			return func(c *Context, id game.CardID) bool {
				loc := c.P.S.Where(id)
				return c.some(func(c *Context, other game.CardID) bool {
					return other != id && spotted(c.P, x.Spot, c.P.S.Where(other), loc, c.P.Def(id).Type == card.Starship || c.P.Def(other).Type == card.Starship) && with(c, other)
				})
			}
		}
		comp.Clause.Far = comp.Clause.Far || comp.Clause.Fire && x.Spot == gametext.SameOrAdjacent // weapon.long-range
		comp.Clause.Grounded = comp.Clause.Grounded || comp.Clause.Fire && x.Spot == gametext.SameSite
		return func(c *Context, id game.CardID) bool {
			at, loc := c.spot(), c.P.S.Where(id)
			if at == 0 { // "at same site" among cards being chosen
				at = loc
			}
			return spotted(c.P, x.Spot, at, loc, c.P.Def(id).Type == card.Starship)
		}
	})
	Post(func(comp *Compiler, x gametext.AtRelated) Matcher {
		return func(c *Context, id game.CardID) bool { return related(c, x.Area, c.P.S.Where(id)) }
	})
	Post(func(comp *Compiler, x gametext.HeldBy) Matcher {
		with := comp.aid(x.With)
		return func(c *Context, loc game.CardID) bool { return c.holds(c.Who(x.Who), x.Hold, loc, with) }
	})
}

// spot is the location that "same site" means: that of the card with the text, else
// that of what has been chosen already.
func (c *Context) spot() game.CardID {
	loc := c.Here()
	for _, v := range c.Bound {
		if loc == 0 && len(v.Cards) > 0 {
			loc = c.P.S.Where(v.Cards[0])
		}
	}
	return loc
}

func related(c *Context, area gametext.Area, loc game.CardID) bool {
	if loc == 0 || !c.P.Related(loc, c.Here()) {
		return false
	}
	switch area {
	case gametext.Sites:
		return c.P.IsSite(loc)
	case gametext.SystemOrSectors:
		return !c.P.IsSite(loc)
	}
	return true
}

// Conditions made of relations.
func init() {
	cond(func(comp *Compiler, x gametext.SelfIs) condition {
		is := comp.post(x.Is)
		return func(c *Context) bool { return is(c, c.Self) }
	})
	cond(func(comp *Compiler, x gametext.SelfIsNot) condition {
		is := comp.post(x.Is)
		return func(c *Context) bool { return !is(c, c.Self) }
	})
	cond(func(comp *Compiler, x gametext.CardsAre) condition {
		are, n := comp.howMany(x.Cards, x.Is), card.One
		if x.Cards.Det == gametext.DetAtLeast {
			n = card.Whole(x.Cards.N)
		}
		if x.Be == gametext.AreNotSo {
			return func(c *Context) bool { return are(c) == 0 }
		}
		return func(c *Context) bool { return are(c) >= n }
	})
	cond(func(comp *Compiler, x gametext.Holds) condition {
		comp.Demand(x.Place, card.Location)
		where, with, n := comp.Filter(x.Place), comp.aid(x.With), 1
		if x.Place.Det == gametext.DetAtLeast {
			n = x.Place.N
		}
		hold, not := x.Hold, false
		switch hold {
		case gametext.ControlsNot:
			hold, not = gametext.Controls, true
		case gametext.OccupiesNot:
			hold, not = gametext.Occupies, true
		}
		return func(c *Context) bool {
			k := 0
			for _, loc := range c.P.S.Row {
				if k < n && where(c, loc) && c.holds(c.Who(x.Who), hold, loc, with) {
					k++
				}
			}
			return k >= n != not
		}
	})
	cond(func(comp *Compiler, x gametext.And) condition {
		a, b := comp.Cond(x.A), comp.Cond(x.B)
		return func(c *Context) bool { return a(c) && b(c) }
	})
	cond(func(comp *Compiler, x gametext.Or) condition {
		a, b := comp.Cond(x.A), comp.Cond(x.B)
		return func(c *Context) bool { return a(c) || b(c) }
	})
}

// howMany counts the cards that a filter picks and a relation holds for. A permanent
// pilot pilots, too (persona.contains), and a weapon built into a card is where that is
// (weapon.permanent).
func (comp *Compiler) howMany(f gametext.Filter, is gametext.Post) Amount {
	which, holds := comp.seen(f), comp.post(is)
	if is == stackedHere {
		lies := comp.Filter(f)
		return func(c *Context) card.Num {
			n := 0
			for id := range c.P.S.All {
				if holds(c, id) && lies(c, id) {
					n++
				}
			}
			return card.Whole(n)
		}
	}
	if in, ok := is.(gametext.InPile); ok {
		lies := comp.Filter(f)
		return func(c *Context) card.Num {
			n := 0
			for _, id := range c.P.Pile(c.Whose(in.Whose), PileZone[in.Pile]) {
				if lies(c, id) {
					n++
				}
			}
			return card.Whole(n)
		}
	}
	builtIn := func(*Context) bool { return false }
	if pilots, ok := is.(gametext.Stands); ok && pilots.How == gametext.Piloting {
		what := comp.Filter(pilots.Cards)
		builtIn = func(c *Context) bool { return c.permanentPilots(f.Titles, f.Or, what) }
	}
	return func(c *Context) card.Num {
		n := 0
		for _, id := range c.P.InPlay() {
			if c.AsWeapon(which, id) && holds(c, id) {
				n++
			}
		}
		if n == 0 && builtIn(c) {
			n = 1
		}
		return card.Whole(n)
	}
}

func (comp *Compiler) post(x gametext.Post) Matcher {
	return executor(comp, posts, any(x), "word about cards")
}

// aid compiles the cards with which a location is held; nil if none are named.
func (comp *Compiler) aid(x gametext.Aid) Matcher {
	if with, ok := x.(gametext.WithCards); ok {
		return comp.Filter(with.Cards)
	}
	return nil
}

// holds tells whether a player controls or occupies a location (presence.occupy-with).
func (c *Context) holds(side card.Side, how gametext.Hold, loc game.CardID, with Matcher) bool {
	switch how {
	case gametext.ControlsNot:
		return !c.holds(side, gametext.Controls, loc, with)
	case gametext.OccupiesNot:
		return !c.holds(side, gametext.Occupies, loc, with)
	case gametext.Controls:
		if !c.P.Controls(side, loc) {
			return false
		}
	default:
		if !c.P.Occupies(side, loc) {
			return false
		}
	}
	return with == nil || c.presenceOf(side, loc, with)
}
