package widgets

import "cantina/widgets/ink"

// placeTray lays the cards to choose among that lie nowhere in sight over the
// board.
func (t *Table) placeTray() {
	cs, r, u := t.view.Shown, t.trayRect(), t.bands.U
	if len(cs) == 0 {
		return
	}
	rows := trayRows(len(cs))
	per := (len(cs) + rows - 1) / rows
	in := rect{r.X + 12*u, r.Y + 34*u, r.W - 24*u, r.H - 44*u}
	h := round((in.H - float32(rows-1)*6*u) / float32(rows))
	for i := 0; i < len(cs); i += per {
		n := min(per, len(cs)-i)
		line := rect{in.X, in.Y + float32(i/per)*(h+6*u), in.W, h}
		for j, at := range fan(n, line, round(h*5/7), h, 7*u) {
			t.pack.set(&cs[i+j], at, r, true)
		}
	}
}

func trayRows(n int) int { return 1 + min(max(n-1, 0)/9, 2) }

// trayRect is the plate under them, in the middle of the board or beside the card that is
// being played; nothing when there are none.
func (t *Table) trayRect() rect {
	n, u, b := len(t.view.Shown), t.bands.U, t.bands.Board
	if n == 0 {
		return rect{}
	}
	r := t.trayIn(n, b)
	if s := t.stageRect(); s.W > 0 && r.right() > s.X {
		r = t.trayIn(n, rect{b.X, b.Y, s.X - b.X + 10*u, b.H})
	}
	return r
}

// trayIn is the plate of n cards in the middle of a part of the board.
func (t *Table) trayIn(n int, b rect) rect {
	u := t.bands.U
	rows := trayRows(n)
	per := (n + rows - 1) / rows
	h := min(float32(rows)*178*u+44*u, b.H-8*u)
	ch := (h - 44*u) / float32(rows)
	w := clampf(float32(per)*(ch*5/7+7*u)+24*u, 260*u, b.W-20*u)
	return rect{b.midX() - w/2, b.midY() - h/2, w, h}.whole()
}

func (t *Table) paintTray(b *brush) {
	b.Round(0, 0, b.w, b.h, 9*b.u, ink.Fade(b.panel, 0.96))
	b.Frame(0, 0, b.w, b.h, 9*b.u, 1.5*b.u, ink.Fade(b.gold, 0.7))
	b.hit(hit{At: rect{0, 0, b.w, b.h}, Quiet: true, Do: func() {}})
	b.Middle(ink.Bold, 14*b.u, b.w/2, 22*b.u, b.gold, ink.Fit(ink.Bold, 14*b.u, b.w-12*b.u, t.say("tray.title")))
}
