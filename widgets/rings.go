package widgets

import (
	"slices"

	"fyne.io/fyne/v2/canvas"

	"cantina/engine/card"
	"cantina/engine/game"
)

// A Ring is what a table points at: something spoken of beside it.
type Ring struct {
	Kind RingKind
	Card game.CardID // of a card, or the location of totals
	Side card.Side   // of a pile or totals
	Zone game.Zone   // of a pile
}

// RingKind is the kind of a Ring.
type RingKind uint8

const (
	RingCard   RingKind = iota
	RingPile            // a pile or the hand
	RingTotals          // power, icons and drain of a side at a location
	RingPhases
	RingPrompt
	RingLog
	RingBoard // the row of locations
)

// rings go round what the table points at.
type rings struct {
	*tableau
	pack  *pack
	eye   *eye
	list  []Ring
	shot  game.CardID // the target of the shot that is told, 0 none
	drawn [][2]*canvas.Rectangle
}

// SetRings says what is ringed from now on.
func (t *Table) SetRings(rings []Ring) {
	t.rings.list = rings
	if t.bands.U > 0 && t.view != nil {
		t.rings.place()
		t.arrange()
	}
}

// shoot rings the target of a shot, or (0) none any more.
func (rg *rings) shoot(id game.CardID) {
	if rg.shot == id {
		return
	}
	rg.shot = id
	if rg.bands.U > 0 && rg.view != nil {
		rg.place()
		rg.house.arrange()
	}
}

// place puts the rings where their things are now; what is not in sight has none.
func (rg *rings) place() {
	n := 0
	list := rg.list
	if rg.shot != 0 {
		list = append(slices.Clone(list), Ring{Kind: RingCard, Card: rg.shot})
	}
	for _, g := range list {
		at, ok := rg.ringed(g)
		if !ok {
			continue
		}
		if n == len(rg.drawn) {
			rg.drawn = append(rg.drawn, [2]*canvas.Rectangle{{}, {}})
		}
		at = at.in(-4 * rg.bands.U)
		for k, r := range rg.drawn[n] { // a light line on a dark one: seen on any ground
			r.StrokeColor, r.StrokeWidth = rg.skin().deep, 7*rg.bands.U
			if k == 1 {
				r.StrokeColor, r.StrokeWidth = rg.skin().gold, 3.5*rg.bands.U
			}
			r.CornerRadius = 9 * rg.bands.U
			r.Move(at.pos())
			r.Resize(at.size())
			r.Show()
			r.Refresh()
		}
		n++
	}
	for _, pair := range rg.drawn[n:] {
		pair[0].Hide()
		pair[1].Hide()
	}
}

// ringed is the place of what a ring goes round.
func (rg *rings) ringed(g Ring) (at rect, ok bool) {
	b := &rg.bands
	switch g.Kind {
	case RingCard:
		c := rg.pack.cards[g.Card]
		if c == nil || !c.Visible() {
			return at, false
		}
		return c.at, true
	case RingPile:
		k := rg.which(g.Side)
		if g.Zone == game.Hand {
			return rg.bars[k].Hand.in(5 * b.U), true
		}
		for i, z := range pileZones {
			if z == g.Zone {
				return rg.bars[k].Piles[i], true
			}
		}
		return at, false
	case RingTotals:
		return rg.eye.totalsOf(g.Card, g.Side)
	case RingPhases:
		return rect{b.Phases.X + 5*b.U, b.Phases.Y, b.Phases.W - 10*b.U, b.Phases.H}, true // low: a line within would hide the words
	case RingPrompt:
		return b.Prompt.in(5 * b.U), true
	case RingBoard:
		return b.Board.in(6 * b.U), true
	case RingLog:
		return b.Lower.in(5 * b.U), !rg.opt.Shut
	}
	return at, false
}

// At is what lies at a place of the table, as a ring goes round it: a pile or hand, a card, the
// location of a lane, or the board itself.
func (t *Table) At(x, y float32) (g Ring, ok bool) {
	if t.view == nil {
		return g, false
	}
	if side, z, _, ok := t.pileAt(x, y); ok {
		return Ring{Kind: RingPile, Side: side, Zone: z}, true
	}
	for k := range t.bars {
		if t.bars[k].Hand.has(x, y) {
			return Ring{Kind: RingPile, Side: t.side(k), Zone: game.Hand}, true
		}
	}
	if !t.bands.Board.has(x, y) {
		return g, false
	}
	area := float32(0)
	for id, c := range t.pack.cards {
		if a := c.at.W * c.at.H; c.Visible() && c.at.has(x, y) && (!ok || a < area) {
			g, ok, area = Ring{Kind: RingCard, Card: id}, true, a
		}
	}
	if ok {
		return g, true
	}
	if l := t.eye.laneAt(x, y); l != nil {
		return Ring{Kind: RingCard, Card: l.View.Card.ID}, true
	}
	return Ring{Kind: RingBoard}, true
}
