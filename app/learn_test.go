package app

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"cantina/app/session"
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/lesson"
	"cantina/engine/scene"
	"cantina/widgets/say"
)

// learner is a program with the real rules, at the list of lessons.
func learner(t *testing.T) *program {
	t.Helper()
	p := start(t, t.TempDir())
	p.rules = session.Rules{Cat: p.cat}
	press(t, p, "Learn")
	if _, ok := p.screen.(*learn); !ok {
		t.Fatalf("on %T", p.screen)
	}
	return p
}

// teaching is the lesson at the table in front.
func teaching(t *testing.T, p *program) *teacher {
	t.Helper()
	return guided[*teacher](t, p)
}

// guided is who guides at the table in front.
func guided[G guide](t *testing.T, p *program) (k G) {
	t.Helper()
	tab, ok := p.screen.(*table)
	if !ok {
		t.Fatalf("on %T", p.screen)
	}
	if k, ok = tab.guide.(G); !ok {
		t.Fatalf("the guide is %T", tab.guide)
	}
	return k
}

// solve makes the solution's moves, as the third hint tells them, until the step is over.
func solve(t *testing.T, k *teacher) {
	t.Helper()
	for range 60 {
		if k.out != lesson.Going {
			return
		}
		key := ""
		k.t.s.Ask(func(g game.Game) { key, _ = k.watch.Next(g) })
		if key == "" { // it was made: the try goes on to its end
			k.t.s.Ask(func(g game.Game) { key, _ = game.PassedOver(g.Decision()) })
		}
		k.t.choose(key)
	}
	t.Fatalf("%s, step %s does not end", k.l.Name, k.step().Name)
}

// Three lessons are gone through in the window as their solutions say: what is only read is
// read, each goal is reached, and progress is kept under the learner's name.
func TestLessonsAtTheTable(t *testing.T) {
	p := learner(t)
	all, _ := lesson.Embedded()
	if len(all) < 3 {
		t.Fatalf("%d lessons", len(all))
	}
	p.screen.(*learn).called("Ana")
	test.Tap(p.screen.(*learn).first.(*button))
	for n := range 3 {
		k := teaching(t, p)
		if k.l != all[n] {
			t.Fatalf("lesson %s comes, not %s", k.l.Name, all[n].Name)
		}
		for k.i < len(k.l.Steps)-1 || k.out == lesson.Going {
			if k.step().Goal != nil {
				solve(t, k)
				if k.out != lesson.Reached {
					t.Fatalf("%s, step %s: %s", k.l.Name, k.step().Name, k.words())
				}
			}
			if k.i == len(k.l.Steps)-1 {
				break
			}
			press(t, p, "Next")
			k = teaching(t, p)
		}
		press(t, p, "Next")
		if n == 2 {
			press(t, p, "All lessons")
		} else {
			press(t, p, "Next lesson")
		}
	}
	g := p.readProgress()
	if g.Who != "Ana" || g.done(all) != 3 || !g.People["Ana"].Lessons[all[0].Name].Done {
		t.Errorf("%+v", g)
	}
	if find(p, "Once more") == nil {
		t.Error("a lesson that is done can be gone through once more")
	}
	if games, _ := p.store.Games(); len(games) != 0 {
		t.Errorf("lessons are no games of one's own: %d are left", len(games))
	}
}

// A wrong try says what is not so, and leads back to where the step began.
func TestWrongTry(t *testing.T) {
	p := learner(t)
	test.Tap(p.screen.(*learn).first.(*button))
	k := teaching(t, p)
	for k.step().Goal == nil {
		press(t, p, "Next")
		k = teaching(t, p)
	}
	tab := k.t
	if tab.table == nil || k.out != lesson.Going {
		t.Fatal(k.out)
	}
	for range 60 {
		if k.out != lesson.Going {
			break
		}
		pass := ""
		k.t.s.Ask(func(g game.Game) { pass, _ = game.PassedOver(g.Decision()) })
		k.t.choose(pass)
	}
	if k.out != lesson.Missed || !strings.HasPrefix(k.words(), "✗ Not reached.") {
		t.Fatalf("%v: %s", k.out, k.words())
	}
	was := k.t.s.Decisions()
	k.t.choose("light pass")
	if k.t.s.Decisions() != was {
		t.Error("a try that is over goes on")
	}
	press(t, p, "Try again")
	if k.out != lesson.Going || k.t.s.Decisions() != k.base {
		t.Errorf("not back: %v, %d decisions", k.out, k.t.s.Decisions())
	}
	k.letter('h')
	if !strings.Contains(k.words(), "Hint 1") {
		t.Error("no hint: " + k.words())
	}
}

// The example of a card opens at the table, its moves are made one by one, and leaving leads
// back to where it was opened.
func TestCardExampleAtTheTable(t *testing.T) {
	p := learner(t)
	show := p.cardExample("beru-lars")
	if show == nil {
		t.Fatal("the card has no example")
	}
	show()
	if p.modal != nil {
		press(t, p, "1")
	}
	tab, ok := p.screen.(*table)
	if !ok {
		t.Fatalf("on %T", p.screen)
	}
	f := tab.guide.(*free)
	for f.n < len(f.shows) {
		was := f.n
		if words := strings.TrimSpace(f.said(f.shows[was])); strings.HasSuffix(words, ":") {
			t.Errorf("move %d is said as %q", was, words)
		}
		press(t, p, "Next move")
		if f.n == was {
			t.Fatalf("move %d is not made", was)
		}
	}
	press(t, p, "Back to the start")
	if tab.s.Decisions() != 0 || f.n != 0 {
		t.Error("not at the start")
	}
	press(t, p, "Leave")
	if _, ok := p.screen.(*learn); !ok {
		t.Errorf("on %T", p.screen)
	}
}

// A position that is written as a scene opens again as it was.
func TestPositionIsWritten(t *testing.T) {
	p := learner(t)
	p.openPosition(position{title: "A drain", text: "dark: at \"Tatooine: Cantina\": Stormtrooper\nlight: at \"Tatooine: Mos Eisley\": Luke Skywalker\nphase: light control\n", first: card.Light})
	tab := p.screen.(*table)
	file, unsaid, err := sceneFile(tab.s.Ask, tab.s.Status(), t.TempDir(), "x.scene")
	if err != nil || len(unsaid) > 0 {
		t.Fatal(err, unsaid)
	}
	position := func(tab *table) (text string) {
		tab.s.Ask(func(g game.Game) {
			table, _ := scene.On(p.cat, g)
			text, _ = table.Position()
		})
		return text
	}
	was := position(tab)
	p.openSceneFile(file)
	again, ok := p.screen.(*table)
	if !ok || again == tab {
		t.Fatalf("on %T", p.screen)
	}
	if is := position(again); was != is {
		t.Errorf("another position opens:\n%s\n%s", was, is)
	}
	tab = again
	tab.leave()
	if h, ok := p.screen.(*home); !ok || len(h.games) != 2 || gameTitle(h.games[0]) == "" {
		t.Errorf("positions of files are listed among the games: %+v", p.screen)
	}
}

// Every rule's and every card's scenes open as positions: what a scene builds, its text alone
// builds, too.
func TestScenesOpen(t *testing.T) {
	cat, _ := scene.Catalog()
	n := 0
	for i, s := range scene.Embedded() {
		if i%23 != 0 {
			continue
		}
		n++
		if _, err := s.Start(cat); err != nil {
			continue // of decks that cannot begin a game
		}
		if _, err := scene.Lay(cat, "position", s.Position()); err != nil {
			t.Errorf("%s:%d %s: %v\n%s", s.File, s.Line, s.Title, err, s.Position())
		}
	}
	if n < 50 {
		t.Errorf("%d scenes", n)
	}
	say.SetLang(card.English)
}
