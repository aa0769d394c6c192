package widgets

import (
	"strconv"

	"cantina/engine/game"
	"cantina/widgets/ink"
)

// A menu is a list of options at a place: a card's own, or the ways to put a
// card where it was dropped. It also says why nothing can be done.
type menu struct {
	*tableau
	panel *panel
	up    bool
	offer
}

// An offer is what a menu holds.
type offer struct {
	x, y    float32
	head    string
	opts    []int
	reasons []game.Reason
	example func() // opens the card's example; may be nil
	picked  int
}

func newMenu(t *tableau) *menu {
	m := &menu{tableau: t}
	m.panel = newPanel(t, m.paint)
	return m
}

const menuLine = 28

// rect is where the menu stands: at its place, inside the window.
func (m *menu) rect() rect {
	if !m.up {
		return rect{}
	}
	u := m.bands.U
	w := ink.Width(ink.Bold, 14*u, m.head) + 30*u
	for _, i := range m.opts {
		w = max(w, ink.Width(ink.Plain, 15*u, m.label(&m.moves.opts[i]))+96*u)
		if m.moves.opts[i].Text[m.lang] != "" {
			w = max(w, 380*u)
		}
	}
	if len(m.reasons) > 0 || len(m.opts) == 0 {
		w = max(w, 330*u)
	}
	w = min(w, 460*u)
	h := 34*u + 8*u
	for _, i := range m.opts {
		h += m.height(i, w)
	}
	if len(m.reasons) > 0 {
		h += 22*u + m.reasonsHeight(m.reasons, w-28*u)
	} else if len(m.opts) == 0 {
		h += menuLine * u
	}
	if m.example != nil {
		h += (menuLine + 4) * u
		w = max(w, ink.Width(ink.Plain, 15*u, m.say("menu.example"))+60*u)
	}
	s := m.size
	h = min(h, s.Height-8)
	return rect{clampf(m.x+4, 4, max(s.Width-w-4, 4)), clampf(m.y+4, 4, max(s.Height-h-4, 4)), w, h}.whole()
}

// text is the sentence that an option of a menu w wide carries out, where its card has
// several, in lines.
func (m *menu) text(i int, w float32) []string {
	u, s := m.bands.U, m.moves.opts[i].Text[m.lang]
	if s == "" {
		return nil
	}
	return ink.Wrap(ink.Plain, 13*u, w-44*u, sentence(s))
}

// height is how high an option of a menu w wide stands.
func (m *menu) height(i int, w float32) float32 {
	lines := m.text(i, w)
	if len(lines) == 0 {
		return menuLine * m.bands.U
	}
	return (menuLine + 16*float32(len(lines)) + 4) * m.bands.U
}

func (m *menu) paint(b *brush) {
	u := b.u
	if !m.up {
		return
	}
	b.Round(0, 0, b.w, b.h, 8*u, b.top)
	b.Frame(0, 0, b.w, b.h, 8*u, 1.2*u, ink.Mix(b.line, b.soft, 0.4))
	b.hit(hit{At: rect{0, 0, b.w, b.h}, Quiet: true, Do: func() {}})
	b.Text(ink.Bold, 14*u, 14*u, 22*u, b.gold, ink.Fit(ink.Bold, 14*u, b.w-28*u, m.head))
	b.Rect(8*u, 32*u, b.w-16*u, 1, b.line)
	y := 36 * u
	for n, i := range m.opts {
		o := &m.moves.opts[i]
		at := rect{4 * u, y, b.w - 8*u, m.height(i, b.w)}
		if b.hit(hit{At: at, Key: "menu" + strconv.Itoa(i), Do: func() { m.choose(i) }}) || n == m.picked {
			b.Round(at.X, at.Y, at.W, at.H-1, 5*u, ink.Fade(b.gold, 0.2))
		}
		if n < 9 {
			b.Text(ink.Plain, 12*u, 14*u, y+18.5*u, b.faint, strconv.Itoa(n+1))
		}
		room := b.w - 44*u
		if o.Cost > 0 {
			s := strconv.Itoa(int(o.Cost))
			cw := ink.Width(ink.Bold, 15*u, s)
			b.Right(ink.Bold, 15*u, b.w-14*u, y+19*u, b.gold, s)
			b.Icon("deploy", b.w-14*u-cw-17*u, y+7*u, 13*u, b.soft)
			room -= cw + 22*u
		}
		b.Text(ink.Plain, 15*u, 30*u, y+19*u, b.skin.ink, ink.Fit(ink.Plain, 15*u, room, m.label(o)))
		for k, s := range m.text(i, b.w) {
			b.Text(ink.Plain, 13*u, 30*u, y+(35+16*float32(k))*u, b.soft, s)
		}
		y += at.H
	}
	switch {
	case len(m.reasons) > 0:
		if len(m.opts) > 0 {
			b.Rect(8*u, y+3*u, b.w-16*u, 1, b.line)
		}
		b.Text(ink.Bold, 12.5*u, 14*u, y+17*u, b.soft, m.say("menu.why"))
		m.paintReasons(b, m.reasons, 14*u, y+22*u, b.w-28*u, "mrule")
	case len(m.opts) == 0:
		b.Text(ink.Italic, 14*u, 14*u, y+18*u, b.soft, m.say("menu.none"))
	}
	if m.example != nil {
		m.paintExample(b)
	}
}

// exampleOf opens the example of a card that is seen; nil if it has none.
func (t *tableau) exampleOf(v *game.CardView) func() {
	if t.act.Example == nil || v.Def == nil || v.FaceDown {
		return nil
	}
	return t.act.Example(v.Face().Slug)
}

// paintExample paints the last line of a card's menu.
func (m *menu) paintExample(b *brush) {
	u := b.u
	at := rect{4 * u, b.h - (menuLine+5)*u, b.w - 8*u, menuLine * u}
	b.Rect(8*u, at.Y-1, b.w-16*u, 1, b.line)
	c := b.gold
	if b.hit(hit{At: at, Key: "example", Do: m.example}) || m.picked == len(m.opts) {
		c = b.skin.ink
		b.Round(at.X, at.Y, at.W, at.H-1, 5*u, ink.Fade(b.gold, 0.2))
	}
	b.Text(ink.Plain, 15*u, 30*u, at.Y+19*u, c, m.say("menu.example"))
}
