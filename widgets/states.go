package widgets

import (
	"cantina/engine/game"
	"cantina/widgets/ink"
	"cantina/widgets/say"
)

// A state is something that a card is in and that a player must see: it has an
// icon, a word on the card (is.KEY) and a sentence beside the large card
// (means.KEY). No state is told by colour alone.
type state struct {
	key, icon string
	quiet     bool // a small mark of its own tells it on the card
	on        func(t *Table, v *game.CardView) bool
}

// A stateSet is a set of states, by bit.
type stateSet uint32

// states are all of them, the most important first. What one of them includes is
// not said again by a later one.
var states = []state{
	{"blownaway", "hit", false, func(t *Table, v *game.CardView) bool { l := t.places[v.ID]; return l != nil && l.BlownAway }},
	{"collapsed", "collapsed", false, func(t *Table, v *game.CardView) bool {
		l := t.places[v.ID]
		return l != nil && l.Collapsed && !l.BlownAway
	}},
	{"orbit", "parsec", false, func(t *Table, v *game.CardView) bool {
		l := t.places[v.ID]
		return l != nil && l.Mobile && l.Orbits != 0
	}},
	{"deepspace", "space", false, func(t *Table, v *game.CardView) bool {
		l := t.places[v.ID]
		return l != nil && l.Mobile && l.Orbits == 0
	}},
	{"hit", "hit", true, func(t *Table, v *game.CardView) bool { return v.Hit }},
	{"frozen", "frozen", false, func(t *Table, v *game.CardView) bool { return v.Frozen }},
	{"imprisoned", "captive", false, func(t *Table, v *game.CardView) bool { return v.Imprisoned && !v.Frozen }},
	{"captive", "captive", false, func(t *Table, v *game.CardView) bool { return v.Captive && !v.Imprisoned && !v.Frozen }},
	{"missing", "question", false, func(t *Table, v *game.CardView) bool { return v.Missing }},
	{"targeted", "parsec", false, func(t *Table, v *game.CardView) bool { return v.Targeted }},
	{"aims", "parsec", false, func(t *Table, v *game.CardView) bool { return v.Aims }},
	{"undercover", "undercover", false, func(t *Table, v *game.CardView) bool { return v.Under }},
	{"crashed", "crashed", false, func(t *Table, v *game.CardView) bool { return v.Crashed }},
	{"landed", "landed", false, func(t *Table, v *game.CardView) bool { return v.Landed && !v.Crashed }},
	{"unpiloted", "unpiloted", false, func(t *Table, v *game.CardView) bool { return v.Unpiloted }},
	{"suspended", "lock", false, func(t *Table, v *game.CardView) bool { return v.Suspended }},
	{"covered", "question", false, func(t *Table, v *game.CardView) bool { return v.Covered && !v.FaceDown }},
	{"stacked", "stacked", false, func(t *Table, v *game.CardView) bool { return v.Stacked }},
	{"converted", "stacked", true, func(t *Table, v *game.CardView) bool { l := t.places[v.ID]; return l != nil && l.Converted > 0 }},
	{"excluded", "excluded", false, func(t *Table, v *game.CardView) bool { return v.Excluded }},
	{"fights", "power", true, func(t *Table, v *game.CardView) bool { return v.Fights }},
	{"moved", "landspeed", true, func(t *Table, v *game.CardView) bool { return v.Moved }},
	{"battled", "power", true, func(t *Table, v *game.CardView) bool { return v.Battled && !v.Fights }},
}

// statesOf is what a card is in now.
func (t *Table) statesOf(v *game.CardView) (set stateSet) {
	if v == nil || v.FaceDown {
		return 0
	}
	for i := range states {
		if states[i].on(t, v) {
			set |= 1 << i
		}
	}
	return
}

// has tells whether the state called key is in the set.
func (set stateSet) has(key string) bool {
	for i := range states {
		if states[i].key == key {
			return set&(1<<i) != 0
		}
	}
	return false
}

// loud are the states that are written on the card; what is landed has no need of a
// pilot to lie there.
func (set stateSet) loud() (out []*state) {
	for i := range states {
		if set&(1<<i) != 0 && !states[i].quiet && !(states[i].key == "unpiloted" && set.has("landed")) {
			out = append(out, &states[i])
		}
	}
	return
}

// tucked tells whether only the upper edge of a card may be in sight: it lies on
// another card, or it is too small for words.
func (t *Table) tucked(v *game.CardView, w float32) bool {
	on := t.holds[v.ID]
	return w < 52*t.bands.U || on != nil && t.places[on.ID] == nil
}

// drawStates draws the states of a card of w by h: a ribbon with the word over its
// picture, or where that would not be seen only the icon, in the upper corner.
func drawStates(p *ink.Pen, w, h float32, k rimKey, s *skin) {
	loud, short := k.st.loud(), min(w, h)
	if k.st.has("converted") {
		r := clampf(short*0.09, 6, 12)
		badge(p, w-r-3, h-r-3, r, "stacked", s.soft, s.deep)
	}
	for _, st := range loud {
		switch st.key {
		case "captive", "imprisoned":
			for x := w * 0.2; x < w*0.9; x += w * 0.2 { // bars
				p.Rect(x-0.6, h*0.17, max(short*0.02, 1.2), h*0.58, ink.Fade(s.deep, 0.85))
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
	if w > h { // a location: over its picture, its title stays free
		y = h*0.24 + 1
	}
	for _, st := range loud {
		p.Rect(1, y, w-2, line-1.5, ink.Fade(s.deep, 0.9))
		p.Rect(1, y, w-2, 1, s.ink)
		p.Rect(1, y+line-2.5, w-2, 1, s.ink)
		word, size := say.In(k.lang, "is."+st.key), line*0.66
		room := w - line*1.15 - 4
		for ink.Width(ink.Bold, size, word) > room && size > 8 {
			size -= 0.5
		}
		word = ink.Fit(ink.Bold, size, room, word)
		is := line * 0.74
		x := (w - is - 3 - ink.Width(ink.Bold, size, word)) / 2
		p.Icon(st.icon, x, y+(line-1.5-is)/2, is, s.gold)
		p.Text(ink.Bold, size, x+is+3, y+line*0.5+size*0.3, s.ink, word)
		y += line
	}
}

// stateRows are the states of a card as lines of an explanation w wide: the word,
// then what it means.
func (t *Table) stateRows(v *game.CardView, w, u float32) (out []row) {
	set := t.statesOf(v)
	for i := range states {
		if st := &states[i]; set&(1<<i) != 0 {
			head := t.say("is." + st.key)
			if on := t.holds[v.ID]; on != nil && (st.key == "captive" || st.key == "imprisoned" || st.key == "stacked" || st.key == "frozen") {
				head += " – " + t.title(on.ID)
			}
			if l := t.places[v.ID]; l != nil && l.Mobile && (st.key == "orbit" || st.key == "deepspace") {
				if l.Orbits != 0 {
					head += " – " + t.title(l.Orbits)
				}
				head += t.parsecOf(l)
			}
			out = append(out, row{icon: st.icon, left: head, head: true})
			if st.key != "fights" { // the word says all
				out = append(out, t.prose(t.say("means."+st.key), w, u)...)
			}
		}
	}
	return
}

// prose is a text as rows without numbers.
func (t *Table) prose(s string, w, u float32) (out []row) {
	for _, line := range ink.Wrap(ink.Plain, 13.5*u, w-18*u, s) {
		out = append(out, row{left: line, wide: true})
	}
	return
}
