package widgets

import (
	"strconv"

	"cantina/engine/game"
	"cantina/widgets/ink"
)

// A menu is a list of options at a place: a card's own, or the ways to put a
// card where it was dropped. It also says why nothing can be done.
type menu struct {
	x, y    float32
	head    string
	opts    []int
	reasons []game.Reason
	example func() // opens the card's example; may be nil
	picked  int
}

// openCardMenu opens the menu of a card at a place of the table.
func (t *Table) openCardMenu(v *game.CardView, x, y float32) {
	if v == nil {
		return
	}
	m := &menu{x: x, y: y, opts: t.moves.byCard[v.ID], picked: -1}
	for i := range t.moves.opts {
		if o := &t.moves.opts[i]; o.Target == v.ID && o.Card != v.ID && t.shown[o.Card] == nil {
			m.opts = append(m.opts[:len(m.opts):len(m.opts)], i)
		}
	}
	if v.Def != nil {
		m.head = v.Def.Title
	}
	if v.ID != 0 {
		m.reasons = t.act.Why(v.ID, 0)
	}
	m.example = t.exampleOf(v)
	t.inspectNow(v)
	t.openMenu(m)
}

// chooseAmong opens a menu of options at a place.
func (t *Table) chooseAmong(head string, opts []int, x, y float32) {
	t.openMenu(&menu{x: x, y: y, head: head, opts: opts, picked: -1})
}

func (t *Table) openMenu(m *menu) {
	if len(m.opts) == 1 { // Enter takes the only one
		m.picked = 0
	}
	t.menu, t.toast = m, nil
	t.drawFloats()
}

const menuLine = 28

// menuRect is where the menu stands: at its place, inside the window.
func (t *Table) menuRect() rect {
	m := t.menu
	if m == nil {
		return rect{}
	}
	u := t.bands.U
	w := ink.Width(ink.Bold, 14*u, m.head) + 30*u
	for _, i := range m.opts {
		w = max(w, ink.Width(ink.Plain, 15*u, t.label(&t.moves.opts[i]))+96*u)
		if t.moves.opts[i].Text[t.lang] != "" {
			w = max(w, 380*u)
		}
	}
	if len(m.reasons) > 0 || len(m.opts) == 0 {
		w = max(w, 330*u)
	}
	w = min(w, 460*u)
	h := 34*u + 8*u
	for _, i := range m.opts {
		h += t.menuHeight(i, w)
	}
	if len(m.reasons) > 0 {
		h += 22*u + t.reasonsHeight(m.reasons, w-28*u)
	} else if len(m.opts) == 0 {
		h += menuLine * u
	}
	if m.example != nil {
		h += (menuLine + 4) * u
		w = max(w, ink.Width(ink.Plain, 15*u, t.say("menu.example"))+60*u)
	}
	s := t.Size()
	h = min(h, s.Height-8)
	return rect{clampf(m.x+4, 4, max(s.Width-w-4, 4)), clampf(m.y+4, 4, max(s.Height-h-4, 4)), w, h}.whole()
}

// menuText is the sentence that an option of a menu w wide carries out, where its card has
// several, in lines.
func (t *Table) menuText(i int, w float32) []string {
	u, s := t.bands.U, t.moves.opts[i].Text[t.lang]
	if s == "" {
		return nil
	}
	return ink.Wrap(ink.Plain, 13*u, w-44*u, sentence(s))
}

// menuHeight is how high an option of a menu w wide stands.
func (t *Table) menuHeight(i int, w float32) float32 {
	lines := t.menuText(i, w)
	if len(lines) == 0 {
		return menuLine * t.bands.U
	}
	return (menuLine + 16*float32(len(lines)) + 4) * t.bands.U
}

func (t *Table) paintMenu(b *brush) {
	m, u := t.menu, b.u
	if m == nil {
		return
	}
	b.Round(0, 0, b.w, b.h, 8*u, b.top)
	b.Frame(0, 0, b.w, b.h, 8*u, 1.2*u, ink.Mix(b.line, b.soft, 0.4))
	b.hit(hit{At: rect{0, 0, b.w, b.h}, Quiet: true, Do: func() {}})
	b.Text(ink.Bold, 14*u, 14*u, 22*u, b.gold, ink.Fit(ink.Bold, 14*u, b.w-28*u, m.head))
	b.Rect(8*u, 32*u, b.w-16*u, 1, b.line)
	y := 36 * u
	for n, i := range m.opts {
		o := &t.moves.opts[i]
		at := rect{4 * u, y, b.w - 8*u, t.menuHeight(i, b.w)}
		if b.hit(hit{At: at, Key: "menu" + strconv.Itoa(i), Do: func() { t.choose(i) }}) || n == m.picked {
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
		b.Text(ink.Plain, 15*u, 30*u, y+19*u, b.skin.ink, ink.Fit(ink.Plain, 15*u, room, t.label(o)))
		for k, s := range t.menuText(i, b.w) {
			b.Text(ink.Plain, 13*u, 30*u, y+(35+16*float32(k))*u, b.soft, s)
		}
		y += at.H
	}
	switch {
	case len(m.reasons) > 0:
		if len(m.opts) > 0 {
			b.Rect(8*u, y+3*u, b.w-16*u, 1, b.line)
		}
		b.Text(ink.Bold, 12.5*u, 14*u, y+17*u, b.soft, t.say("menu.why"))
		t.paintReasons(b, m.reasons, 14*u, y+22*u, b.w-28*u, "mrule")
	case len(m.opts) == 0:
		b.Text(ink.Italic, 14*u, 14*u, y+18*u, b.soft, t.say("menu.none"))
	}
	if m.example != nil {
		t.paintExample(b, m)
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
func (t *Table) paintExample(b *brush, m *menu) {
	u := b.u
	at := rect{4 * u, b.h - (menuLine+5)*u, b.w - 8*u, menuLine * u}
	b.Rect(8*u, at.Y-1, b.w-16*u, 1, b.line)
	c := b.gold
	if b.hit(hit{At: at, Key: "example", Do: m.example}) || m.picked == len(m.opts) {
		c = b.skin.ink
		b.Round(at.X, at.Y, at.W, at.H-1, 5*u, ink.Fade(b.gold, 0.2))
	}
	b.Text(ink.Plain, 15*u, 30*u, at.Y+19*u, c, t.say("menu.example"))
}
