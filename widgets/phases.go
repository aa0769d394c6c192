package widgets

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets/ink"
)

// The phases are the bar that says whose turn it is, with its six phases and what the player in
// front has ordered.
type phases struct {
	*tableau
	panel  *panel
	inform func(string)
	orders game.Orders             // of the player in front
	before [card.Sides]game.Orders // what each seat had ordered before it took full control
}

func newPhases(t *tableau, inform func(string)) *phases {
	ps := &phases{tableau: t, inform: inform}
	ps.panel = newPanel(t, ps.paint)
	return ps
}

// paint paints whose turn it is and the six phases, the current one marked.
func (ps *phases) paint(b *brush) {
	u, v := b.u, ps.view
	b.ground()
	c := b.side[v.Active]
	base := b.h/2 + 5*u
	x := 10 * u
	b.Round(x, b.h/2-6*u, 12*u, 12*u, 6*u, c)
	switch {
	case v.Turn == 0:
		x = b.Text(ink.Bold, 14*u, x+18*u, base, b.skin.ink, ps.say("turn.start"))
	case v.Active == v.Seat:
		x = b.Text(ink.Bold, 14*u, x+18*u, base, b.skin.ink, ps.say("turn.yours", v.Turn))
	default:
		x = b.Text(ink.Bold, 14*u, x+18*u, base, b.skin.ink, ps.say("turn.theirs", v.Turn, ps.sideWord(v.Active)))
	}
	x = ps.paintOrders(b, x+10*u) + 12*u
	w := min((b.w-x-10*u)/6, 128*u)
	x = b.w - 10*u - 6*w
	for i, ph := 0, game.Activate; ph <= game.Draw; i, ph = i+1, ph+1 {
		px := x + float32(i)*w
		name := first(game.PhaseNames[ph][ps.lang])
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
		if ps.act.Order != nil && v.Turn > 0 {
			ps.paintPassing(b, ph, rect{px + 2*u, 3 * u, w - 4*u, b.h - 6*u}, px+w/2+ink.Width(style, 14*u, name)/2, ic)
		}
		b.Middle(style, 14*u, px+w/2, base, ic, name)
	}
}

// fullControl revokes all orders of the player in front, and gives them again.
func (ps *phases) fullControl() {
	if ps.act.Order == nil {
		return
	}
	o, was := ps.orders, &ps.before[ps.view.Seat]
	if o == (game.Orders{}) {
		if *was == (game.Orders{}) {
			*was = game.Normal.Ordered(ps.view.Seat)
		}
		ps.inform(ps.say("orders.again"))
		ps.act.Order(*was)
		return
	}
	*was = o
	ps.inform(ps.say("orders.full"))
	ps.act.Order(game.Orders{})
}

// paintOrders paints the button that shows what the player in front has ordered, marked while
// he has ordered anything, and returns where it ends.
func (ps *phases) paintOrders(b *brush, x float32) float32 {
	if ps.act.Orders == nil {
		return x
	}
	u, s := b.u, ps.say("orders.button")
	at := rect{x, 4 * u, ink.Width(ink.Plain, 13*u, s) + 18*u, b.h - 8*u}
	bg, fg := b.raised, b.soft
	if ps.orders != (game.Orders{}) {
		fg = b.gold
	}
	if b.hit(hit{At: at, Key: "orders", Do: ps.act.Orders}) {
		bg = ink.Mix(bg, b.skin.ink, 0.16)
	}
	b.Round(at.X, at.Y, at.W, at.H, at.H/2, bg)
	b.Middle(ink.Plain, 13*u, at.midX(), at.midY()+4.5*u, fg, s)
	return at.right()
}

// paintPassing marks a phase of this player's turns in which the one in front passes by his
// own order; a click orders it or revokes it. A click on a later phase of his own turn goes there.
func (ps *phases) paintPassing(b *brush, ph game.Phase, at rect, end float32, c ink.Color) {
	u, v := b.u, ps.view
	passes := ps.orders.Skip[v.Active].Has(ph)
	goes := ph > v.Phase && ps.mayGo(ph)
	hot := b.hit(hit{At: at, Key: "phase" + ph.String(), Do: func() {
		switch {
		case goes:
			ps.house.rest()
			ps.act.PassTo(ph)
			return
		case ps.later(ph): // he wants to get there, and not to order anything
			ps.inform(sentence(ps.say("tip.phase.answer")) + ".")
			return
		}
		o := ps.orders
		o.Skip[v.Active] = o.Skip[v.Active].With(ph, !passes)
		ps.act.Order(o)
	}})
	hot = hot && !(ps.later(ph) && !goes)
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

// later tells whether a phase is to come in the turn of the player in front, who may go there by a click.
func (ps *phases) later(ph game.Phase) bool {
	return ps.act.PassTo != nil && ps.view.Active == ps.view.Seat && ph > ps.view.Phase && ps.view.Phase > 0
}

// tip says of a phase what a click on it does.
func (ps *phases) tip(x float32) (string, rect) {
	for i := range ps.panel.hits {
		h := &ps.panel.hits[i]
		at := h.At.move(ps.bands.Phases.X, ps.bands.Phases.Y)
		if x < at.X || x > at.right() {
			continue
		}
		for ph := game.Activate; ph <= game.Draw; ph++ {
			if h.Key != "phase"+ph.String() {
				continue
			}
			key := "tip.phase.skip"
			if ph > ps.view.Phase && ps.mayGo(ph) {
				key = "tip.phase.go"
			} else if ps.later(ph) {
				key = "tip.phase.answer"
			} else if ps.orders.Skip[ps.view.Active].Has(ph) {
				key = "tip.phase.stop"
			}
			return ps.say("tip.phase.of", first(game.PhaseNames[ph][ps.lang]), ps.say(key)), at
		}
		if h.Key == "orders" {
			return ps.say("tip.orders"), at
		}
	}
	return "", rect{}
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
