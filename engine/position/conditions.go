package position

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

func init() {
	cond(func(_ *Compiler, x gametext.Outpowered) condition {
		return func(c *Context) bool {
			loc := c.At
			if loc == 0 && c.P.S.Battle.On {
				loc = c.P.S.Battle.At
			}
			theirs, twice := c.P.PowerAt(c.You.Other(), loc), 2*c.P.PowerAt(c.You, loc)
			return loc != 0 && (x.By == gametext.MoreThanDouble && theirs > twice || x.By == gametext.LessThanDouble && theirs < twice)
		}
	})
}

func init() {
	cond(func(comp *Compiler, x gametext.Is) condition {
		a, b := comp.seen(x.Cards), comp.Filter(x.What)
		return func(c *Context) bool {
			is := func(c *Context, id game.CardID) bool { return b(c, id) == (x.Be == gametext.AreSo) }
			return c.some(func(c *Context, id game.CardID) bool { return a(c, id) && is(c, id) }) ||
				slices.ContainsFunc(c.held(x.Cards), func(id game.CardID) bool { return is(c, id) })
		}
	})
	cond(func(comp *Compiler, x gametext.Compare) condition {
		if separately(x.A) || separately(x.B) {
			return comp.comparesEach(x)
		}
		a, b, drawn := comp.defined(x.A), comp.defined(x.B), draws(x.A) && draws(x.B)
		return func(c *Context) bool { // what does not exist cannot be compared (value.undefined)
			n, hasA := a(c)
			m, hasB := b(c)
			if drawn && hasA != hasB { // who has no total loses (destiny.failed)
				return hasA && (x.Cmp == gametext.More || x.Cmp == gametext.AtLeast) || hasB && (x.Cmp == gametext.Less || x.Cmp == gametext.AtMost)
			}
			return hasA && hasB && compare(n, x.Cmp, m)
		}
	})
	cond(func(comp *Compiler, x gametext.IsBlownAway) condition {
		comp.refuse(x, len(x.Cards.Titles) == 0 && x.Cards.System == "")
		return func(c *Context) bool { // though the place is unnamed from then on
			return slices.ContainsFunc(c.P.S.Row, func(loc game.CardID) bool {
				d := c.P.Def(loc)
				return c.P.S.C(loc).Is(game.BlownAway) && (slices.Contains(x.Cards.Titles, d.Title) ||
					x.Cards.System != "" && (d.Title == x.Cards.System || d.System == x.Cards.System))
			})
		}
	})
}

// separately tells whether an amount is each of several destinies, for itself.
func separately(x gametext.Amount) bool {
	found, is := x.(gametext.Found)
	return is && (found.What == gametext.AnyOfYours || found.What == gametext.AnyOfTheirs)
}

// comparesEach compares destinies one by one: one pair of which it is so will do.
func (comp *Compiler) comparesEach(x gametext.Compare) condition {
	a, b := comp.numbers(x.A), comp.numbers(x.B)
	return func(c *Context) bool {
		others := b(c)
		return slices.ContainsFunc(a(c), func(n card.Num) bool {
			return slices.ContainsFunc(others, func(m card.Num) bool { return compare(n, x.Cmp, m) })
		})
	}
}

// numbers are the destinies that an amount names one by one, or the one number that it is.
func (comp *Compiler) numbers(x gametext.Amount) func(c *Context) []card.Num {
	if !separately(x) {
		n := comp.defined(x)
		return func(c *Context) []card.Num {
			if v, is := n(c); is {
				return []card.Num{v}
			}
			return nil
		}
	}
	found, at := x.(gametext.Found), 0
	if at = found.Ref - 1; found.What == gametext.AnyOfTheirs {
		at = SumAt(comp.Source)
	}
	return func(c *Context) []card.Num {
		if at < len(c.Bound) {
			return c.Bound[at].Each
		}
		return nil
	}
}

// any tells whether some active card passes a test.
func (c *Context) any(m Matcher) bool {
	return c.some(func(c *Context, id game.CardID) bool { return c.sees(id) && m(c, id) })
}

// some tells whether some card on table passes a test.
func (c *Context) some(m Matcher) bool {
	return slices.ContainsFunc(c.P.InPlay(), func(id game.CardID) bool { return m(c, id) })
}

// asMany tells whether as many cards as the words ask for pass a test: one, or "at least 2".
func (c *Context) asMany(words gametext.Filter, m Matcher) bool {
	if words.Det != gametext.DetAtLeast {
		return c.some(m)
	}
	n := 0
	for _, id := range c.P.InPlay() {
		if n < words.N && m(c, id) {
			n++
		}
	}
	return n >= words.N
}

// seen compiles a filter that picks among the cards with which a text reckons; captives
// and the missing are among them if it speaks of those (captive.state, missing.state).
func (comp *Compiler) seen(f gametext.Filter) Matcher {
	which, inert := comp.Filter(f), ofInactive(f)
	return func(c *Context, id game.CardID) bool {
		return (c.sees(id) || inert && c.P.S.C(id).Flags&(game.Captive|game.Missing) != 0) && which(c, id)
	}
}

// sees tells whether a text reckons with a card: an active one, for an Interrupt outside
// battle an undercover spy, and what is aboard a captured starship that the text has named
// (state.active, spy.state, capture.ship.state).
func (c *Context) sees(id game.CardID) bool {
	return c.P.IsActive(id) || c.P.Spying(id) && !c.P.S.Battle.On && c.P.Def(c.Self).Type == card.Interrupt || c.inCaptured(id)
}

// inCaptured tells whether a card is aboard a captured starship that the text has named.
func (c *Context) inCaptured(id game.CardID) bool {
	ship := c.P.Trapper(id)
	return ship != 0 && c.names(ship, -1)
}

// defined compiles an amount that may not exist.
func (comp *Compiler) defined(x gametext.Amount) func(c *Context) (card.Num, bool) {
	n := comp.Amount(x)
	return func(c *Context) (card.Num, bool) {
		c.Undefined = false
		v := n(c)
		return v, !c.Undefined
	}
}

// draws tells whether a destiny is in an amount.
func draws(x gametext.Amount) (yes bool) {
	gametext.Walk(x, func(n any) bool {
		if found, is := n.(gametext.Found); is && found.What != gametext.ThatMuch {
			yes = true
		}
		return !yes
	})
	return yes
}

func compare(a card.Num, cmp gametext.Cmp, b card.Num) bool {
	switch cmp {
	case gametext.Less:
		return a < b
	case gametext.More:
		return a > b
	case gametext.AtLeast:
		return a >= b
	case gametext.AtMost:
		return a <= b
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
		for _, perm := range c.P.seats(id) {
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

// held are the cards named before that lie in a hand or on a Reserve Deck, where somebody has
// seen them.
func (c *Context) held(f gametext.Filter) (out []game.CardID) {
	if f.Ref > 0 && f.Ref <= len(c.Bound) {
		for _, id := range c.Bound[f.Ref-1].Cards {
			if c.P.Lies(id, game.Hand) || c.P.Lies(id, game.Reserve) || c.P.S.C(id).Is(game.Captive) {
				out = append(out, id)
			}
		}
	}
	return out
}
