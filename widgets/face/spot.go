package face

import (
	"image"

	"cantina/engine/card"
)

// A Spot is a part of a face that says one thing: a number or an icon, with the name of the icon
// that stands for it (IconNames), in pixels of the picture.
type Spot struct {
	At   image.Rectangle
	Icon string
}

// Spots are the numbers and icons of a face as Draw draws it, in the order in which they are drawn.
func Spots(d *card.Def, look Look) []Spot {
	if look.FaceDown {
		return nil
	}
	w := max(look.Width, minWidth)
	p := painters.Get().(*painter)
	defer painters.Put(p)
	var out []Spot
	p.spots = &out
	p.draw(d, look, w, look.height(d, w))
	return out
}

// Whole tells whether all of the game text stands on a face as Draw draws it, and how large the smallest
// of it is, in pixels; 0: there is none.
func Whole(d *card.Def, look Look) (whole bool, size float32) {
	w := max(look.Width, minWidth)
	p := painters.Get().(*painter)
	p.blind = true
	defer func() { p.blind = false; painters.Put(p) }()
	p.draw(d, look, w, look.height(d, w))
	return !p.cut, p.least
}

// spot notes where a number or an icon is drawn, if somebody asks.
func (f *canvas) spot(icon string, at box) {
	if f.spots != nil {
		*f.spots = append(*f.spots, Spot{at.rect(), iconName(icon)})
	}
}
