package widgets

import (
	"strconv"

	"cantina/widgets/ink"
)

// paintList paints everything that can be done now, by verb, narrowed by the
// search.
func (t *Table) paintList(b *brush, r rect) {
	u := b.u
	y := r.Y - t.side.back[listTab]
	start := y
	n := 0
	for _, g := range t.moves.grouped(t.lang, t.side.query) {
		if y > r.Y-20*u && y < r.bottom() {
			name := t.say("verb." + g.Verb.String())
			end := b.Caps(11*u, r.X, y+14*u, b.gold, name)
			b.Rect(end+8*u, y+10*u, r.right()-end-16*u, 1, b.line)
		}
		y += 22 * u
		for _, i := range g.Opts {
			lines := t.listLines(i, r.W-6*u)
			h := (float32(len(lines))*18 + 8) * u
			if y > r.Y-h && y < r.bottom() {
				t.paintListLine(b, i, lines, n == t.side.picked && (t.side.query != "" || t.deck.search.on), rect{r.X, y, r.W - 6*u, h}, r)
			}
			y += h
			n++
		}
		y += 4 * u
	}
	if n == 0 {
		b.Middle(ink.Italic, 14*u, r.midX(), r.Y+40*u, b.faint, t.say("list.none"))
	}
	t.side.most = max(y-start-r.H, 0)
	b.bar(r, t.side.back[listTab], y-start, r.H)
	top := tabHeight*u + 1
	b.Rect(0, top, b.w, r.Y-top, b.panel)
}

// listLines are the words of an option as they stand in the list.
func (t *Table) listLines(i int, w float32) []string {
	u, o := t.bands.U, &t.moves.opts[i]
	says := t.label(o)
	if s := o.Text[t.lang]; s != "" {
		says += " – " + s
	}
	lines := ink.Wrap(ink.Plain, 14.5*u, w-46*u, says)
	if most := 4; len(lines) > most {
		lines = append(lines[:most-1:most-1], ink.Fit(ink.Plain, 14.5*u, w-46*u, lines[most-1]+" "+lines[most]))
	}
	return lines
}

func (t *Table) paintListLine(b *brush, i int, lines []string, picked bool, at, in rect) {
	u := b.u
	o := &t.moves.opts[i]
	h := hit{At: at, Key: "list" + strconv.Itoa(i), Do: func() { t.choose(i) }, Card: t.shown[o.Card]}
	if at.Y < in.Y-2*u {
		h.At = rect{}
	}
	if b.hit(h) || picked {
		b.Round(at.X-6*u, at.Y, at.W+8*u, at.H-2*u, 5*u, ink.Fade(b.gold, 0.16))
		b.Round(at.X-6*u, at.Y, 3*u, at.H-2*u, 1.5*u, b.gold)
	}
	if o.Cost > 0 {
		s := strconv.Itoa(int(o.Cost))
		w := ink.Width(ink.Bold, 14*u, s)
		b.Right(ink.Bold, 14*u, at.right()-4*u, at.Y+17*u, b.gold, s)
		b.Icon("deploy", at.right()-w-20*u, at.Y+6*u, 13*u, b.soft)
	}
	for k, s := range lines {
		b.Text(ink.Plain, 14.5*u, at.X+4*u, at.Y+(17+18*float32(k))*u, b.skin.ink, s)
	}
}

// listed are the options in the order of the list.
func (t *Table) listed() (out []int) {
	for _, g := range t.moves.grouped(t.lang, t.side.query) {
		out = append(out, g.Opts...)
	}
	return
}

// walkList brings the keyboard so many lines down in the list, and that line into sight.
func (t *Table) walkList(step int) {
	if t.side.tab != listTab || t.opt.Shut {
		return
	}
	if n := len(t.listed()); n > 0 {
		t.side.picked = ((t.side.picked+step)%n + n) % n
	}
	if step != 0 {
		t.side.back[listTab] = t.listBack()
	}
	t.deck.lower.draw()
}

// listBack is how far the list is scrolled so that the line under the keyboard is in sight.
func (t *Table) listBack() float32 {
	u, see := t.bands.U, t.lowerBody(true)
	y, n := float32(0), 0
	for _, g := range t.moves.grouped(t.lang, t.side.query) {
		head := y
		y += 22 * u
		for _, i := range g.Opts {
			h := (float32(len(t.listLines(i, see.W-6*u)))*18 + 8) * u
			if n == t.side.picked {
				if i == g.Opts[0] { // with its heading
					y, h = head, y+h-head
				}
				return min(max(t.side.back[listTab], y+h-see.H), y)
			}
			y += h
			n++
		}
		y += 4 * u
	}
	return 0
}
