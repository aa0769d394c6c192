package face

// A terrain is how a world looks: its sky, its ground, its globe from space.
type terrain struct {
	high, low    col     // sky
	near, far    col     // ground
	rough        float32 // ridges across
	tall         float32 // height of the ridges
	trees        bool
	suns         int
	a, b, c, atm col // globe: low, high, third colour, rim
	bands, spots float32
}

// terrains by system, in lower case; others are made from the name.
var terrains = map[string]terrain{
	"tatooine": {high: hex(0x3f6f96), low: hex(0xf2cf93), near: hex(0xa5743f), far: hex(0xdba968), rough: 2.2, tall: 0.22, suns: 2,
		a: hex(0xa86f3a), b: hex(0xe6bd7d), c: hex(0xf7e3b6), atm: hex(0xf2c98a), bands: 0.45, spots: 2.2},
	"hoth": {high: hex(0x3c6388), low: hex(0xd6e6f0), near: hex(0xb9cfdf), far: hex(0x86a6c0), rough: 3, tall: 0.34, suns: 1,
		a: hex(0x7ea4c4), b: hex(0xe9f4fb), c: hex(0xffffff), atm: hex(0xbfe2ff), bands: 0.1, spots: 3},
	"endor": {high: hex(0x14352f), low: hex(0xa9bf7f), near: hex(0x1d3a26), far: hex(0x3d6a47), rough: 4, tall: 0.24, trees: true, suns: 1,
		a: hex(0x1f4a35), b: hex(0x5f9a58), c: hex(0xe6f0e0), atm: hex(0x9fe0c0), bands: 0.1, spots: 3.2},
	"yavin 4": {high: hex(0x274a4a), low: hex(0xe5b57a), near: hex(0x22402a), far: hex(0x4f7a4a), rough: 4, tall: 0.26, trees: true, suns: 1,
		a: hex(0x24573f), b: hex(0x6fa85a), c: hex(0x2f6f9a), atm: hex(0xa6e0b0), bands: 0.15, spots: 3},
	"dagobah": {high: hex(0x1c2a22), low: hex(0x7d8a5e), near: hex(0x18241a), far: hex(0x3a4a32), rough: 5, tall: 0.2, trees: true,
		a: hex(0x2c3a2a), b: hex(0x7c8a60), c: hex(0xb9c0a0), atm: hex(0x9fb08a), bands: 0.5, spots: 2.6},
	"bespin": {high: hex(0x5a3a5e), low: hex(0xf6b27c), near: hex(0xe0906a), far: hex(0xc9788a), rough: 2.4, tall: 0.2, suns: 1,
		a: hex(0xc06a4a), b: hex(0xf2bd8e), c: hex(0xffe6c8), atm: hex(0xffc9a0), bands: 0.92, spots: 2.4},
	"coruscant": {high: hex(0x1a2038), low: hex(0xd9905a), near: hex(0x141a2a), far: hex(0x3a3f5a), rough: 9, tall: 0.3, suns: 1,
		a: hex(0x2a2c3e), b: hex(0xb08a5a), c: hex(0xffe0a0), atm: hex(0xe0a870), bands: 0.3, spots: 5},
	"naboo": {high: hex(0x2f6aa0), low: hex(0xcfe6d8), near: hex(0x3f6f3a), far: hex(0x6fa070), rough: 2.6, tall: 0.26, suns: 1,
		a: hex(0x2a6a8a), b: hex(0x5fa060), c: hex(0xf0f6f0), atm: hex(0x9fdcff), bands: 0.2, spots: 2.6},
	"jundland": {high: hex(0x5a4a6e), low: hex(0xe8a070), near: hex(0x6e3f2c), far: hex(0xa8694a), rough: 5, tall: 0.4, suns: 1,
		a: hex(0x8a4a30), b: hex(0xc98a5a), c: hex(0xf0d0a0), atm: hex(0xf0b080), bands: 0.3, spots: 3},
	"kessel": {high: hex(0x2a2230), low: hex(0x9a7a80), near: hex(0x3a2a2e), far: hex(0x6a4f55), rough: 6, tall: 0.4,
		a: hex(0x4a3a3e), b: hex(0x8a7478), c: hex(0xb9a0a0), atm: hex(0xb09aa8), bands: 0, spots: 4},
	"alderaan": {high: hex(0x3f7ab0), low: hex(0xe6eef0), near: hex(0x4a7a5a), far: hex(0x8ab0b0), rough: 4, tall: 0.42, suns: 1,
		a: hex(0x2f6fae), b: hex(0x6aa070), c: hex(0xffffff), atm: hex(0xa8d8ff), bands: 0.2, spots: 2.4},
	"death star": {high: hex(0x14181f), low: hex(0x5a6470), near: hex(0x22282f), far: hex(0x3c444e), rough: 8, tall: 0.1,
		a: hex(0x5a626c), b: hex(0x8d96a0), c: hex(0xa8b0ba), atm: hex(0x98a4b4), bands: 0.3, spots: 6},
	"death star ii": {high: hex(0x14181f), low: hex(0x4f6a70), near: hex(0x22282f), far: hex(0x3c444e), rough: 8, tall: 0.1,
		a: hex(0x4f5862), b: hex(0x818a96), c: hex(0x9aa4b0), atm: hex(0x8fb0b8), bands: 0.3, spots: 7},
}

// makeWorld invents a world from a seed: restrained colours, any structure.
func makeWorld(r rng) terrain {
	tones := [...][4]uint32{
		{0x2f5a86, 0x7fa6b8, 0xe6eef2, 0x9fd0f0}, {0x6a4a34, 0xb08a5e, 0xe8d2a6, 0xe0b888}, {0x35523c, 0x7a9a62, 0xd8e0b8, 0xa8d0a0},
		{0x5a3446, 0xa0707a, 0xe6c0b0, 0xd8a0b0}, {0x3f4656, 0x838d9e, 0xc6ced8, 0xa8b8cc}, {0x7a4a2a, 0xd09a50, 0xf2d8a0, 0xf0c080},
		{0x274f55, 0x5f9a98, 0xc8e6dc, 0x90d8d0}}
	c := tones[r.n(len(tones))]
	t := terrain{a: hex(c[0]), b: hex(c[1]), c: hex(c[2]), atm: hex(c[3]), bands: r.f(0, 0.9), spots: r.f(2, 4), rough: r.f(2, 6), tall: r.f(0.18, 0.42), suns: r.n(3)}
	t.high, t.low, t.near, t.far = tone(t.a, -0.35), mix(t.c, t.atm, 0.4), tone(t.a, -0.2), mix(t.a, t.b, 0.6)
	return t
}
