package widgets

import (
	"cmp"
	"iter"
	"math"
	"slices"

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

// upTo is the lane with those blocks in a fan that stand higher than its room.
func (l laneIn) upTo(room float32) laneIn {
	for k, bs := range l.sides {
		l.sides[k] = slices.Clone(bs)
		for i, b := range bs {
			if b.H > room && b.Fan != nil {
				l.sides[k][i] = *b.Fan
			}
		}
	}
	return l
}

// layBoard lays the groups out in r. All locations stand in one line that never moves, in the
// middle. The cards are as large as they can be with every lane's cards upright, in as many
// columns as it takes, and the whole row in r; where that is below the least readable size
// the lanes for which there is no room have their outer cards in a fan, and a row that is too
// wide even so is panned. Nothing gets another size while there is a way to lay it out at the
// size that it was: a card more goes into a fan first. u is the furniture unit; was is the
// size before, 0 if none.
func layBoard(gs []game.GroupView, seat card.Side, r rect, u, was float32) board {
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
	most := clampf((r.H-m.fixed())/(locH+2*(cardH+tuck)), m.least, 1.35*u) // a weapon on a card is no reason for a fan
	calm, found := m.least, false
	for z := most; z >= m.least && !found; z *= 0.98 {
		if found = m.fits(in, z, shelves.full); found {
			calm = z
		}
	}
	z := calm
	if was >= calm && was <= most && m.fits(in, was, shelves.least) || was < calm && was*1.3 > calm && was >= m.least {
		z = was
	}
	return m.place(gs, in, r, z)
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

// room is the height for one side's cards of a lane, in board units.
func (m measure) room(z float32) float32 {
	return max((m.r.H-m.fixed()-locH*m.locZ(z))/2/z, cardH)
}

// laneWidth is the least width, in board units, in which both sides fit by a measure of
// their height.
func (m measure) laneWidth(l laneIn, z float32, height func(shelves) float32) (float32, bool) {
	widest := float32(0)
	for _, bs := range l.sides {
		for _, b := range bs {
			widest = max(widest, b.W)
		}
	}
	room := m.room(z)
	for w := max(locW*m.locZ(z)/z+8, widest); ; w += cardW/2 + blockGap {
		ok := height(shelve(l.sides[0], w)) <= room && height(shelve(l.sides[1], w)) <= room
		if ok || w > 700 {
			return w, ok
		}
	}
}

// fits tells whether the whole row is in sight at a size, with heights by a measure.
func (m measure) fits(in [][]laneIn, z float32, height func(shelves) float32) bool {
	total, ok := m.gapsOf(in)*z, true
	for _, ls := range in {
		for _, l := range ls {
			w, fits := m.laneWidth(l, z, height)
			total, ok = total+w*z, ok && fits
		}
	}
	return ok && total <= m.wide()
}

// wide is the width for the row.
func (m measure) wide() float32 { return m.r.W - 2*m.pad }

// gapsOf is the width between the lanes, in board units.
func (m measure) gapsOf(in [][]laneIn) (w float32) {
	for gi, ls := range in {
		if gi > 0 {
			w += groupGap
		}
		w += laneGap * float32(max(len(ls)-1, 0))
	}
	return
}

// widths are those of the lanes, in board units: each wide enough for a fan, and, the one
// that lacks least first, for all its cards upright while the row stays in sight.
func (m measure) widths(in [][]laneIn, z float32) (ws [][]float32, total float32) {
	type lack struct {
		group, lane int
		more        float32
	}
	var lacks []lack
	total = m.gapsOf(in)
	for gi, ls := range in {
		ws = append(ws, nil)
		for li, l := range ls {
			l = l.upTo(m.room(z))
			fan, _ := m.laneWidth(l, z, shelves.least)
			ws[gi] = append(ws[gi], fan)
			total += fan
			if up, ok := m.laneWidth(l, z, shelves.full); ok {
				lacks = append(lacks, lack{gi, li, up - fan})
			}
		}
	}
	slices.SortStableFunc(lacks, func(a, b lack) int { return cmp.Compare(a.more, b.more) })
	for _, l := range lacks {
		if (total+l.more)*z <= m.wide() {
			ws[l.group][l.lane] += l.more
			total += l.more
		}
	}
	return ws, total
}

func (m measure) place(gs []game.GroupView, in [][]laneIn, r rect, z float32) board {
	b := board{Z: z}
	ws, w := m.widths(in, z)
	x := r.X + max((r.W-w*z)/2, m.pad)
	top := r.Y + m.head
	lz := m.locZ(z)
	bottom := r.bottom() - m.pad
	axis := (top + bottom) / 2
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
			lw := ws[gi][i]
			l := lane{View: li.v, All: rect{x, top, lw * z, bottom - top}.whole()}
			l.Loc = rect{x + (lw*z-locW*lz)/2, axis - locH*lz/2, locW * lz, locH * lz}.whole()
			l.Totals[1] = rect{l.All.X, l.Loc.Y - m.gap - m.totals, l.All.W, m.totals}
			l.Totals[0] = rect{l.All.X, l.Loc.bottom() + m.gap, l.All.W, m.totals}
			l.shelves(li, lw, z, m)
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

// shelves puts both sides' blocks into the lane, from the location outward.
func (l *lane) shelves(in laneIn, lw, z float32, m measure) {
	for k, bs := range in.upTo(m.room(z)).sides {
		s := shelve(bs, lw)
		at := s.fan(m.room(z))
		for i, row := range s {
			y := l.Totals[0].bottom() + m.gap + at[i]*z
			if k == 1 {
				y = l.Totals[1].Y - m.gap - (at[i]+row.h)*z
			}
			x := l.All.X + (lw-row.w)*z/2
			for _, b := range row.blocks {
				dy := float32(0)
				if k == 1 {
					dy = row.h - b.H // rows above the location stand on a common line
				}
				l.Blocks = append(l.Blocks, placed{block: b, At: rect{x, y + dy*z, b.W * z, b.H * z}, Z: z, Own: k == 0})
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
