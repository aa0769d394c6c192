package widgets

import (
	"cantina/engine/game"
)

// huntBout is the attack of or on a creature: what is compared, of who attacks and of who is attacked,
// with each term. Each player's part is in his own half, where they are not both one player's.
func huntBout(t *tableau) *bout {
	v := t.view.Attack
	b := &bout{title: t.title(v.At)}
	first := 0
	if v.Sides[1].By == t.view.Seat && v.Sides[0].By != t.view.Seat {
		first = 1
	}
	for k := range b.sides {
		b.sides[k] = hunter(t, &v.Sides[(first+k)%2])
	}
	return b
}

func hunter(t *tableau, h *game.AttackSide) boutSide {
	key := "hunt.power"
	switch {
	case h.Guard:
		key = "hunt.guard"
	case h.Beast:
		key = "hunt.ferocity"
	}
	s := boutSide{side: h.By, who: t.shown[h.Who], label: t.say(key), total: "?"}
	if h.Total.Has {
		s.total = h.Total.Total.String()
	}
	s.itemise(t, h.Total.Terms)
	return s
}

// itemise adds the terms of a total, a line each.
func (s *boutSide) itemise(t *tableau, terms []game.Term) {
	for i, m := range terms {
		n := m.By.String()
		if i > 0 {
			n = signed(m.By)
		}
		s.sums = append(s.sums, boutSum{say: t.term(m), n: n, view: t.shown[m.Source], line: i == 0})
	}
}
