package widgets

import (
	"strconv"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets/ink"
)

// Of the plate, in furniture units.
const (
	boutHead = 34 // its title; each line of terms is boutTerm more
	boutTerm = 17
	boutName = 176 // the column of names and totals
	boutSays = 40  // under a card
	boutGap  = 9
	boutFold = 54 // the key that folds it
)

// A plate lies over the board with the cards of a bout, as long as it lasts; it can be folded.
type plate struct {
	*tableau
	pack   *pack
	spread *spread // beside which it stands
	panel  *panel
}

func newPlate(p *pack, sp *spread) *plate {
	pl := &plate{tableau: p.tableau, pack: p, spread: sp}
	pl.panel = newPanel(pl.tableau, pl.paint)
	return pl
}

// fold leaves of the plate its title, so that the board is in sight, or opens it again.
// What a card of a folded plate is there to choose is a button.
func (pl *plate) fold() {
	if pl.plated() == nil {
		return
	}
	pl.folded[pl.view.Seat] = !pl.folded[pl.view.Seat]
	pl.index()
	pl.house.relayout()
}

// A boutPlan is where the parts of the plate are on the table.
type boutPlan struct {
	plate rect
	terms []string // in lines
	halfs [2]rect  // own below, the other's above
	cards [2][]rect
}

// plan lays out the plate over the board, beside cards being played.
func (pl *plate) plan(b *bout) (p boutPlan) {
	u, in := pl.bands.U, pl.bands.Board.in(6*pl.bands.U)
	if s := pl.spread.stageRect(); s.W > 0 {
		in.W = s.X - 8*u - in.X
	}
	if pl.isFolded() {
		w := min(ink.Width(ink.Bold, 16*u, b.title)+2*boutFold*u+20*u, in.W)
		p.plate = rect{pl.bands.Board.right() - 6*u - w, in.Y, w, boutHead * u}.whole()
		return p
	}
	most := max(len(b.sides[0].cards), len(b.sides[1].cards), 3)
	h := min(in.H, 2*230*u+(boutHead+2*boutTerm)*u)
	for _, line := range b.terms {
		p.terms = append(p.terms, ink.Wrap(ink.Plain, 13*u, in.W-30*u, line)...)
	}
	head := (boutHead + boutTerm*float32(len(p.terms))) * u
	half := (h - head) / 2
	ch := half - (boutSays+14)*u
	cw := round(min(ch*5/7, (in.W-(boutName+24)*u)/float32(most)-boutGap*u))
	ch = round(cw * 7 / 5)
	w := float32(most)*(cw+boutGap*u) + (boutName+24)*u
	for _, line := range p.terms {
		w = max(w, ink.Width(ink.Plain, 13*u, line)+30*u)
	}
	w = min(w, in.W)
	p.plate = rect{in.midX() - w/2, in.midY() - h/2, w, h}.whole()
	for k := range p.halfs {
		p.halfs[k] = rect{p.plate.X, p.plate.Y + head + half*float32(1-k), p.plate.W, half}
		for i := range b.sides[k].cards {
			at := rect{p.halfs[k].X + boutName*u + float32(i)*(cw+boutGap*u), p.halfs[k].Y + 7*u, cw, ch}
			p.cards[k] = append(p.cards[k], at.whole())
		}
	}
	return p
}

// place lays the cards of a bout on its plate.
func (pl *plate) place() {
	b := pl.plated()
	if b == nil {
		pl.panel.put(rect{})
		return
	}
	p := pl.plan(b)
	pl.panel.put(p.plate)
	for k := range p.cards {
		if pl.isFolded() {
			break
		}
		for i, c := range b.sides[k].cards {
			if c.view != nil {
				pl.pack.set(c.view, p.cards[k][i], p.plate, true)
			}
		}
	}
}

// arrange lists the cards in the order in which they are drawn.
func (pl *plate) arrange(put func(game.CardID)) {
	if b := pl.plated(); b != nil && !pl.isFolded() {
		for k := range b.sides {
			for _, c := range b.sides[k].cards {
				if c.view != nil {
					put(c.view.ID)
				}
			}
		}
	}
}

// paint paints the plate: the terms, both players and what their cards count.
func (pl *plate) paint(b *brush) {
	x := pl.plated()
	if x == nil {
		return
	}
	p, u := pl.plan(x), b.u
	b.Round(0, 0, b.w, b.h, 9*u, ink.Fade(b.panel, 0.97))
	b.Frame(0, 0, b.w, b.h, 9*u, 1.5*u, ink.Fade(b.gold, 0.7))
	b.hit(hit{At: rect{0, 0, b.w, b.h}, Quiet: true, Do: func() {}})
	b.Middle(ink.Bold, 16*u, b.w/2, 22*u, b.gold, ink.Fit(ink.Bold, 16*u, b.w-2*boutFold*u, x.title))
	pl.paintFold(b)
	if pl.isFolded() {
		return
	}
	for i, line := range p.terms {
		b.Middle(ink.Plain, 13*u, b.w/2, (boutHead+5)*u+float32(i)*boutTerm*u, b.soft, line)
	}
	for k := range x.sides {
		h := p.halfs[k].move(-p.plate.X, -p.plate.Y)
		b.Rect(14*u, h.Y, b.w-28*u, 1, b.line)
		pl.paintSide(b, &x.sides[k], h)
		for i := range x.sides[k].cards {
			pl.paintCard(b, &x.sides[k], i, p.cards[k][i].move(-p.plate.X, -p.plate.Y))
		}
	}
}

// paintFold paints the key that folds the plate, at its corner; a click on any part of the
// title of a folded plate opens it.
func (pl *plate) paintFold(b *brush) {
	u := b.u
	at, sign := rect{b.w - boutFold*u, 0, boutFold * u, boutHead * u}, "–"
	if pl.isFolded() {
		at, sign = rect{0, 0, b.w, b.h}, "+"
	}
	c := b.faint
	if b.hit(hit{At: at, Key: "plate", Do: pl.fold}) {
		c = b.skin.ink
	}
	b.Round(b.w-47*u, 8*u, 19*u, 19*u, 4*u, b.raised)
	b.Middle(ink.Bold, 12.5*u, b.w-37.5*u, 22*u, c, "B")
	b.Middle(ink.Bold, 18*u, b.w-16*u, 23.5*u, c, sign)
}

// paintSide paints who takes part, and his total in large.
func (pl *plate) paintSide(b *brush, s *boutSide, r rect) {
	u := b.u
	x, w, y := r.X+14*u, (boutName-26)*u, r.Y+26*u
	b.Round(x, r.Y+12*u, 4*u, r.H-24*u, 2*u, b.side[s.side])
	b.Text(ink.Bold, 16*u, x+13*u, y, b.skin.ink, ink.Fit(ink.Bold, 16*u, w, card.SideNames[s.side][pl.lang]))
	if s.who != nil {
		y += 20 * u
		hot := b.hit(hit{At: rect{x, y - 14*u, w, 19 * u}, Card: s.who, Key: "bout" + strconv.Itoa(int(s.side))})
		c := b.soft
		if hot {
			c = b.skin.ink
		}
		b.Text(ink.Plain, 14*u, x+13*u, y, c, ink.Fit(ink.Plain, 14*u, w, s.who.Face().Title))
	}
	b.Text(ink.Bold, 44*u, x+12*u, r.midY()+24*u, b.skin.ink, s.total)
	b.Text(ink.Plain, 13*u, x+13*u, r.midY()+42*u, b.soft, s.label)
	b.Text(ink.Italic, 13*u, x+13*u, r.bottom()-18*u, b.gold, s.note)
}

// paintCard paints what a card counts under it, and the back of one that the seat
// does not see.
func (pl *plate) paintCard(b *brush, s *boutSide, i int, at rect) {
	u, c := b.u, &s.cards[i]
	if c.view == nil {
		k := pl.faceKey(&game.CardView{FaceDown: true, Owner: s.side}, at.W)
		if img := pl.faces.get(k, b.p.redraw); img != nil {
			b.Pic(img, at.X, at.Y)
		}
		return
	}
	y := at.bottom() + 17*u
	col := b.skin.ink
	if c.n == "?" {
		col = b.bad
	}
	b.Middle(ink.Bold, 18*u, at.midX(), y, col, c.n)
	how := c.how
	if c.under != "" {
		how = c.under
	}
	if c.prize {
		r := clampf(at.W*0.09, 6, 11)
		badge(b.Pen, at.X+r+1, y-6*u, r, "star", b.gold, b.deep)
	}
	b.Middle(ink.Plain, 12.5*u, at.midX(), y+16*u, b.soft, ink.Fit(ink.Plain, 12.5*u, at.W+boutGap*u-4*u, how))
}
