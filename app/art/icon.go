package art

import (
	"image"
	"image/color"
	"math"
)

// Icon draws the program's icon: three cards fanned before the two suns.
func Icon(size int) *image.RGBA {
	s := &scene{
		aspect: 1, horizon: 0.86,
		suns: []sun{
			{0.36, 0.36, 0.17, rgb(0xfff3cf), rgb(0xffc070)},
			{0.70, 0.52, 0.11, rgb(0xff9d6b), rgb(0xff6a40)},
		},
		dunes: []dune{
			{0.80, 0.03, 0.30, 0.4, rgb(0x6d3a3a), rgb(0x3b2230)},
			{0.90, 0.03, 0.42, 3.0, rgb(0x2c1b24), rgb(0x0f0c14)},
		},
	}
	const sub = 4 // samples a pixel, each way
	img := image.NewRGBA(image.Rect(0, 0, size, size))
	for y := range size {
		for x := range size {
			var sum rgbf
			var alpha float64
			for i := range sub * sub {
				px := (float64(x) + (float64(i%sub)+0.5)/sub) / float64(size)
				py := (float64(y) + (float64(i/sub)+0.5)/sub) / float64(size)
				if plate(px-0.5, py-0.5, 0.46, 0.46, 0.11) > 0 {
					continue
				}
				alpha++
				sum = sum.add3(s.iconAt(px, py))
			}
			n := float64(sub * sub)
			img.SetRGBA(x, y, color.RGBA{uint8(sum[0]/n*255 + 0.5), uint8(sum[1]/n*255 + 0.5), uint8(sum[2]/n*255 + 0.5), uint8(alpha/n*255 + 0.5)})
		}
	}
	return img
}

func (a rgbf) add3(b rgbf) rgbf { return rgbf{a[0] + b[0], a[1] + b[1], a[2] + b[2]} }

// plate is the distance to a rectangle with round corners, below 0 inside it.
func plate(x, y, hw, hh, r float64) float64 {
	dx, dy := math.Abs(x)-hw+r, math.Abs(y)-hh+r
	return math.Hypot(max(dx, 0), max(dy, 0)) + min(max(dx, dy), 0) - r
}

// cards of the icon, the last on top: angle, and the colour of the face.
var fan = []struct {
	angle float64
	face  rgbf
}{{-0.42, rgb(0x2f6fa8)}, {0.42, rgb(0xa83a3a)}, {0, rgb(0xe9c46a)}}

// iconAt is the colour of the icon at a place of 0 to 1.
func (s *scene) iconAt(x, y float64) rgbf {
	c := s.at(x, y)
	for _, k := range fan {
		sin, cos := math.Sincos(k.angle)
		dx, dy := x-0.5, y-1.10
		u, v := dx*cos+dy*sin, -dx*sin+dy*cos+0.44
		d := plate(u, v, 0.135, 0.19, 0.025)
		c = c.mix(rgbf{}, 0.45*smooth(0.03, 0, d))
		switch {
		case d > 0:
		case d > -0.014:
			c = rgb(0x14100c)
		case plate(u, v+0.075, 0.10, 0.075, 0.012) < 0:
			c = k.face.mix(rgb(0x10141c), 0.25+1.6*math.Abs(u+v))
		case math.Abs(u) < 0.095 && v > 0.03 && v < 0.15 && math.Mod(v, 0.03) < 0.012:
			c = k.face.mix(rgb(0x14100c), 0.6)
		default:
			c = k.face.mix(rgb(0xfff6e0), 0.55)
		}
	}
	return c
}
