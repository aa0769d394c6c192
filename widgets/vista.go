package widgets

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// A vista is the row of locations as it is panned and zoomed: where its places are on the table.
type vista struct {
	*tableau
	row        board
	x, y, zoom float32
}

// look is where a place of the board's layout is on the table now.
func (v *vista) look(r rect) rect {
	b, z := v.bands.Board, v.zoom
	return rect{(r.X-b.midX())*z + b.midX() + v.x, (r.Y-b.midY())*z + b.midY() + v.y, r.W * z, r.H * z}
}

// clamp keeps the board in sight.
func (v *vista) clamp() {
	b := v.bands.Board
	v.zoom = max(v.zoom, v.leastZoom())
	v.x, v.y = v.bind(v.x, v.row.All.X, v.row.All.W, b.X, b.W), v.bind(v.y, b.Y, b.H, b.Y, b.H)
}

func (v *vista) bind(d, x, w, bx, bw float32) float32 {
	z, pad := v.zoom, 10*v.bands.U
	mid := bx + bw/2
	left, right := (x-mid)*z+mid, (x+w-mid)*z+mid
	if right-left <= bw {
		if z < 1 {
			return mid - (left+right)/2
		}
		return 0
	}
	return clampf(d, min(bx+bw-pad-right, 0), max(bx+pad-left, 0))
}

// laneOf is the lane in which a card lies, nil if in none.
func (v *vista) laneOf(id game.CardID) *lane {
	for l := range v.row.lanes() {
		if l.View.Card.ID == id {
			return l
		}
		for bi := range l.Blocks {
			for _, c := range l.Blocks[bi].Cards {
				if c.View.ID == id {
					return l
				}
			}
		}
	}
	return nil
}

// laneAt is the lane at a place of the table, nil if there is none.
func (v *vista) laneAt(x, y float32) *lane {
	for l := range v.row.lanes() {
		if v.look(l.All).has(x, y) {
			return l
		}
	}
	return nil
}

// totalsAt is the lane at whose totals a place of the table lies, nil if at none, and whose they are.
func (v *vista) totalsAt(x, y float32) (l *lane, side card.Side, at rect) {
	if !v.bands.Board.has(x, y) {
		return
	}
	for l := range v.row.lanes() {
		for k := range l.Totals {
			if at := v.look(l.Totals[k]); at.has(x, y) {
				return l, v.side(k), at
			}
		}
	}
	return
}

// leastZoom is the zoom at which the whole row is in sight.
func (v *vista) leastZoom() float32 {
	if v.row.All.W < 1 {
		return 1
	}
	return min(1, (v.bands.Board.W-12*v.bands.U)/v.row.All.W)
}

// beyond tells how far the row goes on beyond the left and the right edge.
func (v *vista) beyond() (left, right float32) {
	b, all := v.bands.Board, v.look(v.row.All)
	return b.X - all.X, all.right() - b.right()
}

// stop is where a way passes a lane: over the upper part of its location.
func (v *vista) stop(l *lane) point {
	at := v.look(l.Loc)
	return point{at.midX(), at.Y + at.H*0.24}
}

// litBeside is the lit location whose lane a place between lanes is nearest to.
func (v *vista) litBeside(x, y float32) (s spot) {
	best := 22 * v.bands.U
	for l := range v.row.lanes() {
		at := v.look(l.All)
		d := max(at.X-x, x-at.right())
		if y >= at.Y && y < at.bottom() && d < best && v.aim.lit[spot{Card: l.View.Card.ID}] {
			best, s = d, spot{Card: l.View.Card.ID}
		}
	}
	return
}

// slotUnder is the place aboard under the pointer, if any.
func (v *vista) slotUnder(x, y float32) (slotAt, bool) {
	for l := range v.row.lanes() {
		for bi := len(l.Blocks) - 1; bi >= 0; bi-- {
			p := &l.Blocks[bi]
			for _, w := range p.Wells {
				if v.look(p.lay(w.At)).has(x, y) {
					return slotAt{w.Host, w.Slot}, true
				}
			}
		}
	}
	return slotAt{}, false
}

// totalsOf is where the totals of a side at a location are.
func (v *vista) totalsOf(id game.CardID, side card.Side) (at rect, ok bool) {
	for l := range v.row.lanes() {
		if l.View.Card.ID == id {
			return v.look(l.Totals[v.which(side)]), true
		}
	}
	return at, false
}

// gap is what is drawn of a place in the row.
func (v *vista) gap(i int) rect {
	g := v.row.Gaps[i]
	return rect{g.midX() - 9, g.Y, 18, g.H}
}
