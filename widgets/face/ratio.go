package face

import (
	"image/color"
	"math"
)

// Ratio is how far two opaque colours stand out from each other, 1 to 21 (WCAG 2.2, contrast ratio).
func Ratio(a, b color.NRGBA) float64 {
	x, y := luminance(a), luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

// luminance is how bright a colour is (WCAG 2.2, relative luminance).
func luminance(c color.NRGBA) float64 {
	part := func(v uint8) float64 {
		x := float64(v) / 255
		if x <= 0.04045 {
			return x / 12.92
		}
		return math.Pow((x+0.055)/1.055, 2.4)
	}
	return 0.2126*part(c.R) + 0.7152*part(c.G) + 0.0722*part(c.B)
}
