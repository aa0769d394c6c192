package scene_test

import (
	"io/fs"
	"testing"
	"testing/fstest"

	"cantina/assets"
	"cantina/engine/catalog"
	"cantina/engine/scene"
)

// An asteroid sector and a vehicle that flies, without a text: the catalog has
// none yet whose whole text can be said.
const madeUpCards = `set = "Premiere"

[card.rock-belt]
title = "Rock Belt"
side = "light"
number = "1_901"
rarity = "C"
generic = 3
type = "location"
kinds = ["sector"]
icons = ["space"]
traits = ["asteroid"]
destiny = 0
force = {dark = 1, light = 1}
blank = true

[card.sky-hopper]
title = "Sky Hopper"
side = "light"
number = "1_902"
rarity = "C"
type = "vehicle"
kinds = ["shuttle"]
destiny = 3
power = 2
maneuver = 4
landspeed = 4
deploy = 2
forfeit = 3
enclosed = true
blank = true
permanent = [{role = "pilot", ability = 1}]
`

const madeUpScenes = `
title: move.sector.asteroid To the nearest, or to an adjacent one; a capital ship too.
light: at "Tatooine": X-wing, Corellian Corvette   force: 5
locations: light "Tatooine: Mos Eisley", light "Tatooine", light "Rock Belt", light "Rock Belt"
phase: light move
? light sector "Corellian Corvette" to rock-belt: 1 Force
> light sector X-wing to rock-belt
! light sector X-wing to rock-belt#2: move.regular.once
! light sector "Corellian Corvette" to rock-belt#2: move.sector.asteroid

title: move.sector.asteroid Starfighters two at a time.
light: at "Rock Belt": X-wing, Corellian Corvette   force: 5
locations: light "Tatooine", light "Rock Belt", light "Rock Belt", light "Rock Belt"
phase: light move
? light sector X-wing to rock-belt#3: 1 Force
! light sector "Corellian Corvette" to rock-belt#3: move.sector.asteroid
? light sector "Corellian Corvette" to rock-belt#2
? light sector X-wing to Tatooine

title: location.sector.deploy Asteroids on the other side of the system, capital ships there too.
light: hand: Rock Belt, Clouds, Corellian Corvette, X-wing   force: 9
locations: light "Tatooine: Mos Eisley", light "Tatooine"
phase: light deploy
> light deploy "Rock Belt" at Tatooine
> light deploy Clouds at Tatooine
= row: "Tatooine: Mos Eisley", Clouds, Tatooine, "Rock Belt"
? light deploy "Corellian Corvette" at "Rock Belt"
? light deploy X-wing at "Rock Belt"

title: location.related Asteroid sectors are related to the system, not to the sites.
light: at "Tatooine: Mos Eisley": X-wing   at "Rock Belt": Y-wing   force: 5
locations: light "Tatooine: Mos Eisley", light "Tatooine", light "Rock Belt"
phase: light move
! light take-off X-wing to "Rock Belt": move.take-off
! light land Y-wing at "Tatooine: Mos Eisley": move.land

title: move.sector.cloud A flying vehicle, among clouds and down to a site, not to the system.
light: at clouds-light: Sky Hopper   hand: Sky Hopper   force: 9
locations: light "Tatooine: Mos Eisley", light Clouds, light Clouds, light "Tatooine"
phase: light deploy
? light deploy "Sky Hopper" at clouds-light#2
! light deploy "Sky Hopper" at Tatooine: deploy.where
go: light move
? light sector "Sky Hopper" to clouds-light#2: 1 Force
? light land "Sky Hopper" at "Tatooine: Mos Eisley": 1 Force
! light sector "Sky Hopper" to Tatooine: move.sector.cloud
`

// What the rules of sectors say of kinds of cards that the catalog lacks.
func TestSectors(t *testing.T) {
	fsys := fstest.MapFS{"cards/made-up.toml": {Data: []byte(madeUpCards)}}
	names, _ := fs.Glob(assets.Cards, "cards/*")
	for _, name := range names {
		data, err := fs.ReadFile(assets.Cards, name)
		if err != nil {
			t.Fatal(err)
		}
		fsys[name] = &fstest.MapFile{Data: data}
	}
	cat, problems := catalog.Load(fsys)
	for _, p := range problems {
		t.Fatal(p.Explain())
	}
	scenes, problems := scene.Parse("sectors_test.go", madeUpScenes)
	for _, p := range problems {
		t.Error(p.Explain())
	}
	for _, s := range scenes {
		for _, p := range s.Run(cat).Failures {
			t.Error(p.Explain())
		}
	}
}
