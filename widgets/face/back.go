package face

import "cantina/engine/card"

// back draws the back of a side: rays and rings of our own, the same when
// turned upside down.
func (f *canvas) back() {
	t, u := f.t, f.u
	f.vertical(f.all(), stop{0, t.base2}, stop{0.5, t.base}, stop{1, t.base2})
	cx, cy := f.w/2, f.h/2
	long := max(f.w, f.h)
	undo := f.clipTo(f.all().in(5 * u))
	n := 48
	if f.level == Tiny {
		n = 24
	}
	line := fade(t.hair, 0.34)
	for i := range n {
		a := float32(i) * 360 / float32(n)
		q := arc(nil, cx, cy, long, long, a, a+180/float32(n), 1)
		f.fill(fade(t.accent, 0.07+0.05*btof(i%2 == 0)), poly{{cx, cy}, q[0], q[1]})
	}
	for i := range 3 {
		r := (30 + 9*float32(i)) * u
		f.ring(line, cx, cy, r, max(0.5*u, 0.8))
	}
	undo()
	f.frame(fade(t.hair, 0.9), f.all().in(4.6*u), f.round*0.7, max(0.7*u, 1))
	f.frame(fade(t.hair, 0.45), f.all().in(6.4*u), f.round*0.5, max(0.35*u, 0.7))
	if f.d.Side == card.Dark {
		f.darkSeal(cx, cy)
	} else {
		f.lightSeal(cx, cy)
	}
	f.frame(t.edge, f.all(), f.round, max(0.9*u, 1))
}

// darkSeal is an eclipse in a ring of six blades.
func (f *canvas) darkSeal(cx, cy float32) {
	t, u := f.t, f.u
	f.glow(t.accent, cx, cy, 40*u, 0.5)
	for i := range 6 {
		a := float32(i)*60 + 30
		o, l, r := arc(nil, cx, cy, 29*u, 29*u, a, a, 1), arc(nil, cx, cy, 17*u, 17*u, a-15, a-15, 1), arc(nil, cx, cy, 17*u, 17*u, a+15, a+15, 1)
		f.fill(t.hair, poly{o[0], l[0], r[0]})
	}
	f.disc(t.edge, cx, cy, 18.4*u)
	f.ring(t.accent, cx, cy, 18.4*u, max(1.1*u, 1))
	f.disc(t.accent, cx, cy, 12*u)
	f.disc(t.edge, cx, cy, 10.9*u)
	f.glow(tone(t.accent, 0.4), cx, cy, 9*u, 0.35)
}

// lightSeal is a rising pair of suns in a ring of rays.
func (f *canvas) lightSeal(cx, cy float32) {
	t, u := f.t, f.u
	f.glow(white, cx, cy, 42*u, 0.6)
	for i := range 16 {
		a := float32(i) * 22.5
		o := float32(28)
		if i%2 == 1 {
			o = 23
		}
		tip, l, r := arc(nil, cx, cy, o*u, o*u, a, a, 1), arc(nil, cx, cy, 15*u, 15*u, a-5, a-5, 1), arc(nil, cx, cy, 15*u, 15*u, a+5, a+5, 1)
		f.fill(t.hair, poly{tip[0], l[0], r[0]})
	}
	f.disc(t.panel, cx, cy, 17*u)
	f.ring(t.accent, cx, cy, 17*u, max(1.1*u, 1))
	f.disc(hex(0xe0a64a), cx, cy, 11*u)
	f.ring(t.panel, cx, cy, 8.4*u, max(0.8*u, 0.8))
	f.ring(t.panel, cx, cy, 5*u, max(0.8*u, 0.8))
}
