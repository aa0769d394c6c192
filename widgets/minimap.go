package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"cantina/engine/card"
	"cantina/widgets/ink"
)

// A minimap shows the whole row small in a corner of the board, while some of it is out of
// sight: each lane with its cards in their players' colours, a light where something can be
// done, and a frame round what is in sight. A click or a pull looks there.
type minimap struct {
	widget.BaseWidget
	e   *eye
	pic *canvas.Image
	at  rect
}

var (
	_ fyne.Tappable      = (*minimap)(nil)
	_ fyne.Draggable     = (*minimap)(nil)
	_ desktop.Cursorable = (*minimap)(nil)
)

func newMinimap(e *eye) *minimap {
	m := &minimap{e: e, pic: picture()}
	m.ExtendBaseWidget(m)
	m.Hide()
	return m
}

// place shows the map where the row goes on out of sight, and draws it.
func (m *minimap) place() {
	e := m.e
	b, u, all := e.bands.Board, e.bands.U, e.row.All
	l, r := e.beyond()
	if l <= 14*u && r <= 14*u && e.zoom <= 1 || all.W < 1 || all.H < 1 {
		m.Hide()
		return
	}
	k := min(b.W*0.3/all.W, 46*u/all.H)
	w, h := all.W*k+8*u, all.H*k+8*u
	m.at = rect{b.right() - w - 34*u, b.bottom() - h - 4*u, w, h}.whole()
	m.Move(m.at.pos())
	m.Resize(m.at.size())
	p := ink.New(m.at.W, m.at.H, e.k)
	m.paint(p, k)
	m.pic.Image = p.Img
	m.pic.Show()
	m.pic.Refresh()
	m.Show()
}

// small is where a place of the row is on the map.
func (m *minimap) small(r rect, k float32) rect {
	all, pad := m.e.row.All, 4*m.e.bands.U
	return rect{(r.X-all.X)*k + pad, (r.Y-all.Y)*k + pad, r.W * k, r.H * k}
}

func (m *minimap) paint(p *ink.Pen, k float32) {
	e := m.e
	s, u := e.skin(), e.bands.U
	p.Round(0, 0, m.at.W, m.at.H, 5*u, ink.Fade(s.deep, 0.92))
	p.Frame(0, 0, m.at.W, m.at.H, 5*u, 1, s.line)
	for gi := range e.row.Groups {
		for li := range e.row.Groups[gi].Lanes {
			l := &e.row.Groups[gi].Lanes[li]
			at := m.small(l.All, k)
			p.Rect(at.X, at.Y, at.W, at.H, ink.Fade(s.felt, 0.9))
			spot, tint := m.small(l.Loc, k), s.faint
			if c := l.View.Controls; c > 0 {
				tint = s.side[card.Side(c-1)]
			}
			p.Rect(spot.X, spot.Y, spot.W, spot.H, tint)
			lit := len(e.moves.byCard[l.View.Card.ID]) > 0
			for bi := range l.Blocks {
				b := &l.Blocks[bi]
				c := m.small(b.At, k)
				side := e.view.Seat
				if !b.Own {
					side = side.Other()
				}
				p.Rect(c.X, c.Y, max(c.W-1, 1), max(c.H-1, 1), ink.Fade(s.side[side], 0.75))
				for _, o := range b.Cards {
					lit = lit || len(e.moves.byCard[o.View.ID]) > 0
				}
			}
			if lit {
				p.Frame(at.X, at.Y, at.W, at.H, 1, 1, s.gold)
			}
		}
	}
	in := m.small(e.sight(), k)
	x, y := clampf(in.X, 1, m.at.W-3), clampf(in.Y, 1, m.at.H-3)
	p.Frame(x, y, clampf(in.right(), 2, m.at.W-1)-x, clampf(in.bottom(), 2, m.at.H-1)-y, 2*u, max(1.6*u, 1.5), s.ink)
}

// sight is the part of the row's layout that is in sight.
func (e *eye) sight() rect {
	b, z := e.bands.Board, e.zoom
	return rect{(b.X-e.x-b.midX())/z + b.midX(), (b.Y-e.y-b.midY())/z + b.midY(), b.W / z, b.H / z}
}

// lookAt brings a place of the map into the middle of what is in sight.
func (m *minimap) lookAt(p fyne.Position) {
	e := m.e
	all, b, pad := e.row.All, e.bands.Board, 4*e.bands.U
	k := (m.at.W - 2*pad) / all.W
	at := e.look(rect{X: all.X + (p.X-pad)/k, Y: all.Y + (p.Y-pad)/k})
	e.panBy(b.midX()-at.X, b.midY()-at.Y)
}

// Tapped implements fyne.Tappable.
func (m *minimap) Tapped(ev *fyne.PointEvent) { m.lookAt(ev.Position) }

// Dragged implements fyne.Draggable.
func (m *minimap) Dragged(ev *fyne.DragEvent) { m.lookAt(ev.Position) }

// DragEnd implements fyne.Draggable.
func (m *minimap) DragEnd() {}

// Cursor implements desktop.Cursorable.
func (m *minimap) Cursor() desktop.Cursor { return desktop.PointerCursor }

// MinSize is nothing: the board gives the size.
func (m *minimap) MinSize() fyne.Size { return fyne.Size{} }

// CreateRenderer implements fyne.Widget.
func (m *minimap) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(m.pic) }
