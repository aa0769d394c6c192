package scene

import (
	"strings"
	"testing"

	"cantina/engine/card"
	"cantina/engine/game"
)

const drainPosition = `
dark: at "Tatooine: Cantina": Stormtrooper   force: 3
light: at "Tatooine: Mos Eisley": "Luke Skywalker"   force: 3
phase: light control
`

// tableAt is a table at a position.
func tableAt(t *testing.T, position string) (*Table, game.Game) {
	t.Helper()
	cat, _ := Catalog()
	scenes, problems := Parse("position", position)
	if len(problems) > 0 {
		t.Fatal(problems[0].Explain())
	}
	g, err := scenes[0].Start(cat)
	if err != nil {
		t.Fatal(err)
	}
	table, err := On(cat, g)
	if err != nil {
		t.Fatal(err)
	}
	return table, g
}

// Every word for a goal belongs to a form, and has a place for each of its slots.
func TestGoalWordsFitTheirForms(t *testing.T) {
	left := map[string]bool{}
	for words := range goalWords {
		left[words] = true
	}
	for _, f := range forms {
		words, ok := goalWords[f.words]
		if !ok {
			continue
		}
		delete(left, f.words)
		slots := 0
		for _, e := range elements(f.words) {
			if e.slot && e.text != "num" {
				slots++
			}
		}
		for l, s := range words {
			if n := strings.Count(s, "%s"); n != slots {
				t.Errorf("%q has %d places in %s for %d slots", f.words, n, card.Lang(l).Code(), slots)
			}
			if figure := figures[f.words] != nil; figure == strings.HasSuffix(s, ".") {
				t.Errorf("%q: %q: a number has a name, anything else a sentence", f.words, s)
			}
		}
	}
	for words := range left {
		t.Errorf("there is no form %q", words)
	}
	for _, f := range flagWords {
		if frenchStates[f.word] == "" {
			t.Errorf("the state %q has no French word", f.word)
		}
	}
	for _, w := range seenWords {
		if frenchStates[w] == "" {
			t.Errorf("the state %q has no French word", w)
		}
	}
}

// A goal is asked of a game as it goes on, and what is not so is said in both languages.
func TestTable(t *testing.T) {
	table, g := tableAt(t, drainPosition)
	goal, problems := ParseGoal("goal", "lost of dark: 1 or more\nlight controls \"Tatooine: Mos Eisley\"\n")
	if len(problems) > 0 {
		t.Fatal(problems[0].Explain())
	}
	unmet, err := table.Unmet(goal)
	if err != nil || len(unmet) != 1 {
		t.Fatal(unmet, err)
	}
	if want := card.T("Cards (Lost Pile of Dark): 0; it should be 1 or more.", "Cartes (pile perdue du côté obscur) : 0 ; il faudrait 1 ou plus."); unmet[0].Say != want {
		t.Errorf("said: %q", unmet[0].Say)
	}
	moves, problems := ParseMoves("moves", "> light drain at \"Tatooine: Mos Eisley\"\n")
	if len(problems) > 0 {
		t.Fatal(problems[0].Explain())
	}
	key, tied, ok := table.Find(moves[0])
	if !ok {
		t.Fatal("no such move", tied, keys(g.Decision()))
	}
	after, h := table.Clone()
	if _, err := h.Choose(key); err != nil {
		t.Fatal(err)
	}
	for range 20 {
		if d := h.Decision(); d != nil && !after.Met(goal) {
			key, _ := game.PassedOver(d)
			h.Choose(key)
		}
	}
	if !after.Met(goal) || table.Met(goal) {
		t.Error("the goal is reached by the drain, and not before")
	}
	if table.Card("Luke Skywalker") == 0 || table.Card("dark Tatooine: Cantina") == 0 || table.Card("Yoda") != 0 {
		t.Error("a card is found by its title if it is in the game")
	}
}

// A goal or a move that is not understood is told with its place.
func TestGoalProblems(t *testing.T) {
	for _, c := range []struct{ src, want string }{
		{"", "goal:1:1: a goal says what must be so"},
		{"= lost of dark: 1", `goal:1:1: a line of a goal is the expectation alone`},
		{"lost of dark: 1\nlost of drak: 1", "goal:2:9: "},
		{"offers 3 moves", "goal:1:1: this expectation cannot be a goal"},
		{"light controls Cantina or more", "goal:1:"},
	} {
		_, problems := ParseGoal("goal", c.src)
		if len(problems) == 0 || !strings.HasPrefix(problems[0].Error(), c.want) {
			t.Errorf("%q: %v", c.src, problems)
		}
	}
	for _, c := range []struct{ src, want string }{
		{"light pass", "moves:1:1: here stand moves"},
		{"> pass", `moves:1:1: a move begins with`},
		{"> light pass\n>", "moves:2:2: "},
	} {
		_, problems := ParseMoves("moves", c.src)
		if len(problems) == 0 || !strings.HasPrefix(problems[0].Error(), c.want) {
			t.Errorf("%q: %v", c.src, problems)
		}
	}
	if _, problems := ParseUntil("until", "end of battle"); len(problems) == 0 {
		t.Error("a try is over at a phase or the next turn")
	}
}

// A try is over at its phase, at the next turn, or with the learner's turn.
func TestDeadline(t *testing.T) {
	at := game.Status{Turn: 5, Active: card.Light, Phase: game.Control}
	for _, c := range []struct {
		until   string
		learner card.Side
		want    Deadline
	}{
		{"", card.Light, Deadline{Turn: 6}},
		{"", card.Dark, Deadline{Turn: 7}},
		{"next turn", card.Dark, Deadline{Turn: 6}},
		{"light battle", card.Light, Deadline{5, game.Battling}},
		{"light control", card.Light, Deadline{7, game.Control}},
		{"dark control", card.Light, Deadline{6, game.Control}},
	} {
		u := Until{}
		if c.until != "" {
			var problems []Problem
			if u, problems = ParseUntil("until", c.until); len(problems) > 0 {
				t.Fatal(problems)
			}
		}
		d := u.From(at, c.learner)
		if d != c.want || d.Past(at) || !d.Past(game.Status{Turn: c.want.Turn, Phase: c.want.Phase}) {
			t.Errorf("%q: %+v", c.until, d)
		}
	}
}
