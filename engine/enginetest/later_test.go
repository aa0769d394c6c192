package enginetest

import (
	"slices"
	"testing"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/rules"
)

// What is told of later phases of a turn is there when both have passed until then, hangs on
// nothing that is hidden, and is said in both languages (turn.phase.rhythm).
func TestLaterComes(t *testing.T) {
	told, came, missed := 0, 0, 0
	lookedAhead(t, 10, 3, func(g, other *rules.Game) {
		later := g.Later(5)
		told += len(later)
		c, m := fulfilled(t, g, later)
		came, missed = came+c, missed+m
		if other == nil {
			return
		}
		if a, b := saidLater(t, g), saidLater(t, other); !slices.Equal(a, b) {
			t.Errorf("what can be done later depends on hidden cards: %v, %v", a, b)
		}
	})
	// only what comes from hidden cards on the way may turn out otherwise
	if told < 500 || missed*50 > came {
		t.Errorf("of %d that were told %d came and %d did not", told, came, missed)
	}
}

// fulfilled passes in another game to where each is told to be possible, and counts those that are.
func fulfilled(t *testing.T, g *rules.Game, later []game.Later) (came, missed int) {
	t.Helper()
	turn, seat := g.Status().Turn, g.Decision().Seat
	for c := g.Clone(); len(later) > 0; {
		d, st := c.Decision(), c.Status()
		if d == nil || st.Turn != turn || st.Phase > later[0].Phase {
			return came, missed + len(later)
		}
		if d.Seat == seat && d.Kind == game.AskAction && st.Phase == later[0].Phase {
			for len(later) > 0 && later[0].Phase == st.Phase {
				if slices.ContainsFunc(d.Options, func(o game.Option) bool { return o.Key == later[0].Key }) {
					came++
				} else {
					missed++
				}
				later = later[1:]
			}
		}
		key, ok := game.PassedOver(d)
		if !ok {
			t.Fatal("nobody can pass")
		}
		if _, err := c.Choose(key); err != nil {
			t.Fatal(err)
		}
	}
	return came, missed
}

// saidLater is what is told of later phases, in words.
func saidLater(t *testing.T, g *rules.Game) (out []string) {
	t.Helper()
	for _, l := range g.Later(7) {
		if l.Say[card.English] == "" || l.Say[card.French] == "" {
			t.Errorf("%s is not said in words", l.Key)
		}
		out = append(out, l.Phase.String()+" "+l.Key+" "+l.Say[card.English])
	}
	return out
}
