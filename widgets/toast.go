package widgets

import (
	"strconv"
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
	if len(rs) == 0 {
		t.toast.head = t.say("toast.nowhere", t.title(id))
	}
	t.raise()
}

// inform shows a line.
func (t *Table) inform(s string) {
	t.toast = &toast{head: s}
	t.raise()
}

func (t *Table) raise() {
	toasts++
	n := toasts
	t.toast.n = n
	t.drawFloats()
	t.later(9*time.Second, func() {
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
	h := 40 * u
	for _, r := range t.toast.reasons {
		h += t.reasonHeight(r, w-32*u)
	}
	h = min(h, b.H-20*u)
	return rect{b.midX() - w/2, b.bottom() - h - 10*u, w, h}.whole()
}

const reasonSize = 14

func (t *Table) reasonHeight(r game.Reason, w float32) float32 {
	u := t.bands.U
	n := len(ink.Wrap(ink.Plain, reasonSize*u, w-14*u, sentence(r.Say[t.lang])))
	if fix := r.Fix[t.lang]; fix != "" {
		n += len(ink.Wrap(ink.Italic, reasonSize*u, w-14*u, sentence(fix)))
	}
	h := float32(n)*18*u + 6*u
	if r.Rule != "" {
		h += 17 * u
	}
	return h
}

// paintReason paints a reason, its nearest fix and its rule, which opens the
// rulebook, and returns where it ends.
func (t *Table) paintReason(b *brush, r game.Reason, x, y, w float32, key string) float32 {
	u := b.u
	b.Disc(x+3*u, y+10*u, 2.5*u, b.bad)
	y += 14.5 * u
	for _, s := range ink.Wrap(ink.Plain, reasonSize*u, w-14*u, sentence(r.Say[t.lang])) {
		b.Text(ink.Plain, reasonSize*u, x+12*u, y, b.skin.ink, s)
		y += 18 * u
	}
	if fix := r.Fix[t.lang]; fix != "" {
		for _, s := range ink.Wrap(ink.Italic, reasonSize*u, w-14*u, sentence(fix)) {
			b.Text(ink.Italic, reasonSize*u, x+12*u, y, b.soft, s)
			y += 18 * u
		}
	}
	if r.Rule != "" {
		c := b.gold
		if t.act.OpenRule == nil {
			c = b.faint
		}
		label := t.say("toast.rule", r.Rule)
		lw := ink.Width(ink.Plain, 12.5*u, label)
		h := hit{At: rect{x + 10*u, y - 13*u, lw + 6*u, 17 * u}, Key: key, Do: func() { t.act.OpenRule(r.Rule) }}
		if t.act.OpenRule != nil && b.hit(h) {
			c = b.skin.ink
		}
		end := b.Text(ink.Plain, 12.5*u, x+12*u, y-1*u, c, label)
		if t.act.OpenRule != nil {
			b.Rect(x+12*u, y+1.5*u, end-x-12*u, 1, ink.Fade(c, 0.6))
		}
		y += 17 * u
	}
	return y - 14.5*u
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
	y := 34 * u
	for i, r := range t.toast.reasons {
		y = t.paintReason(b, r, 16*u, y, b.w-32*u, "rule"+strconv.Itoa(i)) + 6*u
	}
}
