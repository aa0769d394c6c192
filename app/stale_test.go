package app

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"cantina/engine/card"
	"cantina/engine/game"
)

// A pass typed a moment after a phase has ended by itself does nothing: it was meant for that phase. A
// moment later, or after a pass of one's own, it passes at once.
func TestAPassForAPhaseThatIsOver(t *testing.T) {
	p := learner(t)
	now := p.now()
	p.now = func() time.Time { return now }
	p.openPosition(position{title: "Two phases", first: card.Light, text: "dark: at \"Tatooine: Cantina\": Stormtrooper\nlight: at \"Tatooine: Mos Eisley\": Luke Skywalker\nlight: hand: Leia Organa\nphase: light activate\n"})
	tab := p.screen.(*table)
	was := tab.s.View()
	space := func() { tab.table.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace}) }
	if was.Phase != game.Activate {
		t.Fatalf("in phase %v", was.Phase)
	}
	space() // all the Force that may be activated
	v := tab.s.View()
	if v.Phase != game.Control || v.Decider != card.Light {
		t.Fatalf("in phase %v of %v", v.Phase, v.Decider)
	}
	n := tab.s.Decisions()
	space()
	tab.table.TypedRune('p')
	if tab.s.Decisions() != n {
		t.Fatalf("what was meant for the phase before passes: %+v", tab.s.View().Phase)
	}
	now = now.Add(settle)
	space()
	if v := tab.s.View(); tab.s.Decisions() == n || v.Phase == game.Control {
		t.Fatalf("in phase %v a moment later", v.Phase)
	}
	n = tab.s.Decisions()
	space() // what comes of a pass was seen coming
	if tab.s.Decisions() == n {
		t.Errorf("in phase %v a pass after a pass does nothing", tab.s.View().Phase)
	}
}

// A turn that ends by itself is not handed over by a pass that was meant for its last phase.
func TestAPassForATurnThatIsOver(t *testing.T) {
	p := start(t, t.TempDir())
	now := p.now()
	p.now = func() time.Time { return now }
	tab := sitDown(t, p)
	handed := func() bool { _, ok := p.screen.(*curtain); return ok }
	answer(t, p, tab)
	if handed() {
		now = now.Add(settle)
		press(t, p, "I am")
	}
	tab.last = last{to: standing{turn: 1}}
	tab.asked = now
	if tab.handOver(); !tab.sudden() {
		t.Error("it is handed over at once")
	}
	if now = now.Add(settle); tab.sudden() {
		t.Error("it is never handed over")
	}
}
