package face

// A model chooses a silhouette by words of the card's class or title; turn is
// how far it is rotated in degrees, size its share of the scene.
type model struct {
	words []string
	shape string
	turn  float32
	size  float32
}

// shipModels are tried in order; what fits none gets one by its seed.
var shipModels = []model{
	{[]string{"x-wing", "headhunter", "arc-170"}, shapeCross, 32, 0.9},
	{[]string{"y-wing"}, shapeYoke, 30, 0.9},
	{[]string{"a-wing", "interceptor jedi"}, shapeArrow, 32, 0.82},
	{[]string{"b-wing"}, shapeBlade, 28, 0.9},
	{[]string{"interceptor", "defender", "scimitar"}, shapeTalon, -8, 0.9},
	{[]string{"tie"}, shapeTwin, -8, 0.9},
	{[]string{"star destroyer", "dreadnaught", "dradnaught"}, shapeWedge, -4, 0.96},
	{[]string{"mon calamari", "star cruiser"}, shapeWhale, -4, 0.9},
	{[]string{"nebulon", "frigate"}, shapeFrigate, -4, 0.9},
	{[]string{"corvette", "republic cruiser"}, shapeHammer, -5, 0.9},
	{[]string{"battleship"}, shapeHoop, 0, 0.9},
	{[]string{"light freighter", "falcon"}, shapeDisc, 28, 0.84},
	{[]string{"shuttle", "landing craft", "lambda"}, shapeFins, 12, 0.9},
	{[]string{"n-1", "nubian", "infiltrator", "yacht"}, shapeNeedle, 34, 0.9},
	{[]string{"freighter", "transport", "hauler"}, shapeHauler, -6, 0.9},
	{[]string{"capital"}, shapeHauler, -5, 0.9},
}

var vehicleModels = []model{
	{[]string{"at-at", "mtt"}, shapeWalker, 0, 0.98},
	{[]string{"at-st", "scout walker"}, shapeStrider, 0, 0.94},
	{[]string{"snowspeeder", "sandspeeder", "t-47"}, shapeSkimmer, -7, 0.98},
	{[]string{"sandcrawler", "crawler"}, shapeCrawler, 0, 1},
	{[]string{"barge", "skiff"}, shapeBarge, -2, 1},
	{[]string{"bike", "swoop"}, shapeBike, -4, 0.96},
	{[]string{"aat", "tank"}, shapeTank, 0, 0.98},
	{[]string{"cloud car"}, shapePods, -5, 0.94},
	{[]string{"stap"}, shapeLifter, 0, 0.9},
	{[]string{"creature", "tauntaun", "bantha", "dewback", "kaadu", "ronto"}, shapeMount, 0, 0.94},
	{[]string{"shuttle"}, shapeHauler, -3, 0.9},
}

// pick finds the card's model, or one of others by its seed.
func (s *scene) pick(list []model, others ...model) model {
	for _, m := range list {
		if s.says(m.words...) {
			return m
		}
	}
	return others[s.r.n(len(others))]
}

// ship paints a starship in space, over the limb of a planet for some.
func (s *scene) ship() {
	s.deep()
	if s.r.n(3) > 0 {
		s.limb()
	}
	m := s.pick(shipModels, model{nil, shapeDart, 30, 0.88}, model{nil, shapeHauler, -5, 0.9}, model{nil, shapeNeedle, 34, 0.9})
	hull, rim, lamp := hex(0x8a94a6), hex(0xd8dfee), hex(0xff8a70)
	if s.warm {
		hull, rim, lamp = hex(0xc6bda8), hex(0xfff4da), hex(0x9fe0ff)
	}
	t := s.fitted(m.shape, m.turn, m.size, m.size*0.9)
	px := 100 * t.scale()
	s.glow(lamp, s.cx, s.cy, px*0.62, 0.22)
	if s.d.Is("squadron") {
		for _, o := range [3]pt{{0.04, -0.26}, {-0.3, 0.14}, {0.32, 0.2}} {
			s.stand(m.shape, spin(s.cx+o.x*100*s.s, s.cy+o.y*100*s.s, px*0.52, 100, m.turn), hull, rim, lamp)
		}
		return
	}
	s.stand(m.shape, t, hull, rim, lamp)
}

// limb paints the lit edge of a planet across a corner of the scene.
func (s *scene) limb() {
	c := [...]col{hex(0x3a5f8c), hex(0x8c6a42), hex(0x5b7a6a), hex(0x7d4450), hex(0x4f6f86)}[s.r.n(5)]
	R := s.b.w * s.r.f(0.7, 1.1)
	x := s.b.x + s.b.w*s.r.f(-0.05, 1.05)
	y := s.b.bottom() + R*s.r.f(0.55, 0.78)
	s.ring(fade(tone(c, 0.4), 0.3), x, y, R*1.035, R*0.04)
	s.disc(tone(c, 0.35), x, y, R)
	s.disc(tone(c, -0.1), x, y+R*0.016, R*0.995)
	s.disc(tone(c, -0.45), x+R*0.03, y+R*0.06, R*0.985)
	s.disc(tone(c, -0.72), x+R*0.08, y+R*0.16, R*0.97)
}

// vehicle paints a vehicle on open ground.
func (s *scene) vehicle() {
	g := s.land(s.terrain())
	m := s.pick(vehicleModels, model{nil, shapeSpeeder, -3, 0.98}, model{nil, shapeSkimmer, -5, 0.96})
	hull, rim, lamp := hex(0x4a5160), hex(0xb9bfcc), hex(0xff8560)
	if s.warm {
		hull, rim, lamp = hex(0x9a8465), hex(0xffeccb), hex(0xbfe9ff)
	}
	t := s.fitted(m.shape, m.turn, 0.92*m.size, 0.86*m.size)
	px := 100 * t.scale()
	bottom := float32(0) // where the vehicle touches the ground
	for _, part := range shapeOf(m.shape) {
		for _, q := range part.polys {
			for _, a := range q {
				bottom = max(bottom, t.at(a).y)
			}
		}
	}
	s.glowOval(black, s.cx, bottom-px*0.02, px*0.56, px*0.09, 0.6)
	s.stand(m.shape, t, mix(hull, g, 0.18), rim, lamp)
}

// race paints a podracer in a canyon.
func (s *scene) race() {
	s.land(terrains["tatooine"])
	for i := range 9 {
		y := s.b.y + s.b.h*(0.3+0.07*float32(i))
		x := s.b.x + s.r.f(0, 0.5)*s.b.w
		s.rect(fade(s.key, 0.25), box{x, y, s.b.w * s.r.f(0.2, 0.5), max(0.5*s.u, 0.7)})
	}
	s.stand(shapePod, s.fitted(shapePod, -6, 0.94, 0.8), hex(0x6d5a4c), hex(0xffd9a8), hex(0xffc46a))
}

// fleet paints an admiral's order: a formation on lines of advance.
func (s *scene) fleet() {
	s.deep()
	line := fade(s.key, 0.35)
	for i := range 5 {
		x := s.b.x + s.b.w*(0.1+0.2*float32(i))
		s.line(line, max(0.4*s.u, 0.7), pt{x, s.b.bottom()}, pt{s.cx + (x-s.cx)*0.3, s.b.y})
	}
	hull := hex(0x9aa6b8)
	for _, o := range [6]pt{{0, -0.3}, {-0.2, -0.06}, {0.2, -0.06}, {-0.38, 0.18}, {0, 0.16}, {0.38, 0.18}} {
		s.stand(shapeDart, spin(s.cx+o.x*100*s.s, s.cy+o.y*100*s.s, 24*s.s, 100, 0), hull, white, s.key)
	}
}

// beast paints a creature.
func (s *scene) beast() {
	g := s.land(s.terrain())
	src := shapeBeast
	if s.says("space", "swamp", "sarlacc", "dragonsnake", "slug", "worm", "mynock") {
		src = shapeMaw
	}
	px := min(s.b.w*0.92, s.b.h)
	s.glow(s.key, s.cx, s.cy-10*s.s, 52*s.s, 0.4)
	s.stand(src, place(s.cx-px/2, s.b.bottom()-px*0.98, px, 100), mix(hex(0x2b2a2c), g, 0.25), mix(s.key, white, 0.3), hex(0xffd040))
}

// terrain is the ground a card belongs to, by its words or else by its seed.
func (s *scene) terrain() terrain {
	all := [...]string{"tatooine", "endor", "hoth", "naboo", "jundland"}
	switch {
	case s.says("snow", "hoth", "wampa", "tauntaun", "blizzard", "at-at", "t-47") || s.d.Set == "Hoth":
		return terrains["hoth"]
	case s.says("cloud car"):
		return terrains["bespin"]
	case s.says("sand", "jawa", "tatooine", "desert", "skiff", "barge", "bantha", "dewback", "landspeeder") || s.d.Set == "Jabba's Palace":
		return terrains["tatooine"]
	case s.says("at-st", "scout", "forest", "ewok") || s.d.Set == "Endor":
		return terrains["endor"]
	case s.says("swamp") || s.d.Set == "Dagobah":
		return terrains["dagobah"]
	}
	if t, ok := terrains[all[s.r.n(len(all))]]; ok {
		return t
	}
	return terrains["tatooine"]
}
