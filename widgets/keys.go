package widgets

import (
	"math"

	"fyne.io/fyne/v2"

	"cantina/engine/game"
)

// A focus is where the keyboard is.
type focus struct{ card game.CardID }

// FocusGained implements fyne.Focusable.
func (t *Table) FocusGained() {}

// FocusLost implements fyne.Focusable.
func (t *Table) FocusLost() {}

// TypedRune answers the keys that are letters, figures and signs.
func (t *Table) TypedRune(r rune) {
	if t.view == nil {
		return
	}
	t.hurry()
	if t.skipBeats() {
		return
	}
	if t.actionKey(r) {
		return
	}
	u := t.bands.Board
	switch r {
	case 'k', 'K':
		t.openCoach()
	case '?':
		t.help = !t.help
		t.drawFloats()
	case 'p', 'P':
		t.passNow()
	case '+', '=':
		t.zoomBy(1.15, u.midX(), u.midY())
	case '-':
		t.zoomBy(1/1.15, u.midX(), u.midY())
	case '0', 'à':
		t.fit()
	case 'e', 'E':
		t.endTurn()
	case 'm', 'M':
		if c := t.cards[t.focus.card]; c != nil {
			t.cardMenu(c, c.at.midX(), c.at.midY())
		}
	case 'f', 'F':
		t.fullControl()
	case 'h', 'H':
		if t.view.Common && t.act.Look != nil {
			t.act.Look()
		}
	case 's', 'S':
		t.sortHand()
	case 'c', 'C':
		t.fold()
	case 'b', 'B':
		t.foldPlate()
	case '/', 'a', 'A':
		t.openList()
		t.seek()
	case 'l', 'L':
		t.unfold()
		t.openTab(logTab)
		t.seek()
	case 'j', 'J':
		t.nextPile()
	case 'o', 'O':
		if t.act.Orders != nil {
			t.act.Orders()
		}
	default:
		if n := digit(r); n > 0 {
			t.press(n)
		} else if t.act.Letter != nil {
			t.act.Letter(r)
		}
	}
}

// hurry tells that a key was pressed while the player has nothing to decide.
func (t *Table) hurry() {
	if t.act.Hurry != nil && (t.view.Prompt == nil || t.view.Decider != t.view.Seat) {
		t.act.Hurry()
	}
}

// digit reads 1 to 9, also from the upper row of a French keyboard.
func digit(r rune) int {
	if r >= '1' && r <= '9' {
		return int(r - '0')
	}
	for i, f := range []rune("&é\"'(§è_ç") {
		if f == r {
			return i + 1
		}
	}
	return 0
}

// press is the n-th button of the menu or of the prompt.
func (t *Table) press(n int) {
	if t.menu != nil {
		if n <= len(t.menu.opts) {
			t.choose(t.menu.opts[n-1])
		}
		return
	}
	bs := t.buttons()
	if numbers(bs) > 0 { // the number itself
		for _, b := range bs {
			if b.n == n {
				t.choose(b.opt)
				return
			}
		}
		return
	}
	if n <= len(bs) && len(bs) <= maxButtons && (bs[n-1].opt != t.moves.pass || bs[n-1].do != nil) { // Pass has its own keys
		t.takeButton(&bs[n-1])
	}
}

func (t *Table) passNow() {
	if t.hold != nil {
		t.hold()
		return
	}
	if t.moves.pass >= 0 {
		t.choose(t.moves.pass)
	}
}

// TypedKey answers the other keys.
func (t *Table) TypedKey(e *fyne.KeyEvent) {
	if t.view == nil {
		return
	}
	t.hurry()
	if t.skipBeats() {
		return
	}
	if t.help {
		t.help = false
		t.drawFloats()
		return
	}
	switch e.Name {
	case fyne.KeyEscape:
		if !t.cancel() { // closes or gives up, and never passes
			t.dropFocus()
		}
	case fyne.KeySpace:
		if t.hold != nil {
			t.hold()
			return
		}
		if t.moves.usual >= 0 {
			t.choose(t.moves.usual)
		}
	case fyne.KeyReturn, fyne.KeyEnter:
		t.enter()
	case fyne.KeyLeft:
		t.arrow(-1, 0)
	case fyne.KeyRight:
		t.arrow(1, 0)
	case fyne.KeyUp:
		t.arrow(0, -1)
	case fyne.KeyDown:
		t.arrow(0, 1)
	case fyne.KeyHome:
		t.fit()
	case fyne.KeyPageUp:
		t.scrollLower(60)
	case fyne.KeyPageDown:
		t.scrollLower(-60)
	case fyne.KeyF1:
		if t.act.OpenRule != nil {
			t.act.OpenRule(t.ruleHere())
		}
	}
}

// dropFocus hides the keyboard's ring.
func (t *Table) dropFocus() {
	if t.focus.card == 0 {
		return
	}
	t.focus = focus{}
	t.refreshMarks()
	t.drawFloats()
}

// enter chooses the focused card, or drops on the focused spot.
func (t *Table) enter() {
	switch {
	case t.fought != nil && t.menu == nil && t.aim.card == 0 && t.focus.card == 0:
		t.fought.close()
	case t.news.n != 0 && t.menu == nil && t.aim.card == 0 && t.focus.card == 0:
		t.dropNews()
	case t.menu != nil:
		switch i := t.menu.picked; {
		case i >= 0 && i < len(t.menu.opts):
			t.choose(t.menu.opts[i])
		case i >= 0 && t.menu.example != nil:
			t.menu.example()
		}
	case t.aim.card != 0 && t.aim.lit[t.aim.hot]:
		at := t.spotRect(t.aim.hot)
		t.drop(t.aim.hot, at.midX(), at.midY())
	case t.aim.card == 0 && t.aim.hot.Gap > 0:
		if o := t.moves.gaps[t.aim.hot.Gap-1]; len(o) > 0 {
			t.choose(o[0])
		}
	case t.focus.card != 0:
		c := t.cards[t.focus.card]
		if c == nil {
			return
		}
		t.pick(c.id, c.at.midX(), c.at.midY())
		if t.menu != nil {
			t.menu.picked = 0
			t.drawFloats()
		} else if t.aim.card != 0 && len(t.aim.spots) > 0 {
			t.setHot(t.nearestSpot(c.at))
		}
	}
}

// arrow moves the keyboard: in a menu, among lit spots, among gaps to choose,
// or among the cards with options.
func (t *Table) arrow(dx, dy float32) {
	switch {
	case t.menu != nil:
		n := len(t.menu.opts)
		if t.menu.example != nil {
			n++
		}
		if n > 0 {
			t.menu.picked = (t.menu.picked + int(dx+dy) + n) % n
			t.drawFloats()
		}
	case t.aim.card != 0 && len(t.aim.spots) > 0:
		at := make([]rect, len(t.aim.spots))
		for i, s := range t.aim.spots {
			at[i] = t.spotRect(s)
		}
		if i := nearest(t.spotRect(t.aim.hot), at, dx, dy); i >= 0 {
			t.setHot(t.aim.spots[i])
			t.reveal(t.aim.hot.Card)
			t.drawFloats()
		}
	case len(t.moves.gaps) > 0:
		t.arrowGap(int(dx + dy))
	default:
		t.arrowCard(dx, dy)
	}
}

func (t *Table) arrowCard(dx, dy float32) {
	var ids []game.CardID
	var at []rect
	for _, id := range t.moves.cards {
		if c := t.cards[id]; c != nil {
			ids, at = append(ids, id), append(at, c.at)
		}
	}
	if len(ids) == 0 {
		return
	}
	i := 0
	if c := t.cards[t.focus.card]; c != nil {
		if i = nearest(c.at, at, dx, dy); i < 0 {
			return
		}
	}
	t.focus.card = ids[i]
	t.reveal(ids[i])
	t.inspectNow(t.shown[ids[i]])
	t.refreshMarks()
	t.drawFloats()
}

func (t *Table) arrowGap(d int) {
	n := len(t.board.Gaps)
	g := t.aim.hot.Gap - 1
	for k := 1; k <= n; k++ {
		i := ((g+d*k)%n + n) % n
		if len(t.moves.gaps[i]) > 0 {
			t.aim.hot = spot{Gap: 1 + i}
			break
		}
	}
	t.placeBoard()
	t.drawFloats()
}

// spotRect is where a spot is on the table.
func (t *Table) spotRect(s spot) rect {
	if s.Gap > 0 && s.Gap <= len(t.board.Gaps) {
		return t.look(t.board.Gaps[s.Gap-1])
	}
	if c := t.cards[s.Card]; c != nil {
		return c.at
	}
	b := t.bands.Board
	return rect{b.midX(), b.midY(), 1, 1}
}

func (t *Table) nearestSpot(from rect) spot {
	best, d := spot{}, float32(math.MaxFloat32)
	for _, s := range t.aim.spots {
		r := t.spotRect(s)
		dx, dy := r.midX()-from.midX(), r.midY()-from.midY()
		if n := dx*dx + dy*dy; n < d {
			best, d = s, n
		}
	}
	return best
}

// nearest is the index of the best rectangle from a place in a direction, -1 if
// none lies there: near ones first, straight ones before slanted ones.
func nearest(from rect, at []rect, dx, dy float32) int {
	best, score := -1, float32(math.MaxFloat32)
	for i, r := range at {
		x, y := r.midX()-from.midX(), r.midY()-from.midY()
		along, across := x*dx+y*dy, x*dy+y*dx
		if along <= 1 {
			continue
		}
		if across < 0 {
			across = -across
		}
		if n := along + 2.2*across; n < score {
			best, score = i, n
		}
	}
	return best
}
