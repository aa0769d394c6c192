package widgets

import (
	"strconv"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets/ink"
)

// ground paints a piece of furniture: a plate with a light upper edge.
func (b *brush) ground() {
	b.Shade(0, 0, b.w, b.h, 0, b.top, b.panel)
	b.Rect(0, 0, b.w, max(1/b.K, 1), ink.Fade(b.line, 0.9))
}

// The seats are the bars of the two players, with their piles and hands, and what lies beside the
// table.
type seats struct {
	*tableau
	pack                *pack
	top, bottom, beside *panel
	browse              func(card.Side, game.Zone) // shows the cards of a pile that are known
	inform              func(string)
}

func newSeats(p *pack, browse func(card.Side, game.Zone), inform func(string)) *seats {
	ss := &seats{tableau: p.tableau, pack: p, browse: browse, inform: inform}
	ss.top = newPanel(ss.tableau, func(b *brush) { ss.paintBar(b, 1) })
	ss.bottom = newPanel(ss.tableau, func(b *brush) { ss.paintBar(b, 0) })
	ss.beside = newPanel(ss.tableau, ss.paintBeside)
	return ss
}

// place lays out the bars, the hand, and what lies beside the table.
func (ss *seats) place() {
	b := &ss.bands
	ss.placeHand()
	ss.placeBesides()
	ss.top.put(b.Top)
	ss.bottom.put(b.Bottom)
	side := rect{}
	if b.Sides[0].W > 0 {
		side = b.Sides[1].union(b.Sides[0])
	}
	ss.beside.put(side)
}

// handLeast is how small the cards of a hand become, of their full size, before they overlap.
const handLeast = 0.62

func (ss *seats) placeHand() {
	hand := ss.hand()
	r, gap := ss.bars[0].Hand, 6*ss.bands.U
	ch := round(r.H)
	if n := float32(len(hand)); n > 0 {
		if gap = clampf((r.W-n*round(ch*5/7))/n, 2*ss.bands.U, gap); n > 1 {
			ch = round(clampf(((r.W+gap)/n-gap)*7/5, r.H*handLeast, r.H))
		}
	}
	for i, at := range fan(len(hand), r, round(ch*5/7), ch, gap) {
		ss.pack.set(hand[i], at, r, true)
		ss.pack.cards[hand[i].ID].hand = true
	}
}

// besideTuck is how much shows of a card under one beside the table, in furniture units.
const besideTuck = 15

func (ss *seats) placeBesides() {
	v := ss.view
	u := ss.bands.U
	for k, s := range [2]card.Side{v.Seat, v.Seat.Other()} {
		cs := v.Players[s].Beside
		r := ss.bands.Sides[k].in(5 * u)
		r.Y, r.H = r.Y+16*u, r.H-16*u
		cw := round(min(r.W-4*u, 66*u))
		if len(cs) > 0 { // what lies on the first one shows above it
			d := min(float32(len(flatOn(&cs[0])))*besideTuck*u, r.H/3)
			r.Y, r.H = r.Y+d, r.H-d
		}
		for i, at := range pileUp(len(cs), r, cw, cw*7/5, 5*u) {
			on := flatOn(&cs[i])
			for j, o := range on {
				ss.pack.set(o, at.move(-3*u, float32(len(on)-j)*-besideTuck*u), ss.bands.Sides[k], true)
			}
			ss.pack.set(&cs[i], at, ss.bands.Sides[k], true)
		}
	}
}

// arrange lists the cards in the order in which they are drawn, raised last.
func (ss *seats) arrange(put func(game.CardID), raised game.CardID) {
	ps := ss.players()
	for k := range ps {
		for i := range ps[1-k].Beside {
			v := &ps[1-k].Beside[i]
			for _, o := range flatOn(v) {
				put(o.ID)
			}
			put(v.ID)
		}
	}
	for _, v := range ss.hand() {
		if v.ID != raised {
			put(v.ID)
		}
	}
	put(raised)
}

// paintBar paints a player's band: k 0 is one's own, 1 the other player's.
func (ss *seats) paintBar(b *brush, k int) {
	v := ss.view
	side := ss.side(k)
	p := &v.Players[side]
	r := [2]rect{ss.bands.Bottom, ss.bands.Top}[k]
	bar := ss.bars[k]
	b.ground()
	if k == 1 {
		b.Rect(0, b.h-1, b.w, 1, b.line)
	}
	ss.paintInfo(b, side, p, bar.Info.move(-r.X, -r.Y), k == 0)
	for i, z := range pileZones {
		ss.paintPile(b, side, p, z, bar.Piles[i].move(-r.X, -r.Y), bar.Names-r.Y)
	}
	x := bar.Hand.X - 11*b.u
	b.Rect(x, 8*b.u, 1, b.h-16*b.u, b.line)
	if k == 1 {
		ss.paintOther(b, side, p.Hand, bar.Hand.move(-r.X, -r.Y))
	} else if ss.view.Hands[side] == 0 {
		h := bar.Hand.move(-r.X, -r.Y)
		b.Middle(ink.Italic, 15*b.u, h.midX(), h.midY(), b.faint, ss.say("hand.empty"))
	} else {
		ss.paintSort(b, x)
	}
}

// paintInfo is the Force strip: name, Life Force, generation, activated; in two
// lines for the other player.
func (ss *seats) paintInfo(b *brush, side card.Side, p *game.PlayerView, r rect, own bool) {
	u, c := b.u, b.side[side]
	base := r.Y + 18*u
	b.Round(r.X, r.Y+4*u, 4*u, min(r.H, 62*u)-8*u, 2*u, c)
	x := b.Text(ink.Bold, 17*u, r.X+11*u, base, b.skin.ink, card.SideNames[side][ss.lang])
	who := ss.say("player.other")
	if own {
		who = ss.say("player.you")
	}
	if ss.who[side] != "" {
		who = ss.who[side]
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
	if ss.view.Active == side && ss.view.Phase == game.Activate && p.Entitled > 0 {
		gen = strconv.Itoa(p.Activated) + "/" + strconv.Itoa(p.Entitled)
	}
	life, words := countText(p.LifeForce), [2]string{ss.say("player.life"), ss.say("player.force")}
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
func (ss *seats) paintPile(b *brush, side card.Side, p *game.PlayerView, z game.Zone, r rect, names float32) {
	u := b.u
	n, top := pileOf(p, z)
	_, lit := ss.moves.zones[z]
	lit = lit && side == ss.view.Seat
	h := hit{At: r, Card: top, Key: "pile" + strconv.Itoa(int(z))}
	if lit {
		h.Do = func() { ss.choose(ss.moves.zones[z][0]) }
	} else if h.Card == nil {
		h.Key, h.Quiet = nil, true
	}
	if z == game.Out && n > 0 || z == game.Lost && top != nil && !lit {
		h.Do = func() { ss.browse(side, z) }
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
		if top == nil {
			top = &game.CardView{FaceDown: true, Owner: side}
		}
		k := ss.faceKey(top, r.W)
		if img := ss.faces.get(k, b.p.redraw); img != nil {
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
	b.Middle(ink.Plain, 12*u, r.midX(), names, b.soft, ss.say("pile."+pileKey[z]))
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
func (ss *seats) paintOther(b *brush, side card.Side, open []game.CardView, r rect) {
	u := b.u
	n := ss.view.Hands[side]
	s := ss.say("hand.count", n)
	if n == 1 {
		s = ss.say("hand.one")
	}
	b.Text(ink.Plain, 14*u, r.X, r.Y+16*u, b.soft, s)
	ch := round(r.H - 24*u)
	cw := round(ch * 5 / 7)
	overlap := float32(0.42)
	if len(open) > 0 {
		overlap = 1.04
	}
	step := min(cw*overlap, (r.W-cw)/float32(max(n-1, 1)))
	back := ss.faceKey(&game.CardView{FaceDown: true, Owner: side}, cw)
	for i := range n {
		at, k := rect{r.X + float32(i)*step, r.bottom() - ch, cw, ch}, back
		if i < len(open) {
			k = ss.faceKey(&open[i], cw)
			b.hit(hit{At: at, Card: &open[i], Key: open[i].ID})
		}
		if img := ss.faces.get(k, b.p.redraw); img != nil {
			b.Pic(img, at.X, at.Y+max(0, (at.H-float32(img.Rect.Dy())/b.K)/2))
		}
	}
}

// paintBeside is the ground of the cards beside the table.
func (ss *seats) paintBeside(b *brush) {
	b.Shade(0, 0, b.w, b.h, 0, b.top, b.panel)
	b.Rect(b.w-1, 0, 1, b.h, b.line)
	y := ss.bands.Sides[0].Y - ss.bands.Sides[1].Y
	b.Rect(8*b.u, y, b.w-16*b.u, 1, b.line)
	for k, y := range [2]float32{y, 0} {
		s := ss.side(k)
		if len(ss.view.Players[s].Beside) > 0 {
			b.Round(7*b.u, y+6*b.u, 3*b.u, 11*b.u, 1.5*b.u, b.side[s])
			b.Text(ink.Plain, 12*b.u, 14*b.u, y+15*b.u, b.soft, ss.say("table.beside"))
		}
	}
}
