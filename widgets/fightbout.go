package widgets

import (
	"strconv"

	"cantina/engine/card"
	"cantina/widgets/ink"
)

// paintHalves paints both players' halves of a sheet side by side under its title, own at
// the left, and makes it scroll.
func (fp *fightPage) paintHalves(b *brush, r rect, title string, head func(rect) float32, half func(k int, s card.Side, r rect) float32) {
	u := b.u
	y := r.Y + 12*u - fp.back
	start := y
	b.Text(ink.Bold, 14.5*u, r.X, y, b.skin.ink, ink.Fit(ink.Bold, 14.5*u, r.W, title))
	y = head(rect{r.X, y + 10*u, r.W, 18 * u}) + 8*u
	colW := (r.W - 16*u) / 2
	end := y
	for k, s := range [2]card.Side{fp.view.Seat, fp.view.Seat.Other()} {
		end = max(end, half(k, s, rect{r.X + float32(k)*(colW+16*u), y, colW, 0}))
	}
	b.Rect(r.X+colW+8*u, y+2*u, 1, end-y-2*u, b.line)
	all := end - start + 14*u
	fp.end(b, r, all)
}

// paintTotal paints whose half of a sheet it is, and his total in large figures.
func (b *brush) paintTotal(s card.Side, label, total string, c ink.Color, r rect, l card.Lang) float32 {
	u := b.u
	b.Round(r.X, r.Y+3*u, 4*u, 28*u, 2*u, b.side[s])
	b.Text(ink.Bold, 14*u, r.X+11*u, r.Y+14*u, b.skin.ink, card.SideNames[s][l])
	size := 30 * u
	room := r.W - 15*u - ink.Width(ink.Bold, size, total)
	b.Text(ink.Plain, 12*u, r.X+11*u, r.Y+29*u, b.soft, ink.Fit(ink.Plain, 12*u, room, label))
	b.Right(ink.Bold, size, r.right(), r.Y+28*u, c, total)
	return r.Y + 38*u
}

// paintBoutSheet paints both totals of a bout, card by card.
func (fp *fightPage) paintBoutSheet(b *brush, x *bout, r rect) {
	fp.paintHalves(b, r, x.title, func(h rect) float32 { return h.Y - 4*b.u }, func(k int, _ card.Side, r rect) float32 {
		return fp.paintSums(b, &x.sides[k], r)
	})
}

// paintSums paints one player's half of the sheet and returns where it ends.
func (fp *fightPage) paintSums(b *brush, s *boutSide, r rect) float32 {
	u := b.u
	c := b.skin.ink
	if s.won {
		c = b.good
	}
	y := b.paintTotal(s.side, s.label, s.total, c, r, fp.lang) + 14*u
	face := ink.Plain
	line := func(text, how, n string) {
		b.Text(face, 13*u, r.X, y, b.skin.ink, ink.Fit(face, 13*u, r.W-30*u, text))
		b.Right(ink.Bold, 13*u, r.right(), y, b.skin.ink, n)
		y += 15.5 * u
		if how != "" {
			b.Text(ink.Plain, 11.5*u, r.X+8*u, y-1.5*u, b.faint, ink.Fit(ink.Plain, 11.5*u, r.W-10*u, how))
			y += 13.5 * u
		}
		y += 1.5 * u
	}
	if s.who != nil {
		b.hit(hit{At: rect{r.X, y - 12*u, r.W, 16 * u}, Card: s.who, Key: "who" + strconv.Itoa(int(s.side))})
		line(s.who.Face().Title, s.note, "")
	} else if s.note != "" {
		line(s.note, "", "")
	}
	rule := func() {
		b.Rect(r.X, y-10*u, r.W, 1, b.line)
		y += 6 * u
	}
	if len(s.cards) > 0 {
		rule()
	}
	hidden := 0
	for i, c := range s.cards {
		if c.view == nil {
			hidden++
			continue
		}
		b.hit(hit{At: rect{r.X, y - 12*u, r.W, 30 * u}, Card: c.view, Key: "sum" + strconv.Itoa(int(s.side)) + c.view.Key + strconv.Itoa(i)})
		line(c.view.Face().Title, c.how, c.n)
	}
	if hidden > 0 {
		line(fp.say("bout.hidden"), "", strconv.Itoa(hidden))
	}
	for i, sum := range s.sums {
		if sum.line {
			rule()
		}
		if sum.view != nil {
			b.hit(hit{At: rect{r.X, y - 12*u, r.W, 16 * u}, Card: sum.view, Key: "term" + strconv.Itoa(int(s.side)) + strconv.Itoa(i)})
		}
		if face = ink.Plain; sum.head {
			face = ink.Bold
		}
		line(sum.say, "", sum.n)
	}
	return y
}
