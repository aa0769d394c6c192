package face

import (
	"math"
	"strconv"
	"strings"
)

// pt is a point in pixels or in a shape's own units.
type pt struct{ x, y float32 }

// poly is a closed polygon, or an open line when it is stroked.
type poly []pt

// xf maps a shape's units to pixels: turn, then scale, then move.
type xf struct{ a, b, c, d, x, y float32 }

// place maps the square 0..unit to a square of size px whose corner is x, y.
func place(x, y, px, unit float32) xf { return xf{px / unit, 0, 0, px / unit, x, y} }

// spin maps the square 0..unit, turned by deg around its middle, to a square
// of size px with its middle at cx, cy.
func spin(cx, cy, px, unit, deg float32) xf {
	s, c := math.Sincos(float64(deg) * math.Pi / 180)
	k := px / unit
	a, b := float32(c)*k, float32(s)*k
	h := unit / 2
	return xf{a, -b, b, a, cx - a*h + b*h, cy - b*h - a*h}
}

func (t xf) at(p pt) pt { return pt{t.a*p.x + t.b*p.y + t.x, t.c*p.x + t.d*p.y + t.y} }

// scale is the pixels of one unit.
func (t xf) scale() float32 {
	return float32(math.Sqrt(math.Abs(float64(t.a*t.d - t.b*t.c))))
}

// area is twice the signed area: positive when clockwise on the screen.
func (p poly) area() float32 {
	var s float32
	for i, a := range p {
		b := p[(i+1)%len(p)]
		s += a.x*b.y - b.x*a.y
	}
	return s
}

// circle returns a circle as a polygon with an edge for every few pixels.
func circle(cx, cy, r float32) poly { return ellipse(cx, cy, r, r) }

func ellipse(cx, cy, rx, ry float32) poly {
	n := int(clamp(6+max(rx, ry)*1.2, 12, 120))
	return arc(make(poly, 0, n), cx, cy, rx, ry, 0, 360-360/float32(n), n-1)
}

// arc appends n+1 points of an ellipse from a0 to a1 degrees (0 is right, 90 down).
func arc(p poly, cx, cy, rx, ry, a0, a1 float32, n int) poly {
	for i := range n + 1 {
		s, c := math.Sincos(float64(a0+(a1-a0)*float32(i)/float32(n)) * math.Pi / 180)
		p = append(p, pt{cx + rx*float32(c), cy + ry*float32(s)})
	}
	return p
}

// roundRect returns a rectangle with corners of radius r.
func roundRect(x, y, w, h, r float32) poly {
	r = min(r, w/2, h/2)
	if r <= 0.1 {
		return poly{{x, y}, {x + w, y}, {x + w, y + h}, {x, y + h}}
	}
	n := int(clamp(r, 3, 14))
	p := make(poly, 0, 4*n+4)
	p = arc(p, x+w-r, y+r, r, r, -90, 0, n)
	p = arc(p, x+w-r, y+h-r, r, r, 0, 90, n)
	p = arc(p, x+r, y+h-r, r, r, 90, 180, n)
	return arc(p, x+r, y+r, r, r, 180, 270, n)
}

// regular returns a regular polygon of n corners, the first at deg.
func regular(cx, cy, r float32, n int, deg float32) poly {
	return arc(make(poly, 0, n), cx, cy, r, r, deg, deg+360-360/float32(n), n-1)
}

// parsePath reads a path in the SVG notation, with the commands M L H V C Q Z
// in upper case (absolute); curves become short lines. It panics on anything
// else: the paths are constants of this package.
func parsePath(s string) []poly {
	var out []poly
	var cur poly
	var cmd byte
	var nums []float32
	end := func() {
		if len(cur) > 1 {
			out = append(out, cur)
		}
		cur = nil
	}
	need := map[byte]int{'M': 2, 'L': 2, 'H': 1, 'V': 1, 'C': 6, 'Q': 4}
	step := func() {
		last := pt{}
		if len(cur) > 0 {
			last = cur[len(cur)-1]
		}
		switch n := nums; cmd {
		case 'M':
			end()
			cur = append(cur, pt{n[0], n[1]})
			cmd = 'L'
		case 'L':
			cur = append(cur, pt{n[0], n[1]})
		case 'H':
			cur = append(cur, pt{n[0], last.y})
		case 'V':
			cur = append(cur, pt{last.x, n[0]})
		case 'C':
			cur = bezier(cur, last, pt{n[0], n[1]}, pt{n[2], n[3]}, pt{n[4], n[5]})
		case 'Q':
			c, e := pt{n[0], n[1]}, pt{n[2], n[3]}
			cur = bezier(cur, last, between(last, c, 2./3), between(e, c, 2./3), e)
		}
		nums = nums[:0]
	}
	for _, f := range strings.Fields(spaced.Replace(s)) {
		if c := f[0]; c >= 'A' && c <= 'Z' {
			if cmd = c; c == 'Z' {
				end()
			}
			continue
		}
		v, err := strconv.ParseFloat(f, 32)
		if err != nil || need[cmd] == 0 {
			panic("face: bad path near " + f + " in " + s)
		}
		if nums = append(nums, float32(v)); len(nums) == need[cmd] {
			step()
		}
	}
	end()
	return out
}

var spaced = strings.NewReplacer("M", " M ", "L", " L ", "H", " H ", "V", " V ", "C", " C ", "Q", " Q ", "Z", " Z ", ",", " ")

func between(a, b pt, t float32) pt { return pt{a.x + (b.x-a.x)*t, a.y + (b.y-a.y)*t} }

func bezier(p poly, a, b, c, d pt) poly {
	const n = 10
	for i := 1; i <= n; i++ {
		t := float32(i) / n
		ab, bc, cd := between(a, b, t), between(b, c, t), between(c, d, t)
		p = append(p, between(between(ab, bc, t), between(bc, cd, t), t))
	}
	return p
}
