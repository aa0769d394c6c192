package widgets

import (
	"strconv"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"cantina/engine/game"
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

// A drag pulls a card with the pointer: its ghost follows, with its price or why not beside it. How
// far the pull has come stands in the tableau.
type drag struct {
	*tableau
	eye   *eye
	pack  *pack
	lens  *lens
	touch *touch

	pulled
	flies       *fyne.Animation
	ghost, cost *canvas.Image
}

// A pulled is the card of one pull.
type pulled struct {
	w      *cardWidget
	press  fyne.Position // on the card
	held   fyne.Position // of the pointer, on the table
	tag    string        // at the pointer
	wrong  game.CardID   // over which the card may not be dropped
	why    string        // why not, in short
	edging bool          // the row is being panned under the card
}

// slop is how far a press may move and still be a click, in units.
const slop = 6

func (d *drag) cardDragged(w *cardWidget, e *fyne.DragEvent) {
	switch d.pull {
	case waiting:
		return
	case idle:
		d.pull, d.pulled = down, pulled{w: w, press: e.Position.SubtractXY(e.Dragged.DX, e.Dragged.DY)}
		fallthrough
	case down:
		if near(e.Position, d.press, slop) {
			return
		}
		d.touch.foresee()
		if !w.hand && len(d.moves.spots(w.id)) == 0 {
			d.pull = panning
			d.eye.panBy(e.Position.X-d.press.X, e.Position.Y-d.press.Y)
			return
		}
		d.pull = dragging
		d.begin(w)
	case panning:
		d.eye.panBy(e.Dragged.DX, e.Dragged.DY)
		return
	case cancelled:
		return
	}
	d.held = fyne.NewPos(w.at.X+e.Position.X, w.at.Y+e.Position.Y)
	s, under := d.eye.spotAt(d.held.X, d.held.Y)
	d.touch.setHot(s)
	d.whyNot(s, under)
	d.move()
	d.edge()
}

func near(a, b fyne.Position, d float32) bool {
	dx, dy := a.X-b.X, a.Y-b.Y
	return dx*dx+dy*dy < d*d
}

func (d *drag) cardDragEnd(w *cardWidget) {
	d.pack.lifted = nil
	switch d.pull {
	case down:
		d.over()
		d.touch.tapAt(w, d.press.X+w.at.X, d.press.Y+w.at.Y)
	case dragging:
		s, under := d.eye.spotAt(d.held.X, d.held.Y)
		if d.aim.lit[s] {
			d.pull = waiting
			if d.touch.drop(s, d.held.X, d.held.Y) {
				return
			}
		}
		id, x, y := d.aim.card, d.held.X, d.held.Y
		d.aim = aim{}
		d.flyBack()
		d.touch.showAim()
		if at := d.eye.laneOf(id); at != nil && d.eye.look(at.All).has(x, y) && (under == 0 || under == id || under == at.View.Card.ID) {
			return // put back where it lay
		}
		if under != 0 && under != id || !w.at.has(x, y) && d.bands.Board.has(x, y) {
			d.touch.toast.refuse(id, under)
		}
	case waiting:
	default:
		d.over()
	}
}

// over forgets the pull.
func (d *drag) over() { d.pull, d.pulled = idle, pulled{} }

// begin shows the ghost and lights the targets.
func (d *drag) begin(w *cardWidget) {
	d.lens.leave()
	d.touch.clear()
	d.ghost.Resize(w.at.size())
	setPicture(d.ghost, w.img)
	w.Hide()
	d.pack.lifted = w
	d.touch.startAim(w.id)
}

// move puts the ghost under the pointer, its price beside it.
func (d *drag) move() {
	d.ghost.Move(d.held.Subtract(d.press))
	s, paint := d.price(), d.costLabel
	if d.why != "" {
		s, paint = d.why, d.whyLabel
	}
	if s != d.tag || d.cost.Image == nil {
		d.tag = s
		if s == "" {
			d.cost.Hide()
		} else {
			img := paint(s)
			d.cost.Resize(fyne.NewSize(float32(img.Rect.Dx())/d.k, float32(img.Rect.Dy())/d.k))
			setPicture(d.cost, img)
		}
	}
	d.cost.Move(d.held.AddXY(14*d.bands.U, -34*d.bands.U))
	canvas.Refresh(d.ghost)
}

// price is what the card costs where it is held.
func (d *drag) price() string {
	lo, hi, ok := d.moves.costs(d.aim.card, d.aim.hot)
	if !ok {
		return ""
	}
	says := strconv.Itoa(int(lo))
	if lo < hi {
		says += "–" + strconv.Itoa(int(hi))
	}
	if ph := d.aim.later[d.aim.hot]; ph != game.Start {
		says += " · " + d.say("prompt.phase", game.OfPhase[ph][d.lang])
	}
	return says
}

// whyNot notes why a card may not be dropped on what lies under the pointer, in one sentence; it
// is asked once for each.
func (d *drag) whyNot(s spot, under game.CardID) {
	id := d.aim.card
	lane := d.eye.laneOf(id)
	if d.aim.lit[s] || under == 0 || under == id || lane != nil && lane.View.Card.ID == under {
		d.wrong, d.why = 0, ""
		return
	}
	if d.wrong == under {
		return
	}
	d.wrong, d.why = under, ""
	if rs := d.act.Why(id, under); len(rs) > 0 {
		d.why = sentence(rs[0].Say[d.lang])
	}
}

// edge pans while a card is held at an end of the row.
func (d *drag) edge() {
	if d.pull != dragging || d.edging {
		return
	}
	b, u := d.bands.Board, d.bands.U
	x, y := d.held.X, d.held.Y
	if y < b.Y || y > b.bottom() {
		return
	}
	l, r := d.eye.beyond()
	dx := float32(0)
	switch {
	case x < b.X+44*u && l > 0:
		dx = 16 * u
	case x > b.right()-44*u && x < b.right()+30*u && r > 0:
		dx = -16 * u
	default:
		return
	}
	d.edging = true
	d.later(16*time.Millisecond, func() {
		if d.pull != dragging {
			return
		}
		d.edging = false
		d.eye.panBy(dx, 0)
		s, _ := d.eye.spotAt(d.held.X, d.held.Y)
		d.touch.setHot(s)
		d.edge()
	})
}

// flyBack brings the ghost home.
func (d *drag) flyBack() {
	w := d.w
	d.cost.Hide()
	d.pull = waiting
	if w == nil || d.still || !d.opt.Animations || !fyne.CurrentApp().Settings().ShowAnimations() {
		d.stop()
		return
	}
	from, to := d.ghost.Position(), w.at.pos()
	a := fyne.NewAnimation(180*time.Millisecond, func(f float32) {
		if d.w != w {
			return
		}
		d.ghost.Move(fyne.NewPos(from.X+(to.X-from.X)*f, from.Y+(to.Y-from.Y)*f))
		canvas.Refresh(d.ghost)
		if f == 1 {
			d.stop()
		}
	})
	a.Curve = fyne.AnimationEaseOut
	d.flies = a
	a.Start()
}

// stop ends a pull at once, whatever its phase.
func (d *drag) stop() {
	if d.flies != nil {
		d.flies.Stop()
		d.flies = nil
	}
	if d.w != nil && d.pull != down {
		d.w.Show()
		d.w.draw()
	}
	d.ghost.Hide()
	d.cost.Hide()
	d.pack.lifted = nil
	was := d.pull
	if d.over(); was == dragging {
		d.pull = cancelled
	}
	if d.view != nil {
		d.house.repaint()
	}
}
