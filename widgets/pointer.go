package widgets

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets/ink"
)

// A pointer is where the mouse is, and what is said of what lies there: a tip beside a chip or a
// number, and the rule that F1 opens.
type pointer struct {
	*tableau
	panel  *panel
	eye    *eye
	lens   *lens
	phases *phases
	menu   *menu
	toast  *toast
	tip
}

func newPointer(e *eye, ln *lens, ps *phases, m *menu, o *toast) *pointer {
	po := &pointer{tableau: e.tableau, eye: e, lens: ln, phases: ps, menu: m, toast: o}
	po.panel = newPanel(po.tableau, func(b *brush) { po.tip.paint(b) })
	return po
}

// A tip says what a chip or a number of the table is, where the pointer rests on it.
type tip struct {
	text string
	of   rect // of what it speaks
	n    int  // counts changes; a timer of an older one does nothing
	up   bool
}

const tipRest = 450 * time.Millisecond

// pointAt notes where the pointer is, and says after a moment what lies there.
func (po *pointer) pointAt(x, y float32) {
	po.mouse = fyne.NewPos(x, y)
	text, of := "", rect{}
	if po.view != nil && po.pull == idle && !po.menu.up {
		text, of = po.tipUnder(x, y)
	}
	if text == po.text && of == po.of {
		return
	}
	was := po.up
	po.drop()
	po.text, po.of = text, of
	if was {
		po.place()
	}
	if n := po.n; text != "" {
		po.later(tipRest, func() {
			if po.n == n {
				po.up = true
				po.place()
			}
		})
	}
}

// drop forgets the tip.
func (po *pointer) drop() { po.tip = tip{n: po.n + 1} }

// place shows the tip beside what it speaks of, or hides it.
func (po *pointer) place() {
	u, s := po.bands.U, po.size
	if !po.up || po.text == "" {
		po.panel.put(rect{})
		return
	}
	w := min(400*u, s.Width-12*u)
	lines := ink.Wrap(ink.Plain, 13.5*u, w-24*u, po.text)
	if len(lines) == 1 {
		w = ink.Width(ink.Plain, 13.5*u, lines[0]) + 24*u
	}
	h := float32(len(lines))*17*u + 14*u
	at := rect{clampf(po.of.midX()-w/2, 6*u, max(s.Width-w-6*u, 6*u)), po.of.bottom() + 6*u, w, h}
	if at.bottom() > s.Height-4*u {
		at.Y = po.of.Y - h - 6*u
	}
	po.panel.put(at.whole())
}

// paint paints a tip.
func (p *tip) paint(b *brush) {
	u := b.u
	b.Round(0, 0, b.w, b.h, 6*u, b.deep)
	b.Frame(0, 0, b.w, b.h, 6*u, 1.2*u, b.soft)
	y := 18 * u
	for _, s := range ink.Wrap(ink.Plain, 13.5*u, b.w-24*u+1, p.text) {
		b.Text(ink.Plain, 13.5*u, 12*u, y, b.skin.ink, s)
		y += 17 * u
	}
}

// tipUnder is what is said of a place of the table, and the place; "" of most.
func (po *pointer) tipUnder(x, y float32) (string, rect) {
	if side, z, at, ok := po.pileAt(x, y); ok {
		n, _ := pileOf(&po.view.Players[side], z)
		return po.say("tip."+pileKey[z], po.named(side), countText(n)), at
	}
	for k := range po.bars {
		if at := po.bars[k].Info; at.has(x, y) {
			return po.tipForce(po.side(k)), at
		}
	}
	if b := &po.bands; b.Phases.has(x, y) {
		return po.phases.tip(x)
	}
	if l, side, at := po.eye.totalsAt(x, y); l != nil {
		return po.tipTotals(l.View, side), at
	}
	return "", rect{}
}

// tipForce says a player's Life Force, and where his Force comes from.
func (po *pointer) tipForce(side card.Side) string {
	p := &po.view.Players[side]
	text := po.say("tip.life", po.named(side), countText(p.LifeForce)) + " " + po.say("tip.generation", strconv.Itoa(p.Generation))
	var from []string
	for gi := range po.view.Groups {
		for li := range po.view.Groups[gi].Locations {
			if l := &po.view.Groups[gi].Locations[li]; l.Icons[side] > 0 && l.Card.Face() != nil {
				from = append(from, fmt.Sprintf("%s %d", l.Card.Face().Title, l.Icons[side]))
			}
		}
	}
	if len(from) > 0 {
		text += " " + po.say("tip.from", strings.Join(from, ", "))
	}
	if po.view.Active == side && p.Entitled > 0 {
		text += " " + po.say("tip.activated", p.Activated, p.Entitled)
	}
	return text
}

// tipTotals says of a location's totals of one side what they are made of.
func (po *pointer) tipTotals(v *game.LocationView, side card.Side) string {
	var parts []string
	add := func(key string, args ...any) { parts = append(parts, po.say("tip."+key, args...)) }
	if v.Controls == int8(side)+1 {
		add("controls")
	}
	if len(v.Cards[side]) > 0 {
		var by []string
		for i := range v.Cards[side] {
			if c := &v.Cards[side][i]; c.Face() != nil && c.Now[card.Power].Has {
				by = append(by, c.Face().Title+" "+c.Now[card.Power].N.String())
			}
		}
		if text := v.Power[side].String(); len(by) > 0 {
			add("power", text+" ("+strings.Join(by, ", ")+")")
		} else {
			add("power", text)
		}
		add("ability", v.Ability[side].String())
		if !v.Presence[side] {
			add("absent")
		}
	}
	if v.Icons[side] > 0 {
		add("icons", v.Icons[side])
	}
	if v.Drain[side] > 0 {
		add("drain", v.Drain[side])
	}
	if len(parts) == 0 || v.Card.Face() == nil {
		return ""
	}
	return po.named(side) + ", " + v.Card.Face().Title + ": " + strings.Join(parts, "; ") + "."
}
