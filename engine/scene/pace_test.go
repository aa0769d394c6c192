package scene

import (
	"strings"
	"testing"
)

// played is how the first mistake of a scene reads, "" if there is none.
func played(t *testing.T, src string) string {
	t.Helper()
	cat, _ := Catalog()
	scenes, problems := Parse("x", src)
	for _, s := range scenes {
		problems = append(problems, s.Run(cat).Failures...)
	}
	if len(problems) == 0 {
		return ""
	}
	return problems[0].Explain()
}

// A trial is a scene and what its first mistake says: where and what, and how to mend
// it. Without them it passes.
type trial struct{ src, where, help string }

func try(t *testing.T, trials []trial) {
	t.Helper()
	for _, c := range trials {
		got := played(t, c.src)
		if c.where == "" && got != "" || !strings.HasPrefix(got, c.where) || !strings.Contains(got, c.help) {
			t.Errorf("in\n%s\n got %s\nwant %s ... %s", c.src, got, c.where, c.help)
		}
	}
}

// A scene stands where its author put it: in its phase, and after each move at the
// moment of that move, until he lets it go on.
func TestPace(t *testing.T) {
	const (
		drains = `light: at "Tatooine: Cantina": Luke Skywalker   reserve: 9
dark: at "Tatooine: Mos Eisley": Stormtrooper   reserve: 9
locations: dark "Tatooine: Cantina", light "Tatooine: Mos Eisley"
phase: dark control
`
		answered = `light: at "Tatooine: Cantina": Luke Skywalker   force: 3   hand: Restricted Deployment
dark:  at "Tatooine: Mos Eisley": Darth Vader   force: 9   hand: Alter
phase: light deploy
> light deploy "Restricted Deployment"
`
		fetches = `light: at "Tatooine: Cantina": R2-X2 with Holoprojector   force: 2   reserve: Dejarik Hologameboard, 4
phase: light control
> light use Holoprojector
`
	)
	try(t, []trial{
		{src: "phase: dark move\n= phase: dark move\n= turn: 5\n= decides: dark action\n= offers 1 moves"}, // though nobody can do anything
		{src: drains + "> dark drain \"Tatooine: Mos Eisley\"\n= phase: dark control\n! dark drain \"Tatooine: Mos Eisley\": drain.once-per-location"},
		{drains + "> dark drain \"Tatooine: Mos Eisley\"\n> dark drain \"Tatooine: Mos Eisley\"", "x:6:1: this move cannot be made", "on offer for dark is:\n    dark pass"},
		{drains + "> light drain \"Tatooine: Cantina\"", "x:5:1: this move cannot be made", `this phase is over before it is on offer; write above it "go: light control"`},
		{src: drains + "go: light control\n> light drain \"Tatooine: Cantina\""},

		{answered + "= \"Restricted Deployment\" on table", "x:5:1: this is not so", ""}, // it may still be canceled
		{src: answered + "go on\n= \"Restricted Deployment\" on table\n= phase: light deploy"},
		{answered + "go on\ngo on", "x:6:1: nothing goes on by itself here", "first dark must answer"},
		{src: drains + "= phase: dark control\n> dark pass\ngo on\n= phase: dark deploy"}, // no farther than the phase

		{src: fetches + "> light choose \"Dejarik Hologameboard\"\n= hand of light: Dejarik Hologameboard"}, // the only one, and so taken
		{src: fetches + "= hand of light: Dejarik Hologameboard"},
		{fetches + "> light choose R2-X2", "x:4:1: this move cannot be made", ""},
		{fetches + "> light choose \"Dejarik Hologameboard\"\n> light choose \"Dejarik Hologameboard\"", "x:5:1: this move cannot be made", ""},

		{"phase: dark deploy\nlight: reserve: 9   force: 1\ngo: dark control", "x:3:1: this is not reached",
			"ends after one turn; write one for each turn\n  passed over:\n    turn 6, light activate: light might light activate 1"},
		{src: "phase: dark deploy\nlight: reserve: 9   force: 1\ngo: next turn\n= turn: 6\ngo: dark control\n= turn: 7"},
		{"phase: dark battle\ngo: end of battle", "x:2:1: there is no battle that could end", ""},
		{"phase: dark deploy\ngo: dark deploy", "x:2:1: it is dark deploy already", `write "go: next turn" above it`},
	})
}

// A refusal says its rule, and is judged where its player is next asked, or was asked
// without a choice.
func TestRefusals(t *testing.T) {
	const duel = `light: at "Tatooine: Cantina": Obi-Wan Kenobi with "Obi-Wan's Lightsaber"   force: 9   hand: Luke's Back
dark: at "Tatooine: Cantina": Darth Vader   force: 3   hand: Dodge
phase: light control
`
	try(t, []trial{
		{duel + "! light play \"Luke's Back\"", "x:4:27: a refusal names the rule that forbids it", `write ": RULE" after it`},
		{duel + "! light fire \"Obi-Wan's Lightsaber\" on \"Darth Vader\": weapon.use", "x:4:1: this is refused, but not because of weapon.use", "weapon.fire.when: "},
		{src: duel + "! light fire \"Obi-Wan's Lightsaber\" on \"Darth Vader\": weapon.fire.when"},
		{duel + "! light play \"Luke's Back\" 2: action.cost", "x:4:1: this is on offer", ""},
		{duel + "! light yes: action.cost", "x:4:1: this is refused, but not because of action.cost", "the engine gives no reason"},
		{src: `light: at Tatooine: Millennium Falcon { pilot Han Solo }   force: 9   hand: Beru Lars
phase: light deploy
! light deploy "Beru Lars" aboard "Millennium Falcon" as pilot: ship.pilot.assign`},
		{src: `dark:  force: 2   hand: "The Empire's Back"   lost: Grand Moff Tarkin   reserve: Darth Vader, 5
phase: dark control
? dark play "The Empire's Back" 1: 2 Force
! dark play "The Empire's Back" 2: action.cost`},
		{src: `dark:  at "Tatooine: Cantina": Darth Vader   force: 4   reserve: 20
light: at "Tatooine: Cantina": Luke Skywalker   reserve: 20
phase: dark battle
next destiny: dark 6
> dark battle at "Tatooine: Cantina"
> dark yes
> light no
go on
! light pass: battle.damage.no-pass`},
		{`dark:  at "Tatooine: Cantina": Darth Vader   force: 4   reserve: 20
light: at "Tatooine: Cantina": Luke Skywalker   reserve: 20
phase: dark battle
next destiny: dark 6
> dark battle at "Tatooine: Cantina"
> dark yes
> light no
go on
> light pass`, "x:9:1: this move cannot be made", "light forfeit luke-skywalker"}, // though he passed by force before
	})
}
