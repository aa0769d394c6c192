package widgets

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets/ink"
)

// paintPhases paints whose turn it is and the six phases, the current one marked.
func (t *Table) paintPhases(b *brush) {
	u, v := b.u, t.view
	b.ground()
	c := b.side[v.Active]
	base := b.h/2 + 5*u
	x := 10 * u
	b.Round(x, b.h/2-6*u, 12*u, 12*u, 6*u, c)
	switch {
	case v.Turn == 0:
		x = b.Text(ink.Bold, 14*u, x+18*u, base, b.skin.ink, t.say("turn.start"))
	case v.Active == v.Seat:
		x = b.Text(ink.Bold, 14*u, x+18*u, base, b.skin.ink, t.say("turn.yours", v.Turn))
	default:
		x = b.Text(ink.Bold, 14*u, x+18*u, base, b.skin.ink, t.say("turn.theirs", v.Turn, t.sideWord(v.Active)))
	}
	x += 22 * u
	w := min((b.w-x-10*u)/6, 128*u)
	x = b.w - 10*u - 6*w
	for i, ph := 0, game.Activate; ph <= game.Draw; i, ph = i+1, ph+1 {
		px := x + float32(i)*w
		name := first(game.PhaseNames[ph][t.lang])
		style, ic := ink.Plain, b.faint
		switch {
		case ph == v.Phase:
			b.Round(px+2*u, 3*u, w-4*u, b.h-6*u, (b.h-6*u)/2, c)
			style, ic = ink.Bold, b.deep
		case ph < v.Phase:
			ic = b.soft
			b.Round(px+6*u, b.h-4*u, w-12*u, 2*u, u, ink.Fade(c, 0.5))
		}
		name = ink.Fit(style, 14*u, w-10*u, name)
		b.Middle(style, 14*u, px+w/2, base, ic, name)
	}
}

// sideWord is a side's name within a sentence.
func (t *Table) sideWord(s card.Side) string {
	return t.say([card.Sides]string{"side.dark", "side.light"}[s])
}

func first(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[n:]
}

// sentence is a text of the engine as it stands alone: a capital, no spaces around.
func sentence(s string) string {
	s = strings.TrimSpace(s)
	if s == "" {
		return s
	}
	return first(s)
}
