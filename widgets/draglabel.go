package widgets

import (
	"image"

	"cantina/widgets/ink"
)

// costLabel is the price at the pointer: a pill with the Force's sign.
func (d *drag) costLabel(s string) *image.RGBA {
	u, sk := d.bands.U, d.skin()
	w := round(ink.Width(ink.Bold, 20*u, s) + 42*u)
	h := round(32 * u)
	p := ink.New(w, h, d.k)
	p.Round(0, 0, w, h, h/2, sk.deep)
	p.Round(1.5*u, 1.5*u, w-3*u, h-3*u, h/2, sk.gold)
	p.Icon("deploy", 9*u, 8*u, 16*u, sk.onGold)
	p.Text(ink.Bold, 20*u, 30*u, h/2+7*u, sk.onGold, s)
	return p.Img
}

// whyLabel is why not, at the pointer.
func (d *drag) whyLabel(s string) *image.RGBA {
	u, sk := d.bands.U, d.skin()
	lines := ink.Wrap(ink.Plain, 14*u, 280*u, s)
	w := float32(0)
	for _, line := range lines {
		w = max(w, ink.Width(ink.Plain, 14*u, line))
	}
	w, h := round(w+22*u), round(float32(len(lines))*18*u+12*u)
	p := ink.New(w, h, d.k)
	p.Round(0, 0, w, h, 7*u, sk.deep)
	p.Frame(0, 0, w, h, 7*u, 1.5*u, sk.bad)
	for i, line := range lines {
		p.Text(ink.Plain, 14*u, 11*u, 20*u+float32(i)*18*u, sk.ink, line)
	}
	return p.Img
}
