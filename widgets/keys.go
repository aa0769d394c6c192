package widgets

import (
	"math"
	"slices"

	"fyne.io/fyne/v2"

	"cantina/engine/game"
)

// A focus is where the keyboard is.
type focus struct{ card game.CardID }

// keys is the keyboard at the table.
type keys struct {
	*tableau
	eye     *eye
	pack    *pack
	lens    *lens
	touch   *touch
	menu    *menu
	prompt  *prompt
	phases  *phases
	seats   *seats
	plate   *plate
	column  *column
	news    *news
	result  *result
	help    *help
	pointer *pointer

	last spot // where they brought a card the last time: there the next one may go, too
}

var (
	_ fyne.Focusable = (*keys)(nil)
	_ fyne.Tabbable  = (*keys)(nil)
)

// FocusGained implements fyne.Focusable.
func (k *keys) FocusGained() {}

// FocusLost implements fyne.Focusable.
func (k *keys) FocusLost() {}

// TypedRune answers the keys that are letters, figures and signs.
func (k *keys) TypedRune(r rune) {
	if k.view == nil {
		return
	}
	k.hurry()
	if k.news.skipBeats() {
		return
	}
	if k.actionKey(r) {
		return
	}
	u := k.bands.Board
	switch r {
	case 'k', 'K':
		k.column.openCoach()
	case '?':
		k.help.show(!k.help.up)
	case 'p', 'P':
		k.prompt.passNow()
	case '+', '=':
		k.eye.zoomBy(1.15, u.midX(), u.midY())
	case '-':
		k.eye.zoomBy(1/1.15, u.midX(), u.midY())
	case '0', 'à':
		k.eye.fit()
	case 'e', 'E':
		k.prompt.endTurn()
	case 'm', 'M':
		if c := k.pack.cards[k.focus.card]; c != nil {
			k.touch.openCardMenu(c.view, c.at.midX(), c.at.midY())
		}
	case 'f', 'F':
		k.phases.fullControl()
	case 'h', 'H':
		if k.view.Common && k.act.Look != nil {
			k.act.Look()
		}
	case 's', 'S':
		k.seats.sortHand()
	case 'c', 'C':
		k.column.fold()
	case 'b', 'B':
		k.plate.fold()
	case '/', 'a', 'A':
		k.column.seek(listTab)
	case 'l', 'L':
		k.column.seek(logTab)
	case 'j', 'J':
		k.column.nextPile()
	case ',':
		k.lens.scroll(1)
	case '.', ';':
		k.lens.scroll(-1)
	case 'o', 'O':
		if k.act.Orders != nil {
			k.act.Orders()
		}
	default:
		if n := digit(r); n > 0 {
			k.press(n)
		} else if k.act.Letter != nil {
			k.act.Letter(r)
		}
	}
}

// hurry tells that a key was pressed while the player has nothing to decide.
func (k *keys) hurry() {
	if k.act.Hurry != nil && (k.view.Prompt == nil || k.view.Decider != k.view.Seat) {
		k.act.Hurry()
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
func (k *keys) press(n int) {
	if k.menu.up {
		if n <= len(k.menu.opts) {
			k.choose(k.menu.opts[n-1])
		}
		return
	}
	bs := k.prompt.buttons()
	if numbers(bs) > 0 { // the number itself
		for _, b := range bs {
			if b.n == n {
				k.choose(b.opt)
				return
			}
		}
		return
	}
	if n <= len(bs) && len(bs) <= maxButtons && bs[n-1].cap == "" && (bs[n-1].opt != k.moves.pass || bs[n-1].do != nil) { // Pass and the like have keys of their own
		k.prompt.takeButton(&bs[n-1])
	}
}

// TypedKey answers the other keys.
func (k *keys) TypedKey(e *fyne.KeyEvent) {
	if k.view == nil {
		return
	}
	k.hurry()
	if k.news.skipBeats() {
		return
	}
	if k.help.up {
		k.help.show(false)
		return
	}
	switch e.Name {
	case fyne.KeyEscape:
		if !k.house.cancel() { // closes or gives up, and never passes
			k.dropFocus()
		}
	case fyne.KeySpace:
		if k.prompt.hold != nil {
			k.prompt.hold()
			return
		}
		if k.moves.usual >= 0 {
			k.choose(k.moves.usual)
		}
	case fyne.KeyReturn, fyne.KeyEnter:
		k.enter()
	case fyne.KeyLeft:
		k.arrow(-1, 0)
	case fyne.KeyRight:
		k.arrow(1, 0)
	case fyne.KeyUp:
		k.arrow(0, -1)
	case fyne.KeyDown:
		k.arrow(0, 1)
	case fyne.KeyTab:
		if shifted() {
			k.tab(-1)
		} else {
			k.tab(1)
		}
	case fyne.KeyHome:
		k.eye.fit()
	case fyne.KeyPageUp:
		k.column.scroll(60)
	case fyne.KeyPageDown:
		k.column.scroll(-60)
	case fyne.KeyF1:
		if k.act.OpenRule != nil {
			k.act.OpenRule(k.pointer.ruleHere())
		}
	}
}

// dropFocus hides the keyboard's ring.
func (k *keys) dropFocus() {
	if k.focus.card == 0 {
		return
	}
	k.focus = focus{}
	k.pack.refreshMarks()
	k.house.floats()
}

// enter chooses the focused card, or drops on the focused spot.
func (k *keys) enter() {
	switch {
	case k.result.of != nil && !k.menu.up && k.aim.card == 0 && k.focus.card == 0:
		k.result.close()
	case k.news.up && !k.menu.up && k.aim.card == 0 && k.focus.card == 0:
		k.news.drop()
	case k.menu.up:
		switch i := k.menu.picked; {
		case i >= 0 && i < len(k.menu.opts):
			k.choose(k.menu.opts[i])
		case i >= 0 && k.menu.example != nil:
			k.menu.example()
		}
	case k.aim.card != 0 && k.aim.lit[k.aim.hot]:
		at := k.eye.spotRect(k.aim.hot)
		k.last = k.aim.hot
		k.touch.drop(k.aim.hot, at.midX(), at.midY())
	case k.aim.card == 0 && k.aim.hot.Gap > 0:
		if o := k.moves.gaps[k.aim.hot.Gap-1]; len(o) > 0 {
			k.choose(o[0])
		}
	case k.focus.card != 0:
		c := k.pack.cards[k.focus.card]
		if c == nil {
			return
		}
		k.touch.pick(c.id, c.at.midX(), c.at.midY())
		if k.menu.up {
			k.menu.pick(0)
		} else if k.aim.card != 0 && len(k.aim.spots) > 0 {
			to := k.last
			if !k.aim.lit[to] {
				to = k.eye.nearestSpot(c.at)
			}
			k.touch.setHot(to)
			k.house.floats()
		}
	}
}

// arrow moves the keyboard: in a menu, among lit spots, among gaps to choose,
// or among the cards with options.
func (k *keys) arrow(dx, dy float32) {
	switch {
	case k.menu.up:
		n := len(k.menu.opts)
		if k.menu.example != nil {
			n++
		}
		if n > 0 {
			k.menu.pick((k.menu.picked + int(dx+dy) + n) % n)
		}
	case k.aim.card != 0 && len(k.aim.spots) > 0:
		at := make([]rect, len(k.aim.spots))
		for i, s := range k.aim.spots {
			at[i] = k.eye.spotRect(s)
		}
		if i := nearest(k.eye.spotRect(k.aim.hot), at, dx, dy); i >= 0 {
			k.touch.setHot(k.aim.spots[i])
			k.eye.reveal(k.aim.hot.Card)
			k.house.floats()
		}
	case len(k.moves.gaps) > 0:
		k.arrowGap(int(dx + dy))
	default:
		k.arrowCard(dx, dy)
	}
}

func (k *keys) arrowCard(dx, dy float32) {
	var ids []game.CardID
	var at []rect
	for _, id := range k.moves.cards {
		if c := k.pack.cards[id]; c != nil {
			ids, at = append(ids, id), append(at, c.at)
		}
	}
	if len(ids) == 0 {
		return
	}
	i := 0
	if was := slices.Index(ids, k.focus.card); was >= 0 { // else the ring is not in sight
		if i = nearest(at[was], at, dx, dy); i < 0 {
			return
		}
	}
	k.ring(ids[i])
}

// ring brings the keyboard to a card.
func (k *keys) ring(id game.CardID) {
	k.focus.card = id
	k.eye.reveal(id)
	k.lens.look(k.shown[id])
	k.pack.refreshMarks()
	k.house.floats()
}

func (k *keys) arrowGap(d int) {
	n := len(k.eye.row.Gaps)
	g := k.aim.hot.Gap - 1
	for far := 1; far <= n; far++ {
		i := ((g+d*far)%n + n) % n
		if len(k.moves.gaps[i]) > 0 {
			k.aim.hot = spot{Gap: 1 + i}
			break
		}
	}
	k.eye.place()
	k.house.floats()
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
