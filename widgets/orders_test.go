package widgets

import (
	"strings"

	"fyne.io/fyne/v2"
	"testing"

	"cantina/engine/card"
	"cantina/engine/game"
)

// A loss of three is covered by one button, or key, unit by unit by another.
func TestAllOfALossIsOneButton(t *testing.T) {
	v := midgame()
	v.Prompt = &game.Decision{Seat: card.Light, Kind: game.AskLose, Left: 3, Prompt: card.T("lose", "perdez"), Options: []game.Option{
		{Key: "lose reserve", Verb: game.VLose, Zone: game.Reserve, Say: card.T("Reserve", "Réserve")},
		{Key: "lose force", Verb: game.VLose, Zone: game.Force, Say: card.T("Force", "Force")},
	}}
	r := newRig(t, v)
	all := ""
	r.tb.act.All = func(key string) { all = key }
	bs := r.tb.prompt.buttons()
	if len(bs) != 4 || bs[0].do == nil || !bs[0].main || bs[0].label != "All 3 from Reserve Deck" || bs[2].do != nil {
		t.Fatalf("%+v", bs)
	}
	r.tb.TypedRune('2')
	if all != "lose force" {
		t.Errorf("key 2 takes all of %q", all)
	}
	r.tb.TypedRune('3')
	r.chose("lose reserve")
	v.Prompt.Left = 1
	if bs := r.tb.prompt.buttons(); len(bs) != 2 {
		t.Errorf("for a single unit: %+v", bs)
	}
}

// A click on a phase orders to pass in it, in the turns of whoever's turn it is.
func TestAPhaseIsPassedByAClick(t *testing.T) {
	r := newRig(t, midgame())
	var ordered []game.Orders
	r.tb.act.Order = func(o game.Orders) { ordered = append(ordered, o) }
	r.tb.SetView(r.tb.view)
	click := func() {
		t.Helper()
		for _, h := range r.tb.phases.panel.hits {
			if h.Key == "phase"+game.Move.String() {
				h.Do()
				return
			}
		}
		t.Fatal("the phase answers no click")
	}
	click()
	want := game.Orders{}
	want.Skip[r.tb.view.Active] = game.Phasing(0).With(game.Move, true)
	r.tb.SetOrders(want)
	r.tb.SetView(r.tb.view)
	click()
	if len(ordered) != 2 || ordered[0] != want || ordered[1] != (game.Orders{}) {
		t.Errorf("ordered %+v", ordered)
	}
}

// A click on a later phase of one's own turn goes there; it orders nothing.
func TestALaterPhaseIsGoneToByAClick(t *testing.T) {
	v := midgame()
	r := newRig(t, v)
	v.Active, v.Phase, v.Fighting = v.Seat, game.Deploy, false
	v.Prompt = &game.Decision{Seat: v.Seat, Kind: game.AskAction, Options: []game.Option{{Key: "pass", Verb: game.Pass}}}
	v.Decider = v.Seat
	var gone []game.Phase
	r.tb.act.Order = func(game.Orders) { t.Error("something is ordered") }
	r.tb.act.PassTo = func(ph game.Phase) { gone = append(gone, ph) }
	r.tb.SetView(v)
	for _, h := range r.tb.phases.panel.hits {
		if h.Key == "phase"+game.Draw.String() {
			h.Do()
		}
	}
	r.tb.TypedRune('e')
	if len(gone) != 2 || gone[0] != game.Draw || gone[1] != game.End {
		t.Errorf("gone to %v", gone)
	}
	// in the last phase the key of the end ends the turn, though its button is the one that passes
	last := *v
	last.Phase = game.Draw
	r.tb.SetView(&last)
	r.tb.TypedRune('e')
	if len(gone) != 3 || gone[2] != game.End {
		t.Errorf("gone to %v in the draw phase", gone)
	}
	gone = gone[:2]
	// while something else is asked it is told so, and nothing is ordered, either
	w := *v
	w.Prompt = &game.Decision{Seat: v.Seat, Kind: game.AskPlace, Options: []game.Option{{Key: "a", Verb: game.VPlace}, {Key: "b", Verb: game.VPlace, N: 1}}}
	r.tb.SetView(&w)
	for _, h := range r.tb.phases.panel.hits {
		if h.Key == "phase"+game.Draw.String() {
			h.Do()
		}
	}
	if len(gone) != 2 || !r.tb.toast.up {
		t.Errorf("gone to %v, told %q", gone, r.tb.toast.head)
	}
}

// Full control takes all orders off, and gives them again.
func TestFullControl(t *testing.T) {
	r := newRig(t, midgame())
	var ordered []game.Orders
	r.tb.act.Order = func(o game.Orders) { ordered = append(ordered, o); r.tb.SetOrders(o) }
	own := game.Orders{Lose: true}
	r.tb.SetOrders(own)
	r.tb.TypedRune('f')
	r.tb.TypedRune('f')
	if len(ordered) != 2 || ordered[0].Lose || ordered[1].Lose != true {
		t.Errorf("ordered %+v", ordered)
	}
}

// Of two who look on, the question names who is asked, and a button shows him his hand.
func TestAQuestionWhileBothLookOn(t *testing.T) {
	v := midgame()
	r := newRig(t, v)
	looks := 0
	r.tb.act.Look = func() { looks++ }
	r.tb.SetNames([2]string{"Ann", "Bea"})
	v.Common, v.Decider = true, v.Seat
	r.tb.SetView(v)
	if q := r.tb.prompt.question(); !strings.HasPrefix(q, []string{"Ann", "Bea"}[v.Seat]+": ") {
		t.Errorf("asked: %s", q)
	}
	for _, b := range r.tb.prompt.buttons() {
		if b.cap == "H" {
			r.tb.prompt.takeButton(&b)
		}
	}
	r.tb.TypedRune('h')
	if looks != 2 {
		t.Errorf("the hand was looked at %d times", looks)
	}
}

// Where a turn has ended by itself the table holds: the button, Space and P hand over.
func TestTheTableHoldsAtTheEndOfATurn(t *testing.T) {
	v := midgame()
	r := newRig(t, v)
	v.Decider = v.Seat.Other()
	handed := 0
	r.tb.SetHold(func() { handed++ })
	r.tb.SetView(v)
	bs := r.tb.prompt.buttons()
	if len(bs) != 1 || r.tb.prompt.question() != "Nothing more can be done in this turn." {
		t.Fatalf("%q, %+v", r.tb.prompt.question(), bs)
	}
	r.tb.prompt.takeButton(&bs[0])
	r.tb.TypedRune('p')
	r.tb.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	if handed != 3 {
		t.Errorf("handed over %d times", handed)
	}
}
