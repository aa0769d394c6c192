package widgets

import (
	"testing"

	"fyne.io/fyne/v2"

	"cantina/engine/card"
	"cantina/engine/game"
)

// idleCard is a card of the hand that can do nothing now.
func idleCard(t *testing.T, r *rig) *cardWidget {
	t.Helper()
	for i := range r.tb.view.Players[r.tb.view.Seat].Hand {
		if c := r.tb.pack.cards[r.tb.view.Players[r.tb.view.Seat].Hand[i].ID]; len(r.tb.moves.byCard[c.id]) == 0 {
			return c
		}
	}
	t.Fatal("every card of the hand can do something")
	return nil
}

// A plain click on a card that can do nothing says why.
func TestWhyNotByAClick(t *testing.T) {
	r := newRig(t, midgame())
	r.tb.act.Why = func(_, target game.CardID) []game.Reason {
		if target != 0 {
			t.Errorf("asked of %d", target)
		}
		return []game.Reason{{Say: card.T("it is too dear", "trop cher")}}
	}
	c := idleCard(t, r)
	r.tb.touch.cardTapped(c, fyne.NewPos(5, 5))
	if !r.tb.toast.up || len(r.tb.toast.reasons) != 1 || len(r.keys) > 0 {
		t.Errorf("toast %+v, chosen %v", r.tb.toast, r.keys)
	}
}

// While a card is dragged the reason stands at the pointer, asked once for each place; where it may
// be dropped its price does.
func TestWhyNotAtThePointer(t *testing.T) {
	r := newRig(t, midgame())
	asked := 0
	r.tb.act.Why = func(_, _ game.CardID) []game.Reason {
		asked++
		return []game.Reason{{Say: card.T("nobody may go there", "personne ne peut y aller")}}
	}
	c := idleCard(t, r)
	r.tb.pull, r.tb.drag.w = dragging, c
	r.tb.touch.startAim(c.id)
	at := r.tb.eye.row.Groups[0].Lanes[0].View.Card.ID
	for range 3 {
		r.tb.drag.whyNot(spot{}, at)
	}
	if asked != 1 || r.tb.drag.why != "Nobody may go there" {
		t.Errorf("asked %d times: %q", asked, r.tb.drag.why)
	}
	r.tb.drag.move()
	if r.tb.drag.tag != "Nobody may go there" || !r.tb.drag.cost.Visible() {
		t.Errorf("at the pointer stands %q", r.tb.drag.tag)
	}
	r.tb.drag.whyNot(spot{}, 0)
	if r.tb.drag.why != "" {
		t.Error("over nothing a reason stands at the pointer")
	}
}

// The lines beside the large card are scrolled by the wheel when there is no room for all.
func TestTheColumnScrolls(t *testing.T) {
	r := newRig(t, midgame())
	r.tb.lens.most = 3
	for range 9 {
		r.tb.lens.most = 3
		r.tb.lens.scroll(-10)
	}
	r.tb.lens.most = 3
	if r.tb.lens.skip > 3 {
		t.Errorf("scrolled by %d of 3", r.tb.lens.skip)
	}
	r.tb.lens.skip = 2
	r.tb.lens.scroll(10)
	r.tb.lens.look(r.tb.shown[r.card("Luke Skywalker").id])
	if r.tb.lens.skip != 0 {
		t.Error("another card begins scrolled")
	}
}
