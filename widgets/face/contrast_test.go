package face

import (
	"image/color"
	"math"
	"testing"

	"cantina/engine/card"
)

func TestRatio(t *testing.T) {
	rgb := func(c col) color.NRGBA { return color.NRGBA(c) }
	if a, b := Ratio(rgb(black), rgb(white)), Ratio(rgb(hex(0x767676)), rgb(white)); math.Abs(a-21) > 0.01 || b < 4.5 || b > 4.6 {
		t.Errorf("%.2f, %.2f", a, b)
	}
}

// Words and numbers stand out from what they stand on by 4.5 to 1, icons and large numbers by 3 to
// 1, on the faces of both sides and in both palettes (WCAG 2.2, 1.4.3 and 1.4.11).
func TestFacesStandOut(t *testing.T) {
	for p := range Palettes {
		for side := range card.Sides {
			c := &themes[p][side]
			for _, row := range []struct {
				name   string
				of, on col
				least  float64
			}{
				{"ink on base", c.ink, c.base, 4.5}, {"ink on the foot", c.ink, c.base2, 4.5},
				{"soft on base", c.soft, c.base, 4.5}, {"soft on the foot", c.soft, c.base2, 4.5},
				{"text", c.panelInk, c.panel, 4.5}, {"headings of text", c.head, c.panel, 4.5},
				{"numbers", c.plateInk, c.plate, 4.5}, {"labels of numbers", c.soften, c.plate, 4.5},
				{"better numbers", c.up, c.plate, 4.5}, {"worse numbers", c.down, c.plate, 4.5},
				{"icons", c.accent, c.base, 3},
			} {
				if r := Ratio(color.NRGBA(row.of), color.NRGBA(row.on)); r < row.least {
					t.Errorf("palette %d, side %d: %s is %.2f, below %.1f", p, side, row.name, r, row.least)
				}
			}
		}
	}
}
