package enginetest

import (
	"slices"
	"strings"
	"testing"

	"cantina/engine/bot"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/rules"
	"cantina/engine/scene"
)

// saboteurs are cards of each side of which Epic Events are likely: the superlaser and
// sites of the Death Star, the trench and those who enter it, the Bunker and those who blow
// it up, and high destinies, of which some succeed.
var saboteurs = [card.Sides][]string{
	card.Dark: {"superlaser", "commence-primary-ignition", "death-star-gunner", "death-star-level-4-military-corridor", "tie-fighter", "furry-fury",
		"tie-assault-squadron", "turbolaser-battery", "commence-primary-ignition", "superlaser", "black-2", "sfs-l-s72-tie-cannon", "death-star-conference-room", "its-worse"},
	card.Light: {"attack-run", "death-star-trench", "x-wing", "proton-torpedoes", "y-wing", "x-wing", "ewok-catapult", "red-5", "luke-skywalker", "rebel-tech", "ewok-catapult",
		"yavin-4-massassi-war-room", "attack-run", "deactivate-the-shield-generator", "double-agent", "rebel-trooper", "ewok-catapult", "deactivate-the-shield-generator"},
}

// saboteursDecks are random decks, most of whose cards are those. Dark begins with the
// Objective that brings the Death Star and its target, Light with a Rebel Base or the
// Bunker.
func saboteursDecks(cat *catalog.Catalog, seed uint64) rules.Setup {
	s := RandomDecks(cat, seed)
	starts := [card.Sides]string{card.Dark: "set-your-course-for-alderaan", card.Light: "yavin-4-light"}
	if seed%3 > 0 {
		starts[card.Light] = "endor-bunker-light"
	}
	for side := range card.Sides {
		d := &s.Decks[side]
		d.Cards, d.Start = slices.Clone(d.Cards), starts[side]
		d.Cards[0] = d.Start
		if side == card.Dark { // what the Objective deploys
			copy(d.Cards[1:], []string{"death-star-dark", "alderaan-dark", "death-star-docking-bay-327-dark"})
		}
		for i := 4; i < len(d.Cards); i++ {
			if i%7 > 0 && !slices.Contains([]string{d.Effect, d.Interrupt}, d.Cards[i]) {
				d.Cards[i] = saboteurs[side][(i+int(seed))%len(saboteurs[side])]
			}
		}
	}
	return s
}

// TestEpicEvents: random players attempt Epic Events, and all that holds for every game
// holds in the midst of one: saved and loaded, undone, dealt anew where a seat does not see,
// played again from the record.
func TestEpicEvents(t *testing.T) {
	cat, problems := scene.Catalog()
	for _, p := range problems {
		t.Error(p.Explain())
	}
	o, n := Options{Copy: 11, Redeal: 3, Accept: 23}, 8
	if long() {
		o, n = Every, 60
	}
	told := map[game.Kind]int{}
	for i := range n {
		s := saboteursDecks(cat, uint64(i+1))
		Play(t, cat, s, s.Seed, o)
		g, err := rules.New(cat, s)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := bot.Game(g, [card.Sides]bot.Player{bot.NewRandom(s.Seed, card.Dark), bot.NewRandom(s.Seed, card.Light)}, nil); err != nil {
			t.Fatal(err)
		}
		for _, e := range g.S.Log {
			told[e.Kind]++
		}
	}
	for _, k := range []game.Kind{game.EpicTotal, game.EpicFailed, game.BlewAway} {
		word, _ := k.MarshalText()
		if t.Logf("%s: %d", word, told[k]); told[k] == 0 {
			t.Errorf("in %d games there was no %s", n, word)
		}
	}
}

// TestDamagedRun: an Attack Run of which the save says what cannot be is refused.
func TestDamagedRun(t *testing.T) {
	cat, _ := scene.Catalog()
	list, problems := scene.Parse("run", `title: epic.attack-run The TIEs may follow
light: at "Death Star": X-wing with Proton Torpedoes   effect "Attack Run" on "Death Star: Trench"   reserve: 9
dark: reserve: 9   at "Death Star": TIE Fighter
locations: dark "Death Star", light "Death Star: Trench"
phase: light move
> light use "Attack Run"
> light run X-wing
`)
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
	for was, is := range map[string]string{`"passes":0`: `"passes":9`, `"lead":0`: `"lead":1`} {
		before, run, _ := strings.Cut(string(data), `"proc":"Attack Run"`)
		bad := before + `"proc":"Attack Run"` + strings.Replace(run, was, is, 1)
		if _, err := rules.Load(cat, []byte(bad)); bad == string(data) || err == nil || !strings.Contains(err.Error(), "Attack Run") {
			t.Errorf("%s: %v", is, err)
		}
	}
}
