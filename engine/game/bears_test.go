package game

import "testing"

// A card bears itself, and what lies on what it carries; a location bears nothing of what is
// there.
func TestBears(t *testing.T) {
	s := &State{Cards: make([]Card, 5)}
	for id, c := range map[CardID]Card{1: {Zone: Row}, 2: {Zone: Table, At: 1}, 3: {Zone: Table, At: 2}, 4: {Zone: Table, At: 3}} {
		s.Cards[id] = c
	}
	for _, c := range []struct {
		id, other CardID
		want      bool
	}{{2, 2, true}, {2, 4, true}, {3, 2, false}, {1, 4, false}, {4, 3, false}} {
		if got := s.Bears(c.id, c.other); got != c.want {
			t.Errorf("%d bears %d: %v", c.id, c.other, got)
		}
	}
}
