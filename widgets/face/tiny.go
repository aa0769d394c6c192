package face

import "cantina/engine/card"

// tiny draws a standing card to be read at a glance: the title, destiny and
// deploy cost as badges, three large numbers along the bottom.
func (f *canvas) tiny() {
	u := f.u
	f.ground()
	edge := max(2.2*u, 2)
	head := 20.5 * u
	f.title(box{edge + 1.6*u, edge, f.w - 2*edge - 3.2*u, head}, 14*u, f.t.ink, middle)
	band := max(2.2*u, 2)
	f.rect(f.tint, box{edge, edge + head, f.w - 2*edge, band})
	body := box{edge, edge + head + band, f.w - 2*edge, f.h - 2*edge - head - band}

	side, bottom := f.glance()
	foot := 33 * u
	if len(bottom) == 0 {
		foot = 19 * u
	}
	art := body
	art.h -= foot
	f.art(art, 0)
	bar := box{body.x, art.bottom(), body.w, foot}
	f.rect(f.t.plate, bar)
	f.rect(f.t.accent, box{bar.x, bar.y, bar.w, max(0.8*u, 1)})
	if len(bottom) > 0 {
		w := bar.w / float32(len(bottom))
		for i, g := range bottom {
			f.statCell(g, box{bar.x + w*float32(i), bar.y + u, w, bar.h - 1.5*u}, 29*u)
		}
	} else {
		f.kindBar(bar)
	}
	f.tinySides(art, side)
	f.rims()
}

// glance are the numbers that a glance at a card must find, and those of which there are too
// many for it.
func (f *canvas) glance() (side, bottom []figure) {
	bottom = f.figures(card.Power, card.Ferocity, card.Ability, card.Armor, card.Maneuver, card.Politics)
	side = f.figures(card.Deploy)
	if len(bottom) > 2 {
		side, bottom = append(side, bottom[2:]...), bottom[:2]
	}
	return append(side, f.figures(card.Hyperspeed, card.Landspeed)...), append(bottom, f.figures(card.Forfeit)...)
}

// slat draws what must be seen of a card in a fan: its title, and the numbers of a glance.
func (f *canvas) slat() {
	u := f.u
	f.ground()
	edge, band := max(2.2*u, 2), max(1.6*u, 1)
	in := f.all().in(edge)
	head := (in.h - band) * 0.47
	f.title(box{in.x + 1.6*u, in.y, in.w - 3.2*u, head}, 13.5*u, f.t.ink, middle)
	f.rect(f.tint, box{in.x, in.y + head, in.w, band})
	bar := box{in.x, in.y + head + band, in.w, in.h - head - band}
	f.rect(f.t.plate, bar)
	if _, figs := f.glance(); len(figs) > 0 {
		w := bar.w / float32(len(figs))
		for i, g := range figs {
			f.statCell(g, box{bar.x + w*float32(i), bar.y, w, bar.h}, min(24*u, bar.h))
		}
	} else {
		f.kindBar(bar)
	}
	f.rims()
}

// kindBar says in a bar what a card without numbers is.
func (f *canvas) kindBar(bar box) {
	is := 13 * f.u
	f.icon(typeIcons[f.typeIndex()], f.tint, bar.x+is*0.75, bar.cy(), is)
	f.oneLine(f.t.plateInk, plain, f.shortKind(), box{bar.x + is*1.5, bar.y, bar.w - is*1.7, bar.h}, 12*f.u, 6, left)
}

// tinySides draws the badges over the art: cost and speed on the left, destiny
// and the icons on the right.
func (f *canvas) tinySides(art box, side []figure) {
	u := f.u
	y := art.y + 2.4*u
	for i, g := range side {
		b := box{art.x + 1.6*u, y, 25 * u, 17 * u}
		if i > 0 {
			b.h = 15 * u
		}
		if b.bottom() > art.bottom() {
			break
		}
		f.spot(statIcons[g.stat], b)
		f.rounded(fade(f.t.plate, 0.88), b, 4*u)
		f.icon(statIcons[g.stat], statTints[g.stat], b.x+6.6*u, b.cy(), 9*u)
		f.number(f.colour(g), g.s, box{b.x + 11*u, b.y, 13 * u, b.h}, b.h*0.94)
		f.arrow(g, b.right(), b.y+2*u, 6*u)
		y = b.bottom() + 1.4*u
	}
	y = art.y + 2*u
	if g, ok := f.figure(card.Destiny); ok {
		d := 25 * u
		f.destiny(g, art.right()-1.6*u-d*0.45, y+d/2, d)
		y += d + 1.4*u
	}
	px := 14 * u
	x := art.right() - 2*u - px
	for _, c := range f.chips() {
		if c.seat {
			continue
		}
		if y+px > art.bottom()-u {
			if x -= px + u; x < art.cx() {
				return
			}
			y = art.bottom() - px - 1.6*u
		}
		c.n = ""
		f.chip(c, box{x, y, px, px})
		y += px + 1.2*u
	}
}
