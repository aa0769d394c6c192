package app

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"cantina/app/store"
	"cantina/engine/card"
	"cantina/widgets/say"
)

// start is a program in a test window, on its home screen, with a clock that
// goes on a second at each look.
func start(t *testing.T, dir string) *program {
	t.Helper()
	t.Setenv("CANTINA_DATA", dir)
	t.Setenv("LC_ALL", "C")
	clock := time.Date(2026, 11, 21, 9, 0, 0, 0, time.UTC)
	p := &program{
		app: test.NewTempApp(t), seed: func() uint64 { return 1 },
		now:   func() time.Time { clock = clock.Add(time.Second); return clock },
		post:  func(f func()) { f() },
		spawn: func(f func()) { f() },
		sleep: func(time.Duration) {}, atOnce: true,
	}
	p.open()
	p.rules = fakeRules{}
	t.Cleanup(func() {
		p.win.Close()
		p.stop()
		say.SetLang(card.English)
	})
	p.win.Resize(fyne.NewSize(1280, 740))
	return p
}

// find is the button whose label begins with the words, in the window or in
// the dialog in front of it.
func find(p *program, words string) *button {
	top := p.win.Content()
	if o := p.win.Canvas().Overlays().Top(); o != nil {
		top = o
	}
	var found *button
	for _, o := range test.LaidOutObjects(top) {
		if b, ok := o.(*button); ok && strings.HasPrefix(b.Text, words) && b.Visible() {
			found = b
		}
	}
	return found
}

func press(t *testing.T, p *program, words string) {
	t.Helper()
	b := find(p, words)
	if b == nil {
		t.Fatalf("there is no button %q on %T", words, p.screen)
	}
	test.Tap(b)
}

// sitDown begins a game of the fake rules and lifts no curtain.
func sitDown(t *testing.T, p *program) *table {
	t.Helper()
	p.begin(store.Header{Names: [card.Sides]string{"Ana", "Bob"}, Decks: [card.Sides]card.Deck{{Name: "Fist"}, {Name: "Strike"}}})
	tab, ok := p.screen.(*table)
	if !ok {
		t.Fatalf("on %T", p.screen)
	}
	return tab
}

// answer says yes for whoever must decide, lifting the curtain before it.
func answer(t *testing.T, p *program, tab *table) {
	t.Helper()
	if _, ok := p.screen.(*curtain); ok {
		press(t, p, "I am")
	}
	if p.screen != screen(tab) {
		t.Fatalf("on %T", p.screen)
	}
	tab.choose(tab.s.View().Prompt.Options[0].Key)
}

// Only a window system is blamed on the display: not a panic of the program itself.
func TestBlame(t *testing.T) {
	if text := blame("GLX", false, nil); !strings.Contains(text, "no display") {
		t.Error(text)
	}
	text := blame("nil pointer", true, []byte("store.go:7"))
	if strings.Contains(text, "display") || !strings.Contains(text, "nil pointer") || !strings.Contains(text, "store.go:7") {
		t.Error(text)
	}
}
