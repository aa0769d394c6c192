package widgets

import (
	"strconv"

	"cantina/engine/rulebook"
	"cantina/widgets/ink"
)

// A ruleRow is a line of the list on the left: a chapter, a section's name, a
// paragraph's title, or something found.
type ruleRow struct {
	y, h    float32
	chapter *rulebook.Chapter // of a chapter's line
	item    *rulebook.Item    // where it leads; nil for a section's name
	lines   []string
	under   string // of something found: where it stands
}

const ruleTitle = 14.5 // size of titles in the list

// setList makes the rows: what was found, or all chapters with the open one unfolded.
func (r *Rulebook) setList() {
	u, w := r.u, r.list.at.W
	r.rows = r.rows[:0]
	y := 6 * u
	add := func(h float32, row ruleRow) {
		row.y, row.h = y, h
		r.rows = append(r.rows, row)
		y += h
	}
	if r.seek.on {
		for _, i := range r.seek.items {
			lines := ink.Wrap(ink.Plain, ruleTitle*u, w-44*u, i.Title[r.lang])
			under := i.Number() + " · " + i.Chapter.Title[r.lang]
			if i.Section[r.lang] != "" {
				under += " · " + i.Section[r.lang]
			}
			add((float32(len(lines))*18+25)*u, ruleRow{item: i, lines: lines, under: under})
		}
	} else {
		open := r.book.Lookup(r.at).Chapter
		for _, c := range r.book.Chapters() {
			lines := ink.Wrap(ink.Bold, 15.5*u, w-70*u, c.Title[r.lang])
			add((float32(len(lines))*19+11)*u, ruleRow{chapter: c, item: c.Items[0], lines: lines})
			if c != open {
				continue
			}
			section := ""
			for _, i := range c.Items {
				if s := i.Section[r.lang]; s != section {
					section = s
					add(26*u, ruleRow{lines: []string{s}})
				}
				lines := ink.Wrap(ink.Plain, ruleTitle*u, w-66*u, i.Title[r.lang])
				add((float32(len(lines))*18+6)*u, ruleRow{item: i, lines: lines})
			}
			y += 8 * u
		}
	}
	t := r.top[r.list]
	t.all = y + 10*u
	r.top[r.list] = t
}

// markedRow is where the row of the marked paragraph is.
func (r *Rulebook) markedRow() (y, h float32) {
	for _, row := range r.rows {
		if row.item != nil && row.chapter == nil && row.item.ID == r.at {
			return row.y, row.h
		}
	}
	return 0, 0
}

func (r *Rulebook) paintList(b *brush) {
	u := b.u
	b.Rect(0, 0, b.w, b.h, b.top)
	back := r.top[r.list].at
	for n := range r.rows {
		row := &r.rows[n]
		at := rect{8 * u, row.y - back, b.w - 20*u, row.h}
		if at.bottom() < 0 || at.Y > b.h {
			continue
		}
		r.paintRow(b, row, at)
	}
	if r.seek.on && len(r.rows) == 0 {
		b.Middle(ink.Italic, 15*u, b.w/2, 40*u, b.soft, r.say("rules.none"))
	}
	b.bar(rect{0, 4 * u, b.w, b.h - 8*u}, back, r.top[r.list].all, b.h)
}

func (r *Rulebook) paintRow(b *brush, row *ruleRow, at rect) {
	u := b.u
	if row.item == nil {
		b.Caps(10.5*u, 36*u, at.bottom()-7*u, ink.Mix(b.gold, b.faint, 0.35), ink.Fit(ink.Bold, 9.5*u, b.w-66*u, row.lines[0]))
		return
	}
	marked := row.chapter == nil && row.item.ID == r.at
	hot := b.hit(hit{At: at, Key: "row" + row.item.ID + row.lines[0], Do: func() { r.choose(row) }})
	c := ink.Mix(b.skin.ink, b.soft, 0.35)
	switch {
	case marked:
		c = b.skin.ink
		b.Round(at.X, at.Y, at.W, at.H, 6*u, ink.Fade(b.gold, 0.2))
		b.Round(at.X, at.Y+3*u, 3*u, at.H-6*u, 1.5*u, b.gold)
	case hot:
		c = b.skin.ink
		b.Round(at.X, at.Y, at.W, at.H, 6*u, ink.Fade(b.skin.ink, 0.07))
	}
	switch {
	case row.chapter != nil:
		gold := b.soft
		if row.chapter == r.book.Lookup(r.at).Chapter {
			gold = b.gold
		}
		b.Right(ink.Bold, 15.5*u, 38*u, at.Y+20*u, gold, strconv.Itoa(row.chapter.No))
		for n, s := range row.lines {
			b.Text(ink.Bold, 15.5*u, 50*u, at.Y+(20+float32(n)*19)*u, b.skin.ink, s)
		}
	case row.under != "":
		for n, s := range row.lines {
			b.Text(ink.Plain, ruleTitle*u, 22*u, at.Y+(18+float32(n)*18)*u, c, s)
		}
		b.Text(ink.Plain, 12*u, 22*u, at.bottom()-8*u, b.faint, ink.Fit(ink.Plain, 12*u, b.w-44*u, row.under))
	default:
		for n, s := range row.lines {
			b.Text(ink.Plain, ruleTitle*u, 36*u, at.Y+(17+float32(n)*18)*u, c, s)
		}
	}
}

// choose goes where a row leads.
func (r *Rulebook) choose(row *ruleRow) {
	for n, i := range r.seek.items {
		if i == row.item {
			r.seek.picked = n
		}
	}
	r.land(row.item.ID)
	r.Grab()
}
