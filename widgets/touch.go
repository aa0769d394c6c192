package widgets

import (
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

// startAim lights where a card may go.
func (to *touch) startAim(id game.CardID) {
	a := aim{card: id, spots: to.moves.spots(id), lit: map[spot]bool{}, slots: map[slotAt]bool{}}
	for _, s := range a.spots {
		a.lit[s] = true
		a.gaps = a.gaps || s.Gap > 0
		for _, i := range to.moves.at(id, s) {
			if o := &to.moves.opts[i]; o.Slot != card.OnCard {
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
	n := len(to.eye.gaps)
	to.eye.place()
	if len(to.eye.gaps) != n {
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
	to.eye.repaintSpot(was)
	to.eye.repaintSpot(s)
	to.pack.refreshMarks()
	if was.Felt || s.Felt {
		to.eye.placeRim()
	}
	to.eye.placePath()
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
				if o := &to.moves.opts[i]; o.Slot == at.slot && o.Target == at.host {
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
	to.menu.up, to.toast.up, to.news.up = false, false, false
}

// openCardMenu opens the menu of a card at a place of the table.
func (to *touch) openCardMenu(v *game.CardView, x, y float32) {
	if v == nil {
		return
	}
	m := offer{x: x, y: y, opts: to.moves.byCard[v.ID], picked: -1}
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
	to.openMenu(m)
}

// chooseAmong opens a menu of options at a place.
func (to *touch) chooseAmong(head string, opts []int, x, y float32) {
	to.openMenu(offer{x: x, y: y, head: head, opts: opts, picked: -1})
}

func (to *touch) openMenu(m offer) {
	if len(m.opts) == 1 { // Enter takes the only one
		m.picked = 0
	}
	to.menu.up, to.menu.offer, to.toast.up = true, m, false
	to.house.floats()
}
