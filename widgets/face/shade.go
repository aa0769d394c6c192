package face

import (
	"image"
	"math"
)

// dither spreads the rounding of gradients over 4x4 pixels, in 1/16 of a level.
var dither = [16]float32{0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5}

// blend puts colour r, g, b (0 to 255) with alpha a (0 to 1) over the opaque pixel at i.
func blend(px []uint8, i int, r, g, b, a, d float32) {
	q := px[i : i+3 : i+3]
	q[0] = uint8(float32(q[0]) + (r-float32(q[0]))*a + d)
	q[1] = uint8(float32(q[1]) + (g-float32(q[1]))*a + d)
	q[2] = uint8(float32(q[2]) + (b-float32(q[2]))*a + d)
}

// A stop is a colour of a gradient at a place from 0 to 1.
type stop struct {
	at float32
	c  col
}

// vertical paints b with a gradient from top to bottom.
func (p *painter) vertical(b box, stops ...stop) {
	r := b.rect()
	for y := max(r.Min.Y, p.clip.Min.Y); y < min(r.Max.Y, p.clip.Max.Y); y++ {
		c := along(stops, (float32(y)+0.5-b.y)/b.h)
		cr, cg, cb, ca := float32(c[0]), float32(c[1]), float32(c[2]), float32(c[3])/255
		if ca <= 0 {
			continue
		}
		x0, x1 := max(r.Min.X, p.clip.Min.X), min(r.Max.X, p.clip.Max.X)
		if ca >= 1 {
			p.solidRow(x0, x1, y, cr, cg, cb)
			continue
		}
		for x := x0; x < x1; x++ {
			blend(p.img.Pix, p.img.PixOffset(x, y), cr, cg, cb, ca, dither[y&3<<2|x&3]/16)
		}
	}
}

// solidRow writes an opaque row: four dithered pixels, repeated.
func (p *painter) solidRow(x0, x1, y int, r, g, b float32) {
	var pat [16]uint8
	for k := range 4 {
		d := dither[y&3<<2|(x0+k)&3] / 16
		pat[4*k], pat[4*k+1], pat[4*k+2], pat[4*k+3] = lift(r, d), lift(g, d), lift(b, d), 255
	}
	row := p.img.Pix[p.img.PixOffset(x0, y) : p.img.PixOffset(x0, y)+4*max(x1-x0, 0)]
	n := copy(row, pat[:])
	for n < len(row) {
		n += copy(row[n:], row[:n])
	}
}

func lift(v, d float32) uint8 { return uint8(min(v+d, 255)) }

func along(stops []stop, t float32) [4]float32 {
	f := func(c col) [4]float32 { return [4]float32{float32(c.R), float32(c.G), float32(c.B), float32(c.A)} }
	if t <= stops[0].at {
		return f(stops[0].c)
	}
	for i := 1; i < len(stops); i++ {
		if t <= stops[i].at {
			a, b := f(stops[i-1].c), f(stops[i].c)
			u := (t - stops[i-1].at) / (stops[i].at - stops[i-1].at)
			for k := range a {
				a[k] += (b[k] - a[k]) * u
			}
			return a
		}
	}
	return f(stops[len(stops)-1].c)
}

// glow lights a soft disc: alpha a in the middle, 0 at radius r.
func (p *painter) glow(c col, cx, cy, r, a float32) { p.glowOval(c, cx, cy, r, r, a) }

func (p *painter) glowOval(c col, cx, cy, rx, ry, a float32) {
	R := image.Rect(int(cx-rx), int(cy-ry), int(cx+rx)+1, int(cy+ry)+1).Intersect(p.clip)
	cr, cg, cb := float32(c.R), float32(c.G), float32(c.B)
	ix, iy := 1/rx, 1/ry
	for y := R.Min.Y; y < R.Max.Y; y++ {
		dy := (float32(y) + 0.5 - cy) * iy
		i := p.img.PixOffset(R.Min.X, y)
		for x := R.Min.X; x < R.Max.X; x++ {
			dx := (float32(x) + 0.5 - cx) * ix
			if v := 1 - dx*dx - dy*dy; v > 0 {
				blend(p.img.Pix, i, cr, cg, cb, v*v*a, dither[y&3<<2|x&3]/16)
			}
			i += 4
		}
	}
}

// A globe is a planet: bands and blotches of colour, lit from a side.
type globe struct {
	a, b, c   col     // low, high and third colour
	atm       col     // rim of the atmosphere
	bands     float32 // 0 blotches only, 1 bands only
	roughness float32 // how many blotches across
	light     pt      // direction of the light, -1 to 1
}

// sphere paints a planet of radius r.
func (p *painter) sphere(g globe, cx, cy, r float32, s rng) {
	p.glow(g.atm, cx, cy, r*1.22, 0.55)
	R := image.Rect(int(cx-r)-1, int(cy-r)-1, int(cx+r)+2, int(cy+r)+2).Intersect(p.clip)
	lz := float32(math.Sqrt(float64(max(0.05, 1-g.light.x*g.light.x-g.light.y*g.light.y))))
	off := s.f(0, 40)
	for y := R.Min.Y; y < R.Max.Y; y++ {
		ny := (float32(y) + 0.5 - cy) / r
		i := p.img.PixOffset(R.Min.X, y)
		for x := R.Min.X; x < R.Max.X; x, i = x+1, i+4 {
			nx := (float32(x) + 0.5 - cx) / r
			d2 := nx*nx + ny*ny
			cover := (1 - d2) * r / 2
			if cover <= 0 {
				continue
			}
			nz := float32(math.Sqrt(float64(max(1-d2, 0))))
			lat := ny + nx*0.25
			k := 2.2 - nz*1.2 // stretch toward the rim, as on a ball
			blot := fractal(off+nx*k*g.roughness, off+ny*k*g.roughness)
			band := noise(lat*g.roughness*2.2+off, blot*1.6)
			v := blot + (band-blot)*g.bands
			c := mix(g.a, g.b, (v-0.28)*2.4)
			if v > 0.62 {
				c = mix(c, g.c, (v-0.62)*4)
			}
			lit := clamp((nx*g.light.x+ny*g.light.y+nz*lz)*1.15, 0.04, 1.1)
			rim := (1 - nz) * (1 - nz) * clamp(lit+0.15, 0, 1)
			blend(p.img.Pix, i, min(float32(c.R)*lit+(float32(g.atm.R)-float32(c.R)*lit)*rim, 255),
				min(float32(c.G)*lit+(float32(g.atm.G)-float32(c.G)*lit)*rim, 255),
				min(float32(c.B)*lit+(float32(g.atm.B)-float32(c.B)*lit)*rim, 255), min(cover, 1), 0)
		}
	}
}

// noise is smooth noise of two coordinates above -4096, 0 to 1.
func noise(x, y float32) float32 {
	ix, iy := int32(x+4096)-4096, int32(y+4096)-4096
	x, y = x-float32(ix), y-float32(iy)
	x, y = x*x*(3-2*x), y*y*(3-2*y)
	a, b, c, d := lattice(ix, iy), lattice(ix+1, iy), lattice(ix, iy+1), lattice(ix+1, iy+1)
	t, u := a+(b-a)*x, c+(d-c)*x
	return t + (u-t)*y
}

// fractal is noise of two scales, the finer one turned against the grid.
func fractal(x, y float32) float32 {
	return noise(x*0.8-y*0.6, x*0.6+y*0.8)*0.64 + noise(x*1.3+y*2+9, y*1.3-x*2+5)*0.36
}

func lattice(x, y int32) float32 {
	h := uint32(x)*0x9e3779b1 ^ uint32(y)*0x85ebca77
	h = (h ^ h>>15) * 0x2c1b3c6d
	return float32((h^h>>13)>>8&0xffff) / 65535
}
