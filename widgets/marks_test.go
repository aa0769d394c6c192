package widgets

import "testing"

// Where a card shows its text its numbers stand over it: what marks who fights, has moved or covers a
// loss lies above them, on the upper part of the picture.
func TestMarksLieAboveTheNumbers(t *testing.T) {
	for _, c := range []struct {
		w, k float32
		free float32 // from where on nothing lies, as a share of the height
	}{{90, 1, 0.8}, {160, 1, 0.39}, {80, 2, 0.39}} {
		h := c.w * 7 / 5
		img := drawRim(c.w, h, c.k, rimKey{m: fights | moved, covers: "2/6"}, &skins[0])
		low, top := int(h*c.free*c.k), int(h*0.14*c.k)
		for y := 0; y < img.Rect.Dy(); y++ {
			for x := 0; x < img.Rect.Dx(); x++ {
				if a := img.RGBAAt(x, y).A; a > 0 && (y >= low || y < top) {
					t.Fatalf("%v wide at %v: something lies at %d, %d of %d by %d", c.w, c.k, x, y, img.Rect.Dx(), img.Rect.Dy())
				}
			}
		}
	}
}
