package widgets

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"cantina/engine/game"
)

// An eye shows the board: the row of locations with the cards at them, panned and zoomed, on its
// felt.
type eye struct {
	widget.BaseWidget
	*tableau
	pack   *pack
	moved  func()                  // told when the row lies elsewhere
	veiled func(x, y float32) bool // tells whether cards to choose among lie over the board

	*vista
	ground  *ground
	arrows  [2]*panel // at the ends of a row that goes on
	mini    *minimap
	rest    int // counts zoom steps; faces are drawn when it stands still
	panning bool
	kids    []fyne.CanvasObject
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
	v := &vista{tableau: p.tableau, zoom: 1}
	e := &eye{tableau: p.tableau, vista: v, ground: newGround(v), pack: p, moved: moved}
	for k := range e.arrows {
		e.arrows[k] = newPanel(e.tableau, func(b *brush) { e.paintArrow(b, k) })
	}
	e.mini = newMinimap(e)
	e.ExtendBaseWidget(e)
	return e
}

// lay lays the row out anew in its part of a window of a size.
func (e *eye) lay(s fyne.Size) {
	e.row = layBoard(e.view.Groups, e.view.Seat, e.bands.Board, e.bands.U, e.row.Z)
	e.clamp()
	e.Resize(s)
	e.ground.layFelt(s)
	e.place()
}

// place puts the lanes and the cards in them where the eye sees them.
func (e *eye) place() { e.put(true) }

// put does; draw draws them anew, too.
func (e *eye) put(draw bool) {
	in := e.bands.Board
	e.ground.lay(draw)
	for l := range e.row.lanes() {
		at := e.look(l.Loc)
		e.pack.set(&l.View.Card, at, in, draw)
		for i, o := range l.on() {
			w := at.W * 0.25
			e.pack.set(o, rect{at.right() - w*(1.1+0.45*float32(i)), at.Y + at.H*0.1, w, w * 7 / 5}, in, draw)
		}
		for bi := range l.Blocks {
			p := &l.Blocks[bi]
			for _, c := range p.Cards {
				e.pack.set(c.View, e.look(p.lay(c.At)), in, draw)
			}
		}
	}
	e.moved()
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
		e.put(false)
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
	e.put(false)
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
	d := e.ground
	kids := append(e.kids[:0], d.felt)
	for _, as := range []*arts{&d.lanes, &d.heads, &d.links} {
		kids = append(kids, as.objects()...)
	}
	add := func(id game.CardID) {
		if c := put(id); c != nil {
			kids = append(kids, c)
		}
	}
	wells := d.wells.objects()
	for l := range e.row.lanes() {
		add(l.View.Card.ID)
		for _, o := range l.on() {
			add(o.ID)
		}
		for bi := range l.Blocks {
			if len(l.Blocks[bi].Wells) > 0 {
				kids, wells = append(kids, wells[0]), wells[1:]
			}
			for _, c := range l.Blocks[bi].Cards {
				add(c.View.ID)
			}
		}
	}
	kids = append(kids, d.gaps.objects()...)
	kids = append(kids, d.path.Image, e.arrows[0], e.arrows[1], e.mini)
	for _, r := range d.rim {
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
