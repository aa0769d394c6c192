package widgets

import (
	"strconv"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets/face"
	"cantina/widgets/ink"
)

// ground paints a piece of furniture: a plate with a light upper edge.
func (b *brush) ground() {
	b.Shade(0, 0, b.w, b.h, 0, b.top, b.panel)
	b.Rect(0, 0, b.w, max(1/b.K, 1), ink.Fade(b.line, 0.9))
}

// paintBar paints a player's band: k 0 is one's own, 1 the other player's.
func (t *Table) paintBar(b *brush, k int) {
	v := t.view
	side := v.Seat
	if k == 1 {
		side = side.Other()
	}
	p := &v.Players[side]
	r := [2]rect{t.bands.Bottom, t.bands.Top}[k]
	bar := t.bars[k]
	b.ground()
	if k == 1 {
		b.Rect(0, b.h-1, b.w, 1, b.line)
	}
	t.paintInfo(b, side, p, bar.Info.move(-r.X, -r.Y), k == 0)
	for i, z := range pileZones {
		t.paintPile(b, side, p, z, bar.Piles[i].move(-r.X, -r.Y), bar.Names-r.Y)
	}
	x := bar.Hand.X - 11*b.u
	b.Rect(x, 8*b.u, 1, b.h-16*b.u, b.line)
	if k == 1 {
		t.paintOther(b, side, p.Hand, bar.Hand.move(-r.X, -r.Y))
	} else if t.view.Hands[side] == 0 {
		h := bar.Hand.move(-r.X, -r.Y)
		b.Middle(ink.Italic, 15*b.u, h.midX(), h.midY(), b.faint, t.say("hand.empty"))
	} else {
		t.paintSort(b, x)
	}
}

// paintInfo is the Force strip: name, Life Force, generation, activated; in two
// lines for the other player.
func (t *Table) paintInfo(b *brush, side card.Side, p *game.PlayerView, r rect, own bool) {
	u, c := b.u, b.side[side]
	base := r.Y + 18*u
	b.Round(r.X, r.Y+4*u, 4*u, min(r.H, 62*u)-8*u, 2*u, c)
	x := b.Text(ink.Bold, 17*u, r.X+11*u, base, b.skin.ink, card.SideNames[side][t.lang])
	who := t.say("player.other")
	if own {
		who = t.say("player.you")
	}
	if t.who[side] != "" {
		who = t.who[side]
	}
	room := r.W - x + r.X - 7*u
	if own {
		room -= 190 * u // the chips at right
	}
	b.Text(ink.Plain, 13*u, x+7*u, base, b.soft, ink.Fit(ink.Plain, 13*u, room, who))
	x = r.right()
	if !own {
		x = r.X + 11*u
		r.Y, base = r.Y+30*u, base+30*u
	}
	chip := func(icon, name, n string, c ink.Color) {
		nw := ink.Width(ink.Plain, 12.5*u, name)
		w := ink.Width(ink.Bold, 16*u, n) + nw + 33*u
		if own {
			x -= w
		}
		b.Round(x, r.Y+2*u, w, 22*u, 11*u, b.raised)
		b.Icon(icon, x+6*u, r.Y+6*u, 14*u, c)
		b.Text(ink.Plain, 12.5*u, x+22*u, base-0.5*u, b.soft, name)
		b.Text(ink.Bold, 16*u, x+26*u+nw, base+0.5*u, b.skin.ink, n)
		if own {
			x -= 5 * u
		} else {
			x += w + 5*u
		}
	}
	force := "light force"
	if side == card.Dark {
		force = "dark force"
	}
	gen := strconv.Itoa(p.Force) + " +" + strconv.Itoa(p.Generation) // what lies there, and what comes each turn
	if t.view.Active == side && t.view.Phase == game.Activate && p.Entitled > 0 {
		gen = strconv.Itoa(p.Activated) + "/" + strconv.Itoa(p.Entitled)
	}
	life, words := countText(p.LifeForce), [2]string{t.say("player.life"), t.say("player.force")}
	if own {
		chip(force, words[1], gen, c)
		chip("presence", words[0], life, b.good)
		return
	}
	if ink.Width(ink.Plain, 12.5*u, words[0]+words[1])+ink.Width(ink.Bold, 16*u, life+gen)+71*u > r.W {
		words[1] = "" // its icon says it
	}
	chip("presence", words[0], life, b.good)
	chip(force, words[1], gen, c)
}

// paintPile paints one pile with its count and name.
func (t *Table) paintPile(b *brush, side card.Side, p *game.PlayerView, z game.Zone, r rect, names float32) {
	u := b.u
	n, top := pileOf(p, z)
	_, lit := t.moves.zones[z]
	lit = lit && side == t.view.Seat
	h := hit{At: r, Card: top, Key: "pile" + strconv.Itoa(int(z))}
	if lit {
		h.Do = func() { t.choose(t.moves.zones[z][0]) }
	} else if h.Card == nil {
		h.Key, h.Quiet = nil, true
	}
	if z == game.Out && n > 0 || z == game.Lost && top != nil && !lit {
		h.Do = func() { t.browse(side, z) }
	}
	hot := b.hit(h)
	if n == 0 {
		b.Dashes(r.X, r.Y, r.W, r.H, 4*u, 1.2*u, 5*u, b.line)
	} else {
		for i := min(n/8, 3); i > 0; i-- {
			d := float32(i) * 1.5 * u
			b.Round(r.X+d, r.Y+d, r.W, r.H, 3*u, b.deep)
			b.Frame(r.X+d, r.Y+d, r.W, r.H, 3*u, 1, b.line)
		}
		k := faceKey{back: side, look: face.Look{Lang: t.lang, Width: int(r.W*b.K + 0.5), Palette: t.opt.Palette.face(), Seat: t.view.Seat, FaceDown: true}}
		if top != nil {
			k = t.faceKey(top, r.W)
			if top.Def.Type == card.Location {
				k.look.Width = int(r.W*b.K + 0.5)
			}
		}
		if img := t.faces.get(k, b.p.redraw); img != nil {
			y := r.Y
			if d := float32(img.Rect.Dy()) / b.K; d < r.H {
				y += (r.H - d) / 2
			}
			b.Pic(img, r.X, y)
		}
	}
	s := countText(n)
	size := 18 * u
	w := max(ink.Width(ink.Bold, size, s)+13*u, 28*u)
	b.Round(r.midX()-w/2, r.midY()-12*u, w, 24*u, 12*u, ink.Fade(b.deep, 0.9))
	b.Middle(ink.Bold, size, r.midX(), r.midY()+6.5*u, b.skin.ink, s)
	if z == game.Force && p.Barred > 0 {
		b.barred(r, p.Barred)
	}
	if lit {
		b.Dashes(r.X-2, r.Y-2, r.W+4, r.H+4, 5*u, 2*u, 5*u, b.good)
		b.Corners(r.X-2, r.Y-2, r.W+4, r.H+4, 5*u, 3*u, 14*u, b.good)
	}
	if hot {
		b.Frame(r.X, r.Y, r.W, r.H, 4*u, 2*u, b.skin.ink)
	}
	b.Middle(ink.Plain, 12*u, r.midX(), names, b.soft, t.say("pile."+pileKey[z]))
}

// barred tells on a Force Pile how many of its cards may not be used or drawn.
func (b *brush) barred(r rect, n int) {
	u, s := b.u, strconv.Itoa(n)
	w := ink.Width(ink.Bold, 13*u, s) + 24*u
	at := rect{r.midX() - w/2, r.bottom() - 20*u, w, 16 * u}
	b.Round(at.X, at.Y, at.W, at.H, 8*u, b.deep)
	b.Frame(at.X, at.Y, at.W, at.H, 8*u, 1, b.bad)
	b.Icon("frozen", at.X+5*u, at.Y+2*u, 12*u, b.bad)
	b.Text(ink.Bold, 13*u, at.X+19*u, at.Y+12.5*u, b.skin.ink, s)
}

var pileKey = map[game.Zone]string{game.Reserve: "reserve", game.Force: "force", game.Used: "used", game.Lost: "lost", game.Out: "out"}

// countText says how many cards there are, or that nobody may count them.
func countText(n int) string {
	if n < 0 {
		return "?"
	}
	return strconv.Itoa(n)
}

func pileOf(p *game.PlayerView, z game.Zone) (n int, top *game.CardView) {
	last := func(cs []game.CardView) *game.CardView {
		if len(cs) == 0 || cs[len(cs)-1].Def == nil {
			return nil
		}
		return &cs[len(cs)-1]
	}
	switch z {
	case game.Reserve:
		return p.Reserve, nil
	case game.Force:
		return p.Force, nil
	case game.Used:
		return p.Used, last(p.UsedOpen)
	case game.Lost:
		return p.LostCount, last(p.Lost)
	}
	return len(p.Out), last(p.Out)
}

// paintOther paints the other player's hand: how many cards, and their backs, or their faces
// where the hand lies open.
func (t *Table) paintOther(b *brush, side card.Side, open []game.CardView, r rect) {
	u := b.u
	n := t.view.Hands[side]
	s := t.say("hand.count", n)
	if n == 1 {
		s = t.say("hand.one")
	}
	b.Text(ink.Plain, 14*u, r.X, r.Y+16*u, b.soft, s)
	ch := round(r.H - 24*u)
	cw := round(ch * 5 / 7)
	overlap := float32(0.42)
	if len(open) > 0 {
		overlap = 1.04
	}
	step := min(cw*overlap, (r.W-cw)/float32(max(n-1, 1)))
	back := faceKey{back: side, look: face.Look{Lang: t.lang, Width: int(cw*b.K + 0.5), Palette: t.opt.Palette.face(), Seat: t.view.Seat, FaceDown: true}}
	for i := range n {
		at, k := rect{r.X + float32(i)*step, r.bottom() - ch, cw, ch}, back
		if i < len(open) {
			k = t.faceKey(&open[i], cw)
			b.hit(hit{At: at, Card: &open[i], Key: open[i].ID})
		}
		if img := t.faces.get(k, b.p.redraw); img != nil {
			b.Pic(img, at.X, at.Y+max(0, (at.H-float32(img.Rect.Dy())/b.K)/2))
		}
	}
}

// paintBeside is the ground of the cards beside the table.
func (t *Table) paintBeside(b *brush) {
	b.Shade(0, 0, b.w, b.h, 0, b.top, b.panel)
	b.Rect(b.w-1, 0, 1, b.h, b.line)
	y := t.bands.Sides[0].Y - t.bands.Sides[1].Y
	b.Rect(8*b.u, y, b.w-16*b.u, 1, b.line)
	for k, y := range [2]float32{y, 0} {
		s := t.view.Seat
		if k == 1 {
			s = s.Other()
		}
		if len(t.view.Players[s].Beside) > 0 {
			b.Round(7*b.u, y+6*b.u, 3*b.u, 11*b.u, 1.5*b.u, b.side[s])
			b.Text(ink.Plain, 12*b.u, 14*b.u, y+15*b.u, b.soft, t.say("table.beside"))
		}
	}
}
