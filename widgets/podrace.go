package widgets

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// raceBout is the Podrace in progress: what each player races with, and its race total,
// race destiny by race destiny.
func raceBout(t *tableau) *bout {
	v := t.view.Race
	b := &bout{title: t.say("race.title", v.Over)}
	for k, side := range [2]card.Side{t.view.Seat, t.view.Seat.Other()} {
		b.sides[k] = racers(t, side, v.Sides[side])
	}
	return b
}

func racers(t *tableau, side card.Side, list []game.RacerView) boutSide {
	s := boutSide{side: side, label: t.say("race.total"), total: "0"}
	best := card.Num(0)
	for i := range list {
		r := &list[i]
		if r.Total.Total > best {
			best = r.Total.Total
			s.total = best.String()
		}
		s.sums = append(s.sums, boutSum{say: t.title(r.Racer), n: r.Total.Total.String(), view: t.shown[r.Racer], line: i > 0, head: true})
		if r.Damaged {
			s.sums = append(s.sums, boutSum{say: t.say("is.damaged")})
		}
		for _, m := range r.Total.Terms {
			say, n := t.title(m.Source), m.By.String()
			if m.Source == r.Racer {
				say, n = t.say("race.adds"), signed(m.By)
			}
			s.sums = append(s.sums, boutSum{say: say, n: n, view: t.shown[m.Source]})
		}
		if len(r.Total.Terms) == 0 {
			s.sums = append(s.sums, boutSum{say: t.say("race.none")})
		}
	}
	return s
}
