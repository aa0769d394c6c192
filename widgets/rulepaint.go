package widgets

import (
	"strconv"

	"cantina/engine/rulebook"
	"cantina/widgets/ink"
)

// color is what a tone looks like.
func (b *brush) color(t tone) ink.Color {
	return [...]ink.Color{toneInk: b.skin.ink, toneSoft: b.soft, toneFaint: b.faint, toneGold: b.gold, toneBody: ink.Mix(b.skin.ink, b.soft, 0.25)}[t]
}

// paintPage paints what is in sight of the chapter.
func (r *Rulebook) paintPage(b *brush) {
	u, f := b.u, r.flow
	b.Rect(0, 0, b.w, b.h, b.panel)
	if f == nil {
		return
	}
	back := r.top[r.page].at
	b.hit(hit{At: rect{0, 0, b.w, b.h}, Quiet: true, Do: r.Grab})
	r.paintPiece(b, &f.head, back)
	for i := range f.pieces {
		p := &f.pieces[i]
		if p.At.bottom()-back < 0 || p.At.Y-back > b.h {
			continue
		}
		r.paintPiece(b, p, back)
		if p.Item == nil && len(p.Lines) > 0 {
			b.Rect(f.x, p.At.Y+12*u-back, f.w, 1, b.line)
		}
	}
	r.paintTurnings(b, f.h-58*u-back)
	b.bar(rect{0, 4 * u, b.w, b.h - 8*u}, back, f.h, b.h)
}

// paintPiece paints a heading or an item; the marked one stands on a plate.
func (r *Rulebook) paintPiece(b *brush, p *rulePiece, back float32) {
	u := b.u
	marked := p.Item != nil && p.Item.ID == r.at
	if marked {
		b.Round(p.At.X-22*u, p.At.Y-back, p.At.W+44*u, p.At.H, 9*u, b.raised)
		b.Round(p.At.X-22*u, p.At.Y-back, 4*u, p.At.H, 2*u, b.gold)
	} else if p.Item != nil {
		id := p.Item.ID
		b.hit(hit{At: rect{p.At.X - 22*u, p.At.Y - back, p.At.W + 44*u, p.At.H}, Quiet: true, Do: func() { r.mark(id) }})
	}
	for _, m := range p.Marks {
		b.Round(m.X, m.Y-back, m.W, m.H, m.W/2, ink.Fade(b.gold, 0.7))
	}
	for _, line := range p.Lines {
		y := line.y - back
		if y < -10*u || y > b.h+30*u {
			continue
		}
		for _, run := range line.runs {
			r.paintRun(b, p, run, y, marked)
		}
	}
}

func (r *Rulebook) paintRun(b *brush, p *rulePiece, run ruleRun, y float32, marked bool) {
	u := b.u
	c := b.color(run.tone)
	if run.link < 0 {
		if run.tone == toneFaint && marked {
			c = b.soft
		}
		b.Text(run.f, run.size, run.x, y, c, run.s)
		return
	}
	w := ink.Width(run.f, run.size, run.s)
	to, key := p.Links[run.link], strconv.Itoa(run.link)
	if p.Item != nil {
		key = p.Item.ID + " " + key
	}
	hot := b.hit(hit{At: rect{run.x, y - run.size*0.95, w, run.size * 1.3}, Key: key, Do: func() { r.follow(to) }})
	if marked && run.link == r.link {
		b.Round(run.x-3*u, y-run.size*0.92, w+6*u, run.size*1.25, 4*u, ink.Fade(b.gold, 0.3))
		b.Frame(run.x-3*u, y-run.size*0.92, w+6*u, run.size*1.25, 4*u, 1.2*u, b.focus)
	}
	if hot {
		c = b.skin.ink
	}
	b.Text(run.f, run.size, run.x, y, c, run.s)
	b.Rect(run.x, y+2.5*u, w, 1, ink.Fade(c, 0.5))
}

// paintTurnings paints the ways to the chapters before and after.
func (r *Rulebook) paintTurnings(b *brush, y float32) {
	u, f := b.u, r.flow
	if y > b.h {
		return
	}
	b.Rect(f.x, y, f.w, 1, b.line)
	all := r.book.Chapters()
	turning := func(c *rulebook.Chapter, text string, x, w float32) {
		color := b.gold
		if b.hit(hit{At: rect{x, y + 8*u, w, 28 * u}, Key: "chapter" + strconv.Itoa(c.No), Do: func() { r.follow(c.Items[0].ID) }}) {
			color = b.skin.ink
		}
		b.Text(ink.Bold, 15*u, x, y+27*u, color, text)
	}
	for n, c := range all {
		if c != f.chapter {
			continue
		}
		if n > 0 {
			text := "‹ " + all[n-1].Title[r.lang]
			turning(all[n-1], text, f.x, ink.Width(ink.Bold, 15*u, text))
		}
		if n+1 < len(all) {
			text := all[n+1].Title[r.lang] + " ›"
			w := ink.Width(ink.Bold, 15*u, text)
			turning(all[n+1], text, f.x+f.w-w, w)
		}
	}
}

// mark marks a paragraph where it stands.
func (r *Rulebook) mark(id string) {
	at := r.top[r.page].at
	r.land(id)
	r.move(r.page, at)
	r.page.draw()
	r.Grab()
}
