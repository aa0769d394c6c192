package widgets

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"cantina/engine/card"
	"cantina/engine/game"
)

// Tab comes to each card that can do something, in the order in which they are read, then to the
// search, which is seen to have the keyboard and says how to get back, and so round.
func TestTabGoesOverWhatCanBeDone(t *testing.T) {
	r := newRig(t, midgame())
	c := fyne.CurrentApp().Driver().CanvasForObject(r.tb)
	c.Focus(r.tb)
	box := r.tb.column.search
	var seen []game.CardID
	for range len(r.tb.moves.cards) {
		r.key(fyne.KeyTab)
		if c.Focused() != fyne.Focusable(r.tb) || r.tb.focus.card == 0 {
			t.Fatalf("after %d cards the keyboard is at %T", len(seen), c.Focused())
		}
		seen = append(seen, r.tb.focus.card)
	}
	for i, id := range seen {
		at := r.tb.pack.cards[id].at
		if slices.Contains(seen[:i], id) {
			t.Errorf("twice at %s", r.tb.title(id))
		}
		if i > 0 && at.bottom() <= r.tb.pack.cards[seen[i-1]].at.Y {
			t.Errorf("%s after %s, which lies below it", r.tb.title(id), r.tb.title(seen[i-1]))
		}
	}
	for l, words := range [card.Langs]string{"Esc: to the table", "Échap : à la table"} {
		r.tb.SetLang(card.Lang(l))
		r.key(fyne.KeyTab)
		if c.Focused() != fyne.Focusable(box) || !strings.Contains(strings.ReplaceAll(box.PlaceHolder, "\u00a0", " "), words) || r.tb.focus.card != 0 {
			t.Fatalf("the keyboard is at %T, which says %q", c.Focused(), box.PlaceHolder)
		}
		box.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
		if c.Focused() != fyne.Focusable(r.tb) || strings.Contains(box.PlaceHolder, "Esc") {
			t.Errorf("Escape leads to %T, and the search says %q", c.Focused(), box.PlaceHolder)
		}
		r.tb.keys.tab(-1) // with nothing in the ring it leaves at once
		if c.Focused() != fyne.Focusable(box) {
			t.Errorf("back from the table to %T", c.Focused())
		}
		c.FocusNext()
		if c.Focused() != fyne.Focusable(r.tb) {
			t.Errorf("Tab leads from the search to %T", c.Focused())
		}
		r.tb.focus.card = seen[len(seen)-1]
	}
	r.tb.keys.tab(-1)
	if r.tb.focus.card != seen[len(seen)-2] {
		t.Error("Shift and Tab do not go back")
	}
	r.chose()
}

// With a card at hand Tab goes round the places where it may be brought, and in a menu down its lines.
func TestTabGoesRoundTargets(t *testing.T) {
	r := newRig(t, midgame())
	r.tb.ring(r.card("Bo Shuda").id)
	r.key(fyne.KeyEnter)
	if len(r.tb.aim.spots) == 0 {
		t.Fatal("no targets")
	}
	at := map[spot]bool{}
	for range r.tb.aim.spots {
		r.key(fyne.KeyTab)
		at[r.tb.aim.hot] = true
	}
	if len(at) != len(r.tb.aim.spots) {
		t.Errorf("%d of %d places", len(at), len(r.tb.aim.spots))
	}
	r.key(fyne.KeyEscape)
	r.tb.touch.openCardMenu(r.card("Bo Shuda").view, 300, 300)
	was := r.tb.menu.picked
	if r.key(fyne.KeyTab); len(r.tb.menu.opts) > 1 && r.tb.menu.picked == was {
		t.Error("Tab does nothing in a menu")
	}
}
