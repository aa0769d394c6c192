package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// A listing is a list that is gone through by keys: Enter chooses as Space does, Escape leaves,
// and the arrow goes up out of it.
type listing struct {
	widget.List
	escape, up func()
	chosen     func(widget.ListItemID)
	at         widget.ListItemID // the line under the keyboard
}

var _ fyne.Focusable = (*listing)(nil)

// newListing is a list of so many lines; none of them stays chosen.
func newListing(length func() int, create func() fyne.CanvasObject, update func(widget.ListItemID, fyne.CanvasObject), chosen func(widget.ListItemID)) *listing {
	l := &listing{chosen: chosen}
	l.Length, l.CreateItem, l.UpdateItem = length, create, update
	l.OnSelected = func(i widget.ListItemID) {
		l.at = i
		l.Unselect(i)
		l.chosen(i)
	}
	l.ExtendBaseWidget(l)
	return l
}

// first brings the keyboard to the first line.
func (l *listing) first() {
	for ; l.at > 0; l.at-- {
		l.List.TypedKey(&fyne.KeyEvent{Name: fyne.KeyUp})
	}
}

// TypedRune implements fyne.Focusable.
func (l *listing) TypedRune(r rune) {
	if r == ' ' {
		l.Select(l.at)
	}
}

// TypedKey implements fyne.Focusable.
func (l *listing) TypedKey(k *fyne.KeyEvent) {
	switch k.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		l.Select(l.at)
		return
	case fyne.KeySpace: // as a letter, which would else be written into what it opens
		return
	case fyne.KeyEscape:
		if l.escape != nil {
			l.escape()
		}
		return
	case fyne.KeyDown:
		l.at = max(min(l.at+1, l.Length()-1), 0)
	case fyne.KeyUp:
		if l.at == 0 && l.up != nil {
			l.up()
			return
		}
		l.at = max(l.at-1, 0)
	}
	l.List.TypedKey(k)
}
