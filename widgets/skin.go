package widgets

import (
	"image/color"

	"cantina/engine/card"
	"cantina/widgets/face"
	"cantina/widgets/ink"
)

// A Palette is a set of colours of the whole table.
type Palette uint8

const (
	Felt     Palette = iota // dark green felt
	Midnight                // dark blue, for those who mix up red and green
	Contrast                // black and white, strong marks
	Palettes                // how many there are
)

// face is the palette of card faces that goes with p.
func (p Palette) face() face.Palette {
	if p == Contrast {
		return face.Contrast
	}
	return face.Standard
}

// A skin is the colours of the table's furniture.
type skin struct {
	felt, deep   color.NRGBA // the table, middle and edge
	panel, top   color.NRGBA // furniture, body and upper edge
	raised, line color.NRGBA // buttons, separators
	ink, soft    color.NRGBA // text, lesser text
	faint        color.NRGBA // text that may be overlooked
	gold         color.NRGBA // what is yours to do
	good, hot    color.NRGBA // legal targets, the one under the pointer
	bad          color.NRGBA // refusals
	focus        color.NRGBA // the keyboard's ring
	onGold       color.NRGBA
	side         [card.Sides]color.NRGBA // the players
	grain        float32                 // of the felt
}

var skins = [Palettes]skin{
	Felt: {
		felt: ink.Hex(0x1d3029), deep: ink.Hex(0x0d1613), panel: ink.Hex(0x101715), top: ink.Hex(0x18221f),
		raised: ink.Hex(0x26332f), line: ink.Hex(0x2c3a36), ink: ink.Hex(0xf0ece2), soft: ink.Hex(0xb4c0ba), faint: ink.Hex(0x909e98),
		gold: ink.Hex(0xe8c468), good: ink.Hex(0x58d68d), hot: ink.Hex(0xb6ffcf), bad: ink.Hex(0xff8064), focus: ink.Hex(0xffffff), onGold: ink.Hex(0x1c1606),
		side: [card.Sides]color.NRGBA{card.Dark: ink.Hex(0xec7a82), card.Light: ink.Hex(0x79b8ea)}, grain: 1,
	},
	Midnight: {
		felt: ink.Hex(0x1c2740), deep: ink.Hex(0x0b1020), panel: ink.Hex(0x0f1424), top: ink.Hex(0x182036),
		raised: ink.Hex(0x25304c), line: ink.Hex(0x2d3958), ink: ink.Hex(0xf1efe9), soft: ink.Hex(0xb5bdd3), faint: ink.Hex(0x929bb6),
		gold: ink.Hex(0xf2c14e), good: ink.Hex(0x5ec8f8), hot: ink.Hex(0xc9efff), bad: ink.Hex(0xff9b54), focus: ink.Hex(0xffffff), onGold: ink.Hex(0x1c1606),
		side: [card.Sides]color.NRGBA{card.Dark: ink.Hex(0xff9b54), card.Light: ink.Hex(0x8ab8ff)}, grain: 1,
	},
	Contrast: {
		felt: ink.Hex(0x000000), deep: ink.Hex(0x000000), panel: ink.Hex(0x000000), top: ink.Hex(0x000000),
		raised: ink.Hex(0x1a1a1a), line: ink.Hex(0x8a8a8a), ink: ink.Hex(0xffffff), soft: ink.Hex(0xe4e4e4), faint: ink.Hex(0xb8b8b8),
		gold: ink.Hex(0xffe14d), good: ink.Hex(0x4dff88), hot: ink.Hex(0xffffff), bad: ink.Hex(0xffb02e), focus: ink.Hex(0xffffff), onGold: ink.Hex(0x000000),
		side: [card.Sides]color.NRGBA{card.Dark: ink.Hex(0xff7a7a), card.Light: ink.Hex(0x7ab8ff)},
	},
}
