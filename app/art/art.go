// Package art draws the pictures of the program that are not cards: the dusk
// behind the home screen and the program's icon. Both are plain Go, of any size.
package art

import (
	"image"
	"math"
	"runtime"
	"sync"
)

// The colours of the dusk, from the zenith to the horizon.
var sky = []stop{
	{0, rgb(0x0b1020)}, {0.35, rgb(0x1d2140)}, {0.58, rgb(0x58304f)}, {0.74, rgb(0xa8493f)}, {0.86, rgb(0xe08a4a)}, {1, rgb(0xf6c878)},
}

type stop struct {
	at float64
	c  rgbf
}

// rgbf is a colour with parts of 0 to 1.
type rgbf [3]float64

func rgb(v uint32) rgbf {
	return rgbf{float64(v>>16) / 255, float64(v>>8&255) / 255, float64(v&255) / 255}
}

func (a rgbf) mix(b rgbf, t float64) rgbf {
	t = min(max(t, 0), 1)
	for i := range a {
		a[i] += (b[i] - a[i]) * t
	}
	return a
}

func (a rgbf) add(b rgbf, t float64) rgbf {
	for i := range a {
		a[i] = min(a[i]+b[i]*t, 1)
	}
	return a
}

// ramp is the colour of the stops at t.
func ramp(stops []stop, t float64) rgbf {
	for i := 1; i < len(stops); i++ {
		if t <= stops[i].at {
			a, b := stops[i-1], stops[i]
			return a.c.mix(b.c, (t-a.at)/(b.at-a.at))
		}
	}
	return stops[len(stops)-1].c
}

// A sun is a disc in the sky, in parts of the picture's height.
type sun struct {
	x, y, r float64
	c, glow rgbf
}

// scene is the dusk as a function of the place; aspect is width over height.
type scene struct {
	aspect  float64
	horizon float64
	suns    []sun
	dunes   []dune
	stars   bool
	domes   []dome
}

// A dune is a line of sand: everything below it.
type dune struct {
	base, high, long, shift float64
	top, foot               rgbf
}

func (d dune) line(x float64) float64 {
	t := x/d.long + d.shift
	return d.base - d.high*(0.6*math.Sin(t)+0.3*math.Sin(2.3*t+1)+0.1*math.Sin(5.1*t+2))
}

// A dome is a house of the desert, seen against the light.
type dome struct{ x, y, r float64 }

// in tells whether a place is on the dome, its walls or its porch.
func (d dome) in(x, y float64) bool {
	dx, dy := (x-d.x)/d.r, (y-d.y)/d.r
	switch {
	case dy > 0.62 || dy < -1.02:
		return false
	case dy > 0:
		return math.Abs(dx) < 1.1 || dx > 0 && dx < 1.75 && dy > 0.18
	case math.Abs(dx) < 0.05 && dy < -0.9:
		return true
	}
	return dx*dx+dy*dy*1.25 < 1
}

// door tells whether a place is in the lit door.
func (d dome) door(x, y float64) bool {
	dx, dy := math.Abs(x-d.x-1.38*d.r)/d.r, (y-d.y)/d.r
	return dx < 0.13 && dy > 0.3 && dy < 0.62 || dx*dx+(dy-0.3)*(dy-0.3) < 0.13*0.13
}

// at is the colour at x, y in parts of the height.
func (s *scene) at(x, y float64) rgbf { return s.below(s.tops(x), s.bare(y), x, y) }

// bare is the colour of the sky alone at y.
func (s *scene) bare(y float64) rgbf { return ramp(sky, y/s.horizon) }

// tops is where each dune begins at x.
func (s *scene) tops(x float64) []float64 {
	out := make([]float64, len(s.dunes))
	for i, d := range s.dunes {
		out[i] = d.line(x)
	}
	return out
}

// below is at, where the tops of the dunes and the bare sky are known; what a dune covers is not
// looked at.
func (s *scene) below(tops []float64, c rgbf, x, y float64) rgbf {
	from := len(tops)
	for from > 0 && y <= tops[from-1]+edge {
		from--
	}
	if from == 0 {
		c = s.over(c, x, y)
	}
	for i, d := range s.dunes[max(from-1, 0):] {
		if top := tops[max(from-1, 0)+i]; y > top-edge {
			shade := d.top.mix(d.foot, (y-top)/0.28)
			c = c.mix(shade, smooth(top-edge, top+edge, y))
		}
	}
	return c
}

// edge is how soft a dune's edge is, in parts of the height.
const edge = 0.001

// over puts the stars, the suns and the houses on the bare sky.
func (s *scene) over(c rgbf, x, y float64) rgbf {
	if s.stars && y < s.horizon*0.62 {
		c = c.add(rgbf{1, 1, 0.95}, star(x, y)*(1-y/(s.horizon*0.62)))
	}
	for _, u := range s.suns {
		d := math.Sqrt((x-u.x)*(x-u.x) + (y-u.y)*(y-u.y))
		c = c.add(u.glow, 0.55*fades(d/(u.r*1.6)))
		if d < u.r+0.0016 {
			c = c.mix(u.c, smooth(u.r+0.0016, u.r-0.0016, d))
		}
	}
	for _, d := range s.domes {
		if d.in(x, y) {
			c = rgb(0x2a1a22)
			if y > d.y && x > d.x {
				c = rgb(0x241620)
			}
			if d.door(x, y) {
				c = rgb(0xffd890)
			}
		}
	}
	return c
}

// fades is exp(-v), which is most of the work of the sky, from a table; its error is below 1/100000.
func fades(v float64) float64 {
	v *= 64
	i := int(v)
	if i >= len(fading)-1 {
		return 0
	}
	return fading[i] + (fading[i+1]-fading[i])*(v-float64(i))
}

var fading = func() (out [12*64 + 1]float64) {
	for i := range out {
		out[i] = math.Exp(-float64(i) / 64)
	}
	return
}()

// smooth goes from 0 at a to 1 at b.
func smooth(a, b, v float64) float64 {
	t := min(max((v-a)/(b-a), 0), 1)
	return t * t * (3 - 2*t)
}

// star is the light of the stars at a place: at most one in each cell of a grid.
func star(x, y float64) float64 {
	const cell = 0.035
	cx, cy := math.Floor(x/cell), math.Floor(y/cell)
	h := uint32(int32(cx))*0x9e3779b1 ^ uint32(int32(cy))*0x85ebca77
	h ^= h >> 15
	h *= 0x2c1b3c6d
	h ^= h >> 12
	if h%5 != 0 {
		return 0
	}
	px := (cx + 0.2 + 0.6*float64(h>>8&255)/255) * cell
	py := (cy + 0.2 + 0.6*float64(h>>16&255)/255) * cell
	r := 0.0007 + 0.0009*float64(h>>24)/255
	return 0.9 * smooth(r*1.8, r*0.4, math.Hypot(x-px, y-py))
}

// desert is the dusk of the home screen.
func desert(aspect float64) *scene {
	return &scene{
		aspect: aspect, horizon: 0.8, stars: true,
		suns: []sun{
			{aspect*0.5 - 0.20, 0.60, 0.085, rgb(0xfff3cf), rgb(0xffc070)},
			{aspect*0.5 + 0.03, 0.70, 0.055, rgb(0xff9d6b), rgb(0xff6a40)},
		},
		domes: []dome{{aspect*0.5 + 0.47, 0.755, 0.075}, {aspect*0.5 + 0.70, 0.775, 0.04}},
		dunes: []dune{
			{0.80, 0.016, 0.23, 0.4, rgb(0x6d3a3a), rgb(0x3b2230)},
			{0.86, 0.028, 0.34, 2.1, rgb(0x4b2a30), rgb(0x241824)},
			{0.93, 0.040, 0.52, 4.4, rgb(0x2c1b24), rgb(0x0f0c14)},
		},
	}
}

// Backdrop draws the dusk behind the home screen.
func Backdrop(w, h int) *image.RGBA {
	s := desert(float64(w) / float64(h))
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	tops := make([][]float64, w)
	for x := range tops {
		tops[x] = s.tops((float64(x) + 0.5) / float64(h))
	}
	row := func(y int) {
		bare := s.bare((float64(y) + 0.5) / float64(h))
		for x := range w {
			c := s.below(tops[x], bare, (float64(x)+0.5)/float64(h), (float64(y)+0.5)/float64(h))
			i, by := img.PixOffset(x, y), pattern(x, y)
			img.Pix[i], img.Pix[i+1], img.Pix[i+2], img.Pix[i+3] = to8(c[0], by), to8(c[1], by), to8(c[2], by), 255
		}
	}
	var all sync.WaitGroup
	workers := runtime.GOMAXPROCS(0)
	for n := range workers {
		all.Add(1)
		go func() {
			defer all.Done()
			for y := n; y < h; y += workers {
				row(y)
			}
		}()
	}
	all.Wait()
	return img
}

// pattern is by how much a place is rounded up, so that wide gradients show no bands.
func pattern(x, y int) float64 { return 0.5 + 0.9*(float64((x*7+y*13)%16)/16-0.5) }

func to8(v, by float64) uint8 { return uint8(min(max(v*255+by, 0), 255)) }
