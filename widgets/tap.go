package widgets

import (
	"fyne.io/fyne/v2"

	"cantina/engine/game"
)

func (t *Table) cardTapped(w *cardWidget, pos fyne.Position) {
	t.tapAt(w, w.at.X+pos.X, w.at.Y+pos.Y)
}

// tapAt is a click on a card at a place of the table.
func (t *Table) tapAt(w *cardWidget, x, y float32) {
	t.grab()
	t.hidePop()
	if t.menu != nil {
		t.cancel()
		return
	}
	t.toast, t.news = nil, news{}
	id := w.id
	t.focus = focus{}
	switch {
	case t.aim.card == id:
		t.endAim()
	case t.aim.card != 0:
		t.tapTarget(w, x, y)
	default:
		t.pick(id, x, y)
	}
	t.drawFloats()
}

// tapTarget is a click while a card is chosen: where to bring it.
func (t *Table) tapTarget(w *cardWidget, x, y float32) {
	s, under := t.eye.spotAt(x, y)
	if w.hand {
		s = spot{Card: w.id}
	}
	if t.aim.lit[s] && t.drop(s, x, y) {
		return
	}
	was := t.aim.card
	t.endAim()
	if len(t.moves.byCard[w.id]) > 0 {
		t.pick(w.id, x, y)
		return
	}
	t.refuse(was, under)
}

// pick takes a card into the hand, as it were: a choice is made at once where a
// click is one; else its targets light and its other options are offered.
func (t *Table) pick(id game.CardID, x, y float32) {
	v := t.shown[id]
	if i := t.moves.clicks(id); i >= 0 {
		t.choose(i)
		return
	}
	t.inspectNow(v)
	opts := t.moves.byCard[id]
	if len(opts) == 0 {
		if p := t.view.Prompt; p != nil && p.Kind == game.AskAction && v != nil && v.Owner == t.view.Seat && t.view.Decider == t.view.Seat {
			t.refuse(id, 0)
		}
		return
	}
	if gs := t.moves.plain(id); t.moves.direct || len(gs) == len(opts) {
		t.startAim(id)
		t.chooseAmong(t.title(id), opts, x, y)
		return
	}
	t.startAim(id)
}

func (t *Table) tappedFelt(x, y float32) {
	t.grab()
	if t.menu != nil {
		t.cancel()
		return
	}
	if t.aim.card != 0 && t.bands.Board.has(x, y) {
		s, under := t.eye.spotAt(x, y)
		if t.aim.lit[s] && !s.Felt && t.drop(s, x, y) {
			return
		}
		if s.Felt && t.drop(s, x, y) {
			return
		}
		was := t.aim.card
		t.endAim()
		if under != 0 {
			t.refuse(was, under)
		}
		return
	}
	for i, g := range t.eye.row.Gaps {
		at := t.eye.look(g)
		at.X, at.W = at.X-8, at.W+16
		if o := t.moves.gaps[i]; len(o) > 0 && at.has(x, y) && t.bands.Board.has(x, y) {
			if len(o) == 1 {
				t.choose(o[0])
			} else {
				t.chooseAmong("", o, x, y)
			}
			return
		}
	}
	t.endAim()
	t.dropNews()
	if t.toast != nil {
		t.toast = nil
		t.drawFloats()
	}
}

// grab takes the keyboard from the search entry.
func (t *Table) grab() {
	if t.still {
		return
	}
	if c := fyne.CurrentApp().Driver().CanvasForObject(t); c != nil && c.Focused() != fyne.Focusable(t) {
		c.Focus(t)
	}
}
