package widgets

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"

	"cantina/engine/game"
)

// An eye is how the board is looked at: pan and zoom over its layout.
type eye struct {
	x, y, zoom float32
	felt       feltKey
	rest       int // counts zoom steps; faces are drawn when it stands still
	panning    bool
}

// look is where a place of the board's layout is on the table now.
func (t *Table) look(r rect) rect {
	b, z := t.bands.Board, t.eye.zoom
	return rect{(r.X-b.midX())*z + b.midX() + t.eye.x, (r.Y-b.midY())*z + b.midY() + t.eye.y, r.W * z, r.H * z}
}

// clampEye keeps the board in sight.
func (t *Table) clampEye() {
	b := t.bands.Board
	t.eye.zoom = max(t.eye.zoom, t.leastZoom())
	t.eye.x, t.eye.y = t.bind(t.eye.x, t.board.All.X, t.board.All.W, b.X, b.W), t.bind(t.eye.y, b.Y, b.H, b.Y, b.H)
}

func (t *Table) bind(d, x, w, bx, bw float32) float32 {
	z, pad := t.eye.zoom, 10*t.bands.U
	mid := bx + bw/2
	left, right := (x-mid)*z+mid, (x+w-mid)*z+mid
	if right-left <= bw {
		if z < 1 {
			return mid - (left+right)/2
		}
		return 0
	}
	return clampf(d, min(bx+bw-pad-right, 0), max(bx+pad-left, 0))
}

// placeBoard puts the lanes and the cards in them where the eye sees them.
func (t *Table) placeBoard() { t.setBoard(true) }

func (t *Table) setBoard(draw bool) {
	d := &t.deck
	in := t.bands.Board
	var lanes, wells, heads int
	for gi := range t.board.Groups {
		g := &t.board.Groups[gi]
		h := takeArt(&d.heads, &heads)
		t.paintArt(h, t.look(g.Head), in, draw, func(b *brush) { t.paintHead(b, g) })
		for li := range g.Lanes {
			l := &g.Lanes[li]
			t.paintArt(takeArt(&d.lanes, &lanes), t.look(l.All), in, draw, func(b *brush) { t.paintLane(b, l) })
			at := t.look(l.Loc)
			t.set(&l.View.Card, at, in, draw)
			for i, o := range l.on() {
				w := at.W * 0.25
				t.set(o, rect{at.right() - w*(1.1+0.45*float32(i)), at.Y + at.H*0.1, w, w * 7 / 5}, in, draw)
			}
			for bi := range l.Blocks {
				p := &l.Blocks[bi]
				if len(p.Wells) > 0 {
					t.paintArt(takeArt(&d.wells, &wells), t.look(p.lay(p.Plate)), in, draw, func(b *brush) { t.paintWells(b, p) })
				}
				for _, c := range p.Cards {
					t.set(c.View, t.look(p.lay(c.At)), in, draw)
				}
			}
		}
	}
	links := t.placeLinks(in, draw)
	var gaps int
	if t.aim.gaps || len(t.moves.gaps) > 0 {
		for i, g := range t.board.Gaps {
			if t.gapLit(i) {
				a := takeArt(&d.gaps, &gaps)
				t.paintArt(a, t.look(rect{g.midX() - 9, g.Y, 18, g.H}), in, draw, func(b *brush) { t.paintGap(b, i) })
			}
		}
	}
	for k, as := range []*[]*art{&d.lanes, &d.wells, &d.heads, &d.gaps, &d.links} {
		n := [5]int{lanes, wells, heads, gaps, links}[k]
		for _, a := range (*as)[n:] {
			a.obj.Hide()
		}
	}
	t.placePath()
	t.placeRings()
}

// lay is where a part of the block is on the board.
func (p *placed) lay(r rect) rect {
	return rect{p.At.X + r.X*p.Z, p.At.Y + r.Y*p.Z, r.W * p.Z, r.H * p.Z}
}

func takeArt(as *[]*art, n *int) *art {
	if *n == len(*as) {
		*as = append(*as, &art{obj: picture()})
	}
	*n++
	return (*as)[*n-1]
}

// paintArt paints a picture of furniture at a place, if it is in sight.
func (t *Table) paintArt(a *art, at, in rect, draw bool, paint func(b *brush)) {
	at = rect{round(at.X), round(at.Y), max(round(at.W), 1), max(round(at.H), 1)}
	a.at = at
	a.obj.Move(at.pos())
	a.obj.Resize(at.size())
	if !at.meets(in) {
		a.obj.Hide()
		return
	}
	if draw || a.obj.Image == nil {
		b := &brush{Pen: a.look.pen(at.W, at.H, t.k), skin: t.skin(), u: t.bands.U, w: at.W, h: at.H}
		paint(b)
		if a.look.done(b.Pen) || a.obj.Image == nil {
			a.obj.Image = b.Img
			a.obj.Refresh()
		}
	}
	a.obj.Show()
}

// Dragged pans when empty felt is pulled.
func (t *Table) Dragged(e *fyne.DragEvent) {
	if !t.eye.panning {
		start := e.Position.SubtractXY(e.Dragged.DX, e.Dragged.DY)
		if !t.bands.Board.has(start.X, start.Y) {
			return
		}
		t.eye.panning = true
	}
	t.panBy(e.Dragged.DX, e.Dragged.DY)
}

// DragEnd implements fyne.Draggable.
func (t *Table) DragEnd() { t.eye.panning = false }

func (t *Table) panBy(dx, dy float32) {
	x, y := t.eye.x, t.eye.y
	t.eye.x, t.eye.y = x+dx, y+dy
	t.clampEye()
	if t.eye.x != x || t.eye.y != y {
		t.setBoard(false)
		t.drawVisible()
		t.placeArrows()
		t.refreshMarks()
		canvas.Refresh(t)
	}
}

// drawVisible asks for the faces of cards that came into sight.
func (t *Table) drawVisible() {
	for _, c := range t.cards {
		if c.Visible() && c.img == nil {
			c.draw()
		}
	}
}

// Scrolled pans, or zooms with the control key held.
func (t *Table) Scrolled(e *fyne.ScrollEvent) {
	if t.ctrl() {
		t.zoomBy(1+clampf(e.Scrolled.DY, -40, 40)/200, e.Position.X, e.Position.Y)
		return
	}
	dx := e.Scrolled.DX
	if dx == 0 && t.eye.zoom == 1 {
		dx = e.Scrolled.DY
	}
	t.panBy(dx*2, e.Scrolled.DY*2)
}

func (t *Table) ctrl() bool {
	d, ok := fyne.CurrentApp().Driver().(desktop.Driver)
	return ok && d.CurrentKeyModifiers()&fyne.KeyModifierControl != 0
}

// zoomBy zooms so that the place under x, y stays there.
func (t *Table) zoomBy(f, x, y float32) {
	z := clampf(t.eye.zoom*f, t.leastZoom(), 4)
	f = z / t.eye.zoom
	if f == 1 {
		return
	}
	b := t.bands.Board
	t.eye.x = (t.eye.x+b.midX()-x)*f + x - b.midX()
	t.eye.y = (t.eye.y+b.midY()-y)*f + y - b.midY()
	t.eye.zoom = z
	t.clampEye()
	t.setBoard(false)
	canvas.Refresh(t)
	t.eye.rest++
	n := t.eye.rest
	t.later(140*time.Millisecond, func() {
		if n == t.eye.rest {
			t.placeBoard()
			t.placeArrows()
			t.refreshMarks()
		}
	})
}

// later runs f on the UI goroutine after a while; never in a picture.
func (t *Table) later(d time.Duration, f func()) {
	if t.still {
		return
	}
	time.AfterFunc(d, func() { t.act.Post(f) })
}

// laneOf is the lane in which a card lies.
func (t *Table) laneOf(id game.CardID) *lane {
	for gi := range t.board.Groups {
		for li := range t.board.Groups[gi].Lanes {
			l := &t.board.Groups[gi].Lanes[li]
			if l.View.Card.ID == id {
				return l
			}
			for bi := range l.Blocks {
				for _, c := range l.Blocks[bi].Cards {
					if c.View.ID == id {
						return l
					}
				}
			}
		}
	}
	return nil
}

// reveal pans so that a card of the board is in sight.
func (t *Table) reveal(id game.CardID) {
	c := t.cards[id]
	if c == nil || c.hand || !t.onBoard(id) {
		return
	}
	b := t.bands.Board.in(34 * t.bands.U)
	dx := max(b.X-c.at.X, 0) + min(b.right()-c.at.right(), 0)
	dy := max(t.bands.Board.Y-c.at.Y, 0) + min(t.bands.Board.bottom()-c.at.bottom(), 0)
	if l := t.laneOf(id); l != nil && t.look(l.All).W < b.W { // the whole lane
		at := t.look(l.All)
		dx = max(b.X-at.X, 0) + min(b.right()-at.right(), 0)
	}
	if dx != 0 || dy != 0 {
		t.panBy(dx, dy)
		t.refreshMarks()
	}
}
