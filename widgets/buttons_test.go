package widgets

import (
	"strconv"
	"strings"
	"testing"

	"cantina/engine/card"
	"cantina/engine/game"
)

// Actions that cards stand for are buttons, too, where they find room with all their words.
func TestFewActionsAreButtons(t *testing.T) {
	v := midgame()
	r := newRig(t, v)
	id := r.card("Luke Skywalker").id
	ask := func(words string, n int) int {
		d := &game.Decision{Seat: v.Seat, Kind: game.AskAction}
		for i := range n {
			d.Options = append(d.Options, game.Option{Key: strconv.Itoa(i), Verb: game.VUse, Card: id, Say: card.T(words, words)})
		}
		d.Options = append(d.Options, game.Option{Key: "pass", Verb: game.Pass, Say: card.T("Pass", "Passer")})
		now := *v
		now.Prompt, now.Decider = d, v.Seat
		r.tb.SetView(&now)
		return len(r.tb.prompt.buttons()) - 1
	}
	long := strings.Repeat("a very long action ", 5)
	if got := []int{ask("Drain", 3), ask("Drain", 5), ask(long, 2)}; got[0] != 3 || got[1] != 0 || got[2] != 0 {
		t.Errorf("buttons %v, want 3, 0 and 0", got)
	}
	if got := ask("Force drain at Tatooine: Mos Eisley (2)", 2); got != 2 { // beside Pass there is room
		t.Errorf("%d buttons for two Force drains", got)
	}
}

// The button that passes is at one place, however much can be done: what was clicked a moment ago is
// not something else now.
func TestPassingIsAtOnePlace(t *testing.T) {
	v := midgame()
	r := newRig(t, v)
	id := r.card("Luke Skywalker").id
	pass := func(n int) rect {
		d := &game.Decision{Seat: v.Seat, Kind: game.AskAction}
		for i := range n {
			d.Options = append(d.Options, game.Option{Key: strconv.Itoa(i), Verb: game.VUse, Card: id, Say: card.T("An action of some length", "Une action assez longue")})
		}
		d.Options = append(d.Options, game.Option{Key: "pass", Verb: game.Pass, Say: card.T("Pass", "Passer")})
		now := *v
		now.Prompt, now.Decider = d, v.Seat
		r.tb.SetView(&now)
		for _, h := range r.tb.prompt.panel.hits {
			if h.Key == "opt"+strconv.Itoa(n) {
				return h.At
			}
		}
		t.Fatalf("no button passes among %d actions", n)
		return rect{}
	}
	if few, many := pass(3), pass(20); few != many {
		t.Errorf("passing is at %v with few actions, at %v with many", few, many)
	}
}

// However many numbers there are, the first and the last of them stand in the bar, and what they are of.
func TestTheFirstAndTheLastNumberAreButtons(t *testing.T) {
	for _, verb := range []game.Verb{game.VDraw, game.VActivate} {
		for _, n := range []int{4, 20, 45} {
			v := midgame()
			d := &game.Decision{Seat: v.Seat, Kind: game.AskAction}
			for i := 1; i <= n; i++ {
				k := i
				if verb == game.VActivate { // the most first
					k = n + 1 - i
				}
				d.Options = append(d.Options, game.Option{Key: strconv.Itoa(k), Verb: verb, N: int32(k), Say: card.T("Take "+strconv.Itoa(k), "Prendre "+strconv.Itoa(k))})
			}
			d.Options = append(d.Options, game.Option{Key: "pass", Verb: game.Pass, Say: card.T("Pass", "Passer")})
			v.Prompt, v.Decider = d, v.Seat
			r := newRig(t, v)
			shown := map[any]bool{}
			for _, h := range r.tb.prompt.panel.hits {
				shown[h.Key] = true
			}
			if !shown["opt0"] || !shown["opt"+strconv.Itoa(n-1)] || !shown["opt"+strconv.Itoa(n)] {
				t.Errorf("of %d numbers there are %v", n, shown)
			}
		}
	}
}
