package widgets

import (
	"time"

	"cantina/engine/game"
	"cantina/widgets/ink"
)

// A toast is a short note over the board: why not, or what happened by itself.
type toast struct {
	head    string
	reasons []game.Reason
	n       int
}

var toasts int

// refuse says why a card cannot go there.
func (t *Table) refuse(id, at game.CardID) {
	rs := t.act.Why(id, at)
	t.toast = &toast{head: t.say("toast.no", t.title(id)), reasons: rs}
	if at == 0 {
		t.toast.head = t.say("toast.now", t.title(id))
	}
	if len(rs) == 0 && at == 0 { // nothing can be said of it
		t.toast = nil
		return
	}
	if len(rs) == 0 {
		t.toast.head = t.say("toast.nowhere", t.title(id))
	}
	t.raise()
}

// Inform shows a line over the board.
func (t *Table) Inform(s string) {
	t.toast = &toast{head: s}
	t.raise()
}

func (t *Table) raise() {
	toasts++
	n := toasts
	t.toast.n = n
	t.drawFloats()
	stay := 9 * time.Second
	if len(t.toast.reasons) == 0 { // one line is read soon, and it covers cards
		stay = 5 * time.Second
	}
	t.later(stay, func() {
		if t.toast != nil && t.toast.n == n {
			t.toast = nil
			t.drawFloats()
		}
	})
}

// toastRect is where the note stands: at the foot of the board, in the middle.
func (t *Table) toastRect() rect {
	if t.toast == nil {
		return rect{}
	}
	u, b := t.bands.U, t.bands.Board
	w := min(520*u, b.W-20*u)
	h := min(40*u+t.reasonsHeight(t.toast.reasons, w-32*u), b.H-20*u)
	return rect{b.midX() - w/2, b.bottom() - h - 10*u, w, h}.whole()
}

func (t *Table) paintToast(b *brush) {
	if t.toast == nil {
		return
	}
	u := b.u
	b.Round(0, 0, b.w, b.h, 9*u, b.panel)
	c := b.gold
	if len(t.toast.reasons) > 0 {
		c = b.bad
	}
	b.Frame(0, 0, b.w, b.h, 9*u, 1.5*u, ink.Fade(c, 0.8))
	close := rect{b.w - 30*u, 6 * u, 24 * u, 24 * u}
	b.hit(hit{At: rect{0, 0, b.w, b.h}, Quiet: true, Do: func() {}})
	cc := b.faint
	if b.hit(hit{At: close, Key: "close", Do: func() { t.toast = nil; t.drawFloats() }}) {
		cc = b.skin.ink
	}
	b.Middle(ink.Bold, 17*u, close.midX(), close.midY()+6*u, cc, "×")
	b.Text(ink.Bold, 15*u, 16*u, 24*u, b.skin.ink, ink.Fit(ink.Bold, 15*u, b.w-56*u, t.toast.head))
	t.paintReasons(b, t.toast.reasons, 16*u, 34*u, b.w-32*u, "rule")
}
