package widgets

import (
	"image"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"cantina/widgets/ink"
)

// A ground is what is painted under and over the cards of the row: its lanes with their totals,
// places aboard, names, links, gaps, the way of a move, and the felt.
type ground struct {
	*vista
	felt  *canvas.Image
	cloth feltKey              // what felt shows
	lanes arts                 // plates under the lanes
	wells arts                 // plates of places aboard
	heads arts                 // names of systems
	links arts                 // between neighbours of the row that hang together
	gaps  arts                 // places in the row that are lit
	path  *art                 // the way of the move that is aimed at
	rim   [4]*canvas.Rectangle // round the felt when a card may go anywhere
}

// arts are painted pictures of one kind, which the pointer does not see; they are used again whenever
// they are laid out.
type arts struct {
	all  []*art
	used int
}

// An art is one of them.
type art struct {
	*canvas.Image
	look painted
}

// next is one more of them, made when there is none.
func (as *arts) next() *art {
	if as.used == len(as.all) {
		as.all = append(as.all, &art{Image: picture()})
	}
	as.used++
	return as.all[as.used-1]
}

// end hides those that are not used, without their pictures, and begins anew.
func (as *arts) end() {
	for _, a := range as.all[as.used:] {
		a.look = painted{}
		setPicture(a.Image, nil)
	}
	as.used = 0
}

func (as *arts) objects() (out []fyne.CanvasObject) {
	for _, a := range as.all {
		out = append(out, a.Image)
	}
	return
}

func newGround(v *vista) *ground {
	g := &ground{vista: v, felt: picture(), path: &art{Image: picture()}}
	for k := range g.rim {
		g.rim[k] = canvas.NewRectangle(color.Transparent)
		g.rim[k].Hide()
	}
	return g
}

// lay puts all of it where the eye sees it; draw paints it anew.
func (g *ground) lay(draw bool) {
	for gi := range g.row.Groups {
		at := &g.row.Groups[gi]
		g.paintArt(g.heads.next(), g.look(at.Head), draw, func(b *brush) { g.paintHead(b, at) })
	}
	n := 0
	for l := range g.row.lanes() {
		for range laneParts {
			g.lanes.next()
		}
		g.layLane(n, l, draw)
		n++
		for bi := range l.Blocks {
			if p := &l.Blocks[bi]; len(p.Wells) > 0 {
				g.paintArt(g.wells.next(), g.look(p.lay(p.Plate)), draw, func(b *brush) { g.paintWells(b, p) })
			}
		}
	}
	g.placeLinks(draw)
	for i := range g.row.Gaps {
		if g.gapLit(i) {
			g.paintArt(g.gaps.next(), g.look(g.gap(i)), draw, func(b *brush) { g.paintGap(b, i) })
		}
	}
	for _, as := range []*arts{&g.heads, &g.lanes, &g.wells, &g.links, &g.gaps} {
		as.end()
	}
	g.placePath()
}

// repaintSpot paints the lane or gap of a spot anew.
func (g *ground) repaintSpot(s spot) {
	n := 0
	for l := range g.row.lanes() {
		if l.View.Card.ID == s.Card && n*laneParts < len(g.lanes.all) {
			g.layLane(n, l, true)
		}
		n++
	}
	n = 0
	for i := range g.row.Gaps {
		if g.gapLit(i) {
			if i == s.Gap-1 {
				g.paintArt(g.gaps.all[n], g.look(g.gap(i)), true, func(b *brush) { g.paintGap(b, i) })
			}
			n++
		}
	}
}

// paintArt paints a picture of furniture at a place, if it is in sight.
func (g *ground) paintArt(a *art, at rect, draw bool, paint func(b *brush)) {
	at = whole(at)
	g.paintPart(a, at, ink.Bounds(at.W, at.H, g.k), draw, paint)
}

// whole is a place in whole units.
func whole(at rect) rect {
	return rect{round(at.X), round(at.Y), max(round(at.W), 1), max(round(at.H), 1)}
}

// paintPart paints the part r of a picture, in its pixels, at a place, if it is in sight.
func (g *ground) paintPart(a *art, at rect, r image.Rectangle, draw bool, paint func(b *brush)) {
	a.Move(at.pos())
	a.Resize(at.size())
	if !at.meets(g.bands.Board) {
		a.Hide()
		return
	}
	if draw || a.Image.Image == nil {
		b := &brush{Pen: a.look.partPen(r, g.k), skin: g.skin(), u: g.bands.U, w: at.W, h: at.H}
		paint(b)
		if a.look.done(b.Pen) || a.Image.Image == nil {
			a.Image.Image = b.Img
			a.Refresh()
		}
	}
	a.Show()
}
