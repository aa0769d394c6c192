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

// A tip says what a chip or a number of the table is, where the pointer rests on it.
type tip struct {
	text string
	at   rect // of what it speaks of
	n    int  // counts changes; a timer of an older one does nothing
	up   bool
}

const tipRest = 450 * time.Millisecond

// pointAt notes where the pointer is, and says after a moment what lies there.
func (t *Table) pointAt(x, y float32) {
	t.mouse = fyne.NewPos(x, y)
	p := &t.tip
	text, at := "", rect{}
	if t.view != nil && t.drag.phase == idle && t.menu == nil {
		text, at = t.tipUnder(x, y)
	}
	if text == p.text && at == p.at {
		return
	}
	was := p.up
	*p = tip{text: text, at: at, n: p.n + 1}
	if was {
		t.placeTip()
	}
	if n := p.n; text != "" {
		t.later(tipRest, func() {
			if t.tip.n == n {
				t.tip.up = true
				t.placeTip()
			}
		})
	}
}

// placeTip shows the tip beside what it speaks of, or hides it.
func (t *Table) placeTip() {
	p, u, s := &t.tip, t.bands.U, t.Size()
	if !p.up || p.text == "" {
		t.deck.tip.put(rect{})
		return
	}
	w := min(400*u, s.Width-12*u)
	lines := ink.Wrap(ink.Plain, 13.5*u, w-24*u, p.text)
	if len(lines) == 1 {
		w = ink.Width(ink.Plain, 13.5*u, lines[0]) + 24*u
	}
	h := float32(len(lines))*17*u + 14*u
	at := rect{clampf(p.at.midX()-w/2, 6*u, max(s.Width-w-6*u, 6*u)), p.at.bottom() + 6*u, w, h}
	if at.bottom() > s.Height-4*u {
		at.Y = p.at.Y - h - 6*u
	}
	t.deck.tip.put(at.whole())
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
func (t *Table) tipUnder(x, y float32) (string, rect) {
	for k := range t.bars {
		side := t.view.Seat
		if k == 1 {
			side = side.Other()
		}
		for i, z := range pileZones {
			if at := t.bars[k].Piles[i]; at.has(x, y) {
				n, _ := pileOf(&t.view.Players[side], z)
				return t.say("tip."+pileKey[z], t.named(side), countText(n)), at
			}
		}
		if at := t.bars[k].Info; at.has(x, y) {
			return t.tipForce(side), at
		}
	}
	if b := &t.bands; b.Phases.has(x, y) {
		return t.tipPhase(x)
	}
	for gi := range t.eye.row.Groups {
		for li := range t.eye.row.Groups[gi].Lanes {
			l := &t.eye.row.Groups[gi].Lanes[li]
			for k := range l.Totals {
				if at := t.eye.look(l.Totals[k]); at.has(x, y) && t.bands.Board.has(x, y) {
					side := t.view.Seat
					if k == 1 {
						side = side.Other()
					}
					return t.tipTotals(l.View, side), at
				}
			}
		}
	}
	return "", rect{}
}

// tipForce says a player's Life Force, and where his Force comes from.
func (t *Table) tipForce(side card.Side) string {
	p := &t.view.Players[side]
	text := t.say("tip.life", t.named(side), countText(p.LifeForce)) + " " + t.say("tip.generation", strconv.Itoa(p.Generation))
	var from []string
	for gi := range t.view.Groups {
		for li := range t.view.Groups[gi].Locations {
			if l := &t.view.Groups[gi].Locations[li]; l.Icons[side] > 0 && l.Card.Face() != nil {
				from = append(from, fmt.Sprintf("%s %d", l.Card.Face().Title, l.Icons[side]))
			}
		}
	}
	if len(from) > 0 {
		text += " " + t.say("tip.from", strings.Join(from, ", "))
	}
	if t.view.Active == side && p.Entitled > 0 {
		text += " " + t.say("tip.activated", p.Activated, p.Entitled)
	}
	return text
}

// tipPhase says of a phase what a click on it does.
func (t *Table) tipPhase(x float32) (string, rect) {
	for i := range t.deck.phases.hits {
		h := &t.deck.phases.hits[i]
		at := h.At.move(t.bands.Phases.X, t.bands.Phases.Y)
		if x < at.X || x > at.right() {
			continue
		}
		for ph := game.Activate; ph <= game.Draw; ph++ {
			if h.Key != "phase"+ph.String() {
				continue
			}
			key := "tip.phase.skip"
			if ph > t.view.Phase && t.mayGo(ph) {
				key = "tip.phase.go"
			} else if t.orders.Skip[t.view.Active].Has(ph) {
				key = "tip.phase.stop"
			}
			return first(game.PhaseNames[ph][t.lang]) + ": " + t.say(key), at
		}
		if h.Key == "orders" {
			return t.say("tip.orders"), at
		}
	}
	return "", rect{}
}

// tipTotals says of a location's totals of one side what they are made of.
func (t *Table) tipTotals(v *game.LocationView, side card.Side) string {
	var parts []string
	add := func(key string, args ...any) { parts = append(parts, t.say("tip."+key, args...)) }
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
	return t.named(side) + ", " + v.Card.Face().Title + ": " + strings.Join(parts, "; ") + "."
}
