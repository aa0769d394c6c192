package face

import (
	"strings"
)

// world is the terrain of the location's system.
func (s *scene) world() terrain {
	name := s.d.System
	if name == "" {
		name, _, _ = strings.Cut(s.d.Title, ":")
	}
	if t, ok := terrains[strings.ToLower(name)]; ok {
		return t
	}
	return makeWorld(seed(name))
}

// place paints a location: a globe, ground, rooms, or rocks in space.
func (s *scene) place() {
	d := s.d
	switch {
	case d.Is("system"):
		s.system()
	case d.Is("sector") && s.says("asteroid", "rings"):
		s.rocks()
	case d.Is("sector"):
		s.clouds()
	case d.Has("underwater"):
		s.water()
	case d.Has("cave"), d.Has("underground"):
		s.cavern()
	case d.Has("exterior"):
		s.land(s.world())
		if d.Has("interior") {
			s.gate()
		}
	default:
		s.hall()
	}
}

func (s *scene) system() {
	s.deep()
	t, r := s.world(), s.b.h*0.43
	if s.level != Tiny {
		r = s.b.h * 0.46
	}
	cx, cy := s.b.x+s.b.w*0.66, s.cy-s.b.h*0.02
	g := globe{a: t.a, b: t.b, c: t.c, atm: t.atm, bands: t.bands, roughness: t.spots, light: pt{-0.62, -0.42}}
	rings := t.bands > 0.55 && !strings.Contains(s.d.System, "Bespin")
	if rings {
		s.planetRing(cx, cy, r, t, -180, 0)
	}
	s.sphere(g, cx, cy, r, seed(s.d.System))
	if s.says("death star") {
		s.battleStation(cx, cy, r)
	}
	if rings {
		s.planetRing(cx, cy, r, t, 0, 180)
	}
	m := pt{s.b.x + s.b.w*s.r.f(0.12, 0.3), s.b.y + s.b.h*s.r.f(0.2, 0.4)}
	s.sphere(globe{a: tone(t.a, -0.2), b: hex(0x9a9a9a), c: hex(0xcfcfcf), atm: hex(0x888888), roughness: 3, light: pt{-0.62, -0.42}}, m.x, m.y, r*s.r.f(0.1, 0.18), s.r)
}

// planetRing draws half of a flat ring, from angle a0 to a1.
func (s *scene) planetRing(cx, cy, r float32, t terrain, a0, a1 float32) {
	for i := range 3 {
		k := 1.3 + 0.16*float32(i)
		q := arc(nil, cx, cy, r*k, r*k*0.26, a0, a1, 40)
		for j := range q {
			q[j].y -= (q[j].x - cx) * 0.22
		}
		s.line(fade(t.c, 0.5-0.12*float32(i)), max(r*0.05, 0.8), q...)
	}
}

// battleStation adds the trench and the dish to a grey globe.
func (s *scene) battleStation(cx, cy, r float32) {
	s.line(fade(black, 0.55), max(r*0.035, 0.8), arc(nil, cx, cy, r*0.985, r*0.12, 8, 172, 24)...)
	x, y := cx-r*0.36, cy-r*0.42
	s.fill(hex(0x3c434c), ellipse(x, y, r*0.22, r*0.24))
	s.fill(hex(0x6c747e), ellipse(x+r*0.025, y+r*0.03, r*0.18, r*0.2))
	s.disc(hex(0x2c3238), x, y, r*0.05)
}

// land paints sky, suns and three ridges; it returns the near ground's colour.
func (s *scene) land(t terrain) col {
	b := s.b
	high, low, near, far := t.high, t.low, t.near, t.far
	if !s.warm { // the Dark side comes at nightfall
		high, low = mix(high, hex(0x090b16), 0.7), mix(low, hex(0x5e2030), 0.62)
		near, far = mix(near, hex(0x0b0c14), 0.62), mix(far, hex(0x281625), 0.58)
	}
	s.vertical(b, stop{0, high}, stop{0.72, low}, stop{1, low})
	if !s.warm {
		s.stars(box{b.x, b.y, b.w, b.h * 0.4}, 0.5)
	}
	x := b.x + b.w*s.r.f(0.16, 0.4)
	for i := range t.suns {
		sx, sy := x+float32(i)*b.h*0.3, b.y+b.h*(0.3+0.12*float32(i))
		r := b.h * (0.09 - 0.02*float32(i))
		c := [...]col{hex(0xfff2cf), hex(0xffc890)}[i%2]
		s.glow(c, sx, sy, r*4.5, 0.5)
		s.disc(c, sx, sy, r)
	}
	if s.says("city", "coruscant", "docking bay", "theed", "mos ") {
		s.skyline(mix(far, low, 0.35), b.y+b.h*0.66, 0.3)
		s.skyline(far, b.y+b.h*0.76, 0.26)
	} else {
		s.ridge(mix(far, low, 0.5), b.y+b.h*0.68, b.h*t.tall, t.rough)
		s.ridge(far, b.y+b.h*0.76, b.h*t.tall*0.8, t.rough*0.8)
	}
	if t.trees {
		s.trees(mix(far, near, 0.5), 16, 0.62)
		s.trees(near, 9, 0.8)
	}
	s.ridge(near, b.y+b.h*0.88, b.h*t.tall*0.4, t.rough*0.4)
	return near
}

// trees stands trunks with dark crowns along the ground.
func (s *scene) trees(c col, n int, height float32) {
	b := s.b
	for range n {
		x, w := b.x+s.r.f(0, b.w), b.h*s.r.f(0.012, 0.03)
		top := b.y + b.h*(0.9-height*s.r.f(0.7, 1.15))
		s.fill(c, poly{{x - w*0.6, top}, {x + w*0.6, top}, {x + w*1.5, b.bottom()}, {x - w*1.5, b.bottom()}})
		for k := range 3 {
			y, cw := top+b.h*0.09*float32(k), b.h*(0.05+0.03*float32(k))
			s.fill(c, poly{{x, y - b.h*0.1}, {x + cw, y + b.h*0.05}, {x - cw, y + b.h*0.05}})
		}
	}
}

// skyline stands towers along the horizon at y.
func (s *scene) skyline(c col, y, tall float32) {
	b := s.b
	q := poly{{b.x, b.bottom()}}
	for x := b.x; x < b.right(); {
		w, h := b.h*s.r.f(0.04, 0.13), b.h*tall*s.r.f(0.1, 1)
		top := y - h
		q = append(q, pt{x, top})
		if s.r.n(4) == 0 {
			q = append(q, pt{x + w*0.4, top}, pt{x + w*0.5, top - b.h*0.1}, pt{x + w*0.6, top})
		}
		q = append(q, pt{x + w, top})
		x += w
	}
	s.fill(c, append(q, pt{b.right(), b.bottom()}))
}

// gate adds a dark doorway with light inside to a landscape.
func (s *scene) gate() {
	b := s.b
	w, h := b.h*0.46, b.h*0.62
	x, y := b.x+b.w*0.7, b.bottom()-h
	wall := mix(s.world().near, black, 0.45)
	s.fill(wall, arc(poly{{x + w*0.75, b.bottom()}, {x - w*0.75, b.bottom()}}, x, y+h*0.3, w*0.75, h*0.42, 180, 360, 20))
	s.fill(mix(s.key, white, 0.2), arc(poly{{x + w*0.3, b.bottom()}, {x - w*0.3, b.bottom()}}, x, y+h*0.5, w*0.3, w*0.3, 180, 360, 16))
	s.glow(s.key, x, b.bottom()-h*0.2, h*0.7, 0.4)
}

// hall paints a room: frames that narrow toward a lit door.
func (s *scene) hall() {
	b, t := s.b, s.world()
	wall, light := mix(t.b, hex(0x8a8f98), 0.45), mix(t.low, hex(0xffe6bd), 0.5)
	if !s.warm {
		wall, light = mix(t.a, hex(0x20242e), 0.65), mix(s.key, hex(0xffb08a), 0.35)
	}
	if s.d.System == "" || s.says("death star", "cloud city", "star destroyer") {
		wall = mix(wall, hex(0x6a7480), 0.5)
	}
	s.vertical(b, stop{0, tone(wall, -0.62)}, stop{1, tone(wall, -0.5)})
	vx, vy := b.x+b.w*s.r.f(0.42, 0.66), b.y+b.h*0.5
	round := s.r.n(2) == 0
	const n = 6
	for i := range n {
		k := 1.35 - 1.2*float32(i)/n
		w, h := b.w*0.62*k, b.h*0.62*k
		c := tone(wall, -0.58+0.13*float32(i))
		q := poly{{vx - w*0.8, vy - h}, {vx + w*0.8, vy - h}, {vx + w, vy - h*0.6}, {vx + w, vy + h*0.8}, {vx - w, vy + h*0.8}, {vx - w, vy - h*0.6}}
		if round {
			q = arc(poly{{vx + w, vy + h*0.8}, {vx - w, vy + h*0.8}}, vx, vy+h*0.1, w, h*1.1, 180, 360, 26)
		}
		s.fill(c, q)
		s.loop(fade(black, 0.35), max(0.5*s.u, 0.7), q)
	}
	s.fill(light, arc(poly{{vx + b.h*0.11, vy + b.h*0.13}, {vx - b.h*0.11, vy + b.h*0.13}}, vx, vy, b.h*0.11, b.h*0.13, 180, 360, 14))
	s.glow(light, vx, vy, b.h*0.6, 0.55)
	s.fill(fade(light, 0.22), poly{{vx - b.h*0.1, vy + b.h*0.12}, {vx + b.h*0.1, vy + b.h*0.12}, {vx + b.w*0.3, b.bottom()}, {vx - b.w*0.3, b.bottom()}})
	for i := range 5 { // lamps along the walls
		k := 0.3 + 0.2*float32(i)
		for _, side := range [2]float32{-1, 1} {
			x, y := vx+side*b.w*0.56*k, vy-b.h*0.12*k
			s.glow(light, x, y, b.h*0.07*k+1, 0.9)
		}
	}
}

// cavern paints rock above and below with light between.
func (s *scene) cavern() {
	b, t := s.b, s.world()
	rock := mix(t.near, hex(0x2a2622), 0.5)
	s.vertical(b, stop{0, tone(rock, -0.4)}, stop{0.55, mix(s.key, rock, 0.35)}, stop{1, tone(rock, -0.5)})
	s.glow(s.key, s.cx, s.cy, b.h*0.8, 0.55)
	for l := range 3 {
		c := tone(rock, -0.2-0.25*float32(l))
		for range 9 {
			x, w := b.x+s.r.f(0, b.w), b.h*s.r.f(0.05, 0.14)
			h := b.h * s.r.f(0.12, 0.42) * (1.1 - 0.2*float32(l))
			s.fill(c, poly{{x - w, b.y}, {x + w, b.y}, {x + w*0.2, b.y + h*0.5}, {x, b.y + h}, {x - w*0.2, b.y + h*0.5}})
		}
		s.ridge(c, b.y+b.h*(0.84+0.06*float32(l)), b.h*0.22, 6)
	}
}

// water paints the deep with light from above.
func (s *scene) water() {
	b := s.b
	s.vertical(b, stop{0, hex(0x4fa0b0)}, stop{0.5, hex(0x1b5a78)}, stop{1, hex(0x07222f)})
	for range 7 {
		x := b.x + s.r.f(-0.1, 1.1)*b.w
		w := b.w * s.r.f(0.03, 0.08)
		s.fill(fade(hex(0xd0fff4), 0.1), poly{{x, b.y}, {x + w, b.y}, {x + w*3 - b.w*0.1, b.bottom()}, {x - w*2 - b.w*0.1, b.bottom()}})
	}
	for range 16 {
		s.ring(fade(white, 0.4), b.x+s.r.f(0, b.w), b.y+s.r.f(0, b.h), b.h*s.r.f(0.01, 0.035), max(0.3*s.u, 0.7))
	}
	s.ridge(hex(0x0a2a30), b.y+b.h*0.9, b.h*0.3, 5)
}

// rocks paints asteroids.
func (s *scene) rocks() {
	s.deep()
	for i := range 16 {
		r := s.b.h * s.r.f(0.03, 0.07+0.011*float32(i))
		x, y := s.b.x+s.r.f(0, s.b.w), s.b.y+s.r.f(0, s.b.h)
		q := make(poly, 9)
		for k := range q {
			a := arc(nil, x, y, r, r, float32(k)*40, float32(k)*40, 1)[0]
			j := s.r.f(0.72, 1.15)
			q[k] = pt{x + (a.x-x)*j, y + (a.y-y)*j}
		}
		c := mix(hex(0x6a5f58), hex(0x8f8a86), s.r.f(0, 1))
		s.fill(tone(c, 0.35), append(poly(nil), q...))
		for k := range q {
			q[k].x += r * 0.12
			q[k].y += r * 0.14
		}
		s.fill(fade(tone(c, -0.55), 0.86), q)
	}
}

// clouds paints banks of cloud under a warm sky.
func (s *scene) clouds() {
	t := s.world()
	low := t.low
	if !s.warm {
		low = mix(low, hex(0x7a2a38), 0.5)
	}
	s.vertical(s.b, stop{0, tone(t.high, -0.3)}, stop{1, low})
	s.glow(hex(0xfff0d0), s.b.x+s.b.w*0.3, s.b.y+s.b.h*0.4, s.b.h*0.5, 0.6)
	for i := range 30 {
		y := s.b.y + s.b.h*(0.35+0.022*float32(i))
		rx := s.b.w * s.r.f(0.06, 0.2)
		s.glowOval(mix(white, low, s.r.f(0.1, 0.6)), s.b.x+s.r.f(0, s.b.w), y, rx, rx*0.36, 0.55)
	}
}
