package widgets

import (
	"iter"
	"math"

	"cantina/engine/card"
	"cantina/engine/game"
)

// A lane is one location with the cards at it, in table units.
type lane struct {
	View   *game.LocationView
	All    rect    // the whole lane
	Loc    rect    // the location card
	Totals [2]rect // below: own (0), above: the other player's (1)
	Blocks []placed
}

// on lists what lies on the location itself: captives held there have a place of
// their own in the lane.
func (l *lane) on() (out []*game.CardView) {
	for i := range l.View.Card.On {
		if c := &l.View.Card.On[i]; !c.Captive {
			out = append(append(out, flatOn(c)...), c)
		}
	}
	return
}

// A placed is a block on the board.
type placed struct {
	block
	At  rect
	Z   float32 // table units per board unit
	Own bool
}

// A group is the lanes of one system.
type group struct {
	Name  string
	Head  rect
	Lanes []lane
}

// A board is the laid out row of locations before pan and zoom.
type board struct {
	Groups []group
	All    rect
	Z      float32 // table units per board unit
	Gaps   []rect  // places in the row: before the first, between, after the last
}

// lanes are all of them, from left to right.
func (b *board) lanes() iter.Seq[*lane] {
	return func(yield func(*lane) bool) {
		for gi := range b.Groups {
			for li := range b.Groups[gi].Lanes {
				if !yield(&b.Groups[gi].Lanes[li]) {
					return
				}
			}
		}
	}
}

const (
	locW, locH = 196, 140
	laneGap    = 12
	groupGap   = 22
)

// laneIn is a lane before its place is known.
type laneIn struct {
	v     *game.LocationView
	sides [2][]block // own, other
}

// layBoard fits the groups into r: the greatest card size at which every lane's
// cards fit under and above its location, each card's title visible, or one a little
// smaller at which the locations stand in one line too. Else a lane's location moves
// up or down when one side needs more than half of the lane.
// Below the least readable size the board gets wider than r and is panned. u is
// the furniture unit.
func layBoard(gs []game.GroupView, seat card.Side, r rect, u float32) board {
	var in [][]laneIn
	for gi := range gs {
		var ls []laneIn
		for li := range gs[gi].Locations {
			v := &gs[gi].Locations[li]
			l := laneIn{v: v}
			for k, s := range [2]card.Side{seat, seat.Other()} {
				for ci := range v.Cards[s] {
					l.sides[k] = append(l.sides[k], layBlock(&v.Cards[s][ci]))
				}
				for ci := range v.Card.On { // captives lie with those who took them
					if c := &v.Card.On[ci]; c.Captive && s != c.Owner {
						l.sides[k] = append(l.sides[k], layBlock(c))
					}
				}
			}
			ls = append(ls, l)
		}
		in = append(in, ls)
	}
	m := measureOf(r, u)
	z := clampf((r.H-m.fixed())/(locH+2*cardH), m.least, 1.35*u)
	for ; z > m.least; z *= 0.98 {
		if w, ok := m.width(in, z); ok && w <= r.W-2*m.pad {
			break
		}
	}
	return m.place(gs, in, r, m.leveled(in, max(z, m.least)))
}

// leveled is a zoom, up to a sixth below z, at which all locations stand in one line; z
// where there is none.
func (m measure) leveled(in [][]laneIn, z float32) float32 {
	for less := z; less >= max(z*5/6, m.least); less *= 0.98 {
		if _, ok := m.level(in, m.room(less), less); ok {
			return less
		}
	}
	return z
}

// A measure holds what does not change with the size of cards.
type measure struct {
	r                      rect
	head, totals, gap, pad float32

	// least is the least zoom at which a card is readable, 64 units wide in a
	// window of 1366 by 768; rather than go below, the row gets wider than the
	// window.
	least float32
}

func measureOf(r rect, u float32) measure {
	return measure{r: r, least: 0.64 * float32(math.Sqrt(float64(u))), head: round(22 * u), totals: round(20 * u), gap: round(3 * u), pad: round(8*u) + 3}
}

// fixed is the height that is neither card nor location.
func (m measure) fixed() float32 { return m.head + 2*m.totals + 4*m.gap + m.pad }

// locZ is the zoom of the locations: where cards are small, locations give way
// first.
func (m measure) locZ(z float32) float32 { return z * clampf(0.72+(z/m.least-1)*1.1, 0.72, 1) }

// room is the height for both sides' cards of a lane together, in board units.
func (m measure) room(z float32) float32 {
	return max((m.r.H-m.fixed()-locH*m.locZ(z))/z, 2*cardH)
}

// laneWidth is the least width, in board units, in which both sides fit.
func (m measure) laneWidth(l laneIn, z float32) (float32, bool) {
	widest := float32(0)
	for _, bs := range l.sides {
		for _, b := range bs {
			widest = max(widest, b.W)
		}
	}
	room := m.room(z)
	for w := max(locW*m.locZ(z)/z+8, widest); ; w += cardW/2 + blockGap {
		ok := shelve(l.sides[0], w).need()+shelve(l.sides[1], w).need() <= room
		if ok || w > 700 {
			return w, ok
		}
	}
}

// share divides a lane's room between own cards and the other player's: half
// each, but a crowded half takes what the other does not need.
func share(own, other shelves, room float32) (mine, theirs float32) {
	mine = room / 2
	switch w, o := own.full(), other.full(); {
	case w > mine:
		mine = min(w, room-max(other.need(), min(o, mine)))
	case o > mine:
		mine = room - min(o, room-max(own.need(), min(w, mine)))
	}
	mine = max(min(mine, room-other.need()), min(own.need(), room))
	return mine, room - mine
}

// level is the room of own cards at which all locations stand in one line, if there is
// enough for everybody's then.
func (m measure) level(in [][]laneIn, room, z float32) (float32, bool) {
	var own, other float32
	for _, ls := range in {
		for _, l := range ls {
			w, _ := m.laneWidth(l, z)
			own, other = max(own, shelve(l.sides[0], w).full()), max(other, shelve(l.sides[1], w).full())
		}
	}
	return min(max(room/2, own), room-other), own+other <= room
}

func (m measure) width(in [][]laneIn, z float32) (float32, bool) {
	total, all := float32(0), true
	for gi, ls := range in {
		if gi > 0 {
			total += groupGap * z
		}
		for i, l := range ls {
			if i > 0 {
				total += laneGap * z
			}
			w, ok := m.laneWidth(l, z)
			total += w * z
			all = all && ok
		}
	}
	return total, all
}

func (m measure) place(gs []game.GroupView, in [][]laneIn, r rect, z float32) board {
	b := board{Z: z}
	w, _ := m.width(in, z)
	x := r.X + max((r.W-w)/2, m.pad)
	top := r.Y + m.head
	room, lz := m.room(z), m.locZ(z)
	level, even := m.level(in, room, z)
	bottom := top + room*z + round(locH*lz) + 2*m.totals + 4*m.gap + 2
	for gi, ls := range in {
		if gi > 0 {
			x += groupGap * z
		}
		g := group{Name: gs[gi].Name}
		start := x
		for i, li := range ls {
			if i > 0 {
				x += laneGap * z
			}
			lw, _ := m.laneWidth(li, z)
			l := lane{View: li.v, All: rect{x, top, lw * z, bottom - top}.whole()}
			mine, theirs := level, room-level
			if !even {
				mine, theirs = share(shelve(li.sides[0], lw), shelve(li.sides[1], lw), room)
			}
			locY := round(top + theirs*z + m.totals + 2*m.gap)
			l.Loc = rect{x + (lw*z-locW*lz)/2, locY, locW * lz, locH * lz}.whole()
			l.Totals[1] = rect{l.All.X, l.Loc.Y - m.gap - m.totals, l.All.W, m.totals}
			l.Totals[0] = rect{l.All.X, l.Loc.bottom() + m.gap, l.All.W, m.totals}
			l.shelves(li, lw, z, m, [2]float32{mine, theirs})
			x += lw * z
			g.Lanes = append(g.Lanes, l)
		}
		g.Head = rect{start, r.Y, x - start, m.head}.whole()
		b.Groups = append(b.Groups, g)
		b.All = b.All.union(rect{start, r.Y, x - start, bottom - r.Y})
	}
	b.gaps()
	return b
}

// shelves puts both sides' blocks into the lane: own ones from the location
// downward, the other player's so that their last row ends at the location.
func (l *lane) shelves(in laneIn, lw, z float32, m measure, room [2]float32) {
	for k, bs := range in.sides {
		s := shelve(bs, lw)
		at, h := s.tops(room[k])
		y := l.Totals[0].bottom() + m.gap
		if k == 1 {
			y = l.Totals[1].Y - m.gap - h*z
		}
		for i, row := range s {
			x := l.All.X + (lw-row.w)*z/2
			for _, b := range row.blocks {
				dy := at[i]
				if k == 1 {
					dy += row.h - b.H // rows above the location stand on a common line
				}
				p := placed{block: b, At: rect{x, y + dy*z, b.W * z, b.H * z}, Z: z, Own: k == 0}
				l.Blocks = append(l.Blocks, p)
				x += (b.W + blockGap) * z
			}
		}
	}
}

// gaps finds the places where a new location may go.
func (b *board) gaps() {
	var ls []rect
	for _, g := range b.Groups {
		for _, l := range g.Lanes {
			ls = append(ls, l.All)
		}
	}
	if len(ls) == 0 {
		return
	}
	w := max(laneGap*b.Z, 10)
	for i := 0; i <= len(ls); i++ {
		x := ls[0].X - w/2
		switch {
		case i == len(ls):
			x = ls[i-1].right() + w/2
		case i > 0:
			x = (ls[i-1].right() + ls[i].X) / 2
		}
		b.Gaps = append(b.Gaps, rect{x - w/2, ls[0].Y, w, ls[0].H})
	}
}

// lay is where a part of the block is on the board.
func (p *placed) lay(r rect) rect {
	return rect{p.At.X + r.X*p.Z, p.At.Y + r.Y*p.Z, r.W * p.Z, r.H * p.Z}
}
