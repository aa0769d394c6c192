package widgets

import (
	"slices"
	"strconv"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets/ink"
)

// A bout is a contest of the two players: a game of sabacc, a duel.
// It has a sheet in the column, with both players' totals itemised, and where cards lie ready
// for it a plate over the board. Another such contest fills in a bout of its own (boutOf).
type bout struct {
	title string
	terms []string // what it is about, a line each
	sides [2]boutSide
}

// A boutSide is one player's part in it: own, the other's.
type boutSide struct {
	side  card.Side
	who   *game.CardView // with whom he takes part, nil with nobody
	label string         // of his total
	total string
	note  string // what else must be known of him
	cards []boutCard
	sums  []boutSum // what changes the total besides the cards
	won   bool
}

// A boutCard is one of his cards, what it counts and why. Without a view the seat sees
// its back.
type boutCard struct {
	view   *game.CardView
	n, how string
	under  string // what stands below the card of that, if not all
	prize  bool   // the other may win it
}

// A boutSum is a line of the sheet.
type boutSum struct {
	say, n string
	view   *game.CardView // whose doing it is, nil for the rules'
	line   bool           // a rule is drawn above it
}

// boutOf is the contest in progress, nil without one.
func (t *Table) boutOf() *bout {
	switch v := t.view; {
	case v == nil:
	case v.Duel != nil:
		return t.duelBout()
	case v.Sabacc != nil:
		return t.sabaccBout()
	}
	return nil
}

// contest tells whether a battle, a duel, an Epic Event or a bout has a sheet of its own.
func contest(v *game.View) bool {
	return v != nil && (v.Battle != nil || v.Sabacc != nil || v.Duel != nil || v.Attempt != nil)
}

// Of the plate, in furniture units.
const (
	boutHead = 34 // its title; each line of terms is boutTerm more
	boutTerm = 17
	boutName = 176 // the column of names and totals
	boutSays = 40  // under a card
	boutGap  = 9
	boutFold = 54 // the key that folds it
)

// plated is the bout whose cards lie on the plate over the board, nil without one.
func (t *Table) plated() *bout {
	if b := t.boutOf(); b != nil && len(b.sides[0].cards)+len(b.sides[1].cards) > 0 {
		return b
	}
	return nil
}

// foldPlate leaves of the plate its title, so that the board is in sight, or opens it again.
// What a card of a folded plate is there to choose is a button.
func (t *Table) foldPlate() {
	if t.plated() == nil {
		return
	}
	t.folded[t.view.Seat] = !t.folded[t.view.Seat]
	t.index()
	t.relayout()
}

func (t *Table) isFolded() bool { return t.folded[t.view.Seat] }

// onPlate tells whether a card lies on the plate.
func (t *Table) onPlate(id game.CardID) bool {
	s := t.view.Sabacc
	return s != nil && slices.ContainsFunc(slices.Concat(s.Sides[0].Hand, s.Sides[1].Hand), func(v game.CardView) bool { return v.ID == id })
}

// A boutPlan is where the parts of the plate are on the table.
type boutPlan struct {
	plate rect
	terms []string // in lines
	halfs [2]rect  // own below, the other's above
	cards [2][]rect
}

// planBout lays out the plate over the board, beside cards being played.
func (t *Table) planBout(b *bout) (p boutPlan) {
	u, in := t.bands.U, t.bands.Board.in(6*t.bands.U)
	if s := t.stageRect(); s.W > 0 {
		in.W = s.X - 8*u - in.X
	}
	if t.isFolded() {
		w := min(ink.Width(ink.Bold, 16*u, b.title)+2*boutFold*u+20*u, in.W)
		p.plate = rect{t.bands.Board.right() - 6*u - w, in.Y, w, boutHead * u}.whole()
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

// placeBout lays the cards of a bout on its plate.
func (t *Table) placeBout() {
	b := t.plated()
	if b == nil {
		t.deck.bout.put(rect{})
		return
	}
	p := t.planBout(b)
	t.deck.bout.put(p.plate)
	for k := range p.cards {
		if t.isFolded() {
			break
		}
		for i, c := range b.sides[k].cards {
			if c.view != nil {
				t.set(c.view, p.cards[k][i], p.plate, true)
			}
		}
	}
}

// paintBout paints the plate: the terms, both players and what their cards count.
func (t *Table) paintBout(b *brush) {
	x := t.plated()
	if x == nil {
		return
	}
	p, u := t.planBout(x), b.u
	b.Round(0, 0, b.w, b.h, 9*u, ink.Fade(b.panel, 0.97))
	b.Frame(0, 0, b.w, b.h, 9*u, 1.5*u, ink.Fade(b.gold, 0.7))
	b.hit(hit{At: rect{0, 0, b.w, b.h}, Quiet: true, Do: func() {}})
	b.Middle(ink.Bold, 16*u, b.w/2, 22*u, b.gold, ink.Fit(ink.Bold, 16*u, b.w-2*boutFold*u, x.title))
	t.paintFold(b)
	if t.isFolded() {
		return
	}
	for i, line := range p.terms {
		b.Middle(ink.Plain, 13*u, b.w/2, (boutHead+5)*u+float32(i)*boutTerm*u, b.soft, line)
	}
	for k := range x.sides {
		h := p.halfs[k].move(-p.plate.X, -p.plate.Y)
		b.Rect(14*u, h.Y, b.w-28*u, 1, b.line)
		t.paintBoutSide(b, &x.sides[k], h)
		for i := range x.sides[k].cards {
			t.paintBoutCard(b, &x.sides[k], i, p.cards[k][i].move(-p.plate.X, -p.plate.Y))
		}
	}
}

// paintFold paints the key that folds the plate, at its corner; a click on any part of the
// title of a folded plate opens it.
func (t *Table) paintFold(b *brush) {
	u := b.u
	at, sign := rect{b.w - boutFold*u, 0, boutFold * u, boutHead * u}, "–"
	if t.isFolded() {
		at, sign = rect{0, 0, b.w, b.h}, "+"
	}
	c := b.faint
	if b.hit(hit{At: at, Key: "plate", Do: t.foldPlate}) {
		c = b.skin.ink
	}
	b.Round(b.w-47*u, 8*u, 19*u, 19*u, 4*u, b.raised)
	b.Middle(ink.Bold, 12.5*u, b.w-37.5*u, 22*u, c, "B")
	b.Middle(ink.Bold, 18*u, b.w-16*u, 23.5*u, c, sign)
}

// paintBoutSide paints who takes part, and his total in large.
func (t *Table) paintBoutSide(b *brush, s *boutSide, r rect) {
	u := b.u
	x, w, y := r.X+14*u, (boutName-26)*u, r.Y+26*u
	b.Round(x, r.Y+12*u, 4*u, r.H-24*u, 2*u, b.side[s.side])
	b.Text(ink.Bold, 16*u, x+13*u, y, b.skin.ink, ink.Fit(ink.Bold, 16*u, w, card.SideNames[s.side][t.lang]))
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

// paintBoutCard paints what a card counts under it, and the back of one that the seat
// does not see.
func (t *Table) paintBoutCard(b *brush, s *boutSide, i int, at rect) {
	u, c := b.u, &s.cards[i]
	if c.view == nil {
		k := t.faceKey(&game.CardView{FaceDown: true, Owner: s.side}, at.W)
		if img := t.faces.get(k, b.p.redraw); img != nil {
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
