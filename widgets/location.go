package widgets

import (
	"image"
	"strconv"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets/ink"
)

// paintLane paints the ground under a location's cards: who controls it as
// colour, pattern and mark, and both players' totals.
func (g *ground) paintLane(b *brush, l *lane) {
	v := l.View
	s := b.w / l.All.W // zoom
	u := b.u * s
	rad := 7 * u
	battle, hot := g.fought(l), g.hotLane(l)
	switch {
	case battle:
		b.Round(0, 0, b.w, b.h, rad, ink.Fade(b.bad, 0.1))
		b.Frame(0, 0, b.w, b.h, rad, 2*u, b.bad)
	case !hot:
		b.Frame(0, 0, b.w, b.h, rad, 1, ink.Fade(b.soft, 0.2))
	}
	if v.Controls > 0 {
		g.paintControl(b, l, card.Side(v.Controls-1), s)
	}
	for k := range l.Totals {
		side := g.side(k)
		r := l.Totals[k].move(-l.All.X, -l.All.Y).times(s)
		g.paintTotals(b, v, side, r, u)
	}
	switch {
	case hot:
		b.Round(0, 0, b.w, b.h, rad, ink.Fade(b.good, 0.16))
		b.Hatch(3, 3, b.w-6, b.h-6, 12*u, 2*u, ink.Fade(b.hot, 0.16))
		b.Frame(0, 0, b.w, b.h, rad, 3*u, b.hot)
	case g.aim.lit[spot{Card: v.Card.ID}] || g.moves.clicks(v.Card.ID) >= 0 && g.aim.card == 0:
		c := b.good
		if g.aim.later[spot{Card: v.Card.ID}] != game.Start {
			c = b.gold
		}
		b.Dashes(0, 0, b.w, b.h, rad, 1.6*u, 6*u, c)
	}
}

// fought tells whether a battle is going on in a lane.
func (g *ground) fought(l *lane) bool {
	return g.view.Battle != nil && g.view.Battle.At == l.View.Card.ID
}

// hotLane tells whether the card that is aimed may be let go over a lane, and is.
func (g *ground) hotLane(l *lane) bool {
	sp := spot{Card: l.View.Card.ID}
	return g.aim.card != 0 && g.aim.hot == sp && g.aim.lit[sp]
}

// laneParts is how many pictures show a lane.
const laneParts = 5

// parts are what of a lane's picture is not empty, in its pixels: its edges and the middle with the
// totals. A lane that is filled is whole. What is empty costs as much in each frame as what is
// painted, and most of a board is empty lane.
func (g *ground) parts(l *lane, full image.Rectangle) (out [laneParts]image.Rectangle) {
	if g.fought(l) || g.hotLane(l) {
		out[0] = full
		return
	}
	s := float32(full.Dy()) / l.All.H // pixels of the picture to a unit of the board
	at := func(y float32) int { return min(max(int(y*s), full.Min.Y), full.Max.Y) }
	glow, corner, side := 20*g.bands.U, int(9*g.bands.U*s), int(3*g.bands.U*s)
	top, bottom := at(l.Totals[1].Y-l.All.Y-glow), at(l.Totals[0].bottom()-l.All.Y+glow)
	corner = min(corner, top, full.Max.Y-bottom)
	x, y := full.Max.X, full.Max.Y
	if 2*side >= x || top >= bottom || corner <= 0 {
		out[0] = full
		return
	}
	return [laneParts]image.Rectangle{image.Rect(0, 0, x, corner), image.Rect(0, corner, side, y-corner), image.Rect(side, top, x-side, bottom),
		image.Rect(x-side, corner, x, y-corner), image.Rect(0, y-corner, x, y)}
}

// layLane puts the n-th lane where the eye sees it; draw paints it anew.
func (g *ground) layLane(n int, l *lane, draw bool) {
	at := whole(g.look(l.All))
	full := ink.Bounds(at.W, at.H, g.k)
	for i, r := range g.parts(l, full) {
		a := g.lanes.all[n*laneParts+i]
		part := rect{at.X + float32(r.Min.X)/g.k, at.Y + float32(r.Min.Y)/g.k, float32(r.Dx()) / g.k, float32(r.Dy()) / g.k}
		if r == full {
			part = at
		}
		if r.Empty() {
			a.look = painted{}
			setPicture(a.Image, nil)
			continue
		}
		g.paintPart(a, part, r, draw, func(b *brush) {
			b.w, b.h = at.W, at.H
			g.paintLane(b, l)
		})
	}
}

// paintControl shades the controlling player's half toward the location, in his
// colour, with slanted lines one way or the other.
func (g *ground) paintControl(b *brush, l *lane, side card.Side, s float32) {
	c := b.side[side]
	loc := l.Loc.move(-l.All.X, -l.All.Y).times(s)
	b.Glow(loc.X, loc.Y, loc.W, loc.H, 6, 14*b.u*s, ink.Fade(c, 0.55))
	r := l.Totals[g.which(side)].move(-l.All.X, -l.All.Y).times(s)
	b.Round(r.X+1, r.Y, r.W-2, r.H, r.H/2, ink.Fade(c, 0.26))
	b.Frame(r.X+1, r.Y, r.W-2, r.H, r.H/2, 1.4*b.u*s, c)
}

// paintTotals paints power, presence, Force icons and drain of one player at a
// location; where he controls it, a mark says so.
func (g *ground) paintTotals(b *brush, v *game.LocationView, side card.Side, r rect, u float32) {
	c := b.side[side]
	here := len(v.Cards[side]) > 0
	if !here && v.Icons[side] == 0 {
		return
	}
	size := 14 * u
	base := r.midY() + size*0.36
	is := size * 0.92
	type item struct {
		icon, n string
		c       ink.Color
	}
	var items []item
	if v.Controls == int8(side)+1 {
		items = append(items, item{"star", "", b.gold})
	}
	if here {
		items = append(items, item{"power", v.Power[side].String(), b.skin.ink})
		if s := g.view.Senate; s != nil && s.At == v.Card.ID && len(s.Sides[side].Terms) > 0 { // senate.majority
			c := b.skin.ink
			if s.Has == int8(side)+1 {
				c = b.gold
			}
			items = append(items, item{"politics", s.Sides[side].Total.String(), c})
		}
		if v.Ability[side] > 0 {
			items = append(items, item{"ability", v.Ability[side].String(), b.skin.ink})
		}
		if v.Presence[side] && v.Ability[side] == 0 {
			items = append(items, item{"presence", "", c})
		}
	}
	force := [card.Sides]string{"dark force", "light force"}[side]
	if n := v.Icons[side]; n > 0 && (!here || v.Card.Def != nil && n != v.Card.Def.Force[side]) {
		items = append(items, item{force, strconv.Itoa(n), c})
	}
	if v.Drain[side] > 0 && v.Controls == int8(side)+1 {
		items = append(items, item{"down", strconv.Itoa(v.Drain[side]), b.gold})
	}
	width := func() (w float32) {
		for i, it := range items {
			if i > 0 {
				w += 6 * u
			}
			w += is
			if it.n != "" {
				w += 2*u + ink.Width(ink.Bold, size, it.n)
			}
		}
		return
	}
	if s := g.say("table.controls"); v.Controls == int8(side)+1 && width()+ink.Width(ink.Bold, 12*u, s)+24*u < r.W {
		items = append(items[:1], append([]item{{"", s, b.gold}}, items[1:]...)...)
	}
	for width() > r.W-8*u && size > 9*u {
		size -= 0.5 * u
		is = size * 0.92
	}
	x := r.midX() - width()/2
	for _, it := range items {
		ic := it.c
		if it.icon == "power" || it.icon == "ability" {
			ic = b.soft
		}
		if it.icon == "" {
			x = b.Text(ink.Bold, size*0.86, x-3*u, base-u*0.5, it.c, it.n) + 6*u
			continue
		}
		b.Icon(it.icon, x, r.midY()-is/2, is, ic)
		x += is
		if it.n != "" {
			x = b.Text(ink.Bold, size, x+2*u, base, it.c, it.n)
		}
		x += 6 * u
	}
}

// paintWells paints the places aboard: filled ones dark, empty ones outlined
// with the icon of what fits and how many.
func (g *ground) paintWells(b *brush, p *placed) {
	z := b.w / p.Plate.W
	b.Round(0, 0, b.w, b.h, 5*z, ink.Fade(b.deep, 0.88))
	b.Frame(0, 0, b.w, b.h, 5*z, 1, ink.Fade(b.soft, 0.3))
	for i := range p.Wells {
		w := &p.Wells[i]
		r := w.At.move(-p.Plate.X, -p.Plate.Y).times(z)
		if w.Card != 0 {
			b.Round(r.X, r.Y, r.W, r.H, 3*z, b.deep)
			continue
		}
		c, closed := b.soft, g.aim.card != 0
		if g.aim.slots[slotAt{w.Host, w.Slot}] {
			c, closed = b.good, false
			b.Round(r.X, r.Y, r.W, r.H, 3*z, ink.Fade(b.good, 0.2))
		}
		if closed { // not for the card that is held: why not, the pointer says
			c = b.faint
			b.Hatch(r.X, r.Y, r.W, r.H, 6*z, max(1, z), ink.Fade(b.faint, 0.5))
		}
		b.Dashes(r.X, r.Y, r.W, r.H, 3*z, max(1, z), 5*z, ink.Fade(c, 0.8))
		is := r.H * 0.72
		b.Icon(slotIcons[w.Slot], r.X+r.W*0.3-is/2, r.midY()-is/2, is, ink.Fade(c, 0.9))
		size := max(18*z, 7.5)
		b.Middle(ink.Bold, size, r.X+r.W*0.73, r.midY()+size*0.36, c, strconv.Itoa(w.Free))
	}
}

var slotIcons = [card.Slots]string{"location", "pilot", "driver", "passenger", "astromech", "vehicle bay", "starfighter bay", "tie bay"}

// gapLit tells whether gap i of the row may be chosen now.
func (g *ground) gapLit(i int) bool {
	return g.aim.lit[spot{Gap: 1 + i}] || g.aim.card == 0 && len(g.moves.gaps[i]) > 0
}

// paintGap paints a place in the row.
func (g *ground) paintGap(b *brush, i int) {
	c := b.good
	if g.aim.hot.Gap == 1+i {
		b.Round(0, 0, b.w, b.h, b.w/2, ink.Fade(b.hot, 0.5))
	}
	b.Round(0, 0, b.w, b.h, b.w/2, ink.Fade(c, 0.22))
	b.Dashes(0, 0, b.w, b.h, b.w/2, 2, 7, c)
	m := b.w * 0.26
	b.Rect(b.w/2-1.5, b.h/2-m, 3, 2*m, b.skin.ink)
	b.Rect(b.w/2-m, b.h/2-1.5, 2*m, 3, b.skin.ink)
}

// paintHead paints a system's name over its lanes, with a line on both sides; over
// the sites of a ship its name and where it is.
func (g *ground) paintHead(b *brush, of *group) {
	u := min(b.u, b.h/22)
	size := 12.5 * u
	name, icon := of.Name, ""
	if ship := g.shown[of.shipOf()]; ship != nil && ship.Def != nil {
		icon = shipIcon(ship)
		name = ship.Def.Title
		if at := g.whereIs(ship.ID); at != "" && ink.CapsWidth(size, name+" "+at) < b.w-40*u {
			name += " " + at
		}
	}
	if l := of.star(); l != nil {
		icon, name = "parsec", name+g.parsecOf(l)
	}
	room := b.w
	if icon != "" {
		room -= 20 * u
	}
	for ink.CapsWidth(size, name) > room-6*u && size > 8*u {
		size -= 0.5 * u
	}
	w := min(ink.CapsWidth(size, name), room)
	x, y := (b.w-w+b.w-room)/2, b.h*0.62
	if icon != "" {
		b.Icon(icon, x-19*u, y-7*u, 14*u, b.gold)
	}
	if left := x - (b.w - room); w < room-24*u {
		b.Rect(2*u, y, left-10*u, 1, ink.Fade(b.soft, 0.35))
		b.Rect(x+w+8*u, y, b.w-x-w-10*u, 1, ink.Fade(b.soft, 0.35))
	}
	if w < room {
		b.Caps(size, x, y+size*0.36, b.soft, name)
	} else {
		b.Text(ink.Bold, size, x, y+size*0.36, b.soft, ink.Fit(ink.Bold, size, room, name))
	}
}
