package face

import "cantina/engine/card"

// allStats are the numbers of the row, in the order they are read.
var allStats = []card.Stat{card.Power, card.Ferocity, card.Ability, card.Politics, card.Armor, card.Maneuver,
	card.Defense, card.Hyperspeed, card.Landspeed, card.Deploy, card.Forfeit}

// full draws a standing card at the levels Medium and Large.
func (f *canvas) full() {
	u, large := f.u, f.level == Large
	f.ground()
	edge := 2.6 * u
	top := f.header(edge, large)

	figs := f.figures(allStats...)
	room := box{edge, top, f.w - 2*edge, f.h - top - edge}
	if large {
		room.h -= f.footer(edge)
	}
	stats := float32(0)
	if len(figs) > 0 {
		stats = [...]float32{15, 14.5}[btoi(large)] * u
	}
	size, text := f.textPlan(room, stats)
	art := box{room.x, room.y, room.w, room.h - stats - text}
	px := [...]float32{10.5, 8.6}[btoi(large)] * u
	rows := f.chipRow(art, px, false)
	f.art(art, float32(rows)*px*0.9)
	f.rect(f.t.edge, box{art.x, art.bottom() - 0.5, art.w, max(0.5*u, 1)})
	f.chipRow(art, px, true)
	if stats > 0 {
		f.statRow(figs, box{room.x, art.bottom(), room.w, stats}, large)
	}
	if text > 0 {
		b := box{room.x, art.bottom() + stats, room.w, text}
		f.rect(f.t.panel, b)
		f.rect(f.t.line, box{b.x, b.y, b.w, max(0.35*u, 1)})
		f.wrap(size, b.w-2*f.textPad())
		f.paragraphs(f.t.panelInk, f.t.head, size, box{b.x + f.textPad(), b.y + f.textPad()*0.8, b.w - 2*f.textPad(), b.h - 1.4*f.textPad()})
	}
	f.rims()
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

func (f *canvas) textPad() float32 { return max(2.8*f.u, 4) }

// textPlan chooses the size of the game text and the height of its panel, in
// pixels: large text while the art keeps room, then smaller text and less art.
func (f *canvas) textPlan(room box, stats float32) (size, height float32) {
	f.words(f.lines())
	if len(f.text.pieces) == 0 || f.level == Tiny {
		return 0, 0
	}
	type try struct{ size, art float32 }
	u, pad := f.u, f.textPad()
	tries, lo, least := []try{{4.7, 62}, {4.5, 54}, {4.3, 46}, {4.1, 40}, {3.9, 34}, {3.6, 28}, {3.3, 23}, {3.1, 19}}, max(2.5*u, 8.5), 15*u
	if f.level == Medium {
		px := max(5.4*u, 9.5) / u
		tries, lo, least = []try{{px, 60}, {px, 50}, {px, 42}, {px, 36}}, max(9, 4.4*u), 33*u
	}
	w := room.w - 2*pad
	for _, t := range tries {
		s := max(quarter(t.size*u), lo)
		f.wrap(s, w)
		if h := f.text.height*s*lineHeight + 1.6*pad; h <= room.h-stats-t.art*u && f.widest()*s <= w {
			return s, h
		}
	}
	h := room.h - stats - least
	s, _ := f.textSize(w, h-1.6*pad, tries[len(tries)-1].size*u, lo)
	return s, min(h, f.text.height*s*lineHeight+1.6*pad)
}

// header draws title, destiny, type line and band; it returns where it ends.
func (f *canvas) header(edge float32, large bool) float32 {
	u := f.u
	row, badge := 14*u, 13.4*u
	if large {
		row, badge = 12.4*u, 12*u
	}
	line, typed := 5.6*u, large || f.w >= 140
	y := edge + 0.6*u
	tx := edge + 2.4*u
	tw := f.w - tx - edge - 2*u
	height := row
	if typed {
		height += line
	}
	if g, ok := f.figure(card.Destiny); ok {
		f.destiny(g, f.w-edge-badge/2-1.2*u, y+height/2, badge)
		tw -= badge + 1.6*u
	}
	f.title(box{tx, y, tw, row}, [...]float32{9.6, 7.6}[btoi(large)]*u, f.t.ink, left)
	y += row
	if typed {
		is := line * 0.86
		f.icon(typeIcons[f.typeIndex()], f.bandInk(), tx+is/2, y+line*0.36, is)
		kind := f.typeLine()
		if !large && f.em(plain, kind)*5*u > tw-is*1.35 {
			kind = f.kindLine()
		}
		f.oneLine(f.t.soft, plain, kind, box{tx + is*1.35, y - line*0.14, tw - is*1.35, line}, [...]float32{5.4, 3.9}[btoi(large)]*u, 7, left)
		y += line
	}
	band := max(1.1*u, 2)
	f.rect(f.tint, box{edge, y, f.w - 2*edge, band})
	return y + band
}

func (f *canvas) typeIndex() card.Type {
	if f.d.Type < card.Types {
		return f.d.Type
	}
	return card.Effect
}

// bandInk is the type's colour where it must be read on the card's ground.
func (f *canvas) bandInk() col {
	if f.d.Side == card.Light {
		return tone(f.tint, -0.25)
	}
	return f.tint
}

// title draws the title with its marks in b: on one line if it stays large
// enough there, else on two.
func (f *canvas) title(b box, hi float32, ink col, a align) {
	s := f.d.Title
	marks := f.d.Dots + f.d.Diamond
	dot := func(size float32) float32 { return float32(marks)*0.42*size + btof(marks > 0)*0.14*size }
	em := f.em(bold, s) + dot(1)
	one := min(hi, b.w/em, b.h*0.95)
	first, second := f.twoLines(bold, s)
	two := min(hi*0.84, b.h*0.455, b.w/max(f.em(bold, first)+dot(1), f.em(bold, second), 0.1))
	lo := max(hi*0.45, 6)
	if second != "" && one < hi*0.76 && two > one*1.04 {
		two = quarter(max(two, lo))
		mid := b.cy()
		f.titleLine(first, box{b.x, mid - two*1.04, b.w, two}, two, dot(two), ink, a)
		f.put2(second, box{b.x, mid + two*0.04, b.w, two}, two, ink, a)
		return
	}
	one = quarter(max(one, min(lo, b.h)))
	f.titleLine(s, box{b.x, b.cy() - one/2, b.w, one}, one, dot(one), ink, a)
}

func btof(b bool) float32 {
	if b {
		return 1
	}
	return 0
}

// titleLine draws the marks of uniqueness, dots wide, and then s.
func (f *canvas) titleLine(s string, b box, size, dots float32, ink col, a align) {
	s = f.shorten(bold, s, (b.w-dots)/size)
	free := b.w - dots - f.em(bold, s)*size
	b.x += free * [...]float32{0, 0.5, 1}[a]
	x, y := b.x+0.16*size, b.cy()+0.02*size
	for range f.d.Dots {
		f.disc(f.dot, x, y, 0.15*size)
		x += 0.42 * size
	}
	for range f.d.Diamond {
		f.hole(f.dot, regular(x, y, 0.22*size, 4, 0), regular(x, y, 0.1*size, 4, 0))
		x += 0.42 * size
	}
	f.put2(s, box{b.x + dots, b.y, b.w, b.h}, size, ink, left)
}

// put2 draws one bold line of a title at a size; b.w limits it.
func (f *canvas) put2(s string, b box, size float32, ink col, a align) {
	f.oneLine(ink, bold, s, b, size, size, a)
}

// destiny draws the destiny number in its hexagon.
func (f *canvas) destiny(g figure, cx, cy, d float32) {
	r := d / 2
	f.spot("destiny", box{cx - r, cy - r, d, d})
	f.fill(f.t.plate, regular(cx, cy, r, 6, -90))
	f.loop(f.t.accent, max(0.09*r, 1), regular(cx, cy, r*0.94, 6, -90))
	f.number(f.colour(g), g.s, box{cx - r*0.72, cy - r, r * 1.44, d}, d*0.66)
	f.arrow(g, cx+r*0.72, cy-r*0.62, r*0.5)
}

// arrow marks a number that is not as printed.
func (f *canvas) arrow(g figure, cx, cy, px float32) {
	if g.sign == 0 {
		return
	}
	name := "down"
	if g.rise {
		name = "up"
	}
	px = max(px, 5)
	f.disc(f.t.plate, cx, cy, px*0.72)
	f.icon(name, f.colour(g), cx, cy, px)
}

// statRow draws the numbers side by side.
func (f *canvas) statRow(figs []figure, b box, labels bool) {
	u := f.u
	f.rect(f.t.plate, b)
	w := b.w / float32(len(figs))
	for i, g := range figs {
		c := box{b.x + w*float32(i), b.y, w, b.h}
		if i > 0 {
			f.rect(fade(f.t.soften, 0.25), box{c.x, c.y + c.h*0.18, max(0.3*u, 1), c.h * 0.64})
		}
		num := c
		if labels {
			lh := c.h * 0.3
			num.h -= lh * 0.8
			f.oneLine(f.t.soften, plain, shortStats[g.stat][f.look.Lang], box{c.x + 0.8*u, c.bottom() - lh - 0.6*u, c.w - 1.6*u, lh}, max(3.1*u, 8), 6, middle)
		}
		f.statCell(g, num, num.h*0.86)
	}
}

// statCell draws an icon and a number beside it, centred in c. When both do
// not fit, the icon goes above the number.
func (f *canvas) statCell(g figure, c box, hi float32) {
	f.spot(statIcons[g.stat], c)
	icon, gap := hi*0.46, hi*0.1
	size, s := f.fit(bold, g.s, c.w*0.92-icon-gap, hi, hi*0.72)
	if s != g.s {
		icon = hi * 0.36
		size, s = f.fit(bold, g.s, c.w*0.92, hi*0.8, hi*0.4)
		f.icon(statIcons[g.stat], statTints[g.stat], c.cx(), c.y+icon*0.62, icon)
		b := box{c.x + c.w*0.04, c.y + icon, c.w * 0.92, c.h - icon}
		f.oneLine(f.colour(g), bold, s, b, size, size*0.5, middle)
		f.arrow(g, c.right()-icon*0.5, c.y+icon*0.6, icon*0.7)
		return
	}
	w := f.em(bold, s) * size
	x := c.cx() - (icon+gap+w)/2
	f.icon(statIcons[g.stat], statTints[g.stat], x+icon/2, c.cy(), icon)
	f.oneLine(f.colour(g), bold, s, box{x + icon + gap, c.y, w + 1, c.h}, size, size, left)
	f.arrow(g, x+icon*0.5, c.y+c.h*0.14, hi*0.26)
}

// chipRow draws icons and places aboard along the bottom of b, px wide each,
// and returns how many rows they take; unless show, it only counts.
func (f *canvas) chipRow(b box, px float32, show bool) (rows int) {
	gap := px * 0.16
	x, y := b.x+px*0.3, b.bottom()-px*1.2
	for i, c := range f.chips() {
		w := px
		if c.n != "" {
			w = px * 1.62
		}
		if x+w > b.right()-gap {
			x, y = b.x+px*0.3, y-px-gap
			rows++
		}
		if y < b.y {
			return
		}
		if i == 0 {
			rows++
		}
		if show {
			f.chip(c, box{x, y, w, px})
		}
		x += w + gap
	}
	return
}

// chip draws one icon on a round plate, with its count.
func (f *canvas) chip(c chip, b box) {
	ring := f.t.accent
	if c.seat {
		ring = f.t.soften
	}
	f.spot(c.icon, b)
	f.rounded(fade(f.t.plate, 0.9), b, b.h/2)
	f.frame(fade(ring, 0.9), b, b.h/2, max(b.h*0.07, 0.8))
	f.icon(c.icon, f.t.plateInk, b.x+b.h/2, b.cy(), b.h*0.64)
	if c.n != "" {
		f.oneLine(f.t.plateInk, bold, c.n, box{b.x + b.h*0.86, b.y, b.w - b.h*1.02, b.h}, b.h*0.62, b.h*0.3, middle)
	}
}

// footer draws the characteristics and the set at the bottom of a large card;
// it returns the height taken.
func (f *canvas) footer(edge float32) float32 {
	u := f.u
	h := max(4.4*u, 11)
	y := f.h - edge - h
	x, w := edge+2.4*u, f.w-2*edge-4.8*u
	size := max(2.7*u, 8)
	right_ := f.d.Number
	if f.d.Rarity != "" {
		right_ += " · " + f.d.Rarity
	}
	if f.d.Errata { // the same word in both languages
		right_ += " · errata"
	}
	used := f.oneLine(f.t.soft, plain, right_, box{x + w*0.55, y, w * 0.45, h * 0.86}, size, 6, right)
	mark := h * 0.5
	f.icon("mark", f.t.accent, x+mark/2, y+h*0.43, mark)
	f.oneLine(f.t.soft, plain, f.d.Set, box{x + mark*1.5, y, w - used - mark*2.5, h * 0.86}, size, 6, left)
	if t := f.traitLine(); t != "" {
		th := max(5*u, 12)
		f.oneLine(mix(f.t.ink, f.t.soft, 0.4), italic, t, box{x, y - th + 0.6*u, w, th}, max(3.5*u, 9), max(2.6*u, 7), left)
		h += th
	}
	return h
}
