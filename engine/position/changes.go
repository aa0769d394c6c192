package position

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// A change is one modifier of a number: an addition, or a doubling.
type change struct {
	Source game.CardID
	by     card.Num
	double bool
	Time   int32
	def    int32 // whose text: copies of one card do not add up
	Clause int16
	own    bool      // the card's own text about itself
	ring   bool      // it asks for the number
	limit  card.Num  // no more than so much from this source; 0 is no limit
	whole  bool      // the limit is what its source adds in all
	say    card.Text // whose text it is, where that works at another location than its own
}

// Changes lists the modifiers of a number in the order in which they occurred
// (value.modifier). Of copies of one card the largest change alone counts
// (value.cumulative).
func (p *Position) Changes(id game.CardID, s card.Stat, bare *cell) []change {
	var list []change
	memo := p.fresh()
	number := memo.number(id, s, bare)
	add := func(m *Working, one change) {
		one.Source, one.Time, one.Clause, one.say = m.giver(id), m.time, m.clause, m.through()
		if one.def = m.source(); one.Source != m.C.Self {
			one.def = p.S.C(one.Source).Def
		}
		if m.Affects == nil {
			one.own = true
		} else if i := slices.IndexFunc(list, func(x change) bool { return !x.own && x.def == one.def && x.Clause == one.Clause }); i >= 0 {
			if max(one.by, -one.by) > max(list[i].by, -list[i].by) {
				list[i] = one
			}
			return
		} else {
			one.limit, one.whole = m.limit, m.limit > 0 && one.Source != m.C.Self
		}
		list = append(list, one)
	}
	for m := range p.ModsOf(ModStat, 1<<s) {
		before, v := memo.apart(number), card.Num(0)
		if m.Hits(id) {
			v = m.By(&m.C)
		}
		if back := memo.askedBack(number, before); v != 0 && !(back && bare != nil) {
			add(m, change{by: v, ring: back || memo.ofRing(number, m)})
		}
	}
	list = inAll(list)
	doubled := false
	if s == card.Power {
		for m := range p.Mods(ModDouble) {
			before, hit := memo.apart(number), m.Hits(id)
			if back := memo.askedBack(number, before); hit && !(back && bare != nil) {
				add(m, change{double: true, ring: back || memo.ofRing(number, m)})
				doubled = true
			}
		}
	}
	if doubled { // the order of additions alone changes nothing
		for i := range list {
			list[i].Time = p.S.Dated(id, list[i].Source, list[i].Clause, list[i].Time)
		}
		slices.SortStableFunc(list, func(a, b change) int { return int(a.Time - b.Time) })
	}
	return list
}

// inAll leaves out what a source adds by its own text where another card says what it
// adds in all (ruling.rebel-flight-suit).
func inAll(list []change) []change {
	return slices.DeleteFunc(list, func(x change) bool {
		return x.by > 0 && !x.whole && !x.own && slices.ContainsFunc(list, func(other change) bool { return other.whole && other.Source == x.Source })
	})
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
func (t *tally) change(one *change, b *bounds) {
	by, say := one.by, one.say
	if one.double {
		by, say = t.Total, both(say, sayDoubled)
	}
	if one.ring {
		say = both(say, sayRing)
	}
	switch {
	case by > 0 && b.noRaise:
		t.term(one.Source, sayNoRaise, 0, false)
		return
	case by < 0 && b.noLower:
		t.term(one.Source, sayNoLower, 0, false)
		return
	}
	if one.limit > 0 && by > 0 {
		i := slices.IndexFunc(t.from, func(x fromSource) bool { return x.def == one.def })
		if i < 0 {
			i = len(t.from)
			t.from = append(t.from, fromSource{def: one.def})
		}
		if room := one.limit - t.from[i].n; by > room {
			by, say = room, both(say, saySource)
		}
		t.from[i].n += by
	}
	t.term(one.Source, say, by, false)
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
func (p *Position) bounds(id game.CardID, s card.Stat, base card.Num, bare *cell) (b bounds) {
	limit := func(n card.Num, by game.CardID) {
		if !b.capped || n < b.cap {
			b.capped, b.cap, b.capBy = true, n, by
		}
	}
	memo := p.fresh()
	if p.Might(ModForbid, ModLimited) {
		for m := range p.ModsOf(ModForbid, 1<<s) {
			before, hit := memo.apart(bare), m.Hits(id)
			if !memo.askedBack(bare, before) && hit {
				b.noRaise = b.noRaise || m.N > 0
				b.noLower = b.noLower || m.N < 0
			}
		}
		for m := range p.ModsOf(ModLimited, 1<<s) {
			before, hit := memo.apart(bare), m.Hits(id)
			if !memo.askedBack(bare, before) && hit {
				limit(base+m.N, m.C.Self)
			}
		}
	}
	if s == card.Landspeed && base <= card.One && ClassIs(p.Def(id).Class, "AT-AT") {
		limit(card.One, 0) // stat.landspeed
	}
	return b
}

// A resetting is a number that a value is set to, and by what.
type resetting struct {
	source game.CardID
	n      card.Num
	ring   bool // it asks for the number
}

// reset is the number that a card's value is set to: of several the lowest
// (value.reset). One to a higher or lower number than it would be is without
// effect where that is forbidden (value.forbidden).
func (p *Position) reset(id game.CardID, s card.Stat, now card.Num, b *bounds, bare *cell) (r resetting, has bool) {
	memo := p.fresh()
	number := memo.number(id, s, bare)
	for m := range p.ModsOf(ModSet, 1<<s) {
		before, hit, v := memo.apart(number), m.Hits(id), card.Num(0)
		if hit {
			v = m.By(&m.C)
		}
		back := memo.askedBack(number, before)
		if back && bare != nil || !hit || v > now && b.noRaise || v < now && b.noLower {
			continue
		}
		if !has || v < r.n {
			r, has = resetting{m.C.Self, v, back || memo.ofRing(number, m)}, true
		}
	}
	return r, has
}

// Once gathers what texts add to a number that is no card's own. Copies of one card
// do not add up: of those the largest change alone counts (value.cumulative).
type Once []Given

// A Given is what one text adds.
type Given struct {
	Source game.CardID
	def    int32
	clause int16
	By     card.Num
	Say    card.Text // whose text it is, where that works at another location than its own
}

// Add counts what a modifier at work gives.
func (o *Once) Add(m *Working) { o.Put(m, m.By(&m.C)) }

// Put counts an amount that a modifier at work gives.
func (o *Once) Put(m *Working, by card.Num) {
	given := Given{m.C.Self, m.source(), m.clause, by, m.through()}
	i := slices.IndexFunc(*o, func(y Given) bool { return y.def == given.def && y.clause == given.clause })
	switch {
	case i < 0:
		*o = append(*o, given)
	case max(given.By, -given.By) > max((*o)[i].By, -(*o)[i].By):
		(*o)[i] = given
	}
}

// Sum is what they add together.
func (o Once) Sum() (n card.Num) {
	for _, given := range o {
		n += given.By
	}
	return n
}
