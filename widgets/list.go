package widgets

import (
	"strconv"

	"cantina/widgets/ink"
)

// A listPage is all that can be done now.
type listPage struct {
	*tableau
	roll
	query  string
	picked int  // line under the keyboard
	walked bool // the keyboard is in the list
}

// paint paints everything that can be done now, by verb, narrowed by the
// search.
func (lp *listPage) paint(b *brush, r rect) {
	u := b.u
	y := r.Y - lp.back
	start := y
	n := 0
	for _, g := range lp.moves.grouped(lp.lang, lp.query) {
		if y > r.Y-20*u && y < r.bottom() {
			name := lp.say("verb." + g.Verb.String())
			end := b.Caps(11*u, r.X, y+14*u, b.gold, name)
			b.Rect(end+8*u, y+10*u, r.right()-end-16*u, 1, b.line)
		}
		y += 22 * u
		for _, i := range g.Opts {
			lines := lp.listLines(i, r.W-6*u)
			h := (float32(len(lines))*18 + 8) * u
			if y > r.Y-h && y < r.bottom() {
				lp.paintListLine(b, i, lines, n == lp.picked && (lp.query != "" || lp.walked), rect{r.X, y, r.W - 6*u, h}, r)
			}
			y += h
			n++
		}
		y += 4 * u
	}
	if n == 0 {
		b.Middle(ink.Italic, 14*u, r.midX(), r.Y+40*u, b.faint, lp.say("list.none"))
	}
	lp.end(b, r, y-start)
	top := tabHeight*u + 1
	b.Rect(0, top, b.w, r.Y-top, b.panel)
}

// listLines are the words of an option as they stand in the list.
func (lp *listPage) listLines(i int, w float32) []string {
	u, o := lp.bands.U, &lp.moves.opts[i]
	says := lp.label(o)
	if s := o.Text[lp.lang]; s != "" {
		says += " – " + s
	}
	lines := ink.Wrap(ink.Plain, 14.5*u, w-46*u, says)
	if most := 4; len(lines) > most {
		lines = append(lines[:most-1:most-1], ink.Fit(ink.Plain, 14.5*u, w-46*u, lines[most-1]+" "+lines[most]))
	}
	return lines
}

func (lp *listPage) paintListLine(b *brush, i int, lines []string, picked bool, at, in rect) {
	u := b.u
	o := &lp.moves.opts[i]
	h := hit{At: at, Key: "list" + strconv.Itoa(i), Do: func() { lp.choose(i) }, Card: lp.shown[o.Card]}
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
func (lp *listPage) listed() (out []int) {
	for _, g := range lp.moves.grouped(lp.lang, lp.query) {
		out = append(out, g.Opts...)
	}
	return
}

// take chooses the option under the keyboard, if there is one.
func (lp *listPage) take() bool {
	is := lp.listed()
	if lp.picked >= len(is) {
		return false
	}
	lp.choose(is[lp.picked])
	return true
}

// walk brings the keyboard so many lines down, and that line into sight in the part see.
func (lp *listPage) walk(step int, see rect) {
	n := len(lp.listed())
	if n == 0 || step == 0 {
		return
	}
	lp.picked = ((lp.picked+step)%n + n) % n
	u, y, at := lp.bands.U, float32(0), 0
	for _, g := range lp.moves.grouped(lp.lang, lp.query) {
		head := y
		y += 22 * u
		for _, i := range g.Opts {
			h := (float32(len(lp.listLines(i, see.W-6*u)))*18 + 8) * u
			if at == lp.picked {
				if i == g.Opts[0] { // with its heading
					y, h = head, y+h-head
				}
				lp.back = min(max(lp.back, y+h-see.H), y)
				return
			}
			y += h
			at++
		}
		y += 4 * u
	}
}
