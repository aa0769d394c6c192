package scene

import (
	"slices"
	"testing"

	"cantina/engine/card"
)

// What is deployed goes to a location, onto a card, or aboard a ship, and is offered in these words.
func TestDeployingIsOfferedByItsTarget(t *testing.T) {
	cat, _ := Catalog()
	g, err := Lay(cat, "", `dark: at "Tatooine: Mos Eisley": Stormtrooper   reserve: 9
light: at "Tatooine: Cantina": "Luke Skywalker"   at Yavin 4: "Red 3"   hand: Rebel Trooper, "Blaster Rifle", "Rebel Pilot"   force: 9   reserve: 9
locations: dark "Tatooine: Mos Eisley", light "Tatooine: Cantina", light "Yavin 4", light "Yavin 4: Docking Bay"
phase: light deploy
`)
	if err != nil {
		t.Fatal(err)
	}
	var offered []string
	for _, o := range g.View(card.Light).Prompt.Options {
		offered = append(offered, o.Say[card.English], o.Say[card.French])
	}
	for _, want := range []string{"Deploy Rebel Trooper to Tatooine: Cantina", "Déployer Rebel Trooper à Tatooine: Cantina",
		"Deploy Blaster Rifle on Luke Skywalker", "Déployer Blaster Rifle sur Luke Skywalker",
		"Deploy Rebel Pilot aboard Red 3 (pilot)", "Déployer Rebel Pilot à bord de Red 3 (pilote)"} {
		if !slices.Contains(offered, want) {
			t.Errorf("%q is not among %q", want, offered)
		}
	}
	for _, want := range []string{"Deploy Blaster Rifle to Luke Skywalker", "Déployer Blaster Rifle à Luke Skywalker"} {
		if slices.Contains(offered, want) {
			t.Errorf("%q is offered", want)
		}
	}
}
