package widgets

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"cantina/engine/game"
	"cantina/engine/scene"
)

// gameOf is the game in which a scene ends.
func gameOf(t *testing.T, text string) game.Game {
	t.Helper()
	cat, _ := scene.Catalog() // its problems are for the catalog's tests to tell
	scenes, problems := scene.Parse("gesture", "title: gesture\n"+text)
	if len(problems) > 0 {
		t.Fatal(problems[0])
	}
	res := scenes[0].Run(cat)
	if res.Game == nil {
		t.Fatal(res.Failures)
	}
	return res.Game
}

// played is a rig on the game in which a scene ends, in the hands of its real rules.
func played(t *testing.T, text string) *rig {
	t.Helper()
	g := gameOf(t, text)
	seat := g.Status().Decider
	r := newRig(t, g.View(seat))
	r.tb.act.Why = func(id, to game.CardID) []game.Reason { return g.Why(seat, id, to) }
	return r
}

const (
	captured = `dark:  at "Cloud City: Security Tower": "Boba Fett" with "Dengar's Modified Riot Gun"   force: 6
light: at "Cloud City: Security Tower": Leia Organa, Rebel Trooper   reserve: 30
phase: dark battle
next destiny: dark 4
> dark battle at "Cloud City: Security Tower"
> dark fire "Dengar's Modified Riot Gun" on "Leia Organa"
? dark seize "Leia Organa" on "Boba Fett"`
	squadron = `light: at Tatooine: 3 X-wing   at "Yavin 4": X-wing   hand: X-wing Assault Squadron   force: 1
locations: light Tatooine, light "Yavin 4"
phase: light deploy`
	shuttle = `light: at Bespin: Millennium Falcon { pilot Rebel Pilot }   at "Cloud City: Upper Plaza Corridor": Incom T-16 Skyhopper, Rebel Trooper   force: 1
locations: light Bespin, light "Bespin: Cloud City", light "Cloud City: Upper Plaza Corridor"
phase: light move`
	persona = `dark:  at "Tatooine: Cantina": Darth Vader, Stormtrooper  force: 0   hand: "Darth Vader, Dark Lord Of The Sith"
phase: dark deploy`
	aSabacc = `light: at "Cloud City: Lower Corridor": Han Solo   hand: "Cloud City Sabacc"   reserve: Lando Calrissian, Gold 5, "Cloud City: Guest Quarters", 3
dark: at "Cloud City: Lower Corridor": Watto   reserve: Sniper, Imperial Blaster, 3
locations: light "Cloud City: Lower Corridor"
phase: light control
> light play "Cloud City Sabacc" on "Han Solo"
> dark choose Watto
> dark pass
> light draw 1
> light pass
> light number 3`
	aDuel = `light: at "Tatooine: Cantina": Obi-Wan Kenobi with "Obi-Wan's Lightsaber"   table: Inner Strength   hand: Gold 5, "A Jedi's Patience"   reserve: Red 1, X-wing, 3   force: 3
dark: at "Tatooine: Cantina": Darth Maul   hand: Maul Strikes   reserve: Sniper, Scout Blaster, 3   force: 3
locations: light "Tatooine: Cantina"
phase: dark deploy
> dark pass
> light use "Inner Strength" on "Obi-Wan Kenobi"
> light choose "Gold 5"
> dark play "Maul Strikes" on "Obi-Wan Kenobi"
> dark pass
> light choose "Gold 5"`
	aRace = `dark: effect boonta-eve-podrace-dark on "Tatooine: Podrace Arena"   effect "Ben Quadinaros' Podracer" on "Tatooine: Podrace Arena"   reserve: Scout Blaster, Darth Vader, 9   force: 3
light: effect "Anakin's Podracer" on "Tatooine: Podrace Arena"   reserve: Luke Skywalker, Red 1, 9   force: 3
locations: dark "Tatooine: Podrace Arena"
phase: dark control
> light use boonta-eve-podrace-dark
> dark race "Ben Quadinaros' Podracer"
> dark yes
> light race "Anakin's Podracer"
> light yes
> light yes
set "Ben Quadinaros' Podracer" [damaged]`
	aSabaccWon = `light: at "Cloud City: Lower Corridor": Han Solo   hand: "Cloud City Sabacc"   reserve: Lando Calrissian, Gold 5, Luke Skywalker, 3
dark: at "Cloud City: Lower Corridor": Watto   reserve: Imperial Blaster, "Dengar's Modified Riot Gun", 3
locations: light "Cloud City: Lower Corridor"
phase: light control
> light play "Cloud City Sabacc" on "Han Solo"
> dark choose Watto
> dark pass
> light pass
> light number 6
> light done
> dark done`
	sixCards = `light: at "Cloud City: Lower Corridor": Han Solo   hand: "Cloud City Sabacc"   reserve: Lando Calrissian, Gold 5, "Cloud City: Guest Quarters", "Luke Skywalker", Blaster, "Rebel Trooper", 9
dark: at "Cloud City: Lower Corridor": Watto   reserve: Imperial Blaster, Darth Vader, 9
locations: light "Cloud City: Lower Corridor"
phase: light control
> light play "Cloud City Sabacc" on "Han Solo"
> dark choose Watto
> dark draw 1
> light draw 1
> dark draw 1
> light draw 1
> dark draw 1
> light draw 1
> dark draw 1
> light draw 1
> dark pass
> light pass`
	anAttackRun = `light: at "Death Star": X-wing with Proton Torpedoes { pilot Luke Skywalker }, X-wing   effect "Attack Run" on "Death Star: Trench"   reserve: 9
dark: at "Death Star": TIE Fighter   reserve: 9   at "Death Star: Trench": Turbolaser Battery
locations: dark "Death Star", light "Death Star: Trench", light "Yavin 4: Docking Bay", light "Yavin 4: Massassi War Room"
phase: light move
> light use "Attack Run"
> light run x-wing
> light run x-wing#2
> dark run "TIE Fighter"
> light choose x-wing`
	star = `dark:  at "Naboo": TIE Fighter   force: 9
locations: dark "Death Star" [parsec 4], light Kashyyyk, light "Naboo"
phase: dark move`
	mines = `dark:  at "Tatooine: Mos Eisley": LIN-V8M (Elleyein-Veeateemm)   at "Tatooine: Cantina": LIN-V8M (Elleyein-Veeateemm)   hand: Sniper   force: 4
locations: dark "Tatooine: Cantina", dark "Tatooine: Mos Eisley"
phase: dark deploy`
	bluffs = `dark: at "Tatooine: Bluffs": Stormtrooper   hand: Sense, Darth Vader
light: hand: 3
locations: dark Tatooine
phase: dark control
> dark bluff Sense at "Tatooine: Bluffs"
> light pass`
	reacting = `dark:  at "Tatooine": TIE Fighter   force: 9   hand: Accuser, Stormtrooper
light: at "Tatooine": X-wing   force: 3
locations: dark "Tatooine"
phase: light battle
> light battle at Tatooine
? dark react-deploy Accuser at Tatooine`
)

// The gesture that a player expects does what it looks like: a card is brought to
// what it goes to. A drop that the rules refuse names the rule of what was meant.
func TestGestures(t *testing.T) {
	for _, c := range []struct{ name, scene, card, to, want, rule string }{
		{"seize", captured, "Leia Organa", "Boba Fett", "seize leia-organa", ""},
		{"imprison", captured, "Leia Organa", "Cloud City: Security Tower", "imprison leia-organa", ""},
		{"another question", strings.ReplaceAll(captured, "Cloud City: Security Tower", "Tatooine: Mos Eisley"), "Leia Organa", "Rebel Trooper", "", "capture.choice"},
		{"form", squadron, "X-wing Assault Squadron", "Tatooine", "form x-wing-assault-squadron", ""},
		{"form on a ship", squadron, "X-wing Assault Squadron", "X-wing", "form x-wing-assault-squadron", ""},
		{"form elsewhere", squadron, "X-wing Assault Squadron", "Yavin 4", "", "deploy.squadron.replacement"},
		{"carry", shuttle, "Incom T-16 Skyhopper", "Millennium Falcon", "carry incom-t-16-skyhopper", ""},
		{"replace", persona, "Darth Vader, Dark Lord Of The Sith", "Darth Vader", "replace darth-vader-dark-lord-of-the-sith", ""},
		{"steer", star, "Death Star", "Naboo", "steer death-star-dark parsec 5 at naboo", ""},
		{"steer too far", star, "Death Star", "Kashyyyk", "", "move.death-star"},
		{"cross", strings.ReplaceAll(star, "parsec 4", "parsec 5, in orbit"), "TIE Fighter", "Death Star", "cross tie-fighter", ""},
		{"bury", mines, "Sniper", "Tatooine: Mos Eisley", "bury sniper", ""},
		{"bury indoors", mines, "Sniper", "Tatooine: Cantina", "", "weapon.mines"},
		{"bluff", strings.Split(bluffs, "\n>")[0], "Sense", "Tatooine: Bluffs", "bluff sense", ""},
		{"bluff twice", bluffs, "Darth Vader", "Tatooine: Bluffs", "", "location.bluff-rules"},
		{"react", reacting, "Accuser", "Tatooine", "react-deploy accuser", ""},
		{"no react", reacting, "Stormtrooper", "Tatooine", "", "deploy.where"},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := played(t, c.scene)
			to := r.card(c.to)
			if c.name == "form on a ship" {
				to = r.at(c.to, "Tatooine")
			}
			r.drag(c.card, to.at.midX(), to.at.midY())
			got := fmt.Sprint(r.keys)
			switch {
			case c.want != "" && !strings.Contains(got, c.want):
				t.Errorf("chose %s, want %s", got, c.want)
			case c.want == "" && (len(r.keys) > 0 || !r.refused(c.rule)):
				t.Errorf("chose %s, toast %+v, want refused by %s", got, r.tb.toast, c.rule)
			}
		})
	}
}

// refused tells whether the note over the board names a rule.
func (r *rig) refused(rule string) bool {
	return r.tb.toast.up && slices.ContainsFunc(r.tb.toast.reasons, func(x game.Reason) bool { return x.Rule == rule })
}

// at is the widget of a card at a location.
func (r *rig) at(title, loc string) *cardWidget {
	r.Helper()
	for _, c := range r.tb.pack.cards {
		if c.view.Def != nil && c.view.Def.Title == title && r.tb.title(r.tb.eye.laneOf(c.id).View.Card.ID) == loc {
			return c
		}
	}
	r.Fatalf("%s is not at %s", title, loc)
	return nil
}

// A question that no mere click answers has its answers as buttons too.
func TestQuestionAboutOneCard(t *testing.T) {
	r := played(t, captured)
	var labels []string
	for _, b := range r.tb.prompt.buttons() {
		labels = append(labels, b.label)
	}
	if got := strings.Join(labels, ", "); got != "Seize (Boba Fett), Imprison, Escape (Used Pile)" {
		t.Errorf("buttons: %s", got)
	}
	r.tb.TypedRune('2')
	if len(r.keys) != 1 || !strings.Contains(r.keys[0], "imprison") {
		t.Errorf("chose %v", r.keys)
	}
}

// Drains at locations whose short names are the same are told apart in the bar.
func TestButtonsAreToldApart(t *testing.T) {
	r := played(t, `light: at forest-dark: Rebel Trooper   at forest-light: Rebel Pilot   at "Endor: Landing Platform (Docking Bay)": Luke Skywalker   force: 9   reserve: 20
dark: reserve: 20
locations: dark Endor, light "Endor: Landing Platform (Docking Bay)", dark Forest, light "Yavin 4", light Forest
phase: light control`)
	drains := 0
	for _, o := range r.tb.moves.opts {
		if o.Verb == game.VDrain {
			drains++
		}
	}
	for _, w := range []float32{1920, 1366, 1200, 1000} {
		r.tb.Resize(fyne.NewSize(w, 768))
		said := map[string]bool{}
		for _, b := range r.tb.prompt.buttons() {
			if said[b.label] {
				t.Errorf("%v wide, two buttons are %q", w, b.label)
			}
			said[b.label] = true
		}
	}
	if drains < 3 {
		t.Errorf("only %d drains", drains)
	}
}
