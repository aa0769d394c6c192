package widgets

import (
	"fyne.io/fyne/v2"

	"cantina/engine/game"
)

func (to *touch) cardTapped(w *cardWidget, pos fyne.Position) {
	to.tapAt(w, w.at.X+pos.X, w.at.Y+pos.Y)
}

// tapAt is a click on a card at a place of the table.
func (to *touch) tapAt(w *cardWidget, x, y float32) {
	to.house.grab()
	to.lens.hidePop()
	if to.menu.up {
		to.house.cancel()
		return
	}
	to.clear()
	id := w.id
	to.focus = focus{}
	switch {
	case to.aim.card == id:
		to.endAim()
	case to.aim.card != 0:
		to.tapTarget(w, x, y)
	default:
		to.pick(id, x, y)
	}
	to.house.floats()
}

// tapTarget is a click while a card is chosen: where to bring it.
func (to *touch) tapTarget(w *cardWidget, x, y float32) {
	s, under := to.eye.spotAt(x, y)
	if w.hand {
		s = spot{Card: w.id}
	}
	if to.aim.lit[s] && to.drop(s, x, y) {
		return
	}
	was := to.aim.card
	to.endAim()
	if len(to.moves.byCard[w.id]) > 0 {
		to.pick(w.id, x, y)
		return
	}
	to.toast.refuse(was, under)
}

// pick takes a card into the hand, as it were: a choice is made at once where a
// click is one; else its targets light and its other options are offered.
func (to *touch) pick(id game.CardID, x, y float32) {
	v := to.shown[id]
	if i := to.moves.clicks(id); i >= 0 {
		to.choose(i)
		return
	}
	to.lens.look(v)
	opts := to.moves.byCard[id]
	if len(opts) == 0 {
		if p := to.view.Prompt; p != nil && p.Kind == game.AskAction && v != nil && v.Owner == to.view.Seat && to.view.Decider == to.view.Seat {
			to.toast.refuse(id, 0)
		}
		return
	}
	if gs := to.moves.plain(id); to.moves.direct || len(gs) == len(opts) {
		to.startAim(id)
		to.chooseAmong(to.title(id), opts, x, y)
		return
	}
	to.startAim(id)
}

func (to *touch) tappedFelt(x, y float32) {
	to.house.grab()
	if to.menu.up {
		to.house.cancel()
		return
	}
	if to.aim.card != 0 && to.bands.Board.has(x, y) {
		s, under := to.eye.spotAt(x, y)
		if to.aim.lit[s] && !s.Felt && to.drop(s, x, y) {
			return
		}
		if s.Felt && to.drop(s, x, y) {
			return
		}
		was := to.aim.card
		to.endAim()
		if under != 0 {
			to.toast.refuse(was, under)
		}
		return
	}
	for i, g := range to.eye.row.Gaps {
		at := to.eye.look(g)
		at.X, at.W = at.X-8, at.W+16
		if o := to.moves.gaps[i]; len(o) > 0 && at.has(x, y) && to.bands.Board.has(x, y) {
			if len(o) == 1 {
				to.choose(o[0])
			} else {
				to.chooseAmong("", o, x, y)
			}
			return
		}
	}
	to.endAim()
	to.news.drop()
	if to.toast.up {
		to.toast.up = false
		to.house.floats()
	}
}
