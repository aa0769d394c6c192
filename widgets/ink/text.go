package ink

import (
	"image"
	"image/color"
	"image/draw"
	"math"
	"strings"
	"sync"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"

	"cantina/widgets/fonts"
)

// A Style is one of the bundled fonts.
type Style = fonts.Style

const (
	Plain   = fonts.Plain
	Bold    = fonts.Bold
	Italic  = fonts.Italic
	symbols = fonts.Symbols
)

// Cap is the height of a capital letter, in sizes.
const Cap = 0.711

type runeOf struct {
	s Style
	r rune
}

type letter struct {
	font Style
	gi   sfnt.GlyphIndex
	adv  float32 // in sizes
}

type glyphKey struct {
	font  Style
	gi    sfnt.GlyphIndex
	size  uint16 // quarter pixels
	shift uint8  // quarter pixels
}

type glyph struct {
	at image.Point
	m  *image.Alpha
}

// type_ is all that is known of letters, shared by all pens.
var type_ = struct {
	sync.Mutex
	buf     sfnt.Buffer
	letters map[runeOf]letter
	kerns   map[[2]letter]float32
	glyphs  map[glyphKey]glyph
}{letters: map[runeOf]letter{}, kerns: map[[2]letter]float32{}, glyphs: map[glyphKey]glyph{}}

// maxGlyphs bounds the shared pictures of letters (about 150 bytes each).
const maxGlyphs = 12000

const unit = 1000

func find(s Style, r rune) letter {
	t := &type_
	if l, ok := t.letters[runeOf{s, r}]; ok {
		return l
	}
	l := letter{font: s}
	switch r {
	case '\u202f', '\u2009':
		r = '\u00a0'
	}
	if l.gi, _ = s.Font().GlyphIndex(&t.buf, r); l.gi == 0 {
		if gi, _ := symbols.Font().GlyphIndex(&t.buf, r); gi != 0 {
			l.font, l.gi = symbols, gi
		}
	}
	a, _ := l.font.Font().GlyphAdvance(&t.buf, l.gi, fixed.I(unit), font.HintingNone)
	l.adv = float32(a) / 64 / unit
	t.letters[runeOf{s, r}] = l
	return l
}

func kern(a, b letter) float32 {
	t := &type_
	if a.font != b.font || a.gi == 0 {
		return 0
	}
	k, ok := t.kerns[[2]letter{a, b}]
	if !ok {
		v, _ := a.font.Font().Kern(&t.buf, a.gi, b.gi, fixed.I(unit), font.HintingNone)
		k = float32(v) / 64 / unit
		t.kerns[[2]letter{a, b}] = k
	}
	return k
}

// Width measures s at a size, both in units.
func Width(f Style, size float32, s string) float32 {
	type_.Lock()
	defer type_.Unlock()
	var w float32
	var last letter
	for _, r := range s {
		l := find(f, r)
		w += l.adv + kern(last, l)
		last = l
	}
	return w * size
}

// Fit shortens s with an ellipsis to at most room units.
func Fit(f Style, size, room float32, s string) string {
	if Width(f, size, s) <= room {
		return s
	}
	rs := []rune(s)
	lo, hi := 0, len(rs)
	for lo < hi {
		m := (lo + hi + 1) / 2
		if Width(f, size, strings.TrimRight(string(rs[:m]), " ,.:")+"…") <= room {
			lo = m
		} else {
			hi = m - 1
		}
	}
	return strings.TrimRight(string(rs[:lo]), " ,.:") + "…"
}

// Wrap breaks s into lines of at most room units, at spaces.
func Wrap(f Style, size, room float32, s string) []string {
	return WrapBy(func(s string) float32 { return Width(f, size, s) }, room, s)
}

// WrapBy is Wrap for letters that are measured by someone else.
func WrapBy(width func(string) float32, room float32, s string) (out []string) {
	for _, para := range strings.Split(s, "\n") {
		line := ""
		for _, w := range words(para) {
			next := w
			if line != "" {
				next = line + " " + w
			}
			if line != "" && width(next) > room {
				out = append(out, line)
				next = w
			}
			line = next
		}
		out = append(out, line)
	}
	return
}

// words splits a line where it may be broken: French sets a space before these signs and
// within its quotes, and no line begins or ends there.
func words(s string) (out []string) {
	open := false
	for _, w := range strings.Split(s, " ") {
		closes := w != "" && strings.Trim(w, ";:!?»,.") == ""
		if n := len(out) - 1; n >= 0 && (closes || open) {
			out[n] += " " + w
		} else {
			out = append(out, w)
		}
		open = strings.HasSuffix(w, "«")
	}
	return
}

// Text draws s from x with its baseline at y and returns where it ends.
func (p *Pen) Text(f Style, size, x, y float32, c color.NRGBA, s string) float32 {
	type_.Lock()
	defer type_.Unlock()
	ps := float32(math.Floor(float64(size*p.K*4))) / 4
	at, base := x*p.K, px(y*p.K)
	var last letter
	for _, r := range s {
		l := find(f, r)
		at += kern(last, l) * ps
		p.stamp(drawn(l, ps, at), at, base, c)
		at += l.adv * ps
		last = l
	}
	return at / p.K
}

// Right draws s so that it ends at x.
func (p *Pen) Right(f Style, size, x, y float32, c color.NRGBA, s string) {
	p.Text(f, size, x-Width(f, size, s), y, c, s)
}

// Middle draws s centred at x.
func (p *Pen) Middle(f Style, size, x, y float32, c color.NRGBA, s string) {
	p.Text(f, size, x-Width(f, size, s)/2, y, c, s)
}

// Caps draws s in capitals with letters spaced, for small labels, and returns its end.
func (p *Pen) Caps(size, x, y float32, c color.NRGBA, s string) float32 {
	for _, r := range strings.ToUpper(s) {
		x = p.Text(Bold, size, x, y, c, string(r)) + size*0.06
	}
	return x
}

// CapsWidth measures what Caps draws.
func CapsWidth(size float32, s string) (w float32) {
	for _, r := range strings.ToUpper(s) {
		w += Width(Bold, size, string(r)) + size*0.06
	}
	return
}

func drawn(l letter, ps, at float32) glyph {
	t := &type_
	shift := uint8((at-float32(math.Floor(float64(at))))*4) & 3
	key := glyphKey{l.font, l.gi, uint16(ps * 4), shift}
	g, ok := t.glyphs[key]
	if ok {
		return g
	}
	if len(t.glyphs) >= maxGlyphs {
		clear(t.glyphs)
	}
	g = rasterize(l, ps, float32(shift)/4)
	t.glyphs[key] = g
	return g
}

func rasterize(l letter, ps, dx float32) glyph {
	t := &type_
	segs, err := l.font.Font().LoadGlyph(&t.buf, l.gi, fixed.Int26_6(ps*64), nil)
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
	z := vector.NewRasterizer(w, h)
	z.DrawOp = draw.Src
	for _, s := range segs {
		ax, ay := v(s.Args[0])
		bx, by := v(s.Args[1])
		cx, cy := v(s.Args[2])
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			z.MoveTo(ax, ay)
		case sfnt.SegmentOpLineTo:
			z.LineTo(ax, ay)
		case sfnt.SegmentOpQuadTo:
			z.QuadTo(ax, ay, bx, by)
		case sfnt.SegmentOpCubeTo:
			z.CubeTo(ax, ay, bx, by, cx, cy)
		}
	}
	m := image.NewAlpha(image.Rect(0, 0, w, h))
	z.Draw(m, m.Rect, image.Opaque, image.Point{})
	return glyph{image.Pt(x0, y0), m}
}

func (p *Pen) stamp(g glyph, at float32, base int, c color.NRGBA) {
	if g.m == nil {
		return
	}
	x0, y0 := int(math.Floor(float64(at)))+g.at.X, base+g.at.Y
	r := g.m.Rect.Add(image.Pt(x0, y0)).Intersect(p.Img.Rect)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		row := g.m.Pix[(y-y0)*g.m.Stride+r.Min.X-x0:]
		i := p.Img.PixOffset(r.Min.X, y)
		for x := range r.Dx() {
			if row[x] != 0 {
				p.blend(i, c, uint32(row[x]))
			}
			i += 4
		}
	}
}
