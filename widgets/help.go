package widgets

import "cantina/widgets/ink"

var helpKeys = [...]string{"arrows", "enter", "escape", "pass", "end", "undo", "digits", "list", "menu", "log", "pile", "page", "orders", "full", "look", "coach", "zoom", "pan", "fold", "plate", "sort", "rule", "help"}

// helpLine is how far two keys stand apart, where there is room.
const helpLine = 29

// A help is the sheet of keys.
type help struct {
	*tableau
	panel *panel
	up    bool
}

func newHelp(t *tableau) *help {
	h := &help{tableau: t}
	h.panel = newPanel(t, h.paint)
	return h
}

// show opens or closes it.
func (h *help) show(up bool) {
	h.up = up
	h.house.floats()
}

func (h *help) rect() rect {
	if !h.up {
		return rect{}
	}
	s, u := h.size, h.bands.U
	wide, high := min(640*u, s.Width-20), min(float32(len(KeyRows(h.opt.Keys, h.lang)))*helpLine*u+112*u, s.Height-20)
	return rect{(s.Width - wide) / 2, (s.Height - high) / 2, wide, high}.whole()
}

// paintHelp paints the keys.
func (h *help) paint(b *brush) {
	if !h.up {
		return
	}
	u := b.u
	b.Round(0, 0, b.w, b.h, 12*u, b.top)
	b.Frame(0, 0, b.w, b.h, 12*u, 1.5*u, ink.Fade(b.gold, 0.7))
	b.hit(hit{At: rect{0, 0, b.w, b.h}, Quiet: true, Do: func() { h.show(false) }})
	b.Text(ink.Bold, 22*u, 26*u, 42*u, b.skin.ink, h.say("help.title"))
	rows := KeyRows(h.opt.Keys, h.lang)
	y, step := 76*u, min(helpLine*u, (b.h-112*u)/float32(len(rows)))
	for _, k := range rows {
		w := ink.Width(ink.Bold, 14*u, k.Key) + 16*u
		b.Round(26*u, y-16*u, w, min(23*u, step-2), 5*u, b.raised)
		b.Frame(26*u, y-16*u, w, min(23*u, step-2), 5*u, 1, b.line)
		b.Text(ink.Bold, 14*u, 34*u, y, b.gold, k.Key)
		b.Text(ink.Plain, 15*u, 226*u, y, b.skin.ink, ink.Fit(ink.Plain, 15*u, b.w-250*u, k.Say))
		y += step
	}
	b.Right(ink.Italic, 13*u, b.w-24*u, b.h-16*u, b.faint, h.say("help.close"))
}
