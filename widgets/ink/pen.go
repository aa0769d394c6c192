package ink

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"cantina/widgets/face"
)

// A Pen draws on an image in units of the table.
type Pen struct {
	Img *image.RGBA
	K   float32 // pixels per unit
}

// New returns a pen on a transparent picture of w by h units.
func New(w, h, k float32) *Pen { return Part(nil, Bounds(w, h, k), k) }

// Part returns a pen on a part of a larger picture, in its pixels, transparent: what is painted beyond
// it is not there. It takes a picture that nobody needs any more, if it is of that size and place.
func Part(old *image.RGBA, r image.Rectangle, k float32) *Pen {
	if old == nil || old.Rect != r {
		return &Pen{image.NewRGBA(r), k}
	}
	clear(old.Pix)
	return &Pen{old, k}
}

// Bounds are those of a picture of w by h units.
func Bounds(w, h, k float32) image.Rectangle {
	return image.Rect(0, 0, max(px(w*k), 1), max(px(h*k), 1))
}

// Size is the picture's size in units.
func (p *Pen) Size() (w, h float32) {
	return float32(p.Img.Rect.Dx()) / p.K, float32(p.Img.Rect.Dy()) / p.K
}

func px(v float32) int { return int(math.Floor(float64(v) + 0.5)) }

// Hex returns the opaque colour 0xRRGGBB.
func Hex(v uint32) color.NRGBA {
	return color.NRGBA{uint8(v >> 16), uint8(v >> 8), uint8(v), 255}
}

// Fade returns c with alpha a of 0 to 1.
func Fade(c color.NRGBA, a float32) color.NRGBA {
	c.A = uint8(min(max(a, 0), 1)*255 + 0.5)
	return c
}

// Mix returns the colour at t between a (0) and b (1).
func Mix(a, b color.NRGBA, t float32) color.NRGBA {
	l := func(x, y uint8) uint8 { return uint8(float32(x) + (float32(y)-float32(x))*t + 0.5) }
	return color.NRGBA{l(a.R, b.R), l(a.G, b.G), l(a.B, b.B), l(a.A, b.A)}
}

// blend puts c with coverage a (0 to 255) over the pixel at byte i.
func (p *Pen) blend(i int, c color.NRGBA, a uint32) {
	a = a * uint32(c.A) / 255
	if a == 0 {
		return
	}
	q := p.Img.Pix[i : i+4 : i+4]
	n := 255 - a
	q[0] = uint8((uint32(c.R)*a + uint32(q[0])*n + 127) / 255)
	q[1] = uint8((uint32(c.G)*a + uint32(q[1])*n + 127) / 255)
	q[2] = uint8((uint32(c.B)*a + uint32(q[2])*n + 127) / 255)
	q[3] = uint8((255*a + uint32(q[3])*n + 127) / 255)
}

// Rect fills a rectangle, its edges on whole pixels.
func (p *Pen) Rect(x, y, w, h float32, c color.NRGBA) {
	r := image.Rect(px(x*p.K), px(y*p.K), px((x+w)*p.K), px((y+h)*p.K)).Intersect(p.Img.Rect)
	if c.A == 255 && !r.Empty() { // nothing shows through
		draw.Draw(p.Img, r, image.NewUniform(c), image.Point{}, draw.Src)
		return
	}
	for yy := r.Min.Y; yy < r.Max.Y; yy++ {
		i := p.Img.PixOffset(r.Min.X, yy)
		for range r.Dx() {
			p.blend(i, c, 255)
			i += 4
		}
	}
}

// Round fills a rectangle with round corners.
func (p *Pen) Round(x, y, w, h, r float32, c color.NRGBA) { p.Shade(x, y, w, h, r, c, c) }

// Shade fills a rectangle with round corners from colour a at its top to b at its bottom.
func (p *Pen) Shade(x, y, w, h, r float32, a, b color.NRGBA) {
	x0, y0, x1, y1 := px(x*p.K), px(y*p.K), px((x+w)*p.K), px((y+h)*p.K)
	rad := min(r*p.K, float32(min(x1-x0, y1-y0))/2)
	clip := image.Rect(x0, y0, x1, y1).Intersect(p.Img.Rect)
	n := int(rad + 1)
	for yy := clip.Min.Y; yy < clip.Max.Y; yy++ {
		c := a
		if a != b {
			c = Mix(a, b, float32(yy-y0)/float32(max(y1-y0-1, 1)))
		}
		corner := yy < y0+n || yy >= y1-n
		i := p.Img.PixOffset(clip.Min.X, yy)
		for xx := clip.Min.X; xx < clip.Max.X; xx++ {
			cov := uint32(255)
			if corner && (xx < x0+n || xx >= x1-n) {
				cov = cover(dist(xx, yy, x0, y0, x1, y1, rad))
			}
			p.blend(i, c, cov)
			i += 4
		}
	}
}

// dist is how far the middle of a pixel lies outside a rounded rectangle; negative inside.
func dist(xx, yy, x0, y0, x1, y1 int, r float32) float32 {
	cx, cy := float32(x0+x1)/2, float32(y0+y1)/2
	qx := abs(float32(xx)+0.5-cx) - float32(x1-x0)/2 + r
	qy := abs(float32(yy)+0.5-cy) - float32(y1-y0)/2 + r
	out := float32(math.Hypot(float64(max(qx, 0)), float64(max(qy, 0))))
	return out + min(max(qx, qy), 0) - r
}

func abs(v float32) float32 {
	if v < 0 {
		return -v
	}
	return v
}

func cover(d float32) uint32 { return uint32(min(max(0.5-d, 0), 1)*255 + 0.5) }

// Frame strokes the inside of a rectangle with round corners.
func (p *Pen) Frame(x, y, w, h, r, width float32, c color.NRGBA) {
	p.outline(x, y, w, h, r, width, c, nil)
}

// Dashes is Frame in dashes of the given length in units.
func (p *Pen) Dashes(x, y, w, h, r, width, dash float32, c color.NRGBA) {
	d := max(int(dash*p.K), 2)
	p.outline(x, y, w, h, r, width, c, func(xx, yy int) bool { return (xx+yy)/d%2 == 0 && (xx-yy+1<<20)/d%2 == 0 })
}

// Corners is Frame of which only the corners are drawn, so long along each side.
func (p *Pen) Corners(x, y, w, h, r, width, long float32, c color.NRGBA) {
	x0, y0, x1, y1 := px(x*p.K), px(y*p.K), px((x+w)*p.K), px((y+h)*p.K)
	n := px(long * p.K)
	p.outline(x, y, w, h, r, width, c, func(xx, yy int) bool {
		return (xx < x0+n || xx >= x1-n) && (yy < y0+n || yy >= y1-n)
	})
}

func (p *Pen) outline(x, y, w, h, r, width float32, c color.NRGBA, on func(xx, yy int) bool) {
	x0, y0, x1, y1 := px(x*p.K), px(y*p.K), px((x+w)*p.K), px((y+h)*p.K)
	rad := min(r*p.K, float32(min(x1-x0, y1-y0))/2)
	wd := max(width*p.K, 1)
	clip := image.Rect(x0, y0, x1, y1).Intersect(p.Img.Rect)
	edge := int(max(wd, rad)) + 1
	for yy := clip.Min.Y; yy < clip.Max.Y; yy++ {
		inner := yy >= y0+edge && yy < y1-edge
		for xx := clip.Min.X; xx < clip.Max.X; xx++ {
			if inner && xx == x0+edge && x1-edge > xx {
				xx = x1 - edge
				if xx >= clip.Max.X {
					break
				}
			}
			d := dist(xx, yy, x0, y0, x1, y1, rad)
			a := min(cover(d), cover(-d-wd))
			if a > 0 && (on == nil || on(xx, yy)) {
				p.blend(p.Img.PixOffset(xx, yy), c, a)
			}
		}
	}
}

// Hatch draws slanted lines over a rectangle, one every step units.
func (p *Pen) Hatch(x, y, w, h, step, width float32, c color.NRGBA) {
	r := image.Rect(px(x*p.K), px(y*p.K), px((x+w)*p.K), px((y+h)*p.K)).Intersect(p.Img.Rect)
	s, wd := max(int(step*p.K), 2), max(int(width*p.K), 1)
	for yy := r.Min.Y; yy < r.Max.Y; yy++ {
		for xx := r.Min.X; xx < r.Max.X; xx++ {
			if (xx+yy)%s < wd {
				p.blend(p.Img.PixOffset(xx, yy), c, 255)
			}
		}
	}
}

// Glow is a soft shade around a rounded rectangle, fading over blur units.
func (p *Pen) Glow(x, y, w, h, r, blur float32, c color.NRGBA) {
	x0, y0, x1, y1 := px(x*p.K), px(y*p.K), px((x+w)*p.K), px((y+h)*p.K)
	b := max(blur*p.K, 1)
	n := int(b) + 1
	clip := image.Rect(x0-n, y0-n, x1+n, y1+n).Intersect(p.Img.Rect)
	for yy := clip.Min.Y; yy < clip.Max.Y; yy++ {
		for xx := clip.Min.X; xx < clip.Max.X; xx++ {
			d := dist(xx, yy, x0, y0, x1, y1, r*p.K)
			if f := 1 - max(d, 0)/b; f > 0 {
				p.blend(p.Img.PixOffset(xx, yy), c, uint32(f*f*255))
			}
		}
	}
}

// Disc fills a circle.
func (p *Pen) Disc(cx, cy, r float32, c color.NRGBA) { p.Round(cx-r, cy-r, 2*r, 2*r, r, c) }

// Icon draws one of the faces' icons in a square of size units.
func (p *Pen) Icon(name string, x, y, size float32, c color.NRGBA) {
	p.Pic(face.Icon(name, max(px(size*p.K), 1), c), x, y)
}

// Pic puts a picture, pixel by pixel, with its corner at x, y.
func (p *Pen) Pic(img image.Image, x, y float32) {
	b := img.Bounds()
	at := image.Pt(px(x*p.K), px(y*p.K))
	draw.Draw(p.Img, b.Sub(b.Min).Add(at), img, b.Min, draw.Over)
}

// A Color is a colour without premultiplied alpha.
type Color = color.NRGBA

// Fold fills the corner triangle whose right angle is at x, y and whose sides
// are d long, to the right and down.
func (p *Pen) Fold(x, y, d float32, c color.NRGBA) {
	x0, y0, n := px(x*p.K), px(y*p.K), px(d*p.K)
	for yy := range n {
		for xx := range n - yy {
			a := uint32(255)
			if xx == n-yy-1 {
				a = 128
			}
			if at := image.Pt(x0+xx, y0+yy); at.In(p.Img.Rect) && xx+yy > n/9 {
				p.blend(p.Img.PixOffset(at.X, at.Y), c, a)
			}
		}
	}
}
