package position

import (
	"math"

	"cantina/engine/card"
	"cantina/engine/game"
)

// A memo is what a game remembers of its state: whose text works, which modifiers are at
// work, and every number that was asked for. A cell is good for as long as the aspects of
// the state at which was looked to fill it have not changed (game.Aspects); those that are
// open are not remembered from one question to the next. It belongs to one Game; a clone
// begins with an empty one.
//
// Numbers may ask for each other, and for themselves: "power of other characters with
// power > 2 is +1". A modifier that depends on the number it changes counts what that
// number is without the changes that depend on it; a text that would cancel itself, and
// a condition that asks for itself, does not count. So the answer does not depend on what
// was asked first: what was found out in the midst of such a ring is forgotten when the
// number that began it is known.
type memo struct {
	state *game.State
	epoch uint64
	now   uint32       // how many times the state was found changed: the stamp of what is filled now
	since stamps       // the oldest stamp that is good, by the aspects looked at
	seen  game.Aspects // the narrow ones looked at since the innermost cell was begun
	depth int32        // how many cells are being filled
	low   int32        // the outermost of those that were asked for while they were; none
	ring  []*cell      // filled in the midst of a ring, and good until it is closed

	watched *cell // the number whose changes are watched for asking back; nil is none

	sums   []cell // by card and number
	bare   []cell // the same, without the changes that depend on them
	texts  []cell // whose text works, by card and class of modifier
	active []cell
	mute   []cell // whose text is canceled
	held   []cell // who occupies a location, by card and side
	asked  map[question]*cell
	here   cell // whether places are known
	places []stand
	room   []stand // where they are listed
}

const none = math.MaxInt32

// Narrow are the aspects of a state that are noted as they are looked at; at the others
// all that is remembered looks, or nothing.
const narrow = game.AtTurn | game.AtPhase | game.AtMarks | game.AtPiles

// Stamps are indexed by narrow aspects.
type stamps [narrow + 1]uint32

// A cell is one thing remembered.
type cell struct {
	stamp uint32
	seen  game.Aspects // the narrow aspects that it comes from
	as    filling
	has   bool
	depth int32 // while it is filled, its place among those that are; loose: the ring's
	n     card.Num
}

// A filling is what is in a cell.
type filling uint8

const (
	busy  filling = iota // is being found out
	loose                // found out in the midst of a ring
	known
)

// fresh is the memo, without what has changed.
func (p *Position) fresh() *memo {
	m := &p.memo
	if epoch, open := p.S.Epoch(); m.state != p.S || m.epoch != epoch || open != 0 && m.depth == 0 {
		p.forget(epoch)
	}
	return m
}

// forget makes the memo forget what has changed.
func (p *Position) forget(epoch uint64) {
	m := &p.memo
	changed := game.Aspects(game.Everything)
	if m.state == p.S {
		changed = p.S.Changed(m.epoch)
	}
	m.state, m.epoch = p.S, epoch
	m.depth, m.low, m.ring = 0, none, m.ring[:0]
	m.now++
	for seen := range m.since {
		if changed&(game.AtTable|game.Aspects(seen)) != 0 {
			m.since[seen] = m.now
		}
	}
	if m.now == 0 || len(m.active) != len(p.S.Cards) {
		n := len(p.S.Cards)
		m.now, m.since = 1, stamps{}
		m.sums, m.bare = make([]cell, n*int(card.Stats)), nil
		m.texts, m.active, m.mute = make([]cell, n*classes), make([]cell, n), make([]cell, n)
		m.held, m.asked = make([]cell, n*int(card.Sides)), map[question]*cell{}
	}
}

// recalls tells whether a cell is filled. One that is in a ring draws its reader in.
func (m *memo) recalls(kept *cell) bool {
	if kept.stamp == 0 || kept.stamp < m.since[kept.seen] || kept.as == busy {
		return false
	}
	if kept.as == loose {
		if kept.stamp != m.now { // of a question that came to no end
			return false
		}
		m.low = min(m.low, kept.depth)
	}
	m.seen |= kept.seen
	return true
}

// asksBack tells whether a cell is being filled: whoever asks closes a ring.
func (m *memo) asksBack(kept *cell) bool {
	if kept.stamp != m.now || kept.as != busy {
		return false
	}
	m.low = min(m.low, kept.depth)
	return true
}

// An outer is what begin puts aside until end.
type outer struct {
	low  int32
	ring int
	seen game.Aspects
}

// fills tells whether a cell is being filled, and closes no ring: what is asked for on
// the way there does.
func (m *memo) fills(c *cell) bool { return c.stamp == m.now && c.as == busy }

// begin starts to fill a cell.
func (m *memo) begin(kept *cell) outer {
	o := outer{m.low, len(m.ring), m.seen}
	kept.stamp, kept.seen, kept.as, kept.depth = m.now, 0, busy, m.depth
	m.depth++
	m.low, m.seen = none, 0
	return o
}

// end fills a cell. Unless an outer one was asked for in the meantime, the answer
// stands.
func (m *memo) end(kept *cell, o outer, n card.Num, has bool) {
	m.depth = kept.depth
	kept.n, kept.has, kept.seen = n, has, m.seen
	m.seen |= o.seen
	if m.low < kept.depth {
		kept.as, kept.depth = loose, m.low
		m.ring = append(m.ring, kept)
		m.low = min(m.low, o.low)
		return
	}
	kept.as = known
	if o.ring <= len(m.ring) {
		for _, x := range m.ring[o.ring:] {
			x.stamp = 0
		}
		m.ring = m.ring[:o.ring]
	}
	m.low = o.low
}

// number is the cell of a number whose changes must be told apart: a bare one, or one that
// is watched; nil if they need not.
func (m *memo) number(id game.CardID, s card.Stat, bare *cell) *cell {
	if bare == nil && m.watched == &m.sums[int(id)*int(card.Stats)+int(s)] {
		return m.watched
	}
	return bare
}

// apart begins to watch whether a change asks for the number itself, which is a bare one or
// watched; nil is a number that counts all.
func (m *memo) apart(number *cell) (before int32) {
	if number != nil {
		before, m.low = m.low, none
	}
	return before
}

// askedBack tells whether it did: then the bare number is without it.
func (m *memo) askedBack(number *cell, before int32) bool {
	if number == nil {
		return false
	}
	back := m.low <= number.depth
	m.low = min(m.low, before)
	return back
}

// ofRing tells whether a modifier is at work by a condition that asked for a number.
func (m *memo) ofRing(number *cell, in *Working) bool {
	return number != nil && in.cell.as == loose && in.cell.stamp == m.now && in.cell.depth <= number.depth
}

// The classes of modifier by what a text needs to be at work (Position.TextWorks).
const (
	classUsual  = iota // the card works
	classGround        // for a carrier: even landed or without a crew
	classReact         // for a carrier: even landed, if it has a crew
	classMute          // even canceled
	classes
)

func classOf(k ModKind) int {
	switch k {
	case ModReact, ModFlightFree, ModShuttleFree:
		return classReact
	case ModAdmits, ModDeployOnly, ModDeployNot, ModDeployTo, ModDeployFree, ModMoveOnly, ModMoveNot, ModNoMove, ModLike:
		return classGround
	case ModNoText:
		return classMute
	}
	return classUsual
}

// again asks anew whether a modifier is at work, in this game.
func (p *Position) again(in *Working) *cell {
	p.InPlay()
	list := p.Index.list(p, in.Kind).insts
	for i := range list {
		if working := &list[i]; working.Modifier == in.Modifier && working.C.Self == in.C.Self {
			p.atWork(working)
			return &working.cell
		}
	}
	panic("a modifier is remembered whose card is not in play")
}
