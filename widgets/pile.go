package widgets

import (
	"strconv"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets/ink"
)

// A pilePage is the cards of a pile by name.
type pilePage struct {
	*tableau
	roll
	zone game.Zone
	of   card.Side
}

func (pp *pilePage) paint(b *brush, r rect) {
	u := b.u
	p := &pp.view.Players[pp.of]
	cs := p.Out
	if pp.zone == game.Lost {
		cs = p.Lost
	}
	y := r.Y + 6*u - pp.back
	for i := len(cs) - 1; i >= 0; i-- {
		c := &cs[i]
		if y > r.Y-10*u && y < r.bottom()-10*u && c.Def != nil {
			at := rect{r.X, y, r.W, 24 * u}
			if b.hit(hit{At: at, Card: c, Key: "in" + strconv.Itoa(i)}) {
				b.Round(at.X-6*u, at.Y, at.W+6*u, at.H, 4*u, ink.Fade(b.skin.ink, 0.07))
			}
			b.Icon(cardIcon(c.Def), r.X+2*u, y+5*u, 14*u, b.soft)
			b.Text(ink.Plain, 15*u, r.X+24*u, y+17*u, b.skin.ink, ink.Fit(ink.Plain, 15*u, r.W-40*u, c.Def.Title))
		}
		y += 24 * u
	}
	pp.most = max(float32(len(cs))*24*u-r.H, 0)
}

func cardIcon(d *card.Def) string {
	return [card.Types]string{"character", "creature", "starship", "vehicle", "weapon", "device", "effect", "interrupt",
		"location", "objective", "order", "epic", "test", "shield", "podracer"}[d.Type]
}
