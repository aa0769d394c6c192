package widgets

import (
	"cmp"
	"slices"

	"fyne.io/fyne/v2"

	"cantina/engine/game"
)

// Tab goes over what can be done, in the order in which it is read: the cards that can do something,
// the places to which one may be brought, the lines of a menu. After the last one, or where there is
// none, the keyboard leaves the table for what else there is: the search, the bar of a lesson. Shift
// turns it round.

// AcceptsTab implements fyne.Tabbable.
func (k *keys) AcceptsTab() bool { return true }

// tab goes on by a step: 1, or -1 back.
func (k *keys) tab(step int) {
	switch {
	case k.menu.up:
		k.arrow(0, float32(step))
		return
	case k.aim.card != 0 && len(k.aim.spots) > 0:
		k.tabSpot(step)
		return
	case len(k.moves.gaps) > 0:
		k.arrowGap(step)
		return
	}
	ids := k.inOrder()
	i := slices.Index(ids, k.focus.card)
	if i < 0 && step < 0 {
		i = len(ids)
	}
	if i += step; i >= 0 && i < len(ids) && (step > 0 || k.focus.card != 0) {
		k.ring(ids[i])
		return
	}
	k.dropFocus()
	k.house.yield(step)
}

// inOrder are the cards in sight that can do something: those of the hand, which one has come to play,
// and then those on the board, as they are read, row by row.
func (k *keys) inOrder() (ids []game.CardID) {
	for _, id := range k.moves.cards {
		if k.pack.cards[id] != nil {
			ids = append(ids, id)
		}
	}
	slices.SortStableFunc(ids, func(a, b game.CardID) int {
		x, y := k.pack.cards[a], k.pack.cards[b]
		if x.hand != y.hand {
			return map[bool]int{true: -1, false: 1}[x.hand]
		}
		return inReading(x.at, y.at)
	})
	return ids
}

// tabSpot goes to the next place where the card at hand may be brought, round and round.
func (k *keys) tabSpot(step int) {
	spots := slices.Clone(k.aim.spots)
	slices.SortStableFunc(spots, func(a, b spot) int { return inReading(k.eye.spotRect(a), k.eye.spotRect(b)) })
	i, n := slices.Index(spots, k.aim.hot), len(spots)
	if i < 0 && step < 0 {
		i = 0
	}
	k.touch.setHot(spots[(i+step+n)%n])
	k.eye.reveal(k.aim.hot.Card)
	k.house.floats()
}

// inReading compares two places as they are read: what does not lie beside another one lies before it
// or after it by its height, all else by its left edge.
func inReading(a, b rect) int {
	if d := a.midY() - b.midY(); d > min(a.H, b.H)/2 || d < -min(a.H, b.H)/2 {
		return cmp.Compare(a.midY(), b.midY())
	}
	return cmp.Compare(a.X, b.X)
}

// yield implements house.
func (t *Table) yield(step int) {
	c := fyne.CurrentApp().Driver().CanvasForObject(t)
	switch {
	case t.still || c == nil:
	case step < 0:
		c.FocusPrevious()
	default:
		c.FocusNext()
	}
}
