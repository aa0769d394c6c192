package face

import (
	"image"
	"image/draw"
	"math"
	"sync"

	"golang.org/x/image/vector"
)

// A box is a rectangle in pixels, for layout.
type box struct{ x, y, w, h float32 }

func (b box) in(d float32) box { return box{b.x + d, b.y + d, b.w - 2*d, b.h - 2*d} }
func (b box) bottom() float32  { return b.y + b.h }
func (b box) right() float32   { return b.x + b.w }
func (b box) cx() float32      { return b.x + b.w/2 }
func (b box) cy() float32      { return b.y + b.h/2 }
func (b box) rect() image.Rectangle {
	return image.Rect(rnd(b.x), rnd(b.y), rnd(b.right()), rnd(b.bottom()))
}
func (b box) cutTop(h float32) (t, r box) {
	return box{b.x, b.y, b.w, h}, box{b.x, b.y + h, b.w, b.h - h}
}

func rnd(x float32) int { return int(math.Floor(float64(x) + 0.5)) }

// A painter draws shapes and text on one picture. It holds what may not be
// shared between goroutines: the rasterizer and the caches of glyphs.
type painter struct {
	img    *image.RGBA
	clip   image.Rectangle
	z      vector.Rasterizer
	cover  image.Alpha
	tmp    []poly
	points poly
	polys  []poly
	ca     poly
	cb     poly
	typesetter
	blind bool                          // nothing is painted: one only asks what would be
	cut   bool                          // not all of the game text has found room
	least float32                       // the smallest size of the game text, in pixels; 0: there is none
	log   func(ink, room box, s string) // set by tests: where each text was drawn
	spots *[]Spot                       // set by Spots: where each number and icon was drawn
}

var painters = sync.Pool{New: func() any { return newPainter() }}

func newPainter() *painter {
	p := &painter{}
	p.typesetter.init()
	return p
}

// begin starts a picture of w by h pixels.
func (p *painter) begin(w, h int) {
	p.img = image.NewRGBA(image.Rect(0, 0, w, h))
	p.clip = p.img.Rect
	p.cut, p.least = false, 0
	if p.blind {
		p.clip = image.Rectangle{}
	}
}

// clipTo limits drawing to b and returns how to undo it.
func (p *painter) clipTo(b box) func() {
	old := p.clip
	p.clip = b.rect().Intersect(old)
	return func() { p.clip = old }
}

// fill paints polygons as one shape. All are wound the same way, so that
// overlaps count once.
func (p *painter) fill(c col, ps ...poly) {
	for _, q := range ps {
		if q.area() < 0 {
			reverse(q)
		}
	}
	p.raw(c, ps)
}

// hole paints outer without inner.
func (p *painter) hole(c col, outer, inner poly) {
	if outer.area() < 0 {
		reverse(outer)
	}
	if inner.area() > 0 {
		reverse(inner)
	}
	p.raw(c, []poly{outer, inner})
}

func reverse(q poly) {
	for i, j := 0, len(q)-1; i < j; i, j = i+1, j-1 {
		q[i], q[j] = q[j], q[i]
	}
}

// raw rasterizes polygons over their own bounding box only, to a mask that is
// then painted: most of a ring or a line is empty and costs next to nothing.
func (p *painter) raw(c col, ps []poly) {
	r := p.trace(ps)
	if r.Empty() || c.A == 0 {
		return
	}
	w, h := r.Dx(), r.Dy()
	if cap(p.cover.Pix) < w*h {
		p.cover.Pix = make([]uint8, w*h*3/2)
	}
	p.cover.Pix, p.cover.Stride, p.cover.Rect = p.cover.Pix[:w*h], w, image.Rect(0, 0, w, h)
	p.z.DrawOp = draw.Src
	p.z.Draw(&p.cover, p.cover.Rect, image.Opaque, image.Point{})
	p.mask(c, p.cover.Pix, r.Min.X, r.Min.Y, w, h)
}

// trace feeds the rasterizer and returns where its box lies in the picture.
func (p *painter) trace(ps []poly) image.Rectangle {
	x0, y0, x1, y1 := float32(1e9), float32(1e9), float32(-1e9), float32(-1e9)
	for _, q := range ps {
		for _, a := range q {
			x0, y0, x1, y1 = min(x0, a.x), min(y0, a.y), max(x1, a.x), max(y1, a.y)
		}
	}
	if x1 <= x0 || y1 <= y0 {
		return image.Rectangle{}
	}
	full := image.Rect(int(math.Floor(float64(x0))), int(math.Floor(float64(y0))), int(math.Ceil(float64(x1))), int(math.Ceil(float64(y1))))
	r := full.Intersect(p.clip)
	if r.Empty() {
		return r
	}
	p.z.Reset(r.Dx(), r.Dy())
	ox, oy := float32(r.Min.X), float32(r.Min.Y)
	for _, q := range ps {
		if r != full {
			q = p.crop(q, r)
		}
		if len(q) < 3 {
			continue
		}
		p.z.MoveTo(q[0].x-ox, q[0].y-oy)
		for _, a := range q[1:] {
			p.z.LineTo(a.x-ox, a.y-oy)
		}
		p.z.ClosePath()
	}
	return r
}

// crop cuts a polygon to r (Sutherland-Hodgman), one edge after another.
func (p *painter) crop(q poly, r image.Rectangle) poly {
	x0, y0, x1, y1 := float32(r.Min.X), float32(r.Min.Y), float32(r.Max.X), float32(r.Max.Y)
	a := cut(p.ca[:0], q, func(v pt) float32 { return v.x - x0 })
	b := cut(p.cb[:0], a, func(v pt) float32 { return x1 - v.x })
	a = cut(a[:0], b, func(v pt) float32 { return v.y - y0 })
	b = cut(b[:0], a, func(v pt) float32 { return y1 - v.y })
	for i := range b { // rounding must not leave the box
		b[i] = pt{clamp(b[i].x, x0, x1), clamp(b[i].y, y0, y1)}
	}
	p.ca, p.cb = a, b
	return b
}

func cut(out, q poly, d func(pt) float32) poly {
	for i, a := range q {
		b := q[(i+1)%len(q)]
		da, db := d(a), d(b)
		if da >= 0 {
			out = append(out, a)
		}
		if (da >= 0) != (db >= 0) {
			out = append(out, between(a, b, da/(da-db)))
		}
	}
	return out
}

// line strokes an open line of width w with round joins and ends.
func (p *painter) line(c col, w float32, q ...pt) {
	p.tmp = strokes(p.tmp[:0], q, w, false)
	p.fill(c, p.tmp...)
}

// loop strokes a closed line.
func (p *painter) loop(c col, w float32, q poly) {
	p.tmp = strokes(p.tmp[:0], q, w, true)
	p.fill(c, p.tmp...)
}

// strokes appends the outline of a line: a quadrilateral for each piece and,
// where the line is wide enough to show, a disc at each point.
func strokes(out []poly, q poly, w float32, closed bool) []poly {
	h := w / 2
	for i, a := range q {
		if w > 1.2 {
			out = append(out, regular(a.x, a.y, h, int(clamp(w*1.5+4, 6, 24)), 0))
		}
		if i == len(q)-1 && !closed {
			break
		}
		b := q[(i+1)%len(q)]
		dx, dy := b.x-a.x, b.y-a.y
		l := float32(math.Hypot(float64(dx), float64(dy)))
		if l < 1e-4 {
			continue
		}
		nx, ny := -dy/l*h, dx/l*h
		out = append(out, poly{{a.x + nx, a.y + ny}, {a.x - nx, a.y - ny}, {b.x - nx, b.y - ny}, {b.x + nx, b.y + ny}})
	}
	return out
}

// rect fills a rectangle, with soft edges where it falls between pixels.
func (p *painter) rect(c col, b box) {
	if b.w <= 0 || b.h <= 0 {
		return
	}
	p.raw(c, []poly{{{b.x, b.y}, {b.right(), b.y}, {b.right(), b.bottom()}, {b.x, b.bottom()}}})
}

func (p *painter) rounded(c col, b box, r float32) { p.fill(c, roundRect(b.x, b.y, b.w, b.h, r)) }

// frame draws a rounded rectangle's outline, w wide, inside b: band by band,
// since its middle is empty.
func (p *painter) frame(c col, b box, r, w float32) {
	i, all := b.in(w), p.clip
	outer, inner := roundRect(b.x, b.y, b.w, b.h, r), roundRect(i.x, i.y, i.w, i.h, max(r-w, 0.2))
	out := image.Rect(int(math.Floor(float64(b.x))), int(math.Floor(float64(b.y))), int(math.Ceil(float64(b.right()))), int(math.Ceil(float64(b.bottom()))))
	cap, side := min(int(max(r, w))+2, out.Dy()/2), min(int(w)+2, out.Dx()/2)
	for _, band := range [4]image.Rectangle{
		{out.Min, image.Pt(out.Max.X, out.Min.Y+cap)},
		{image.Pt(out.Min.X, out.Max.Y-cap), out.Max},
		{image.Pt(out.Min.X, out.Min.Y+cap), image.Pt(out.Min.X+side, out.Max.Y-cap)},
		{image.Pt(out.Max.X-side, out.Min.Y+cap), image.Pt(out.Max.X, out.Max.Y-cap)},
	} {
		if p.clip = band.Intersect(all); !p.clip.Empty() {
			p.hole(c, outer, inner)
		}
	}
	p.clip = all
}

func (p *painter) disc(c col, x, y, r float32) { p.fill(c, circle(x, y, r)) }

func (p *painter) ring(c col, x, y, r, w float32) {
	p.hole(c, circle(x, y, r), circle(x, y, max(r-w, 0.01)))
}
