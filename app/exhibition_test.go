package app

import "testing"

// Who has no game yet watches one of the program, from its beginning, with both hands open to him.
func TestAGameOfTheProgramIsWatched(t *testing.T) {
	p := start(t, t.TempDir())
	press(t, p, "Watch a game")
	w, ok := p.screen.(*watch)
	if !ok {
		t.Fatalf("the screen is %T", p.screen)
	}
	if w.w.At() != 0 || w.w.Len() == 0 || !w.over {
		t.Errorf("at %d of %d, over: %v", w.w.At(), w.w.Len(), w.over)
	}
	if games, err := p.store.Games(); err != nil || len(games) != 1 || !games[0].Ended {
		t.Errorf("games: %+v, %v", games, err)
	}
}
