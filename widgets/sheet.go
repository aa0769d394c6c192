package widgets

import (
	"math"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"cantina/engine/card"
	"cantina/widgets/ink"
)

// A SheetItem is a piece of a sheet: a heading, a text with buttons, or a chart.
type SheetItem struct {
	Head     string
	Text     string
	Under    string // lesser words under the text
	Rule     string // a paragraph of the rulebook, named RuleName
	RuleName string
	Tone     SheetTone
	Buttons  []Tool
	Card     *card.Def // pictured beside the text
	Chart    *Chart
	Half     bool // two of them side by side, if there is room
}

// A SheetTone is what a piece of a sheet is about.
type SheetTone uint8

const (
	TonePlain SheetTone = iota
	ToneBad
	ToneWarn
	ToneGood
)

// A Chart is columns, or bars that lie.
type Chart struct {
	Title string
	Note  string // what it shows, in words
	Lying bool
	Bars  []Bar
}

// A Bar is a part of a chart. Part of it may be apart: by another hue and hatched.
type Bar struct {
	Name  string
	Icon  string
	N     float64
	Part  float64 // of N
	Said  string  // the number as it is written
	Other bool    // of the other kind: the opponent's
}

// A sheetStop is what can be pressed in a sheet, and where.
type sheetStop struct {
	at   rect // from the top of the sheet's whole
	do   func()
	item int    // of which piece of the sheet
	name string // the button's words, or the rule's
}

const sheetText = 15

// paintSheet paints what is in sight of the sheet.
func (b *Builder) paintSheet(p *brush) {
	u := p.u
	p.Rect(0, 0, p.w, p.h, ink.Mix(p.deep, p.panel, 0.5))
	b.stops = b.stops[:0]
	x, w := 18*u, min(p.w-44*u, 860*u)
	y := 10 * u
	items := b.view.Sheet
	for i := 0; i < len(items); i++ {
		it := &items[i]
		b.item = i
		if it.Half && i+1 < len(items) && items[i+1].Half && w > 560*u {
			cw := (w - 20*u) / 2
			h := b.paintItem(p, it, x, y, cw)
			b.item = i + 1
			h = max(h, b.paintItem(p, &items[i+1], x+cw+20*u, y, cw))
			y += h
			i++
			continue
		}
		y += b.paintItem(p, it, x, y, w)
	}
	b.sheetAll = y + 20*u
	p.bar(rect{0, 4 * u, p.w, p.h - 8*u}, b.sheetTop, b.sheetAll, p.h)
}

// paintItem paints a piece at a height of the whole, and returns how high it is.
func (b *Builder) paintItem(p *brush, it *SheetItem, x, y, w float32) float32 {
	u, top := p.u, y
	if it.Head != "" {
		y += 10 * u
		p.Text(ink.Bold, 17*u, x, y+17*u-b.sheetTop, p.gold, ink.Fit(ink.Bold, 17*u, w, it.Head))
		p.Rect(x, y+25*u-b.sheetTop, w, 1, p.line)
		y += 33 * u
	}
	if it.Chart != nil {
		y += b.paintChart(p, it.Chart, x, y-b.sheetTop, w) + 14*u
	}
	if it.Text == "" && len(it.Buttons) == 0 {
		return y - top
	}
	left, right := x, x+w
	col := p.skin.ink
	if it.Tone != TonePlain {
		c := []ink.Color{p.soft, p.bad, p.gold, p.good}[it.Tone]
		p.Disc(x+9*u, y+13*u-b.sheetTop, 8.5*u, ink.Fade(c, 0.9))
		p.Middle(ink.Bold, 13*u, x+9*u, y+17.7*u-b.sheetTop, p.deep, []string{"", "!", "!", "✓"}[it.Tone])
		left += 28 * u
	}
	below := b.buttonsWide(p, it) > (right-left)*0.62 && len(it.Buttons) > 1
	bw := float32(0)
	if !below {
		bw = b.paintButtons(p, it, right, y)
	}
	lines := ink.Wrap(ink.Plain, sheetText*u, max(right-bw-left, 120*u), it.Text)
	ty := y
	for _, s := range lines {
		p.Text(ink.Plain, sheetText*u, left, ty+18*u-b.sheetTop, col, s)
		ty += 20 * u
	}
	if it.Rule != "" {
		ty += 3 * u // clear of the letters above, also where it is ringed
		name := it.RuleName
		wide := ink.Width(ink.Plain, 13.5*u, name)
		at := rect{left, ty, wide, 19 * u}
		c := p.gold
		if b.stop(p, at, "rule"+strconv.Itoa(int(y)), name, func() { b.act.OpenRule(it.Rule) }) {
			c = p.skin.ink
		}
		p.Text(ink.Plain, 13.5*u, left, ty+14.5*u-b.sheetTop, c, name)
		p.Rect(left, ty+17*u-b.sheetTop, wide, 1, ink.Fade(c, 0.5))
		if len(b.stops)-1 == b.line && b.has == onCards {
			p.Frame(at.X-4*u, at.Y-b.sheetTop, at.W+8*u, at.H, 5*u, 2*u, p.focus)
		}
		ty += 20 * u
	}
	for _, s := range ink.Wrap(ink.Plain, 13.5*u, max(right-bw-left, 120*u), it.Under) {
		if it.Under == "" {
			break
		}
		p.Text(ink.Plain, 13.5*u, left, ty+14.5*u-b.sheetTop, p.soft, s)
		ty += 18 * u
	}
	if below {
		ty = b.paintLines(p, it, left, right, ty+3*u)
	}
	y = max(ty, y+30*u) + 8*u
	return y - top
}

// buttonsWide is how much room a piece's buttons take beside each other.
func (b *Builder) buttonsWide(p *brush, it *SheetItem) (w float32) {
	for _, t := range it.Buttons {
		w += buttonWide(p, t) + 6*p.u
	}
	return w
}

func buttonWide(p *brush, t Tool) float32 { return ink.Width(ink.Plain, 14*p.u, t.Name) + 20*p.u }

// paintLines paints a piece's buttons in lines under its text, the likeliest first, and returns
// where they end.
func (b *Builder) paintLines(p *brush, it *SheetItem, left, right, y float32) float32 {
	x := left
	for i := len(it.Buttons) - 1; i >= 0; i-- {
		w := buttonWide(p, it.Buttons[i])
		if x > left && x+w > right {
			x, y = left, y+32*p.u
		}
		b.paintButton(p, it.Buttons[i], i, rect{x, y, w, 27 * p.u})
		x += w + 6*p.u
	}
	return y + 32*p.u
}

// paintButtons paints a piece's buttons at its right, and returns how much room they take.
func (b *Builder) paintButtons(p *brush, it *SheetItem, right, y float32) float32 {
	u, x := p.u, right
	for i, t := range it.Buttons {
		w := buttonWide(p, t)
		b.paintButton(p, t, i, rect{x - w, y, w, 27 * u})
		x -= w + 6*u
	}
	if x == right {
		return 0
	}
	return right - x + 8*u
}

// paintButton paints a button of a sheet.
func (b *Builder) paintButton(p *brush, t Tool, i int, at rect) {
	u := p.u
	bg, fg := p.raised, p.skin.ink
	if t.Main {
		bg, fg = p.gold, p.onGold
	}
	if t.Off {
		bg, fg = p.panel, p.faint
	} else if b.stop(p, at, "button"+strconv.Itoa(int(at.Y))+" "+strconv.Itoa(i), t.Name, t.Do) {
		bg = ink.Mix(bg, p.skin.ink, 0.18)
	}
	p.Round(at.X, at.Y-b.sheetTop, at.W, at.H, 6*u, bg)
	if n := len(b.stops) - 1; !t.Off && n == b.line && b.has == onCards {
		p.Frame(at.X-1, at.Y-b.sheetTop-1, at.W+2, at.H+2, 7*u, 2.5*u, p.focus)
	}
	p.Middle(ink.Plain, 14*u, at.midX(), at.Y+18*u-b.sheetTop, fg, t.Name)
}

// stop adds what can be pressed, and tells whether the pointer or the keyboard is there.
func (b *Builder) stop(p *brush, at rect, key, name string, do func()) bool {
	b.stops = append(b.stops, sheetStop{at, do, b.item, name})
	hot := p.hit(hit{At: at.move(0, -b.sheetTop), Key: key, Do: do})
	return hot || len(b.stops)-1 == b.line && b.has == onCards
}

func (b *Builder) scrollSheet(dy float32) {
	was := b.sheetTop
	b.sheetTop = round(clampf(was+dy, 0, max(b.sheetAll-b.sheet.at.H, 0)))
	if b.sheetTop != was {
		b.sheet.draw()
		canvas.Refresh(b)
	}
}

// sheetKey is a key on a sheet: the arrows go through what can be pressed.
func (b *Builder) sheetKey(k *fyne.KeyEvent) {
	was := b.line
	switch k.Name {
	case fyne.KeyLeft:
		b.line = b.besideStop(-1)
	case fyne.KeyRight:
		b.line = b.besideStop(1)
	case fyne.KeyUp:
		b.line = b.rowStop(-1)
	case fyne.KeyDown:
		b.line = b.rowStop(1)
	case fyne.KeyPageUp:
		b.scrollSheet(-0.85 * b.sheet.at.H)
		return
	case fyne.KeyPageDown:
		b.scrollSheet(0.85 * b.sheet.at.H)
		return
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		if b.line < len(b.stops) {
			b.stops[b.line].do()
		}
		return
	}
	if b.line == was && (k.Name == fyne.KeyDown || k.Name == fyne.KeyUp) { // nothing more to press: the rest is read
		d := float32(60)
		if k.Name == fyne.KeyUp {
			d = -60
		}
		b.scrollSheet(d * b.u)
		return
	}
	b.revealStop()
	b.sheet.draw()
}

// revealStop scrolls so that what has the keyboard is in sight.
func (b *Builder) revealStop() {
	if b.line >= len(b.stops) {
		return
	}
	at := b.stops[b.line].at
	switch {
	case at.Y < b.sheetTop+20*b.u:
		b.scrollSheet(at.Y - 60*b.u - b.sheetTop)
	case at.bottom() > b.sheetTop+b.sheet.at.H-20*b.u:
		b.scrollSheet(at.bottom() + 60*b.u - b.sheetTop - b.sheet.at.H)
	}
}

// besideStop is the nearest thing to press to the left (-1) or right (1) of the one that has the
// keyboard, in the same row; that one itself if there is none.
func (b *Builder) besideStop(way float32) int {
	if b.line >= len(b.stops) {
		return b.line
	}
	from, best, near := b.stops[b.line].at, b.line, float32(math.MaxFloat32)
	for i, s := range b.stops {
		if d := (s.at.X - from.X) * way; d > 0 && d < near && s.at.midY() > from.Y && s.at.midY() < from.bottom() {
			best, near = i, d
		}
	}
	return best
}

// rowStop is what stands below (1) or above (-1) the one that has the keyboard: in the nearest row, what is
// nearest to it; that one itself if there is none.
func (b *Builder) rowStop(way float32) int {
	if b.line >= len(b.stops) {
		return max(len(b.stops)-1, 0)
	}
	from := b.stops[b.line].at
	far := func(s *sheetStop) (dy, dx float32, ok bool) { // another row, that way
		dx = max(s.at.X-from.X, from.X-s.at.X)
		dy = (s.at.Y - from.Y) * way
		return dy, dx, dy > 0 && (s.at.midY() > from.bottom() || s.at.midY() < from.Y)
	}
	row := float32(math.MaxFloat32)
	for i := range b.stops {
		if dy, _, ok := far(&b.stops[i]); ok {
			row = min(row, dy)
		}
	}
	best, near := b.line, float32(math.MaxFloat32)
	for i := range b.stops {
		if dy, dx, ok := far(&b.stops[i]); ok && dy == row && dx < near {
			best, near = i, dx
		}
	}
	return best
}

// A held is what of a sheet has the keyboard, so that it is found in another one: the words of its piece and its own,
// and which piece it is, from the end.
type held struct {
	text, name string
	fromEnd    int
}

// heldStop is what of the sheet has the keyboard; the zero held if nothing has.
func (b *Builder) heldStop() (h held) {
	if b.line < len(b.stops) {
		if s := b.stops[b.line]; s.item < len(b.view.Sheet) {
			h = held{b.view.Sheet[s.item].Text, s.name, len(b.view.Sheet) - s.item}
		}
	}
	return h
}

// regain gives the keyboard back to what had it in the sheet that was shown before, wherever it stands now;
// if it is gone, to what stands next to it.
func (b *Builder) regain(h held) {
	all := b.view.Sheet
	if h.fromEnd == 0 || len(all) == 0 || len(b.stops) == 0 {
		return
	}
	same := func(s sheetStop) bool { return s.item < len(all) && all[s.item].Text == h.text && s.name == h.name }
	to := slices.IndexFunc(b.stops, same)
	if to < 0 {
		item := slices.IndexFunc(all, func(it SheetItem) bool { return it.Text == h.text })
		if item < 0 {
			item = len(all) - h.fromEnd
		}
		to = slices.IndexFunc(b.stops, func(s sheetStop) bool { return s.item >= item })
	}
	if to < 0 {
		to = len(b.stops) - 1
	}
	if to != b.line {
		b.line = to
		b.revealStop()
		b.sheet.draw()
	}
}
