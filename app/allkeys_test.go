package app

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"cantina/app/session"
	"cantina/engine/card"
	"cantina/widgets/say"
)

// A typist plays by keys alone: he looks at the screen, and all that he does is type.
type typist struct {
	*testing.T
	p     *program
	rng   *rand.Rand
	typed int
	by    map[int]int // decisions made in each of his ways
}

// type_ types keys (keys), each as a keyboard sends it: its name, and then its letter.
func (k *typist) types(all ...string) {
	k.Helper()
	for _, name := range all {
		k.typed++
		keys(k.T, k.p, name)
		if r, ok := map[string]rune{"Space": ' '}[name]; ok {
			if f := k.p.win.Canvas().Focused(); f != nil {
				f.TypedRune(r)
			}
		}
	}
}

// to walks with Tab to where the keyboard should be.
func (k *typist) to(what string, is func(fyne.Focusable) bool) {
	k.Helper()
	for range 40 {
		if f := k.p.win.Canvas().Focused(); f != nil && is(f) {
			return
		}
		k.types("Tab")
	}
	k.Fatalf("Tab never comes to %s on %T", what, k.p.screen)
}

// presses walks to a button and presses it.
func (k *typist) presses(label string) {
	k.Helper()
	k.to(label, func(f fyne.Focusable) bool { b, ok := f.(*button); return ok && b.Text == label })
	k.types("Return")
}

// chooses walks to the list in which a name stands and goes through it to that name.
func (k *typist) chooses(name string) {
	k.Helper()
	var list *chooser
	k.to("a list with "+name, func(f fyne.Focusable) bool {
		c, ok := f.(*chooser)
		list = c
		return ok && slices.Contains(c.Options, name)
	})
	for list.Selected != name {
		k.types("Right")
	}
}

// Of the ways to answer a decision.
const (
	bySpace = iota
	byFigure
	byList
	byCard
	ways
)

// answers types what answers a decision in one of the ways: which answer is left to chance.
func (k *typist) answers(way, options int) {
	n := k.rng.IntN(max(options, 1))
	switch way {
	case bySpace:
		k.types("Space")
	case byFigure:
		k.types("/" + fmt.Sprint(1+k.rng.IntN(9)))
	case byList:
		k.types("/a")
		for range n {
			k.types("Down")
		}
		k.types("Return")
	case byCard:
		arrows := []string{"Left", "Right", "Up", "Down"}
		for range 1 + k.rng.IntN(3) {
			k.types(arrows[k.rng.IntN(4)])
		}
		before := k.decisions()
		for range 4 { // the card, then where to, or its menu
			k.types("Return")
			if k.decisions() != before || k.p.modal != nil {
				return
			}
			for range k.rng.IntN(3) {
				k.types(arrows[k.rng.IntN(4)])
			}
		}
		k.types("Escape", "Escape")
	}
}

func (k *typist) session() *session.Session {
	switch s := k.p.screen.(type) {
	case *table:
		return s.s
	case *curtain:
		return s.t.s
	case *over:
		return s.t.s
	}
	k.Fatalf("on %T in the midst of a game", k.p.screen)
	return nil
}

func (k *typist) decisions() int { return k.session().Decisions() }

// step does what the screen asks for; false at the end of the game.
func (k *typist) step() bool {
	s, ok := k.p.screen.(*table)
	switch {
	case k.p.modal != nil: // something would be wasted
		if k.types("Tab"); k.rng.IntN(2) == 0 {
			k.types("Tab")
		}
		k.types("Return")
	case !ok:
		if _, is := k.p.screen.(*over); is {
			return false
		}
		k.types("Return") // the curtain
	case s.s.Held():
		k.types("Space")
	default:
		n := 0
		if d := s.s.View().Prompt; d != nil {
			n = len(d.Options)
		}
		way, before := k.rng.IntN(ways), k.decisions()
		k.answers(way, n)
		k.by[way] += k.decisions() - before
	}
	return true
}

// TestAGameByKeysAlone plays whole games, from the first screen to the last, by nothing but keys:
// decks and names are chosen, the curtain lifted, warnings read and every decision made by them.
func TestAGameByKeysAlone(t *testing.T) {
	for seed := uint64(1); seed <= 3; seed++ {
		t.Run(fmt.Sprint(seed), func(t *testing.T) { typeAGame(t, seed) })
	}
}

func typeAGame(t *testing.T, seed uint64) {
	p := start(t, t.TempDir())
	p.rules = session.Rules{Cat: p.cat}
	p.seed = func() uint64 { return seed }
	p.win.Resize(fyne.NewSize(640, 480))
	k := &typist{T: t, p: p, rng: rand.New(rand.NewPCG(seed, 0)), by: map[int]int{}}
	k.presses(say.T("app.home.new"))
	k.chooses("Tatooine Garrison")
	k.to("the name of a player", func(f fyne.Focusable) bool { _, is := f.(interface{ SelectedText() string }); return is })
	k.types("/Ana")
	k.chooses("Tatooine Uprising")
	k.presses(say.T("app.setup.start"))
	if h := k.session().Header(); h.Names[card.Dark] != "Ana" || h.Decks[card.Light].Name != "Tatooine Uprising" {
		t.Fatalf("%+v", h)
	}
	made, stuck := 0, 0
	for at := k.decisions(); k.step(); {
		now := k.decisions()
		made += now - at
		if stuck++; now != at {
			stuck, at = 0, now
		}
		if stuck > 60 || k.typed > 60_000 {
			d := k.session().View().Prompt
			t.Fatalf("after %d keys and %d decisions: none of the last %d tries answered %+v on %T", k.typed, made, stuck, d, p.screen)
		}
	}
	st := k.session().Status()
	if !st.Ended || made != k.decisions() {
		t.Errorf("%+v; %d of %d decisions were made by keys", st, made, k.decisions())
	}
	for way := range ways {
		if k.by[way] == 0 {
			t.Errorf("no decision was made in way %d: %v", way, k.by)
		}
	}
	t.Logf("%d decisions, %d keys, turn %d, won by %d: %s; by way %v", made, k.typed, st.Turn, st.Winner, st.Why[0], k.by)
}
