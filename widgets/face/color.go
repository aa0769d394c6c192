package face

import (
	"image/color"
	"math"
)

// col is a colour without premultiplied alpha.
type col color.NRGBA

// RGBA implements color.Color.
func (c col) RGBA() (r, g, b, a uint32) { return color.NRGBA(c).RGBA() }

var _ color.Color = col{}

// hex returns the opaque colour 0xRRGGBB.
func hex(v uint32) col { return col{uint8(v >> 16), uint8(v >> 8), uint8(v), 255} }

// fade returns c with alpha a, 0 to 1.
func fade(c col, a float32) col {
	c.A = uint8(clamp(a, 0, 1)*255 + 0.5)
	return c
}

// mix returns the colour at t between a (0) and b (1).
func mix(a, b col, t float32) col {
	t = clamp(t, 0, 1)
	l := func(x, y uint8) uint8 { return uint8(float32(x) + (float32(y)-float32(x))*t + 0.5) }
	return col{l(a.R, b.R), l(a.G, b.G), l(a.B, b.B), l(a.A, b.A)}
}

var (
	black = hex(0x000000)
	white = hex(0xffffff)
)

// tone makes c lighter (t > 0, toward white) or darker (t < 0, toward black).
func tone(c col, t float32) col {
	o := white
	if t < 0 {
		o, t = black, -t
	}
	o.A = c.A
	return mix(c, o, t)
}

func clamp(x, lo, hi float32) float32 { return min(max(x, lo), hi) }

// rng is a small deterministic source of numbers: the art of a card depends
// on nothing but its slug.
type rng uint64

// seed hashes a text (FNV-1a).
func seed(s string) rng {
	h := uint64(14695981039346656037)
	for i := range len(s) {
		h = (h ^ uint64(s[i])) * 1099511628211
	}
	return rng(h)
}

// next returns 64 random bits (splitmix64).
func (r *rng) next() uint64 {
	*r += 0x9e3779b97f4a7c15
	z := uint64(*r)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// n returns a number in [0, n).
func (r *rng) n(n int) int { return int(r.next() >> 33 % uint64(n)) }

// f returns a number in [lo, hi).
func (r *rng) f(lo, hi float32) float32 {
	return lo + (hi-lo)*float32(r.next()>>40)/float32(1<<24)
}

func hypot(x, y float32) float32 { return float32(math.Hypot(float64(x), float64(y))) }
