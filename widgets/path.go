package widgets

import (
	"math"
	"strconv"

	"cantina/engine/game"
	"cantina/widgets/ink"
)

// How the row hangs together, and the way of a move over it before it is paid.

// A point is a place on the table.
type point struct{ X, Y float32 }

// box is the rectangle round points, with a margin.
func box(ps []point, margin float32) rect {
	lo, hi := ps[0], ps[0]
	for _, p := range ps {
		lo.X, lo.Y = min(lo.X, p.X), min(lo.Y, p.Y)
		hi.X, hi.Y = max(hi.X, p.X), max(hi.Y, p.Y)
	}
	return rect{lo.X - margin, lo.Y - margin, hi.X - lo.X + 2*margin, hi.Y - lo.Y + 2*margin}
}

// linkAt is where the link between two neighbours is drawn: from edge to edge of
// their cards, in units of the board.
func linkAt(a, b *lane) (from, to point) {
	return point{a.Loc.right() - 3, a.Loc.midY()}, point{b.Loc.X + 3, b.Loc.midY()}
}

// placeLinks draws how neighbours hang together: a walk of stepping stones between
// adjacent sites, a dotted line between a sector and what lies beside it.
func (g *ground) placeLinks(draw bool) {
	for gi := range g.row.Groups {
		g.placeTie(&g.row.Groups[gi], draw)
		ls := g.row.Groups[gi].Lanes
		for i := 0; i+1 < len(ls); i++ {
			kind := ls[i].View.Next
			if kind == game.Apart {
				continue
			}
			from, to := linkAt(&ls[i], &ls[i+1])
			at := g.look(box([]point{from, to}, 5*g.bands.U))
			g.paintArt(g.links.next(), at, draw, func(b *brush) {
				z := g.zoom
				m := 5 * g.bands.U * z
				p, q := point{m, m}, point{b.w - m, b.h - m}
				if from.Y > to.Y {
					p.Y, q.Y = q.Y, p.Y
				}
				if kind == game.OnFoot {
					b.stroke(p, q, 8*b.u*z, 0, b.deep)
					b.stroke(p, q, 5*b.u*z, 0, ink.Mix(b.gold, b.soft, 0.5))
				} else {
					b.stroke(p, q, 4*b.u*z, 2.5*b.u*z, b.soft)
				}
			})
		}
	}
}

// placeTie draws how a group is tied to another lane.
func (g *ground) placeTie(of *group, draw bool) {
	from, to, ok := g.tie(of)
	if !ok {
		return
	}
	top, foot := from, point{to.X, to.Y + 10*g.bands.U}
	at := g.look(box([]point{top, foot}, 5*g.bands.U))
	g.paintArt(g.links.next(), at, draw, func(b *brush) {
		z, m := g.zoom, 5*g.bands.U*g.zoom
		w, gap := 3*b.u*z, 3*b.u*z
		a, end := point{b.w - m, m + 2*b.u*z}, point{m, b.h - m - 6*b.u*z}
		if from.X < to.X {
			a.X, end.X = end.X, a.X
		}
		b.stroke(a, point{end.X, a.Y}, w, gap, b.gold)
		b.stroke(point{end.X, a.Y}, end, w, gap, b.gold)
		r := 4 * b.u * z
		b.Icon("down", end.X-r, end.Y-r*0.6, 2*r, b.gold)
	})
}

// stroke draws a line of discs; with a gap, dots that far apart.
func (b *brush) stroke(p, q point, width, gap float32, c ink.Color) {
	step := max(width*0.25, 0.5)
	if gap > 0 {
		step = width + gap
	}
	long := float32(math.Hypot(float64(q.X-p.X), float64(q.Y-p.Y)))
	for d := float32(0); d <= long; d += step {
		f := d / max(long, 1)
		b.Disc(p.X+(q.X-p.X)*f, p.Y+(q.Y-p.Y)*f, width/2, c)
	}
}

// way is the option that the aim points at, and the places that its card passes:
// nil if it goes nowhere over the board.
func (g *ground) way() (*game.Option, []point) {
	a := &g.aim
	from := g.laneOf(a.card)
	if a.card == 0 || a.hot.Card == 0 || from == nil {
		return nil, nil
	}
	for _, i := range g.moves.at(a.card, a.hot) {
		o := g.moves.opt(i)
		to := g.laneOf(o.Target)
		if to == nil || to == from {
			continue
		}
		ps := []point{g.stop(from)}
		for _, id := range o.Via {
			if l := g.laneOf(id); l != nil {
				ps = append(ps, g.stop(l))
			}
		}
		return o, append(ps, g.stop(to))
	}
	return nil, nil
}

// placePath draws the way of the move that the aim points at.
func (g *ground) placePath() {
	o, ps := g.way()
	obj := g.path
	if o == nil {
		obj.Hide()
		return
	}
	u := g.bands.U
	margin := 20 * u
	at := box(ps, margin)
	over := len(o.Via) == 0 && o.Verb != game.VMove && o.Verb != game.VSector // at one go: an arc over the row
	if over {
		at.Y, at.H = at.Y-26*u, at.H+26*u
	}
	g.paintArt(g.path, at, true, func(b *brush) {
		for i := range ps {
			ps[i].X, ps[i].Y = ps[i].X-at.X, ps[i].Y-at.Y
		}
		way := ps
		if over {
			way = arc(ps[0], ps[len(ps)-1], 40*u)
		}
		for _, pass := range []struct {
			w float32
			c ink.Color
		}{{9 * u, b.deep}, {5 * u, b.gold}} {
			for i := 0; i+1 < len(way); i++ {
				b.stroke(way[i], way[i+1], pass.w, 0, pass.c)
			}
		}
		for i, p := range ps {
			r := 7 * u
			if i == len(ps)-1 {
				r = 13 * u
			}
			b.Disc(p.X, p.Y, r+2*u, b.deep)
			b.Disc(p.X, p.Y, r, b.gold)
		}
		end := ps[len(ps)-1]
		b.Middle(ink.Bold, 17*u, end.X, end.Y+6*u, b.onGold, strconv.Itoa(int(o.Cost)))
	})
}

// arc is a curve from p to q, high above their middle.
func arc(p, q point, high float32) []point {
	const n = 24
	mid := point{(p.X + q.X) / 2, min(p.Y, q.Y) - high}
	out := make([]point, 0, n+1)
	for i := range n + 1 {
		f := float32(i) / n
		a, b, c := (1-f)*(1-f), 2*f*(1-f), f*f
		out = append(out, point{a*p.X + b*mid.X + c*q.X, a*p.Y + b*mid.Y + c*q.Y})
	}
	return out
}

// tie is where a group is tied to another lane: the sites of a ship to the lane in
// which it is, a mobile system to what it orbits. It goes along the heads of the
// groups, down into the lane. Nothing when there is no such lane.
func (g *ground) tie(of *group) (from, to point, ok bool) {
	id := of.shipOf()
	if l := of.star(); l != nil {
		id = l.Orbits
	}
	l := g.laneOf(id)
	if l == nil {
		return
	}
	from, to = point{of.Head.X, of.Head.Y}, point{l.All.right() - l.All.W*0.12, l.All.Y} // beside the name over it
	if to.X > of.Head.X {
		from.X, to.X = of.Head.right(), l.All.X+l.All.W*0.12
	}
	return from, to, true
}
