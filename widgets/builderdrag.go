package widgets

import (
	"image"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"cantina/engine/card"
)

// A builderDrag is a card held by the pointer.
type builderDrag struct {
	phase phase
	pane  *cardPane
	key   string
	pile  string
	w     float32
	press fyne.Position
	wrong bool // another button than the left one
}

// A builderRest is where the pointer rests, and the card that is shown large for it.
type builderRest struct {
	n    int // counts changes; a timer of an older one does nothing
	pop  bool
	warm bool
}

const twice = 400 * time.Millisecond // two clicks within it are a double click

func (b *Builder) pressed(e *desktop.MouseEvent) {
	b.drag.wrong = e.Button != desktop.MouseButtonPrimary
}

// tapped is a click on a cell; the second one in a moment puts a copy in or takes it out.
func (b *Builder) tapped(c *cardPane, i int) {
	b.hide()
	c.spot = i
	s := c.cells[i].stack
	key := s.Key
	now := b.act.Now()
	l := &b.lastTap
	if l.pane == c && l.key == key && now.Sub(l.at) < twice {
		l.at = now // a third click does it once more
		b.deed(c)
		return
	}
	l.at, l.pane, l.key = now, c, key
	c.draw()
}

// deed is what a double click and Enter do: a found card goes into the deck, one of the
// deck out of it.
func (b *Builder) deed(c *cardPane) {
	if c.deck {
		b.put(c, -1)
	} else {
		b.put(c, 1)
	}
}

// put puts copies of the card under the keyboard into the deck, or takes them out.
func (b *Builder) put(c *cardPane, n int) {
	if s := c.current(); s != nil {
		pile := ""
		if c.deck {
			pile = c.piles[c.cells[c.spot].pile].Key
		}
		key := s.Key
		b.act.Put(key, pile, n)
		if !c.deck {
			b.deck.show(key)
		}
	}
}

// dragged follows the pointer with a card.
func (b *Builder) dragged(c *cardPane, e *fyne.DragEvent) {
	d := &b.drag
	switch d.phase {
	case idle:
		if d.wrong {
			d.phase = cancelled
			return
		}
		d.press = e.Position.SubtractXY(e.Dragged.DX, e.Dragged.DY)
		i := c.cellAt(d.press.X, d.press.Y)
		if i < 0 {
			d.phase = cancelled
			return
		}
		cell := c.cells[i]
		d.phase, d.pane, d.key, d.w, d.pile = down, c, cell.stack.Key, cell.at.W, ""
		if c.deck {
			d.pile = c.piles[cell.pile].Key
		}
		if c.rows {
			d.w = 90 * b.u
		}
		c.spot = i
		fallthrough
	case down:
		if near(e.Position, d.press, 6) {
			return
		}
		d.phase = dragging
		b.hide()
		b.lift(c.current())
	case cancelled:
		return
	}
	b.carry(c.at.X+e.Position.X, c.at.Y+e.Position.Y)
}

// lift shows the card that is held.
func (b *Builder) lift(s *Stack) {
	if s == nil || s.Def == nil {
		return
	}
	show := func(img *image.RGBA) {
		if b.drag.phase == dragging {
			b.ghost.Resize(fyne.NewSize(float32(img.Rect.Dx())/b.k, float32(img.Rect.Dy())/b.k))
			setPicture(b.ghost, img)
			canvas.Refresh(b)
		}
	}
	if img := b.faces.get(b.cards.faceKey(s.Def, b.drag.w), show); img != nil {
		show(img)
	}
}

// carry moves what is held, and marks the pane that would take it.
func (b *Builder) carry(x, y float32) {
	g := b.ghost.Size()
	b.ghost.Move(fyne.NewPos(x-g.Width/2, y-g.Height/2))
	var over *cardPane
	if b.deck.at.has(x, y) {
		over = b.deck
	} else if b.drag.pane == b.deck && x < b.deck.at.X {
		over = b.cards
	}
	if b.drag.pane == b.deck && over == b.deck && b.dropPile(x, y) == b.drag.pile {
		over = nil
	}
	b.drag.press = fyne.NewPos(x, y)
	if over != b.target {
		b.target = over
		b.cards.draw()
		b.deck.draw()
	}
	canvas.Refresh(b)
}

// dropPile is the key of the pile of the deck at a place of the builder.
func (b *Builder) dropPile(x, y float32) string {
	if i := b.deck.pileAt(x-b.deck.at.X, y-b.deck.at.Y); i >= 0 {
		return b.deck.piles[i].Key
	}
	return ""
}

// dragEnd lets the card go where it is.
func (b *Builder) dragEnd() {
	d, to := b.drag, b.target
	b.drag, b.target = builderDrag{}, nil
	b.ghost.Hide()
	b.cards.draw()
	b.deck.draw()
	canvas.Refresh(b)
	switch {
	case d.phase == down: // a click that shook
		b.tapped(d.pane, d.pane.spot)
	case d.phase != dragging || to == nil:
	case to == b.deck:
		pile := b.dropPile(d.press.X, d.press.Y)
		if pile == "" && len(b.deck.piles) > 0 {
			pile = b.deck.piles[0].Key
		}
		b.act.Drop(d.key, d.pile, pile)
		b.deck.show(d.key)
	default:
		b.act.Put(d.key, d.pile, -1)
	}
}

// hover shows a card large when the pointer rests on it.
func (b *Builder) hover(c *cardPane, i int) {
	if b.drag.phase != idle || i < 0 {
		b.hide()
		return
	}
	b.rest.n++
	n, wait := b.rest.n, hoverRest
	if b.rest.warm {
		wait = hoverNext
	}
	b.later(wait, func() {
		if n == b.rest.n && c.over == i && i < len(c.cells) {
			b.enlarge(c, i)
		}
	})
}

func (b *Builder) later(d time.Duration, f func()) {
	if !b.still && !b.act.AtOnce {
		time.AfterFunc(d, func() { b.act.Post(f) })
	}
}

// enlarge shows a cell's card large beside it.
func (b *Builder) enlarge(c *cardPane, i int) {
	s := c.cells[i].stack
	if s.Def == nil {
		return
	}
	u, size, at := b.u, b.Size(), c.cellRect(i)
	w := round(min(330*u, size.Height*0.62))
	h := w * 7 / 5
	if s.Def.Type == card.Location {
		w, h = round(min(430*u, size.Width*0.4)), round(min(430*u, size.Width*0.4)*5/7)
	}
	x, y := at.right()+12*u, at.midY()-h/2
	if c.rows {
		x = at.right() - w*0.2
		if c.deck {
			x = at.X - w - 12*u
		}
	}
	if x+w > size.Width-6*u {
		x = at.X - w - 12*u
	}
	x, y = clampf(x, 6*u, max(size.Width-w-6*u, 6*u)), clampf(y, 6*u, max(size.Height-h-6*u, 6*u))
	b.rest.n++
	n := b.rest.n
	show := func(img *image.RGBA) {
		if n != b.rest.n {
			return
		}
		b.rest.pop, b.rest.warm = true, true
		b.zoom.Move(fyne.NewPos(round(x), round(y)))
		b.zoom.Resize(fyne.NewSize(float32(img.Rect.Dx())/b.k, float32(img.Rect.Dy())/b.k))
		setPicture(b.zoom, img)
		canvas.Refresh(b)
	}
	if img := b.faces.get(c.faceKey(s.Def, w), show); img != nil {
		show(img)
	}
}

// hide takes the large card away.
func (b *Builder) hide() {
	b.rest.n++
	if !b.rest.pop {
		return
	}
	b.rest.pop = false
	b.zoom.Hide()
	canvas.Refresh(b)
	n := b.rest.n
	b.later(600*time.Millisecond, func() {
		if n == b.rest.n {
			b.rest.warm = false
		}
	})
}

// menuAt opens the menu of the card under the keyboard.
func (b *Builder) menuAt(c *cardPane, x, y float32) {
	s := c.current()
	if s == nil || b.still {
		return
	}
	pile := ""
	if c.deck {
		pile = c.piles[c.cells[c.spot].pile].Key
	}
	m := b.act.Menu(s.Key, pile)
	cv := fyne.CurrentApp().Driver().CanvasForObject(b)
	if m == nil || cv == nil {
		return
	}
	b.hide()
	pos := fyne.CurrentApp().Driver().AbsolutePositionForObject(b)
	widget.ShowPopUpMenuAtPosition(m, cv, pos.AddXY(x, y))
}
