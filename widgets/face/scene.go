package face

import (
	"strings"
	"sync"

	"cantina/engine/card"
)

// A scene is the picture on a card, made from its facts and a seed: shapes
// only, the same for the same card.
type scene struct {
	*canvas
	b    box
	free box // the part of b that no badge or chip covers
	r    rng
	s    float32 // a hundredth of the smaller side of b, in pixels
	cx   float32
	cy   float32
	warm bool // the Light side's dusk, not the Dark side's night
	key  col  // the colour of light in it
	base col  // what stands in it
}

// art draws the picture of the card in b, of which so many pixels at the
// bottom will be covered by chips.
func (f *canvas) art(b box, covered float32) {
	if b.h < 2 || b.w < 2 {
		return
	}
	f.pic = b
	defer f.clipTo(b)()
	if f.t.strong {
		f.quietArt(b)
		return
	}
	s := &scene{canvas: f, b: b, r: seed(f.d.Slug), warm: f.d.Side == card.Light}
	s.free = box{b.x, b.y, b.w, b.h - covered}
	s.s, s.cx, s.cy = min(b.w, s.free.h*1.15)/100, s.free.cx(), s.free.cy()
	s.key, s.base = hex(0xe0525c), hex(0x1a2130)
	if s.warm {
		s.key, s.base = hex(0xffdf9e), hex(0x35516b)
	}
	s.paint()
	f.vertical(box{b.x, b.bottom() - b.h*0.3, b.w, b.h * 0.3}, stop{0, fade(black, 0)}, stop{1, fade(black, 0.42)})
}

// quietArt is the art of the high contrast palette: the type's icon alone.
func (f *canvas) quietArt(b box) {
	bg := hex(0x101010)
	if f.d.Side == card.Light {
		bg = hex(0xe6e6e6)
	}
	f.vertical(b, stop{0, bg}, stop{1, bg})
	f.icon(typeIcons[f.typeIndex()], mix(f.bandInk(), bg, 0.25), b.cx(), b.cy(), min(b.w, b.h)*0.62)
}

func (s *scene) paint() {
	switch s.d.Type {
	case card.Character:
		s.person()
	case card.Creature:
		s.beast()
	case card.Starship:
		s.ship()
	case card.Vehicle:
		s.vehicle()
	case card.Podracer:
		s.race()
	case card.Weapon:
		s.weapon()
	case card.Device:
		s.device()
	case card.Interrupt:
		s.interrupt()
	case card.Location:
		s.place()
	case card.Objective:
		s.route()
	case card.AdmiralsOrder:
		s.fleet()
	case card.EpicEvent:
		s.burst()
	case card.JediTest:
		s.stones()
	case card.DefensiveShield:
		s.shield()
	default:
		s.effect()
	}
}

// says tells whether the card's title, class, kinds or traits hold one of the words.
func (s *scene) says(words ...string) bool {
	d := s.d
	all := strings.ToLower(d.Title + "|" + d.Class + "|" + strings.Join(d.Kinds, "|") + "|" + strings.Join(d.Traits, "|"))
	for _, w := range words {
		if strings.Contains(all, w) {
			return true
		}
	}
	return false
}

// sky paints the whole scene with the side's light.
func (s *scene) sky() {
	t := tone(s.tint, -0.45)
	if s.warm {
		s.vertical(s.b, stop{0, mix(hex(0x21405e), t, 0.22)}, stop{0.5, mix(hex(0x5c84a4), t, 0.18)}, stop{1, hex(0xe0c193)})
		return
	}
	s.vertical(s.b, stop{0, mix(hex(0x070a14), t, 0.1)}, stop{0.55, mix(hex(0x191627), t, 0.22)}, stop{1, hex(0x501b27)})
}

// deep paints open space with nebulas and stars.
func (s *scene) deep() {
	a, b := hex(0x04060c), hex(0x0c1120)
	n1, n2 := hex(0x7a2233), hex(0x2b3d74)
	if s.warm {
		a, b, n1, n2 = hex(0x0a1b2c), hex(0x173650), hex(0x2f7390), hex(0xb98a58)
	}
	s.vertical(s.b, stop{0, a}, stop{1, b})
	for i := range 3 {
		c := n1
		if i == 1 {
			c = n2
		}
		rx := s.r.f(0.35, 0.7) * s.b.w
		s.glowOval(c, s.b.x+s.r.f(0, 1)*s.b.w, s.b.y+s.r.f(0, 1)*s.b.h, rx, rx*s.r.f(0.4, 0.8), s.r.f(0.3, 0.6))
	}
	s.stars(s.b, 1)
}

// stars sprinkles b; density 1 is about one star for 240 square units.
func (s *scene) stars(b box, density float32) {
	u := max(s.u, 0.6)
	n := int(b.w * b.h / (u * u) / 170 * density)
	for range min(n, 260) {
		x, y, m := b.x+s.r.f(0, b.w), b.y+s.r.f(0, b.h), s.r.f(0, 1)
		c := mix(hex(0xbcd0ff), hex(0xffe9c8), s.r.f(0, 1))
		d := max((0.22+m*m*m*0.5)*u, 0.5+0.6*m)
		if m > 0.97 {
			s.glow(c, x+d/2, y+d/2, d*2.6, 0.5)
		}
		s.rect(fade(c, 0.25+0.7*m*m), box{x, y, d, d})
	}
}

// ridge paints a line of hills: its height at x is base plus noise.
func (s *scene) ridge(c col, base, height, rough float32) {
	b, off := s.b, s.r.f(0, 100)
	const n = 26
	q := make(poly, 0, n+3)
	for i := range n + 1 {
		t := float32(i) / n
		y := base - height*(fractal(off+t*rough, off)-0.3)
		q = append(q, pt{b.x + t*b.w, y})
	}
	q = append(q, pt{b.right(), b.bottom() + 1}, pt{b.x, b.bottom() + 1})
	s.fill(c, q)
}

// A part of a shape is some polygons on the square 0..100 and how they are coloured.
type part struct {
	tone  float32 // lighter or darker than the shape
	light bool    // in the colour of light instead
	polys []poly
}

type shape []part

var shapeCache sync.Map // of string to shape

// shapeOf reads a shape: one part a line, "TONE PATH". A tone may end with m:
// the part is also drawn mirrored; "*" instead of a number glows.
func shapeOf(src string) shape {
	if v, ok := shapeCache.Load(src); ok {
		return v.(shape)
	}
	var out shape
	for _, line := range strings.Split(src, "\n") {
		line = strings.TrimSpace(line)
		if line == "" {
			continue
		}
		key, path, _ := strings.Cut(line, " ")
		p := part{polys: parsePath(path)}
		if k, ok := strings.CutSuffix(key, "m"); ok {
			key = k
			for _, q := range p.polys {
				m := make(poly, len(q))
				for i, a := range q {
					m[i] = pt{100 - a.x, a.y}
				}
				p.polys = append(p.polys, m)
			}
		}
		if key == "*" {
			p.light = true
		} else {
			p.tone = number(key)
		}
		out = append(out, p)
	}
	shapeCache.Store(src, out)
	return out
}

// stand draws a shape in colour c with a bright rim toward the light.
func (s *scene) stand(src string, t xf, c, rim, lamp col) {
	sh := shapeOf(src)
	d := max(t.scale()*1.1, 0.7)
	for _, p := range sh {
		if !p.light {
			s.fill(rim, s.moved(p.polys, t, -d*0.8, -d)...)
		}
	}
	for _, p := range sh {
		k := tone(c, p.tone)
		if p.light {
			k = lamp
		}
		s.fill(k, s.moved(p.polys, t, 0, 0)...)
	}
}

// fitted places a shape turned by deg so that it takes at most the shares w and
// h of the free part of the scene, in its middle.
func (s *scene) fitted(src string, deg, w, h float32) xf {
	t := spin(0, 0, 100, 100, deg)
	x0, y0, x1, y1 := float32(1e9), float32(1e9), float32(-1e9), float32(-1e9)
	for _, p := range shapeOf(src) {
		for _, q := range p.polys {
			for _, a := range q {
				v := t.at(a)
				x0, y0, x1, y1 = min(x0, v.x), min(y0, v.y), max(x1, v.x), max(y1, v.y)
			}
		}
	}
	k := min(s.free.w*w/(x1-x0), s.free.h*h/(y1-y0))
	return xf{t.a * k, t.b * k, t.c * k, t.d * k, s.free.cx() + (t.x-(x0+x1)/2)*k, s.free.cy() + (t.y-(y0+y1)/2)*k}
}

// moved puts polygons where t says, shifted by dx, dy pixels.
func (s *scene) moved(ps []poly, t xf, dx, dy float32) []poly {
	n := 0
	for _, q := range ps {
		n += len(q)
	}
	if cap(s.points) < n {
		s.points = make(poly, 0, n*2)
	}
	pts, out := s.points[:0], s.polys[:0]
	for _, q := range ps {
		from := len(pts)
		for _, a := range q {
			v := t.at(a)
			pts = append(pts, pt{v.x + dx, v.y + dy})
		}
		out = append(out, pts[from:len(pts):len(pts)])
	}
	s.points, s.polys = pts, out
	return out
}
