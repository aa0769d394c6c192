package position

import (
	"strings"

	"cantina/engine/card"
)

// A planet is a system that the rulebook speaks of.
type planet struct {
	layout  []spot // its own places in the row (layout.*)
	Proper  bool   // takes no generic site unless its text says so (location.generic)
	hidden  bool   // not easily found (location.dagobah-rules)
	Not     string // the system of which a player who has deployed to this one deploys nothing (layout.dual-death-star)
	shield  string // a word in the titles of the sites that its energy shield covers (location.hoth-shield)
	markers int    // and how many of its first markers
	senate  string // the site where politics counts, without its system (senate.majority)
	double  bool   // twice as much Force is lost when it is blown away (epic.blown-away.loss)
}

// A spot is a place of its own in a layout: what lies there, a title without its
// system or one of the words of isSpot, and its rank.
type spot struct {
	what string
	rank int
}

// Atlas are the systems that the rulebook speaks of; "" is any system. Of a layout
// the first spot that fits counts. Sites with neighbouring ranks there may not be
// separated (location.not-separated), since nothing ranks between them.
var Atlas = map[string]planet{
	"": {layout: []spot{{"Big One", rankBigOne}, {"Asteroid Cave Or Space Slug Belly", rankBigOne + 5}, // location.sector.deploy, and the named buffer sites (location.buffer)
		{"Sith Temple Entrance", rankBuffer}, {"Turbolift Complex", rankBuffer}}},
	"Bespin":   {layout: []spot{{"second bay", 5}, {"bay", rankBuffer}, {"Bespin: Cloud City", 49}}, Proper: true},
	"Hoth":     {layout: []spot{{"marker", 30}, {"exterior", 37}}, Proper: true, shield: "echo", markers: 3},
	"Tatooine": {layout: []spot{{"Cantina", 13}, {"Docking Bay 94", 14}, {"Mos Eisley", 15}, {"Tatooine: Jabba's Palace", 40}, {"Entrance Cavern", 41}, {"Rancor Pit", 43}, {"Jabba's Palace site", 42}}},
	"Yavin 4":  {layout: []spot{{"Massassi Headquarters", 25}}},
	"Naboo":    {layout: []spot{{"underwater", 40}, {"Theed Palace Throne Room", 5}, {"Theed Palace Courtyard", 25}}},
	"Endor":    {layout: []spot{{"Ewok Village", 45}, {"Chief Chirpa's Hut", 46}}},
	"Coruscant": {layout: []spot{{"500 Republica", 15}, {"Private Platform", 16}, {"Private Platform (Docking Bay)", 16},
		{"Coruscant: Xizor's Palace", 40}, {"Uplink Station", 41}, {"Sewer", 42}}, senate: "Galactic Senate"},
	"Dagobah":        {layout: []spot{{"Cave", 45}}, hidden: true, Not: "Ahch-To"},
	"Death Star":     {layout: []spot{{"Trench", 70}}, Not: "Death Star II"},
	"Death Star II":  {layout: []spot{{"Coolant Shaft", 71}, {"Capacitors", 72}, {"Reactor Core", 73}}, Not: "Death Star", double: true},
	"Jakku":          {layout: []spot{{"Rey's Encampment", 5}, {"Niima Outpost Shipyard", 6}}}, // layout.others
	"Lothal":         {layout: []spot{{"Capital City", rankBuffer}, {"Jedi Temple", 45}}},
	"Mapuzo":         {layout: []spot{{"Underground Corridor", 5}}},
	"Takodana":       {layout: []spot{{"Takodana: Maz's Castle", 40}, {"interior", 42}}},
	"Invisible Hand": {layout: []spot{{"Docking Bay", 5}, {"Bridge", 15}}}, // layout.starship-sites
	"Ahch-To":        {layout: []spot{{"Jedi Temple", rankBuffer}}, Proper: true, hidden: true, Not: "Dagobah"},
}

// rebelBases are the planets that are Rebel Bases (location.rebel-base).
var rebelBases = []string{"Yavin 4", "Hoth"}

// isThroneRoom tells whether a site is a throne room, whosever it is
// (location.throne-room).
func isThroneRoom(d *card.Def) bool { return d.Is("site") && strings.HasSuffix(d.Title, "Throne Room") }

// isPrison tells whether a site is a prison: by its title, or by being listed as
// one (location.prison).
func isPrison(d *card.Def) bool {
	return d.Is("site") && (HasWordIn(d.Title, "prison") || d.Trait("prison"))
}

// isDockingBay tells whether a site is a docking bay (location.docking-bay).
func isDockingBay(d *card.Def) bool {
	return d.Trait("docking bay")
}
