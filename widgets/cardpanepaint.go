package widgets

import (
	"strconv"

	"cantina/engine/card"
	"cantina/widgets/ink"
	"cantina/widgets/say"
)

// paintAll paints what is in sight.
func (c *cardPane) paintAll(b *brush) {
	u := b.u
	b.Rect(0, 0, b.w, b.h, ink.Mix(b.deep, b.panel, 0.5))
	from, to := c.seen()
	for _, h := range c.heads {
		if y := h.at.Y - c.top; y > -h.at.H && y < b.h {
			c.paintHead(b, h, y)
		}
	}
	for i := from; i < to; i++ {
		at := c.cells[i].at.move(0, -c.top)
		if c.rows {
			c.paintRow(b, i, at)
		} else {
			c.paintFace(b, i, at)
		}
	}
	if len(c.cells) == 0 {
		for i, s := range ink.Wrap(ink.Italic, 15*u, b.w-60*u, c.none) {
			b.Middle(ink.Italic, 15*u, b.w/2, b.h*0.4+float32(i)*21*u, b.soft, s)
		}
	}
	if c.rows {
		c.paintColumns(b)
	}
	b.bar(rect{0, 4 * u, b.w, b.h - 8*u}, c.top, c.all, b.h)
	if c.b.target == c {
		b.Dashes(2*u, 2*u, b.w-4*u, b.h-4*u, 6*u, 3*u, 9*u, b.good)
	}
}

// paintHead paints the heading of a pile: its name and how many cards.
func (c *cardPane) paintHead(b *brush, h paneHead, y float32) {
	u, p := b.u, &c.piles[h.pile]
	mid := y + h.at.H*0.68
	end := b.Text(ink.Bold, 14.5*u, 10*u, mid, b.gold, ink.Fit(ink.Bold, 14.5*u, b.w-90*u, p.Name))
	end = b.Text(ink.Plain, 14.5*u, end+8*u, mid, b.soft, strconv.Itoa(p.Count))
	b.Rect(end+10*u, mid-4*u, max(b.w-end-24*u, 0), 1, b.line)
}

// ring is where the keyboard is: strong in the part that has it.
func (c *cardPane) ring(i int) (on, strong bool) {
	on = i == c.spot
	return on, on && c.b.has == c.area()
}

// paintFace paints a stack as its card, the copies behind it.
func (c *cardPane) paintFace(b *brush, i int, at rect) {
	u, s := b.u, c.cells[i].stack
	if c.deck {
		for k := min(s.Count-1, 2); k > 0; k-- { // the copies behind show their upper edge
			d := float32(k) * 2.5 * u
			b.Round(at.X+d, at.Y-d, at.W-2*d+d, at.H, 5*u, ink.Mix(b.raised, b.deep, 0.25*float32(k)))
			b.Frame(at.X+d, at.Y-d, at.W-2*d+d, at.H, 5*u, 1, b.line)
		}
	}
	if s.Def == nil {
		c.paintNobody(b, s, at)
	} else if img := c.face(s.Def, at.W); img != nil {
		b.Pic(img, at.X, at.Y)
	} else {
		b.Round(at.X, at.Y, at.W, at.H, 5*u, b.raised)
		b.Middle(ink.Plain, 12*u, at.midX(), at.midY(), b.soft, ink.Fit(ink.Plain, 12*u, at.W-8*u, s.title()))
	}
	low, next, hatched := s.ribbonsAt(at, c.b.k)
	if s.Marks&Unwritten != 0 {
		b.Hatch(at.X+2*u, at.Y+at.H*0.2, at.W-4*u, at.H*hatched, 9*u, 1.5*u, ink.Fade(b.deep, 0.6))
		c.ribbon(b, at, at.Y+at.H*low, b.deep, b.bad, c.b.say("build.unwritten"))
		low += next
	}
	if words := s.atStart(c.b.lang); words != "" {
		c.ribbon(b, at, at.Y+at.H*low, b.gold, b.onGold, words)
	}
	if s.Marks&Wrong != 0 {
		b.Frame(at.X, at.Y, at.W, at.H, 5*u, 2.5*u, b.bad)
		b.Disc(at.X+11*u, at.bottom()-11*u, 8*u, b.bad)
		b.Middle(ink.Bold, 14*u, at.X+11*u, at.bottom()-6*u, b.deep, "!")
	}
	if s.Marks&Noted != 0 {
		b.Fold(at.X, at.Y, 13*u, b.gold)
	}
	if s.Count > 1 || s.Count == 1 && !c.deck || s.Of > 0 {
		c.paintCount(b, s, at)
	}
	if i == c.over {
		b.Frame(at.X, at.Y, at.W, at.H, 5*u, 2*u, ink.Fade(b.gold, 0.9))
	}
	if on, strong := c.ring(i); strong {
		b.Frame(at.X-3*u, at.Y-3*u, at.W+6*u, at.H+6*u, 7*u, 3*u, b.focus)
	} else if on {
		b.Frame(at.X-2*u, at.Y-2*u, at.W+4*u, at.H+4*u, 7*u, 1.5*u, b.soft)
	}
}

// atStart says what a card has to do with the start of a game, "" nothing.
func (s *Stack) atStart(l card.Lang) string {
	switch {
	case s.Marks&Begins != 0:
		return say.In(l, "build.begins")
	case s.Marks&Brought != 0:
		return say.In(l, "build.brought")
	}
	return ""
}

// ribbonsAt is where ribbons lie on a face so that they cover no number, in shares of its height: the middle
// of the first, how far from it the second is, and how much is hatched.
func (s *Stack) ribbonsAt(at rect, k float32) (low, next, hatched float32) {
	switch {
	case lies(s): // its title is where others have nothing
		return 0.12, 0.2, 0.32
	case texted(at.W, at.H, k): // its numbers stand over its text
		return 0.22, 0.1, 0.19
	}
	return 0.62, -0.18, 0.5
}

// ribbonTall is half of how high a ribbon is.
func ribbonTall(at rect, u float32) float32 { return min(11.5*u, at.W*0.12) * 0.75 }

// ribbon is a strip of words over a face.
func (c *cardPane) ribbon(b *brush, at rect, y float32, bg, fg ink.Color, words string) {
	u := b.u
	size := min(11.5*u, at.W*0.12)
	b.Rect(at.X, y-ribbonTall(at, u), at.W, 2*ribbonTall(at, u), ink.Fade(bg, 0.92))
	b.Middle(ink.Bold, size, at.midX(), y+size*0.36, fg, ink.Fit(ink.Bold, size, at.W-4*u, words))
}

func lies(s *Stack) bool { return s.Def != nil && s.Def.Type == card.Location }

// paintCount paints the copies at the left, where a face has only its picture.
func (c *cardPane) paintCount(b *brush, s *Stack, at rect) {
	u := b.u
	text := "×" + strconv.Itoa(s.Count)
	if s.Of > 0 {
		text = strconv.Itoa(s.Count) + "/" + strconv.Itoa(s.Of)
	}
	w := ink.Width(ink.Bold, 15*u, text) + 11*u
	x, y := at.X-3*u, at.Y+at.H*0.3
	if lies(s) {
		y = at.Y - 4*u
	} else if texted(at.W, at.H, c.b.k) {
		y = at.Y + at.H*0.14
	}
	b.Round(x, y, w, 21*u, 6*u, b.gold)
	b.Frame(x, y, w, 21*u, 6*u, 1.5*u, b.deep)
	b.Middle(ink.Bold, 15*u, x+w/2, y+15.8*u, b.onGold, text)
}

// paintNobody paints a card that the program does not know.
func (c *cardPane) paintNobody(b *brush, s *Stack, at rect) {
	u := b.u
	b.Round(at.X, at.Y, at.W, at.H, 5*u, b.raised)
	b.Dashes(at.X, at.Y, at.W, at.H, 5*u, 1.5*u, 5*u, b.faint)
	b.Middle(ink.Bold, 30*u, at.midX(), at.Y+at.H*0.38, b.faint, "?")
	for i, line := range ink.Wrap(ink.Plain, 13*u, at.W-12*u, s.title()) {
		if y := at.Y + at.H*0.55 + float32(i)*16*u; y < at.bottom()-4*u {
			b.Middle(ink.Plain, 13*u, at.midX(), y, b.skin.ink, ink.Fit(ink.Plain, 13*u, at.W-8*u, line))
		}
	}
}

// A lane of a list: which column, where.
type paneColumn struct {
	by   Column
	x, w float32
}

// lanes are the columns that find room in the pane.
func (c *cardPane) lanes() (out []paneColumn) {
	u := c.b.u
	w := c.at.W - 18*u
	fixed := []paneColumn{{ByCount, 0, 40}, {ByDestiny, 0, 40}}
	right := []paneColumn{{ByDeploy, 0, 42}, {ByPower, 0, 42}, {ByForfeit, 0, 42}, {ByAbility, 0, 42}, {BySet, 0, 120}, {ByRarity, 0, 56}, {ByKind, 0, 190}}
	room := w/u - 80 - 225
	take := map[Column]bool{}
	for _, r := range right {
		spare := float32(0)
		if r.by == BySet || r.by == ByKind { // words yield to a long title, and what is marked beside it
			spare = 65
		}
		if room-r.w >= spare {
			room -= r.w
			take[r.by] = true
		}
	}
	x := 6 * u
	put := func(by Column, wide float32) {
		out = append(out, paneColumn{by, x, wide})
		x += wide
	}
	for _, f := range fixed {
		put(f.by, f.w*u)
	}
	rest := w - 80*u
	order := []paneColumn{{ByKind, 0, 190}, {ByDeploy, 0, 42}, {ByPower, 0, 42}, {ByAbility, 0, 42}, {ByForfeit, 0, 42}, {BySet, 0, 120}, {ByRarity, 0, 56}}
	for _, r := range order {
		if take[r.by] {
			rest -= r.w * u
		}
	}
	put(ByTitle, rest)
	for _, r := range order {
		if take[r.by] {
			put(r.by, r.w*u)
		}
	}
	return out
}

// paintColumns paints the names of the columns; a click sorts.
func (c *cardPane) paintColumns(b *brush) {
	u := b.u
	b.Rect(0, 0, b.w, 25*u, b.top)
	b.Rect(0, 25*u, b.w, 1, b.line)
	for _, l := range c.lanes() {
		at := rect{l.x, 0, l.w, 25 * u}
		hot := b.hit(hit{At: at, Key: "column" + strconv.Itoa(int(l.by)), Do: func() { c.b.sortBy(c, l.by) }})
		col := b.soft
		if hot || c.sort.By == l.by {
			col = b.gold
		}
		end := l.x + 4*u
		if stat, ok := columnStat[l.by]; ok {
			b.Icon(statIcon[stat], end, 6*u, 14*u, col)
			end += 16 * u
		} else {
			end = b.Text(ink.Plain, 13*u, end, 17*u, col, ink.Fit(ink.Plain, 13*u, l.w-14*u, columnName(l.by, c.b.lang)))
		}
		if c.sort.By == l.by {
			icon := "up"
			if c.sort.Down {
				icon = "down"
			}
			b.Icon(icon, end+2*u, 8*u, 10*u, b.gold)
		}
	}
}

// paintRow paints a stack as a line of the list.
func (c *cardPane) paintRow(b *brush, i int, at rect) {
	u, s := b.u, c.cells[i].stack
	switch on, strong := c.ring(i); {
	case strong:
		b.Round(at.X, at.Y, at.W, at.H, 4*u, ink.Fade(b.gold, 0.22))
		b.Frame(at.X, at.Y, at.W, at.H, 4*u, 2*u, b.focus)
	case on:
		b.Frame(at.X, at.Y, at.W, at.H, 4*u, 1, b.faint)
	case i == c.over:
		b.Round(at.X, at.Y, at.W, at.H, 4*u, ink.Fade(b.gold, 0.12))
	case i%2 == 1:
		b.Rect(at.X, at.Y, at.W, at.H, ink.Fade(b.skin.ink, 0.025))
	}
	base := at.Y + at.H*0.68
	fg := b.skin.ink
	if s.Marks&Unwritten != 0 || s.Def == nil {
		fg = b.faint
	}
	for _, l := range c.lanes() {
		c.paintValue(b, s, l, base, fg)
	}
}

func (c *cardPane) paintValue(b *brush, s *Stack, l paneColumn, base float32, fg ink.Color) {
	u := b.u
	put := func(text string, col ink.Color) {
		b.Text(ink.Plain, 14*u, l.x+4*u, base, col, ink.Fit(ink.Plain, 14*u, l.w-8*u, text))
	}
	if stat, ok := columnStat[l.by]; ok {
		if s.Def != nil && s.Def.Num[stat].Has {
			b.Middle(ink.Plain, 14*u, l.x+11*u, base, fg, s.Def.Num[stat].N.String())
		}
		return
	}
	switch l.by {
	case ByCount:
		if s.Of > 0 {
			b.Right(ink.Bold, 14*u, l.x+l.w-12*u, base, b.gold, strconv.Itoa(s.Count)+"/"+strconv.Itoa(s.Of))
		} else if s.Count > 0 {
			b.Right(ink.Bold, 14*u, l.x+l.w-12*u, base, b.gold, strconv.Itoa(s.Count)+"×")
		}
	case ByTitle:
		c.paintTitle(b, s, l, base, fg)
	case ByKind:
		if s.Def != nil {
			put(kindOf(s.Def, c.b.lang), b.soft)
		}
	case BySet:
		if s.Def != nil {
			put(s.Def.Set, b.soft)
		}
	case ByRarity:
		if s.Def != nil {
			put(s.Def.Rarity, b.soft)
		}
	}
}

// paintTitle paints a card's type and title, and what is to be known of it.
func (c *cardPane) paintTitle(b *brush, s *Stack, l paneColumn, base float32, fg ink.Color) {
	u := b.u
	x := l.x + 4*u
	if s.Def != nil {
		b.Icon(typeIcon[s.Def.Type], x, base-12*u, 14*u, b.side[s.Def.Side])
	} else {
		b.Middle(ink.Bold, 14*u, x+7*u, base, b.faint, "?")
	}
	x += 20 * u
	end := l.x + l.w - 8*u
	tag := func(words string, col ink.Color) {
		w := ink.Width(ink.Bold, 12*u, words)
		if end-w < x+60*u {
			return
		}
		b.Right(ink.Bold, 12*u, end, base, col, words)
		end -= w + 10*u
	}
	if s.Marks&Wrong != 0 {
		tag("!", b.bad)
	}
	if s.Marks&Noted != 0 {
		tag(c.b.say("build.noted"), b.gold)
	}
	if words := s.atStart(c.b.lang); words != "" {
		tag(words, b.gold)
	}
	switch {
	case s.Def == nil:
		tag(c.b.say("build.unknown"), b.bad)
	case s.Marks&Unwritten != 0:
		tag(c.b.say("build.unwritten"), b.bad)
	}
	if s.Note != "" {
		tag(s.Note, b.soft)
	}
	title := s.title()
	if s.Def != nil {
		title = marked(s.Def) + title
	}
	b.Text(ink.Plain, 14.5*u, x, base, fg, ink.Fit(ink.Plain, 14.5*u, end-x, title))
}

// marked is the marks of uniqueness before a title.
func marked(d *card.Def) string {
	if m := d.Marks(); m != "" {
		return m + " "
	}
	return ""
}
