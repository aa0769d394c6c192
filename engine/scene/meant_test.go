package scene

import (
	"strings"
	"testing"

	"cantina/engine/card"
	"cantina/engine/game"
)

// TestMeant: what bringing a card to another means, and by which rule it is refused;
// "-" where it is on offer.
func TestMeant(t *testing.T) {
	const (
		mines = `dark:  at "Tatooine: Mos Eisley": LIN-V8M (Elleyein-Veeateemm)   at "Tatooine: Cantina": LIN-V8M (Elleyein-Veeateemm)   hand: Sniper, Stormtrooper   force: 4
locations: dark "Tatooine: Cantina", dark "Tatooine: Mos Eisley", dark "Tatooine: Docking Bay 94"
phase: dark `
		bluffs = `dark: at "Tatooine: Bluffs": Stormtrooper   hand: Sense, Darth Vader   force: 0
light: reserve: 5
locations: dark Tatooine
phase: dark control
> dark bluff Sense at "Tatooine: Bluffs"`
		cantina = `dark:  at "Tatooine: Cantina": Stormtrooper with "Imperial Blaster", Ubrikkian 9000 Z001   at "Tatooine: Mos Eisley": Stormtrooper   force: 4   hand: Darth Vader, Sniper
light: at "Tatooine: Cantina": Luke Skywalker, Rebel Trooper [undercover]   at "Tatooine: Docking Bay 94": Leia Organa
locations: dark "Tatooine: Cantina", dark "Tatooine: Mos Eisley", dark "Tatooine: Docking Bay 94", dark Tatooine, dark "Yavin 4"
phase: dark `
		prison = `dark:  at "Cloud City: Security Tower": "Boba Fett"   at Bespin: Executor, TIE Fighter
light: at "Cloud City: Security Tower": Leia Organa [imprisoned]   at Bespin: X-wing
locations: dark Bespin, dark "Cloud City: Security Tower"
phase: dark move`
		question = `dark:  at "Cloud City: Security Tower": "Boba Fett" with "Dengar's Modified Riot Gun"   force: 6
light: at "Cloud City: Security Tower": Leia Organa, Rebel Trooper   reserve: 30
phase: dark battle
next destiny: dark 4
> dark battle at "Cloud City: Security Tower"
> dark fire "Dengar's Modified Riot Gun" on "Leia Organa"
? dark seize "Leia Organa" on "Boba Fett"`
		drain = `dark:  at "Tatooine": TIE Fighter   force: 9   hand: Accuser, Stormtrooper
light: at "Tatooine": X-wing   force: 3
locations: dark "Tatooine"
phase: light battle
> light battle at Tatooine
? dark react-deploy Accuser at Tatooine`
	)
	cat, _ := Catalog()
	for _, c := range []struct{ scene, card, to, meant, rule string }{
		{mines + "deploy", "Sniper", "Tatooine: Mos Eisley", "play bury", "-"},
		{mines + "deploy", "Sniper", "Tatooine: Cantina", "play bury", "weapon.mines"},
		{mines + "move", "Sniper", "Tatooine: Mos Eisley", "play bury", "weapon.mines"},
		{mines + "deploy", "Sniper", "Tatooine: Docking Bay 94", "play", "action.target"},
		{mines + "move", "Stormtrooper", "Tatooine: Docking Bay 94", "deploy", "deploy.timing"},
		{bluffs, "Darth Vader", "Tatooine: Bluffs", "deploy bluff", "location.bluff-rules"},
		{bluffs, "Darth Vader", "Tatooine", "deploy", "deploy.where"},
		{cantina + "move", "Imperial Blaster", "Luke Skywalker", "fire", "weapon.fire.when"},
		{cantina + "move", "Imperial Blaster", "Ubrikkian 9000 Z001", "transfer", "deploy.transfer"},
		{cantina + "move", "Ubrikkian 9000 Z001", "Yavin 4", "move transit land take-off shuttle disembark sector walk enter", "deploy.where"},
		{cantina + "move", "Ubrikkian 9000 Z001", "Leia Organa", "move transit land take-off shuttle disembark sector walk enter", "move.docking-bay"},
		{cantina + "move", "Tatooine", "Luke Skywalker", "", "location.fixed"},
		{prison, "Leia Organa", "Boba Fett", "seize imprison leave", "-"},
		{prison, "TIE Fighter", "Executor", "embark dock enter move transit hyperspace land take-off disembark sector cross run bomb", "-"},
		{question, "Boba Fett", "Rebel Trooper", "seize imprison escape", "capture.choice"},
		{drain, "Accuser", "Tatooine", "react-deploy", "-"},
		{drain, "Stormtrooper", "X-wing", "react-deploy", "deploy.where"},
		{drain, "TIE Fighter", "Tatooine", "react", "move.location-change"},
	} {
		scenes, problems := Parse("meant", "title: meant\n"+c.scene)
		if len(problems) > 0 {
			t.Fatal(problems[0].Explain())
		}
		r := scenes[0].Run(cat)
		if len(r.Failures) > 0 {
			t.Fatal(r.Failures[0].Explain())
		}
		g := r.Game
		ids := map[string]game.CardID{}
		for v := range g.View(card.Dark).All() {
			if v.Def != nil {
				ids[v.Def.Title] = v.ID
			}
		}
		var words []string
		for _, v := range g.Meant(card.Dark, ids[c.card], ids[c.to]) {
			words = append(words, v.String())
		}
		rule := "-"
		if rs := g.Why(card.Dark, ids[c.card], ids[c.to]); len(rs) > 0 {
			rule = rs[0].Rule
		}
		if got := strings.Join(words, " "); got != c.meant || rule != c.rule {
			t.Errorf("%s brought to %s means %q, %s; want %q, %s", c.card, c.to, got, rule, c.meant, c.rule)
		}
	}
}
