package widgets

import (
	"cantina/engine/card"
	"cantina/widgets/ink"
)

// Heights of the book's upper and lower edge, in furniture units.
const (
	headHeight = 52
	footHeight = 28
)

// paintFrame paints the book's cover: name, buttons, what the keys do.
func (r *Rulebook) paintFrame(b *brush) {
	u := b.u
	b.Round(0, 0, b.w, b.h, 12*u, b.panel)
	side := r.page.at.X - r.box.X
	b.hit(hit{At: rect{0, 0, b.w, b.h}, Quiet: true, Do: r.Grab})
	b.Rect(1, headHeight*u, side-1, b.h-(headHeight+footHeight)*u, b.top)
	b.Rect(side-1, headHeight*u, 1, b.h-(headHeight+footHeight)*u, b.line)
	b.Rect(1, headHeight*u-1, b.w-2, 1, b.line)
	b.Rect(1, b.h-footHeight*u, b.w-2, 1, b.line)
	b.Text(ink.Bold, 22*u, 20*u, 34*u, b.gold, r.say("rules.title"))

	x := side + 14*u
	for way, sign := range [2]string{"‹", "›"} {
		r.paintTurn(b, rect{x, 11 * u, 34 * u, 30 * u}, way, sign)
		x += 40 * u
	}
	right := b.w - 48*u
	for l := card.Langs; l > 0; l-- {
		right = r.paintLang(b, right, l-1) - 4*u
	}
	cross := rect{b.w - 42*u, 11 * u, 30 * u, 30 * u}
	c := b.faint
	if b.hit(hit{At: cross, Key: "close", Do: r.leave}) {
		c = b.skin.ink
	}
	b.Middle(ink.Bold, 22*u, cross.midX(), cross.midY()+7.5*u, c, "×")

	b.Text(ink.Plain, 12.5*u, 20*u, b.h-9.5*u, b.faint, ink.Fit(ink.Plain, 12.5*u, b.w-40*u, r.say("rules.keys")))
	b.Frame(0, 0, b.w, b.h, 12*u, 1.5*u, ink.Fade(b.gold, 0.55))
}

// paintTurn paints the button that goes back or forward.
func (r *Rulebook) paintTurn(b *brush, at rect, way int, sign string) {
	u := b.u
	if len(r.gone[way]) == 0 {
		b.Middle(ink.Bold, 22*u, at.midX(), at.midY()+6.5*u, b.line, sign)
		return
	}
	bg := b.raised
	if b.hit(hit{At: at, Key: "turn" + sign, Do: func() { r.turn(way); r.Grab() }}) {
		bg = ink.Mix(bg, b.skin.ink, 0.16)
	}
	b.Round(at.X, at.Y, at.W, at.H, 6*u, bg)
	b.Middle(ink.Bold, 22*u, at.midX(), at.midY()+6.5*u, b.skin.ink, sign)
}

// paintLang paints the button of a language, ending at right, and returns where it
// begins.
func (r *Rulebook) paintLang(b *brush, right float32, l card.Lang) float32 {
	u := b.u
	at := rect{right - 38*u, 12 * u, 36 * u, 28 * u}
	c := b.faint
	hot := b.hit(hit{At: at, Key: "lang" + l.Code(), Do: func() { r.SetLang(l); r.Grab() }})
	switch {
	case l == r.lang:
		c = b.skin.ink
		b.Round(at.X, at.Y, at.W, at.H, 6*u, b.raised)
	case hot:
		c = b.soft
	}
	w := ink.CapsWidth(12.5*u, l.Code())
	b.Caps(12.5*u, at.midX()-w/2, at.midY()+4.5*u, c, l.Code())
	return at.X
}
