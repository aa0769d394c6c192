package scene

import (
	"slices"
	"testing"

	"cantina/engine/card"
	"cantina/engine/game"
)

// TestPath: a move tells the locations that it passes, and a location how it hangs
// together with the next (move.through, location.adjacent).
func TestPath(t *testing.T) {
	scenes, problems := Parse("path", `
title: a row of sites
dark: at "Tatooine: Mos Eisley": Darth Vader, Ubrikkian 9000 Z001 { driver Stormtrooper }   force: 9
locations: dark "Bespin", light "Bespin: Cloud City", dark Tatooine, dark "Tatooine: Mos Eisley", dark "Tatooine: Jundland Wastes", dark "Tatooine: Docking Bay 94", light "Yavin 4"
phase: dark move
`)
	cat, _ := Catalog()
	if len(problems) > 0 {
		t.Fatal(problems[0].Explain())
	}
	g, err := scenes[0].Start(cat)
	if err != nil {
		t.Fatal(err)
	}
	keys := map[game.CardID]string{}
	for _, group := range g.View(card.Dark).Groups {
		for _, l := range group.Locations {
			keys[l.Card.ID] = l.Card.Key
		}
	}
	ways := map[string]string{}
	for _, o := range g.Decision().Options {
		for _, id := range o.Via {
			ways[o.Key] += keys[id] + " "
		}
	}
	const far = "dark move ubrikkian-9000-z001 at tatooine-docking-bay-94-dark"
	if len(ways) != 1 || ways[far] != "tatooine-jundland-wastes " {
		t.Errorf("ways: %v", ways)
	}
	var links []game.Link
	for _, group := range g.View(card.Dark).Groups {
		for _, l := range group.Locations {
			links = append(links, l.Next)
		}
	}
	if want := []game.Link{game.BySector, game.Apart, game.Apart, game.OnFoot, game.OnFoot, game.Apart, game.Apart}; !slices.Equal(links, want) {
		t.Errorf("links %v, expected %v", links, want)
	}
}
