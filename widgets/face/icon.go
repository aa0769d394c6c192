package face

import (
	"image"
	"image/color"
	"image/draw"
	"slices"
	"strconv"
	"strings"
	"sync"

	"golang.org/x/image/vector"
)

// Icon draws one of our icons in a square of px pixels, in colour c on nothing.
// Unknown names get the question mark. A count after the name, as in
// "pilot x2", is not drawn.
func Icon(name string, px int, c color.Color) *image.RGBA {
	px = max(px, 1)
	img := image.NewRGBA(image.Rect(0, 0, px, px))
	draw.DrawMask(img, img.Rect, image.NewUniform(c), image.Point{}, &image.Alpha{Pix: iconMask(iconName(name), px), Stride: px, Rect: img.Rect}, image.Point{}, draw.Over)
	return img
}

// IconNames lists what Icon can draw, sorted.
func IconNames() []string {
	var out []string
	for n := range iconArt {
		out = append(out, n)
	}
	slices.Sort(out)
	return out
}

// iconName finds the drawing for an icon of the catalog: its own, its
// synonym's, the one for a set mark, or the question mark.
func iconName(s string) string {
	s, _ = iconCount(strings.ToLower(s))
	if _, ok := iconArt[s]; ok {
		return s
	}
	if o, ok := iconSynonyms[s]; ok {
		return o
	}
	return "question"
}

// iconCount splits "pilot x2" into the name and 2.
func iconCount(s string) (string, int) {
	if i := strings.LastIndex(s, " x"); i > 0 {
		if n, err := strconv.Atoi(s[i+2:]); err == nil {
			return s[:i], n
		}
	}
	return s, 1
}

// A layer of an icon is a filled shape, a stroke, or a hole cut in what is below.
type layer struct {
	hole  bool
	width float32 // of a stroke; 0 fills
	shut  bool    // a stroke that is closed
	shape []poly
}

type maskKey struct {
	name string
	px   int
}

// maxMasks bounds the cache of icon masks (px² bytes each, mostly 100 to 2000).
const maxMasks = 2048

var (
	maskMu sync.Mutex
	masks  = map[maskKey][]uint8{}
	layers = map[string][]layer{}
)

// iconMask returns the coverage of an icon at px by px pixels; not to be changed.
func iconMask(name string, px int) []uint8 {
	maskMu.Lock()
	defer maskMu.Unlock()
	k := maskKey{name, px}
	if m, ok := masks[k]; ok {
		return m
	}
	if len(masks) >= maxMasks {
		clear(masks)
	}
	ls, ok := layers[name]
	if !ok {
		ls = parseIcon(iconArt[name])
		layers[name] = ls
	}
	m := drawIcon(ls, px)
	masks[k] = m
	return m
}

func drawIcon(ls []layer, px int) []uint8 {
	out := image.NewAlpha(image.Rect(0, 0, px, px))
	one := image.NewAlpha(out.Rect)
	z := vector.NewRasterizer(px, px)
	k := float32(px) / 24
	for _, l := range ls {
		z.Reset(px, px)
		z.DrawOp = draw.Src
		shape := l.shape
		if l.width > 0 {
			shape = nil
			for _, q := range l.shape {
				shape = strokes(shape, q, l.width, l.shut)
			}
		}
		for _, q := range shape {
			if q.area() < 0 {
				q = slices.Clone(q)
				reverse(q)
			}
			lim := float32(px)
			for i, a := range q {
				x, y := clamp(a.x*k, 0, lim), clamp(a.y*k, 0, lim)
				if i == 0 {
					z.MoveTo(x, y)
				} else {
					z.LineTo(x, y)
				}
			}
			z.ClosePath()
		}
		z.Draw(one, one.Rect, image.Opaque, image.Point{})
		for i, a := range one.Pix {
			if l.hole {
				out.Pix[i] = uint8(uint32(out.Pix[i]) * uint32(255-a) / 255)
			} else {
				out.Pix[i] = uint8(255 - uint32(255-out.Pix[i])*uint32(255-a)/255)
			}
		}
	}
	return out.Pix
}

// parseIcon reads the layers of an icon, one a line or after a semicolon:
//
//	f PATH         filled              c x y r        disc
//	s W PATH       stroke of width W   o x y r W      ring
//	S W PATH       closed stroke
//	-f, -s, -c     the same as a hole in the layers before
func parseIcon(s string) (out []layer) {
	for _, line := range strings.FieldsFunc(s, func(r rune) bool { return r == ';' || r == '\n' }) {
		line = strings.TrimSpace(line)
		if line == "" {
			continue
		}
		var l layer
		if line[0] == '-' {
			l.hole, line = true, line[1:]
		}
		op, rest := line[0], strings.TrimSpace(line[1:])
		switch op {
		case 'f':
			l.shape = parsePath(rest)
		case 's', 'S':
			w, path, _ := strings.Cut(rest, " ")
			l.width, l.shut, l.shape = number(w), op == 'S', parsePath(path)
		case 'c':
			n := numbers(rest)
			l.shape = []poly{circle24(n[0], n[1], n[2])}
		case 'o':
			n := numbers(rest)
			l.shape, l.width, l.shut = []poly{circle24(n[0], n[1], n[2])}, n[3], true
		default:
			panic("face: bad icon layer " + line)
		}
		out = append(out, l)
	}
	return
}

// circle24 is a circle fine enough for an icon at any size.
func circle24(x, y, r float32) poly { return regular(x, y, r, 40, 0) }

func number(s string) float32 {
	v, err := strconv.ParseFloat(s, 32)
	if err != nil {
		panic("face: bad number " + s)
	}
	return float32(v)
}

func numbers(s string) (out []float32) {
	for _, f := range strings.Fields(s) {
		out = append(out, number(f))
	}
	return
}

// icon draws an icon in the square of size px centred at cx, cy.
func (p *painter) icon(name string, c col, cx, cy, px float32) {
	n := max(rnd(px), 3)
	p.mask(c, iconMask(iconName(name), n), rnd(cx-float32(n)/2), rnd(cy-float32(n)/2), n, n)
}
