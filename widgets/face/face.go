package face

import (
	"image"

	"cantina/engine/card"
)

// A Look is what a copy of the card looks like now. It is comparable: a Def's
// slug and its Look are a key for a cache of faces.
type Look struct {
	Lang    card.Lang
	Width   int       // pixels; Height gives the other side
	Seat    card.Side // who looks: a location has this player's half at the bottom
	Palette Palette
	// Numbers holds current values that may differ from print; those that do are
	// coloured and marked with an arrow. The zero Opt means: as printed.
	Numbers [card.Stats]card.Opt

	High     int  // of a location: so high in pixels, for what it says; 0: as Height says
	Slat     bool // only its title and its numbers, as high as SlatHeight says: in a fan
	FaceDown bool // the back of the card's side
	Hit      bool // marked as hit
	Locked   bool // may not be used now: a lock in the corner
	Selected bool // a bright rim
	Dimmed   bool // not concerned: less colour, less light
}

// A Level is an amount of detail.
type Level uint8

const (
	Tiny   Level = iota // title, colours, key numbers, icons: the table at a glance
	Medium              // and the type, all numbers and the first lines of text
	Large               // everything
)

// LevelOf returns the level for a card whose short side is px pixels.
func LevelOf(px int) Level {
	switch {
	case px < TextFrom:
		return Tiny
	case px < 260:
		return Medium
	}
	return Large
}

// Height returns the height in pixels of d drawn width pixels wide: 7:5 for a
// location, 5:7 for all other cards.
func Height(d *card.Def, width int) int {
	width = max(width, minWidth)
	if d.Type == card.Location {
		return (width*5 + 3) / 7
	}
	return (width*7 + 2) / 5
}

// SlatHeight returns the height in pixels of a card that is drawn as a slat width pixels
// wide. Locations and backs are never slats.
func SlatHeight(width int) int { return (max(width, minWidth)*12 + 12) / 25 }

// TextFrom is the least width in pixels at which a standing card shows its game text: its numbers stand
// over the text then, and only the upper part of its picture is free for marks.
const TextFrom = 130

// minWidth is the smallest width drawn, in pixels.
const minWidth = 16

// Draw draws the card: tight, its origin at 0, 0, transparent at the corners.
func Draw(d *card.Def, look Look) *image.RGBA {
	w := max(look.Width, minWidth)
	p := painters.Get().(*painter)
	defer painters.Put(p)
	return p.draw(d, look, w, look.height(d, w))
}

// slats tells whether the card is drawn as a slat.
func (look *Look) slats(d *card.Def) bool {
	return look.Slat && !look.FaceDown && d.Type != card.Location
}

// height is that of the card as it looks.
func (look *Look) height(d *card.Def, w int) int {
	if look.slats(d) {
		return SlatHeight(w)
	}
	if look.High > 0 && d.Type == card.Location {
		return look.High
	}
	return Height(d, w)
}

// Back draws the back of a side's cards, standing (5:7).
func Back(side card.Side, look Look) *image.RGBA {
	look.FaceDown = true
	return Draw(&card.Def{Side: side}, look)
}

func (p *painter) draw(d *card.Def, look Look, w, h int) *image.RGBA {
	p.begin(w, h)
	f := newFace(p, d, look, w, h)
	switch {
	case look.FaceDown:
		f.back()
	case d.Type == card.Location:
		f.location()
	case look.slats(d):
		f.slat()
	case f.level == Tiny:
		f.tiny()
	default:
		f.full()
	}
	f.marks()
	f.corners()
	img := p.img
	p.img, p.log, p.spots = nil, nil, nil
	return img
}

// A canvas is one face being drawn: the painter, what is drawn, and the measures.
type canvas struct {
	*painter
	d     *card.Def
	look  Look
	level Level
	w, h  float32
	u     float32 // a hundredth of the short side, in pixels
	t     *colours
	tint  col // of the type
	dot   col // of the marks of uniqueness
	pic   box // where the art is
	round float32
}

func newFace(p *painter, d *card.Def, look Look, w, h int) *canvas {
	short := min(w, h)
	if look.slats(d) {
		short = w
	}
	f := &canvas{painter: p, d: d, look: look, level: LevelOf(short), w: float32(w), h: float32(h), u: float32(short) / 100}
	if look.Palette >= Palettes {
		f.look.Palette = Standard
	}
	f.t = &themes[f.look.Palette][d.Side&1]
	f.dot = f.t.accent
	f.tint = typeTints[card.Effect]
	if d.Type < card.Types {
		f.tint = typeTints[d.Type]
	}
	f.round = 5 * f.u
	return f
}

func (f *canvas) all() box { return box{0, 0, f.w, f.h} }

// ground paints the whole card in its side's colours, with the outer lines.
func (f *canvas) ground() {
	f.vertical(f.all(), stop{0, f.t.base}, stop{1, f.t.base2})
}

// rims draws the border and its lines over everything else.
func (f *canvas) rims() {
	e := max(0.9*f.u, 1)
	in := e + max(0.8*f.u, 0.7)
	hair := max(0.45*f.u, 0.9)
	f.frame(mix(f.t.base, f.t.base2, 0.4), f.all(), f.round, in+hair/2)
	f.frame(f.t.edge, f.all(), f.round, e)
	f.frame(fade(f.t.hair, 0.9), f.all().in(in), max(f.round-in, 1), hair)
}

// corners makes what lies outside the rounded corners transparent.
func (f *canvas) corners() {
	r := int(f.round + 1)
	w, h, px := int(f.w), int(f.h), f.img.Pix
	for y := range r {
		for x := range r {
			dx, dy := f.round-float32(x)-0.5, f.round-float32(y)-0.5
			cover := float32(1)
			if dx > 0 && dy > 0 {
				cover = clamp(f.round-hypot(dx, dy)+0.5, 0, 1)
			}
			if cover >= 1 {
				continue
			}
			for _, i := range [4]int{(y*w + x) * 4, (y*w + w - 1 - x) * 4, ((h-1-y)*w + x) * 4, ((h-1-y)*w + w - 1 - x) * 4} {
				for k := range 4 {
					px[i+k] = uint8(float32(px[i+k]) * cover)
				}
			}
		}
	}
}

// marks draws what a Look adds to the face: hit, locked, dimmed, selected.
func (f *canvas) marks() {
	u, pic := f.u, f.pic
	if pic.w == 0 {
		pic = f.all()
	}
	r := min(17*u, pic.h*0.42)
	if f.look.Hit && !f.look.FaceDown {
		f.rect(fade(hex(0xd23a1e), 0.18), f.all())
		f.frame(hex(0xff6a3c), f.all(), f.round, 2.6*u)
		f.disc(fade(black, 0.55), pic.cx(), pic.cy(), r)
		f.icon("hit", hex(0xff7a45), pic.cx(), pic.cy(), r*1.5)
	}
	if f.look.Dimmed {
		f.dim()
	}
	if f.look.Locked {
		lock := min(max(9*u, 8), pic.h*0.3)
		y := min(pic.cy()+r, pic.bottom()-lock)
		f.disc(fade(black, 0.8), pic.cx(), y, lock)
		f.icon("lock", hex(0xffe08a), pic.cx(), y, lock*1.25)
	}
	if f.look.Selected {
		f.frame(hex(0xffd76a), f.all(), f.round, max(2.4*u, 2))
		f.frame(fade(white, 0.8), f.all().in(max(0.8*u, 0.8)), f.round, max(0.6*u, 0.8))
	}
}

// dim takes colour and light from the whole picture.
func (f *canvas) dim() {
	px := f.img.Pix
	for i := 0; i+3 < len(px); i += 4 {
		g := (uint32(px[i])*77 + uint32(px[i+1])*150 + uint32(px[i+2])*29) >> 8
		for k := range 3 {
			px[i+k] = uint8((uint32(px[i+k])*2 + g*2 + 30) / 7)
		}
	}
}
