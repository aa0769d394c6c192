package widgets

import (
	"strconv"

	"fyne.io/fyne/v2/canvas"

	"cantina/engine/card"
	"cantina/engine/game"
)

// An aim is a card chosen and the spots it may be brought to, lit. Drag,
// click-click and keyboard all aim and then drop.
type aim struct {
	card  game.CardID
	spots []spot
	lit   map[spot]bool
	slots map[slotAt]bool
	hot   spot // the spot under the pointer or the keyboard
	gaps  bool
}

// slotAt is a kind of place aboard a card.
type slotAt struct {
	host game.CardID
	slot card.Slot
}

// startAim lights where a card may go.
func (t *Table) startAim(id game.CardID) {
	a := aim{card: id, spots: t.moves.spots(id), lit: map[spot]bool{}, slots: map[slotAt]bool{}}
	for _, s := range a.spots {
		a.lit[s] = true
		a.gaps = a.gaps || s.Gap > 0
		for _, i := range t.moves.at(id, s) {
			if o := &t.moves.opts[i]; o.Slot != card.OnCard {
				a.slots[slotAt{o.Target, o.Slot}] = true
			}
		}
	}
	t.aim = a
	t.showAim()
}

func (t *Table) endAim() {
	if t.aim.card != 0 {
		t.aim = aim{}
		t.showAim()
	}
}

func (t *Table) showAim() {
	n := len(t.eye.gaps)
	t.eye.place()
	if len(t.eye.gaps) != n {
		t.arrange()
	}
	t.pack.refreshMarks()
	t.drawFloats()
}

// setHot marks the spot under the pointer.
func (t *Table) setHot(s spot) {
	if !t.aim.lit[s] {
		s = spot{}
	}
	if s == t.aim.hot {
		return
	}
	was := t.aim.hot
	t.aim.hot = s
	t.eye.repaintSpot(was)
	t.eye.repaintSpot(s)
	t.pack.refreshMarks()
	if was.Felt || s.Felt {
		t.eye.placeRim()
	}
	t.eye.placePath()
}

// drop brings the aimed card to a spot: one way is taken, several are offered
// in a menu at x, y. It tells whether there was a way.
func (t *Table) drop(s spot, x, y float32) bool {
	id := t.aim.card
	opts := t.moves.at(id, s)
	if len(opts) > 1 {
		if at, ok := t.eye.slotUnder(x, y); ok {
			var fit []int
			for _, i := range opts {
				if o := &t.moves.opts[i]; o.Slot == at.slot && o.Target == at.host {
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
		t.choose(opts[0])
	default:
		t.chooseAmong(t.title(id), opts, x, y)
	}
	return true
}

// drawFloats places and paints what stands over the table, and the prompt.
func (t *Table) drawFloats() {
	if t.view == nil || t.bands.U == 0 {
		return
	}
	t.eye.placeRim()
	t.eye.arrows[0].draw()
	t.eye.arrows[1].draw()
	t.deck.news.put(t.newsRect())
	t.deck.fought.put(t.foughtRect())
	t.placeTip()
	t.deck.toast.put(t.toastRect())
	t.deck.menu.put(t.menuRect())
	t.deck.help.put(t.helpRect())
	t.deck.prompt.draw()
	canvas.Refresh(t)
}

// cost is what the ghost's label says.
func (t *Table) cost() string {
	lo, hi, ok := t.moves.costs(t.aim.card, t.aim.hot)
	if !ok {
		return ""
	}
	if lo == hi {
		return strconv.Itoa(int(lo))
	}
	return strconv.Itoa(int(lo)) + "–" + strconv.Itoa(int(hi))
}
