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
	n := len(t.deck.gaps)
	t.placeBoard()
	if len(t.deck.gaps) != n {
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
	t.repaintSpot(was)
	t.repaintSpot(s)
	t.pack.refreshMarks()
	if was.Felt || s.Felt {
		t.placeRim()
	}
	t.placePath()
}

// repaintSpot paints the lane or gap of a spot anew.
func (t *Table) repaintSpot(s spot) {
	n, in := 0, t.bands.Board
	for gi := range t.board.Groups {
		for li := range t.board.Groups[gi].Lanes {
			l := &t.board.Groups[gi].Lanes[li]
			if l.View.Card.ID == s.Card && n < len(t.deck.lanes) {
				t.paintArt(t.deck.lanes[n], t.look(l.All), in, true, func(b *brush) { t.paintLane(b, l) })
			}
			n++
		}
	}
	if s.Gap == 0 {
		return
	}
	n = 0
	for i, g := range t.board.Gaps {
		if t.gapLit(i) {
			if i == s.Gap-1 {
				t.paintArt(t.deck.gaps[n], t.look(rect{g.midX() - 9, g.Y, 18, g.H}), in, true, func(b *brush) { t.paintGap(b, i) })
			}
			n++
		}
	}
}

// spotAt is the spot under a place: the topmost lit card, else a lit gap, the
// lit location of the lane, the felt, else what lies there though not lit.
func (t *Table) spotAt(x, y float32) (s spot, under game.CardID) {
	for i := len(t.kids) - 1; i >= 0; i-- {
		c, ok := t.kids[i].(*cardWidget)
		if !ok || !c.Visible() || !c.at.has(x, y) || c.id == t.aim.card {
			continue
		}
		if under == 0 {
			under = c.id
		}
		if t.aim.lit[spot{Card: c.id}] {
			return spot{Card: c.id}, c.id
		}
	}
	if !t.bands.Board.has(x, y) {
		return spot{}, under
	}
	if at, ok := t.slotUnder(x, y); ok && t.aim.lit[spot{Card: at.host}] {
		return spot{Card: at.host}, at.host
	}
	for i, g := range t.board.Gaps {
		at := t.look(g)
		at.X, at.W = at.X-14, at.W+28
		if t.aim.lit[spot{Gap: 1 + i}] && at.has(x, y) {
			return spot{Gap: 1 + i}, under
		}
	}
	for gi := range t.board.Groups {
		for li := range t.board.Groups[gi].Lanes {
			l := &t.board.Groups[gi].Lanes[li]
			if !t.look(l.All).has(x, y) {
				continue
			}
			if s := (spot{Card: l.View.Card.ID}); t.aim.lit[s] {
				return s, s.Card
			}
			if under == 0 {
				under = l.View.Card.ID
			}
		}
	}
	if t.aim.lit[spot{Felt: true}] {
		return spot{Felt: true}, under
	}
	if under == 0 {
		return t.litBeside(x, y), 0
	}
	return spot{}, under
}

// litBeside is the lit location whose lane a place between lanes is nearest to.
func (t *Table) litBeside(x, y float32) (s spot) {
	best := 22 * t.bands.U
	for gi := range t.board.Groups {
		for li := range t.board.Groups[gi].Lanes {
			l := &t.board.Groups[gi].Lanes[li]
			at := t.look(l.All)
			d := max(at.X-x, x-at.right())
			if y >= at.Y && y < at.bottom() && d < best && t.aim.lit[spot{Card: l.View.Card.ID}] {
				best, s = d, spot{Card: l.View.Card.ID}
			}
		}
	}
	return
}

// slotUnder is the place aboard under the pointer, if any.
func (t *Table) slotUnder(x, y float32) (slotAt, bool) {
	for gi := range t.board.Groups {
		for _, l := range t.board.Groups[gi].Lanes {
			for bi := len(l.Blocks) - 1; bi >= 0; bi-- {
				p := &l.Blocks[bi]
				for _, w := range p.Wells {
					if t.look(p.lay(w.At)).has(x, y) {
						return slotAt{w.Host, w.Slot}, true
					}
				}
			}
		}
	}
	return slotAt{}, false
}

// drop brings the aimed card to a spot: one way is taken, several are offered
// in a menu at x, y. It tells whether there was a way.
func (t *Table) drop(s spot, x, y float32) bool {
	id := t.aim.card
	opts := t.moves.at(id, s)
	if len(opts) > 1 {
		if at, ok := t.slotUnder(x, y); ok {
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
	t.placeRim()
	t.deck.arrows[0].draw()
	t.deck.arrows[1].draw()
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
