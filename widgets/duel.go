package widgets

import (
	"strconv"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets/ink"
)

// duelKey is the name of the sheet of a duel, or of lightsaber combat.
func duelKey(d *game.DuelView) string {
	if d.Combat {
		return "tab.combat"
	}
	return "tab.duel"
}

// paintDuel paints the sheet of a duel or lightsaber combat: both duelists, their totals
// with each term, and what is still to be drawn.
func (t *Table) paintDuel(b *brush, r rect) {
	u, d := b.u, t.view.Duel
	y := r.Y + 12*u - t.side.back[battleTab]
	start := y
	b.Text(ink.Bold, 14.5*u, r.X, y, b.skin.ink, ink.Fit(ink.Bold, 14.5*u, r.W, t.title(d.At)))
	y += 14 * u
	colW := (r.W - 16*u) / 2
	end := y
	for k, side := range [2]card.Side{t.view.Seat, t.view.Seat.Other()} {
		x := r.X + float32(k)*(colW+16*u)
		end = max(end, t.paintDuelist(b, side, &d.Sides[side], rect{x, y, colW, 0}))
	}
	b.Rect(r.X+colW+8*u, y+2*u, 1, end-y-2*u, b.line)
	all := end - start + 14*u
	t.side.most = max(all-r.H, 0)
	b.bar(r, t.side.back[battleTab], all, r.H)
}

// paintDuelist paints one player's half of the sheet and returns where it ends.
func (t *Table) paintDuelist(b *brush, s card.Side, h *game.DuelSide, r rect) float32 {
	u := b.u
	y := r.Y
	total, c := "?", b.skin.ink
	if h.Total.Has && len(h.Total.Terms) > 0 {
		total = h.Total.Total.String()
	}
	if h.Won {
		c = b.good
	}
	b.Round(r.X, y+3*u, 4*u, 28*u, 2*u, b.side[s])
	b.Text(ink.Bold, 14*u, r.X+11*u, y+14*u, b.skin.ink, card.SideNames[s][t.lang])
	b.Text(ink.Plain, 12*u, r.X+11*u, y+29*u, b.soft, t.say("duel.total"))
	b.Right(ink.Bold, 30*u, r.right(), y+28*u, c, total)
	y += 52 * u
	line := func(v *game.CardView, text, n string) {
		if v != nil {
			b.hit(hit{At: rect{r.X, y - 12*u, r.W, 16 * u}, Card: v, Key: "duel" + text + v.Key})
		}
		b.Text(ink.Plain, 13*u, r.X, y, b.soft, ink.Fit(ink.Plain, 13*u, r.W-30*u, text))
		b.Right(ink.Bold, 13*u, r.right(), y, b.skin.ink, n)
		y += 17 * u
	}
	if v := t.shown[h.Duelist]; v != nil {
		line(v, v.Face().Title, "")
	}
	line(nil, t.say("duel.due"), strconv.Itoa(h.Due))
	if h.Cards > 0 {
		line(nil, t.say("duel.cards"), strconv.Itoa(h.Cards))
	}
	b.Rect(r.X, y-10*u, r.W, 1, b.line)
	y += 6 * u
	for i, m := range h.Total.Terms {
		by := m.By.String()
		if i > 0 && m.By > 0 {
			by = "+" + by
		}
		line(t.shown[m.Source], t.term(m), by)
	}
	return y
}
