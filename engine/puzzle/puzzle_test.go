package puzzle

import (
	"slices"
	"strings"
	"testing"

	"cantina/engine/card"
	"cantina/engine/scene"
)

// TestPuzzles proves every puzzle of the program, and that its file says what is proved.
func TestPuzzles(t *testing.T) {
	cat, _ := scene.Catalog()
	list, problems := All()
	for _, err := range problems {
		t.Error(err)
	}
	for _, z := range list {
		proof, err := z.Check(cat)
		if err != nil {
			t.Error(err)
			continue
		}
		if _, same := z.Written(proof); !same {
			t.Errorf("%s does not say what is proved of it: go run ./engine/cmd puzzles check -update assets/puzzles", z.File)
		}
		if z.About[card.English] == z.Title[card.English] || len(z.About[card.French]) < 20 {
			t.Errorf("%s: its goal is not said", z.File)
		}
	}
}

// TestPuzzlesDiffer: enough of them, of many themes and all grades.
func TestPuzzlesDiffer(t *testing.T) {
	list, _ := All()
	themes, grades, titles := map[Theme]int{}, map[int]int{}, map[card.Text]bool{}
	for _, z := range list {
		themes[z.Theme]++
		grades[z.Grade]++
		if titles[z.Title] {
			t.Errorf("%s: another puzzle is called %q", z.File, z.Title[card.English])
		}
		titles[z.Title] = true
	}
	if len(list) < 60 || len(themes) < 8 {
		t.Errorf("%d puzzles of %d themes", len(list), len(themes))
	}
	for g := 1; g <= 5; g++ {
		if grades[g] < len(list)/10 {
			t.Errorf("only %d puzzles have grade %d", grades[g], g)
		}
	}
	if !slices.IsSortedFunc(list, func(a, b *Puzzle) int { return a.Grade - b.Grade }) {
		t.Error("the easy ones do not come first")
	}
	t.Log(len(list), themes, grades)
}

// laid is the prover of a position.
func laid(t *testing.T, seat card.Side, position, goal, until string) *Prover {
	t.Helper()
	cat, _ := scene.Catalog()
	task, err := (&Puzzle{File: "test", Seat: seat, Position: position, Goal: goal, Until: until}).Start(cat)
	if err != nil {
		t.Fatal(err)
	}
	return NewProver(task, 5000)
}

const duel = `
dark:  at "Tatooine: Cantina": Stormtrooper   reserve: 20
light: at "Tatooine: Cantina": Luke Skywalker   force: 1   reserve: 20
phase: light battle
`

// What is drawn counts with each number: a draw that is told wins, one that is not does not.
func TestDrawsCountWithEachNumber(t *testing.T) {
	const goal = `light controls "Tatooine: Cantina"`
	if v := laid(t, card.Light, duel+"next destiny: light 2\n", goal, "light move"); v.Judge(v.Game) != Won {
		t.Error("with destiny 2 the trooper must go, and the position is not won")
	}
	p := laid(t, card.Light, duel, goal, "light move")
	if p.Judge(p.Game) != Lost {
		t.Fatal("a destiny of 0 leaves the trooper there, and the position is not lost")
	}
	battle := take(p.Game, &p.Game.Decision().Options[0])
	drawn := false
	for _, m := range p.Refute(battle).Line {
		for _, n := range m.Draws {
			drawn = drawn || n == 0
		}
	}
	if !drawn {
		t.Errorf("the refutation does not name the 0 that was drawn:\n%s", Moves(p.Refute(battle).Line))
	}
}

// Two moves that may be made in either order are one solution.
func TestOrderMakesNoSolution(t *testing.T) {
	p := laid(t, card.Light, `
dark:  reserve: 20
light: at "Tatooine: Mos Eisley": Rebel Trooper   at "Tatooine: Lars' Moisture Farm": Rebel Pilot
locations: light "Tatooine: Mos Eisley", light "Tatooine: Lars' Moisture Farm"
phase: light control
`, "lost of dark: 2 or more", "light deploy")
	proof, err := p.Prove()
	if err != nil {
		t.Fatal(err)
	}
	if proof.Solutions != 1 || proof.Length != 2 {
		t.Errorf("%d solutions of length %d, want 1 of 2:\n%s", proof.Solutions, proof.Length, Moves(proof.Line))
	}
}

// A proof that is wrong does not stand when it is played through.
func TestVerifyPlaysTheProof(t *testing.T) {
	p := laid(t, card.Light, duel, `light controls "Tatooine: Cantina"`, "light move")
	p.judged[p.key(p.Game)] = Won
	for _, o := range p.Game.Decision().Options {
		p.judged[p.key(take(p.Game, &o))] = Won
	}
	if p.Verify() == nil {
		t.Error("a proof that was made up is taken for one")
	}
}

// The bound holds, and is told.
func TestBound(t *testing.T) {
	p := laid(t, card.Light, duel, `light controls "Tatooine: Cantina"`, "light move")
	p.Limit = 1
	if _, err := p.Prove(); err == nil || !strings.Contains(err.Error(), "not proved within") {
		t.Errorf("with one position the error is %v", err)
	}
}

// Cards that a position lays by numbers are nobody's to play.
func TestBlankCardsAreNotPlayed(t *testing.T) {
	p := laid(t, card.Light, `
dark:  reserve: 20
light: force: 9   hand: 3
locations: light "Tatooine: Cantina"
phase: light deploy
`, `light controls "Tatooine: Cantina"`, "light battle")
	if p.Judge(p.Game) != Lost {
		t.Error("a card that the position does not name was deployed")
	}
}

// A position is the same after other ways to it, and another one by what matters.
func TestKeys(t *testing.T) {
	p := laid(t, card.Light, `
dark:  reserve: 20
light: force: 9   hand: Luke Skywalker, Leia Organa
locations: light "Tatooine: Cantina", light "Tatooine: Mos Eisley"
phase: light deploy
`, "lost of dark: 9 or more", "light draw")
	by := func(keys ...string) key {
		g := p.Game
		for _, k := range keys {
			c := g.Clone()
			if _, err := c.Choose(k); err != nil {
				t.Fatal(err)
			}
			g = c
		}
		return p.key(g)
	}
	luke, leia := "light deploy luke-skywalker at tatooine-cantina-light", "light deploy leia-organa at tatooine-cantina-light"
	if by(luke, leia) != by(leia, luke) {
		t.Error("the order of two deployments makes two positions")
	}
	if by(luke, leia) == by(luke, "light deploy leia-organa at tatooine-mos-eisley-light") {
		t.Error("two places make one position")
	}
}

// Mistakes in a file are told with their line and what was expected.
func TestMistakes(t *testing.T) {
	list, _ := All()
	if len(list) == 0 {
		t.Fatal("no puzzles")
	}
	good := list[0].src
	for _, c := range []struct{ old, new, want string }{
		{`seat = "light"`, `seat = "left"`, "seat is"},
		{`theme = "`, `theme = "x`, "theme is one of"},
		{"order = ", "ordre = ", "there is no key"},
		{`opponent = "any"`, `opponent = "passes"`, "every reply"},
		{"[about]\n", "[about]\nde = \"x\"\n", "not in"},
		{"fr = ", "fr = \"\" #", "lacks fr"},
	} {
		_, err := Parse("x.toml", strings.Replace(good, c.old, c.new, 1))
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q instead of %q: the error is %v, want %q in it", c.new, c.old, err, c.want)
		}
	}
}
