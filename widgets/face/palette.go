package face

import "cantina/engine/card"

// A Palette is a set of colours for faces.
type Palette uint8

const (
	Standard Palette = iota // sand and steel for Light, night and crimson for Dark
	Contrast                // pure black and white, strong marks, quiet art
	Palettes                // how many there are
)

// colours are what a face of one side is painted with.
type colours struct {
	base, base2     col // the card, top and bottom
	edge, hair      col // outer line, fine inner line
	accent          col // the side's colour
	ink, soft       col // text, lesser text
	head            col // headings in game text
	panel, panelInk col // behind game text
	plate, plateInk col // badges and cells of numbers
	soften          col // small labels on plates
	line            col // separators
	up, down        col // numbers better and worse than printed
	strong          bool
}

// themes holds the colours by palette and side.
var themes = [Palettes][card.Sides]colours{
	Standard: {
		card.Dark: {
			base: hex(0x171c29), base2: hex(0x0b0e16), edge: hex(0x04060a), hair: hex(0xa8323f), accent: hex(0xd2404d),
			ink: hex(0xf1ece4), soft: hex(0xa9adba), head: hex(0xff8f88),
			panel: hex(0x0e121b), panelInk: hex(0xe6e2da), plate: hex(0x080b12), plateInk: hex(0xfbf6ec), soften: hex(0x9aa2b4),
			line: hex(0x2d3547), up: hex(0x6fe08a), down: hex(0xff7166),
		},
		card.Light: {
			base: hex(0xeee3cd), base2: hex(0xd8c7a6), edge: hex(0x6f6350), hair: hex(0x3f6a8e), accent: hex(0x2f6796),
			ink: hex(0x1c2530), soft: hex(0x555248), head: hex(0x22557f),
			panel: hex(0xf8f1e1), panelInk: hex(0x22272e), plate: hex(0x23394e), plateInk: hex(0xfdf8ec), soften: hex(0xb4c6d4),
			line: hex(0xc8b795), up: hex(0x7ff09a), down: hex(0xff8a7d),
		},
	},
	Contrast: {
		card.Dark: {
			base: black, base2: black, edge: white, hair: hex(0xff5a5a), accent: hex(0xff5a5a),
			ink: white, soft: hex(0xe0e0e0), head: hex(0xffd23f),
			panel: black, panelInk: white, plate: black, plateInk: white, soften: white,
			line: hex(0x909090), up: hex(0x5cff7a), down: hex(0xffb02e), strong: true,
		},
		card.Light: {
			base: white, base2: white, edge: black, hair: hex(0x003f9e), accent: hex(0x003f9e),
			ink: black, soft: hex(0x202020), head: hex(0x00307a),
			panel: white, panelInk: black, plate: black, plateInk: white, soften: white,
			line: hex(0x606060), up: hex(0x5cff7a), down: hex(0xffb02e), strong: true,
		},
	},
}

// typeTints colour the band of each type of card.
var typeTints = [card.Types]col{
	card.Character: hex(0xd39a3a), card.Creature: hex(0x8f9a3c), card.Starship: hex(0x4a8fd0), card.Vehicle: hex(0x5a9a63),
	card.Weapon: hex(0xcf5a3c), card.Device: hex(0x8472b8), card.Effect: hex(0x2f9c98), card.Interrupt: hex(0xb4547f),
	card.Location: hex(0x9a8a68), card.Objective: hex(0xe0c060), card.AdmiralsOrder: hex(0x5f78b8), card.EpicEvent: hex(0xe07f3a),
	card.JediTest: hex(0x6fae7f), card.DefensiveShield: hex(0x6f8ca8), card.Podracer: hex(0xb07a4a),
}

// typeIcons name the icon of each type of card.
var typeIcons = [card.Types]string{"character", "creature", "starship", "vehicle", "weapon", "device", "effect", "interrupt",
	"location", "objective", "order", "epic", "test", "shield", "podracer"}

// statIcons name the icon of each number.
var statIcons = [card.Stats]string{"destiny", "power", "ability", "armor", "maneuver", "hyperspeed", "landspeed",
	"deploy", "forfeit", "ferocity", "parsec", "politics", "defense"}

// statTints colour the icons of the numbers.
var statTints = [card.Stats]col{
	hex(0xb9a4ff), hex(0xff8a4c), hex(0x6cc4ff), hex(0x9fb2c8), hex(0x7fd6c0), hex(0x8fb4ff), hex(0xc9b27c),
	hex(0xf2cd5c), hex(0xc9bdb0), hex(0xff7a7a), hex(0xd8c9a0), hex(0xd9a6ff), hex(0x9fb2c8),
}
