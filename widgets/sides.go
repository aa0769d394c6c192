package widgets

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets/ink"
)

// paintSides paints both sides of a double-sided card in words, the one that is up
// first: both players may read both at any time (type.double-sided).
func (ln *lens) paintSides(b *brush, v *game.CardView) {
	u, pad := b.u, 14*b.u
	w := b.w - 2*pad
	sides := [...]side{{v.Face(), "inspect.up", true}, {v.Def.Face(!v.Turned), "inspect.other", false}}
	size := 15 * u
	all := func() float32 {
		return 14*u + 2*pad + sides[0].height(ln.lang, size, w, u) + sides[1].height(ln.lang, size, w, u)
	}
	for size > 12*u && all() > b.h {
		size -= 0.5 * u
	}
	step := lineStep * u
	ln.most = int(max(all()-b.h, 0)/step + 0.99)
	ln.skip = min(ln.skip, ln.most)
	b.bar(rect{0, 2 * u, b.w, b.h - 4*u}, float32(ln.skip)*step, all(), b.h)
	y := pad - float32(ln.skip)*step
	for i := range sides {
		s := &sides[i]
		y = ln.paintSide(b, s, y, size, w)
		if i == 0 {
			b.Rect(pad, y+6*u, w, 1, b.line)
			y += 14 * u
		}
	}
}

// A side is one of the two, with what it is called here.
type side struct {
	def *card.Def
	key string
	up  bool
}

// sideHead is the height of a side's title.
const sideHead = 44

func (s *side) lines(l card.Lang) []string {
	if t := s.def.Text(l); len(t) > 0 {
		return t
	}
	return s.def.Text(card.English)
}

func (s *side) height(l card.Lang, size, w, u float32) float32 {
	h := sideHead * u
	for _, p := range s.lines(l) {
		h += float32(len(ink.Wrap(ink.Plain, size, w, p)))*size*1.22 + 0.35*size
	}
	return h
}

// paintSide paints one side from y on and returns where it ends.
func (ln *lens) paintSide(b *brush, s *side, y, size, w float32) float32 {
	u, pad := b.u, 14*b.u
	tag, title, text := b.gold, b.skin.ink, b.skin.ink
	if !s.up {
		tag, title, text = b.faint, b.soft, b.soft
	}
	b.Text(ink.Bold, 12*u, pad, y+11*u, tag, ln.say(s.key))
	n := s.def.Num[card.Destiny].N.String()
	b.Right(ink.Bold, 18*u, b.w-pad, y+31*u, title, n)
	b.Icon("destiny", b.w-pad-32*u, y+17*u, 16*u, b.soft)
	b.Text(ink.Bold, 17*u, pad, y+31*u, title, ink.Fit(ink.Bold, 17*u, w-40*u, s.def.Title))
	y += sideHead * u
	for _, p := range s.lines(ln.lang) {
		for _, l := range ink.Wrap(ink.Plain, size, w, p) {
			b.Text(ink.Plain, size, pad, y+size*0.6, text, l)
			y += size * 1.22
		}
		y += 0.35 * size
	}
	return y
}
