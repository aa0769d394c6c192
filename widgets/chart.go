package widgets

import (
	"strconv"

	"cantina/widgets/ink"
)

// paint paints a chart and returns how high it is.
func (c *Chart) paint(p *brush, x, y, w float32) float32 {
	u, top := p.u, y
	p.Text(ink.Bold, 15*u, x, y+15*u, p.skin.ink, ink.Fit(ink.Bold, 15*u, w, c.Title))
	y += 24 * u
	most := 1.0
	for _, bar := range c.Bars {
		most = max(most, bar.N)
	}
	if c.Lying {
		y = c.paintLying(p, x, y, w, most)
	} else {
		y = c.paintStanding(p, x, y, w, most)
	}
	for _, s := range ink.Wrap(ink.Plain, 13.5*u, w, c.Note) {
		if c.Note != "" {
			p.Text(ink.Plain, 13.5*u, x, y+14*u, p.soft, s)
			y += 18 * u
		}
	}
	return y - top + 6*u
}

func said(bar Bar) string {
	if bar.Said != "" {
		return bar.Said
	}
	return strconv.FormatFloat(bar.N, 'f', -1, 64)
}

// paintStanding paints columns over a line.
func (c *Chart) paintStanding(p *brush, x, y, w float32, most float64) float32 {
	u := p.u
	n := float32(max(len(c.Bars), 1))
	high := 104 * u
	step := min(w/n, 64*u)
	base := y + high + 18*u
	for k := 1; k <= 3; k++ { // faint lines to read heights by
		p.Rect(x, base-high*float32(k)/3, step*n, 1, ink.Fade(p.line, 0.5))
	}
	for i, bar := range c.Bars {
		bx, bw := x+step*float32(i)+step*0.14, step*0.72
		h := high * float32(bar.N/most)
		if bar.N > 0 {
			h = max(h, 2*u)
		}
		col := p.gold
		if bar.Other {
			col = p.soft
		}
		p.Round(bx, base-h, bw, h, min(3*u, h/2), col)
		p.Rect(bx, base-min(h, 3*u), bw, min(h, 3*u), col)
		if part := high * float32(bar.Part/most); part > 1 {
			p.Rect(bx, base-part, bw, part, ink.Mix(col, p.deep, 0.45))
			p.Hatch(bx, base-part, bw, part, 6*u, 1.2*u, ink.Fade(p.deep, 0.6))
		}
		tone := p.skin.ink
		if bar.N == 0 {
			tone = p.faint
		}
		p.Middle(ink.Bold, 13*u, bx+bw/2, base-h-5*u, tone, said(bar))
		if bar.Icon != "" {
			p.Icon(bar.Icon, bx+bw/2-8*u, base+5*u, 16*u, p.soft)
		} else {
			p.Middle(ink.Plain, 13*u, bx+bw/2, base+16*u, p.soft, ink.Fit(ink.Plain, 13*u, step, bar.Name))
		}
	}
	p.Rect(x, base, step*n, 1.5*u, p.soft)
	return base + 24*u
}

// paintLying paints bars that lie, their names before them.
func (c *Chart) paintLying(p *brush, x, y, w float32, most float64) float32 {
	u := p.u
	names := float32(0)
	for _, bar := range c.Bars {
		names = max(names, ink.Width(ink.Plain, 14*u, bar.Name))
	}
	names = min(names+30*u, w*0.5)
	for _, bar := range c.Bars {
		base := y + 15*u
		tx := x
		if bar.Icon != "" {
			p.Icon(bar.Icon, x, base-12*u, 15*u, p.soft)
			tx += 21 * u
		}
		p.Text(ink.Plain, 14*u, tx, base, p.skin.ink, ink.Fit(ink.Plain, 14*u, names-(tx-x)-6*u, bar.Name))
		text := said(bar)
		room := w - names - ink.Width(ink.Bold, 14*u, text) - 10*u
		long := max(room*float32(bar.N/most), 1.5*u)
		col := p.gold
		if bar.Other {
			col = p.soft
		}
		p.Round(x+names, y+3*u, long, 14*u, 3*u, col)
		if part := room * float32(bar.Part/most); part > 1 {
			p.Rect(x+names, y+3*u, part, 14*u, ink.Mix(col, p.deep, 0.45))
			p.Hatch(x+names, y+3*u, part, 14*u, 6*u, 1.2*u, ink.Fade(p.deep, 0.6))
		}
		p.Text(ink.Bold, 14*u, x+names+long+7*u, base, p.skin.ink, text)
		y += 22 * u
	}
	return y + 4*u
}
