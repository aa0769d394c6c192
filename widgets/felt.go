package widgets

import (
	"image"
	"math"

	"fyne.io/fyne/v2"
)

// layFelt paints the table's cloth: a soft light in the middle, a fine grain.
func (g *ground) layFelt(s fyne.Size) {
	f := g.felt
	w, h := int(s.Width*g.k), int(s.Height*g.k)
	if w*h > maxFelt {
		w, h = (w+1)/2, (h+1)/2 // a grain of two pixels
		s = fyne.NewSize(float32(2*w)/g.k, float32(2*h)/g.k)
	}
	if g.opt.Plain || g.opt.Palette == Contrast {
		f.Hide()
		return
	}
	f.Resize(s)
	key := feltKey{w, h, g.opt.Palette}
	if g.cloth == key {
		f.Show()
		return
	}
	g.cloth = key
	setPicture(f, drawFelt(w, h, g.skin()))
}

// maxFelt is the greatest window, in pixels, whose cloth has a grain of one pixel: in greater ones
// everything else is larger, too.
const maxFelt = 2 << 20

type feltKey struct {
	w, h int
	p    Palette
}

func drawFelt(w, h int, s *skin) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	cx, cy := float64(w)*0.4, float64(h)*0.45
	for y := range h {
		dy := (float64(y) - cy) / (float64(h) * 0.75)
		for x := range w {
			dx := (float64(x) - cx) / (float64(w) * 0.62)
			l := 1 - math.Min(dx*dx+dy*dy, 1)
			n := uint32(x)*374761393 + uint32(y)*668265263
			n = (n ^ n>>13) * 1274126177
			g := (float64(n>>24)/255 - 0.5) * 0.05 * float64(s.grain)
			i := img.PixOffset(x, y)
			img.Pix[i] = lerp8(s.deep.R, s.felt.R, l, g)
			img.Pix[i+1] = lerp8(s.deep.G, s.felt.G, l, g)
			img.Pix[i+2] = lerp8(s.deep.B, s.felt.B, l, g)
			img.Pix[i+3] = 255
		}
	}
	return img
}

func lerp8(a, b uint8, l, g float64) uint8 {
	v := (float64(a) + (float64(b)-float64(a))*l) * (1 + g*2)
	return uint8(math.Max(0, math.Min(255, v+g*12)))
}
