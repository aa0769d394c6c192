package widgets

import (
	"time"

	"cantina/engine/game"
	"cantina/widgets/ink"
)

// A toast is a short note over the board: why not, or what happened by itself.
type toast struct {
	*tableau
	panel   *panel
	up      bool
	head    string
	reasons []game.Reason
	n       int
}

func newToast(t *tableau) *toast {
	o := &toast{tableau: t}
	o.panel = newPanel(t, o.paint)
	return o
}

// refuse says why a card cannot go there.
func (o *toast) refuse(id, at game.CardID) {
	rs := o.act.Why(id, at)
	o.up, o.head, o.reasons = true, o.say("toast.no", o.title(id)), rs
	if at == 0 {
		o.head = o.say("toast.now", o.title(id))
	}
	if len(rs) == 0 && at == 0 { // nothing can be said of it
		o.up = false
		return
	}
	if len(rs) == 0 {
		o.head = o.say("toast.nowhere", o.title(id))
	}
	o.raise()
}

// inform shows a line.
func (o *toast) inform(s string) {
	o.up, o.head, o.reasons = true, s, nil
	o.raise()
}

func (o *toast) raise() {
	o.n++
	n := o.n
	o.house.floats()
	stay := 9 * time.Second
	if len(o.reasons) == 0 { // one line is read soon, and it covers cards
		stay = 5 * time.Second
	}
	o.later(stay, func() {
		if o.up && o.n == n {
			o.up = false
			o.house.floats()
		}
	})
}

// rect is where the note stands: at the foot of the board, in the middle.
func (o *toast) rect() rect {
	if !o.up {
		return rect{}
	}
	u, b := o.bands.U, o.bands.Board
	w := min(520*u, b.W-20*u)
	h := min(40*u+o.reasonsHeight(o.reasons, w-32*u), b.H-20*u)
	return rect{b.midX() - w/2, b.bottom() - h - 10*u, w, h}.whole()
}

func (o *toast) paint(b *brush) {
	if !o.up {
		return
	}
	u := b.u
	b.Round(0, 0, b.w, b.h, 9*u, b.panel)
	c := b.gold
	if len(o.reasons) > 0 {
		c = b.bad
	}
	b.Frame(0, 0, b.w, b.h, 9*u, 1.5*u, ink.Fade(c, 0.8))
	close := rect{b.w - 30*u, 6 * u, 24 * u, 24 * u}
	b.hit(hit{At: rect{0, 0, b.w, b.h}, Quiet: true, Do: func() {}})
	cc := b.faint
	if b.hit(hit{At: close, Key: "close", Do: func() { o.up = false; o.house.floats() }}) {
		cc = b.skin.ink
	}
	b.Middle(ink.Bold, 17*u, close.midX(), close.midY()+6*u, cc, "×")
	b.Text(ink.Bold, 15*u, 16*u, 24*u, b.skin.ink, ink.Fit(ink.Bold, 15*u, b.w-56*u, o.head))
	o.paintReasons(b, o.reasons, 16*u, 34*u, b.w-32*u, "rule")
}
