package app

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"cantina/app/session"
	"cantina/engine/card"
)

// A game that is over is looked through by keys, with both hands open, and goes on from there
// as another game.
func TestAGameIsWatched(t *testing.T) {
	p := start(t, t.TempDir())
	tab := sitDown(t, p)
	for range 6 {
		answer(t, p, tab)
	}
	press(t, p, "Replay")
	w := p.screen.(*watch)
	at := func(want int) {
		t.Helper()
		if w.w.At() != want {
			t.Errorf("at decision %d, want %d", w.w.At(), want)
		}
	}
	keys := func(names ...fyne.KeyName) {
		for _, k := range names {
			p.typed(&fyne.KeyEvent{Name: k})
		}
	}
	at(0)
	keys(fyne.KeyRight, fyne.KeyRight)
	at(2)
	keys(fyne.KeyLeft)
	at(1)
	keys(fyne.KeyEnd)
	at(6)
	keys(fyne.KeyHome, fyne.KeyRight, fyne.KeyRight, fyne.KeyRight)
	at(3)
	for i, want := range []session.Eyes{{Seat: card.Dark}, {Seat: card.Light}, {Seat: card.Light, Open: true}} {
		if w.look(i); w.eyes != want {
			t.Errorf("eyes %d are %+v", i, w.eyes)
		}
	}
	press(t, p, "Play on")
	if games, _ := p.store.Games(); len(games) != 2 || games[0].Ended || games[0].N != 3 || !games[1].Ended {
		t.Errorf("%+v", games)
	}
	p.show(w)
	keys(fyne.KeyEscape)
	if _, ok := p.screen.(*over); !ok {
		t.Errorf("Escape leads to %T", p.screen)
	}
}

// By itself a game goes on to its end, and halts there, or where somebody goes elsewhere.
func TestAGameGoesOnByItself(t *testing.T) {
	p := start(t, t.TempDir())
	tab := sitDown(t, p)
	for range 6 {
		answer(t, p, tab)
	}
	p.watchGame(tab.s.ID(), 0, card.Dark, func() {})
	w := p.screen.(*watch)
	steps := 0
	var go1 func()
	p.spawn = func(f func()) { go1 = f }
	p.typed(&fyne.KeyEvent{Name: fyne.KeySpace})
	for go1 != nil && w.runs {
		f := go1
		go1 = nil
		f()
		steps++
	}
	if w.w.At() != 6 || steps != 6 || w.runs {
		t.Errorf("after %d steps at decision %d", steps, w.w.At())
	}
	w.toggle()
	w.to(4)
	go1()
	if w.runs || w.w.At() != 4 {
		t.Errorf("it goes on at decision %d", w.w.At())
	}
}

// Of a game that goes on nobody sees the other hand, and nobody tries out what comes.
func TestAGameThatGoesOnIsWatchedWithOnesOwnEyes(t *testing.T) {
	p := start(t, t.TempDir())
	tab := sitDown(t, p)
	answer(t, p, tab)
	p.screen.key(&fyne.KeyEvent{Name: fyne.KeyReturn})
	tab.watch()
	w := p.screen.(*watch)
	if find(p, "Play on") != nil || w.eyes != (session.Eyes{Seat: card.Light}) {
		t.Errorf("watched with %+v", w.eyes)
	}
	for _, o := range test.LaidOutObjects(p.win.Content()) {
		if s := textOf(o); s == "Both hands" {
			t.Error("both hands may be opened")
		}
	}
	press(t, p, "Back")
	if p.screen != screen(tab) || tab.s.Decisions() != 1 {
		t.Errorf("back on %T", p.screen)
	}
}
