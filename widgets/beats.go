package widgets

import (
	"strconv"

	"cantina/engine/game"
	"cantina/widgets/ink"
)

// The beats of the news come one after the other, so that a battle can be watched: each destiny that
// was drawn as its card with the number, each shot as its target with what it came to. Any key shows
// all that are left.

const drawW, drawH = 92, 129 // of a destiny's card, in furniture units
const shotW = 136            // of a shot, which has words

// shot tells whether a line says that a weapon hit or missed.
func shot(l *game.LogLine) bool {
	return (l.Kind == game.WasHit || l.Kind == game.Missed) && l.Def != nil
}

// beatWidth is how wide a beat stands, with the gap after it.
func (n *news) beatWidth(l *game.LogLine) float32 {
	if shot(l) {
		return (shotW + 10) * n.bands.U
	}
	return (drawW + 10) * n.bands.U
}

func (n *news) beatsWidth() (w float32) {
	for _, l := range n.beats {
		w += n.beatWidth(l)
	}
	return w
}

// aimAt rings the target of the shot that is told last.
func (n *news) aimAt() {
	target := game.CardID(0)
	if n.up && n.seen > 0 && n.seen <= len(n.beats) {
		if l := n.beats[n.seen-1]; shot(l) {
			target = l.Card
		}
	}
	n.point(target)
}

// paintBeats paints those that have come, side by side, closer where there is no room.
func (n *news) paintBeats(b *brush, y float32) {
	u, all := b.u, n.beatsWidth()-10*b.u
	squeeze := float32(1)
	if room := b.w - 16*u; all > room {
		squeeze = (room - shotW*u) / max(all-shotW*u, 1)
	}
	x := max((b.w-all)/2, 8*u)
	for i, l := range n.beats[:n.seen] {
		if shot(l) {
			n.paintShot(b, i, l, x, y)
		} else {
			n.paintDraw(b, i, l, x, y)
		}
		x += n.beatWidth(l) * squeeze
	}
}

// paintDraw paints a destiny drawn: who, the card, and the number large.
func (n *news) paintDraw(b *brush, i int, l *game.LogLine, x, y float32) {
	u, w := b.u, float32(drawW)*b.u
	n.paintHead(b, l, x, y, w, n.say("news.destiny"))
	n.paintFace(b, i, l, x, y)
	cx, cy := x+w/2, y+22*u+drawH*u-6*u
	b.Disc(cx, cy, 23*u, b.deep)
	b.Disc(cx, cy, 21*u, b.gold)
	s := l.N.String()
	size := 27 * u
	if len(s) > 2 {
		size = 19 * u
	}
	b.Middle(ink.Bold, size, cx, cy+size*0.36, b.onGold, s)
}

// paintShot paints a shot: with which weapon, at whom, what the destiny came to against which defense
// value, and whether it hit.
func (n *news) paintShot(b *brush, i int, l *game.LogLine, x, y float32) {
	u, w := b.u, float32(shotW)*b.u
	weapon := ""
	if l.With != nil {
		weapon = l.With.Title
	}
	n.paintHead(b, l, x, y, w, weapon)
	n.paintFace(b, i, l, x+(w-drawW*u)/2, y)
	says, ground, letters := n.say("news.missed"), b.raised, b.skin.ink
	if l.Kind == game.WasHit {
		says, ground, letters = n.say("news.hit"), b.bad, b.deep
	}
	at := rect{x, y + (22+drawH-26)*u, w, 42 * u}
	b.Round(at.X, at.Y, at.W, at.H, 8*u, b.deep)
	b.Round(at.X+2*u, at.Y+2*u, at.W-4*u, at.H-4*u, 7*u, ground)
	if l.Than == 0 { // nothing was compared
		b.Middle(ink.Bold, 18*u, at.midX(), at.midY()+6*u, letters, says)
		return
	}
	b.Middle(ink.Bold, 17*u, at.midX(), at.Y+19*u, letters, says)
	b.Middle(ink.Bold, 13*u, at.midX(), at.Y+35*u, letters, n.say("news.against_defense", l.N.String(), l.Than.String()))
}

// paintHead paints whose a beat is, and what.
func (n *news) paintHead(b *brush, l *game.LogLine, x, y, w float32, says string) {
	u := b.u
	b.Round(x, y+3*u, 4*u, 14*u, 2*u, b.side[l.By])
	b.Text(ink.Bold, 13*u, x+9*u, y+15*u, b.side[l.By], ink.Fit(ink.Bold, 13*u, w-9*u, says))
}

// paintFace paints the card of a beat.
func (n *news) paintFace(b *brush, i int, l *game.LogLine, x, y float32) {
	u, w := b.u, float32(drawW)*b.u
	k := n.faceKey(&game.CardView{Def: l.Def, Now: l.Def.Num}, w)
	if img := n.faces.get(k, b.p.redraw); img != nil {
		b.Pic(img, x, y+22*u+max(0, (drawH*u-float32(img.Rect.Dy())/b.K)/2))
	}
	b.hit(hit{At: rect{x, y + 22*u, w, drawH * u}, Card: n.lineCard(l), Do: n.drop, Key: "draw" + strconv.Itoa(i), Quiet: true})
}
