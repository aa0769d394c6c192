package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// A change is one modifier of a number: an addition, or a doubling.
type change struct {
	source game.CardID
	by     card.Num
	double bool
	time   int32
	def    int32 // whose text: copies of one card do not add up
	clause int16
	own    bool     // the card's own text about itself
	limit  card.Num // no more than so much from this source; 0 is no limit
}

// changes lists the modifiers of a number in the order in which they occurred
// (value.modifier). Of copies of one card the largest change alone counts
// (value.cumulative).
func (g *Game) changes(id game.CardID, s card.Stat, bare *cell) []change {
	var list []change
	memo := g.fresh()
	add := func(m *inst, c change) {
		c.source, c.time, c.clause = m.giver(id), m.time, m.clause
		if c.def = m.source(); c.source != m.c.self {
			c.def = g.S.C(c.source).Def
		}
		if m.affects == nil {
			c.own = true
		} else if i := slices.IndexFunc(list, func(x change) bool { return !x.own && x.def == c.def && x.clause == c.clause }); i >= 0 {
			if max(c.by, -c.by) > max(list[i].by, -list[i].by) {
				list[i] = c
			}
			return
		} else {
			c.limit = m.limit
		}
		list = append(list, c)
	}
	for m := range g.modsOf(mStat, 1<<s) {
		before, v := memo.apart(bare), card.Num(0)
		if (!m.battle || g.inBattle(id)) && m.hits(id) {
			v = m.by(&m.c)
		}
		if !memo.askedBack(bare, before) && v != 0 {
			add(m, change{by: v})
		}
	}
	doubled := false
	if s == card.Power {
		for m := range g.mods(mDouble) {
			before, hit := memo.apart(bare), m.hits(id)
			if !memo.askedBack(bare, before) && hit {
				add(m, change{double: true})
				doubled = true
			}
		}
	}
	if doubled { // the order of additions alone changes nothing
		for i := range list {
			list[i].time = g.S.Dated(id, list[i].source, list[i].clause, list[i].time)
		}
		slices.SortStableFunc(list, func(a, b change) int { return int(a.time - b.time) })
	}
	return list
}

// A tally is a sum in the making.
type tally struct {
	game.Sum
	explain bool
	from    []fromSource
}

// fromSource is how much one source has added so far (value.limit).
type fromSource struct {
	def int32
	n   card.Num
}

func (t *tally) term(src game.CardID, say card.Text, n card.Num, set bool) {
	if t.explain {
		t.Terms = append(t.Terms, game.Term{Source: src, Say: say, By: n, Set: set})
	}
}

func (t *tally) set(src game.CardID, say card.Text, n card.Num) {
	t.term(src, say, n, true)
	t.Total = n
}

// change applies a modifier. One that is forbidden is without effect and is not
// offset against another (value.forbidden); one with a limit adds no more than
// its source may (value.limit).
func (t *tally) change(c *change, b *bounds) {
	by, say := c.by, card.Text{}
	if c.double {
		by, say = t.Total, sayDoubled
	}
	switch {
	case by > 0 && b.noRaise:
		t.term(c.source, sayNoRaise, 0, false)
		return
	case by < 0 && b.noLower:
		t.term(c.source, sayNoLower, 0, false)
		return
	}
	if c.limit > 0 && by > 0 {
		i := slices.IndexFunc(t.from, func(x fromSource) bool { return x.def == c.def })
		if i < 0 {
			i = len(t.from)
			t.from = append(t.from, fromSource{def: c.def})
		}
		if room := c.limit - t.from[i].n; by > room {
			by, say = room, saySource
		}
		t.from[i].n += by
	}
	t.term(c.source, say, by, false)
	t.Total += by
}

// bounds are what texts forbid about a number.
type bounds struct {
	noRaise, noLower bool // value.forbidden
	capped           bool
	cap              card.Num // value.limit: of several the strictest
	capBy            game.CardID
}

// bounds finds what may not be done to a number of a card.
func (g *Game) bounds(id game.CardID, s card.Stat, base card.Num, bare *cell) (b bounds) {
	limit := func(n card.Num, by game.CardID) {
		if !b.capped || n < b.cap {
			b.capped, b.cap, b.capBy = true, n, by
		}
	}
	g.inPlay()
	memo := g.fresh()
	if g.index.kinds.has(int(mForbid), int(mLimited)) {
		for m := range g.modsOf(mForbid, 1<<s) {
			before, hit := memo.apart(bare), m.hits(id)
			if !memo.askedBack(bare, before) && hit {
				b.noRaise = b.noRaise || m.n > 0
				b.noLower = b.noLower || m.n < 0
			}
		}
		for m := range g.modsOf(mLimited, 1<<s) {
			before, hit := memo.apart(bare), m.hits(id)
			if !memo.askedBack(bare, before) && hit {
				limit(base+m.n, m.c.self)
			}
		}
	}
	if s == card.Landspeed && base <= card.One && classIs(g.def(id).Class, "AT-AT") {
		limit(card.One, 0) // stat.landspeed
	}
	return b
}

// A resetting is a number that a value is set to, and by what.
type resetting struct {
	source game.CardID
	n      card.Num
}

// reset is the number that a card's value is set to: of several the lowest
// (value.reset). One to a higher or lower number than it would be is without
// effect where that is forbidden (value.forbidden).
func (g *Game) reset(id game.CardID, s card.Stat, now card.Num, b *bounds, bare *cell) (r resetting, has bool) {
	memo := g.fresh()
	for m := range g.modsOf(mSet, 1<<s) {
		before, hit, v := memo.apart(bare), m.hits(id), card.Num(0)
		if hit {
			v = m.by(&m.c)
		}
		if memo.askedBack(bare, before) || !hit || v > now && b.noRaise || v < now && b.noLower {
			continue
		}
		if !has || v < r.n {
			r, has = resetting{m.c.self, v}, true
		}
	}
	return r, has
}
