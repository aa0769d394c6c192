package app

import (
	"testing"

	"fyne.io/fyne/v2"
)

// Who has no game yet watches one of the program, from its beginning, with both hands open to him.
func TestAGameOfTheProgramIsWatched(t *testing.T) {
	p := start(t, t.TempDir())
	press(t, p, "Watch the program play")
	w, ok := p.screen.(*watch)
	if !ok {
		t.Fatalf("the screen is %T", p.screen)
	}
	if w.w.At() != 0 || w.w.Len() == 0 || !w.over {
		t.Errorf("at %d of %d, over: %v", w.w.At(), w.w.Len(), w.over)
	}
	p.typed(&fyne.KeyEvent{Name: fyne.KeyF1})
	if !p.reading.open {
		t.Error("F1 opens no rule")
	}
	p.typed(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if games, err := p.store.Games(); err != nil || len(games) != 1 || !games[0].Ended {
		t.Errorf("games: %+v, %v", games, err)
	}
}
