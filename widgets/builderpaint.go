package widgets

import (
	"strconv"
	"strings"

	"cantina/engine/card"
	"cantina/widgets/ink"
)

// paintHead paints the top: the deck's name, how many cards, whether it is legal, and the
// buttons.
func (b *Builder) paintHead(p *brush) {
	u, v := p.u, &b.view
	p.Shade(0, 0, p.w, p.h, 0, p.top, p.panel)
	p.Rect(0, p.h-1, p.w, 1, p.line)
	x := p.w - 10*u
	for i := len(v.Tools) - 1; i >= 0; i-- {
		x = b.paintTool(p, i, x) - 6*u
	}
	room := x - 20*u
	p.Icon([card.Sides]string{"dark force", "light force"}[v.Side], 14*u, 13*u, 20*u, p.side[v.Side])
	state, col := v.State, p.good
	if !v.Legal {
		col = p.bad
	}
	sw, zw := ink.Width(ink.Bold, 14*u, state), ink.Width(ink.Bold, 15*u, v.Size)
	name := ink.Fit(ink.Bold, 20*u, max(room-sw-zw-80*u, 90*u), v.Name)
	end := p.Text(ink.Bold, 20*u, 42*u, 31*u, p.skin.ink, name)
	end = p.Text(ink.Bold, 15*u, end+16*u, 30*u, p.gold, v.Size)
	if end+sw+34*u < x {
		p.Round(end+14*u, 13*u, sw+18*u, 22*u, 11*u, ink.Fade(col, 0.16))
		p.Frame(end+14*u, 13*u, sw+18*u, 22*u, 11*u, 1, ink.Fade(col, 0.6))
		p.Text(ink.Bold, 14*u, end+23*u, 29*u, col, state)
		end += sw + 40*u
	}
	if w := ink.Width(ink.Italic, 13.5*u, v.Saved); end+w+6*u < x {
		p.Text(ink.Italic, 13.5*u, end+4*u, 29*u, p.soft, v.Saved)
	}
}

// paintTool paints a button of the top, ending at right, and returns where it begins.
func (b *Builder) paintTool(p *brush, i int, right float32) float32 {
	u, t := p.u, b.view.Tools[i]
	w := ink.Width(ink.Plain, 14.5*u, t.Name) + 22*u
	at := rect{right - w, 9 * u, w, 29 * u}
	bg, fg := p.raised, p.skin.ink
	if t.Main {
		bg, fg = p.gold, p.onGold
	}
	switch {
	case t.Off:
		bg, fg = p.panel, p.faint
	case p.hit(hit{At: at, Key: "tool" + strconv.Itoa(i), Do: func() { b.tool = i; t.Do() }}):
		bg = ink.Mix(bg, p.skin.ink, 0.18)
	}
	p.Round(at.X, at.Y, at.W, at.H, 6*u, bg)
	if b.has == onTools && b.tool == i {
		p.Frame(at.X-1, at.Y-1, at.W+2, at.H+2, 7*u, 2.5*u, p.focus)
	}
	p.Middle(ink.Plain, 14.5*u, at.midX(), at.Y+19.5*u, fg, t.Name)
	return at.X
}

// paintChips paints what stands over the left: the tabs, and over the cards the chips and
// what was understood.
func (b *Builder) paintChips(p *brush) {
	u, v := p.u, &b.view
	p.Rect(0, 0, p.w, p.h, p.panel)
	x := 10 * u
	for i, name := range v.Tabs {
		w := ink.Width(ink.Plain, 15*u, name) + 20*u
		at := rect{x, 2 * u, w, (buildTabs - 3) * u}
		col := p.soft
		if p.hit(hit{At: at, Key: "tab" + strconv.Itoa(i), Do: func() { b.act.Tab(i) }}) {
			col = p.skin.ink
		}
		if i == v.Tab {
			col = p.gold
			p.Rect(x+6*u, (buildTabs-4)*u, w-12*u, 3*u, p.gold)
		}
		p.Middle(ink.Plain, 15*u, at.midX(), 21*u, col, name)
		x += w + 2*u
	}
	if v.Tab != 0 {
		p.Rect(0, p.h-1, p.w, 1, p.line)
		return
	}
	y := (buildTabs + buildQuery) * u
	spots, lines := b.chipSpots(p.w)
	asked := -1
	for i, c := range v.Chips {
		if b.paintChip(p, i, c, spots[i].move(0, y)) {
			asked = i
		}
	}
	y += (47 + float32(lines-1)*chipLine) * u
	right := p.w - 12*u
	b.paintPaneTools(p, b.cards, &right, y-13*u)
	room := right - 24*u
	if v.Missed != "" { // which is read first, and has the room that it needs
		room = max(room-ink.Width(ink.Bold, 13.5*u, v.Missed)-12*u, room/4)
	}
	said, col := b.said(asked), p.soft
	if asked >= 0 && said == v.Chips[asked].Tip {
		col = p.gold
	}
	end := p.Text(ink.Plain, 13.5*u, 12*u, y, col, ink.Fit(ink.Plain, 13.5*u, room, said))
	if v.Missed != "" {
		p.Text(ink.Bold, 13.5*u, end+10*u, y, p.bad, ink.Fit(ink.Bold, 13.5*u, max(right-end-16*u, 10), v.Missed))
	}
	p.Rect(0, p.h-1, p.w, 1, p.line)
}

// said is what was understood of the query, and by what faces are sorted, which have no heads of columns to
// tell it; or the name of the chip that is asked, if only its icon is drawn. -1: none is.
func (b *Builder) said(asked int) string {
	if asked >= 0 && b.view.Chips[asked].Tip != "" {
		return b.view.Chips[asked].Tip
	}
	by := b.cards.sort
	if by.By == ByNone || b.cards.rows {
		return b.view.Said
	}
	key := "build.upwards"
	if by.Down {
		key = "build.downwards"
	}
	return b.view.Said + " · " + b.say(key, strings.ToLower(columnName(by.By, b.lang)))
}

// chipWidth is how wide a chip is.
func chipWidth(u float32, c Chip) float32 {
	w := 30 * u
	if c.Name != "" {
		w = ink.Width(ink.Plain, 13.5*u, c.Name) + 16*u
		if c.Icon != "" {
			w += 18 * u
		}
	}
	return w
}

// chipSpots are where the chips lie in so much width, in lines from the top left, and how many lines
// there are.
func (b *Builder) chipSpots(width float32) (spots []rect, lines int) {
	u := b.u
	x, y, lines := 10*u, float32(0), 1
	for _, c := range b.view.Chips {
		w := chipWidth(u, c)
		if c.Gap && x > 10*u {
			x += 9 * u
		}
		if x+w > width-8*u && x > 10*u {
			x, y, lines = 10*u, y+chipLine*u, lines+1
		}
		spots = append(spots, rect{x, y + 2*u, w, 26 * u})
		x += w + 5*u
	}
	return spots, lines
}

// paintChip paints a chip, and tells whether the pointer or the keyboard is on it.
func (b *Builder) paintChip(p *brush, i int, c Chip, at rect) (on bool) {
	u := p.u
	bg, fg := p.raised, p.soft
	if c.On {
		bg, fg = p.gold, p.onGold
	}
	if p.hit(hit{At: at, Key: c.Key, Do: func() { b.chip = i; b.act.Chip(c.Key) }}) {
		on = true
		bg = ink.Mix(bg, p.skin.ink, 0.18)
	}
	p.Round(at.X, at.Y, at.W, at.H, 13*u, bg)
	if c.On { // the shape tells it, too
		p.Frame(at.X, at.Y, at.W, at.H, 13*u, 2*u, p.skin.ink)
	}
	if b.has == onChips && b.chip == i {
		on = true
		p.Frame(at.X-2*u, at.Y-2*u, at.W+4*u, at.H+4*u, 15*u, 2.5*u, p.focus)
	}
	tx := at.X + 8*u
	if c.Icon != "" {
		if c.Name == "" {
			tx = at.midX() - 8*u
		}
		p.Icon(c.Icon, tx, at.Y+5*u, 16*u, fg)
		tx += 19 * u
	}
	if c.Name != "" {
		p.Text(ink.Plain, 13.5*u, tx, at.Y+17.5*u, fg, c.Name)
	}
	return on
}

// paintPaneTools paints what changes how a pane shows its cards, ending at *right.
func (b *Builder) paintPaneTools(p *brush, c *cardPane, right *float32, y float32) {
	name := b.say("build.rows")
	if c.rows {
		name = b.say("build.faces")
	}
	b.paintWord(p, name, "toggle", right, y, func() { b.toggle(c) })
	if !c.rows {
		b.paintWord(p, "+", "larger", right, y, func() { b.resize(c, 1.15) })
		b.paintWord(p, "–", "smaller", right, y, func() { b.resize(c, 1/1.15) })
	}
}

// paintWord paints a small button ending at *right.
func (b *Builder) paintWord(p *brush, text, key string, right *float32, y float32, do func()) {
	u := p.u
	w := ink.Width(ink.Plain, 13.5*u, text) + 14*u
	at := rect{*right - w, y - 3*u, w, 20 * u}
	bg := p.raised
	if p.hit(hit{At: at, Key: key, Do: do}) {
		bg = ink.Mix(bg, p.skin.ink, 0.18)
	}
	p.Round(at.X, at.Y, at.W, at.H, 5*u, bg)
	p.Middle(ink.Plain, 13.5*u, at.midX(), at.Y+14.5*u, p.skin.ink, text)
	*right -= w + 4*u
}

// paintDeckHead paints what stands over the deck.
func (b *Builder) paintDeckHead(p *brush) {
	u := p.u
	p.Rect(0, 0, p.w, p.h, p.panel)
	p.Rect(0, 0, 1, p.h, p.line)
	p.Rect(0, p.h-1, p.w, 1, p.line)
	right := p.w - 12*u
	b.paintPaneTools(p, b.deck, &right, 9*u)
	if t := b.view.Pile; t.Do != nil {
		b.paintWord(p, t.Name, "piles", &right, 9*u, t.Do)
	}
	p.Text(ink.Bold, 14.5*u, 12*u, 21*u, p.skin.ink, ink.Fit(ink.Bold, 14.5*u, right-20*u, b.view.Deck))
}

// paintFoot paints what the keys do.
func (b *Builder) paintFoot(p *brush) {
	u := p.u
	p.Rect(0, 0, p.w, p.h, p.panel)
	p.Rect(0, 0, p.w, 1, p.line)
	for i, line := range b.footLines(p.w) {
		p.Text(ink.Plain, 12*u, 12*u, (16.5+float32(i)*footLine)*u, p.soft, ink.Fit(ink.Plain, 12*u, p.w-24*u, line))
	}
}

// footLines are what the keys do, in as many lines as so much width asks for.
func (b *Builder) footLines(width float32) (lines []string) {
	const between = " · "
	for _, hint := range strings.Split(b.say("build.keys"), between) {
		last := len(lines) - 1
		if last >= 0 && ink.Width(ink.Plain, 12*b.u, lines[last]+between+hint) <= width-24*b.u {
			lines[last] += between + hint
			continue
		}
		lines = append(lines, hint)
	}
	return lines
}

// alarmHeight is how high the problems stand under the deck: a few lines.
func (b *Builder) alarmHeight() float32 {
	n := min(len(b.view.Alarms), 4)
	if n == 0 {
		return 0
	}
	return (float32(n)*alarmLine + 10) * b.u
}

// paintAlarms paints the first problems; a click shows them all.
func (b *Builder) paintAlarms(p *brush) {
	u := p.u
	p.Rect(0, 0, p.w, p.h, p.top)
	p.Rect(0, 0, p.w, 1, p.line)
	p.hit(hit{At: rect{0, 0, p.w, p.h}, Quiet: true, Do: func() { b.act.Tab(1) }})
	all := b.view.Alarms
	for i := range min(len(all), 4) {
		base := (float32(i)*alarmLine + 20) * u
		a := &all[i]
		col := p.bad
		if a.Tone == ToneWarn {
			col = p.gold
		}
		right := p.w - 12*u
		if i == 3 && len(all) > 4 {
			text := b.say("build.more", len(all)-3)
			p.Text(ink.Italic, 13.5*u, 34*u, base, p.soft, text)
			break
		}
		p.Disc(19*u, base-4.5*u, 7.5*u, ink.Fade(col, 0.9))
		p.Middle(ink.Bold, 12*u, 19*u, base, p.deep, "!")
		for n := len(a.Buttons) - 1; n >= 0; n-- {
			t := a.Buttons[n]
			w := ink.Width(ink.Plain, 13*u, t.Name) + 12*u
			if w > p.w*0.5 {
				continue
			}
			if right-w < p.w*0.36 && n < len(a.Buttons)-1 { // what is wrong is said before every way to mend it
				break
			}
			at := rect{right - w, base - 15*u, w, 19 * u}
			bg := p.raised
			if p.hit(hit{At: at, Key: "mend" + strconv.Itoa(i) + " " + strconv.Itoa(n), Do: t.Do}) {
				bg = ink.Mix(bg, p.skin.ink, 0.18)
			}
			p.Round(at.X, at.Y, at.W, at.H, 5*u, bg)
			p.Middle(ink.Plain, 13*u, at.midX(), base-1*u, p.skin.ink, t.Name)
			right = at.X - 6*u
		}
		p.Text(ink.Plain, 13.5*u, 34*u, base, p.skin.ink, ink.Fit(ink.Plain, 13.5*u, right-40*u, a.Text))
	}
}

const (
	offerLine = 27
	offerMost = 7
)

// placeOffers shows what the query may become, under it.
func (b *Builder) placeOffers() {
	n := min(len(b.offers), offerMost)
	if n == 0 || b.view.Tab != 0 {
		b.drop.put(rect{})
		return
	}
	u, at := b.u, b.field.Position()
	if b.view.Missed != "" { // the completions lie over where it stands otherwise
		n++
	}
	b.drop.put(rect{at.X, at.Y + b.field.Size().Height + 2, min(b.field.Size().Width, 520*u), (float32(n)*offerLine + 8) * u}.whole())
}

func (b *Builder) paintOffers(p *brush) {
	u := p.u
	p.Round(0, 0, p.w, p.h, 7*u, p.top)
	p.Frame(0, 0, p.w, p.h, 7*u, 1.2*u, ink.Fade(p.gold, 0.6))
	n := min(len(b.offers), offerMost)
	if b.view.Missed != "" {
		p.Text(ink.Bold, 13.5*u, 12*u, (float32(n)*offerLine+22)*u, p.bad, ink.Fit(ink.Bold, 13.5*u, p.w-24*u, b.view.Missed))
	}
	for i := range n {
		o := b.offers[i]
		at := rect{4 * u, (float32(i)*offerLine + 4) * u, p.w - 8*u, offerLine * u}
		if p.hit(hit{At: at, Key: i, Do: func() { b.accept(i) }}) || i == b.offered {
			p.Round(at.X, at.Y, at.W, at.H, 5*u, ink.Fade(p.gold, 0.2))
		}
		if i == b.offered {
			p.Frame(at.X, at.Y, at.W, at.H, 5*u, 2*u, p.focus)
		}
		end := p.Text(ink.Bold, 14.5*u, at.X+8*u, at.Y+18.5*u, p.skin.ink, ink.Fit(ink.Bold, 14.5*u, at.W*0.6, o.Name))
		p.Text(ink.Plain, 13.5*u, end+12*u, at.Y+18.5*u, p.soft, ink.Fit(ink.Plain, 13.5*u, max(at.right()-end-20*u, 5), o.Under))
	}
}
