package widgets

import (
	"image"
	"slices"
	"time"

	"fyne.io/fyne/v2/canvas"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets/ink"
)

// A lens is what the pointer rests on and what is shown large: in the column with all that is so of
// it, or beside the pointer when the column is shut.
type lens struct {
	*tableau
	pack  *pack
	panel *panel
	zoom  *canvas.Image // the large card when the column is shut
	fold  func()        // opens the column

	over *game.CardView
	show *game.CardView
	key  faceKey
	pic  rect // where it is drawn large, in the column; nowhere: the zero rect
	n    int  // counts changes; a timer of an older one does nothing
	warm bool // a card was shown a moment ago: the next comes sooner
	pop  bool // the large card beside the pointer is up

	skip, most int // of the lines beside the large card: how many are scrolled away, and may be

	wholes map[faceKey]wholeness // of faces: how the card's text stands on them

	raised game.CardID // card of the hand that lies over its neighbours
}

func newLens(p *pack, fold func()) *lens {
	ln := &lens{tableau: p.tableau, pack: p, zoom: picture(), fold: fold}
	ln.panel = newPanel(p.tableau, ln.paint)
	ln.panel.wheel = ln.scroll
	return ln
}

const (
	hoverRest = 300 * time.Millisecond
	hoverNext = 70 * time.Millisecond
)

// hoverCard shows a card large after a moment.
func (ln *lens) hoverCard(v *game.CardView) {
	if ln.pull != idle || v == nil || ln.over == v {
		return
	}
	ln.over = v
	ln.n++
	ln.raiseCard(v.ID)
	n, d := ln.n, hoverRest
	if ln.warm {
		d = hoverNext
	}
	ln.later(d, func() {
		if n == ln.n && ln.over == v {
			ln.look(v)
			ln.popZoom(v)
		}
	})
}

// raiseCard lays a card of the hand over its neighbours.
func (ln *lens) raiseCard(id game.CardID) {
	if c := ln.pack.cards[id]; c == nil || !c.hand {
		id = 0
	}
	if id != ln.raised {
		ln.raised = id
		ln.house.arrange()
	}
}

// leave ends it at once.
func (ln *lens) leave() {
	ln.over = nil
	ln.n++
	ln.raiseCard(0)
	ln.hidePop()
}

// hoverOut ends it when the pointer leaves a card, 0 any; the inspector keeps the last card.
func (ln *lens) hoverOut(id game.CardID) {
	if ln.over == nil || id != 0 && ln.over.ID != id {
		return
	}
	ln.leave()
	n := ln.n
	ln.later(600*time.Millisecond, func() {
		if n == ln.n {
			ln.warm = false
		}
	})
}

// look shows a card in the column at once.
func (ln *lens) look(v *game.CardView) {
	if ln.show == nil || v == nil || ln.show.ID != v.ID {
		ln.skip = 0
	}
	ln.show, ln.warm = v, true
	if ln.bands.U > 0 && !ln.opt.Shut {
		ln.panel.draw()
	}
}

// scroll turns the wheel over the lines beside the large card.
func (ln *lens) scroll(dy float32) {
	step := 1
	if dy > 0 {
		step = -1
	}
	ln.skip = min(max(ln.skip+step, 0), ln.most)
	ln.panel.draw()
}

// place puts it in the column; shut, that is only its handle.
func (ln *lens) place() {
	at := ln.bands.Inspect
	if ln.opt.Shut {
		at = ln.bands.Column
	}
	ln.panel.put(at)
}

// forget drops what the pointer showed and the seat of a new view may not see:
// after a change of seat the other player's hand must leave no trace.
func (ln *lens) forget(was *game.View) {
	if ln.view == nil || was == nil || was.Seat != ln.view.Seat {
		if ln.show != nil && ln.shown[ln.show.ID] == nil {
			ln.show = nil
		}
		ln.over = nil
		ln.n++
		ln.hidePop()
	}
	if c := ln.pack.cards[ln.raised]; c == nil || ln.view == nil || !slices.ContainsFunc(ln.view.Players[ln.view.Seat].Hand, func(v game.CardView) bool { return v.ID == ln.raised }) {
		ln.raised = 0
	}
}

// reshow keeps the card shown large up to date; with none yet, it is the one
// that the newest line of the log speaks of, or the first location.
func (ln *lens) reshow() {
	if ln.over != nil && ln.shown[ln.over.ID] != ln.over { // another picture of the card, or none, is under the pointer now
		ln.over = ln.shown[ln.over.ID]
		ln.n++
	}
	if ln.view != nil && ln.over == nil {
		for s := range ln.view.Players {
			if p := ln.view.Players[s].Playing; len(p) > 0 {
				ln.show = &p[len(p)-1]
			}
		}
	}
	if ln.show != nil {
		if v := ln.shown[ln.show.ID]; v != nil {
			ln.show = v
		} else if v := *ln.show; v.Def != nil && (v.Fights || v.On != nil || v.Now != v.Face().Num) { // it has left the table
			ln.show = &game.CardView{ID: v.ID, Key: v.Key, Def: v.Def, Owner: v.Owner, Turned: v.Turned, Now: v.Face().Num}
		}
		return
	}
	if ln.view == nil {
		return
	}
	for i := len(ln.view.Log) - 1; i >= 0 && ln.show == nil; i-- {
		ln.show = ln.shown[ln.view.Log[i].Card]
	}
	if gs := ln.view.Groups; ln.show == nil && len(gs) > 0 && len(gs[0].Locations) > 0 {
		ln.show = &gs[0].Locations[0].Card
	}
}

// popZoom shows the card large beside it when the column is shut.
func (ln *lens) popZoom(v *game.CardView) {
	if !ln.opt.Shut || ln.pull != idle {
		return
	}
	u := ln.bands.U
	w := round(300 * u)
	h := round(420 * u)
	if v.Def != nil && v.Def.Type == card.Location {
		w, h = round(420*u), round(300*u)
	}
	for most := round(420 * u); w < most && !ln.whole(ln.faceKey(v, w)); { // as wide as its text needs
		w = min(w+round(30*u), most)
		h = round(w * 7 / 5)
	}
	s := ln.size
	at := rect{s.Width/2 - w/2, 40, w, h}
	if c := ln.pack.cards[v.ID]; c != nil {
		at.X, at.Y = c.at.right()+10*u, c.at.midY()-h/2
		if at.right() > s.Width-8 {
			at.X = c.at.X - w - 10*u
		}
	}
	at.X, at.Y = clampf(at.X, 6, max(s.Width-w-6, 6)), clampf(at.Y, 6, max(s.Height-h-6, 6))
	at = at.whole()
	z := ln.zoom
	show := func(img *image.RGBA) {
		if ln.over != v {
			return
		}
		img = ln.withWords(v, img, at.W)
		at.H = float32(img.Rect.Dy()) / ln.k
		at.Y = clampf(at.Y, 6, max(s.Height-at.H-6, 6))
		z.Move(at.pos())
		z.Resize(at.size())
		setPicture(z, img)
		ln.pop = true
		ln.house.repaint()
	}
	if img := ln.faces.get(ln.faceKey(v, w), show); img != nil {
		show(img)
	}
}

// withWords is a large card w wide with what it is in written under it.
func (ln *lens) withWords(v *game.CardView, img *image.RGBA, w float32) *image.RGBA {
	u := ln.bands.U
	pad := 12 * u
	rows := append(ln.stateRows(v, w-2*pad, u), ln.lieRows(v, w-2*pad, u)...)
	if len(rows) == 0 {
		return img
	}
	h := float32(img.Rect.Dy()) / ln.k
	all := round(h + float32(len(rows))*lineStep*u + 14*u)
	b := &brush{Pen: ink.New(w, all, ln.k), skin: ln.skin(), u: u, w: w, h: all}
	b.Round(0, h-10*u, w, all-h+10*u, 8*u, b.panel)
	b.Frame(0, h-10*u, w, all-h+10*u, 8*u, 1.2*u, b.line)
	b.Pic(img, 0, 0)
	for i, r := range rows {
		r.paint(b, pad, h+lineStep*u+lineStep*u*float32(i))
	}
	return b.Img
}

func (ln *lens) hidePop() {
	if ln.pop {
		ln.pop = false
		ln.zoom.Hide()
		ln.house.repaint()
	}
}
