package widgets

import (
	"fyne.io/fyne/v2"

	"cantina/engine/card"
	"cantina/engine/game"
)

// A touch is what a click means: a card is aimed with, its spots light, and it is dropped on one of
// them, or what it may do is offered in a menu. Drags and keys aim and drop by it, too.
type touch struct {
	*tableau
	eye   *eye
	pack  *pack
	lens  *lens
	menu  *menu
	toast *toast
	news  *news
}

// foresee notes what can be done in later phases of the turn; a prompt's is asked for once, where it is wanted.
func (to *touch) foresee() {
	m := to.moves
	if m.ahead != nil || to.act.Later == nil || to.view == nil || !to.mayGo(game.Draw) {
		return
	}
	m.ahead, m.later = map[game.CardID][]int{}, to.act.Later()
	for i := range m.later {
		if id := m.later[i].Card; to.shown[id] != nil {
			m.ahead[id] = append(m.ahead[id], len(m.opts)+i)
		}
	}
}

// startAim lights where a card may go.
func (to *touch) startAim(id game.CardID) {
	to.foresee()
	a := aim{card: id, spots: to.moves.spots(id), lit: map[spot]bool{}, later: map[spot]game.Phase{}, slots: map[slotAt]bool{}}
	for _, s := range a.spots {
		opts := to.moves.at(id, s)
		a.lit[s], a.later[s] = true, to.moves.phase(opts[0])
		a.gaps = a.gaps || s.Gap > 0
		for _, i := range opts {
			if o := to.moves.opt(i); o.Slot != card.OnCard {
				a.slots[slotAt{o.Target, o.Slot}] = true
			}
		}
	}
	to.aim = a
	to.showAim()
}

func (to *touch) endAim() {
	if to.aim.card != 0 {
		to.aim = aim{}
		to.showAim()
	}
}

func (to *touch) showAim() {
	n := len(to.eye.ground.gaps.all)
	to.eye.place()
	if len(to.eye.ground.gaps.all) != n {
		to.house.arrange()
	}
	to.pack.refreshMarks()
	to.house.floats()
}

// setHot marks the spot under the pointer.
func (to *touch) setHot(s spot) {
	if !to.aim.lit[s] {
		s = spot{}
	}
	if s == to.aim.hot {
		return
	}
	was := to.aim.hot
	to.aim.hot = s
	to.eye.ground.repaintSpot(was)
	to.eye.ground.repaintSpot(s)
	to.pack.refreshMarks()
	if was.Felt || s.Felt {
		to.eye.ground.placeRim()
	}
	to.eye.ground.placePath()
}

// drop brings the aimed card to a spot: one way is taken, several are offered
// in a menu at x, y. It tells whether there was a way.
func (to *touch) drop(s spot, x, y float32) bool {
	id := to.aim.card
	opts := to.moves.at(id, s)
	if len(opts) > 1 {
		if at, ok := to.eye.slotUnder(x, y); ok {
			var fit []int
			for _, i := range opts {
				if o := to.moves.opt(i); o.Slot == at.slot && o.Target == at.host {
					fit = append(fit, i)
				}
			}
			if len(fit) == 1 {
				opts = fit
			}
		}
	}
	switch len(opts) {
	case 0:
		return false
	case 1:
		to.choose(opts[0])
	default:
		to.chooseAmong(to.title(id), opts, x, y)
	}
	return true
}

// clear puts away what stands over the table and was read.
func (to *touch) clear() {
	to.menu.hide()
	to.toast.hide()
	to.news.up = false
}

// openCardMenu opens the menu of a card at a place of the table.
func (to *touch) openCardMenu(v *game.CardView, x, y float32) {
	if v == nil {
		return
	}
	to.foresee()
	m := offer{x: x, y: y, opts: to.moves.all(v.ID), picked: -1}
	for i := range to.moves.opts {
		if o := &to.moves.opts[i]; o.Target == v.ID && o.Card != v.ID && to.shown[o.Card] == nil {
			m.opts = append(m.opts[:len(m.opts):len(m.opts)], i)
		}
	}
	if v.Def != nil {
		m.head = v.Def.Title
	}
	if v.ID != 0 {
		m.reasons = to.act.Why(v.ID, 0)
	}
	m.example = to.exampleOf(v)
	to.lens.look(v)
	to.offer(m)
}

// chooseAmong opens a menu of options at a place.
func (to *touch) chooseAmong(head string, opts []int, x, y float32) {
	to.offer(offer{x: x, y: y, head: head, opts: opts, picked: -1})
}

// offer opens a menu in the place of what was said.
func (to *touch) offer(o offer) {
	to.toast.hide()
	to.menu.open(o)
	to.house.floats()
}

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
			if to.foresee(); len(to.moves.spots(id)) > 0 {
				to.startAim(id)
			}
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
	to.toast.hide()
}
