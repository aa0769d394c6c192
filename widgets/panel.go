package widgets

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"cantina/engine/game"
	"cantina/widgets/ink"
)

// A hit is a part of a panel that answers the pointer.
type hit struct {
	At    rect // from the panel's corner
	Do    func()
	Card  *game.CardView // shown large when hovered
	Key   any            // what stays hot over a redraw
	Quiet bool           // no highlight when hovered
	Rule  string         // what F1 opens here; may be ""
}

// A panel is a piece of furniture: one picture, painted anew when something
// changed, and the parts of it that answer the pointer.
type panel struct {
	widget.BaseWidget
	t     *tableau // nil away from a table
	stage func() stage
	at    rect
	paint func(b *brush)
	wheel func(dy float32)
	look  painted
	hits  []hit
	hot   any
	on    bool
}

var (
	_ fyne.Tappable          = (*panel)(nil)
	_ fyne.SecondaryTappable = (*panel)(nil)
	_ fyne.Scrollable        = (*panel)(nil)
	_ desktop.Hoverable      = (*panel)(nil)
	_ desktop.Cursorable     = (*panel)(nil)
)

// A stage is what panels stand on: pixels a unit, furniture's unit, colours.
type stage struct {
	k, u float32
	skin *skin
}

// A brush is a pen on a panel: its size, the table's unit and colours, and the
// hits found while painting.
type brush struct {
	*ink.Pen
	*skin
	p    *panel
	u    float32
	w, h float32
}

func newPanel(t *tableau, paint func(b *brush)) *panel {
	p := newPanelOn(func() stage { return stage{t.k, t.bands.U, t.skin()} }, paint)
	p.t = t
	return p
}

// newPanelOn makes a panel that stands away from a table.
func newPanelOn(s func() stage, paint func(b *brush)) *panel {
	p := &panel{stage: s, paint: paint}
	p.ExtendBaseWidget(p)
	return p
}

// put shows the panel at a place, or hides it when the place is empty.
func (p *panel) put(at rect) {
	if p.on = at.W > 1 && at.H > 1; !p.on {
		p.Hide()
		return
	}
	p.at = at
	p.Move(at.pos())
	p.Resize(at.size())
	p.draw()
	p.Show()
}

// draw paints the panel; the screen changes only if the picture does.
func (p *panel) draw() {
	if p.on && p.print() {
		p.Refresh()
	}
}

// print paints the panel, and tells whether the picture is another.
func (p *panel) print() bool {
	s := p.stage()
	b := &brush{Pen: p.look.pen(p.at.W, p.at.H, s.k), skin: s.skin, p: p, u: s.u, w: p.at.W, h: p.at.H}
	p.hits = p.hits[:0]
	p.paint(b)
	return p.look.done(b.Pen)
}

// redraw paints the panel again when a face that it shows is there.
func (p *panel) redraw(*image.RGBA) { p.draw() }

// hit adds a part that answers the pointer and tells whether it is hot.
func (b *brush) hit(h hit) bool {
	b.p.hits = append(b.p.hits, h)
	return h.Key != nil && b.p.hot == h.Key
}

func (p *panel) find(pos fyne.Position) *hit {
	for i := len(p.hits) - 1; i >= 0; i-- {
		if p.hits[i].At.has(pos.X, pos.Y) {
			return &p.hits[i]
		}
	}
	return nil
}

func (p *panel) Tapped(e *fyne.PointEvent) {
	if h := p.find(e.Position); h != nil && h.Do != nil {
		h.Do()
	} else if p.t != nil {
		p.t.on.tappedFelt(p.at.X+e.Position.X, p.at.Y+e.Position.Y)
	}
}

func (p *panel) TappedSecondary(e *fyne.PointEvent) {
	if h := p.find(e.Position); h != nil && h.Card != nil && p.t != nil {
		p.t.on.openCardMenu(h.Card, p.at.X+e.Position.X, p.at.Y+e.Position.Y)
	}
}

func (p *panel) Scrolled(e *fyne.ScrollEvent) {
	if p.wheel != nil {
		p.wheel(e.Scrolled.DY)
	}
}

func (p *panel) MouseIn(e *desktop.MouseEvent) { p.MouseMoved(e) }
func (p *panel) MouseMoved(e *desktop.MouseEvent) {
	if p.t != nil {
		p.t.on.pointAt(p.at.X+e.Position.X, p.at.Y+e.Position.Y)
	}
	h := p.find(e.Position)
	var hot any
	if h != nil && !h.Quiet {
		hot = h.Key
	}
	if hot != p.hot {
		p.hot = hot
		p.draw()
		h = p.find(e.Position)
	}
	switch {
	case p.t == nil:
	case h != nil && h.Card != nil:
		p.t.on.hoverCard(h.Card)
	default:
		p.t.on.hoverOut(0)
	}
}

func (p *panel) MouseOut() {
	if p.t != nil {
		p.t.on.pointAt(-1, -1)
		p.t.on.hoverOut(0)
	}
	if p.hot != nil {
		p.hot = nil
		p.draw()
	}
}

func (p *panel) Cursor() desktop.Cursor {
	if p.hot != nil {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

// MinSize is nothing: the table gives the size.
func (p *panel) MinSize() fyne.Size { return fyne.Size{} }

func (p *panel) CreateRenderer() fyne.WidgetRenderer { return newPanelRenderer(p, p) }

// A panelRenderer shows what a panel painted, and keeps no copy of what stands on the screen.
type panelRenderer struct {
	p   *panel
	w   fyne.Widget // the panel, or the widget that it is part of
	img *canvas.Raster
}

func newPanelRenderer(p *panel, w fyne.Widget) *panelRenderer {
	img := canvas.NewRaster(func(int, int) image.Image { return p.look.handOver(func() { p.print() }) })
	img.ScaleMode = canvas.ImageScaleFastest
	img.Hide()
	r := &panelRenderer{p, w, img}
	r.Refresh()
	return r
}

func (r *panelRenderer) Layout(size fyne.Size)        { r.img.Resize(size) }
func (r *panelRenderer) MinSize() fyne.Size           { return fyne.Size{} }
func (r *panelRenderer) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{r.img} }
func (r *panelRenderer) Destroy()                     {}
func (r *panelRenderer) Refresh() {
	r.img.Resize(r.p.Size())
	switch {
	case r.p.look.is == seal{}: // nothing was painted yet
	case r.img.Hidden: // it belongs to no window yet
		r.img.Show()
		canvas.Refresh(r.w)
	case r.p.look.img != nil:
		r.img.Refresh()
	}
}
