package widgets

import (
	"image"
	"sort"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"

	"cantina/engine/card"
	"cantina/widgets/face"
)

// A cardPane shows piles of cards, as faces or as rows of a list. Only what is in sight is
// drawn, so that it may hold thousands. It belongs to a Builder, which is told what the
// pointer does.
type cardPane struct {
	panel
	b     *Builder
	deck  bool // the deck's cards, not those that were found
	rows  bool // a list, not faces
	sort  Sorting
	piles []Pile
	none  string // said where there are no cards

	size  float32 // width of a face, in furniture units
	heads []paneHead
	cells []paneCell
	top   float32 // how far it is scrolled
	all   float32 // height of everything
	spot  int     // the cell under the keyboard
	over  int     // the cell under the pointer, -1 none
	fresh bool    // other cards are to be shown, from the first
	late  bool    // faces have come that are not painted yet
}

// A paneHead is the heading of a pile, a paneCell a stack; both where they lie in the whole.
type paneHead struct {
	at   rect
	pile int
}

type paneCell struct {
	at    rect
	pile  int
	stack *Stack
}

var (
	_ fyne.Draggable    = (*cardPane)(nil)
	_ desktop.Mouseable = (*cardPane)(nil)
)

func newCardPane(b *Builder, deck bool) *cardPane {
	c := &cardPane{b: b, deck: deck, size: 104, over: -1}
	c.stage = func() stage { return b.stage() }
	c.paint = c.paintAll
	c.wheel = func(dy float32) { c.scroll(-dy * 2.5) }
	c.ExtendBaseWidget(c)
	return c
}

const rowHeight = 26

// set shows other cards; the keyboard stays on its card if it is still there.
func (c *cardPane) set(piles []Pile) {
	was := c.current()
	key, pile := "", ""
	if was != nil {
		key, pile = was.Key, c.piles[c.cells[c.spot].pile].Key
	}
	c.piles = piles
	c.arrange()
	if c.fresh { // the keyboard goes to the first, wherever its card is now
		c.fresh, c.spot, c.over = false, 0, -1
		c.move(0)
		return
	}
	at, exact := -1, false
	for i := range c.cells {
		if cell := &c.cells[i]; cell.stack.Key == key && (at < 0 || !exact && piles[cell.pile].Key == pile) {
			at, exact = i, piles[cell.pile].Key == pile
		}
	}
	if at < 0 {
		at = min(c.spot, len(c.cells)-1)
	}
	c.spot, c.over = max(at, 0), -1
}

// place shows the pane at a place.
func (c *cardPane) place(at rect) {
	c.at = at
	c.arrange()
	c.reveal()
	c.put(at)
}

// arrange places every cell for the pane's width.
func (c *cardPane) arrange() {
	u, w := c.b.u, c.at.W
	c.heads, c.cells = c.heads[:0], c.cells[:0]
	if w < 40 {
		return
	}
	y := 4 * u
	if c.rows {
		y += 26 * u // the names of the columns
	}
	for p := range c.piles {
		pile := &c.piles[p]
		if pile.Name != "" {
			c.heads = append(c.heads, paneHead{rect{0, y, w, 28 * u}, p})
			y += 30 * u
		}
		stacks := c.sort.sorted(pile.Stacks, c.b.lang)
		if c.rows {
			for i := range stacks {
				c.cells = append(c.cells, paneCell{rect{4 * u, y, w - 14*u, rowHeight * u}, p, &stacks[i]})
				y += rowHeight * u
			}
		} else {
			y = c.arrangeFaces(p, stacks, y)
		}
		y += 6 * u
	}
	c.all = y + 8*u
	c.spot = max(min(c.spot, len(c.cells)-1), 0)
	c.move(c.top)
}

// arrangeFaces lays a pile's faces in lines; locations are as wide as the others, and lower.
func (c *cardPane) arrangeFaces(p int, stacks []Stack, y float32) float32 {
	u, gap := c.b.u, 8*c.b.u
	room := c.at.W - 20*u
	n := max(int((room+gap)/(c.size*u+gap)), 1)
	w := float32(int((room - float32(n-1)*gap) / float32(n)))
	x, high := 6*u, float32(0)
	for i := range stacks {
		cw, ch := w, round(w*7/5)
		if d := stacks[i].Def; d != nil && d.Type == card.Location {
			ch = round(w * 5 / 7)
		}
		if x+cw > 6*u+room+1 {
			x, y, high = 6*u, y+high+gap, 0
		}
		c.cells = append(c.cells, paneCell{rect{x, y, cw, ch}, p, &stacks[i]})
		high = max(high, ch)
		x += cw + gap
	}
	if len(stacks) > 0 {
		y += high
	}
	return y + 4*u
}

// current is the stack under the keyboard, nil in an empty pane.
func (c *cardPane) current() *Stack {
	if c.spot < len(c.cells) {
		return c.cells[c.spot].stack
	}
	return nil
}

// move scrolls to a height, within what there is.
func (c *cardPane) move(y float32) { c.top = round(clampf(y, 0, max(c.all-c.at.H, 0))) }

func (c *cardPane) scroll(dy float32) {
	was := c.top
	if c.move(c.top + dy); c.top != was {
		c.over = -1
		c.b.hide()
		c.draw()
		canvas.Refresh(c.b)
	}
}

// reveal scrolls so that the cell under the keyboard is in sight.
func (c *cardPane) reveal() {
	if c.spot >= len(c.cells) {
		return
	}
	at, head := c.cells[c.spot].at, float32(6)*c.b.u
	if c.rows {
		head += 26 * c.b.u
	}
	switch {
	case c.spot == 0:
		c.move(0)
	case at.Y-head < c.top:
		c.move(at.Y - head)
	case at.bottom()+6*c.b.u > c.top+c.at.H:
		c.move(at.bottom() + 6*c.b.u - c.at.H)
	}
}

// show brings a card into sight, and the keyboard to it.
func (c *cardPane) show(key string) {
	for i := range c.cells {
		if c.cells[i].stack.Key == key {
			c.spot = i
			c.reveal()
			c.draw()
			return
		}
	}
}

// step moves the keyboard; it tells whether it moved.
func (c *cardPane) step(dx, dy int) bool {
	n, was := len(c.cells), c.spot
	switch {
	case n == 0:
		return false
	case c.rows:
		c.spot = min(max(c.spot+dy, 0), n-1)
	case dx != 0:
		c.spot = min(max(c.spot+dx, 0), n-1)
	default:
		c.spot = c.line(dy)
	}
	c.reveal()
	return c.spot != was
}

// line is the cell above or below: in the next line of faces, the nearest.
func (c *cardPane) line(dy int) int {
	from, best := c.cells[c.spot].at, c.spot
	y, far := float32(-1), float32(0)
	for i := c.spot + dy; i >= 0 && i < len(c.cells); i += dy {
		at := c.cells[i].at
		if at.Y == from.Y {
			continue
		}
		if y < 0 {
			y = at.Y
		}
		if at.Y != y {
			break
		}
		d := at.midX() - from.midX()
		if d < 0 {
			d = -d
		}
		if best == c.spot || d < far {
			best, far = i, d
		}
	}
	return best
}

// page moves the keyboard by what is in sight.
func (c *cardPane) page(d int) {
	if len(c.cells) == 0 {
		return
	}
	for far := c.cells[c.spot].at.Y + float32(d)*c.at.H*0.85; ; {
		was := c.spot
		c.spot = c.line(d)
		if c.rows {
			c.spot = min(max(was+d, 0), len(c.cells)-1)
		}
		if y := c.cells[c.spot].at.Y; c.spot == was || d > 0 && y >= far || d < 0 && y <= far {
			break
		}
	}
	c.reveal()
}

// seen is the cells in sight.
func (c *cardPane) seen() (from, to int) {
	from = sort.Search(len(c.cells), func(i int) bool { return c.cells[i].at.Y+c.b.u*400 > c.top })
	for from < len(c.cells) && c.cells[from].at.bottom() < c.top {
		from++
	}
	to = from
	for to < len(c.cells) && c.cells[to].at.Y < c.top+c.at.H {
		to++
	}
	return from, to
}

// cellAt is the cell at a place of the pane, -1 without one.
func (c *cardPane) cellAt(x, y float32) int {
	if x < 0 || x > c.at.W || y < 0 || y > c.at.H || c.rows && y < 26*c.b.u {
		return -1
	}
	from, to := c.seen()
	for i := from; i < to; i++ {
		if c.cells[i].at.has(x, y+c.top) {
			return i
		}
	}
	return -1
}

// pileAt is the pile at a place, -1 without one.
func (c *cardPane) pileAt(x, y float32) int {
	if i := c.cellAt(x, y); i >= 0 {
		return c.cells[i].pile
	}
	at := -1
	for _, h := range c.heads {
		if h.at.Y <= y+c.top {
			at = h.pile
		}
	}
	return at
}

// cellRect is where a cell lies in the builder.
func (c *cardPane) cellRect(i int) rect {
	return c.cells[i].at.move(c.at.X, c.at.Y-c.top)
}

func (c *cardPane) faceKey(d *card.Def, w float32) faceKey {
	return faceKey{def: d, back: d.Side, look: face.Look{Lang: c.b.lang, Width: int(w*c.b.k + 0.5), Palette: c.b.opt.Palette.face(), Seat: d.Side}}
}

// face is a card's picture, nil until it is drawn; then the pane is painted anew.
func (c *cardPane) face(d *card.Def, w float32) *image.RGBA {
	return c.b.faces.get(c.faceKey(d, w), func(*image.RGBA) {
		if !c.late { // many come at once, and are painted together
			c.late = true
			c.b.act.Post(func() {
				c.late = false
				c.draw()
			})
		}
	})
}

func (c *cardPane) Tapped(e *fyne.PointEvent) {
	c.b.grab(c.area())
	if h := c.find(e.Position); h != nil && h.Do != nil {
		h.Do()
		return
	}
	if i := c.cellAt(e.Position.X, e.Position.Y); i >= 0 {
		c.b.tapped(c, i)
	}
}

func (c *cardPane) area() area {
	if c.deck {
		return onDeck
	}
	return onCards
}

func (c *cardPane) TappedSecondary(e *fyne.PointEvent) {
	c.b.grab(c.area())
	if i := c.cellAt(e.Position.X, e.Position.Y); i >= 0 {
		c.spot = i
		c.draw()
		c.b.menuAt(c, c.at.X+e.Position.X, c.at.Y+e.Position.Y)
	}
}

func (c *cardPane) MouseIn(e *desktop.MouseEvent) { c.MouseMoved(e) }
func (c *cardPane) MouseMoved(e *desktop.MouseEvent) {
	c.panel.MouseMoved(e)
	if i := c.cellAt(e.Position.X, e.Position.Y); i != c.over {
		c.over = i
		c.draw()
		c.b.hover(c, i)
	}
}

func (c *cardPane) MouseOut() {
	c.panel.MouseOut()
	c.over = -1
	c.b.hide()
	c.draw()
}

func (c *cardPane) MouseDown(e *desktop.MouseEvent) { c.b.pressed(e) }
func (c *cardPane) MouseUp(*desktop.MouseEvent)     {}
func (c *cardPane) Dragged(e *fyne.DragEvent)       { c.b.dragged(c, e) }
func (c *cardPane) DragEnd()                        { c.b.dragEnd() }

// Cursor implements desktop.Cursorable.
func (c *cardPane) Cursor() desktop.Cursor {
	if c.over >= 0 || c.hot != nil {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

// CreateRenderer implements fyne.Widget.
func (c *cardPane) CreateRenderer() fyne.WidgetRenderer { return newPanelRenderer(&c.panel, c) }
