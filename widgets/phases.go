package widgets

import (
	"strings"
	"unicode"
	"unicode/utf8"

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
	x = t.paintOrders(b, x+10*u) + 12*u
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
		name = ink.Fit(style, 14*u, w-26*u, name)
		if t.act.Order != nil && v.Turn > 0 {
			t.paintPassing(b, ph, rect{px + 2*u, 3 * u, w - 4*u, b.h - 6*u}, px+w/2+ink.Width(style, 14*u, name)/2, ic)
		}
		b.Middle(style, 14*u, px+w/2, base, ic, name)
	}
}

// fullControl revokes all orders of the player in front, and gives them again.
func (t *Table) fullControl() {
	if t.act.Order == nil {
		return
	}
	o, was := t.orders, &t.before[t.view.Seat]
	if o == (game.Orders{}) {
		if *was == (game.Orders{}) {
			*was = game.Normal.Ordered(t.view.Seat)
		}
		t.Inform(t.say("orders.again"))
		t.act.Order(*was)
		return
	}
	*was = o
	t.Inform(t.say("orders.full"))
	t.act.Order(game.Orders{})
}

// paintOrders paints the button that shows what the player in front has ordered, marked while
// he has ordered anything, and returns where it ends.
func (t *Table) paintOrders(b *brush, x float32) float32 {
	if t.act.Orders == nil {
		return x
	}
	u, s := b.u, t.say("orders.button")
	at := rect{x, 4 * u, ink.Width(ink.Plain, 13*u, s) + 18*u, b.h - 8*u}
	bg, fg := b.raised, b.soft
	if t.orders != (game.Orders{}) {
		fg = b.gold
	}
	if b.hit(hit{At: at, Key: "orders", Do: t.act.Orders}) {
		bg = ink.Mix(bg, b.skin.ink, 0.16)
	}
	b.Round(at.X, at.Y, at.W, at.H, at.H/2, bg)
	b.Middle(ink.Plain, 13*u, at.midX(), at.midY()+4.5*u, fg, s)
	return at.right()
}

// paintPassing marks a phase of this player's turns in which the one in front passes by his
// own order; a click orders it or revokes it. A click on a later phase of his own turn goes there.
func (t *Table) paintPassing(b *brush, ph game.Phase, at rect, end float32, c ink.Color) {
	u, v := b.u, t.view
	passes := t.orders.Skip[v.Active].Has(ph)
	goes := ph > v.Phase && t.mayGo(ph)
	hot := b.hit(hit{At: at, Key: "phase" + ph.String(), Do: func() {
		if goes {
			t.rest()
			t.act.PassTo(ph)
			return
		}
		o := t.orders
		o.Skip[v.Active] = o.Skip[v.Active].With(ph, !passes)
		t.act.Order(o)
	}})
	if hot && ph != v.Phase {
		b.Round(at.X, at.Y, at.W, at.H, at.H/2, ink.Fade(b.skin.ink, 0.08))
	}
	sign := "»"
	if goes && hot {
		sign = "→"
	}
	if passes || hot {
		if !passes {
			c = ink.Fade(c, 0.5)
		}
		b.Text(ink.Bold, 14*u, end+4*u, at.midY()+5*u, c, sign)
	}
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
