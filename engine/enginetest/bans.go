package enginetest

import (
	"fmt"
	"strings"
	"testing/fstest"

	"cantina/engine/catalog"
	"cantina/engine/scene"
)

// Every way to move, deploy or fire against every standing ban. Each row is a scene in
// which the action is on offer ("?"); a ban rewrites one word of it, and then the action
// must be refused by the rule of the ban. A row cannot pass without the action having
// been on offer first.

// A ban rewrites the scene of a row.
type ban struct{ old, new, rule string }

// The movers come in four versions that differ in one sentence of their text.
var (
	bound = ban{"Free", "Bound", "move.cannot"}
	shy   = ban{"Free", "Shy", "move.cannot"}
	never = ban{"Free", "Never", "rules.never"}
	exile = ban{"Free", "Shy", "deploy.restriction.location"}

	moving = []ban{bound, shy, never} // what changes the location
	still  = []ban{bound}             // what does not
)

// closed is the version of a site that the opponent may not move to.
var closed = ban{"Open Yard", "Closed Yard", "move.cannot"}

// shield puts the Hoth energy shield in effect.
var shield = ban{"locations: ", `locations: light "Hoth: Buried Generator (1st Marker)", `, "location.hoth-shield"}

// hidden is a planet to which nobody shuttles; into the trench nobody goes.
var (
	hidden = ban{"Tatooine", "Dagobah", "location.dagobah-rules"}
	trench = ban{"Tatooine: Open Yard", "Death Star: Trench", "location.trench-rules"}
)

// The texts of the versions.
var versions = map[string]string{
	"Free":  "",
	"Bound": "may not move",
	"Shy":   "may not move to a location\nmay not deploy to a location",
	"Never": "never deploys or moves, even aboard a starship or vehicle, to a location",
}

// The movers; %[1]s is the version, %[2]d a number, %[3]s the text.
var movers = []string{
	`title = "%[1]s Walker"
side = "dark"
type = "character"
kinds = ["alien"]
icons = ["pilot", "warrior"]
power = 1
ability = 1`,
	`title = "%[1]s Pilgrim"
side = "light"
type = "character"
kinds = ["alien"]
icons = ["pilot"]
power = 1
ability = 1`,
	`title = "%[1]s Rover"
side = "dark"
type = "vehicle"
kinds = ["transport"]
power = 1
maneuver = 1
landspeed = 2
capacity = {drivers = 1, passengers = 4}`,
	`title = "%[1]s Fighter"
side = "dark"
type = "starship"
kinds = ["starfighter"]
icons = ["pilot", "nav computer"]
power = 1
maneuver = 1
hyperspeed = 9
permanent = [{role = "pilot", ability = 1}]
capacity = {passengers = 1, vehicles = 1}`,
	`title = "%[1]s Lancer"
side = "light"
type = "starship"
kinds = ["starfighter"]
icons = ["pilot", "nav computer"]
power = 1
maneuver = 1
hyperspeed = 9
permanent = [{role = "pilot", ability = 1}]`,
	`title = "%[1]s Bomber"
side = "dark"
type = "starship"
kinds = ["starfighter"]
class = "TIE/sa"
icons = ["pilot"]
power = 1
maneuver = 1
permanent = [{role = "pilot", ability = 1}]`,
	`title = "%[1]s Hull"
side = "dark"
type = "starship"
kinds = ["starfighter"]
power = 1
maneuver = 1
hyperspeed = 1
capacity = {pilots = 1}`,
	`title = "%[1]s Beast"
side = "dark"
type = "creature"
ferocity = 1
defense = 1
defending = "Hide"`,
	`title = "%[1]s Probe"
side = "dark"
type = "weapon"
kinds = ["automated"]`,
	`title = "%[1]s Elder"
side = "dark"
unique = 1
type = "character"
kinds = ["alien"]
personas = ["Vader"]
power = 9
ability = 9`,
	`title = "%[1]s Wing"
side = "light"
type = "starship"
kinds = ["squadron", "rebel"]
class = "X-wing"
icons = ["pilot"]
power = 1
maneuver = 1
hyperspeed = 9
permanent = [{role = "pilot", ability = 1}]`,
	`title = "%[1]s Moon"
side = "dark"
unique = 1
type = "location"
kinds = ["system"]
icons = ["mobile"]
hyperspeed = 2
force = {dark = 1, light = 1}
system = "Death Star II"`,
}

// besides is what each kind of mover says besides.
var besides = map[string]string{
	"Walker": "may deploy as a react\nmay move away as a react",
	"Rover":  "may move as a react",
	"Beast":  "habitat is a planet site",
	"Probe":  "deploys and moves like an undercover spy",
	"Wing":   "replaces 3 X-wings at one location",
}

// yards are the versions of a site.
const yards = `
[card.%[1]s-yard]
title = "%[5]s: %[2]s Yard"
side = "light"
number = "990_%[3]d"
rarity = "H"
unique = 1
type = "location"
kinds = ["site"]
icons = ["exterior", "planet"]
traits = ["docking bay"]
destiny = 0
force = {dark = 1, light = 1}
system = "%[5]s"
%[4]s
`

// usual are the facts that most movers have besides, unusual those of the others.
const usual = "destiny = 1\ndeploy = 1\nforfeit = 1"

var unusual = map[string]string{
	"Probe": "destiny = 1",
	"Wing":  "destiny = 1\ndeploy = \"*\"\nforfeit = 1",
	"Moon":  "destiny = 0",
}

func banCards() string {
	var b strings.Builder
	b.WriteString("set = \"Bans\"\n")
	n := 0
	for _, version := range []string{"Free", "Bound", "Shy", "Never"} {
		for _, m := range movers {
			n++
			body := fmt.Sprintf(m, version)
			name := strings.Trim(strings.TrimPrefix(strings.SplitN(body, "\n", 2)[0], "title = "), `"`)
			kind := strings.Fields(name)[1]
			text := strings.TrimSpace(versions[version] + "\n" + besides[kind])
			switch {
			case text == "":
				text = "blank = true"
			case kind == "Moon": // a location says it of itself, on one side
				text = "rules = '''\ndark: this " + strings.SplitN(text, "\n", 2)[0] + "\n'''"
			default:
				text = "rules = '''\n" + text + "\n'''"
			}
			facts, is := unusual[kind]
			if !is {
				facts = usual
			}
			fmt.Fprintf(&b, "\n[card.%s]\n%s\nnumber = \"991_%d\"\nrarity = \"H\"\n%s\n%s\n",
				strings.ToLower(strings.ReplaceAll(name, " ", "-")), body, n, facts, text)
		}
	}
	fmt.Fprintf(&b, yards, "tatooine-open", "Open", 1, "blank = true", "Tatooine")
	fmt.Fprintf(&b, yards, "dagobah-open", "Open", 2, "blank = true", "Dagobah")
	fmt.Fprintf(&b, yards, "tatooine-closed", "Closed", 3, "rules = '''\nlight: opponent may not move here\n'''", "Tatooine")
	return b.String()
}

var bansTable = []struct {
	name, scene string
	bans        []ban
}{
	{"landspeed", `
dark: at "Tatooine: Cantina": Free Walker   force: 9
locations: dark "Tatooine: Cantina", light "Tatooine: Open Yard"
phase: dark move
? dark move "Free Walker" to "Tatooine: Open Yard"`, append(moving, closed)},
	{"landspeed of a vehicle", `
dark: at "Tatooine: Mos Eisley": Free Rover { driver Stormtrooper }   force: 9
locations: dark "Tatooine: Mos Eisley", light "Tatooine: Open Yard"
phase: dark move
? dark move "Free Rover" to "Tatooine: Open Yard"`, append(moving, closed)},
	{"a rider", `
dark: at "Tatooine: Mos Eisley": Ubrikkian 9000 Z001 { driver Stormtrooper; passenger Free Walker }   force: 9
locations: dark "Tatooine: Mos Eisley", light "Tatooine: Open Yard"
phase: dark move
? dark move "Ubrikkian 9000 Z001" to "Tatooine: Open Yard"`, []ban{never}},
	{"landspeed of a creature", `
dark: at "Tatooine: Mos Eisley": Free Beast   force: 9
locations: dark "Tatooine: Mos Eisley", light "Tatooine: Open Yard"
phase: dark move
? dark move "Free Beast" to "Tatooine: Open Yard"`, append(moving, closed)},
	{"docking bay transit", `
dark: at "Death Star: Docking Bay 327": Free Walker   force: 9
locations: dark "Death Star: Docking Bay 327", light "Tatooine: Open Yard"
phase: dark move
? dark transit "Free Walker" to "Tatooine: Open Yard"`, append(moving, closed)},
	{"in company of a transit", `
dark: at "Death Star: Docking Bay 327": Free Walker, 2 Stormtrooper   force: 9
locations: dark "Death Star: Docking Bay 327", light "Tatooine: Docking Bay 94"
phase: dark move
> dark transit Stormtrooper to "Tatooine: Docking Bay 94"
? dark choose Stormtrooper#2
? dark choose "Free Walker"`, moving},
	{"transit under the shield", `
dark: at "Death Star: Docking Bay 327": Free Walker   force: 9
locations: dark "Death Star: Docking Bay 327", dark "Hoth: Echo Docking Bay"
phase: dark move
? dark transit "Free Walker" to "Hoth: Echo Docking Bay"`, append(moving, shield)},
	{"hyperspeed", `
dark: at "Tatooine": Free Fighter   force: 9
locations: dark Tatooine, dark Kessel
phase: dark move
? dark hyperspace "Free Fighter" to Kessel`, moving},
	{"landing", `
dark: at "Hoth": Free Fighter   force: 9
locations: dark Hoth, dark "Hoth: Echo Docking Bay"
phase: dark move
? dark land "Free Fighter" at "Hoth: Echo Docking Bay"`, append(moving, shield)},
	{"taking off", `
dark: at "Hoth: Echo Docking Bay": Free Fighter   force: 9
locations: dark Hoth, dark "Hoth: Echo Docking Bay"
phase: dark move
? dark take-off "Free Fighter" to Hoth`, append(moving, shield)},
	{"sectors", `
dark: at "Tatooine": Free Fighter   force: 9
locations: light Clouds, dark Tatooine
phase: dark move
? dark sector "Free Fighter" to Clouds`, moving},
	{"orbits", `
dark:  at "Mobile Moon": Free Fighter   force: 9
locations: dark "Mobile Moon" [parsec 3, in orbit], light "Ralltiir"
phase: dark move
? dark cross "Free Fighter" to Ralltiir`, moving},
	{"shuttling up", `
dark: at "Hoth": Devastator   at "Hoth: Echo Docking Bay": Free Walker   force: 9
locations: dark Hoth, dark "Hoth: Echo Docking Bay"
phase: dark move
? dark shuttle "Free Walker" aboard Devastator as passenger`, append(moving, shield)},
	{"shuttling down", `
dark: at "Tatooine": Devastator { passenger Free Walker }   force: 9
locations: light Tatooine, light "Tatooine: Open Yard"
phase: dark move
? dark shuttle "Free Walker" to "Tatooine: Open Yard"`, append(moving, closed, hidden)},
	{"ship sites", `
dark: at Tatooine: Executor { passenger Free Walker }   force: 9
locations: dark Tatooine, dark "Executor: Holotheatre"
phase: dark move
? dark enter "Free Walker" at "Executor: Holotheatre"`, moving},
	{"movement text of a location", `
light: at "Tatooine: Mos Eisley": Free Pilgrim
locations: dark "Tatooine: Cantina", light "Tatooine: Mos Eisley"
phase: light control
? light walk "Free Pilgrim" to "Tatooine: Cantina"`, moving},
	{"getting aboard", `
dark: at "Tatooine: Mos Eisley": Ubrikkian 9000 Z001, Free Walker   force: 9
phase: dark move
? dark embark "Free Walker" aboard "Ubrikkian 9000 Z001" as driver`, still},
	{"getting off", `
dark: at "Tatooine: Mos Eisley": Ubrikkian 9000 Z001 { passenger Free Walker }   force: 9
phase: dark move
? dark disembark "Free Walker"`, still},
	{"changing seats", `
dark: at "Tatooine: Mos Eisley": Ubrikkian 9000 Z001 { passenger Free Walker }   force: 9
phase: dark move
? dark seat "Free Walker" as driver`, still},
	{"docking", `
dark: at Tatooine: Free Hull, Devastator { pilot Commander Praji; passenger DS-61-3 }   force: 9
phase: dark move
? dark dock "Free Hull" on Devastator`, still},
	{"carried by a shuttle vehicle", `
light: at Tatooine: Millennium Falcon { pilot Rebel Pilot }   at "Tatooine: Mos Eisley": Incom T-16 Skyhopper, Rebel Trooper, Free Pilgrim   force: 9
locations: light Tatooine, light "Tatooine: Mos Eisley"
phase: light move
> light carry "Incom T-16 Skyhopper" on "Millennium Falcon"
? light embark "Rebel Trooper" aboard "Millennium Falcon"
? light embark "Free Pilgrim" aboard "Millennium Falcon" as passenger`, moving},
	{"carried alone by a shuttle vehicle", `
light: at Tatooine: Millennium Falcon   at "Tatooine: Mos Eisley": Incom T-16 Skyhopper, Free Pilgrim   force: 9
locations: light Tatooine, light "Tatooine: Mos Eisley"
phase: light move
? light carry "Incom T-16 Skyhopper" on "Millennium Falcon"`,
		[]ban{{"Free", "Bound", "move.shuttle.vehicle"}, {"Free", "Shy", "move.shuttle.vehicle"}, {"Free", "Never", "move.shuttle.vehicle"}}},
	{"carrying artillery", `
dark:  at "Tatooine: Mos Eisley": E-web Blaster, Stormtrooper, Free Walker   force: 9
locations: dark "Tatooine: Cantina", dark "Tatooine: Mos Eisley"
phase: dark move
? dark haul "E-web Blaster" to "Tatooine: Cantina"`,
		[]ban{{"Free", "Bound", "weapon.artillery.carry"}, {"Free", "Shy", "weapon.artillery.carry"}, {"Free", "Never", "weapon.artillery.carry"}}},
	{"among the carriers of artillery", `
dark:  at "Tatooine: Mos Eisley": E-web Blaster, 3 Stormtrooper, Free Walker   force: 9
locations: dark "Tatooine: Cantina", dark "Tatooine: Mos Eisley"
phase: dark move
> dark haul "E-web Blaster" to "Tatooine: Cantina"
? dark choose Stormtrooper#3
? dark choose "Free Walker"`, moving},
	{"bombing run", `
dark:  at "Tatooine": Free Bomber   effect "Raid From Above" on "Tatooine: Open Yard"   force: 9
locations: light "Tatooine: Open Yard", light Tatooine
phase: dark move
? dark bomb "Free Bomber" at "Tatooine: Open Yard"`, append(moving, closed)},
	{"bombing run under the shield", `
dark:  at "Hoth": Free Bomber   effect "Raid From Above" on "Hoth: Snow Trench (2nd Marker)"   force: 9
locations: light "Hoth: Snow Trench (2nd Marker)", dark Hoth
phase: dark move
? dark bomb "Free Bomber" at "Hoth: Snow Trench (2nd Marker)"`, append(moving, shield)},
	{"Attack Run", `
light: at "Death Star": Free Lancer, X-wing with Proton Torpedoes   effect "Attack Run" on "Death Star: Trench"   force: 9
locations: dark "Death Star", light "Death Star: Trench"
phase: light move
> light use "Attack Run"
? light run "Free Lancer" at "Death Star: Trench"`, moving},
	{"escape from the Death Star II", `
light: at "Death Star II: Reactor Core": Free Lancer, X-wing   reserve: 9   force: 9
dark:  effect "That Thing's Operational" on "Death Star II: Reactor Core"   reserve: 40
locations: dark Endor, dark "Death Star II" [parsec 8, in orbit], dark "Death Star II: Coolant Shaft", dark "Death Star II: Capacitors", dark "Death Star II: Reactor Core"
phase: light control
next destiny: light 6
> light use "That Thing's Operational" on X-wing
? light sector "Free Lancer" to "Death Star II: Capacitors"`, moving},
	{"react", `
dark: at "Tatooine: Jundland Wastes": Free Rover { driver Stormtrooper }   force: 9
light: at "Tatooine: Mos Eisley": Rebel Trooper
locations: dark "Tatooine: Mos Eisley", dark "Tatooine: Jundland Wastes"
phase: light control
> light drain "Tatooine: Mos Eisley"
? dark react "Free Rover" at "Tatooine: Mos Eisley"`, moving},
	{"getting on what reacts", `
dark: at "Tatooine: Jundland Wastes": Ubrikkian 9000 Z001 { driver Stormtrooper }, DS-61-3, Free Walker   force: 9
light: at "Tatooine: Mos Eisley": Rebel Trooper
locations: dark "Tatooine: Mos Eisley", dark "Tatooine: Jundland Wastes"
phase: light control
> light drain "Tatooine: Mos Eisley"
> dark react "Ubrikkian 9000 Z001" at "Tatooine: Mos Eisley"
? dark embark DS-61-3 aboard "Ubrikkian 9000 Z001"
? dark embark "Free Walker" aboard "Ubrikkian 9000 Z001" as passenger`, []ban{bound, never}},
	{"getting off what has reacted", `
dark: at "Tatooine: Jundland Wastes": Ubrikkian 9000 Z001 { driver Stormtrooper; passenger Free Walker }   force: 9
light: at "Tatooine: Mos Eisley": Rebel Trooper
locations: dark "Tatooine: Mos Eisley", dark "Tatooine: Jundland Wastes"
phase: light control
> light drain "Tatooine: Mos Eisley"
> dark react "Ubrikkian 9000 Z001" at "Tatooine: Mos Eisley"
? dark disembark Stormtrooper
? dark disembark "Free Walker"`, still},
	{"react away", `
dark:  at "Tatooine: Cantina": Free Walker, Stormtrooper   force: 9   reserve: 20
light: at "Tatooine: Cantina": Luke Skywalker   force: 3   reserve: 20
locations: light "Tatooine: Cantina", light "Tatooine: Open Yard"
phase: light battle
> light battle at "Tatooine: Cantina"
? dark react "Free Walker" to "Tatooine: Open Yard"`, append(moving, closed)},
	{"moved away", `
light: at "Tatooine": X-wing, Y-wing, Free Lancer   force: 9   hand: Hyper Escape
dark:  at "Tatooine": Devastator   force: 3
locations: light Tatooine, light "Yavin 4"
phase: dark battle
> dark battle at Tatooine
> light play "Hyper Escape"
? light move X-wing at "Yavin 4"
? light move "Free Lancer" at "Yavin 4"`, moving},
	{"deploying a character", `
dark: hand: Free Walker   force: 9
locations: dark "Hoth: Echo Docking Bay"
phase: dark deploy
? dark deploy "Free Walker" at "Hoth: Echo Docking Bay"`, []ban{exile, never, shield}},
	{"deploying a vehicle", `
dark: hand: Free Rover   force: 9
locations: dark "Hoth: Echo Docking Bay"
phase: dark deploy
? dark deploy "Free Rover" at "Hoth: Echo Docking Bay"`, []ban{exile, never, shield}},
	{"deploying a starship", `
dark: hand: Free Fighter   force: 9
locations: dark Tatooine
phase: dark deploy
? dark deploy "Free Fighter" at Tatooine`, []ban{exile, never}},
	{"deploying with a starship", `
dark: hand: Free Hull, Free Walker, TIE Fighter   force: 9
locations: dark Tatooine
phase: dark deploy
? dark deploy "Free Hull" at Tatooine with "Free Walker"`,
		[]ban{{"Free Hull", "Never Hull", "rules.never"}, {"Free Walker", "Never Walker", "rules.never"}, {"Free Walker", "Shy Walker", "deploy.restriction.location"}}},
	{"deploying as a react", `
dark: hand: Free Walker   force: 9   reserve: 20   at "Tatooine: Mos Eisley": Stormtrooper
light: at "Tatooine: Mos Eisley": Luke Skywalker   force: 9   reserve: 20
locations: dark "Tatooine: Mos Eisley"
phase: light battle
> light battle at "Tatooine: Mos Eisley"
? dark react-deploy "Free Walker" at "Tatooine: Mos Eisley"`, []ban{exile, never}},
	{"deploying to a hidden planet", `
light: hand: Free Lancer   force: 9
locations: light "Dagobah: Silent Mire", light Tatooine, light Dagobah
phase: light deploy
? light deploy "Free Lancer" at Tatooine`, []ban{{"at Tatooine", "at dagobah-light", "location.dagobah-rules"}}},
	{"a seeker by landspeed", `
dark: at "Tatooine: Cantina": Free Probe   force: 9
locations: dark "Tatooine: Cantina", light "Tatooine: Open Yard"
phase: dark control
? dark move "Free Probe" to "Tatooine: Open Yard"`, append(moving, closed)},
	{"a seeker by docking bay", `
dark: at "Death Star: Docking Bay 327": Free Probe   force: 9
locations: dark "Death Star: Docking Bay 327", light "Tatooine: Open Yard"
phase: dark control
? dark transit "Free Probe" to "Tatooine: Open Yard"`, append(moving, closed)},
	{"a seeker by docking bay under the shield", `
dark: at "Death Star: Docking Bay 327": Free Probe   force: 9
locations: dark "Death Star: Docking Bay 327", dark "Hoth: Echo Docking Bay"
phase: dark control
? dark transit "Free Probe" to "Hoth: Echo Docking Bay"`, append(moving, shield)},
	{"a seeker getting aboard", `
dark: at "Tatooine: Mos Eisley": Free Probe   force: 9
light: at "Tatooine: Mos Eisley": Incom T-16 Skyhopper
phase: dark control
? dark embark "Free Probe" aboard "Incom T-16 Skyhopper" as passenger`, still},
	{"a seeker getting off", `
light: at "Tatooine: Mos Eisley": Incom T-16 Skyhopper { passenger Free Probe }
dark: force: 9
phase: dark control
? dark disembark "Free Probe"`, still},
	{"a seeker shuttling up", `
dark: at "Hoth: Echo Docking Bay": Free Probe   force: 9
light: at Hoth: Corellian Corvette
locations: dark Hoth, dark "Hoth: Echo Docking Bay"
phase: dark control
? dark shuttle "Free Probe" aboard "Corellian Corvette" as passenger`, append(moving, shield)},
	{"a seeker shuttling down", `
light: at Tatooine: Corellian Corvette { passenger Free Probe }
dark: force: 9
locations: light Tatooine, light "Tatooine: Open Yard"
phase: dark control
? dark shuttle "Free Probe" to "Tatooine: Open Yard"`, append(moving, closed, hidden)},
	{"getting off a starship", `
dark: at "Tatooine: Open Yard": Free Fighter { passenger Free Walker }   force: 9
phase: dark move
? dark disembark "Free Walker"`, append(still, trench)},
	{"getting off a starship in a vehicle", `
dark: at "Tatooine: Open Yard": Free Fighter { vehicle bay Free Rover }   force: 9
phase: dark move
? dark disembark "Free Rover"`, append(still, trench)},
	{"a seeker getting off a starship", `
light: at "Tatooine: Open Yard": Free Lancer { passenger Free Probe }
dark: force: 9
phase: dark control
? dark disembark "Free Probe"`, append(still, trench)},
	{"steering a mobile system", `
dark: force: 9
locations: dark "Free Moon" [parsec 3], light Ralltiir
phase: dark move
? dark steer "Free Moon" at Ralltiir`, still},
	{"replacing a persona", `
dark: at "Hoth: Echo Docking Bay": Darth Vader   hand: Free Elder
phase: dark deploy
? dark replace "Free Elder" on "darth-vader"`, []ban{exile, never}},
	{"forming a squadron", `
light: at Tatooine: 3 X-wing   hand: Free Wing   force: 9
locations: light Tatooine
phase: light deploy
? light form "Free Wing" at Tatooine`, []ban{never}},
	{"firing", `
dark:  at "Tatooine: Cantina": Stormtrooper with Imperial Blaster   force: 9   reserve: 20
light: at "Tatooine: Cantina": Rebel Trooper   force: 1   reserve: 20
phase: dark battle
> dark battle at "Tatooine: Cantina"
? dark fire "Imperial Blaster" on "Rebel Trooper"`,
		[]ban{{"reserve: 20", "reserve: 0", "weapon.destiny"}, {"force: 9", "force: 1", "action.cost"}}},
}

// Bans are the scenes of all rows, each as it is on offer and with each of its bans, and the
// catalog with the movers, made of one with all cards of scenes.
func Bans(cat *catalog.Catalog) (list []*scene.Scene, with *catalog.Catalog, problems []catalog.Problem) {
	with, problems = cat.With(fstest.MapFS{"testdata/bans.toml": {Data: []byte(banCards())}})
	add := func(name, src string) {
		scenes, more := scene.Parse(name, "title: "+name+"\n"+strings.TrimSpace(src)+"\n")
		list, problems = append(list, scenes...), append(problems, more...)
	}
	for _, row := range bansTable {
		add(row.name, row.scene)
		at := strings.LastIndex(row.scene, "\n?")
		for _, x := range row.bans {
			src := row.scene[:at] + "\n!" + row.scene[at+2:]
			if x.rule != "" {
				src += ": " + x.rule
			}
			banned := strings.ReplaceAll(src, x.old, x.new)
			if banned == src {
				panic(fmt.Sprintf("the ban of %q rewrites nothing in %q", x.old, row.name))
			}
			add(fmt.Sprintf("%s: %s", row.name, x.new), banned)
		}
	}
	return list, with, problems
}
