package widgets

import (
	"image"

	"cantina/engine/card"
	"cantina/widgets/face"
	"cantina/widgets/ink"
)

// marks are what lies over a card: each has its own shape besides its colour.
type marks uint16

const (
	canAct   marks = 1 << iota // has options: a thin rim, a folded corner
	target                     // legal target: corners and dashes
	latent                     // target of a later phase: dashes
	hotSpot                    // the target under the pointer: thick rim, hatched
	selected                   // chosen as the card to bring: double rim
	focused                    // the keyboard is here: white ring outside
	fights                     // in the battle in progress
	excluded                   // excluded from it
	moved                      // has moved this turn
)

// A rimKey is everything that an overlay depends on.
type rimKey struct {
	w, h   int
	m      marks
	st     stateSet
	high   uint8 // how high a sector lies
	tucked bool
	covers string // what forfeiting it covers, of how much is owed
	laden  bool   // a location on whose right half cards lie
	lang   card.Lang
	p      Palette
}

// rims keeps drawn overlays, shared by all cards of a size.
type rims struct {
	have  map[rimKey]*image.RGBA
	bytes int
}

// maxRims bounds the overlays kept, in bytes.
const maxRims = 4 << 20

func (r *rims) get(w, h, k float32, key rimKey) *image.RGBA {
	key.w, key.h = int(w*k+0.5), int(h*k+0.5)
	if img := r.have[key]; img != nil {
		return img
	}
	if r.have == nil || r.bytes > maxRims {
		r.have, r.bytes = map[rimKey]*image.RGBA{}, 0
	}
	img := drawRim(w, h, k, key, &skins[key.p])
	r.have[key] = img
	r.bytes += len(img.Pix)
	return img
}

func drawRim(w, h, k float32, key rimKey, s *skin) *image.RGBA {
	m := key.m
	p := ink.New(w, h, k)
	short := min(w, h)
	rad, line := short*0.05, clampf(short*0.025, 1.4, 4)
	has := func(x marks) bool { return m&x != 0 }
	if has(excluded) {
		p.Hatch(2, h*0.18, w-4, h*0.57, 9, 2, ink.Fade(s.deep, 0.8)) // title and numbers stay free
	}
	drawStates(p, w, h, key, s)
	if has(canAct) {
		p.Frame(0, 0, w, h, rad, line, s.gold)
		p.Fold(0, 0, clampf(short*0.12, 8, 18), s.gold) // the title stays free
	}
	if has(target) {
		p.Round(0, 0, w, h, rad, ink.Fade(s.good, 0.13))
		p.Dashes(0, 0, w, h, rad, line, line*2.2, s.good)
		p.Corners(0, 0, w, h, rad, line*2.2, short*0.24, s.good)
	}
	if has(latent) {
		p.Dashes(0, 0, w, h, rad, line, line*2.2, s.gold)
	}
	if has(hotSpot) {
		p.Round(0, 0, w, h, rad, ink.Fade(s.good, 0.2))
		p.Hatch(0, 0, w, h, 10, 2, ink.Fade(s.hot, 0.35))
		p.Frame(0, 0, w, h, rad, line*2.6, s.hot)
		p.Frame(0, 0, w, h, rad, line*1.2, s.good)
	}
	if has(selected) {
		p.Frame(0, 0, w, h, rad, line*1.8, s.gold)
		p.Frame(line*2.6, line*2.6, w-line*5.2, h-line*5.2, rad, line*0.8, s.gold)
	}
	mid := h * 0.66 // title and numbers stay free
	if texted(w, h, k) {
		mid = h * 0.25
	}
	if has(fights) {
		badge(p, short*0.15, mid, short*0.12, "power", s.bad, s.deep)
	}
	if has(moved) {
		x := short * 0.14
		if has(fights) {
			x += short * 0.24
		}
		badge(p, x, mid+short*0.03, short*0.1, "landspeed", s.soft, s.deep)
	}
	if key.covers != "" {
		drawCovers(p, w, h, k, key.covers, s)
	}
	if has(focused) {
		p.Frame(0, 0, w, h, rad, line*2.4, s.deep)
		p.Frame(0, 0, w, h, rad, line*1.7, s.focus)
		p.Dashes(line*2, line*2, w-line*4, h-line*4, rad, line, line*2.5, s.focus)
	}
	return p.Img
}

// texted tells whether a card so large, in units of k pixels, shows its text, and its numbers over it:
// then it has only the upper part of its picture free.
func texted(w, h, k float32) bool { return h > w && !lowFor(w, h) && w*k >= face.TextFrom }

// drawCovers writes over the middle of a card how much it covers, of how much; in a fan at the right
// of its title, which can be told by its beginning.
func drawCovers(p *ink.Pen, w, h, k float32, says string, s *skin) {
	low := lowFor(w, h)
	size := clampf(min(w, h)*0.17, 9, 34)
	if low {
		size = clampf(h*0.3, 8, 30)
	}
	wide := ink.Width(ink.Bold, size, says)
	for wide > w*0.8 && size > 7 {
		size--
		wide = ink.Width(ink.Bold, size, says)
	}
	tall, x, y := size*1.45, w/2, h*0.43
	if texted(w, h, k) {
		y = h * 0.3
	}
	if low {
		x, y = w-wide/2-size*0.7-2, h*0.24
	}
	p.Round(x-wide/2-size*0.7, y-tall/2, wide+size*1.4, tall, tall/2, ink.Fade(s.deep, 0.92))
	p.Frame(x-wide/2-size*0.7, y-tall/2, wide+size*1.4, tall, tall/2, max(1, size/12), s.good)
	p.Middle(ink.Bold, size, x, y+size*0.36, s.hot, says)
}

func badge(p *ink.Pen, x, y, r float32, icon string, c, under ink.Color) {
	r = max(r, 5)
	p.Disc(x, y, r+1.2, ink.Fade(under, 0.9))
	p.Disc(x, y, r, c)
	p.Icon(icon, x-r*0.75, y-r*0.75, r*1.5, under)
}
