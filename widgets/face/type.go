package face

import (
	"image"
	"image/draw"
	"math"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"cantina/widgets/fonts"
)

// A style is one of the bundled fonts.
type style = fonts.Style

const (
	plain  = fonts.Plain
	bold   = fonts.Bold
	italic = fonts.Italic
	symbol = fonts.Symbols
	styles = fonts.Styles
)

// capHeight is the height of a capital letter or digit, in em, of the bundled fonts.
const capHeight = 0.711

// A letter is what the painter knows of a rune in a style.
type letter struct {
	font style // whose glyph it is: the style itself or symbol
	gi   sfnt.GlyphIndex
	adv  float32 // em
}

// A glyph is a letter's picture at one size and quarter-pixel offset.
type glyph struct {
	at   image.Point // from the pen to its top left corner
	w, h int
	pix  []uint8
}

type glyphKey struct {
	gi    sfnt.GlyphIndex
	size  uint16 // quarter pixels
	font  style
	shift uint8 // quarter pixels
}

// maxGlyphs bounds the cache of a painter (about 150 bytes each at table size).
const maxGlyphs = 6000

// typesetter is a painter's typographic part.
type typesetter struct {
	buf     sfnt.Buffer
	letters [styles]map[rune]letter
	kerns   [styles]map[uint32]float32
	glyphs  map[glyphKey]glyph
	text    layout // scratch of paragraphs
}

func (t *typesetter) init() {
	for i := range t.letters {
		t.letters[i], t.kerns[i] = map[rune]letter{}, map[uint32]float32{}
	}
	t.glyphs = map[glyphKey]glyph{}
}

// unit is the size at which letters are measured; widths scale from there.
const unit = 1000

func (t *typesetter) letter(f style, r rune) letter {
	if l, ok := t.letters[f][r]; ok {
		return l
	}
	l := letter{font: f}
	if l.gi, _ = f.Font().GlyphIndex(&t.buf, r); l.gi == 0 {
		if gi, _ := symbol.Font().GlyphIndex(&t.buf, r); gi != 0 {
			l.font, l.gi = symbol, gi
		}
	}
	adv, _ := l.font.Font().GlyphAdvance(&t.buf, l.gi, fixed.I(unit), font.HintingNone)
	l.adv = float32(adv) / 64 / unit
	t.letters[f][r] = l
	return l
}

// kern is how much nearer b stands to a, in em.
func (t *typesetter) kern(a, b letter) float32 {
	if a.font != b.font || a.gi == 0 {
		return 0
	}
	key := uint32(a.gi)<<16 | uint32(b.gi)
	k, ok := t.kerns[a.font][key]
	if !ok {
		v, _ := a.font.Font().Kern(&t.buf, a.gi, b.gi, fixed.I(unit), font.HintingNone)
		k = float32(v) / 64 / unit
		t.kerns[a.font][key] = k
	}
	return k
}

// em measures s in em: multiply by the size for pixels.
func (t *typesetter) em(f style, s string) float32 {
	var w float32
	var last letter
	for _, r := range s {
		l := t.letter(f, r)
		w += l.adv + t.kern(last, l)
		last = l
	}
	return w
}

// quarter rounds a size down to quarter pixels, so that glyphs are reused.
func quarter(size float32) float32 { return max(float32(math.Floor(float64(size)*4))/4, 1) }

// put draws s from x with its baseline at y and returns where it ends. room
// is the box it must stay in.
func (p *painter) put(c col, f style, size, x, y float32, s string, room box) float32 {
	size = quarter(size)
	start, base := x, rnd(y)
	var last letter
	for _, r := range s {
		l := p.letter(f, r)
		x += p.kern(last, l) * size
		p.stamp(c, p.glyph(l, size, x), x, base)
		x += l.adv * size
		last = l
	}
	if p.log != nil && s != "" {
		p.log(box{start, float32(base) - size*capHeight, x - start, size * capHeight}, room, s)
	}
	return x
}

func (p *painter) glyph(l letter, size, x float32) glyph {
	shift := uint8((x - float32(math.Floor(float64(x)))) * 4)
	key := glyphKey{l.gi, uint16(size * 4), l.font, shift & 3}
	g, ok := p.glyphs[key]
	if !ok {
		if len(p.glyphs) >= maxGlyphs {
			clear(p.glyphs)
		}
		g = p.outline(l, size, float32(shift&3)/4)
		p.glyphs[key] = g
	}
	return g
}

// outline rasterizes a glyph whose pen is dx pixels right of a whole pixel.
func (p *painter) outline(l letter, size, dx float32) glyph {
	segs, err := l.font.Font().LoadGlyph(&p.buf, l.gi, fixed.Int26_6(size*64), nil)
	if err != nil || len(segs) == 0 {
		return glyph{}
	}
	b := segs.Bounds()
	x0, y0 := int(math.Floor(float64(b.Min.X)/64+float64(dx))), b.Min.Y.Floor()
	w, h := int(math.Ceil(float64(b.Max.X)/64+float64(dx)))-x0, b.Max.Y.Ceil()-y0
	if w <= 0 || h <= 0 {
		return glyph{}
	}
	v := func(a fixed.Point26_6) (float32, float32) {
		return float32(a.X)/64 + dx - float32(x0), float32(a.Y)/64 - float32(y0)
	}
	p.z.Reset(w, h)
	p.z.DrawOp = draw.Src
	for _, s := range segs {
		ax, ay := v(s.Args[0])
		bx, by := v(s.Args[1])
		cx, cy := v(s.Args[2])
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			p.z.MoveTo(ax, ay)
		case sfnt.SegmentOpLineTo:
			p.z.LineTo(ax, ay)
		case sfnt.SegmentOpQuadTo:
			p.z.QuadTo(ax, ay, bx, by)
		case sfnt.SegmentOpCubeTo:
			p.z.CubeTo(ax, ay, bx, by, cx, cy)
		}
	}
	m := &image.Alpha{Pix: make([]uint8, w*h), Stride: w, Rect: image.Rect(0, 0, w, h)}
	p.z.Draw(m, m.Rect, image.Opaque, image.Point{})
	return glyph{image.Pt(x0, y0), w, h, m.Pix}
}

// stamp paints a coverage mask in one colour.
func (p *painter) stamp(c col, g glyph, x float32, base int) {
	x0, y0 := int(math.Floor(float64(x)))+g.at.X, base+g.at.Y
	p.mask(c, g.pix, x0, y0, g.w, g.h)
}

// mask paints colour c through an alpha mask of w by h pixels at x0, y0. What
// is below must be opaque: a face begins with its ground.
func (p *painter) mask(c col, pix []uint8, x0, y0, w, h int) {
	r := image.Rect(x0, y0, x0+w, y0+h).Intersect(p.clip)
	cr, cg, cb, ca := uint32(c.R), uint32(c.G), uint32(c.B), uint32(c.A)
	n := r.Dx()
	for y := r.Min.Y; y < r.Max.Y; y++ {
		m := pix[(y-y0)*w+r.Min.X-x0:][:n]
		i := p.img.PixOffset(r.Min.X, y)
		row := p.img.Pix[i : i+4*n]
		for x, cover := range m {
			if cover == 0 {
				continue
			}
			a := uint32(cover) * ca
			if a == 255*255 {
				q := row[4*x : 4*x+3 : 4*x+3]
				q[0], q[1], q[2] = c.R, c.G, c.B
				continue
			}
			a = (a + 127) / 255
			q, b := row[4*x:4*x+3:4*x+3], 255-a
			q[0] = uint8((uint32(q[0])*b + cr*a + 127) / 255)
			q[1] = uint8((uint32(q[1])*b + cg*a + 127) / 255)
			q[2] = uint8((uint32(q[2])*b + cb*a + 127) / 255)
		}
	}
}
