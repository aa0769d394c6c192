package face

const (
	thingPistol = `0 M6 36 L70 36 L74 40 L74 46 L58 48 L52 56 L40 56 L30 82 L14 82 L24 52 L6 48Z
		-0.35 M72 39 L94 39 L94 44 L72 44Z
		0.2 M14 38 L62 38 L62 40.4 L14 40.4Z
		-0.5 M34 56 L44 56 L40 66 L34 66Z
		0.1 M24 28 L54 28 L54 33 L24 33Z
		-0.2 M28 33 L32 33 L32 36 L28 36Z M46 33 L50 33 L50 36 L46 36Z`
	thingRifle = `0 M2 50 L14 44 L58 43 L62 47 L62 52 L30 54 L24 72 L16 72 L18 56 L2 62Z
		-0.3 M60 45 L96 45 L96 49 L60 49Z
		-0.45 M90 43.4 L98 43.4 L98 50.6 L90 50.6Z
		0.15 M26 36 L48 36 L48 40 L26 40Z
		0.2 M18 45.4 L56 44.6 L56 46.4 L18 47.4Z
		-0.5 M40 54 L48 54 L46 66 L40 66Z`
	thingCannon = `-0.35 M20 92 L36 60 L64 60 L80 92Z
		0 M28 40 C34 30 60 30 66 40 L68 62 L26 62Z
		-0.15 M60 36 L98 22 L99 26 L64 44Z M60 46 L98 34 L99 38 L62 54Z
		0.18 M32 42 C38 36 54 36 60 42 L60 46 L32 46Z
		-0.5 M44 50 L54 50 L54 60 L44 60Z`
	thingBomb = `0 M50 8 C58 16 60 26 60 40 L60 78 L72 92 L56 88 L44 88 L28 92 L40 78 L40 40 C40 26 42 16 50 8Z
		-0.4 M40 44 L60 44 L60 50 L40 50Z M40 66 L60 66 L60 70 L40 70Z
		0.2 M43 26 C44 18 47 14 49 12 L49 78 L43 78Z`
)

// weapon paints a blade of light, beams, or a gun against its flash.
func (s *scene) weapon() {
	s.sky()
	switch {
	case s.says("lightsaber", "saber"):
		s.saber()
	case s.d.Is("starship"), s.d.Is("death star"), s.d.Is("death star ii"), s.says("turbolaser", "superlaser", "ion cannon", "laser cannon"):
		s.beams()
		if s.d.Is("artillery") {
			s.object(thingCannon)
		}
	case s.says("missile", "torpedo", "mine", "grenade", "detonator", "charge", "bomb"):
		s.flash()
		s.object(thingBomb)
	case s.says("rifle", "carbine", "bowcaster", "repeating"):
		s.flash()
		s.object(thingRifle)
	case s.d.Is("vehicle"), s.d.Is("artillery"), s.d.Is("automated"), s.says("cannon"):
		s.flash()
		s.object(thingCannon)
	default:
		s.flash()
		s.object(thingPistol)
	}
}

// object stands a thing in the middle.
func (s *scene) object(src string) {
	t := s.fitted(src, -14, 0.86, 0.8)
	px := 100 * t.scale()
	c, rim := hex(0x4d5563), hex(0xc6ccd8)
	if s.warm {
		c, rim = hex(0x5b6672), hex(0xfff0d2)
	}
	s.glowOval(black, s.cx+2*s.s, s.cy+6*s.s, px*0.5, px*0.3, 0.45)
	s.stand(src, t, c, rim, s.key)
}

// flash throws lines of light from one side.
func (s *scene) flash() {
	x, y := s.b.right()-6*s.s, s.b.y+s.b.h*0.3
	s.glow(s.key, x, y, 80*s.s, 0.6)
	for range 9 {
		a := s.r.f(120, 250)
		q := arc(nil, x, y, s.r.f(20, 50)*s.s, s.r.f(20, 50)*s.s, a, a, 1)
		e := arc(nil, x, y, 120*s.s, 120*s.s, a, a, 1)
		s.line(fade(mix(s.key, white, 0.3), 0.32), max(0.6*s.u, 0.8), q[0], e[0])
	}
}

// saber paints a hilt and a blade with its glow.
func (s *scene) saber() {
	c := hex(0xff3b3b)
	if s.warm {
		c = [...]col{hex(0x63b4ff), hex(0x6df08a)}[s.r.n(2)]
	}
	s.vertical(s.b, stop{0, fade(black, 0.55)}, stop{1, fade(black, 0.15)})
	const dx, dy = 0.64, -0.77
	hx, hy := s.cx-17*s.s, s.cy+19*s.s
	tip := pt{hx + dx*72*s.s, hy + dy*72*s.s}
	s.glow(c, (hx+tip.x)/2, (hy+tip.y)/2, 62*s.s, 0.5)
	for i := range 5 {
		w := (9 - 1.9*float32(i)) * s.s
		s.line(fade(mix(c, white, 0.18*float32(i)), 0.2+0.16*float32(i)), w, pt{hx, hy}, tip)
	}
	s.line(white, 2*s.s, pt{hx, hy}, tip)
	end := pt{hx - dx*22*s.s, hy - dy*22*s.s}
	s.line(hex(0x1d2127), 7.4*s.s, pt{hx, hy}, end)
	s.line(hex(0xb9c0ca), 5.4*s.s, pt{hx - dx*s.s, hy - dy*s.s}, end)
	for i := range 5 {
		k := (6 + 4*float32(i)) * s.s
		x, y := hx-dx*k, hy-dy*k
		s.line(hex(0x3a4049), 1.6*s.s, pt{x - dy*2.6*s.s, y + dx*2.6*s.s}, pt{x + dy*2.6*s.s, y - dx*2.6*s.s})
	}
}

// beams paints bolts running to a point far away.
func (s *scene) beams() {
	s.deep()
	c := hex(0xff5a4a)
	if s.warm {
		c = hex(0x7fe0a0)
	}
	vx, vy := s.b.x+s.b.w*s.r.f(0.55, 0.75), s.b.y+s.b.h*s.r.f(0.25, 0.4)
	s.glow(c, vx, vy, 40*s.s, 0.8)
	for i := range 6 {
		x := s.b.x + s.b.w*(float32(i)/5*1.3-0.3)
		y := s.b.bottom() + 4*s.s
		a, b := s.r.f(0, 0.35), s.r.f(0.6, 0.92)
		p, q := between(pt{x, y}, pt{vx, vy}, a), between(pt{x, y}, pt{vx, vy}, b)
		w := 3.4 * s.s * (1 - a)
		s.line(fade(c, 0.3), w*2.2, p, q)
		s.line(c, w, p, q)
		s.line(mix(c, white, 0.75), w*0.4, p, q)
	}
}

// device paints a drawing of an apparatus: circles, traces and nodes.
func (s *scene) device() {
	s.sky()
	ink := fade(mix(s.key, white, 0.35), 0.75)
	w := max(0.5*s.u, 0.8)
	grid := fade(s.key, 0.12)
	for i := range 14 {
		k := float32(i) / 13
		s.rect(grid, box{s.b.x + s.b.w*k, s.b.y, w * 0.7, s.b.h})
		s.rect(grid, box{s.b.x, s.b.y + s.b.h*k, s.b.w, w * 0.7})
	}
	r := 30 * s.s
	s.glow(s.key, s.cx, s.cy, r*1.6, 0.45)
	s.disc(fade(s.base, 0.85), s.cx, s.cy, r)
	s.ring(ink, s.cx, s.cy, r, w*1.6)
	teeth := 10 + s.r.n(14)
	for i := range teeth {
		a := float32(i) * 360 / float32(teeth)
		p, q := arc(nil, s.cx, s.cy, r*0.82, r*0.82, a, a, 1), arc(nil, s.cx, s.cy, r*0.94, r*0.94, a, a, 1)
		s.line(ink, w*1.3, p[0], q[0])
	}
	s.ring(ink, s.cx, s.cy, r*0.7, w)
	s.fill(mix(s.tint, s.key, 0.3), regular(s.cx, s.cy, r*0.42, 3+s.r.n(6), s.r.f(0, 90)))
	s.disc(s.base, s.cx, s.cy, r*0.2)
	s.disc(mix(s.key, white, 0.5), s.cx, s.cy, r*0.09)
	for range 7 {
		a := float32(s.r.n(8)) * 45
		p := arc(nil, s.cx, s.cy, r, r, a, a, 1)[0]
		q := arc(nil, s.cx, s.cy, r*1.4, r*1.4, a, a, 1)[0]
		e := pt{q.x + sign(q.x-s.cx)*s.r.f(6, 26)*s.s, q.y}
		s.line(ink, w, p, q, e)
		s.disc(mix(s.tint, white, 0.3), e.x, e.y, 1.8*s.s)
	}
}

func sign(x float32) float32 {
	if x < 0 {
		return -1
	}
	return 1
}

// route paints an objective: a way among stars.
func (s *scene) route() {
	s.deep()
	p := pt{s.b.x + s.b.w*0.08, s.b.y + s.b.h*0.8}
	gold := mix(s.tint, white, 0.2)
	for i := range 6 {
		k := float32(i+1) / 6
		q := pt{s.b.x + s.b.w*(0.08+0.84*k), s.b.y + s.b.h*(0.8-0.6*k+s.r.f(-0.16, 0.16))}
		if i < 5 {
			s.line(fade(gold, 0.7), max(0.7*s.u, 0.8), p, q)
		}
		s.glow(gold, p.x, p.y, 8*s.s, 0.8)
		s.disc(gold, p.x, p.y, (1.4+1.2*float32(i)/5)*s.s)
		p = q
	}
	x, y := s.b.x+s.b.w*0.78, s.b.y+s.b.h*0.34
	s.glow(s.key, x, y, 40*s.s, 0.7)
	s.ring(gold, x, y, 15*s.s, max(0.9*s.u, 1))
	s.ring(fade(gold, 0.6), x, y, 20*s.s, max(0.4*s.u, 0.7))
	s.fill(gold, regular(x, y, 11*s.s, 4, -90))
	s.fill(hex(0x101820), regular(x, y, 5*s.s, 4, -90))
}

// burst paints an epic event: fire behind a dark globe.
func (s *scene) burst() {
	s.deep()
	hot := hex(0xffa24a)
	s.glow(hot, s.cx, s.cy, 66*s.s, 0.9)
	for i := range 28 {
		a := float32(i)*360/28 + s.r.f(-5, 5)
		o, w := s.r.f(34, 70)*s.s, s.r.f(1.5, 4)
		tip, l, r := arc(nil, s.cx, s.cy, o, o, a, a, 1), arc(nil, s.cx, s.cy, 18*s.s, 18*s.s, a-w, a-w, 1), arc(nil, s.cx, s.cy, 18*s.s, 18*s.s, a+w, a+w, 1)
		s.fill(fade(mix(hot, white, s.r.f(0, 0.6)), 0.75), poly{tip[0], l[0], r[0]})
	}
	s.glow(white, s.cx, s.cy, 34*s.s, 0.9)
	s.disc(hex(0x181d26), s.cx+3*s.s, s.cy+2*s.s, 17*s.s)
	s.ring(hot, s.cx+3*s.s, s.cy+2*s.s, 17*s.s, max(0.8*s.u, 0.9))
}

// stones paints a Jedi test: balanced stones before the sun.
func (s *scene) stones() {
	g := s.land(terrains["dagobah"])
	s.glow(s.key, s.cx, s.cy-8*s.s, 46*s.s, 0.7)
	s.disc(mix(s.key, white, 0.3), s.cx, s.cy-8*s.s, 22*s.s)
	y := s.b.bottom() - 8*s.s
	for i := range 5 {
		rx, ry := (17-2.6*float32(i))*s.s, (6.4-0.6*float32(i))*s.s
		x := s.cx + s.r.f(-3, 3)*s.s
		s.fill(tone(mix(g, hex(0x6a6a62), 0.6), 0.3), ellipse(x, y-ry, rx, ry))
		s.fill(mix(g, hex(0x4a4a46), 0.6), ellipse(x+s.s, y-ry+1.2*s.s, rx*0.95, ry*0.86))
		y -= ry * 2
		if i == 3 {
			y -= 4 * s.s
		}
	}
}

// shield paints a dome of hexagons.
func (s *scene) shield() {
	s.sky()
	s.glow(s.key, s.cx, s.cy, 70*s.s, 0.4)
	w := max(0.5*s.u, 0.8)
	step := 13 * s.s
	for i := -5; i <= 5; i++ {
		for j := -5; j <= 5; j++ {
			x := s.cx + float32(i)*step*1.5*0.67
			y := s.cy + (float32(j)+0.5*float32(i&1))*step*1.15
			d := hypot(x-s.cx, y-s.cy) / (56 * s.s)
			if d >= 1 {
				continue
			}
			q := regular(x, y, step*0.64, 6, 0)
			if s.r.n(3) == 0 {
				s.fill(fade(mix(s.tint, s.key, s.r.f(0, 1)), 0.5*(1-d)), append(poly(nil), q...))
			}
			s.loop(fade(mix(s.key, white, 0.4), 0.85*(1-d)), w, q)
		}
	}
	s.ring(fade(s.key, 0.8), s.cx, s.cy, 48*s.s, w*1.6)
}
