package session

import "testing"

// A game that the program plays with itself is over, saved, and can be watched to its end.
func TestExhibit(t *testing.T) {
	st := saves(t)
	id, err := Exhibit(st, realRules(), starters(5))
	if err != nil {
		t.Fatal(err)
	}
	w, err := OpenWatch(st, realRules(), id)
	if err != nil {
		t.Fatal(err)
	}
	if err := w.Go(w.Len()); err != nil || w.Len() < 20 {
		t.Fatal(w.Len(), err)
	}
	games, err := st.Games()
	if err != nil || len(games) != 1 || !games[0].Ended {
		t.Errorf("games: %+v, %v", games, err)
	}
}
