package widgets

import (
	"strconv"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets/ink"
)

// contest tells whether a battle, a game of sabacc or an Epic Event has a sheet of its
// own: there is never more than one of them.
func contest(v *game.View) bool {
	return v != nil && (v.Battle != nil || v.Sabacc != nil || v.Attempt != nil)
}

// paintSabacc paints the sheet of a game of sabacc: both hands as far as the seat sees
// them, what each card counts, and the totals.
func (t *Table) paintSabacc(b *brush, r rect) {
	u, s := b.u, t.view.Sabacc
	y := r.Y + 12*u - t.side.back[battleTab]
	start := y
	b.Text(ink.Bold, 14.5*u, r.X, y, b.skin.ink, ink.Fit(ink.Bold, 14.5*u, r.W, t.title(s.Card)))
	y += 14 * u
	colW := (r.W - 16*u) / 2
	end := y
	for k, side := range [2]card.Side{t.view.Seat, t.view.Seat.Other()} {
		x := r.X + float32(k)*(colW+16*u)
		end = max(end, t.paintSabaccHand(b, side, &s.Sides[side], rect{x, y, colW, 0}))
	}
	b.Rect(r.X+colW+8*u, y+2*u, 1, end-y-2*u, b.line)
	all := end - start + 14*u
	t.side.most = max(all-r.H, 0)
	b.bar(r, t.side.back[battleTab], all, r.H)
}

// paintSabaccHand paints one player's half of the sheet and returns where it ends.
func (t *Table) paintSabaccHand(b *brush, s card.Side, h *game.SabaccSide, r rect) float32 {
	u := b.u
	y := r.Y
	total := "?"
	if h.Total.Has {
		total = h.Total.N.String()
	}
	b.Round(r.X, y+3*u, 4*u, 28*u, 2*u, b.side[s])
	b.Text(ink.Bold, 14*u, r.X+11*u, y+14*u, b.skin.ink, card.SideNames[s][t.lang])
	b.Text(ink.Plain, 12*u, r.X+11*u, y+29*u, b.soft, t.say("sabacc.total"))
	b.Right(ink.Bold, 30*u, r.right(), y+28*u, b.skin.ink, total)
	y += 52 * u
	line := func(v *game.CardView, text, n string) {
		if v != nil {
			b.hit(hit{At: rect{r.X, y - 12*u, r.W, 16 * u}, Card: v, Key: "sabacc" + text + v.Key})
		}
		b.Text(ink.Plain, 13*u, r.X, y, b.soft, ink.Fit(ink.Plain, 13*u, r.W-30*u, text))
		b.Right(ink.Bold, 13*u, r.right(), y, b.skin.ink, n)
		y += 17 * u
	}
	if v := t.shown[h.Player]; v != nil {
		line(v, v.Face().Title, "")
	}
	line(nil, t.say("sabacc.cards"), strconv.Itoa(h.Cards))
	if h.Passed {
		line(nil, t.say("sabacc.passed"), "")
	}
	b.Rect(r.X, y-10*u, r.W, 1, b.line)
	y += 6 * u
	for i := range h.Hand {
		n := "?"
		if h.Worth[i].Has {
			n = h.Worth[i].N.String()
		}
		line(&h.Hand[i], h.Hand[i].Face().Title, n)
	}
	return y
}
