package scene

import (
	"strings"
	"testing"
)

// What a scene may say of cards and moments, each as it holds and as it fails.
func TestSaying(t *testing.T) {
	const (
		cantina = `dark:  at "Tatooine: Cantina": Darth Vader, Stormtrooper [hit], DS-61-3   force: 9   reserve: 20   hand: Devastator
light: at "Tatooine: Cantina": Luke Skywalker   at Tatooine: Red 10 { pilot Biggs Darklighter }, Red 3 { pilot "Biggs Darklighter" }   reserve: 20
locations: dark Tatooine, dark "Tatooine: Cantina"
phase: dark control
`
		drain = `dark:  at "Tatooine: Jundland Wastes": Darth Vader with "Vader's Lightsaber"   force: 3   reserve: 20
phase: dark control
`
		raids = `dark:  at "Tatooine: Mos Eisley": 2 Stormtrooper, DS-61-3   force: 5   hand: Elis Helrot
locations: dark "Tatooine: Mos Eisley", dark "Tatooine: Cantina", light "Yavin 4: Docking Bay"
phase: dark move
next destiny: dark 1
> dark play "Elis Helrot"
`
		eclipse = `light: at "Tatooine: Cantina": Luke Skywalker   table: Long Eclipse
locations: light Tatooine, light "Tatooine: Cantina", light "Yavin 4: Jungle"
phase: light control
`
		sixty = `dark: start: Tatooine   deck: 3 Tatooine, 56 "Imperial Pilot"
light: deck: 60 "Rebel Pilot"
`
		piled = `dark: lost: 2 Sense, Alter   hand: Devastator
phase: dark control
`
		vehicle = `dark: at "Tatooine: Jundland Wastes": Sandcrawler { driver Stormtrooper }   hand: DS-61-3
phase: dark control
`
	)
	try(t, []trial{
		{src: cantina + "= Stormtrooper is active\n= Stormtrooper is hit\n= \"Darth Vader\" is not hit"},
		{cantina + "= Stormtrooper is not active", "x:5:1: this is not so: it is", ""},
		{cantina + "= Stormtrooper is activ", "x:5:19: this expectation is not understood from here on", "expected here: \"not\", or a state (hit, "},

		{src: cantina + "= one of Stormtrooper, \"Luke Skywalker\" is hit\n= one of Devastator, DS-61-3 on table"},
		{cantina + "= one of DS-61-3, \"Luke Skywalker\" is hit", "x:5:1: this is not so: it is none of them", ""},
		{cantina + "= one of DS-61-3, \"Luke Skywalker\" on table", "x:5:1: this is not so: it is so of DS-61-3, Luke Skywalker", ""},

		{src: sixty + "= deck of dark warns of nothing"},
		{sixty + "= deck of light warns of nothing", "x:3:1: this is not so: it warns of deck.validation", ""},

		{src: piled + "= lost of dark in order: 2 Sense, Alter\n= lost of dark: Alter, 2 Sense"},
		{piled + "= lost of dark in order: Alter, 2 Sense", "x:3:1: this is not so: from the top it is Sense, Sense, Alter", ""},
		{piled + "= lost of dark in order: 2 Sense", "x:3:1: this is not so: from the top it is Sense, Sense, Alter", ""},

		{src: drain + "= no Force drain\n> dark drain \"Tatooine: Jundland Wastes\"\n= dark drains at \"Tatooine: Jundland Wastes\"\n> dark use \"Vader's Lightsaber\"\n= no Force drain"},
		{src: drain + "> dark drain \"Tatooine: Jundland Wastes\"\n= dark drains at \"Tatooine: Jundland Wastes\": 2"},
		{drain + "> dark drain \"Tatooine: Jundland Wastes\"\n= dark drains at \"Tatooine: Jundland Wastes\": 3", "x:4:1: this is not so: it is 2", ""},
		{drain + "= dark drains at \"Tatooine: Jundland Wastes\"", "x:3:1: this is not so: there is no Force drain", ""},
		{drain + "> dark drain \"Tatooine: Jundland Wastes\"\n= no Force drain", "x:4:1: this is not so: dark drains at Tatooine: Jundland Wastes", ""},

		{src: raids + "= dark chooses among 2 Stormtrooper, DS-61-3"},
		{raids + "= dark chooses among 2 Stormtrooper", "x:6:1: this is not so: it is among ", ""},
		{raids + "= light chooses among 2 Stormtrooper", "x:6:1: this is not so: he has no cards to choose among", ""},

		{src: eclipse + "= \"Tatooine: Cantina\" is not under nighttime conditions"},
		{eclipse + "= \"Yavin 4: Jungle\" is under nighttime conditions", "x:4:1: this is not so", ""},

		{src: cantina + "= \"Biggs Darklighter\" does not match \"Red 10\"\n= \"Biggs Darklighter\" matches \"Red 3\""},
		{cantina + "= \"Biggs Darklighter\" matches \"Red 10\"", "x:5:1: this is not so: it does not", ""},

		{src: vehicle + "= landspeed of Sandcrawler: 2\nset Sandcrawler [crashed]\n= Sandcrawler is crashed\n= landspeed of Sandcrawler: 0\nset Sandcrawler [not crashed]\n= landspeed of Sandcrawler: 2"},
		{src: vehicle + "set Stormtrooper [hit, moved]\n= Stormtrooper is hit"},
		{vehicle + "set DS-61-3 [hit]", `x:3:1: "DS-61-3" is not on table`, ""},
		{vehicle + "set Stormtroper [hit]", `x:3:5: no such card is in this scene: "Stormtroper"`, `did you mean "Stormtrooper"?`},
		{vehicle + "set Stormtrooper [asleep]", `x:3:19: there is no state "asleep"`, "the states are: hit"},
		{vehicle + "set Stormtrooper", "x:3:17: the line ends where", "and states, such as [crashed]"},
		{vehicle + "sett Stormtrooper [hit]", `x:3:1: "sett Stormtrooper" does not begin a line of a scene`, "go on, set, or with > ? ! ="},
	})
}

// A scene may have any destiny drawn.
func TestAnyDestiny(t *testing.T) {
	const fight = `dark:  at "Tatooine: Cantina": Darth Vader   force: 4   reserve: 20
light: at "Tatooine: Cantina": Luke Skywalker   reserve: 20
phase: dark battle
`
	try(t, []trial{
		{src: fight + "next destiny: dark 12\nnext destiny: light π\n> dark battle at \"Tatooine: Cantina\"\n> dark yes\n= battle destiny of dark: 13                # 12 and 1 by Vader\n> light yes\n= battle destiny of light: π"},
		{src: fight + "> dark battle at \"Tatooine: Cantina\"\nnext destiny: dark 8.5\n> dark yes\n= battle destiny of dark: 9.5"},
		{fight + "next destiny: dark -1", "x:4:20: a destiny number is expected, not \"-1\"", ""},
		{fight + "next destiny: dark", "x:4:19: the line ends where a destiny number is expected", ""},
	})
}

// A trace tells the steps, who chose what and why, the log, and who decides at the end.
func TestTrace(t *testing.T) {
	cat, _ := Catalog()
	scenes, _ := Parse("x", `light: at "Tatooine: Cantina": R2-X2 with Holoprojector   force: 2   reserve: Dejarik Hologameboard, 4
phase: light control
> light use Holoprojector
go: light deploy
> light pass
`)
	var told strings.Builder
	if res := scenes[0].Trace(cat, &told); !res.OK() {
		t.Error(res.Failures[0].Explain())
	}
	for _, want := range []string{
		"    3 | > light use Holoprojector\n        made: light use holoprojector 2, one of 2\n            Light uses 1 Force.\n",
		"        forced: light choose dejarik-hologameboard, one of 1\n",
		"            Light: deploy phase.\n    5 | > light pass\n",
		"dark decides: ",
	} {
		if !strings.Contains(told.String(), want) {
			t.Errorf("the trace lacks\n%s\nit is\n%s", want, told.String())
		}
	}
}
