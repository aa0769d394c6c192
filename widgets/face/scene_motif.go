package face

import "math"

// interrupt paints something sudden, effect something lasting: one of several
// motifs by the card's seed, in a hue near the type's.
func (s *scene) interrupt() {
	s.hue()
	s.sky()
	[]func(){s.waves, s.shards, s.bolt, s.vortex, s.chevrons}[s.r.n(5)]()
}

func (s *scene) effect() {
	s.hue()
	s.sky()
	[]func(){s.rings, s.lattice, s.mandala, s.spiral, s.curtain, s.orbits}[s.r.n(6)]()
}

// hue turns the type's colour a little, so that cards of a type differ.
func (s *scene) hue() {
	near := [...]col{s.tint, s.tint, hex(0x5f8fd0), hex(0x8f74c0), hex(0xd08a4a), hex(0x5fae80)}
	s.tint = mix(s.tint, near[s.r.n(len(near))], 0.55)
}

// waves cross the scene.
func (s *scene) waves() {
	lost := s.d.Is("lost")
	s.glow(s.key, s.b.x+s.b.w*s.r.f(0.3, 0.7), s.cy, 60*s.s, 0.5)
	n := 9
	f1, f2, ph := s.r.f(1, 2.2), s.r.f(2.4, 5), s.r.f(0, 6)
	for i := range n {
		k := float32(i) / float32(n-1)
		amp := s.b.h * (0.1 + 0.16*(1-2*abs(k-0.5)))
		q := make(poly, 41)
		for j := range q {
			t := float32(j) / 40
			env := float32(math.Sin(math.Pi * float64(t)))
			y := math.Sin(float64(t*f1*6.28+ph+k*1.5)) + 0.4*math.Sin(float64(t*f2*6.28+ph*2-k*2))*float64(btof(lost)+0.4)
			q[j] = pt{s.b.x + t*s.b.w, s.cy + (k-0.5)*s.b.h*0.34 + amp*env*float32(y)*0.7}
		}
		c := mix(s.tint, mix(s.key, white, 0.4), k)
		s.line(fade(c, 0.28+0.5*(1-2*abs(k-0.5))), max((0.7+1.5*(1-2*abs(k-0.5)))*s.s, 0.8), q...)
	}
}

// rings spread from two points and cross.
func (s *scene) rings() {
	a := pt{s.b.x + s.b.w*s.r.f(0.2, 0.4), s.b.y + s.b.h*s.r.f(0.3, 0.7)}
	b := pt{s.b.x + s.b.w*s.r.f(0.6, 0.85), s.b.y + s.b.h*s.r.f(0.25, 0.7)}
	w := max(0.6*s.u, 0.8)
	for i := range 7 {
		r := (8 + 9*float32(i)) * s.s
		k := 1 - float32(i)/8
		s.ring(fade(mix(s.tint, white, 0.35), 0.7*k), a.x, a.y, r, w*(0.8+k))
		s.ring(fade(s.key, 0.6*k), b.x, b.y, r*0.9, w*(0.8+k))
	}
	s.glow(mix(s.tint, white, 0.4), a.x, a.y, 22*s.s, 0.9)
	s.glow(s.key, b.x, b.y, 20*s.s, 0.9)
	s.disc(white, a.x, a.y, 2.4*s.s)
	s.disc(white, b.x, b.y, 2*s.s)
	if s.r.n(2) == 0 {
		s.line(fade(white, 0.5), w, a, b)
	}
	for range 14 {
		x, y, r := s.b.x+s.r.f(0, s.b.w), s.b.y+s.r.f(0, s.b.h), s.r.f(1, 4)*s.s
		s.loop(fade(s.key, 0.35), w*0.8, regular(x, y, r, 6, 0))
	}
}

// shards are bright splinters flying from one point.
func (s *scene) shards() {
	x, y := s.b.x+s.b.w*s.r.f(0.3, 0.7), s.b.y+s.b.h*s.r.f(0.35, 0.65)
	s.glow(s.key, x, y, 60*s.s, 0.7)
	for i := range 22 {
		a := float32(i)*360/22 + s.r.f(-7, 7)
		d, l, w := s.r.f(8, 30)*s.s, s.r.f(14, 46)*s.s, s.r.f(1, 3.6)
		tip, tail := ray(x, y, d+l, a), ray(x, y, d, a)
		q, r := ray(x, y, d+l*0.3, a-w*3), ray(x, y, d+l*0.3, a+w*3)
		c := mix(s.tint, mix(s.key, white, 0.3), s.r.f(0, 1))
		s.fill(fade(tone(c, 0.25), 0.9), poly{tail, q, tip})
		s.fill(fade(tone(c, -0.3), 0.9), poly{tail, r, tip})
	}
	s.glow(white, x, y, 14*s.s, 0.9)
}

// ray is the point at distance d from x, y in direction deg.
func ray(x, y, d, deg float32) pt {
	sn, cs := math.Sincos(float64(deg) * math.Pi / 180)
	return pt{x + d*float32(cs), y + d*float32(sn)}
}

// bolt is a forked discharge from edge to edge.
func (s *scene) bolt() {
	top := pt{s.b.x + s.b.w*s.r.f(0.3, 0.7), s.b.y - 2}
	s.glow(s.key, s.cx, s.cy, 64*s.s, 0.55)
	var fork func(p pt, deg, left, w float32, depth int)
	fork = func(p pt, deg, left, w float32, depth int) {
		q := poly{p}
		for left > 0 {
			step := s.r.f(6, 13) * s.s
			p = ray(p.x, p.y, step, deg+s.r.f(-42, 42))
			q = append(q, p)
			left -= step
			if depth < 2 && s.r.n(4) == 0 {
				fork(p, deg+s.r.f(-55, 55), left*0.55, w*0.6, depth+1)
			}
		}
		s.line(fade(s.tint, 0.35), w*4, q...)
		s.line(mix(s.key, s.tint, 0.3), w*1.8, q...)
		s.line(mix(s.key, white, 0.8), w*0.8, q...)
	}
	fork(top, 90+s.r.f(-12, 12), s.b.h*1.25, max(1.5*s.s, 0.8), 0)
}

// vortex is a spiral of arcs drawn into the middle.
func (s *scene) vortex() {
	x, y, turn := s.cx, s.cy, s.r.f(0, 360)
	s.glow(s.key, x, y, 66*s.s, 0.6)
	for i := range 13 {
		r := (7 + 4.4*float32(i)) * s.s
		a := turn + float32(i)*s.r.f(24, 44)
		k := 1 - float32(i)/14
		q := arc(nil, x, y, r, r*0.86, a, a+s.r.f(130, 250), 26)
		s.line(fade(mix(s.tint, mix(s.key, white, 0.3), k), 0.35+0.5*k), (0.7+1.7*k)*s.s, q...)
	}
	s.disc(hex(0x0b0e14), x, y, 6*s.s)
	s.ring(mix(s.key, white, 0.4), x, y, 6*s.s, max(0.8*s.s, 0.9))
}

// chevrons are arrows of light in haste.
func (s *scene) chevrons() {
	deg := [...]float32{-35, 0, 35, 180}[s.r.n(4)]
	t := spin(s.cx, s.cy, 120*s.s, 100, deg)
	s.glow(s.key, s.cx, s.cy, 66*s.s, 0.5)
	for i := range 6 {
		x := 8 + 13*float32(i)
		k := float32(i) / 5
		q := poly{{x, 22}, {x + 8, 22}, {x + 26, 50}, {x + 8, 78}, {x, 78}, {x + 18, 50}}
		s.fill(fade(mix(s.tint, mix(s.key, white, 0.4), k), 0.18+0.7*k*k), s.moved([]poly{q}, t, 0, 0)...)
	}
	for range 12 {
		y := s.r.f(4, 96)
		x := s.r.f(-10, 60)
		q := s.moved([]poly{{{x, y}, {x + s.r.f(14, 50), y}}}, t, 0, 0)[0]
		s.line(fade(s.key, 0.3), max(0.4*s.s, 0.7), q...)
	}
}

// lattice is a net of nodes.
func (s *scene) lattice() {
	var at [11]pt
	for i := range at {
		at[i] = pt{s.b.x + s.b.w*s.r.f(0.08, 0.92), s.b.y + s.b.h*s.r.f(0.1, 0.9)}
	}
	s.glow(s.key, at[0].x, at[0].y, 60*s.s, 0.6)
	w := max(0.45*s.s, 0.8)
	for i, a := range at {
		for _, b := range at[:i] {
			if d := hypot(a.x-b.x, a.y-b.y) / s.s; d < 46 {
				s.line(fade(mix(s.tint, white, 0.4), 0.75-d/80), w, a, b)
			}
		}
	}
	for i, a := range at {
		r := s.r.f(1.4, 3.2) * s.s
		if i == 0 {
			r = 5 * s.s
			s.ring(mix(s.key, white, 0.4), a.x, a.y, r*1.8, w*1.4)
		}
		s.disc(mix(s.key, white, s.r.f(0.1, 0.6)), a.x, a.y, r)
	}
}

// mandala is polygons turned inside each other.
func (s *scene) mandala() {
	n, turn := 3+s.r.n(6), s.r.f(0, 90)
	s.glow(s.key, s.cx, s.cy, 68*s.s, 0.55)
	for i := range 7 {
		r := (46 - 6*float32(i)) * s.s
		a := turn + float32(i)*180/float32(n)/2
		k := float32(i) / 6
		s.fill(fade(mix(s.tint, hex(0x0c1018), 0.4), 0.14), regular(s.cx, s.cy, r, n, a))
		s.loop(fade(mix(s.tint, mix(s.key, white, 0.4), k), 0.85), max((0.5+0.6*k)*s.s, 0.8), regular(s.cx, s.cy, r, n, a))
	}
	s.disc(mix(s.key, white, 0.5), s.cx, s.cy, 4*s.s)
}

// spiral is a wheel of stars.
func (s *scene) spiral() {
	arms, turn, flat := 2+s.r.n(3), s.r.f(0, 360), s.r.f(0.5, 0.9)
	s.glowOval(mix(s.tint, white, 0.2), s.cx, s.cy, 58*s.s, 58*s.s*flat, 0.55)
	s.glowOval(mix(s.key, white, 0.4), s.cx, s.cy, 20*s.s, 20*s.s*flat, 0.9)
	for i := range 150 {
		k := float32(i) / 150
		p := ray(0, 0, (4+46*k)*s.s+s.r.f(-3, 3)*s.s, turn+float32(i%arms)*360/float32(arms)+k*250+s.r.f(-12, 12))
		d := s.r.f(0.5, 1.7) * (1.25 - k) * s.s
		s.rect(fade(mix(s.key, white, s.r.f(0.2, 0.9)), 0.9-0.5*k), box{s.cx + p.x - d/2, s.cy + p.y*flat - d/2, d, d})
	}
}

// curtain is veils of light, as near a pole.
func (s *scene) curtain() {
	for l := range 3 {
		y, amp, f, ph := s.b.y+s.b.h*(0.3+0.17*float32(l)), s.b.h*s.r.f(0.05, 0.1), s.r.f(1, 2.4), s.r.f(0, 6)
		c := mix(s.tint, mix(s.key, white, 0.2), float32(l)/2)
		const n = 30
		for i := range n {
			x := s.b.x + s.b.w*float32(i)/n
			w := s.b.w/n + 1
			top := y + amp*float32(math.Sin(float64(float32(i)/n*f*6.28+ph)))
			h := s.b.h * s.r.f(0.2, 0.34)
			s.vertical(box{x, top - h, w, h * 1.2}, stop{0, fade(c, 0)}, stop{0.8, fade(c, 0.4)}, stop{1, fade(c, 0)})
		}
	}
	s.stars(box{s.b.x, s.b.y, s.b.w, s.b.h * 0.6}, 0.4)
	s.ridge(tone(s.base, -0.55), s.b.y+s.b.h*0.9, s.b.h*0.2, 3)
}

// orbits are tilted rings around a core.
func (s *scene) orbits() {
	s.glow(s.key, s.cx, s.cy, 60*s.s, 0.6)
	turn := s.r.f(0, 180)
	n := 3 + s.r.n(3)
	for i := range n {
		t := spin(s.cx, s.cy, 100*s.s, 100, turn+float32(i)*180/float32(n))
		q := s.moved([]poly{ellipse(50, 50, 44, 14)}, t, 0, 0)[0]
		s.loop(fade(mix(s.tint, white, 0.35), 0.8), max(0.7*s.s, 0.8), q)
		p := q[s.r.n(len(q))]
		s.disc(mix(s.key, white, 0.5), p.x, p.y, 2.2*s.s)
	}
	s.disc(mix(s.tint, hex(0x101418), 0.4), s.cx, s.cy, 9*s.s)
	s.disc(mix(s.key, white, 0.3), s.cx-1.2*s.s, s.cy-1.2*s.s, 6.4*s.s)
}

func abs(x float32) float32 { return max(x, -x) }
