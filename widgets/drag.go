package widgets

import (
	"image"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"cantina/engine/game"
	"cantina/widgets/ink"
)

type phase int

const (
	idle      phase = iota
	down            // pressed and moved less than the slop
	dragging        // the ghost follows the pointer
	waiting         // dropped: the ghost lies there until the next view
	cancelled       // given up, but the button is still down
	panning         // the card cannot go anywhere: it pulls the board
)

// A drag is a card being pulled.
type drag struct {
	phase  phase
	w      *cardWidget
	press  fyne.Position // on the card
	at     fyne.Position // of the pointer, on the table
	cost   string
	wrong  game.CardID // over which the card may not be dropped
	why    string      // why not, in short
	edging bool        // the row is being panned under the card
}

// slop is how far a press may move and still be a click, in units.
const slop = 6

func (t *Table) cardDragged(w *cardWidget, e *fyne.DragEvent) {
	d := &t.drag
	switch d.phase {
	case waiting:
		return
	case idle:
		*d = drag{phase: down, w: w, press: e.Position.SubtractXY(e.Dragged.DX, e.Dragged.DY)}
		fallthrough
	case down:
		if near(e.Position, d.press, slop) {
			return
		}
		if !w.hand && len(t.moves.spots(w.id)) == 0 {
			d.phase = panning
			t.eye.panBy(e.Position.X-d.press.X, e.Position.Y-d.press.Y)
			return
		}
		d.phase = dragging
		t.beginDrag(w)
	case panning:
		t.eye.panBy(e.Dragged.DX, e.Dragged.DY)
		return
	case cancelled:
		return
	}
	d.at = fyne.NewPos(w.at.X+e.Position.X, w.at.Y+e.Position.Y)
	s, under := t.eye.spotAt(d.at.X, d.at.Y)
	t.setHot(s)
	t.whyNot(s, under)
	t.moveGhost()
	t.edge()
}

func near(a, b fyne.Position, d float32) bool {
	dx, dy := a.X-b.X, a.Y-b.Y
	return dx*dx+dy*dy < d*d
}

func (t *Table) cardDragEnd(w *cardWidget) {
	t.pack.lifted = nil
	d := t.drag
	switch d.phase {
	case down:
		t.drag = drag{}
		t.tapAt(w, d.press.X+w.at.X, d.press.Y+w.at.Y)
	case dragging:
		s, under := t.eye.spotAt(d.at.X, d.at.Y)
		if t.aim.lit[s] {
			t.drag.phase = waiting
			if t.drop(s, d.at.X, d.at.Y) {
				return
			}
		}
		id := t.aim.card
		t.aim = aim{}
		t.flyBack()
		t.showAim()
		if at := t.eye.laneOf(id); at != nil && t.eye.look(at.All).has(d.at.X, d.at.Y) && (under == 0 || under == id || under == at.View.Card.ID) {
			return // put back where it lay
		}
		if under != 0 && under != id || !w.at.has(d.at.X, d.at.Y) && t.bands.Board.has(d.at.X, d.at.Y) {
			t.refuse(id, under)
		}
	case waiting:
	default:
		t.drag = drag{}
	}
}

// beginDrag shows the ghost and lights the targets.
func (t *Table) beginDrag(w *cardWidget) {
	t.hover.over = nil
	t.hover.n++
	t.raiseCard(0)
	t.hidePop()
	t.menu, t.toast, t.news = nil, nil, news{}
	g := t.deck.ghost
	g.Resize(w.at.size())
	setPicture(g, w.img)
	w.Hide()
	t.pack.lifted = w
	t.startAim(w.id)
}

// moveGhost puts the ghost under the pointer, its cost beside it.
func (t *Table) moveGhost() {
	d := &t.drag
	at := d.at.Subtract(d.press)
	g, c := t.deck.ghost, t.deck.cost
	g.Move(at)
	s, label := t.cost(), t.costLabel
	if d.why != "" {
		s, label = d.why, t.whyLabel
	}
	if s != d.cost || c.Image == nil {
		d.cost = s
		if s == "" {
			c.Hide()
		} else {
			img := label(s)
			c.Resize(fyne.NewSize(float32(img.Rect.Dx())/t.k, float32(img.Rect.Dy())/t.k))
			setPicture(c, img)
		}
	}
	c.Move(d.at.AddXY(14*t.bands.U, -34*t.bands.U))
	canvas.Refresh(g)
}

// costLabel is the price at the pointer: a pill with the Force's sign.
func (t *Table) costLabel(s string) *image.RGBA {
	u, sk := t.bands.U, t.skin()
	w := round(ink.Width(ink.Bold, 20*u, s) + 42*u)
	h := round(32 * u)
	p := ink.New(w, h, t.k)
	p.Round(0, 0, w, h, h/2, sk.deep)
	p.Round(1.5*u, 1.5*u, w-3*u, h-3*u, h/2, sk.gold)
	p.Icon("deploy", 9*u, 8*u, 16*u, sk.onGold)
	p.Text(ink.Bold, 20*u, 30*u, h/2+7*u, sk.onGold, s)
	return p.Img
}

// whyNot notes why a card may not be dropped on what lies under the pointer, in one sentence; it
// is asked once for each.
func (t *Table) whyNot(s spot, under game.CardID) {
	d := &t.drag
	id := t.aim.card
	lane := t.eye.laneOf(id)
	if t.aim.lit[s] || under == 0 || under == id || lane != nil && lane.View.Card.ID == under {
		d.wrong, d.why = 0, ""
		return
	}
	if d.wrong == under {
		return
	}
	d.wrong, d.why = under, ""
	if rs := t.act.Why(id, under); len(rs) > 0 {
		d.why = sentence(rs[0].Say[t.lang])
	}
}

// whyLabel is why not, at the pointer.
func (t *Table) whyLabel(s string) *image.RGBA {
	u, sk := t.bands.U, t.skin()
	lines := ink.Wrap(ink.Plain, 14*u, 280*u, s)
	w := float32(0)
	for _, line := range lines {
		w = max(w, ink.Width(ink.Plain, 14*u, line))
	}
	w, h := round(w+22*u), round(float32(len(lines))*18*u+12*u)
	p := ink.New(w, h, t.k)
	p.Round(0, 0, w, h, 7*u, sk.deep)
	p.Frame(0, 0, w, h, 7*u, 1.5*u, sk.bad)
	for i, line := range lines {
		p.Text(ink.Plain, 14*u, 11*u, 20*u+float32(i)*18*u, sk.ink, line)
	}
	return p.Img
}

// flyBack brings the ghost home.
func (t *Table) flyBack() {
	w, g := t.drag.w, t.deck.ghost
	t.deck.cost.Hide()
	t.drag.phase = waiting
	if w == nil {
		t.stopDrag()
		return
	}
	from, to := g.Position(), w.at.pos()
	if t.still || !t.opt.Animations || !fyne.CurrentApp().Settings().ShowAnimations() {
		t.stopDrag()
		return
	}
	a := fyne.NewAnimation(180*time.Millisecond, func(f float32) {
		if t.drag.w != w {
			return
		}
		g.Move(fyne.NewPos(from.X+(to.X-from.X)*f, from.Y+(to.Y-from.Y)*f))
		canvas.Refresh(g)
		if f == 1 {
			t.stopDrag()
		}
	})
	a.Curve = fyne.AnimationEaseOut
	t.flies = a
	a.Start()
}

// stopDrag ends a drag at once, whatever its phase.
func (t *Table) stopDrag() {
	if t.flies != nil {
		t.flies.Stop()
		t.flies = nil
	}
	d := &t.drag
	held := d.phase == dragging
	if d.w != nil && d.phase != down {
		d.w.Show()
		d.w.draw()
	}
	t.deck.ghost.Hide()
	t.deck.cost.Hide()
	*d, t.pack.lifted = drag{}, nil
	if held {
		d.phase = cancelled
	}
	if t.view != nil {
		canvas.Refresh(t)
	}
}

// cancel gives up whatever is half done.
func (t *Table) cancel() bool {
	switch {
	case t.help:
		t.help = false
	case t.menu != nil:
		t.menu = nil
		if t.drag.phase == waiting {
			t.flyBack()
		}
		t.aim = aim{}
		t.showAim()
	case t.drag.phase == dragging:
		t.aim = aim{}
		t.stopDrag()
		t.showAim()
	case t.aim.card != 0:
		t.aim = aim{}
		t.showAim()
	case t.fought != nil:
		t.fought = nil
	case t.toast != nil:
		t.toast = nil
	case t.news.n != 0:
		t.news = news{}
	default:
		return false
	}
	t.drawFloats()
	return true
}
