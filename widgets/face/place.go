package face

import "cantina/engine/card"

// location draws a lying card: the opponent's half at the top, the place with
// its title in the middle, the half of the player at the Seat at the bottom.
func (f *canvas) location() {
	u := f.u
	f.ground()
	edge := max(2.2*u, 1.5)
	in := f.all().in(edge)
	texts := f.halves()
	own, other := f.look.Seat, f.look.Seat.Other()

	half := [card.Sides]float32{20 * u, 20 * u}
	size := float32(0)
	if f.level == Large || f.level == Medium && f.h >= 120 {
		size = f.halfPlan(in, texts, &half)
	}
	top, rest := in.cutTop(half[other])
	mid, bottom := rest.cutTop(rest.h - half[own])
	f.art(mid, 0)
	f.half(other, texts[other], top, size)
	f.half(own, texts[own], bottom, size)
	f.plaque(mid)
	f.rims()
}

// halfPlan finds one size for the text of both halves and their heights.
func (f *canvas) halfPlan(in box, texts [card.Sides][]string, half *[card.Sides]float32) (size float32) {
	u := f.u
	hi, lo, least := 4.8*u, max(3*u, 8.5), float32(44)
	if f.level == Medium {
		hi, lo, least = max(6*u, 9.5), 9, 44
	}
	w := f.halfText(in).w
	for size = quarter(hi); ; size -= 0.5 {
		sum := float32(0)
		for s := range texts {
			f.words(texts[s])
			f.wrap(size, w)
			half[s] = max(f.text.height*size*lineHeight+3.6*u, 15*u)
			sum += half[s]
		}
		if over := sum - (in.h - least*u); over <= 0 {
			return size
		} else if size-0.5 < lo {
			for s := range half { // the longer text is cut
				if half[s] > half[1-s] {
					half[s] = max(half[s]-over, 15*u)
				}
			}
			if sum = half[0] + half[1]; sum > in.h-least*u {
				half[0], half[1] = (in.h-least*u)/2, (in.h-least*u)/2
			}
			return size
		}
	}
}

// halfText is the part of a half that holds text: the rest is for Force icons.
func (f *canvas) halfText(b box) box {
	col := 22 * f.u
	return box{b.x + col, b.y + 1.8*f.u, b.w - col - 2.6*f.u, b.h - 3.2*f.u}
}

// half draws a player's half: Force icons, then the text if size is not 0.
func (f *canvas) half(side card.Side, text []string, b box, size float32) {
	u := f.u
	t := &themes[f.look.Palette%Palettes][side]
	f.vertical(b, stop{0, mix(t.base, t.panel, 0.3)}, stop{1, mix(t.base, t.base2, 0.5)})
	inner := b.y // the edge toward the art
	if side != f.look.Seat {
		inner = b.bottom() - max(0.9*u, 1)
	}
	f.rect(t.accent, box{b.x, inner, b.w, max(0.9*u, 1)})
	n := f.d.Force[side]
	px := min(b.h*0.8, 13*u)
	step := px * 1.06
	area := box{b.x + 1.6*u, b.y, 18.4 * u, b.h}
	if size == 0 {
		area = box{b.x, b.y, b.w, b.h}
	} else {
		f.rect(fade(t.line, 0.8), box{area.right() + 0.4*u, b.y + b.h*0.14, max(0.3*u, 1), b.h * 0.72})
		px = min(px, 8.4*u)
		if n > 1 {
			px = min(px, area.w/float32(n)/1.02)
		}
		step = min(px*1.06, area.w/float32(max(n, 1)))
	}
	x := area.cx() - step*float32(n-1)/2
	name := "dark force"
	if side == card.Light {
		name = "light force"
	}
	for i := range n {
		f.spot(name, box{x + step*float32(i) - px/2, area.cy() - px/2, px, px})
		f.icon(name, t.accent, x+step*float32(i), area.cy(), px)
	}
	if n == 0 {
		f.rect(fade(t.soft, 0.5), box{area.cx() - 2.4*u, area.cy() - 0.3*u, 4.8 * u, max(0.6*u, 1)})
	}
	if size > 0 && len(text) > 0 {
		f.words(text)
		room := f.halfText(b)
		f.wrap(size, room.w)
		used := f.text.height * size * lineHeight
		if free := room.h - used; free > 0 {
			room.y += free / 2
			room.h -= free / 2
		}
		f.paragraphs(t.panelInk, t.head, size, room)
	}
}

// plaque draws title, kind, icons and parsec over the foot of a location's art.
func (f *canvas) plaque(b box) {
	u, tiny := f.u, f.level == Tiny
	h := [...]float32{17, 16}[btoi(f.level == Large)] * u
	if tiny {
		h = min(27*u, b.h)
	}
	h = min(h, b.h)
	bar := box{b.x, b.bottom() - h, b.w, h}
	f.vertical(box{b.x, bar.y - h*0.5, b.w, h * 1.5}, stop{0, fade(f.t.plate, 0)}, stop{0.42, fade(f.t.plate, 0.66)}, stop{1, fade(f.t.plate, 0.86)})
	end := b.right() - 2*u
	if g, ok := f.figure(card.Parsec); ok {
		d := [...]float32{15, 25}[btoi(tiny)] * u
		cx, cy := end-d/2, b.bottom()-d/2-1.4*u
		f.spot("parsec", box{cx - d/2, cy - d/2, d, d})
		f.disc(f.t.plate, cx, cy, d/2)
		f.ring(f.t.accent, cx, cy, d/2, max(0.8*u, 1))
		num := box{cx - d*0.36, cy - d/2, d * 0.72, d}
		if f.level == Large {
			f.oneLine(f.t.soften, plain, shortStats[card.Parsec][f.look.Lang], box{cx - d*0.38, cy + d*0.2, d * 0.76, d * 0.2}, max(2.4*u, 8), 6, middle)
			num.h *= 0.86
		}
		f.number(f.colour(g), g.s, num, d*0.6)
		f.arrow(g, cx+d*0.4, cy-d*0.36, d*0.24)
		end -= d + 2*u
	}
	title := box{bar.x + 3*u, bar.y, end - bar.x - 3*u, h}
	ink := hex(0xfdf8ec)
	f.dot = mix(f.t.accent, white, 0.45)
	f.placeIcons(box{b.x, b.y, b.w, min(b.h-h, 16*u)}, [...]float32{9, 12}[btoi(tiny)]*u)
	if tiny {
		f.title(title, 15*u, ink, left)
		return
	}
	title.h *= 0.66
	line := box{title.x, title.bottom() - 0.6*u, title.w, h - title.h}
	f.title(title, 8.4*u, ink, left)
	s := f.typeLine()
	if f.level == Large {
		for _, t := range []string{f.traitLine(), f.d.Set} {
			if t != "" {
				s += "   ·   " + t
			}
		}
	}
	f.oneLine(hex(0xd0d6dc), plain, s, line, max(3.5*u, 8.5), 7, left)
}

// placeIcons draws the icons of a location at the right of b.
func (f *canvas) placeIcons(b box, px float32) {
	px = min(px, b.h*0.96)
	if px < 5 {
		return
	}
	x := b.right() - px*0.2
	chips := f.chips()
	for i := len(chips) - 1; i >= 0; i-- {
		c, w := chips[i], px
		if c.n != "" {
			w = px * 1.62
		}
		if x -= w; x < b.x {
			return
		}
		f.chip(c, box{x, b.y + min(px*0.16, b.h-px), w, px})
		x -= px * 0.14
	}
}
