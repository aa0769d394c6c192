package widgets

import (
	"image/color"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"cantina/engine/game"
)

// An eye shows the board: the row of locations with the cards at them, panned and zoomed, on its
// felt.
type eye struct {
	widget.BaseWidget
	*tableau
	pack  *pack
	moved func() // told when the row lies elsewhere

	row        board
	x, y, zoom float32
	rest       int // counts zoom steps; faces are drawn when it stands still
	panning    bool

	felt   *canvas.Image
	cloth  feltKey // what felt shows
	lanes  []*art  // plates under the lanes
	wells  []*art  // plates of places aboard
	heads  []*art  // names of systems
	links  []*art  // between neighbours of the row that hang together
	gaps   []*art  // places in the row that are lit
	path   *art    // the way of the move that is aimed at
	arrows [2]*panel
	mini   *minimap
	rim    [4]*canvas.Rectangle // round the felt when a card may go anywhere
	kids   []fyne.CanvasObject
}

var (
	_ fyne.Widget            = (*eye)(nil)
	_ fyne.Tappable          = (*eye)(nil)
	_ fyne.SecondaryTappable = (*eye)(nil)
	_ fyne.Draggable         = (*eye)(nil)
	_ fyne.Scrollable        = (*eye)(nil)
	_ desktop.Hoverable      = (*eye)(nil)
)

func newEye(p *pack, moved func()) *eye {
	e := &eye{tableau: p.tableau, pack: p, moved: moved, zoom: 1, felt: picture(), path: &art{obj: picture()}}
	for k := range e.arrows {
		e.arrows[k] = newPanel(e.tableau, func(b *brush) { e.paintArrow(b, k) })
	}
	e.mini = newMinimap(e)
	for k := range e.rim {
		e.rim[k] = canvas.NewRectangle(color.Transparent)
		e.rim[k].Hide()
	}
	e.ExtendBaseWidget(e)
	return e
}

// lay lays the row out anew in its part of a window of a size.
func (e *eye) lay(s fyne.Size) {
	e.row = layBoard(e.view.Groups, e.view.Seat, e.bands.Board, e.bands.U, e.row.Z)
	e.clamp()
	e.Resize(s)
	e.layFelt(s)
	e.place()
}

// An art is a painted picture that the pointer does not see.
type art struct {
	obj  *canvas.Image
	at   rect
	look painted
}

// look is where a place of the board's layout is on the table now.
func (e *eye) look(r rect) rect {
	b, z := e.bands.Board, e.zoom
	return rect{(r.X-b.midX())*z + b.midX() + e.x, (r.Y-b.midY())*z + b.midY() + e.y, r.W * z, r.H * z}
}

// clamp keeps the board in sight.
func (e *eye) clamp() {
	b := e.bands.Board
	e.zoom = max(e.zoom, e.leastZoom())
	e.x, e.y = e.bind(e.x, e.row.All.X, e.row.All.W, b.X, b.W), e.bind(e.y, b.Y, b.H, b.Y, b.H)
}

func (e *eye) bind(d, x, w, bx, bw float32) float32 {
	z, pad := e.zoom, 10*e.bands.U
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

// place puts the lanes and the cards in them where the eye sees them.
func (e *eye) place() { e.set(true) }

func (e *eye) set(draw bool) {
	in := e.bands.Board
	var lanes, wells, heads int
	for gi := range e.row.Groups {
		g := &e.row.Groups[gi]
		h := takeArt(&e.heads, &heads)
		e.paintArt(h, e.look(g.Head), in, draw, func(b *brush) { e.paintHead(b, g) })
		for li := range g.Lanes {
			l := &g.Lanes[li]
			e.paintArt(takeArt(&e.lanes, &lanes), e.look(l.All), in, draw, func(b *brush) { e.paintLane(b, l) })
			at := e.look(l.Loc)
			e.pack.set(&l.View.Card, at, in, draw)
			for i, o := range l.on() {
				w := at.W * 0.25
				e.pack.set(o, rect{at.right() - w*(1.1+0.45*float32(i)), at.Y + at.H*0.1, w, w * 7 / 5}, in, draw)
			}
			for bi := range l.Blocks {
				p := &l.Blocks[bi]
				if len(p.Wells) > 0 {
					e.paintArt(takeArt(&e.wells, &wells), e.look(p.lay(p.Plate)), in, draw, func(b *brush) { e.paintWells(b, p) })
				}
				for _, c := range p.Cards {
					e.pack.set(c.View, e.look(p.lay(c.At)), in, draw)
				}
			}
		}
	}
	links := e.placeLinks(in, draw)
	var gaps int
	if e.aim.gaps || len(e.moves.gaps) > 0 {
		for i, g := range e.row.Gaps {
			if e.gapLit(i) {
				a := takeArt(&e.gaps, &gaps)
				e.paintArt(a, e.look(rect{g.midX() - 9, g.Y, 18, g.H}), in, draw, func(b *brush) { e.paintGap(b, i) })
			}
		}
	}
	for k, as := range []*[]*art{&e.lanes, &e.wells, &e.heads, &e.gaps, &e.links} {
		n := [5]int{lanes, wells, heads, gaps, links}[k]
		for _, a := range (*as)[n:] {
			a.obj.Hide()
		}
	}
	e.placePath()
	e.moved()
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
func (e *eye) paintArt(a *art, at, in rect, draw bool, paint func(b *brush)) {
	at = rect{round(at.X), round(at.Y), max(round(at.W), 1), max(round(at.H), 1)}
	a.at = at
	a.obj.Move(at.pos())
	a.obj.Resize(at.size())
	if !at.meets(in) {
		a.obj.Hide()
		return
	}
	if draw || a.obj.Image == nil {
		b := &brush{Pen: a.look.pen(at.W, at.H, e.k), skin: e.skin(), u: e.bands.U, w: at.W, h: at.H}
		paint(b)
		if a.look.done(b.Pen) || a.obj.Image == nil {
			a.obj.Image = b.Img
			a.obj.Refresh()
		}
	}
	a.obj.Show()
}

// Dragged pans when empty felt is pulled.
func (e *eye) Dragged(ev *fyne.DragEvent) {
	if !e.panning {
		start := ev.Position.SubtractXY(ev.Dragged.DX, ev.Dragged.DY)
		if !e.bands.Board.has(start.X, start.Y) {
			return
		}
		e.panning = true
	}
	e.panBy(ev.Dragged.DX, ev.Dragged.DY)
}

// DragEnd implements fyne.Draggable.
func (e *eye) DragEnd() { e.panning = false }

func (e *eye) panBy(dx, dy float32) {
	x, y := e.x, e.y
	e.x, e.y = x+dx, y+dy
	e.clamp()
	if e.x != x || e.y != y {
		e.set(false)
		e.pack.drawVisible()
		e.placeArrows()
		e.pack.refreshMarks()
		e.house.repaint()
	}
}

// Scrolled pans, or zooms with the control key held.
func (e *eye) Scrolled(ev *fyne.ScrollEvent) {
	if e.ctrl() {
		e.zoomBy(1+clampf(ev.Scrolled.DY, -40, 40)/200, ev.Position.X, ev.Position.Y)
		return
	}
	dx := ev.Scrolled.DX
	if dx == 0 && e.zoom == 1 {
		dx = ev.Scrolled.DY
	}
	e.panBy(dx*2, ev.Scrolled.DY*2)
}

func (e *eye) ctrl() bool {
	d, ok := fyne.CurrentApp().Driver().(desktop.Driver)
	return ok && d.CurrentKeyModifiers()&fyne.KeyModifierControl != 0
}

// zoomBy zooms so that the place under x, y stays there.
func (e *eye) zoomBy(f, x, y float32) {
	z := clampf(e.zoom*f, e.leastZoom(), 4)
	f = z / e.zoom
	if f == 1 {
		return
	}
	b := e.bands.Board
	e.x = (e.x+b.midX()-x)*f + x - b.midX()
	e.y = (e.y+b.midY()-y)*f + y - b.midY()
	e.zoom = z
	e.clamp()
	e.set(false)
	e.house.repaint()
	e.rest++
	n := e.rest
	e.later(140*time.Millisecond, func() {
		if n == e.rest {
			e.place()
			e.placeArrows()
			e.pack.refreshMarks()
		}
	})
}

// laneOf is the lane in which a card lies.
func (e *eye) laneOf(id game.CardID) *lane {
	for gi := range e.row.Groups {
		for li := range e.row.Groups[gi].Lanes {
			l := &e.row.Groups[gi].Lanes[li]
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
func (e *eye) reveal(id game.CardID) {
	c := e.pack.cards[id]
	if c == nil || c.hand || !e.pack.onBoard(id) {
		return
	}
	b := e.bands.Board.in(34 * e.bands.U)
	dx := max(b.X-c.at.X, 0) + min(b.right()-c.at.right(), 0)
	dy := max(e.bands.Board.Y-c.at.Y, 0) + min(e.bands.Board.bottom()-c.at.bottom(), 0)
	if l := e.laneOf(id); l != nil && e.look(l.All).W < b.W { // the whole lane
		at := e.look(l.All)
		dx = max(b.X-at.X, 0) + min(b.right()-at.right(), 0)
	}
	if dx != 0 || dy != 0 {
		e.panBy(dx, dy)
		e.pack.refreshMarks()
	}
}

// Tapped is a click on empty felt.
func (e *eye) Tapped(ev *fyne.PointEvent) { e.on.tappedFelt(ev.Position.X, ev.Position.Y) }

// TappedSecondary is a right click on empty felt: it gives up what is half done.
func (e *eye) TappedSecondary(*fyne.PointEvent) { e.house.cancel() }

// arrange lists what is drawn, from the back to the front; put gives the widget of a card.
func (e *eye) arrange(put func(game.CardID) *cardWidget) {
	kids := append(e.kids[:0], e.felt)
	for _, as := range [][]*art{e.lanes, e.heads, e.links} {
		for _, a := range as {
			kids = append(kids, a.obj)
		}
	}
	add := func(id game.CardID) {
		if c := put(id); c != nil {
			kids = append(kids, c)
		}
	}
	wells := 0
	for gi := range e.row.Groups {
		for li := range e.row.Groups[gi].Lanes {
			l := &e.row.Groups[gi].Lanes[li]
			add(l.View.Card.ID)
			for _, o := range l.on() {
				add(o.ID)
			}
			for bi := range l.Blocks {
				if len(l.Blocks[bi].Wells) > 0 {
					kids = append(kids, e.wells[wells].obj)
					wells++
				}
				for _, c := range l.Blocks[bi].Cards {
					add(c.View.ID)
				}
			}
		}
	}
	for _, a := range e.gaps {
		kids = append(kids, a.obj)
	}
	kids = append(kids, e.path.obj, e.arrows[0], e.arrows[1], e.mini)
	for _, r := range e.rim {
		kids = append(kids, r)
	}
	e.kids = kids
}

// MouseIn implements desktop.Hoverable.
func (e *eye) MouseIn(ev *desktop.MouseEvent) { e.MouseMoved(ev) }

// MouseMoved implements desktop.Hoverable.
func (e *eye) MouseMoved(ev *desktop.MouseEvent) { e.on.pointAt(ev.Position.X, ev.Position.Y) }

// MouseOut implements desktop.Hoverable.
func (e *eye) MouseOut() { e.on.pointAt(-1, -1) }

// CreateRenderer implements fyne.Widget.
func (e *eye) CreateRenderer() fyne.WidgetRenderer { return &eyeRenderer{e} }

type eyeRenderer struct{ e *eye }

func (r *eyeRenderer) Layout(fyne.Size)             {}
func (r *eyeRenderer) MinSize() fyne.Size           { return fyne.Size{} }
func (r *eyeRenderer) Objects() []fyne.CanvasObject { return r.e.kids }
func (r *eyeRenderer) Destroy()                     {}
func (r *eyeRenderer) Refresh()                     {}

// jump brings the card or location of a line into sight.
func (e *eye) jump(l *game.LogLine) {
	for _, id := range []game.CardID{l.Card, l.At} {
		if e.pack.cards[id] != nil && e.pack.onBoard(id) {
			e.focus.card = id
			e.reveal(id)
			e.pack.refreshMarks()
			return
		}
	}
}
