package scene

import (
	"slices"
	"strings"
	"testing"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/rules"
)

// TestReasons: what a person is told of a gesture that comes to nothing, every sentence
// with its rule: for each kind of action that the card can take the decisive one first,
// nothing of those that it cannot, and nothing that has no meaning without the rest.
func TestReasons(t *testing.T) {
	cat, _ := Catalog()
	for _, c := range []struct{ name, scene, card, to, want string }{
		{"a gun that no text lets be moved", `light: at "Tatooine: Docking Bay 94": "Golan Laser Battery", Rebel Trooper   force: 4
locations: dark "Tatooine: Docking Bay 94", dark "Tatooine: Mos Eisley", dark "Spaceport Docking Bay", dark Tatooine
phase: light move`, "Golan Laser Battery", "Spaceport Docking Bay", `move.docking-bay Golan Laser Battery is fixed: no text lets it be moved.`},
		{"a crashed vehicle", `dark: at "Tatooine: Cantina": "Ubrikkian 9000 Z001" [crashed]   at "Tatooine: Cantina": Stormtrooper   force: 4
locations: dark "Tatooine: Cantina", dark "Tatooine: Mos Eisley"
phase: dark move`, "Ubrikkian 9000 Z001", "Tatooine: Mos Eisley", `vehicle.crashed Ubrikkian 9000 Z001 has crashed and does not move.`},
		{"a leader who is no spy", `dark: at "Tatooine: Cantina": "Grand Moff Tarkin"   force: 4   hand: Stormtrooper
locations: dark "Tatooine: Cantina"
phase: dark deploy`, "Grand Moff Tarkin", "", `action.condition It is a response, and this is not its moment: if opponent just drew destiny.`},
		{"a captive's persona", `dark: at "Cloud City: Security Tower": "Boba Fett"
light: at "Cloud City: Security Tower": Luke Skywalker [imprisoned]   at "Tatooine: Cantina": Rebel Trooper   hand: "Commander Luke Skywalker"   force: 9
locations: dark "Cloud City: Security Tower", light "Tatooine: Cantina"
phase: light deploy`, "Commander Luke Skywalker", "Tatooine: Cantina", `deploy.restriction.location The text of Commander Luke Skywalker does not allow it there: deploys only on "Hoth".
persona.captive The opponent holds that persona: Luke Skywalker.`},
		{"searchers and their battle", `light: at "Tatooine: Cantina": Leia Organa [missing], Rebel Trooper   at "Tatooine: Mos Eisley": Rebel Pilot   force: 3   reserve: 20
dark:  at "Tatooine: Cantina": Stormtrooper   at "Tatooine: Mos Eisley": Stormtrooper   force: 3   reserve: 20
locations: light "Tatooine: Cantina", light "Tatooine: Mos Eisley"
phase: light control
next destiny: light 5
> light search "Tatooine: Cantina"
go: light battle`, "Tatooine: Cantina", "", `missing.search.bound Whoever has searched this turn takes part in no battle that you initiate.
presence.control You do not control Tatooine: Cantina.
drain.condition Only in your own control phase.`},
		{"those who have battled, and have not searched", `dark: at "Tatooine: Cantina": Stormtrooper [battled]   at "Tatooine: Mos Eisley": Stormtrooper   force: 4
light: at "Tatooine: Cantina": Rebel Trooper   at "Tatooine: Mos Eisley": Rebel Trooper
locations: dark "Tatooine: Cantina", dark "Tatooine: Mos Eisley"
phase: dark battle`, "Tatooine: Cantina", "", `battle.condition None of your cards with presence at Tatooine: Cantina may battle now.
presence.control You do not control Tatooine: Cantina.
drain.condition Only in your own control phase.`},
		{"the trench without its system", `light: at "Tatooine: Cantina": Rebel Trooper   hand: "Death Star: Trench", Rebel Pilot   force: 4
locations: dark "Tatooine: Cantina"
phase: light deploy`, "Death Star: Trench", "", `location.trench-rules Its system must be on table.`},
		{"a react to the site of a vehicle", `dark:  at "Sandcrawler: Loading Bay": 4 Stormtrooper   at "Tatooine: Cantina": Sandcrawler { driver Stormtrooper }   force: 4
light: at "Sandcrawler: Loading Bay": Rebel Trooper   at "Tatooine: Mos Eisley": Skiff { driver Rebel Pilot }   force: 4   hand: "Out Of Somewhere"   reserve: 9
locations: dark "Tatooine: Cantina", dark "Tatooine: Mos Eisley", light "Sandcrawler: Loading Bay"
phase: dark battle
> dark battle at "Sandcrawler: Loading Bay"`, "Skiff", "Sandcrawler: Loading Bay", `react.move No move that may be a react leads Skiff there.`},
		{"a character on the way to a system", `dark: at "Tatooine: Cantina": "Grand Moff Tarkin"   force: 4
locations: dark "Tatooine: Cantina", dark "Tatooine: Mos Eisley", dark Tatooine
phase: dark move`, "Grand Moff Tarkin", "Tatooine", `deploy.where Tatooine is no site: Grand Moff Tarkin gets there only aboard a starship.`},
		{"the opponent's card", `dark: at "Tatooine: Cantina": Stormtrooper   force: 4
light: at "Tatooine: Cantina": Rebel Trooper
locations: dark "Tatooine: Cantina", dark "Tatooine: Mos Eisley", dark Tatooine
phase: dark move`, "Rebel Trooper", "Tatooine: Mos Eisley", `card.owner Rebel Trooper is the opponent's.`},
		{"a location", `dark: at "Tatooine: Cantina": Stormtrooper   force: 4
locations: dark "Tatooine: Cantina", dark "Tatooine: Mos Eisley", dark Tatooine
phase: dark move`, "Tatooine", "Tatooine: Cantina", `location.fixed Tatooine stays where it lies.`},
		{"a card of the hand, to the wrong place at the wrong time", `dark: at "Tatooine: Cantina": Stormtrooper   force: 1   hand: Devastator, "Darth Vader"
locations: dark "Tatooine: Cantina", dark "Tatooine: Mos Eisley", dark Tatooine
phase: dark move`, "Darth Vader", "Tatooine", `deploy.where Darth Vader cannot deploy to Tatooine: characters deploy to sites, or aboard a starship or vehicle.
deploy.timing Only in your own deploy phase.`},
		{"too far", `dark: at "Tatooine: Cantina": Stormtrooper   force: 1
locations: dark "Tatooine: Cantina", dark "Tatooine: Mos Eisley", dark "Tatooine: Docking Bay 94"
phase: dark move`, "Stormtrooper", "Tatooine: Docking Bay 94", `move.landspeed It takes landspeed 2 to get to Tatooine: Docking Bay 94; Stormtrooper has 1.
move.docking-bay Tatooine: Cantina is no docking bay.`},
		{"two functions", `dark: at "Tatooine: Cantina": Stormtrooper   force: 1   hand: Alter
locations: dark "Tatooine: Cantina", dark "Tatooine: Mos Eisley"
phase: dark move`, "Alter", "Stormtrooper", `action.target Its text asks for an (Effect or Utinni Effect) on table.
action.condition It is a response, and this is not its moment: if an (Effect or Utinni Effect) is being deployed.`},
		{"an Interrupt in the wrong segment", `dark:  at "Tatooine: Cantina": Stormtrooper, Stormtrooper   hand: "I Have You Now"   force: 4   reserve: 9
light: at "Tatooine: Cantina": Rebel Trooper, Rebel Pilot   force: 4   reserve: 9
locations: dark "Tatooine: Cantina"
phase: dark battle
> dark battle at "Tatooine: Cantina"
go: damage segment`, "I Have You Now", "", `action.condition Its text asks for something that is not so: if a Dark Jedi is in battle with a Rebel except "Luke" with ability > 2.
battle.power.optional Not in this segment of a battle.
action.condition Its text asks for something that is not so: if a Dark Jedi is in battle with "Luke" with ability > 2.`},
		{"a battle where only the opponent is", `dark: at "Tatooine: Cantina": Stormtrooper   force: 4   reserve: 9
light: at "Tatooine: Mos Eisley": Rebel Trooper   reserve: 9
locations: dark "Tatooine: Cantina", dark "Tatooine: Mos Eisley"
phase: dark battle`, "Tatooine: Mos Eisley", "", `battle.condition You have no presence at Tatooine: Mos Eisley.
presence.control You do not control Tatooine: Mos Eisley.
drain.condition Only in your own control phase.`},
		{"a relocation under the Hoth shield", relocating, "Hoth: Buried Generator (1st Marker)", "", `location.hoth-shield The energy shield bars the Dark Side there.`},
		{"a relocation to Dagobah", relocating, "Dagobah: Silent Mire", "", `location.dagobah-rules Nobody is relocated to or from Dagobah or Ahch-To.`},
		{"a relocation to a holosite", relocating, "Imperial Holotable", "", `location.dejarik-rules Nobody is relocated to a holosite.`},
		{"a relocation to a system", relocating, "Tatooine", "", `action.target Its text asks for another site.`},
		{"a droid's ability", `dark: at "Tatooine: Cantina": Stormtrooper   hand: Gravel Storm   force: 4
light: at "Tatooine: Jundland Wastes": C-3PO, Leia Organa
phase: dark control`, "Gravel Storm", "C-3PO (See-Threepio)", `action.target C-3PO (See-Threepio) has no ability to compare with.`},
		{"immunity that is none", `light: at "Tatooine: Cantina": Luke Skywalker with Blaster   hand: "Dark Approach"   reserve: 20
dark: at "Tatooine: Cantina": Darth Vader, Stormtrooper   force: 2   reserve: 20
phase: dark battle
> dark battle at "Tatooine: Cantina"`, "Dark Approach", "Stormtrooper", `action.target Stormtrooper is not immune to attrition, and has nothing to lose.`},
		{"a text of one's own turn", `dark: at "Tatooine: Cantina": "Carbonite Chamber Console", Darth Vader   force: 4   reserve: 9
light: at "Tatooine: Cantina": Rebel Trooper   force: 4   reserve: 9
phase: light battle
> light battle at "Tatooine: Cantina"
go: weapons segment
> light pass`, "Carbonite Chamber Console", "", `turn.phase.default Only in your own turn.`},
		{"a text of the opponent's deploy phase", `dark: at "Tatooine: Cantina": "Darth Vader"   table: "Deep Hatred"   hand: Stormtrooper   force: 4
phase: dark control`, "Deep Hatred", "", `turn.phase.default Only in your own deploy phase.
turn.phase.default Only in the opponent's deploy phase.`},
		{"a creature while a battle may be answered", `dark:  at "Tatooine: Mos Eisley": 4 Stormtrooper   force: 4
light: at "Tatooine: Mos Eisley": Rebel Trooper   at "Tatooine: Jundland Wastes": Scurrier   force: 4   hand: "Out Of Somewhere"   reserve: 9
phase: dark battle
> dark battle at "Tatooine: Mos Eisley"`, "Scurrier", "Tatooine: Mos Eisley", `creature.move Scurrier does not react: creatures move in their owner's move phase.`},
		{"a creature brought to a card beside the row", `dark: at "Tatooine: Cantina": Stormtrooper   table: Reactor Terminal   hand: Wampa   force: 9
locations: dark "Tatooine: Cantina", dark "Hoth: Mountains (6th Marker)"
phase: dark deploy`, "Wampa", "Reactor Terminal", `deploy.creature Wampa deploys to a location in its habitat.`},
		{"what may be done", `dark: at "Tatooine: Cantina": Stormtrooper   force: 4
locations: dark "Tatooine: Cantina", dark "Tatooine: Mos Eisley"
phase: dark move`, "Stormtrooper", "Tatooine: Mos Eisley", ``},
	} {
		t.Run(c.name, func(t *testing.T) {
			g, seat, ids := reasonsOf(t, cat, c.scene, c.card)
			if got := said(g.Why(seat, ids[c.card], ids[c.to])); got != c.want {
				t.Errorf("%s brought to %q is refused so:\n%s\nwant:\n%s", c.card, c.to, got, c.want)
			}
		})
	}
}

// TestReasonsOfKinds: what a scene is told of a kind of action that is none of a card, or
// leads nowhere like that: what it is, and what else keeps the card from going there.
func TestReasonsOfKinds(t *testing.T) {
	cat, _ := Catalog()
	for _, c := range []struct {
		name, scene string
		verb        game.Verb
		card, to    string
		want        string
	}{
		{"walking to a system", walking, game.VMove, "Stormtrooper", "Tatooine", `move.landspeed By landspeed characters, creatures and vehicles go from site to site.
deploy.where Tatooine is no site: Stormtrooper gets there only aboard a starship.`},
		{"transit to a system", walking, game.VTransit, "Stormtrooper", "Tatooine", `move.docking-bay Characters and vehicles go from one docking bay to another.
deploy.where Tatooine is no site: Stormtrooper gets there only aboard a starship.`},
		{"replacing a starship", replacing, game.VReplace, "Red 1", "Red 3", `persona.replace One's own unique character on table is replaced by another version of the same persona from the hand, and nothing else is.`},
		{"replacing one of a group", replacing, game.VReplace, "Rebel Pilot", "Rebel Trooper", `persona.replace One's own unique character on table is replaced by another version of the same persona from the hand, and nothing else is.`},
		{"an Effect of the table at a holosite", holosite, game.VDeploy, "Reactor Terminal", "Imperial Holotable", `location.dejarik-rules Only dejariks and holograms deploy there, as pieces.
deploy.def A card of one's own hand is deployed, to where its kind and its text allow it.
deploy.restriction.location The text of Reactor Terminal does not allow it there: deploy on your side of table for 1 Force.`},
		{"a text brought to what it does not target", relocated, game.VPlay, "Elis Helrot", "Dagobah: Silent Mire", `interrupt.when A card of one's own hand is played by a function of its text, on what that text targets.`},
		{"an answer that nothing asks for", walking, game.VTarget, "Stormtrooper", "", `action.condition Nothing is asked now that this would answer.`},
	} {
		t.Run(c.name, func(t *testing.T) {
			g, seat, ids := reasonsOf(t, cat, c.scene, c.card)
			if got := said(g.WhyVerb(seat, c.verb, ids[c.card], ids[c.to])); got != c.want {
				t.Errorf("%s of %s to %q is refused so:\n%s\nwant:\n%s", c.verb, c.card, c.to, got, c.want)
			}
		})
	}
}

// TestReasonsOfAPilot: of a starship that deploys together with a pilot, the one whose text
// does not allow it is named, and what that text says.
func TestReasonsOfAPilot(t *testing.T) {
	cat, _ := Catalog()
	g, seat, ids := reasonsOf(t, cat, `light: hand: Millennium Falcon, "Commander Luke Skywalker"   force: 9
locations: light Tatooine, light Hoth
phase: light deploy`, "Millennium Falcon")
	const want = "deploy.restriction.location The text of Commander Luke Skywalker does not allow it there: deploys only on \"Hoth\"."
	var got []string
	g.Candidates(seat, game.VDeploy, ids["Millennium Falcon"], ids["Tatooine"], func(key string, unmet []game.Reason) {
		if strings.Contains(key, "with commander-luke-skywalker") {
			got = append(got, said(unmet))
		}
	})
	if len(got) != 1 || got[0] != want {
		t.Errorf("it is refused so:\n%s\nwant:\n%s", strings.Join(got, "\n"), want)
	}
}

const (
	walking = `dark: at "Tatooine: Cantina": Stormtrooper   force: 4
locations: dark "Tatooine: Cantina", dark "Tatooine: Mos Eisley", dark Tatooine
phase: dark move`
	replacing = `light: at Tatooine: Red 3   at "Tatooine: Cantina": Rebel Trooper   hand: Red 1, Rebel Pilot   force: 9
locations: light "Tatooine: Cantina", light Tatooine
phase: light deploy`
	holosite = `dark: hand: "Reactor Terminal"   force: 9
locations: dark "Imperial Holotable", dark "Tatooine: Cantina"
phase: dark deploy`
)

// reasonsOf plays a scene and finds who has a card, and the cards by their titles.
func reasonsOf(t *testing.T, cat *catalog.Catalog, text, title string) (*rules.Game, card.Side, map[string]game.CardID) {
	t.Helper()
	scenes, problems := Parse("reasons", "title: reasons\n"+text)
	if len(problems) > 0 {
		t.Fatal(problems[0].Explain())
	}
	r := scenes[0].Run(cat)
	if len(r.Failures) > 0 {
		t.Fatal(r.Failures[0].Explain())
	}
	seat := r.Game.Status().Decider
	if ids := r.Game.View(seat.Other()).Players[seat.Other()].Hand; slices.ContainsFunc(ids, func(v game.CardView) bool { return v.Def.Title == title }) {
		seat = seat.Other()
	}
	ids := map[string]game.CardID{}
	for v := range r.Game.View(seat).All() {
		if v.Def != nil {
			ids[v.Def.Title] = v.ID
		}
	}
	return r.Game.(*rules.Game), seat, ids
}

// said is every reason with its rule, a line each.
func said(reasons []game.Reason) string {
	lines := make([]string, len(reasons))
	for i, x := range reasons {
		lines[i] = x.Rule + " " + x.Say[card.English]
	}
	return strings.Join(lines, "\n")
}

// Elis Helrot is in hand; and it has been played on a trooper, and asks where to.
const relocated = `dark: at "Tatooine: Cantina": Stormtrooper   force: 4   hand: Elis Helrot
locations: dark "Tatooine: Cantina", dark "Tatooine: Mos Eisley", dark "Tatooine: Docking Bay 94", dark Tatooine, light "Hoth: Buried Generator (1st Marker)", light Hoth, light "Dagobah: Silent Mire", light Dagobah, dark "Imperial Holotable"
phase: dark control`

const relocating = relocated + `
> dark play "Elis Helrot"
> dark choose Stormtrooper
> dark done`

// TestNoReason: what is on offer is refused by no rule, and of what is no card nothing is said.
func TestNoReason(t *testing.T) {
	cat, _ := Catalog()
	scenes, _ := Parse("reasons", `title: reasons
dark: at "Tatooine: Cantina": Stormtrooper   force: 4
locations: dark "Tatooine: Cantina", dark "Tatooine: Mos Eisley"
phase: dark move`)
	g := scenes[0].Run(cat).Game.(*rules.Game)
	for _, id := range []game.CardID{0, game.CardID(len(g.S.Cards))} {
		if rs := g.WhyVerb(card.Dark, game.VMove, id, 0); rs != nil {
			t.Errorf("%d is no card, and its move refused: %s", id, said(rs))
		}
	}
	for _, o := range g.Decision().Options {
		if o.Verb == game.VMove {
			for _, x := range g.WhyVerb(card.Dark, o.Verb, o.Card, o.Target) {
				t.Errorf("%s is on offer, and refused by %s", o.Key, x.Rule)
			}
			return
		}
	}
	t.Error("no move is on offer")
}
