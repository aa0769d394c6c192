package app

import (
	"strings"
	"testing"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/puzzle"
)

// named is a puzzle of the program.
func named(t *testing.T, slug string) *puzzle.Puzzle {
	t.Helper()
	all, _ := puzzle.All()
	for _, z := range all {
		if z.Slug == slug {
			return z
		}
	}
	t.Fatalf("there is no puzzle %q", slug)
	return nil
}

// solving is the puzzle at the table in front.
func solving(t *testing.T, p *program) *solver {
	t.Helper()
	return guided[*solver](t, p)
}

// follow makes the moves of the third hint until the try is over.
func follow(t *testing.T, k *solver) {
	t.Helper()
	for range 60 {
		if k.out == puzzle.Reached || k.out == puzzle.Wrong {
			return
		}
		o, ok := k.best()
		if !ok {
			break
		}
		k.t.choose(o.Key)
	}
	t.Fatalf("%s: no hint leads on, %d: %s", k.z.Slug, k.out, k.words())
}

// Puzzles of all themes are solved as their hints say, and a row of them is counted.
func TestPuzzlesAtTheTable(t *testing.T) {
	p := learner(t)
	press(t, p, "Puzzles")
	if _, ok := p.screen.(*puzzles); !ok {
		t.Fatalf("on %T", p.screen)
	}
	seen, n := map[puzzle.Theme]bool{}, 0
	all, _ := puzzle.All()
	for _, z := range all {
		if seen[z.Theme] || z.Grade > 3 {
			continue
		}
		seen[z.Theme] = true
		n++
		p.startPuzzle(z)
		k := solving(t, p)
		follow(t, k)
		if k.out != puzzle.Reached {
			t.Fatalf("%s: %s", z.Slug, k.words())
		}
		if k.row != n {
			t.Errorf("%s: %d in a row, want %d", z.Slug, k.row, n)
		}
	}
	if g := p.readProgress(); len(g.People[""].Puzzles.Solved) != n || n < 8 {
		t.Errorf("%d of %d themes are solved", len(g.People[""].Puzzles.Solved), n)
	}
}

// A wrong choice is told with the answer that refutes it, taken back, and breaks the row.
func TestWrongPuzzle(t *testing.T) {
	p := learner(t)
	p.startPuzzle(named(t, "he-comes-first"))
	k := solving(t, p)
	follow(t, k)
	if k.row != 1 {
		t.Fatalf("%d in a row", k.row)
	}
	press(t, p, "Next puzzle (N)")
	p.startPuzzle(named(t, "an-empty-purse"))
	k = solving(t, p)
	before := k.t.s.Decisions()
	k.t.choose("light deploy luke-skywalker at tatooine-cantina-light")
	if k.out != puzzle.Wrong {
		t.Fatalf("the trap is %d: %s", k.out, k.words())
	}
	if words := k.words(); !strings.Contains(words, "Dark: ") || !strings.Contains(words, "Imperial Barrier") {
		t.Errorf("the refutation does not name what Dark answers: %s", words)
	}
	k.t.s.Ask(func(g game.Game) {
		if hand := k.watch.Hand(g); len(hand) != 1 || hand[0] != "Imperial Barrier" {
			t.Errorf("Dark's hand lies open: %v", hand)
		}
	})
	press(t, p, "Take it back (T)")
	k = solving(t, p)
	if k.out != puzzle.Going || k.t.s.Decisions() != before {
		t.Fatalf("%d at decision %d, want %d", k.out, k.t.s.Decisions(), before)
	}
	follow(t, k)
	x := p.readProgress().People[""].Puzzles
	if k.out != puzzle.Reached || k.row != 0 || x.Streak != 0 || x.Best != 1 || x.Solved[k.z.Slug] {
		t.Errorf("%d, row %d, %+v", k.out, k.row, x)
	}
}

// What the opponent does before a puzzle is done when the solver comes to choose, and three
// hints tell where, which card, which move.
func TestPuzzleHints(t *testing.T) {
	p := learner(t)
	p.startPuzzle(named(t, "old-ben"))
	k := solving(t, p)
	battle := false
	k.t.s.Ask(func(g game.Game) { battle = g.View(card.Light).Battle != nil })
	if !battle {
		t.Fatal("Dark has not attacked")
	}
	for n := 1; n <= 3; n++ {
		k.hint()
		if got := len(k.hinted()); got == 0 || got > n {
			t.Errorf("hint %d says %q", n, k.hinted())
		}
	}
	if !strings.Contains(strings.Join(k.hinted(), " "), "The move:") {
		t.Errorf("%q", k.hinted())
	}
	follow(t, k)
	if k.out != puzzle.Reached || k.row != 0 {
		t.Errorf("%d, row %d", k.out, k.row)
	}
}
