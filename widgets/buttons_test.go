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
	alike := false
	ask := func(words string, n int) int {
		d := &game.Decision{Seat: v.Seat, Kind: game.AskAction}
		for i := range n {
			say := words
			if !alike {
				say += strings.Repeat("!", i)
			}
			d.Options = append(d.Options, game.Option{Key: strconv.Itoa(i), Verb: game.VUse, Card: id, Say: card.T(say, say)})
		}
		d.Options = append(d.Options, game.Option{Key: "pass", Verb: game.Pass, Say: card.T("Pass", "Passer")})
		now := *v
		now.Prompt, now.Decider = d, v.Seat
		r.tb.SetView(&now)
		return len(r.tb.prompt.buttons()) - 1
	}
	long := strings.Repeat("a very long action ", 9)
	if got := []int{ask("Drain", 3), ask("Drain", 5), ask(long, 2)}; got[0] != 3 || got[1] != 0 || got[2] != 0 {
		t.Errorf("buttons %v, want 3, 0 and 0", got)
	}
	if got := ask("Force drain at Tatooine: Mos Eisley (2)", 2); got != 2 { // beside Pass there is room
		t.Errorf("%d buttons for two Force drains", got)
	}
	if alike = true; ask("Deploy Stormtrooper", 3) != 1 {
		t.Error("equal cards have equal buttons, several times")
	}
}

// Several Force drains are buttons with all their words, the places called short where that is needed;
// of more than find room the first ones, and the list of all. Keys take them.
func TestSeveralDrainsAreButtons(t *testing.T) {
	for l := range card.Langs {
		v := midgame()
		var at []game.LocationView
		for _, g := range v.Groups {
			at = append(at, g.Locations...)
		}
		r := newRig(t, v)
		r.tb.SetLang(card.Lang(l))
		for n := 1; n <= len(at); n++ {
			d := &game.Decision{Seat: v.Seat, Kind: game.AskAction}
			for i := range n {
				d.Options = append(d.Options, game.Option{Key: strconv.Itoa(i), Verb: game.VDrain, Card: at[i].Card.ID,
					Say: card.Say("Force drain at %s", "Drain de Force à %s", at[i].Card.Def.Title)})
			}
			d.Options = append(d.Options, game.Option{Key: "pass", Verb: game.Pass, Say: card.T("Pass", "Passer")})
			now := *v
			now.Prompt, now.Decider = d, v.Seat
			r.tb.SetView(&now)
			bs, painted := r.tb.prompt.buttons(), map[any]bool{}
			for _, h := range r.tb.prompt.panel.hits {
				painted[h.Key] = true
			}
			if shown := len(bs) - 1; shown < min(n, 3) || painted["list"] != (shown < n) {
				t.Errorf("%d drains: %d buttons, with a list: %v", n, shown, painted["list"])
			}
			if l == 0 && n == 2 { // many other things that can be done do not hide them
				for range 6 {
					d.Options = append(d.Options, game.Option{Key: "move", Verb: game.VMove, Card: at[0].Card.ID, Target: at[1].Card.ID, Say: card.T("Move", "Déplacer")})
				}
				if r.tb.SetView(&now); len(r.tb.prompt.buttons()) != 3 {
					t.Errorf("beside moves there are %d buttons", len(r.tb.prompt.buttons())-1)
				}
				d.Options = d.Options[:n+1]
				r.tb.SetView(&now)
			}
			for i, b := range bs[:len(bs)-1] {
				if !painted["opt"+strconv.Itoa(i)] || b.opt != i || !strings.Contains(b.label, r.tb.placeName(at[i].Card.ID)) {
					t.Errorf("button %d of %d drains says %q; painted: %v", i+1, n, b.label, painted)
				}
			}
			if n > 1 {
				r.tb.TypedRune('2')
				r.chose("1")
			}
		}
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
