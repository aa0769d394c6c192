package widgets

import (
	"cantina/engine/game"
	"cantina/widgets/ink"
)

// A row wider than the window is panned: by the wheel, by pulling the felt, by
// the arrows at its ends, and by itself where something happens.

// fit shows the whole row, or the row as it is when the whole is in sight.
func (e *eye) fit() {
	z := e.leastZoom()
	if e.zoom < 1 {
		z = 1
	}
	e.x, e.y, e.zoom = 0, 0, z
	e.house.relayout()
}

// placeArrows shows the arrows at the ends of a row that goes on beyond, and its map.
func (e *eye) placeArrows() {
	b, u := e.bands.Board, e.bands.U
	l, r := e.beyond()
	for k, far := range [2]float32{l, r} {
		at := rect{}
		if far > 14*u {
			at = rect{b.X + 2*u, b.midY() - 34*u, 24 * u, 68 * u}
			if k == 1 {
				at.X = b.right() - 26*u
			}
		}
		e.arrows[k].put(at.whole())
	}
	e.mini.place()
}

func (e *eye) paintArrow(b *brush, k int) {
	u := b.u
	bg, fg := b.raised, b.soft
	if e.wanted(k) { // something to choose lies there
		bg, fg = b.gold, b.onGold
	}
	if b.hit(hit{At: rect{0, 0, b.w, b.h}, Key: "arrow", Do: func() { e.panBy([2]float32{1, -1}[k]*e.bands.Board.W*0.7, 0) }}) {
		bg = ink.Mix(bg, b.skin.ink, 0.2)
	}
	b.Round(0, 0, b.w, b.h, 7*u, ink.Fade(bg, 0.94))
	b.Frame(0, 0, b.w, b.h, 7*u, 1, ink.Fade(b.skin.ink, 0.25))
	b.Middle(ink.Bold, 26*u, b.w/2, b.h/2+8*u, fg, [2]string{"‹", "›"}[k])
}

// wanted tells whether a target, or a card with options, lies beyond an edge.
func (e *eye) wanted(k int) bool {
	b := e.bands.Board
	out := func(r rect) bool {
		return k == 0 && r.midX() < b.X || k == 1 && r.midX() > b.right()
	}
	if e.aim.card != 0 {
		for _, s := range e.aim.spots {
			if (s.Gap > 0 || e.pack.onBoard(s.Card)) && out(e.spotRect(s)) {
				return true
			}
		}
		return false
	}
	for i := range e.moves.gaps {
		if i < len(e.row.Gaps) && out(e.look(e.row.Gaps[i])) {
			return true
		}
	}
	for _, id := range e.moves.cards {
		if e.pack.onBoard(id) && out(e.pack.cards[id].at) {
			return true
		}
	}
	return false
}

// follow brings what happens into sight: the battle, what is asked about, the
// newest thing in the log, else the first thing to choose.
func (e *eye) follow(was *game.View) {
	v := e.view
	if v == nil || len(e.row.Groups) == 0 {
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
	if e.moves.direct {
		ids = append(ids, e.moves.cards...)
	}
	for _, id := range ids {
		if id != 0 && e.pack.onBoard(id) {
			e.reveal(id)
			return
		}
	}
}

// placeRim frames the felt when the card may be dropped anywhere on it.
func (g *ground) placeRim() {
	b, w := g.bands.Board.in(3*g.bands.U), 3*g.bands.U
	on := g.aim.lit[spot{Felt: true}]
	c := g.skin().good
	if g.aim.hot.Felt {
		c, w = g.skin().hot, 5*g.bands.U
	}
	for k, at := range [4]rect{{b.X, b.Y, b.W, w}, {b.X, b.bottom() - w, b.W, w}, {b.X, b.Y, w, b.H}, {b.right() - w, b.Y, w, b.H}} {
		r := g.rim[k]
		if !on {
			r.Hide()
			continue
		}
		r.FillColor = c
		r.Move(at.pos())
		r.Resize(at.size())
		r.Show()
	}
}
