package widgets

import (
	"strconv"

	"cantina/engine/game"
	"cantina/widgets/ink"
	"cantina/widgets/say"
)

// tucked tells whether only the upper edge of a card may be in sight: it lies on
// another card, or it is too small for words.
func (t *tableau) tucked(v *game.CardView, w float32) bool {
	on := t.holds[v.ID]
	return w < 52*t.bands.U || on != nil && t.places[on.ID] == nil
}

// drawStates draws the states of a card of w by h: a ribbon with the word over its
// picture, or where that would not be seen only the icon, in the upper corner.
func drawStates(p *ink.Pen, w, h float32, k rimKey, s *skin) {
	loud, short := k.st.loud(), min(w, h)
	if k.st.has("overlaid") {
		r := clampf(short*0.09, 6, 12)
		badge(p, w-r-3, h-r-3, r, "stacked", s.soft, s.deep)
	}
	if k.high > 0 {
		drawHeight(p, w, h, k, s)
	}
	for _, st := range loud {
		switch st.key {
		case "captive", "imprisoned", "unattended", "captured":
			top, long := h*0.17, h*0.58
			if lowFor(w, h) { // under the title
				top, long = h*0.5, h*0.45
			}
			for x := w * 0.2; x < w*0.9; x += w * 0.2 { // bars
				p.Rect(x-0.6, top, max(short*0.02, 1.2), long, ink.Fade(s.deep, 0.85))
			}
		case "frozen", "missing", "covered", "stacked", "suspended":
			p.Round(0, 0, w, h, short*0.05, ink.Fade(s.deep, 0.42))
		case "blownaway", "collapsed":
			p.Round(0, 0, w, h, short*0.05, ink.Fade(s.deep, 0.5))
			p.Hatch(1, 1, w-2, h-2, 11, 1.6, ink.Fade(s.bad, 0.4))
		}
	}
	if k.tucked {
		r := clampf(short*0.1, 6.5, 12)
		x := w - r - 2.5
		for _, st := range loud {
			badge(p, x, r+2.5, r, st.icon, s.ink, s.deep)
			x -= 2*r + 3
		}
		return
	}
	line := clampf(short*0.16, 13, 26)
	y := h*0.63 - line*float32(len(loud))
	if texted(w, h, p.K) {
		y = h * 0.17
		if k.m&(fights|moved) != 0 {
			y = h * 0.34
		}
	}
	if w > h { // a location: over its picture, its title stays free
		y = h*0.24 + 1
	}
	for _, st := range loud {
		p.Rect(1, y, w-2, line-1.5, ink.Fade(s.deep, 0.9))
		p.Rect(1, y, w-2, 1, s.ink)
		p.Rect(1, y+line-2.5, w-2, 1, s.ink)
		word, size := say.In(k.lang, "is."+st.key), line*0.66
		wide := w
		if k.laden {
			wide = w * 0.6
		}
		room := wide - line*1.15 - 4
		for ink.Width(ink.Bold, size, word) > room && size > 8 {
			size -= 0.5
		}
		word = ink.Fit(ink.Bold, size, room, word)
		is := line * 0.74
		x := (wide - is - 3 - ink.Width(ink.Bold, size, word)) / 2
		p.Icon(st.icon, x, y+(line-1.5-is)/2, is, s.gold)
		p.Text(ink.Bold, size, x+is+3, y+line*0.5+size*0.3, s.ink, word)
		y += line
	}
}

// drawHeight draws how high a sector lies on the left edge of its picture: its icon over
// as many steps as it takes to get there, and their number.
func drawHeight(p *ink.Pen, w, h float32, k rimKey, s *skin) {
	icon := "sector"
	for i := range states {
		if st := &states[i]; k.st&(1<<i) != 0 && (st.key == "clouds" || st.key == "asteroids") {
			icon = st.icon
		}
	}
	size := clampf(min(w, h)*0.13, 11, 22)
	n := float32(min(k.high, 6))
	all := size*2.1 + n*size*0.28
	x, y := float32(3), h*0.28
	p.Round(x, y, size*1.3, all, size*0.3, ink.Fade(s.deep, 0.9))
	p.Frame(x, y, size*1.3, all, size*0.3, 1, s.gold)
	p.Icon(icon, x+size*0.2, y+size*0.1, size*0.9, s.gold)
	p.Middle(ink.Bold, size*0.95, x+size*0.65, y+size*1.85, s.ink, strconv.Itoa(int(k.high)))
	for i := range int(n) {
		p.Rect(x+size*0.25, y+size*2.05+float32(i)*size*0.28, size*0.8, max(size*0.13, 1.2), s.gold)
	}
}
