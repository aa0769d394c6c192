package widgets

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"cantina/engine/game"
	"cantina/widgets/ink"
)

// A menu is a list of options at a place: a card's own, or the ways to put a
// card where it was dropped. It also says why nothing can be done.
type menu struct {
	*slip
	offer
}

// An offer is what a menu holds.
type offer struct {
	x, y    float32
	head    string
	opts    []int
	reasons []game.Reason
	example func() // opens the card's example; may be nil
	picked  int    // by the keyboard, -1 none
}

func newMenu(t *tableau) *menu {
	return &menu{slip: newSlip(t, func(s *skin) ink.Color { return ink.Mix(s.line, s.soft, 0.4) })}
}

// open shows an offer.
func (m *menu) open(o offer) {
	if len(o.opts) == 1 { // Enter takes the only one
		o.picked = 0
	}
	m.offer, m.up = o, true
	m.place()
	m.house.arrange()
}

// pick goes to an option, or to the example behind them all.
func (m *menu) pick(n int) {
	m.picked = n
	m.place()
}

// place puts the menu at its place, inside the window.
func (m *menu) place() {
	if !m.up { // its options may be another prompt's
		m.hide()
		return
	}
	w := m.width()
	m.lay(m.lines, w, func(h float32) rect {
		s := m.size
		h = min(h, s.Height-8)
		return rect{clampf(m.x+4, 4, max(s.Width-w-4, 4)), clampf(m.y+4, 4, max(s.Height-h-4, 4)), w, h}
	})
}

// width is what its options need, within reason.
func (m *menu) width() float32 {
	u := m.bands.U
	w := ink.Width(ink.Bold, 15*u, m.head) + 40*u
	for _, i := range m.opts {
		w = max(w, ink.Width(ink.Bold, 15*u, m.labelAt(i))+90*u)
		if m.moves.opt(i).Text[m.lang] != "" {
			w = max(w, 380*u)
		}
	}
	if len(m.reasons) > 0 || len(m.opts) == 0 {
		w = max(w, 330*u)
	}
	return round(min(w, 680*u, m.size.Width-8))
}

func (m *menu) lines() (out []fyne.CanvasObject) {
	out = append(out, slipText(m.head, theme.ColorNamePrimary, fyne.TextStyle{Bold: true}), widget.NewSeparator())
	for n, i := range m.opts {
		out = append(out, m.option(n, i)...)
	}
	if len(m.reasons) > 0 {
		out = append(out, slipText(m.say("menu.why"), softText, fyne.TextStyle{Bold: true}))
		out = append(out, m.reasonLines(m.reasons)...)
	} else if len(m.opts) == 0 {
		out = append(out, slipText(m.say("menu.none"), softText, fyne.TextStyle{Italic: true}))
	}
	if m.example != nil {
		out = append(out, widget.NewSeparator(), m.button(len(m.opts), m.say("menu.example"), m.example))
	}
	return out
}

// option is the line of an option with its number and its cost, and the sentence that it carries out
// where its card has several.
func (m *menu) option(n, i int) (out []fyne.CanvasObject) {
	o, says := m.moves.opt(i), m.labelAt(i)
	if n < 9 {
		says = strconv.Itoa(n+1) + "   " + says
	}
	var line fyne.CanvasObject = m.button(n, says, func() { m.choose(i) })
	if o.Cost > 0 {
		cost := widget.NewRichText(&widget.TextSegment{Text: strconv.Itoa(int(o.Cost)), Style: widget.RichTextStyle{ColorName: theme.ColorNamePrimary, TextStyle: fyne.TextStyle{Bold: true}}})
		line = container.NewBorder(nil, nil, nil, cost, line)
	}
	out = append(out, line)
	if s := o.Text[m.lang]; s != "" {
		out = append(out, slipText(sentence(s), softText, fyne.TextStyle{}))
	}
	return out
}

// labelAt is label of an option by its number, with the phase for which it waits.
func (m *menu) labelAt(i int) string {
	says := m.label(m.moves.opt(i))
	if ph := m.moves.phase(i); ph != game.Start {
		says = m.say("menu.later", game.OfPhase[ph][m.lang], says)
	}
	return says
}

func (m *menu) button(n int, says string, do func()) *widget.Button {
	b := widget.NewButton(says, do)
	b.Alignment, b.Importance = widget.ButtonAlignLeading, widget.LowImportance
	if n == m.picked {
		b.Importance = widget.MediumImportance
	}
	return b
}
