package scene

import (
	"strings"
	"testing"
)

const sampleScene = `# A comment.
title: battle.destiny.ability A lone warrior draws none
dark:  at "Tatooine: Cantina": 2 Stormtrooper [hit], Devastator { pilot "Admiral Motti"; TIE bay "TIE Fighter" with "Boosted TIE Cannon" }
       force: 3   hand: Sense, 2, "Vader"   reserve: 18
light: at "Tatooine: Cantina": Luke Skywalker with "Jedi Lightsaber" [undercover, moved]
       effect "Traffic Control" on "Tatooine: Cantina"  table: Rebel Planners
locations: dark "Tatooine: Mos Eisley", light "Tatooine: Cantina" over dark "Tatooine: Cantina"
phase: dark battle
turn: 7
seed: 3
next destiny: light 4, 2
> dark battle at "Tatooine: Cantina"
go on   # nobody reacts
set Luke Skywalker [hit, not undercover]
? light play Sense: 1 Force
! light deploy "Luke Skywalker": deploy.presence-or-icon
go: damage segment
next destiny: dark 1
= power of light at "Tatooine: Cantina": 6½
= power of "Darth Vader": 9 explained by "Vader's Lightsaber" +2
= lost of light: "X", 2 Rebel Trooper
= row: dark "Tatooine: Mos Eisley", Tatooine
= "Luke Skywalker" is not face down
= phase: light end of turn
---
title: second
= deploy cost of Luke Skywalker: 4
`

func TestParse(t *testing.T) {
	scenes, problems := Parse("x.scene", sampleScene)
	for _, p := range problems {
		t.Error(p.Explain())
	}
	if len(scenes) != 2 {
		t.Fatalf("%d scenes, want 2", len(scenes))
	}
	s := scenes[0]
	if s.Rule() != "battle.destiny.ability" || s.Turn != 7 || s.Seed != 3 || len(s.locations) != 2 || s.locations[1].over == nil {
		t.Errorf("the header was read as %+v", s)
	}
	if len(s.puts) != 7 || len(s.steps) != 13 || len(s.nexts) != 1 {
		t.Errorf("%d fields, %d steps, %d destinies", len(s.puts), len(s.steps), len(s.nexts))
	}
	ship := s.puts[0].items[1]
	if len(ship.aboard) != 2 || len(ship.aboard[1].items[0].with) != 1 {
		t.Errorf("aboard the ship: %+v", ship.aboard)
	}
}

func TestMistakes(t *testing.T) {
	for _, c := range []struct{ src, want, help string }{
		{"titel: x", `x:1:1: "titel" does not begin a line`, `did you mean "title:"?`},
		{"dark: at \"A\" Stormtrooper", `x:1:14: ":" is expected, not "Stormtrooper"`, ""},
		{"dark: hnd: X", `x:1:7: "hnd" is no part of a position`, `did you mean "hand"?`},
		{"dark: hand: X [hot]", `x:1:16: there is no state "hot"`, "the states are: hit"},
		{"dark: hand: \"X", "x:1:13: this quote is not closed", "close the title"},
		{"phase: dark batle", `x:1:13: there is no phase "batle"`, "the phases are:"},
		{"> dark pass\nturn: 3", "x:2:1: the position is settled", "put it above"},
		{"= power of gray at X: 3", "x:1:17: this expectation", "power of {side} at {place}: {num}"},
		{"asked: light phase", `x:1:14: occasions: turns, phases, due, actions, results, weapons, destiny, battles is expected, not "phase"`, ""},
		{"asked: due", `x:1:8: "dark" or "light" is expected, not "due"`, ""},
		{"> ", "x:1:3: the line ends where a move", ""},
		{"go on now", `x:1:7: nothing is expected after this, but here stands "now"`, ""},
		{"go onn", `x:1:1: "go onn" does not begin a line`, `did you mean "go on"?`},
		{"dark: at \"A\": X [not hit]", `x:1:18: there is no state "not hit"`, "the states are: hit"},
		{"! dark pass: 12 3", "x:1:17: nothing is expected after this", ""},
	} {
		_, problems := Parse("x", c.src)
		if len(problems) == 0 {
			t.Errorf("%q: no problem found", c.src)
			continue
		}
		got := problems[0].Explain()
		if !strings.HasPrefix(got, c.want) || !strings.Contains(got, c.help) {
			t.Errorf("%q:\n got %s\nwant %s ... %s", c.src, got, c.want, c.help)
		}
	}
}

// Every form must be reachable: a line made from its words is read as that form.
func TestForms(t *testing.T) {
	fill := strings.NewReplacer("{side}", "dark", "{place}", `"P"`, "{card}", `"C"`, "{num}", "3", "{names}", `"A", "B"`,
		"{stat}", "power", "{pile}", "hand", "{state}", "hit", "{slot}", "pilot", "{phase}", "move", "{kind}", "respond", "{text}", `"t"`, "{rules}", "deck.size, deck.copies")
	for i, f := range forms {
		line := "= " + fill.Replace(f.words)
		scenes, problems := Parse("x", line)
		if len(problems) > 0 {
			t.Error(problems[0].Explain())
			continue
		}
		if got := scenes[0].steps[0].form; got != i {
			t.Errorf("%s is read as %q, not as %q", line, forms[got].words, f.words)
		}
	}
}

// A space before the first line of a file means nothing: there is no line above.
func TestSpaceBeforeTheFirstLine(t *testing.T) {
	for _, space := range []string{"", " ", "\t", "\v", "\u00a0"} {
		scenes, problems := Parse("x", space+"> dark pass\n= turn: 1")
		if len(problems) > 0 || len(scenes) != 1 || len(scenes[0].steps[0].move) != 2 {
			t.Errorf("%q: %v, %v", space, scenes, problems)
		}
		if _, problems := Parse("x", space+">"); len(problems) != 1 {
			t.Errorf("%q: a move without words is read: %v", space, problems)
		}
	}
}
