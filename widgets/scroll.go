package widgets

import (
	"time"

	"cantina/engine/game"
	"cantina/widgets/ink"
)

// A row wider than the window is panned: by the wheel, by pulling the felt, by
// the arrows at its ends, and by itself where something happens.

// leastZoom is the zoom at which the whole row is in sight.
func (t *Table) leastZoom() float32 {
	if t.board.All.W < 1 {
		return 1
	}
	return min(1, (t.bands.Board.W-12*t.bands.U)/t.board.All.W)
}

// fit shows the whole row, or the row as it is when the whole is in sight.
func (t *Table) fit() {
	z := t.leastZoom()
	if t.eye.zoom < 1 {
		z = 1
	}
	t.eye.x, t.eye.y, t.eye.zoom = 0, 0, z
	t.relayout()
}

// beyond tells how far the row goes on beyond the left and the right edge.
func (t *Table) beyond() (left, right float32) {
	b, all := t.bands.Board, t.look(t.board.All)
	return b.X - all.X, all.right() - b.right()
}

// placeArrows shows the arrows at the ends of a row that goes on beyond.
func (t *Table) placeArrows() {
	b, u := t.bands.Board, t.bands.U
	l, r := t.beyond()
	for k, far := range [2]float32{l, r} {
		at := rect{}
		if far > 14*u {
			at = rect{b.X + 2*u, b.midY() - 34*u, 24 * u, 68 * u}
			if k == 1 {
				at.X = b.right() - 26*u
			}
		}
		t.deck.arrows[k].put(at.whole())
	}
}

func (t *Table) paintArrow(b *brush, k int) {
	u := b.u
	bg, fg := b.raised, b.soft
	if t.wanted(k) { // something to choose lies there
		bg, fg = b.gold, b.onGold
	}
	if b.hit(hit{At: rect{0, 0, b.w, b.h}, Key: "arrow", Do: func() { t.panBy([2]float32{1, -1}[k]*t.bands.Board.W*0.7, 0) }}) {
		bg = ink.Mix(bg, b.skin.ink, 0.2)
	}
	b.Round(0, 0, b.w, b.h, 7*u, ink.Fade(bg, 0.94))
	b.Frame(0, 0, b.w, b.h, 7*u, 1, ink.Fade(b.skin.ink, 0.25))
	b.Middle(ink.Bold, 26*u, b.w/2, b.h/2+8*u, fg, [2]string{"‹", "›"}[k])
}

// wanted tells whether a target, or a card with options, lies beyond an edge.
func (t *Table) wanted(k int) bool {
	b := t.bands.Board
	out := func(r rect) bool {
		return k == 0 && r.midX() < b.X || k == 1 && r.midX() > b.right()
	}
	if t.aim.card != 0 {
		for _, s := range t.aim.spots {
			if (s.Gap > 0 || t.pack.onBoard(s.Card)) && out(t.spotRect(s)) {
				return true
			}
		}
		return false
	}
	for i := range t.moves.gaps {
		if i < len(t.board.Gaps) && out(t.look(t.board.Gaps[i])) {
			return true
		}
	}
	for _, id := range t.moves.cards {
		if t.pack.onBoard(id) && out(t.pack.cards[id].at) {
			return true
		}
	}
	return false
}

// edge pans while a card is held at an end of the row.
func (t *Table) edge() {
	if t.drag.phase != dragging || t.drag.edging {
		return
	}
	b, u := t.bands.Board, t.bands.U
	x, y := t.drag.at.X, t.drag.at.Y
	if y < b.Y || y > b.bottom() {
		return
	}
	l, r := t.beyond()
	d := float32(0)
	switch {
	case x < b.X+44*u && l > 0:
		d = 16 * u
	case x > b.right()-44*u && x < b.right()+30*u && r > 0:
		d = -16 * u
	default:
		return
	}
	t.drag.edging = true
	t.later(16*time.Millisecond, func() {
		if t.drag.phase != dragging {
			return
		}
		t.drag.edging = false
		t.panBy(d, 0)
		s, _ := t.spotAt(t.drag.at.X, t.drag.at.Y)
		t.setHot(s)
		t.edge()
	})
}

// follow brings what happens into sight: the battle, what is asked about, the
// newest thing in the log, else the first thing to choose.
func (t *Table) follow(was *game.View) {
	v := t.view
	if v == nil || len(t.board.Groups) == 0 {
		return
	}
	var ids []game.CardID
	if v.Battle != nil {
		ids = append(ids, v.Battle.At)
	}
	if d := v.Prompt; d != nil && v.Decider == v.Seat {
		ids = append(ids, d.Event.At, d.Event.Card, d.Source)
	}
	if was == nil || len(was.Log) < len(v.Log) {
		for i := len(v.Log) - 1; i >= max(0, len(v.Log)-3); i-- {
			ids = append(ids, v.Log[i].At, v.Log[i].Card)
		}
	}
	if t.moves.direct {
		ids = append(ids, t.moves.cards...)
	}
	for _, id := range ids {
		if id != 0 && t.pack.onBoard(id) {
			t.reveal(id)
			return
		}
	}
}
