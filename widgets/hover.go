package widgets

import (
	"image"
	"slices"
	"time"

	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets/ink"
)

// hover is what the pointer rests on and what is shown large.
type hover struct {
	over *game.CardView
	show *game.CardView
	pic  rect // where it is drawn large, in the inspector; nowhere: the zero rect
	n    int  // counts changes; a timer of an older one does nothing
	warm bool // a card was shown a moment ago: the next comes sooner
	pop  bool // the large card beside the pointer is up

	skip, most int // of the lines beside the large card: how many are scrolled away, and may be

	raised game.CardID // card of the hand that lies over its neighbours
}

const (
	hoverRest = 300 * time.Millisecond
	hoverNext = 70 * time.Millisecond
)

// hoverCard shows a card large after a moment.
func (t *Table) hoverCard(v *game.CardView) {
	if t.drag.phase != idle || v == nil || t.hover.over == v {
		return
	}
	t.hover.over = v
	t.hover.n++
	t.raiseCard(v.ID)
	n, d := t.hover.n, hoverRest
	if t.hover.warm {
		d = hoverNext
	}
	t.later(d, func() {
		if n == t.hover.n && t.hover.over == v {
			t.inspectNow(v)
			t.popZoom(v)
		}
	})
}

// raiseCard lays a card of the hand over its neighbours.
func (t *Table) raiseCard(id game.CardID) {
	if c := t.pack.cards[id]; c == nil || !c.hand {
		id = 0
	}
	if id != t.hover.raised {
		t.hover.raised = id
		t.arrange()
	}
}

// hoverOut ends it; the inspector keeps the last card.
func (t *Table) hoverOut(id game.CardID) {
	if t.hover.over == nil || id != 0 && t.hover.over.ID != id {
		return
	}
	t.hover.over = nil
	t.hover.n++
	t.raiseCard(0)
	t.hidePop()
	n := t.hover.n
	t.later(600*time.Millisecond, func() {
		if n == t.hover.n {
			t.hover.warm = false
		}
	})
}

// inspectNow shows a card in the column at once.
func (t *Table) inspectNow(v *game.CardView) {
	if h := &t.hover; h.show == nil || v == nil || h.show.ID != v.ID {
		h.skip = 0
	}
	t.hover.show, t.hover.warm = v, true
	if t.bands.U > 0 && !t.opt.Shut {
		t.deck.inspect.draw()
	}
}

// scrollInspector turns the wheel over the lines beside the large card.
func (t *Table) scrollInspector(dy float32) {
	h, step := &t.hover, 1
	if dy > 0 {
		step = -1
	}
	h.skip = min(max(h.skip+step, 0), h.most)
	t.deck.inspect.draw()
}

// forget drops what the pointer showed and the seat of a new view may not see:
// after a change of seat the other player's hand must leave no trace.
func (t *Table) forget(was *game.View) {
	h := &t.hover
	if t.view == nil || was == nil || was.Seat != t.view.Seat {
		if h.show != nil && t.shown[h.show.ID] == nil {
			h.show = nil
		}
		h.over = nil
		h.n++
		t.hidePop()
	}
	if c := t.pack.cards[h.raised]; c == nil || t.view == nil || !slices.ContainsFunc(t.view.Players[t.view.Seat].Hand, func(v game.CardView) bool { return v.ID == h.raised }) {
		h.raised = 0
	}
}

// reshow keeps the card shown large up to date; with none yet, it is the one
// that the newest line of the log speaks of, or the first location.
func (t *Table) reshow() {
	h := &t.hover
	if h.over != nil && t.shown[h.over.ID] != h.over { // another picture of the card, or none, is under the pointer now
		h.over = t.shown[h.over.ID]
		h.n++
	}
	if t.view != nil && h.over == nil {
		for s := range t.view.Players {
			if p := t.view.Players[s].Playing; len(p) > 0 {
				h.show = &p[len(p)-1]
			}
		}
	}
	if h.show != nil {
		if v := t.shown[h.show.ID]; v != nil {
			h.show = v
		} else if v := *h.show; v.Def != nil && (v.Fights || v.On != nil || v.Now != v.Face().Num) { // it has left the table
			h.show = &game.CardView{ID: v.ID, Key: v.Key, Def: v.Def, Owner: v.Owner, Turned: v.Turned, Now: v.Face().Num}
		}
		return
	}
	if t.view == nil {
		return
	}
	for i := len(t.view.Log) - 1; i >= 0 && h.show == nil; i-- {
		h.show = t.shown[t.view.Log[i].Card]
	}
	if gs := t.view.Groups; h.show == nil && len(gs) > 0 && len(gs[0].Locations) > 0 {
		h.show = &gs[0].Locations[0].Card
	}
}

// popZoom shows the card large beside it when the column is shut.
func (t *Table) popZoom(v *game.CardView) {
	if !t.opt.Shut || t.drag.phase != idle {
		return
	}
	u := t.bands.U
	w := round(300 * u)
	h := round(420 * u)
	if v.Def != nil && v.Def.Type == card.Location {
		w, h = round(420*u), round(300*u)
	}
	s := t.Size()
	at := rect{s.Width/2 - w/2, 40, w, h}
	if c := t.pack.cards[v.ID]; c != nil {
		at.X, at.Y = c.at.right()+10*u, c.at.midY()-h/2
		if at.right() > s.Width-8 {
			at.X = c.at.X - w - 10*u
		}
	}
	at.X, at.Y = clampf(at.X, 6, max(s.Width-w-6, 6)), clampf(at.Y, 6, max(s.Height-h-6, 6))
	at = at.whole()
	z := t.deck.zoom
	show := func(img *image.RGBA) {
		if t.hover.over != v {
			return
		}
		img = t.withWords(v, img, at.W)
		at.H = float32(img.Rect.Dy()) / t.k
		at.Y = clampf(at.Y, 6, max(s.Height-at.H-6, 6))
		z.Move(at.pos())
		z.Resize(at.size())
		setPicture(z, img)
		t.hover.pop = true
		canvas.Refresh(t)
	}
	if img := t.faces.get(t.faceKey(v, w), show); img != nil {
		show(img)
	}
}

// withWords is a large card w wide with what it is in written under it.
func (t *Table) withWords(v *game.CardView, img *image.RGBA, w float32) *image.RGBA {
	u := t.bands.U
	pad := 12 * u
	rows := append(t.stateRows(v, w-2*pad, u), t.lieRows(v, w-2*pad, u)...)
	if len(rows) == 0 {
		return img
	}
	h := float32(img.Rect.Dy()) / t.k
	all := round(h + float32(len(rows))*17*u + 14*u)
	b := &brush{Pen: ink.New(w, all, t.k), skin: t.skin(), u: u, w: w, h: all}
	b.Round(0, h-10*u, w, all-h+10*u, 8*u, b.panel)
	b.Frame(0, h-10*u, w, all-h+10*u, 8*u, 1.2*u, b.line)
	b.Pic(img, 0, 0)
	for i, r := range rows {
		r.paint(b, pad, h+17*u+17*u*float32(i))
	}
	return b.Img
}

func (t *Table) hidePop() {
	if t.hover.pop {
		t.hover.pop = false
		t.deck.zoom.Hide()
		canvas.Refresh(t)
	}
}

// cursor is the pointer's shape over a card.
func (t *Table) cursor(c *cardWidget) desktop.Cursor {
	if len(t.moves.byCard[c.id]) > 0 || t.aim.lit[spot{Card: c.id}] {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}
