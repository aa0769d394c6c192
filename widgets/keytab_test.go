package widgets

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"cantina/engine/card"
	"cantina/engine/game"
)

// Tab comes to each card that can do something, the hand first, in the order in which they are read, then to the
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
		hand := r.tb.pack.cards[id].hand
		if i > 0 && hand && !r.tb.pack.cards[seen[i-1]].hand {
			t.Errorf("%s of the hand after the board", r.tb.title(id))
		}
		if i > 0 && hand == r.tb.pack.cards[seen[i-1]].hand && at.bottom() <= r.tb.pack.cards[seen[i-1]].at.Y {
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

// By keys the place where a card would go, and for how much, stands in the question; the next card begins
// where the last one went, if it may go there; and the ring does not stay on what can do nothing.
func TestKeysTellThePriceAndRememberThePlace(t *testing.T) {
	v := midgame()
	r := newRig(t, v)
	brought := func(title string) spot {
		t.Helper()
		r.tb.ring(r.card(title).id)
		r.key(fyne.KeyEnter)
		if len(r.tb.aim.spots) < 2 {
			t.Fatalf("%s has %d places", title, len(r.tb.aim.spots))
		}
		return r.tb.aim.hot
	}
	brought("Bo Shuda")
	for l, words := range [card.Langs][2]string{{"Force.", "free."}, {"de Force.", "gratuit."}} {
		r.tb.SetLang(card.Lang(l))
		q, at := r.tb.prompt.question(), r.tb.title(r.tb.aim.hot.Card)
		if !strings.Contains(q, at) || !strings.HasSuffix(q, words[0]) && !strings.HasSuffix(q, words[1]) {
			t.Errorf("%q", q)
		}
	}
	r.tb.SetLang(card.English)
	r.key(fyne.KeyTab)
	to := r.tb.aim.hot
	r.key(fyne.KeyEnter)
	if r.tb.menu.up {
		r.key(fyne.KeyEnter)
	}
	if len(r.keys) != 1 {
		t.Fatalf("chose %v", r.keys)
	}
	now := *v
	r.tb.SetView(&now)
	if brought("Bo Shuda") != to {
		t.Error("the next card does not begin where the last one went")
	}
	r.key(fyne.KeyEscape)
	id := r.card("Bo Shuda").id
	r.tb.ring(id)
	d := *v.Prompt
	d.Options = slices.DeleteFunc(slices.Clone(d.Options), func(o game.Option) bool { return o.Card == id })
	now.Prompt = &d
	if r.tb.SetView(&now); r.tb.focus.card != 0 {
		t.Error("the ring is on a card that can do nothing")
	}
}

// What was sought in the list is gone once it is chosen: the next search begins empty.
func TestTheSearchEndsWithTheChoice(t *testing.T) {
	r := newRig(t, midgame())
	r.tb.TypedRune('/')
	box := r.tb.column.search
	box.SetText("obi")
	box.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if len(r.keys) != 1 || box.Text != "" || r.tb.column.list.query != "" {
		t.Errorf("chose %v, and %q is still sought", r.keys, box.Text)
	}
}
