package position

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// asItWas is a number of a card that is placed out of play as a cost, as it was then: bound
// with it (action.cost).
func (comp *Compiler) asItWas(x gametext.StatOf, stats []card.Stat) Amount {
	cl := comp.Clause
	comp.refuse(x, cl.OutStats != nil && !slices.Equal(cl.OutStats, stats)) // one number is kept
	cl.OutStats = stats
	return func(c *Context) card.Num { return c.Bound[cl.OutBind-1].N }
}

// statOf is a number of a card: of a captive who is being delivered to a prison, his forfeit
// as it was in the hands of his escort (captive.transfer).
func (c *Context) statOf(id game.CardID, s card.Stat) (card.Num, bool) {
	if e := c.Ev; s == card.Forfeit && e != nil && e.Kind == game.Delivered && e.Card == id && e.Than > 0 { // 0 in a game saved before it was kept
		return e.Than, true
	}
	return c.P.Value(id, s)
}

func init() {
	quantity(func(comp *Compiler, x gametext.Number) Amount { return func(*Context) card.Num { return x.N } })
	quantity(func(comp *Compiler, x gametext.X) Amount {
		comp.asksX(x)
		n := XAt(comp.Source)
		return func(c *Context) card.Num { return c.value(n) }
	})
	quantity(func(comp *Compiler, x gametext.AddedTo) Amount {
		a := comp.Amount(x.A)
		return func(c *Context) card.Num { return a(c) + x.By.Num() }
	})
	quantity(func(comp *Compiler, x gametext.StatOf) Amount {
		which, stats, under := comp.Filter(x.Cards), comp.stats(x, x.Stat), saysBelow(x.Cards)
		if x.Cards.Ref > 0 && x.Cards.Ref == comp.Clause.OutBind {
			return comp.asItWas(x, stats)
		}
		return func(c *Context) card.Num {
			for id := range c.P.S.All {
				if !c.P.S.OnTable(id) && !c.names(id, -1) && !(under && c.below(id)) || !which(c, id) {
					continue
				}
				if x.Stat == gametext.DeployCost {
					return c.P.DeployCost(id)
				}
				for _, s := range stats {
					if s == card.Ability && c.P.Def(id).Is("droid") {
						return 0 // type.character.droid: what compares with it treats it as 0
					}
					if n, ok := c.statOf(id, s); ok {
						return n
					}
				}
			}
			c.Undefined = true
			return 0
		}
	})
	quantity(func(comp *Compiler, x gametext.PlusOrMinus) Amount {
		a, b := comp.Amount(x.A), comp.Amount(x.B)
		switch x.Op {
		case gametext.Plus:
			return func(c *Context) card.Num { return a(c) + b(c) }
		case gametext.Times:
			return func(c *Context) card.Num { return a(c) * b(c) / card.One }
		}
		return func(c *Context) card.Num { return max(a(c)-b(c), 0) }
	})
	quantity(func(comp *Compiler, x gametext.Count) Amount { return countOf(comp, x.Cards) })
	quantity(func(comp *Compiler, x gametext.CountIcons) Amount {
		dark, light := comp.iconsOf(gametext.DarkForce, x.At), comp.iconsOf(gametext.LightForce, x.At)
		return func(c *Context) card.Num { return dark(c) + light(c) }
	})
	quantity(func(comp *Compiler, x gametext.CountKinds) Amount {
		var kinds []Matcher
		if len(x.Cards.Or) == 0 {
			kinds = append(kinds, comp.seen(x.Cards))
		}
		for _, kind := range x.Cards.Or {
			one := x.Cards
			one.Or = []gametext.Filter{kind}
			kinds = append(kinds, comp.seen(one))
		}
		return func(c *Context) card.Num {
			n := 0
			for _, kind := range kinds {
				if c.some(kind) {
					n++
				}
			}
			return card.Whole(n)
		}
	})
	by(func(comp *Compiler, x gametext.By) Amount { return func(*Context) card.Num { return x.By.Num() } })
	quantity(func(comp *Compiler, x gametext.CalledX) Amount {
		n := comp.Amount(x.N)
		return func(c *Context) card.Num { return c.P.varied(c.Self, n(c)) }
	})
	by(func(comp *Compiler, x gametext.ByX) Amount {
		n := comp.Amount(x.N)
		return func(c *Context) card.Num {
			if x.By == gametext.MinusX {
				return -c.P.varied(c.Self, n(c))
			}
			return c.P.varied(c.Self, n(c))
		}
	})
	by(func(comp *Compiler, x gametext.ForEach) Amount {
		n := comp.many(x.Each)
		if x.Cap == nil {
			return func(c *Context) card.Num { return x.By.Num().Times(n(c)) }
		}
		most := limitOf(x.Cap)
		return func(c *Context) card.Num { // value.limit
			if most > 0 {
				return min(x.By.Num().Times(n(c)), most)
			}
			return max(x.By.Num().Times(n(c)), most)
		}
	})
}

// varied is the X of a card's text with what other texts make of it (value.modifier,
// value.cumulative).
func (p *Position) varied(id game.CardID, x card.Num) card.Num {
	var gives Once
	times := card.One
	for m := range p.Mods(ModX) {
		switch {
		case !m.Hits(id):
		case m.N > 0:
			times = times.Times(m.N)
		default:
			gives.Add(m)
		}
	}
	return (x + gives.Sum()).Times(times)
}

// iconsOf counts the Force icons of a side at the locations of a place
// (presence.force-icons).
func (comp *Compiler) iconsOf(side gametext.ForceSide, at gametext.Place) Amount {
	is := comp.place(at)
	return func(c *Context) card.Num {
		n := 0
		for _, loc := range c.P.S.Row {
			if is(c, loc) {
				n += c.P.Icons(loc, card.Side(side))
			}
		}
		return card.Whole(n)
	}
}

// pairsOf counts the pairs of a card of the one kind and one of the other
// (battle.power.pairs).
func (comp *Compiler) pairsOf(one, other gametext.Filter) Amount {
	a, b := comp.seen(one), comp.seen(other)
	return func(c *Context) card.Num {
		onlyA, onlyB, both := 0, 0, 0
		for _, id := range c.P.InPlay() {
			switch isA, isB := a(c, id), b(c, id); {
			case isA && isB:
				both++
			case isA:
				onlyA++
			case isB:
				onlyB++
			}
		}
		return card.Whole(min(onlyA+both, onlyB+both, (onlyA+onlyB+both)/2))
	}
}

func init() {
	// A number is rounded only where the text says so, and how (value.rounding).
	quantity(func(comp *Compiler, x gametext.Half) Amount {
		n, more := comp.Amount(x.Of), card.Num(0)
		if x.Way == gametext.Up {
			more = card.One - 1
		}
		return func(c *Context) card.Num { return (n(c)/2 + more) / card.One * card.One }
	})
	cond(func(comp *Compiler, x gametext.IsParity) condition { // value.zero-even
		n, rest := comp.Amount(x.N), [...]card.Num{gametext.Even: 0, gametext.Odd: card.One}[x.Parity]
		return func(c *Context) bool {
			c.Undefined = false
			v := n(c)
			return !c.Undefined && v%(2*card.One) == rest
		}
	})
	cond(func(comp *Compiler, x gametext.AllProvided) condition { // value.all-provided: changes of the total do not matter
		which, counts := comp.Filter(x.Cards), comp.post(x.Is)
		none := x.How == gametext.NoneOfIt
		return func(c *Context) bool {
			found := false
			for _, id := range c.P.InPlay() {
				if c.P.S.C(id).Owner != c.You || c.P.AbilityOf(id) == 0 || !counts(c, id) {
					continue
				}
				if which(c, id) == none {
					return false
				}
				found = true
			}
			return found || none
		}
	})
}

// limitOf is how much at most may come from one source.
func limitOf(x gametext.Cap) card.Num { return x.(gametext.LimitOf).By.Num() }

// Per is an amount for each of some cards, or only once.
func (comp *Compiler) Per(n Amount, x gametext.Each) Amount {
	if x == nil {
		return n
	}
	many := comp.many(x)
	return func(c *Context) card.Num { return n(c).Times(many(c)) }
}

// many counts those for each of which something is so or is done.
func (comp *Compiler) many(x gametext.Each) Amount {
	switch per := x.(type) {
	case gametext.PerIcon:
		return comp.iconsOf(per.Side, per.At)
	case gametext.PerPair:
		return comp.pairsOf(per.A, per.B)
	case gametext.PerCard:
		comp.refuse(x, per.Cards.Det != gametext.DetEach)
		return countOf(comp, per.Cards)
	}
	comp.cannot(x)
	return nil
}

// countOf counts cards.
func countOf(comp *Compiler, f gametext.Filter) Amount {
	for _, x := range f.Posts {
		if in, piled := x.(gametext.InPile); piled {
			return comp.howMany(f, in)
		}
	}
	counts, everywhere := comp.counted(f)
	return func(c *Context) card.Num {
		n := 0
		if everywhere {
			for id := range c.P.S.All {
				if counts(c, id) {
					n++
				}
			}
			return card.Whole(n)
		}
		for _, id := range c.P.InPlay() {
			if counts(c, id) {
				n++
			}
		}
		return card.Whole(n)
	}
}

// counted is which cards a count means: those in play, unless it speaks of those under the
// card or of all that were deployed, which may lie anywhere. Of an attempt of an Epic
// Event, and for what is lost as something is blown away, it is no generic sites
// (epic.generic-sites).
func (comp *Compiler) counted(f gametext.Filter) (counts Matcher, everywhere bool) {
	switch {
	case saysBelow(f): // they are in no play (state.stacked)
		which := comp.Filter(f)
		return func(c *Context, id game.CardID) bool { return c.below(id) && which(c, id) }, true
	case slices.Contains(f.Posts, gametext.Post(gametext.BeIn{What: gametext.DeployedByYou})), // converted ones are in no play
		slices.Contains(f.Posts, stackedHere): // nor are those (state.stacked)
		return comp.Filter(f), true
	}
	which := comp.seen(f)
	switch {
	case comp.Text.Def.Type == card.EpicEvent && (comp.named || comp.attempts()):
		return func(c *Context, id game.CardID) bool { return which(c, id) && !(c.P.IsSite(id) && c.P.inNoEpic(id)) }, false
	case comp.named:
		return func(c *Context, id game.CardID) bool {
			return which(c, id) && !(c.P.IsSite(id) && c.P.Def(id).Diamond > 0)
		}, false
	}
	return which, false
}

// attempts tells whether a clause draws Epic Event destiny (epic.def).
func (comp *Compiler) attempts() (is bool) {
	gametext.Walk(comp.Source, func(n any) bool {
		draw, yes := n.(gametext.DrawDestiny)
		is = is || yes && draw.Kind == gametext.EpicDestiny
		return !is
	})
	return is
}

// Totaled refuses a total where the clause draws no destinies that have one.
func (comp *Compiler) Totaled(x any) {
	if !comp.Source.Totals() {
		comp.Refuse(x, "no destiny is drawn here that has a total",
			"right: once per turn: draw 1 destiny; if that destiny > 3: opponent loses 1 Force\nwrong: once per turn: draw 1 destiny; if total > 3: opponent loses 1 Force")
	}
}

// total is the total of the destinies drawn; that of a weapon or an Epic Event with what
// texts add to it (weapon.destiny, epic.destiny, value.cumulative).
func (comp *Compiler) total() Amount {
	n, weapon, epic, clause := SumAt(comp.Source), comp.Clause.Fire, comp.Text.Def.Type == card.EpicEvent, comp.Clause
	return func(c *Context) card.Num {
		sum := c.value(n)
		if epic {
			return sum + c.P.EpicGives(c.Self, clause.Fires(c.Bound)).Sum()
		}
		if !weapon {
			return sum
		}
		var gives Once
		for m := range c.P.Mods(ModWeaponTotal) {
			if m.Affects != nil && (m.Hits(c.Self) || m.Hits(c.P.S.Host(c.Self))) || m.Affects == nil && m.C.Whose(m.Whose) == c.You && m.At(&m.C, c.Here()) {
				gives.Add(m)
			}
		}
		return sum + gives.Sum()
	}
}

// asksX refuses an X that no player is asked for: it is the Force that he uses for the
// action (action.cost).
func (comp *Compiler) asksX(x gametext.X) {
	asked := slices.Contains(comp.Source.Heads, gametext.Head(gametext.Pay{How: gametext.UseForce, N: x}))
	for _, s := range comp.Source.Steps {
		gametext.Walk(s, func(n any) bool {
			use, is := n.(gametext.UseThen)
			_, chosen := n.(gametext.ChoosesX)
			asked = asked || chosen || is && use.N == gametext.Amount(x)
			return !asked
		})
	}
	if !asked {
		comp.Refuse(x, `nothing carries out "X" here: nobody is asked how much it is`,
			"right: once per turn, use X Force: opponent loses X Force\nwrong: once per turn: opponent loses X Force")
	}
}

// XAt and SumAt are where a clause keeps the two values that it has besides those it names:
// the X that its player chose, and the total of destinies drawn.
func XAt(src *gametext.Clause) int   { return len(src.Binders) + ownX }
func SumAt(src *gametext.Clause) int { return len(src.Binders) + ownSum }

func (c *Context) value(n int) card.Num {
	if n < 0 || n >= len(c.Bound) || !c.Bound[n].Set {
		c.Undefined = true // destiny.failed
		return 0
	}
	return c.Bound[n].N
}

// instead is the number that stands for another one: neither a reset nor
// modifiable (value.substituted).
func (p *Position) instead(id game.CardID, s card.Stat, bare *cell) (src game.CardID, n card.Num, has bool) {
	if s != card.Power {
		return 0, 0, false
	}
	memo := p.fresh()
	for m := range p.Mods(ModInstead) {
		before, hit := memo.apart(bare), p.InBattle(id) && p.S.Battle.At == m.C.Here() && m.Hits(id)
		if !memo.askedBack(bare, before) && hit {
			n, _ = p.Value(id, card.Politics)
			return m.C.Self, n, true
		}
	}
	return 0, 0, false
}
