package enginetest

import (
	"strings"
	"testing"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/rules"
	"cantina/engine/scene"
)

// saboteurs are cards of each side of which Epic Events are likely: the superlaser and
// sites of the Death Star, the trench and those who enter it, the Bunker and those who blow
// it up, and high destinies, of which some succeed.
var saboteurs = theme{spare: 30, kinds: []game.Kind{game.EpicTotal, game.EpicFailed, game.BlewAway}, first: func(seed uint64) [card.Sides][]string {
	light := "endor-bunker-light"
	if seed%3 == 0 {
		light = "yavin-4-light"
	}
	return [card.Sides][]string{card.Dark: {"set-your-course-for-alderaan", "death-star-dark", "alderaan-dark", "death-star-docking-bay-327-dark"}, card.Light: {light, "rebel-trooper", "deactivate-the-shield-generator", "rebel-trooper"}}
}, cards: [card.Sides][]string{
	card.Dark: {"superlaser", "commence-primary-ignition", "death-star-gunner", "death-star-level-4-military-corridor", "tie-fighter", "furry-fury",
		"tie-assault-squadron", "turbolaser-battery", "commence-primary-ignition", "superlaser", "black-2", "sfs-l-s72-tie-cannon", "death-star-conference-room", "its-worse"},
	card.Light: {"attack-run", "death-star-trench", "x-wing", "proton-torpedoes", "y-wing", "x-wing", "ewok-catapult", "red-5", "luke-skywalker", "rebel-tech", "ewok-catapult",
		"yavin-4-massassi-war-room", "attack-run", "deactivate-the-shield-generator", "double-agent", "rebel-trooper", "ewok-catapult", "deactivate-the-shield-generator"},
}}

// TestEpicEvents: Epic Events are attempted, and succeed and fail. Dark begins with the
// Objective that brings the Death Star and its target, Light with a Rebel Base or the Bunker.
func TestEpicEvents(t *testing.T) {
	saboteurs.play(t, func(*rules.Game, *game.Event) {})
}

// raiders are cards of which a flight into the Death Star II is likely: all of that and of
// what lies in it, and starfighters with torpedoes above it.
var raiders = theme{spare: 40, kinds: []game.Kind{game.EpicTotal, game.BlewAway}, first: func(uint64) [card.Sides][]string {
	return [card.Sides][]string{card.Dark: {"endor-dark", "death-star-ii", "death-star-ii-coolant-shaft", "death-star-ii-capacitors", "death-star-ii-reactor-core", "that-things-operational"},
		card.Light: {"yavin-4-light", "x-wing", "proton-torpedoes"}}
}, cards: [card.Sides][]string{
	card.Dark:  {"death-star-ii", "death-star-ii-coolant-shaft", "death-star-ii-capacitors", "death-star-ii-reactor-core", "that-things-operational", "its-worse", "tie-fighter", "furry-fury"},
	card.Light: {"x-wing", "proton-torpedoes", "ewok-catapult", "y-wing", "x-wing", "ewok-catapult"},
}}

// TestRaids: random players fly into the Death Star II, and some blow it up.
func TestRaids(t *testing.T) {
	raiders.play(t, func(*rules.Game, *game.Event) {})
}

// TestRaidShown: who attempts it on what is shown, and what the total is made of.
func TestRaidShown(t *testing.T) {
	cat, _ := scene.Catalog()
	list, problems := scene.Parse("shown", `title: epic.ds2 It is shown as long as they escape
light: at "Death Star II: Reactor Core": X-wing with Proton Torpedoes   reserve: 9
dark:  effect "That Thing's Operational" on "Death Star II: Reactor Core"   reserve: 40
locations: dark Endor, dark "Death Star II" [parsec 8, in orbit], dark "Death Star II: Coolant Shaft", dark "Death Star II: Capacitors", dark "Death Star II: Reactor Core"
phase: light control
next destiny: light 4
> light use "That Thing's Operational" on X-wing
`)
	if len(problems) > 0 {
		t.Fatal(problems[0].Explain())
	}
	g := list[0].Run(cat).Game.(*rules.Game)
	a := g.View(card.Dark).Attempt
	if a == nil || a.By != card.Light || a.Target == 0 || g.Def(a.Target).Title != "Death Star II" || len(a.Wing) != 1 || g.Def(a.Wing[0]).Title != "X-wing" {
		t.Fatalf("the attempt is %+v", a)
	}
	got := ""
	for _, term := range a.Total.Terms {
		got += term.Say[card.English] + " " + term.By.String() + "; "
	}
	if want := "destiny 4; 3 3; highest ability of a pilot of that starfighter 1;  1; "; a.Total.Total != card.Whole(9) || a.Goal != card.Whole(8) || got != want {
		t.Errorf("the total of %s against %s is %s", a.Total.Total, a.Goal, got)
	}
}

// TestDamagedRun: an Attack Run of which the save says what cannot be is refused.
func TestDamagedRun(t *testing.T) {
	refusesDamaged(t, "Attack Run", map[string]string{`"passes":0`: `"passes":9`, `"lead":0`: `"lead":1`}, `title: epic.attack-run The TIEs may follow
light: at "Death Star": X-wing with Proton Torpedoes   effect "Attack Run" on "Death Star: Trench"   reserve: 9
dark: reserve: 9   at "Death Star": TIE Fighter
locations: dark "Death Star", light "Death Star: Trench"
phase: light move
> light use "Attack Run"
> light run X-wing
`)
}

// TestDamagedEscape: so is an escape out of no sector, by no card or of none.
func TestDamagedEscape(t *testing.T) {
	refusesDamaged(t, "escape", map[string]string{`"card":`: `"card":0,"was":`, `"ships":[`: `"ships":[0,`, `"from":`: `"from":1`}, `title: epic.ds2.escape They begin in the Core
light: at "Death Star II: Reactor Core": 2 X-wing   reserve: 9
dark:  effect "That Thing's Operational" on "Death Star II: Reactor Core"   reserve: 40
locations: dark Endor, dark "Death Star II" [parsec 8, in orbit], dark "Death Star II: Coolant Shaft", dark "Death Star II: Capacitors", dark "Death Star II: Reactor Core"
phase: light control
next destiny: light 6
> light use "That Thing's Operational" on x-wing
> light sector x-wing to "Death Star II: Capacitors"
`)
}

// refusesDamaged saves a scene in the midst of a procedure, changes what the save says of
// it and loads that.
func refusesDamaged(t *testing.T, proc string, damages map[string]string, text string) {
	cat, _ := scene.Catalog()
	list, problems := scene.Parse("damaged", text)
	if len(problems) > 0 {
		t.Fatal(problems[0].Explain())
	}
	g := list[0].Run(cat).Game.(*rules.Game)
	data, err := g.Save()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := rules.Load(cat, data); err != nil {
		t.Fatal(err)
	}
	for was, is := range damages {
		at := `"proc":"` + proc + `"`
		before, rest, _ := strings.Cut(string(data), at)
		bad := before + at + strings.Replace(rest, was, is, 1)
		if _, err := rules.Load(cat, []byte(bad)); bad == string(data) || err == nil || !strings.Contains(err.Error(), proc) {
			t.Errorf("%s: %v", is, err)
		}
	}
}
